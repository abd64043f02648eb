import { type ReactNode, useId } from 'react';
import { Button } from '../kit/button.js';
import { figure } from '../kit/measures.js';
import { ownTexts as texts } from './texts.js';

/** More than a long hospital stay's papers; a longer text would make a phone wait. */
const LONGEST = 200_000;

interface OwnTextProps {
  text: string;
  onText: (text: string) => void;
  /** The button's wording while the text is read. */
  pending: string | false;
  onSubmit: () => void;
  children: ReactNode;
}

/** A box for a report of one's own; its text stays in this page. */
export function OwnText({ text, onText, pending, onSubmit, children }: OwnTextProps) {
  const id = useId();
  const tooLong = text.length > LONGEST;
  return (
    <form
      className="own-text"
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        if (!pending && text.trim() && !tooLong) onSubmit();
      }}
    >
      <label htmlFor={id}>{texts.label}</label>
      <textarea
        id={id}
        className="input"
        rows={9}
        value={text}
        spellCheck={false}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onText(event.target.value)}
      />
      <p className="quiet" id={`${id}-hint`}>
        {tooLong ? texts.tooLong(figure(text.length), figure(LONGEST)) : texts.note}
      </p>
      <p className="try-act">
        <Button type="submit" look="outlined" disabled={!text.trim() || tooLong} pendingLabel={pending}>
          {texts.submit}
        </Button>
      </p>
      {children}
    </form>
  );
}
