/** Prints one row of the table. */
export function row(what: string, figures: string): void {
  console.log(`  ${what.padEnd(46)} ${figures}`);
}

export const ms = (value: number): string => `${value.toFixed(value < 10 ? 2 : 0)} ms`;
