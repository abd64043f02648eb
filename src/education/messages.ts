/** What is said where nothing is known of a word, with what may have been meant. */
export function unknownTerm(query: string, near: readonly string[]): string {
  return `We have no explanation for "${shortened(query)}" yet. ${didYouMean(near)}`;
}

export function unknownProcedure(query: string, near: readonly string[], several: boolean): string {
  if (several && near.length > 1) return `More than one guide fits "${shortened(query)}". ${didYouMean(near)}`;
  return `We have no guide for "${shortened(query)}" yet. ${didYouMean(near)}`;
}

function didYouMean(near: readonly string[]): string {
  if (near.length === 0) return 'Check the spelling, or ask your doctor or nurse what it means.';
  return `Did you mean ${near.join(', ')}?`;
}

const SHOWN = 60;

function shortened(query: string): string {
  return query.length > SHOWN ? `${query.slice(0, SHOWN).trimEnd()}…` : query;
}
