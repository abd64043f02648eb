import { MAX_UPLOAD_BYTES, UPLOAD_TYPES } from '../../contract/analyses.js';
import { refusalTexts as texts } from './texts.js';

/** Files a folder carries along that nobody means to send. */
const IGNORED = new Set(['.DS_Store', 'Thumbs.db']);

export const ACCEPTED_ENDINGS = Object.values(UPLOAD_TYPES).flat();

/** The words for why the drop area refuses a file, by its reason's code. */
export function rejectionWords(code: string): string {
  switch (code) {
    case 'file-invalid-type':
      return texts.type(ACCEPTED_ENDINGS.join(', '));
    case 'file-too-large':
      return texts.larger(MAX_UPLOAD_BYTES);
    case 'file-too-small':
      return texts.smaller(1);
    default:
      return texts.tooMany;
  }
}

/** What to say about refused files: null where every one of them is only ignored. */
export function rejectionOf(
  refused: readonly { file: { name: string }; errors: readonly { code: string }[] }[],
): string | null {
  const real = refused.filter((one) => !IGNORED.has(one.file.name));
  const codes = new Set(real.flatMap((one) => one.errors.map((error) => error.code)));
  if (codes.size === 0) return null;
  // Several files at once are refused together: only that is worth saying.
  if (codes.has('too-many-files')) return rejectionWords('too-many-files');
  return [...codes].map(rejectionWords).join('. ');
}
