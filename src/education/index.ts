export { unknownProcedure, unknownTerm } from './messages.js';
export { printProcedure, printTerm } from './print.js';
export { educationHandlers } from './routes.js';
export type { EducationWorld } from './world.js';
