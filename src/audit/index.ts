export { type AuditKey, auditKey, type Head } from './chain.js';
export type { AuditEvent } from './event.js';
export { readNote, writeNote } from './kept-heads.js';
export { withOrigin } from './origin.js';
export {
  actDone,
  beginTrail,
  eventsAbout,
  missingHeads,
  openAudit,
  readHeads,
  recordAudit,
  writeAudit,
} from './store.js';
export { isKeyOfTrail, type Verdict, verifyTrail } from './verify.js';
