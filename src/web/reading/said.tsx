import { type CSSProperties, Fragment, type ReactNode, useId, useRef, useState } from 'react';
import { InlineButton } from '../kit/inline-button.js';
import { languageStore } from '../kit/language.js';
import { CloseIcon } from '../kit/marks.js';
import type { CitedSentence } from './citations.js';
import { isLit, useLit } from './lit.js';
import { useReport } from './report-context.js';
import { lineNumbers, lineShort, lineWords } from './report-lines.js';
import { readingTexts as texts } from './texts.js';
import { type FoundWord, termHeading } from './words.js';
import './said.css';

type Tag = 'p' | 'h1' | 'h2' | 'h3' | 'h4' | 'dd' | 'div';

interface SaidProps {
  sentences: readonly CitedSentence[];
  as?: Tag;
  className?: string;
  id?: string;
  children?: ReactNode;
}

/** A number and its unit never part over two lines. */
const unbroken = (text: string) =>
  text.replace(/(\d) (?=(?:mm|cm|m|kg|mg|mcg|g|mL|dL|L|ng|pg|mmol|U|IU|mIU|mEq|%|am|pm)\b)/g, '$1\u00a0');

interface OpenWord extends FoundWord {
  key: string;
  /** Where the notch under the word stands, in pixels from the left edge of the text. */
  at: number;
}

/**
 * Written sentences as one run of text: each can be touched to light its lines, each medical word opens its meaning
 * below the run.
 */
export function Said({ sentences, as: Tag = 'p', className = 'read', id, children }: SaidProps) {
  const [open, setOpen] = useState<OpenWord | null>(null);
  const { findWords } = useReport();
  const meaningId = useId();
  const box = useRef<HTMLElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  const seen = new Set<string>();
  const close = () => {
    setOpen(null);
    opener.current?.focus();
  };
  const toggle = (word: FoundWord, key: string, button: HTMLElement) => {
    opener.current = button;
    const left = (button.getClientRects()[0]?.left ?? 0) - (box.current?.getBoundingClientRect().left ?? 0);
    const width = button.getClientRects()[0]?.width ?? 0;
    setOpen(open?.key === key ? null : { ...word, key, at: Math.max(4, left + width / 2 - 6) });
  };
  const text = (
    <Tag className={className} id={id} lang="en" ref={box as never}>
      {sentences.map((sentence, i) => (
        <Fragment key={sentence.key}>
          {i > 0 && ' '}
          <Sentence
            sentence={sentence}
            words={Tag === 'h1' ? [] : findWords(sentence.text, seen)}
            open={open?.key ?? null}
            meaningId={meaningId}
            onWord={toggle}
          />
        </Fragment>
      ))}
      {children}
      {Tag === 'dd' && open && <Meaning id={meaningId} word={open} onClose={close} />}
    </Tag>
  );
  if (Tag === 'dd') return text;
  return (
    <>
      {text}
      {open && <Meaning id={meaningId} word={open} onClose={close} />}
    </>
  );
}

function Meaning({ id, word, onClose }: { id: string; word: OpenWord; onClose: () => void }) {
  return (
    <div
      className="meaning"
      id={id}
      role="note"
      style={{ '--at': `${word.at}px` } as CSSProperties}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <span lang="en">
        <b>{termHeading(word.term)}:</b> {word.meaning}
      </span>
      <button type="button" className="icon-button" aria-label={texts.closeMeaning(word.term)} onClick={onClose}>
        <CloseIcon />
      </button>
    </div>
  );
}

function Sentence({
  sentence,
  words,
  open,
  meaningId,
  onWord,
}: {
  sentence: CitedSentence;
  words: FoundWord[];
  open: string | null;
  meaningId: string;
  onWord: (word: FoundWord, key: string, button: HTMLElement) => void;
}) {
  const { lines } = useReport();
  const { lit, lightSentence } = useLit();
  const numbers = lineNumbers(lines, sentence.sources);
  const cited = numbers.length > 0;
  const on = cited && isLit(lit, sentence);
  const chosen = on && lit.sentence === sentence.key;
  const parts: ReactNode[] = [];
  let from = 0;
  words.forEach((word, i) => {
    const key = `${sentence.key}-${i}`;
    parts.push(unbroken(sentence.text.slice(from, word.start)));
    parts.push(
      <InlineButton
        key={key}
        className="word"
        aria-expanded={open === key}
        aria-controls={open === key ? meaningId : undefined}
        onPress={(element) => onWord(word, key, element)}
      >
        {sentence.text.slice(word.start, word.end)}
      </InlineButton>,
    );
    from = word.end;
  });
  parts.push(unbroken(sentence.text.slice(from)));
  const light = () => {
    if (!getSelection()?.toString()) lightSentence(sentence);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the line number after it is the control; touching the words is a short cut */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the same, by keyboard it is the line number */}
      <span
        className={`sentence${cited ? ' cited' : ''}${on ? ' lit' : ''}`}
        data-key={sentence.key}
        data-chosen={chosen || undefined}
        onClick={cited ? light : undefined}
      >
        {parts}
      </span>
      {cited && (
        <>
          {/* a word joiner: the number never stands alone on the next line */}
          {'\u2060'}
          <InlineButton
            className="line-link"
            lang={languageStore.current()}
            aria-label={texts.source(lineWords(numbers))}
            onPress={() => lightSentence(sentence)}
          >
            {lineShort(numbers)}
          </InlineButton>
        </>
      )}
    </>
  );
}
