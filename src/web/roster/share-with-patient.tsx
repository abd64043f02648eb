import type { RosterPatient } from '../../contract/roster.js';
import { Button } from '../kit/button.js';
import { MarkLabel } from '../kit/marks.js';
import { useShares, useShareWithPatient } from './share-query.js';
import { shareTexts as texts } from './texts.js';

/** Lets a patient with a linked account read the analysis there, and takes that back. */
export function ShareWithPatient({ analysisId, patient }: { analysisId: number; patient: RosterPatient }) {
  const shares = useShares(analysisId).data;
  const share = useShareWithPatient(analysisId, patient.id);
  if (!shares) return null;
  const given = shares[0];
  return (
    <>
      {given && <MarkLabel mark="tick">{texts.shared}</MarkLabel>}
      <Button
        look="plain"
        pendingLabel={share.isPending && texts.pending}
        onClick={() => share.isPending || share.mutate(given?.id ?? null)}
      >
        {given ? texts.stop : texts.share}
      </Button>
    </>
  );
}
