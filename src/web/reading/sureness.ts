/** The word beside the percent. Above 0.8 is "Excellent"; the rest says how much to lean on it. */
export function confidenceWord(value: number): 'Excellent' | 'Good' | 'Fair' | 'Low' {
  if (value > 0.8) return 'Excellent';
  if (value > 0.6) return 'Good';
  if (value > 0.4) return 'Fair';
  return 'Low';
}
