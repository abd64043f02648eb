import { useId, useState } from 'react';
import type { RosterPatient } from '../../contract/roster.js';
import { useSettled } from '../kit/use-settled.js';
import { birthday } from './birthday.js';
import { usePatient, usePatients } from './roster-query.js';
import { choiceTexts as texts } from './texts.js';
import '../kit/field.css';

/** A list longer than this is not scrolled through: it is searched. */
const LISTED = 100;

/** One patient of the roster, or none. */
export function PatientChoice({
  value,
  onChange,
  label = texts.label,
  optional = true,
}: {
  value: number | null;
  onChange: (id: number | null) => void;
  label?: string;
  optional?: boolean;
}) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const search = useSettled(typed);
  const { data: listed = [] } = usePatients(search, 1, LISTED);
  // Whoever is chosen stays in the list, also where a search does not find them.
  const chosen = usePatient(value).data;
  const options = chosen && !listed.some((one) => one.id === chosen.id) ? [chosen, ...listed] : listed;
  return (
    <div className="field patient-choice">
      <label htmlFor={id}>
        {label} {optional && <span className="optional">{texts.optional}</span>}
      </label>
      {(listed.length === LISTED || typed !== '') && (
        <input
          type="search"
          className="input"
          aria-label={texts.search}
          placeholder={texts.search}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <select
        id={id}
        className="input"
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{texts.none}</option>
        {options.map((patient) => (
          <option key={patient.id} value={patient.id}>
            {named(patient)}
          </option>
        ))}
      </select>
    </div>
  );
}

const named = ({ name, dateOfBirth }: RosterPatient) =>
  dateOfBirth ? `${name}, ${texts.born(birthday(dateOfBirth))}` : name;
