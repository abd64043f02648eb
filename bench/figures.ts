/** The value below which the share `q` of the values lies. */
export function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Prints one row of the table. */
export function row(what: string, figures: string): void {
  console.log(`  ${what.padEnd(46)} ${figures}`);
}

export const ms = (value: number): string => `${value.toFixed(value < 10 ? 2 : 0)} ms`;
