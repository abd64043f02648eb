/** "96.2%": confidence from 0 to 1 as percent with one decimal. */
export function confidencePercent(value: number): string {
  return `${(value * 100).toFixed(1)}%`;
}

/** The word beside the percent. Above 0.8 is "Excellent"; the rest says how much to lean on it. */
export function confidenceWord(value: number): 'Excellent' | 'Good' | 'Fair' | 'Low' {
  if (value > 0.8) return 'Excellent';
  if (value > 0.6) return 'Good';
  if (value > 0.4) return 'Fair';
  return 'Low';
}
