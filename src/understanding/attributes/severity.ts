import type { Frame } from '../types.js';

export type Degree = 'minimal' | 'mild' | 'moderate' | 'severe';
export const SEVERITY = new Map<string, Degree>();
for (const [level, words] of [
  ['minimal', 'minimal minimally trace trivial scant tiny punctate faint'],
  ['mild', 'mild mildly slight slightly small minor'],
  ['moderate', 'moderate moderately medium mod'],
  ['severe', 'severe severely sev marked markedly advanced massive large profound extensive high-grade critical gross'],
] as const) {
  for (const word of words.split(' ')) SEVERITY.set(word, level);
}
/** Two degrees of one thing: "mild to moderate", "moderate-to-severe". */
export const BETWEEN: Record<string, NonNullable<Frame['severity']>> = {
  'minimal mild': 'mild',
  'mild moderate': 'mild-moderate',
  'moderate severe': 'moderate-severe',
  'moderate mild': 'mild-moderate',
  'severe moderate': 'moderate-severe',
};
/** True for a word of degree ("mild", "small"). */
export function isSeverityWord(word: string): boolean {
  return SEVERITY.has(word);
}
