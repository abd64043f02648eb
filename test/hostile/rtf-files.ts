import { type HostileFile, randomBytes } from './types.js';

const latin1 = (text: string) => Buffer.from(text, 'latin1');

/** RTF files that are broken, endless or without words. */
export const RTF_FILES: HostileFile[] = [
  { what: 'header only', name: 'report.rtf', bytes: () => latin1('{\\rtf1'), code: 'damaged', says: /RTF file is damaged/ },
  { what: 'cut off in its font table', name: 'report.rtf', bytes: () => latin1('{\\rtf1\\ansi{\\fonttbl{\\f0 Times New Ro'), code: 'damaged', says: /damaged/ },
  { what: '100,000 nested groups', name: 'report.rtf', bytes: () => latin1(`{\\rtf1 ${'{'.repeat(100_000)}x${'}'.repeat(100_000)}}`), code: 'damaged', says: /damaged/ },
  { what: 'binary data that says it is 2 GB', name: 'report.rtf', bytes: () => latin1('{\\rtf1{\\pict\\bin2147483647 xyz} after}'), code: 'no_text', says: /no words/ },
  { what: 'RTF without words', name: 'report.rtf', bytes: () => latin1('{\\rtf1\\ansi\\pard\\par\\par }'), code: 'no_text', says: /no words/ },
  { what: 'RTF with only a picture', name: 'report.rtf', bytes: () => latin1(`{\\rtf1\\ansi{\\pict\\pngblip ${randomBytes(2000).toString('hex')}}\\par}`), code: 'no_text', says: /no words/ },
  { what: 'RTF with only an embedded object', name: 'report.rtf', bytes: () => latin1(`{\\rtf1{\\object\\objocx{\\*\\objdata ${'41'.repeat(5000)}}}}`), code: 'no_text', says: /no words/ },
  { what: 'more than 1,000,000 characters', name: 'report.rtf', bytes: () => latin1(`{\\rtf1 ${'Sodium 140\\par '.repeat(120_000)}}`), code: 'too_large', says: /1,000,000/ },
  { what: 'RTF whose start is missing', name: 'report.rtf', bytes: () => latin1('fs22 ital}\\pard\\plain The lungs \\par are clear\\par}'), code: 'damaged', says: /damaged/ },
]; // biome-ignore format: one line a file
