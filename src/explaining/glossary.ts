import type { Analysis, Span } from '../contract/analysis.js';
import type { Mention } from '../understanding/types.js';
import { type Context, nounOf } from './context.js';
import { CONCLUSIONS } from './importance.js';
import { isEveryday, isPhrase } from './retell/plain-words.js';
import { SpanIndex } from './span-index.js';
import { capital } from './words/english.js';
import { countSyllables } from './words/syllables.js';

/** Concepts that need no explaining where the printed word is the everyday word. */
const EVERYDAY_KINDS = new Set(['anatomy', 'symptom', 'descriptor', 'normal', 'substance', 'other']);

/** Words a reader knows, though the knowledge base has them. */
const EVERYDAY =
  /^(?:obtain(?:ed)?|tobacco|follow-?up|unchanged|stable|new|old|mild|moderate|severe|small|large|normal|increased?|decreased?|elevated|improved|worse|multiple|several|single|pain|patient|heart|lungs?|neck|chest|head|skin|bones?|clear|solitary|blue|red|supple|intact|leg|arm|nose|left|right|both|upper|lower|discharged?)$/i;

/** Short words that our own sentences use, but many readers could not explain. */
const LESS_KNOWN =
  /^(?:spleen|bladder|groin|womb|ducts?|seizures?|glands?|pelvis|marrow|cartilage|tendons?|ligaments?|hormones?|genes?)$/i;

/** Words of care that need no meaning, or whose meaning hangs on what stands beside them. */
const PLAIN_OR_OPEN =
  /^(?:impression|monitor|disease|procedure|evaluate|reevaluation|inspection|episode|physician|therapy|active surveillance|morphology|velocity|insertion|alignment|viable|diagnostic|discontinue|body temperature|hospital admission|imaging)$/;

/** A longer list is not read; what stands in lines that we could not explain is looked up one by one. */
const MOST = 40;
const MOST_WITH_UNREAD = 60;

/**
 * The words that a reader meets in what we wrote, in the conclusion or in a line listed as not explained, or that nothing
 * we wrote says in other words: the hard ones first. What the report only denies, or what is shut until the reader opens
 * it, is not brought up here.
 */
export function writeGlossary(
  written: string,
  unread: readonly Span[],
  shut: boolean,
  ctx: Context,
): Analysis['glossary'] {
  const entries = new Map<string, Entry>();
  const denied = onlyDenied(ctx);
  const listed = new SpanIndex(unread, (span) => span);
  const text = written.toLowerCase();
  for (const mention of ctx.understanding.mentions) {
    const key = `${mention.ref.folder}/${mention.ref.id}`;
    const known = entries.get(key);
    if (known !== undefined) {
      known.spans.push(mention.span);
      continue;
    }
    if (shut && ctx.knowledge.concept(mention.ref.id)?.sensitive) continue;
    // Of another organ than the one looked at: not what the word means here.
    if (!ctx.mentions.touching(mention.span).includes(mention)) continue;
    const entry = explain(mention, ctx);
    if (entry === null) continue;
    const met = [entry.term, ctx.clean(mention.span)].some((word) => text.includes(word.toLowerCase()));
    const concluded = CONCLUSIONS.has(sectionOf(mention.sentence, ctx));
    const lay = nounOf(mention, ctx)?.lay.toLowerCase() ?? '';
    const replaced = lay !== '' && text.includes(lay);
    // There nothing beside the word says what it means.
    const alone = listed.touching(mention.span).length > 0;
    // What is only denied is brought up where the word stands in what we wrote and nothing beside it says what it means.
    if (denied.has(key) && (!met || replaced) && !(alone && isHarmless(mention, ctx))) continue;
    if (!met && !concluded && !alone && (replaced || LIGHT.has(mention.kind))) continue;
    const weight = (met ? 4 : 0) + (concluded ? 4 : 0) + (WEIGHT[mention.kind] ?? 0) + countSyllables(entry.term) / 4;
    entries.set(key, { ...entry, spans: [mention.span], weight });
  }
  const taken = ctx.mentions;
  for (const { span, short, long, sentence } of ctx.understanding.expansions) {
    if (taken.touching(span).length > 0 || long === '' || isPhrase(short)) continue;
    if (!text.includes(short.toLowerCase()) && listed.touching(span).length === 0) continue;
    const known = entries.get(`short/${short}`);
    if (known !== undefined) known.spans.push(span);
    else {
      const weight = CONCLUSIONS.has(sectionOf(sentence, ctx)) ? 6 : 2;
      entries.set(`short/${short}`, { term: short, meaning: `Short for “${long}.”`, spans: [span], weight });
    }
  }
  return [...entries.values()]
    .sort((a, b) => b.weight - a.weight)
    .slice(0, unread.length > 0 ? MOST_WITH_UNREAD : MOST)
    .map(({ term, meaning, spans }) => ({ term, meaning, spans }));
}

