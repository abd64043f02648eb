import { setFlagsFromString } from 'node:v8';

/**
 * Sets the engine of the language up for explaining reports. To be called once, where a process starts that does so.
 *
 * Explaining a report tries some thousands of patterns and runs through some tens of thousands of lines of code, each a few
 * times. Left to itself the engine first interprets each pattern, compiles it on its second use, and forgets it again when it
 * has rested for some collections of garbage (measured: a third of the time of an explanation). And it soon spends as much
 * time on compiling code ever better as on running it: asked to wait, a process on one core needs a third less time for its first
 * few hundred reports (measured: 42 instead of 61 ms each in the second hundred; docs/decisions/0040).
 */
export function tuneForReports(): void {
  setFlagsFromString('--no-regexp-tier-up');
  setFlagsFromString('--no-flush-bytecode');
  setFlagsFromString('--interrupt-budget=600000');
}
