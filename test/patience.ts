/**
 * For what happens by itself after a while: how long is no matter, and a machine may be slow. `PATIENCE_MS` ends it sooner
 * where many tests are expected to fail.
 */
export const PATIENT = { timeout: Number(process.env.PATIENCE_MS ?? 55_000), interval: 50 };
