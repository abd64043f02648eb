import { MAX_UPLOAD_BYTES, UPLOAD_TYPES } from '../../contract/analyses.js';

/** Files a folder carries along that nobody means to send. */
const IGNORED = new Set(['.DS_Store', 'Thumbs.db']);

export const ACCEPTED_ENDINGS = Object.values(UPLOAD_TYPES).flat();

/** The words for why the drop area refuses a file, by its reason's code. */
export function rejectionWords(code: string): string {
  switch (code) {
    case 'file-invalid-type':
      return `File type must be one of ${ACCEPTED_ENDINGS.join(', ')}`;
    case 'file-too-large':
      return `File is larger than ${MAX_UPLOAD_BYTES} bytes`;
    case 'file-too-small':
      return 'File is smaller than 1 bytes';
    default:
      return 'Too many files';
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
