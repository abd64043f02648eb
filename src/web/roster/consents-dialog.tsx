import { useId, useState } from 'react';
import type { ConsentKind, ConsentWay, RosterPatient } from '../../contract/roster.js';
import { Button } from '../kit/button.js';
import { Dialog } from '../kit/dialog.js';
import { MarkLabel } from '../kit/marks.js';
import { longDate, unbroken } from '../kit/measures.js';
import { wordsOf } from '../kit/request-error.js';
import { useConsents, useRecordConsent } from './roster-query.js';
import { consentTexts as texts } from './texts.js';

const kinds: readonly ConsentKind[] = ['calls', 'emails'];

/** What a patient has said about calls and e-mails, and the place to record it with how they said it. */
export function ConsentsDialog({ patient, onClose }: { patient: RosterPatient; onClose: () => void }) {
  const consents = useConsents(patient.id);
  const record = useRecordConsent(patient.id);
  const [how, setHow] = useState<ConsentWay>('in_person');
  const howId = useId();
  const ways = Object.entries(texts.ways) as [ConsentWay, string][];
  const isGiven = (kind: ConsentKind) => consents.data?.find((one) => one.kind === kind)?.given === true;
  return (
    <Dialog open title={texts.title(patient.name)} onClose={onClose}>
      {consents.isError && <p role="alert">{wordsOf(consents.error)}</p>}
      <div className="field consent-how">
        <label htmlFor={howId}>{texts.how}</label>
        <select id={howId} className="input" value={how} onChange={({ target }) => setHow(target.value as ConsentWay)}>
          {ways.map(([way, words]) => (
            <option key={way} value={way}>
              {words}
            </option>
          ))}
        </select>
      </div>
      {consents.data && (
        <ul className="consent-kinds">
          {kinds.map((kind) => (
            <li key={kind}>
              <div>
                <b>{texts.kinds[kind]}</b>
                <ConsentMark given={isGiven(kind)} />
              </div>
              <Button
                look="outlined"
                pendingLabel={record.isPending && record.variables.kind === kind && texts.recording}
                onClick={() => record.isPending || record.mutate({ kind, how, given: !isGiven(kind) })}
              >
                {isGiven(kind) ? texts.withdraw(kind) : texts.give(kind)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <h3 className="consent-history-title">{texts.history}</h3>
      {consents.data?.length === 0 && <p className="quiet">{texts.nothing}</p>}
      <ol className="consent-history">
        {consents.data?.map((one) => (
          <li key={one.id}>
            {texts.line(one.kind, one.given)}
            <span className="quiet">
              {` ${texts.ways[one.how]}, ${unbroken(longDate(new Date(one.recordedAt)))}, ${texts.by(one.recordedBy)}`}
            </span>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

function ConsentMark({ given }: { given: boolean }) {
  return <MarkLabel mark={given ? 'tick' : 'wideRing'}>{given ? texts.given : texts.none}</MarkLabel>;
}
