export type { Clock } from './clock.js';
export type { Engine, EngineProgress } from './engine.js';
export type { Extraction, ExtractionFailure, ExtractionResult, Extractor, UploadedFile } from './extract.js';
export type { Ids } from './ids.js';
export type { Log } from './log.js';
