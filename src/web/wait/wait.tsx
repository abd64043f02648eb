import { STAGES } from '../../contract/analyses.js';
import { translate } from '../kit/language.js';
import { Mark } from '../kit/marks.js';
import { type Followed, overallPercent, sendingPercent } from './progress.js';
import { waitTexts as texts } from './texts.js';
import './wait.css';

interface WaitProps {
  /** The file's name, or what stands for pasted text. */
  name: string;
  /** Share of the file sent so far, 0 to 1; null once it is there, undefined where no file was sent. */
  sending: number | null | undefined;
  state: Followed;
  level: 1 | 2 | 3;
}

/** The wait: what has been done, what is being done, and the first words as soon as they exist. */
export function Wait({ name, sending, state, level }: WaitProps) {
  const file = sending !== undefined;
  const isSending = typeof sending === 'number';
  const percent = isSending ? sendingPercent(sending) : overallPercent(state, file);
  const stage = state.status === 'processing' ? state.stage : 'saving';
  const current = STAGES.findIndex((one) => one.id === stage);
  const title = state.status === 'processing' ? state.title : null;
  const steps = STAGES.map((one, i) => ({ id: one.id as string, label: translate(one.label), at: i })).filter(
    (one) => one.id !== 'queued' || (!isSending && stage === 'queued'),
  );
  const now = isSending ? texts.sending : translate(STAGES[current]?.label ?? '');
  const Heading = `h${level}` as 'h1' | 'h2' | 'h3';
  return (
    <div className="wait-frame">
      <div className="wait">
        <div>
          <ol className="stages" aria-label={texts.steps}>
            {file && <Step label={texts.sent} state={isSending ? 'now' : 'past'} />}
            {steps.map((step) => (
              <Step
                key={step.id}
                label={step.label}
                state={isSending || step.at > current ? 'ahead' : step.at === current ? 'now' : 'past'}
              />
            ))}
          </ol>
          <div
            className="wait-bar"
            role="progressbar"
            aria-label={texts.bar}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={percent}
            aria-valuetext={`${percent}%, ${now}`}
          >
            <span style={{ width: `${percent}%` }} />
          </div>
          <p className="percent">{percent}%</p>
          {!isSending && <p className="quiet leave">{texts.leave}</p>}
        </div>
        <div>
          <p className="quiet from">{name}</p>
          <div aria-live="polite">
            <Heading className="title">{title ?? `${now}...`}</Heading>
            {title && <p className="hidden-label">{now}</p>}
          </div>
          <div className="sheet-of-paper" aria-hidden="true" />
        </div>
      </div>
    </div>
  );
}

function Step({ label, state }: { label: string; state: 'past' | 'now' | 'ahead' }) {
  return (
    <li className={state} aria-current={state === 'now' ? 'step' : undefined}>
      <Mark name={state === 'past' ? 'tick' : state === 'now' ? 'waiting' : 'wideRing'} />
      <span>
        {label}
        {state === 'past' && <span className="hidden-label"> {texts.done}</span>}
      </span>
    </li>
  );
}
