import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { MAX_QUESTION_CHARACTERS, MAX_QUESTIONS, type Question } from '../../../contract/questions.js';
import { Button } from '../../kit/button.js';
import { Mark } from '../../kit/marks.js';
import { questionTexts as texts } from '../texts.js';

type Change = (next: Question[] | null, said: string) => void;

/** What is typed as it is kept: one line. */
const bare = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The list to be changed: each question in a field, with buttons that move and remove it, and a field for a new one. */
export function EditQuestions({
  list,
  isOwn,
  onChange,
  onDone,
}: {
  list: Question[];
  /** Whether it differs from what we suggest. */
  isOwn: boolean;
  onChange: Change;
  onDone: () => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  const focusAfter = useFocusAfter(box);
  const has = (text: string, except = -1) =>
    list.some((one, at) => at !== except && one.text.toLowerCase() === text.toLowerCase());
  const move = (from: number, to: number) => {
    const next = [...list];
    const [moved] = next.splice(from, 1);
    if (!moved) return;
    next.splice(to, 0, moved);
    // The end of the list has no further to go: the other button is there.
    const up = to < from ? to > 0 : to === list.length - 1;
    focusAfter(`[data-at="${to}"] .${up ? 'up' : 'down'}`);
    onChange(next, texts.moved(to + 1, list.length));
  };
  const remove = (index: number) => {
    const left = list.length - 1;
    focusAfter(left > 0 ? `[data-at="${Math.min(index, left - 1)}"] .remove` : '.question-new');
    onChange(
      list.filter((_, at) => at !== index),
      texts.removed,
    );
  };
  return (
    <div className="edit-questions" ref={box}>
      <ol>
        {list.map((question, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a field stays where it is while its words are changed or moved
          <li key={index} data-at={index}>
            <OneQuestion
              question={question}
              number={index + 1}
              isTaken={(text) => has(text, index)}
              onWritten={(text) =>
                onChange(
                  list.map((one, at) => (at === index ? { ...one, text } : one)),
                  texts.changed,
                )
              }
            />
            <div className="question-acts">
              <IconButton
                name="up"
                label={texts.up(index + 1)}
                off={index === 0}
                onPress={() => move(index, index - 1)}
              />
              <IconButton
                name="down"
                label={texts.down(index + 1)}
                off={index === list.length - 1}
                onPress={() => move(index, index + 1)}
              />
              <IconButton name="remove" label={texts.remove(index + 1)} off={false} onPress={() => remove(index)} />
            </div>
          </li>
        ))}
      </ol>
      {list.length < MAX_QUESTIONS && (
        <NewQuestion
          isTaken={(text) => has(text)}
          onAdd={(text) => onChange([...list, { text, asked: false }], texts.added)}
        />
      )}
      <p className="reading-acts">
        <Button look="outlined" onClick={onDone}>
          {texts.done}
        </Button>
        {isOwn && (
          <Button look="plain" onClick={() => onChange(null, texts.restored)}>
            {texts.restore}
          </Button>
        )}
      </p>
    </div>
  );
}

/** After the next change of the list the focus goes where `selector` says: it never falls to the top of the page. */
function useFocusAfter(box: RefObject<HTMLElement | null>): (selector: string) => void {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    box.current?.querySelector<HTMLElement>(wanted.current)?.focus();
    wanted.current = null;
  });
  return (selector) => {
    wanted.current = selector;
  };
}

function OneQuestion({
  question,
  number,
  isTaken,
  onWritten,
}: {
  question: Question;
  number: number;
  isTaken: (text: string) => boolean;
  onWritten: (text: string) => void;
}) {
  const [typed, setTyped] = useState(question.text);
  const [kept, setKept] = useState(question.text);
  const [wrong, setWrong] = useState<string | null>(null);
  const id = useId();
  // Another question has come to this place, or the words were taken back.
  if (kept !== question.text) {
    setKept(question.text);
    setTyped(question.text);
    setWrong(null);
  }
  const finish = () => {
    const text = bare(typed);
    if (text === question.text) return setWrong(null);
    const problem = text === '' ? texts.empty : isTaken(text) ? texts.twice : null;
    setWrong(problem);
    if (!problem) onWritten(text);
  };
  return (
    <div className={wrong ? 'field wrong' : 'field'}>
      <label className="question-number" htmlFor={id}>
        {texts.question(number)}
      </label>
      <textarea
        id={id}
        className="input"
        rows={2}
        maxLength={MAX_QUESTION_CHARACTERS}
        value={typed}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? `${id}-error` : undefined}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={finish}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          finish();
        }}
      />
      {wrong && (
        <p className="field-error" id={`${id}-error`} role="alert">
          <Mark name="triangle" />
          {wrong}
        </p>
      )}
    </div>
  );
}

function NewQuestion({ isTaken, onAdd }: { isTaken: (text: string) => boolean; onAdd: (text: string) => void }) {
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const id = useId();
  const add = (event: FormEvent) => {
    event.preventDefault();
    const text = bare(typed);
    const problem = text === '' ? texts.empty : isTaken(text) ? texts.twice : null;
    setWrong(problem);
    if (problem) return;
    onAdd(text);
    setTyped('');
  };
  return (
    <form className={wrong ? 'field wrong' : 'field'} noValidate onSubmit={add}>
      <label htmlFor={id}>{texts.own}</label>
      <div className="question-add">
        <input
          id={id}
          className="input question-new"
          maxLength={MAX_QUESTION_CHARACTERS}
          value={typed}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? `${id}-error` : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" look="outlined">
          {texts.add}
        </Button>
      </div>
      {wrong && (
        <p className="field-error" id={`${id}-error`} role="alert">
          <Mark name="triangle" />
          {wrong}
        </p>
      )}
    </form>
  );
}

const icons = {
  up: 'M3 9.5 8 4.5l5 5',
  down: 'M3 6.5l5 5 5-5',
  remove: 'M3.5 3.5l9 9M12.5 3.5l-9 9',
} as const;

function IconButton({
  name,
  label,
  off,
  onPress,
}: {
  name: keyof typeof icons;
  label: string;
  off: boolean;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      className={`question-act ${name}`}
      aria-label={label}
      title={label}
      aria-disabled={off || undefined}
      onClick={() => off || onPress()}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={icons[name]} />
      </svg>
    </button>
  );
}
