import { MAX_PASTED_CHARACTERS } from '../../contract/analyses.js';
import { Button } from '../kit/button.js';
import { showToast } from '../kit/toast-store.js';
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
      showToast({
        title: 'No text provided',
        text: 'Please enter your medical report text before submitting.',
        failure: true,
      });
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
      <label htmlFor="report-text">Your report’s text</label>
      <textarea
        id="report-text"
        className="input"
        value={text}
        maxLength={MAX_PASTED_CHARACTERS}
        aria-describedby="report-text-count"
        placeholder="Paste the text of your report here."
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => onText(event.target.value)}
      />
      <div className="paste-foot">
        <span className="quiet" id="report-text-count">
          {text.length.toLocaleString('en-US')} {text.length === 1 ? 'character' : 'characters'}
        </span>
        <Button type="submit" disabled={text === ''} pendingLabel={pending && 'Analyzing...'}>
          Analyze Text
        </Button>
      </div>
    </form>
  );
}
