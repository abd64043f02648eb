export { firstPassing } from './halving.js';
export { headingKey, isCallHeading } from './heading-index.js';
export { Sticky } from './openings.js';
export { areTwoPeople, printedPerson, reportDate } from './printed-facts.js';
export { readReport } from './read-report.js';
export { isFieldName } from './statement-labels.js';
export { afterMedicines, asksSomebody } from './stay-headings.js';
export * from './types.js';
export { hasVerb } from './verbs.js';
