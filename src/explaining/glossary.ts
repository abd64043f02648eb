import type { Analysis, Span } from '../contract/analysis.js';
import type { Mention } from '../understanding/types.js';
import type { Context } from './context.js';
import { capital } from './words/english.js';

/** Concepts that need no explaining where the printed word is the everyday word. */
const EVERYDAY_KINDS = new Set(['anatomy', 'symptom', 'descriptor', 'normal', 'substance', 'other']);

/** Words a reader knows, though the knowledge base has them. */
const EVERYDAY =
  /^(?:obtain(?:ed)?|tobacco|follow-?up|unchanged|stable|new|old|mild|moderate|severe|small|large|normal|increased?|decreased?|elevated|improved|worse|multiple|several|single|pain|patient|heart|lungs?|neck|chest|head|skin|bones?|clear|left|right|both|upper|lower|discharged?)$/i;

/** Every medical word of the report that the knowledge base knows, with its meaning and where it stands. */
export function writeGlossary(ctx: Context): Analysis['glossary'] {
  const entries = new Map<string, { term: string; meaning: string; spans: Span[] }>();
  for (const mention of ctx.understanding.mentions) {
    const key = `${mention.ref.folder}/${mention.ref.id}`;
    const known = entries.get(key);
    if (known !== undefined) {
      known.spans.push(mention.span);
      continue;
    }
    const entry = explain(mention, ctx);
    if (entry !== null) entries.set(key, { ...entry, spans: [mention.span] });
  }
  const taken = ctx.mentions;
  for (const { span, short, long } of ctx.understanding.expansions) {
    if (taken.touching(span).length > 0 || long === '') continue;
    const known = entries.get(`short/${short}`);
    if (known !== undefined) known.spans.push(span);
    else entries.set(`short/${short}`, { term: short, meaning: `Short for “${long}.”`, spans: [span] });
  }
  return [...entries.values()];
}

function explain(mention: Mention, ctx: Context): { term: string; meaning: string } | null {
  const { folder, id } = mention.ref;
  const printed = ctx.clean(mention.span);
  if (folder === 'medicines') {
    const medicine = ctx.knowledge.medicine(id);
    if (medicine === undefined) return null;
    return { term: medicine.term, meaning: `${capital(medicine.lay)}. It ${medicine.purpose.replace(/[.\s]+$/, '')}.` };
  }
  if (folder === 'labs') {
    const test = ctx.knowledge.lab(id);
    return test === undefined ? null : { term: test.term, meaning: test.meaning };
  }
  if (folder === 'scores') {
    const score = ctx.knowledge.score(id);
    return score === undefined ? null : { term: score.term, meaning: score.meaning };
  }
  const concept = ctx.knowledge.concept(id);
  if (concept === undefined) return null;
  const same =
    printed.toLowerCase() === concept.lay.toLowerCase() ||
    printed.toLowerCase().replace(/s$/, '') === concept.lay.toLowerCase();
  const plainWord = same || printed.toLowerCase().replace(/s$/, '') === concept.term.toLowerCase().replace(/s$/, '');
  if (concept.everyday && plainWord) return null;
  if (same && EVERYDAY_KINDS.has(concept.kind)) return null;
  if (EVERYDAY.test(printed) || concept.kind === 'other') return null;
  const abbreviation = mention.via === 'abbreviation' && printed.toLowerCase() !== concept.term.toLowerCase();
  const term = abbreviation ? `${printed} (${concept.term})` : concept.term;
  return { term, meaning: concept.meaning };
}
