export { assertMention } from './assertion/assert.js';
export { isGeneralWord } from './data/general-words.js';
export { DENIED } from './exam/phrases.js';
export { saysOnlyResults } from './lab-sentences.js';
export { readFlag } from './labs.js';
export { isOperationReport } from './operation-parts.js';
export * from './types.js';
export { understand } from './understand.js';
export { inUnit } from './unit-conversion.js';
