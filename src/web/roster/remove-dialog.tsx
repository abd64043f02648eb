import type { RosterPatient } from '../../contract/roster.js';
import { Button } from '../kit/button.js';
import { Dialog } from '../kit/dialog.js';
import { type Removal, useRemovePatient } from './roster-query.js';
import { removeTexts as texts } from './texts.js';

/** Says what deleting a patient does to their analyses, then does it. */
export function RemoveDialog({
  patient,
  onRemoved,
  onClose,
}: {
  patient: RosterPatient;
  onRemoved: (patient: RosterPatient, removal: Removal) => void;
  onClose: () => void;
}) {
  const remove = useRemovePatient((removed, removal) => {
    onRemoved(removed, removal);
    onClose();
  });
  return (
    <Dialog
      open
      title={texts.title(patient.name)}
      text={`${texts.linked(patient.totalReports)} ${texts.ends}`}
      onClose={onClose}
    >
      <div className="roster-acts">
        <Button pendingLabel={remove.isPending && texts.pending} onClick={() => remove.mutate(patient)}>
          {texts.confirm}
        </Button>
        <Button look="plain" onClick={onClose}>
          {texts.keep}
        </Button>
      </div>
    </Dialog>
  );
}
