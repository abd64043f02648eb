/** What the runner of `npm run guards` tells the test files. */
export interface SwitchState {
  /** The guard that is out. */
  off: number | null;
  /** Where to write which guards each test reached; `''` are those reached outside of tests. */
  record: string | null;
}
