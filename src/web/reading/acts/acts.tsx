import { lazy, Suspense, useMemo, useState } from 'react';
import type { SubscriptionTier } from '../../../contract/users.js';
import { Button } from '../../kit/button.js';
import { showToast } from '../../kit/toast-store.js';
import { useReport } from '../report-context.js';
import { ReadingSection } from '../row.js';
import { downloadPdf, downloadText } from './save-file.js';
import { copiedText, spokenParts } from './spoken.js';
import { texts } from './texts.js';
import { useReadAloud } from './use-read-aloud.js';
import { WasItClear } from './was-it-clear.js';
import './acts.css';

const ShareDialog = lazy(() => import('./share-dialog.js'));

/** An analysis that the server keeps, as far as the acts need to know it. */
export interface Stored {
  id: number;
  tier: SubscriptionTier;
  /** Whether the reader owns it: nobody else shares it. */
  isOwn: boolean;
  /** Whether the reader is a patient, who may share it with a provider. */
  byPatient: boolean;
}

/** What one can do with an explanation; without a stored one only what the browser can do by itself. */
export function Acts({ stored, level }: { stored: Stored | undefined; level: 2 | 3 }) {
  return (
    <ReadingSection heading={texts.heading} level={level}>
      <div className="reading-acts no-print">
        <Listen />
        <Copy />
        <Button look="outlined" onClick={() => print()}>
          {texts.print}
        </Button>
        {stored && <Downloads stored={stored} />}
        {stored?.isOwn && <Share stored={stored} />}
      </div>
      {stored && <WasItClear id={stored.id} />}
    </ReadingSection>
  );
}

function Listen() {
  const { analysis, questions } = useReport();
  const parts = useMemo(() => spokenParts(analysis, questions), [analysis, questions]);
  const { can, reading, start, stop } = useReadAloud(parts);
  if (!can) return null;
  return (
    <Button look="outlined" aria-pressed={reading} onClick={reading ? stop : start}>
      {reading ? texts.stopListening : texts.listen}
    </Button>
  );
}

function Copy() {
  const { analysis, questions } = useReport();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(copiedText(analysis, questions));
      showToast(texts.copied);
    } catch {
      showToast({ ...texts.copyFailed, failure: true });
    }
  };
  return (
    <Button look="outlined" onClick={copy}>
      {texts.copy}
    </Button>
  );
}

function Downloads({ stored: { id, tier } }: { stored: Stored }) {
  const [preparing, setPreparing] = useState(false);
  const pdf = async () => {
    if (tier === 'free') {
      showToast({ title: texts.pdfNotFree, failure: true, action: { label: texts.upgrade, href: '/pricing' } });
      return;
    }
    setPreparing(true);
    await downloadPdf(id);
    setPreparing(false);
  };
  return (
    <>
      <Button look="outlined" pendingLabel={preparing && texts.downloadingPdf} onClick={pdf}>
        {texts.downloadPdf}
      </Button>
      <Button look="outlined" onClick={() => void downloadText(id)}>
        {texts.downloadText}
      </Button>
    </>
  );
}

function Share({ stored: { id, byPatient } }: { stored: Stored }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {texts.share}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ShareDialog id={id} withProviders={byPatient} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
