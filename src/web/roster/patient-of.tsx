import { useState } from 'react';
import { Button } from '../kit/button.js';
import { Dialog } from '../kit/dialog.js';
import { showToast } from '../kit/toast-store.js';
import { PatientChoice } from './patient-choice.js';
import { useAssignPatient, usePatient } from './roster-query.js';
import { ShareWithPatient } from './share-with-patient.js';
import { assignTexts as texts } from './texts.js';
import './patient-of.css';

/** Whom a provider's analysis is about, and the dialog that assigns it. */
export function PatientOf({ analysisId, patientId }: { analysisId: number; patientId: number | null }) {
  const [open, setOpen] = useState(false);
  const patient = usePatient(patientId).data;
  return (
    <div className="patient-of">
      {patient && <span>{texts.of(patient.name)}</span>}
      <Button look="plain" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {patientId === null ? texts.assign : texts.change}
      </Button>
      {patient?.hasAccount && <ShareWithPatient analysisId={analysisId} patient={patient} />}
      {open && <AssignDialog analysisId={analysisId} patientId={patientId} onClose={() => setOpen(false)} />}
    </div>
  );
}

function AssignDialog(props: { analysisId: number; patientId: number | null; onClose: () => void }) {
  const [chosen, setChosen] = useState(props.patientId);
  const assign = useAssignPatient(props.analysisId, props.onClose);
  const submit = () => {
    if (chosen === null && props.patientId === null) {
      showToast({ title: texts.failed, text: texts.choose, failure: true });
      return;
    }
    if (!assign.isPending) assign.mutate(chosen);
  };
  return (
    <Dialog open title={texts.title} text={texts.text} onClose={props.onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <PatientChoice label={texts.label} optional={false} value={chosen} onChange={setChosen} />
        <div className="assign-acts">
          <Button type="submit" pendingLabel={assign.isPending && texts.pending}>
            {texts.submit}
          </Button>
          <Button look="plain" onClick={props.onClose}>
            {texts.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
