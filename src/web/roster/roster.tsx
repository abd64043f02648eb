import { useEffect, useRef, useState } from 'react';
import type { RosterPatient } from '../../contract/roster.js';
import { Button } from '../kit/button.js';
import { Field } from '../kit/field.js';
import { Loading } from '../kit/loading.js';
import { figure } from '../kit/measures.js';
import { wordsOf } from '../kit/request-error.js';
import { useSettled } from '../kit/use-settled.js';
import { ConsentsDialog } from './consents-dialog.js';
import { MergeCandidates } from './merge-candidates.js';
import { PatientForm } from './patient-form.js';
import { PatientRow } from './patient-row.js';
import { RemoveDialog } from './remove-dialog.js';
import { PAGE_SIZE, usePatientCounts, usePatients, useRestorePatient } from './roster-query.js';
import { consentTexts, removeTexts, rosterTexts as texts } from './texts.js';
import './roster.css';

/** What is open above the list. */
type Open = { what: 'add' } | { what: 'edit' | 'remove' | 'consents'; patient: RosterPatient };

/** Who was removed a moment ago, and until when that can be undone. */
interface Removed {
  id: number;
  note: string;
  until: string;
}

/** A provider's patients: counted, searched, added, changed, removed; with what they have consented to. */
export function Roster() {
  const [typed, setTyped] = useState('');
  const search = useSettled(typed);
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState<Open | null>(null);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const counts = usePatientCounts(search).data;
  const close = () => setOpen(null);
  return (
    <div className="roster">
      <div className="roster-head">
        <div>
          <h1 className="title">{texts.title}</h1>
          <p className="read">{texts.intro}</p>
        </div>
        <Button onClick={() => setOpen({ what: 'add' })}>{texts.add}</Button>
      </div>
      <dl className="roster-counts" aria-label={texts.counters}>
        <Counter label={texts.total} count={counts?.total} />
        <Counter label={texts.withPhone} count={counts?.withPhone} />
        <Counter label={texts.withEmail} count={counts?.withEmail} />
      </dl>
      <MergeCandidates />
      {removed && <Undo key={removed.id} {...removed} onOver={() => setRemoved(null)} />}
      <div className="roster-search">
        <Field
          id="roster-search"
          type="search"
          label={texts.search}
          value={typed}
          autoComplete="off"
          onChange={({ target }) => {
            setTyped(target.value);
            setPage(1);
          }}
        />
        <p className="quiet" role="status">
          {search.trim() !== '' && counts && texts.found(counts.matching)}
        </p>
      </div>
      <Patients search={search} page={page} onPage={setPage} matching={counts?.matching ?? 0} onOpen={setOpen} />
      <aside className="roster-notes" aria-labelledby="consent-notes">
        <h2 className="section-title" id="consent-notes">
          {consentTexts.notesTitle}
        </h2>
        <ul>
          {consentTexts.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </aside>
      {open?.what === 'add' && <PatientForm patient={null} onClose={close} />}
      {open?.what === 'edit' && <PatientForm patient={open.patient} onClose={close} />}
      {open?.what === 'consents' && <ConsentsDialog patient={open.patient} onClose={close} />}
      {open?.what === 'remove' && (
        <RemoveDialog
          patient={open.patient}
          onClose={close}
          onRemoved={({ id, name }, { unlinkedAnalyses, undoUntil }) =>
            setRemoved({ id, note: removeTexts.note(name, unlinkedAnalyses), until: undoUntil })
          }
        />
      )}
    </div>
  );
}

function Counter({ label, count }: { label: string; count: number | undefined }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{count === undefined ? '–' : figure(count)}</dd>
    </div>
  );
}

/** Stays on the page while the removal can be undone. */
function Undo({ id, note, until, onOver }: Removed & { onOver: () => void }) {
  const restore = useRestorePatient(onOver);
  const over = useRef(onOver);
  over.current = onOver;
  useEffect(() => {
    const timer = setTimeout(() => over.current(), new Date(until).getTime() - Date.now());
    return () => clearTimeout(timer);
  }, [until]);
  return (
    <p className="roster-undo" role="status">
      <span>{note}</span>
      <Button look="plain" pendingLabel={restore.isPending && removeTexts.undoing} onClick={() => restore.mutate(id)}>
        {removeTexts.undo}
      </Button>
    </p>
  );
}

function Patients(props: {
  search: string;
  page: number;
  matching: number;
  onPage: (page: number) => void;
  onOpen: (open: Open) => void;
}) {
  const { search, page, matching, onPage, onOpen } = props;
  const list = usePatients(search, page);
  if (list.isPending) return <Loading />;
  if (list.isError) {
    return (
      <div role="alert">
        <p>{`${texts.loadFailed} ${wordsOf(list.error)}`}</p>
        <Button look="outlined" onClick={() => list.refetch()}>
          {texts.again}
        </Button>
      </div>
    );
  }
  if (list.data.length === 0) return <Nobody search={search} />;
  const pages = Math.ceil(matching / PAGE_SIZE);
  return (
    <>
      <ul className="roster-list" aria-label={texts.list}>
        {list.data.map((patient) => (
          <PatientRow key={patient.id} patient={patient} onOpen={(what) => onOpen({ what, patient })} />
        ))}
      </ul>
      {pages > 1 && (
        <nav className="roster-acts" aria-label={texts.pages}>
          <Button look="outlined" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            {texts.earlier}
          </Button>
          <span>{texts.page(page, pages)}</span>
          <Button look="outlined" disabled={page >= pages} onClick={() => onPage(page + 1)}>
            {texts.later}
          </Button>
        </nav>
      )}
    </>
  );
}

function Nobody({ search }: { search: string }) {
  return (
    <div className="roster-empty">
      {search.trim() === '' ? (
        <>
          <h2>{texts.emptyTitle}</h2>
          <p className="read">{texts.emptyText}</p>
        </>
      ) : (
        <p className="read">{texts.noneFound(search.trim())}</p>
      )}
    </div>
  );
}
