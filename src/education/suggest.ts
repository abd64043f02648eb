import type { Suggestion } from '../contract/education.js';
import type { EducationWorld } from './world.js';

/** Words or procedures that may be meant by what was typed so far. Nothing typed, nothing suggested. */
export async function suggest(
  world: EducationWorld,
  input: { query: string; of: 'terms' | 'procedures' },
): Promise<{ suggestions: Suggestion[] }> {
  if (input.query === '') return { suggestions: [] };
  const lookup = world.lookup();
  const suggestions = input.of === 'terms' ? lookup.suggestTerms(input.query) : lookup.suggestProcedures(input.query);
  return { suggestions };
}
