import { useState } from 'react';
import type { SharedAnalysis } from '../../../contract/share-links.js';
import { longDate, unbroken } from '../../kit/measures.js';
import { usePageTitle } from '../../kit/page-title.js';
import { ReadingView } from '../../reading/reading-view.js';
import { OpenShared } from '../../shared/open-shared.js';
import { sharedTexts as texts } from '../../shared/texts.js';
import { PageFoot, Shell, VisitorNav } from '../shell.js';

let taken: string | null = null;

/** The token behind the hash, taken out of the address at once: it is not kept in the history nor seen over a shoulder. */
function takeToken(): string | null {
  const token = location.hash.slice(1);
  if (token !== '') {
    taken = token;
    history.replaceState(history.state, '', location.pathname);
  }
  return taken;
}

/** An explanation that its owner shared by a link. */
export default function SharedPage() {
  const [token] = useState(takeToken);
  const [shared, setShared] = useState<SharedAnalysis | null>(null);
  usePageTitle(texts.pageTitle);
  return (
    <Shell header={<VisitorNav />} foot={<PageFoot />}>
      {shared ? (
        <ReadingView
          analysis={shared.analysisData}
          text={shared.reportText}
          when={texts.until(unbroken(longDate(new Date(shared.expiresAt))))}
          origin={texts.origin}
          level={1}
        />
      ) : (
        <OpenShared token={token} onOpened={setShared} />
      )}
    </Shell>
  );
}
