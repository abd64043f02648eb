import { Loading } from '../kit/loading.js';
import { rememberedUser } from './session-backup.js';
import { Shell } from './shell.js';
import { frameTexts } from './texts.js';

/** While the server has not said who this is: the header as it will most likely be, and nothing of theirs. */
export function WaitingShell() {
  const remembered = rememberedUser();
  return (
    <Shell
      header={
        remembered && (
          <nav aria-label={frameTexts.you}>
            <span className="who">{frameTexts.hello(remembered.firstName)}</span>
          </nav>
        )
      }
    >
      <Loading />
    </Shell>
  );
}