interface Entry {
  term: string;
  meaning: string;
  spans: Span[];
  weight: number;
}

/** Words of these kinds are only explained where the reader meets them. */
const LIGHT: ReadonlySet<string> = new Set(['descriptor', 'normal', 'other']);

/** What a reader most wants to know of. */
const WEIGHT: Readonly<Record<string, number>> = {
  disease: 3, finding: 3, procedure: 3, organism: 3, score: 3, test: 2, lab: 2, symptom: 1, device: 1, anatomy: 1, medicine: 1,
  descriptor: -4, normal: -4, other: -6,
}; // biome-ignore format: one list

function sectionOf(sentence: number, { understanding: { report } }: Context): string {
  return report.sections[report.sentences[sentence]?.section ?? -1]?.kind ?? 'other';
}

/** Nothing that frightens by being named. */
function isHarmless(mention: Mention, ctx: Context): boolean {
  const concept = mention.ref.folder === 'concepts' ? ctx.knowledge.concept(mention.ref.id) : undefined;
  return concept === undefined || (!concept.sensitive && concept.importance !== 'urgent');
}

/** Illnesses and findings that stand in the report only to be ruled out. */
function onlyDenied(ctx: Context): Set<string> {
  const said = new Map<string, boolean>();
  for (const { head, negated } of ctx.understanding.frames) {
    if (head === null) continue;
    const key = `${head.ref.folder}/${head.ref.id}`;
    said.set(key, (said.get(key) ?? true) && negated);
  }
  return new Set([...said].flatMap(([key, denied]) => (denied ? [key] : [])));
}

/** "shortness of breath", "esophagus": everyday to some readers only. */
function isLong(printed: string): boolean {
  return printed.split(' ').length > 2 || printed.split(' ').some((word) => countSyllables(word) > 2);
}

/** Of everyday words only, or said in other words wherever it stands ("b.i.d."). */
function isPlain(printed: string): boolean {
  return isPhrase(printed) || printed.split(/[\s/]+/).every((word) => isEveryday(word));
}

/** The word that the reader finds in the report, with the standard one beside it where that is another. */
function asPrinted(printed: string, term: string): string {
  const alike = (word: string) => word.toLowerCase().replace(/[^a-z0-9]/g, '');
  const [one, other] = [alike(printed), alike(term)];
  return one.includes(other) || other.includes(one) || one === '' ? term : `${printed} (${term})`;
}

function explain(mention: Mention, ctx: Context): { term: string; meaning: string } | null {
  const { folder, id } = mention.ref;
  const printed = ctx.clean(mention.span);
  if (folder === 'medicines') {
    const medicine = ctx.knowledge.medicine(id);
    if (medicine === undefined) return null;
    return {
      term: asPrinted(printed, medicine.term),
      meaning: `${capital(medicine.lay)}. It ${medicine.purpose.replace(/[.\s]+$/, '')}.`,
    };
  }
  if (folder === 'labs') {
    const test = ctx.knowledge.lab(id);
    return test === undefined ? null : { term: asPrinted(printed, test.term), meaning: test.meaning };
  }
  if (folder === 'scores') {
    const score = ctx.knowledge.score(id);
    return score === undefined ? null : { term: asPrinted(printed, score.term), meaning: score.meaning };
  }
  const concept = ctx.knowledge.concept(id);
  if (concept === undefined) return null;
  const same =
    printed.toLowerCase() === concept.lay.toLowerCase() ||
    printed.toLowerCase().replace(/s$/, '') === concept.lay.toLowerCase();
  const plainWord = same || printed.toLowerCase().replace(/s$/, '') === concept.term.toLowerCase().replace(/s$/, '');
  if (concept.everyday && plainWord) return null;
  if (same && EVERYDAY_KINDS.has(concept.kind) && !isLong(printed) && !LESS_KNOWN.test(printed)) return null;
  if (
    EVERYDAY.test(printed) ||
    (concept.kind === 'other' && (same || (isPlain(printed) && !isLong(printed)) || PLAIN_OR_OPEN.test(concept.term)))
  )
    return null;
  const abbreviation = mention.via === 'abbreviation' && printed.toLowerCase() !== concept.term.toLowerCase();
  const term = abbreviation ? `${printed} (${concept.term})` : concept.term;
  return { term, meaning: concept.meaning };
}
