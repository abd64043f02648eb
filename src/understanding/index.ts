export { assertMention } from './assertion/assert.js';
export * from './types.js';
export { understand } from './understand.js';
