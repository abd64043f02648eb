import { type ReactNode, useId, useState } from 'react';
import { Link } from 'wouter';
import { Button, buttonClass } from '../kit/button.js';
import { Mark } from '../kit/marks.js';
import { Tabs } from '../kit/tabs.js';
import { DropArea } from './drop-area.js';
import { PasteArea } from './paste-area.js';
import { type Accepted, isLimit, submissionFailure, useSubmitReport } from './submit-report.js';
import { refusalTexts, uploadTexts as texts } from './texts.js';
import './upload-panel.css';

export interface UploadProblem {
  title: string;
  words: string;
  /** The allowance is used up: another file would not help. */
  limit?: boolean;
}

interface UploadPanelProps {
  onAccepted: (accepted: Accepted) => void;
  /** The file on its way and the share of it sent; null when nothing is. */
  onSending: (sending: { name: string; share: number } | null) => void;
  /** Why the analysis that was submitted last failed: shown here, where the next try is made. */
  failure: UploadProblem | null;
  /** Whom the report is about, on the provider's roster; null is nobody. */
  patientId?: number | null;
  /** Where that is chosen: above the file and above the text. */
  patientChoice?: ReactNode;
  onDismissFailure: () => void;
}

type Way = 'file' | 'text';

/** The two ways to give a report: a file, or its text. */
export function UploadPanel({ onAccepted, onSending, failure, onDismissFailure, ...of }: UploadPanelProps) {
  const { patientId = null, patientChoice } = of;
  const [way, setWay] = useState<Way>('file');
  const [text, setText] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const inputId = useId();
  const alertId = useId();
  const submit = useSubmitReport((accepted) => {
    onSending(null);
    if (!accepted.file) setText('');
    onAccepted(accepted);
  });

  const problem: UploadProblem | null = refused
    ? { title: refusalTexts.thisFile, words: refused }
    : submit.isError
      ? {
          title: isLimit(submit.error)
            ? refusalTexts.limit
            : submit.variables.kind === 'file'
              ? refusalTexts.upload
              : refusalTexts.text,
          words: submissionFailure(submit.error, submit.variables.kind),
          limit: isLimit(submit.error),
        }
      : failure;

  const clear = () => {
    setRefused(null);
    submit.reset();
    onDismissFailure();
  };
  const sendFile = (file: File) => {
    clear();
    onSending({ name: file.name, share: 0 });
    submit.mutate(
      { kind: 'file', file, patientId, onProgress: (share) => onSending({ name: file.name, share }) },
      { onError: () => onSending(null) },
    );
  };

  return (
    <div className="upload">
      <Tabs
        label={texts.ways}
        value={way}
        onChange={setWay}
        tabs={[
          {
            value: 'file',
            label: texts.file,
            panel: (
              <>
                <Problem
                  id={alertId}
                  problem={problem}
                  onOther={() => document.getElementById(inputId)?.click()}
                  onPaste={() => setWay('text')}
                />
                {patientChoice}
                <DropArea
                  inputId={inputId}
                  describedBy={problem ? alertId : undefined}
                  onFile={sendFile}
                  onReject={(words) => {
                    clear();
                    setRefused(words);
                  }}
                />
              </>
            ),
          },
          {
            value: 'text',
            label: texts.paste,
            panel: (
              <>
                <Problem id={alertId} problem={problem} />
                {patientChoice}
                <PasteArea
                  text={text}
                  onText={setText}
                  pending={submit.isPending}
                  onSubmit={(pasted) => {
                    clear();
                    submit.mutate({ kind: 'text', text: pasted, patientId });
                  }}
                />
              </>
            ),
          },
        ]}
      />
    </div>
  );
}

function Problem({
  id,
  problem,
  onOther,
  onPaste,
}: {
  id: string;
  problem: UploadProblem | null;
  onOther?: () => void;
  onPaste?: () => void;
}) {
  if (!problem) return null;
  return (
    <div className="inline-alert" role="alert" id={id}>
      <Mark name="triangle" />
      <div>
        <b>{problem.title}</b>
        <p>{problem.words}</p>
        {problem.limit && (
          <div className="acts">
            <Link className={buttonClass('outlined')} href="/pricing">
              {texts.upgrade}
            </Link>
          </div>
        )}
        {!problem.limit && (onOther || onPaste) && (
          <div className="acts">
            {onOther && (
              <Button look="outlined" onClick={onOther}>
                {texts.otherFile}
              </Button>
            )}
            {onPaste && (
              <Button look="plain" onClick={onPaste}>
                {texts.paste}
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
