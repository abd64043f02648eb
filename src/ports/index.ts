export type { Clock } from './clock.js';
export type { Db, Notifications, Tx } from './db.js';
export type { Engine, EngineProgress } from './engine.js';
export type { Extraction, ExtractionFailure, ExtractionResult, Extractor, UploadedFile } from './extract.js';
export type { Ids } from './ids.js';
export type { EnqueueOptions, JobFailure, JobKind, JobRun, Jobs, JobWork } from './jobs.js';
export type { Log } from './log.js';
export type { Mail, MailMessage } from './mail.js';
export type { Sealer } from './sealer.js';
