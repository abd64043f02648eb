import { setFlagsFromString } from 'node:v8';

/**
 * Makes the process compile a pattern to machine code when it is first tried, and keep that code. Explaining a report tries
 * some thousands of patterns, each a few times: left to itself the engine of the language first interprets each, compiles it
 * on its second use, and forgets it again when it has rested for some collections of garbage (measured: a third of the time
 * of an explanation). To be called once, where a process starts that explains reports.
 */
export function keepPatternCode(): void {
  setFlagsFromString('--no-regexp-tier-up');
  setFlagsFromString('--no-flush-bytecode');
}
