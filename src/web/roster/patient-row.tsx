import type { RosterPatient } from '../../contract/roster.js';
import { Button } from '../kit/button.js';
import { MarkLabel } from '../kit/marks.js';
import { unbroken } from '../kit/measures.js';
import { birthday } from './birthday.js';
import { consentTexts, rosterTexts as texts } from './texts.js';

type Act = 'edit' | 'remove' | 'consents';

/** One patient of the roster, with what can be done. */
export function PatientRow({ patient, onOpen }: { patient: RosterPatient; onOpen: (act: Act) => void }) {
  const act = (what: Act, words: string) => (
    <Button look="plain" aria-label={texts.actOn(words, patient.name)} onClick={() => onOpen(what)}>
      {words}
    </Button>
  );
  return (
    <li>
      <div>
        <b>{patient.name}</b>
        <p className="quiet">
          {patient.dateOfBirth ? texts.born(unbroken(birthday(patient.dateOfBirth))) : texts.noBirth}
          {patient.hasAccount && ` · ${texts.account}`}
        </p>
      </div>
      <div>
        <p className="contact">
          {patient.email} <span className="phone">{patient.phoneNumber}</span>
          {!patient.email && !patient.phoneNumber && texts.noContact}
        </p>
        <p className="quiet">{texts.reports(patient.totalReports)}</p>
      </div>
      <div className="consent-marks">
        <ConsentOf label={consentTexts.kinds.calls} given={patient.consentToCalls} />
        <ConsentOf label={consentTexts.kinds.emails} given={patient.consentToEmails} />
      </div>
      <div className="roster-acts">
        {act('consents', texts.consents)}
        {act('edit', texts.edit)}
        {act('remove', texts.remove)}
      </div>
    </li>
  );
}

function ConsentOf({ label, given }: { label: string; given: boolean }) {
  return (
    <MarkLabel mark={given ? 'tick' : 'wideRing'}>
      {label}
      <span className="hidden-label">: {given ? consentTexts.given : consentTexts.none}</span>
    </MarkLabel>
  );
}
