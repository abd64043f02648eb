import { MAX_PASTED_CHARACTERS } from '../../contract/analyses.js';
import { Button } from '../kit/button.js';
import { figure } from '../kit/measures.js';
import { showToast } from '../kit/toast-store.js';
import { refusalTexts, uploadTexts as texts } from './texts.js';
import '../kit/field.css';

/** Where a report's text is pasted. */
export function PasteArea({
  text,
  onText,
  onSubmit,
  pending,
}: {
  text: string;
  onText: (text: string) => void;
  onSubmit: (text: string) => void;
  pending: boolean;
}) {
  const submit = () => {
    if (text.trim() === '') {
      showToast({ ...refusalTexts.noText, failure: true });
      return;
    }
    onSubmit(text);
  };
  return (
    <form
      className="paste-area field"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label htmlFor="report-text">{texts.textLabel}</label>
      <textarea
        id="report-text"
        className="input"
        value={text}
        maxLength={MAX_PASTED_CHARACTERS}
        aria-describedby="report-text-count"
        placeholder={texts.textHint}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => onText(event.target.value)}
      />
      <div className="paste-foot">
        <span className="quiet" id="report-text-count">
          {texts.characters(text.length, figure(text.length))}
        </span>
        <Button type="submit" disabled={text === ''} pendingLabel={pending && texts.analyzing}>
          {texts.analyze}
        </Button>
      </div>
    </form>
  );
}
