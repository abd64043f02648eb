import type { User } from '../../../contract/users.js';
import { StrengthMeter } from '../../account/strength-meter.js';
import { PlanPanel } from '../../billing/plan-panel.js';
import { usePageTitle } from '../../kit/page-title.js';
import { Settings } from '../../settings/settings.js';
import { settingsTexts } from '../../settings/texts.js';
import { MemberShell } from '../member-shell.js';
import { paths } from '../paths.js';

export default function SettingsPage({ user }: { user: User }) {
  usePageTitle(settingsTexts.title);
  return (
    <MemberShell user={user} crumb>
      <Settings
        user={user}
        meter={(id, password) => <StrengthMeter id={id} password={password} />}
        plan={<PlanPanel pricingPath={paths.pricing} />}
      />
    </MemberShell>
  );
}
