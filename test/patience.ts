/** For what happens by itself after a while: how long is no matter, and a machine may be slow. */
export const PATIENT = { timeout: 55_000, interval: 50 };
