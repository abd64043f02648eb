import type { FieldAnswer } from '../../understanding/types.js';

/** What weighs nothing by itself. */
const LIGHT: ReadonlySet<string> = new Set([
  'regression',
  'necrosis',
  'high-grade-pin',
  'chalk',
  'mole-beside',
  'inner-canal',
]);

const OF_CANCER_CELLS: ReadonlySet<string> = new Set(['er', 'pr', 'her2', 'repair', 'gene', 'variant']);

/** True where a field tells of something grave that is there, or of the cells of a cancer. */
export function isGraveField({ id, kind, answer }: FieldAnswer): boolean {
  if (id === 'repair') return answer !== 'present';
  if (id === 'germ') return answer === 'present';
  if (kind === 'marker')
    return OF_CANCER_CELLS.has(id) && answer !== 'waiting' && !(id === 'variant' && answer === 'unknown');
  if (!['present', 'unsure', 'words', 'unknown'].includes(answer)) return false;
  return kind === 'thing' ? !LIGHT.has(id) : (kind === 'margin' || kind === 'nodes') && answer !== 'unknown';
}
