export { type AuditEvent, recordAudit } from './store.js';
