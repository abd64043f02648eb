import type { User } from '../../../contract/users.js';
import { typeTexts } from '../../account/texts.js';
import { TypePicker } from '../../account/type-picker.js';
import { usePageTitle } from '../../kit/page-title.js';
import { MemberNav } from '../member-nav.js';
import { PageFoot, Shell } from '../shell.js';

export default function ChooseTypePage({ user }: { user: User }) {
  usePageTitle(typeTexts.title);
  return (
    <Shell header={<MemberNav user={user} />} foot={<PageFoot />}>
      <TypePicker />
    </Shell>
  );
}
