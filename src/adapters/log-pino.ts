import { type DestinationStream, type Level, pino } from 'pino';
import type { Log } from '../ports/log.js';

/**
 * The only values a line may carry beside its message: numbers, true and false, and the texts of the fields named here,
 * which never hold what a person wrote. Everything else is replaced, so a report, an address or a token that reaches the
 * log by mistake goes no further.
 */
const TEXT_FIELDS = new Set([
  'job', 'jobId', 'queue', 'stage', 'status', 'code', 'kind', 'type', 'at', 'how', 'reason', 'signal', 'why',
  'method', 'route', 'format', 'reportType', 'version', 'worker', 'migration', 'verb', 'mode', 'level',
]); // biome-ignore format: one list
const MAX_TEXT = 300;

/** What may look like a secret or a person even inside an allowed text. */
const SECRETS: readonly [RegExp, string][] = [
  [/\b(postgres(?:ql)?:\/\/[^:@\s/]+):[^@\s]*@/gi, '$1:***@'],
  [/[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu, '[address]'],
  [/\bbearer\s+[\w.~+/=-]+/gi, 'bearer ***'],
  [/(?<![\w-])[A-Za-z0-9_-]{40,}(?![\w-])/g, '[token]'],
];

/** Structured log on standard output (or `destination`), one JSON object a line. */
export function pinoLog(level: Level | 'silent', destination?: DestinationStream): Log {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, formatters: { log: safeFields } };
  const logger = destination ? pino(options, destination) : pino(options);
  return {
    info: (fields, message) => logger.info(fields, message),
    warn: (fields, message) => logger.warn(fields, message),
    error: (fields, message) => logger.error(fields, message),
  };
}

function safeFields(fields: Record<string, unknown>): Record<string, unknown> {
  const safe: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) safe[name] = safeValue(name, value, 0);
  return safe;
}

function safeValue(name: string, value: unknown, depth: number): unknown {
  if (value === null || value === undefined || typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value === 'bigint') return value.toString();
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'string') return TEXT_FIELDS.has(name) ? withoutSecrets(value) : `[${value.length} characters]`;
  // An error's message may quote its input (a statement's values, a line of a report): only its kind and place stay.
  if (value instanceof Error) return { type: value.name, code: safeCode(value), at: firstFrame(value) };
  if (Array.isArray(value) || ArrayBuffer.isView(value)) return `[${(value as ArrayLike<unknown>).length ?? ''} items]`;
  if (typeof value === 'object' && depth < 2) {
    const safe: Record<string, unknown> = {};
    for (const [key, inner] of Object.entries(value)) safe[key] = safeValue(key, inner, depth + 1);
    return safe;
  }
  return '[left out]';
}

function withoutSecrets(text: string): string {
  let safe = text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text;
  for (const [pattern, replacement] of SECRETS) safe = safe.replace(pattern, replacement);
  return safe;
}

function safeCode(error: Error): string | undefined {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? withoutSecrets(code) : undefined;
}

function firstFrame(error: Error): string | undefined {
  const frame = error.stack?.split('\n').find((line) => /^\s+at /.test(line) && !line.includes('node_modules'));
  return frame?.trim();
}
