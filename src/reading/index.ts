export { readReport } from './read-report.js';
export * from './types.js';
