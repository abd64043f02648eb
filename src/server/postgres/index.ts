export { FolderInUse } from './folder-lock.js';
export { type EmbeddedPostgres, findRunningPostgres, startPostgres } from './supervisor.js';
