import { useEffect, useRef } from 'react';
import { PRODUCT_SLUG } from '../../contract/product.js';
import { Button } from '../kit/button.js';
import { saveBlob } from '../kit/save-blob.js';
import { showToast } from '../kit/toast-store.js';
import { settingsTexts, twoStepTexts as texts } from './texts.js';

/** New recovery codes, shown this once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      showToast({ title: texts.copied });
    } catch {
      showToast({ title: settingsTexts.failed, text: texts.copyFailed, failure: true });
    }
  };
  const download = () =>
    saveBlob(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }), texts.fileName(PRODUCT_SLUG));
  return (
    <div className="recovery-codes">
      <h3 tabIndex={-1} ref={heading}>
        {texts.codesTitle}
      </h3>
      <p>{texts.codesText}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p className="settings-acts">
        <Button look="outlined" onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <Button look="outlined" onClick={download}>
          {texts.download}
        </Button>
        <Button onClick={onKept}>{texts.kept}</Button>
      </p>
    </div>
  );
}
