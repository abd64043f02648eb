import { expect, test } from 'vitest';
import { submissionKey } from './idempotency.js';
import { rejectionOf } from './rejections.js';

const refused = (name: string, ...codes: string[]) => ({ file: { name }, errors: codes.map((code) => ({ code })) });

test('says each reason in the words of the product', () => {
  expect(rejectionOf([refused('a.png', 'file-invalid-type')])).toBe(
    'File type must be one of .txt, .pdf, .doc, .docx, .rtf',
  );
  expect(rejectionOf([refused('a.pdf', 'file-too-large')])).toBe('File is larger than 10485760 bytes');
  expect(rejectionOf([refused('a.pdf', 'file-too-small')])).toBe('File is smaller than 1 bytes');
  expect(
    rejectionOf([refused('a.pdf', 'too-many-files'), refused('b.png', 'file-invalid-type', 'too-many-files')]),
  ).toBe('Too many files');
});

test('files that folders carry along are ignored', () => {
  expect(
    rejectionOf([refused('.DS_Store', 'file-invalid-type'), refused('Thumbs.db', 'file-invalid-type')]),
  ).toBeNull();
  expect(rejectionOf([refused('.DS_Store', 'file-invalid-type'), refused('a.pdf', 'file-too-large')])).toMatch(
    /^File is larger/,
  );
});

test('every submission has a name of its own', () => {
  const keys = new Set(Array.from({ length: 200 }, submissionKey));
  expect(keys.size).toBe(200);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
});
