import { useId } from 'react';
import { useDropzone } from 'react-dropzone';
import { MAX_UPLOAD_BYTES, UPLOAD_TYPES } from '../../contract/analyses.js';
import { Rich } from '../kit/rich.js';
import { rejectionOf } from './rejections.js';
import { uploadTexts as texts } from './texts.js';

const accept = Object.fromEntries(Object.entries(UPLOAD_TYPES).map(([type, endings]) => [type, [...endings]]));

/** Where a report is dropped or chosen. One file, of the accepted kinds, at most 10 MB. */
export function DropArea({
  inputId,
  describedBy,
  onFile,
  onReject,
}: {
  inputId: string;
  describedBy?: string;
  onFile: (file: File) => void;
  onReject: (words: string) => void;
}) {
  const { getRootProps, getInputProps, isDragActive, isDragAccept, isDragReject, isFocused, isFileDialogActive } =
    useDropzone({
      accept,
      multiple: false,
      noKeyboard: true,
      minSize: 1,
      maxSize: MAX_UPLOAD_BYTES,
      onDrop: ([file], refused) => {
        // Of several files the first would be taken: which one is meant is not for us to guess.
        const several = refused.some(({ errors }) => errors.some(({ code }) => code === 'too-many-files'));
        if (file && !several) return onFile(file);
        const words = rejectionOf(refused);
        if (words) onReject(words);
      },
    });
  const look = isDragReject ? 'rejected' : isDragAccept ? 'accepted' : isDragActive ? 'dragging' : '';
  const words = isDragReject
    ? texts.notReadable
    : isDragActive
      ? texts.letGo
      : isFileDialogActive
        ? texts.inWindow
        : null;
  const hintId = useId();
  return (
    <div
      {...getRootProps({
        className: `drop-area ${look}`,
        role: 'presentation',
        'data-focused': isFocused || undefined,
      })}
    >
      <input {...getInputProps({ id: inputId, 'aria-label': texts.input, tabIndex: -1 })} />
      <div className="drop-words">
        <svg className="drawn" viewBox="0 0 52 60" aria-hidden="true" style={{ stroke: 'var(--ink-2)' }}>
          <path d="M8 5H33L44 16V55H8Z" />
          <path d="M33 5V16H44" />
          <path d="M15 25H37M15 31H37M15 37H28" stroke="var(--line)" />
          <path d="M30 50.5V40.5M25.5 45 30 40.5 34.5 45" stroke="var(--teal)" strokeWidth="1.8" />
        </svg>
        <div>
          <p>
            {words ?? (
              <Rich
                text={texts.drop}
                parts={{
                  // Its click reaches the area around it, which opens the window.
                  choose: (label) => (
                    <button
                      type="button"
                      className="choose"
                      aria-describedby={describedBy ? `${describedBy} ${hintId}` : hintId}
                    >
                      {label}
                    </button>
                  ),
                }}
              />
            )}
          </p>
          <p className="quiet" id={hintId}>
            {texts.formats}
          </p>
        </div>
      </div>
    </div>
  );
}
