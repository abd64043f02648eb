/** "96.2%": confidence from 0 to 1 as percent with one decimal. */
export function confidencePercent(value: number): string {
  return `${(value * 100).toFixed(1)}%`;
}
