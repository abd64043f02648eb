export { firstPassing } from './halving.js';
export { readReport } from './read-report.js';
export * from './types.js';
