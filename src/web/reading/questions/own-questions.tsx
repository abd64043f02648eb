import { type ReactNode, useId, useRef, useState } from 'react';
import { MAX_QUESTIONS, type Question } from '../../../contract/questions.js';
import { Button } from '../../kit/button.js';
import { wordsOf } from '../../kit/request-error.js';
import { sentencesOf } from '../citations.js';
import { useReport } from '../report-context.js';
import { Said } from '../said.js';
import { questionTexts as texts } from '../texts.js';
import { EditQuestions } from './edit-questions.js';
import { useKeepQuestions } from './question-list.js';
import './own-questions.css';

/** The reader's questions for the doctor: to be ticked when asked, and changed as they like. */
export default function OwnQuestions({
  id,
  questions,
  print,
}: {
  id: number;
  questions: Question[] | null;
  print: ReactNode;
}) {
  const { analysis } = useReport();
  const keep = useKeepQuestions(id);
  const [editing, setEditing] = useState(false);
  const [undo, setUndo] = useState<{ said: string; before: Question[] | null } | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const suggested = analysis.questions.map((text): Question => ({ text, asked: false }));
  const list = questions ?? suggested;
  const change = (next: Question[] | null, said: string) => {
    setUndo({ said, before: questions });
    keep.change(next);
  };
  const takeBack = () => {
    if (!undo) return;
    keep.change(undo.before);
    setUndo({ said: texts.undone, before: questions });
  };
  return (
    <>
      {editing ? (
        <EditQuestions
          list={list}
          isOwn={questions !== null}
          onChange={change}
          onDone={() => {
            setEditing(false);
            requestAnimationFrame(() => opener.current?.focus());
          }}
        />
      ) : (
        <>
          <ol className="doctor-questions tickable">
            {list.map((question, index) => (
              <Asked
                key={question.text}
                question={question}
                onTick={(asked) =>
                  change(
                    list.map((one, at) => (at === index ? { ...one, asked } : one)),
                    asked ? texts.ticked : texts.unticked,
                  )
                }
              />
            ))}
          </ol>
          {list.length === 0 && <p className="read">{texts.none}</p>}
        </>
      )}
      <div className="questions-said no-print">
        <p role="status">
          {undo?.said} {undo && !keep.isSaving && !keep.error && <span className="quiet">{texts.saved}</span>}
        </p>
        {undo && (
          <Button look="plain" onClick={takeBack}>
            {texts.undo}
          </Button>
        )}
      </div>
      {keep.error && (
        <p className="questions-failed no-print" role="alert">
          {texts.notSaved} {wordsOf(keep.error)}{' '}
          <Button look="plain" pendingLabel={keep.isSaving && texts.saving} onClick={keep.again}>
            {texts.again}
          </Button>
        </p>
      )}
      {!editing && (
        <p className="reading-acts no-print">
          <Button look="outlined" ref={opener} onClick={() => setEditing(true)}>
            {texts.edit}
          </Button>
          {print}
        </p>
      )}
      {list.length >= MAX_QUESTIONS && editing && <p className="quiet">{texts.full}</p>}
    </>
  );
}

/** A question with its tick, which is named by the interface's word and the question, each in its own language. */
function Asked({ question, onTick }: { question: Question; onTick: (asked: boolean) => void }) {
  const id = useId();
  return (
    <li className={question.asked ? 'asked' : undefined}>
      <QuestionText id={`${id}question`} text={question.text} />
      <Tick id={id} question={question} onTick={onTick} />
    </li>
  );
}

/** A question that stands on the report keeps its line; one's own is only said. */
function QuestionText({ id, text }: { id: string; text: string }) {
  const { analysis, citations } = useReport();
  const at = analysis.questions.indexOf(text);
  return (
    <div id={id}>{at < 0 ? text : <Said className="" sentences={sentencesOf(citations, 'questions', at, text)} />}</div>
  );
}

function Tick({ id, question, onTick }: { id: string; question: Question; onTick: (asked: boolean) => void }) {
  const [shown, setShown] = useState(question.asked);
  const [kept, setKept] = useState(question.asked);
  // Ticked at once; what the list says afterwards counts.
  if (kept !== question.asked) {
    setKept(question.asked);
    setShown(question.asked);
  }
  return (
    <label className="tick" htmlFor={id}>
      <input
        id={id}
        type="checkbox"
        checked={shown}
        aria-labelledby={`${id}word ${id}question`}
        onChange={(event) => {
          setShown(event.target.checked);
          onTick(event.target.checked);
        }}
      />
      <span id={`${id}word`}>{texts.asked}</span>
    </label>
  );
}
