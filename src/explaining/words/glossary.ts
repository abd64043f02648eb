import type { Analysis, Span } from '../../contract/analysis.js';
import { type Concept, type FoundReportWord, isFormOf } from '../../knowledge/index.js';
import type { Mention } from '../../understanding/types.js';
import { type Context, nounOf } from '../context.js';
import { CONCLUSIONS } from '../findings/importance.js';
import { type SideBySide, saysNoWords } from '../plain.js';
import { reportWordsOf } from '../retell/asides.js';
import { isEveryday, isPhrase } from '../retell/plain-words.js';
import { SpanIndex } from '../span-index.js';
import { capital } from './english.js';
import { HeldText } from './held-text.js';
import { needsNoWord } from './known-words.js';
import { countSyllables } from './syllables.js';

/** Concepts that need no explaining where the printed word is the everyday word. */
const EVERYDAY_KINDS = new Set(['anatomy', 'symptom', 'descriptor', 'normal', 'substance', 'other']);

/** Short words that our own sentences use, but many readers could not explain. */
const LESS_KNOWN =
  /^(?:spleen|bladder|groin|womb|ducts?|seizures?|glands?|pelvis|marrow|cartilage|tendons?|ligaments?|hormones?|genes?)$/i;

/** Words of care that need no meaning, or whose meaning hangs on what stands beside them. */
const PLAIN_OR_OPEN =
  /^(?:impression|monitor|disease|procedure|evaluate|reevaluation|inspection|episode|physician|therapy|active surveillance|morphology|velocity|insertion|alignment|viable|diagnostic|discontinue|body temperature|hospital admission|imaging)$/;

/** Those whose meaning hangs on what stands beside them. */
const OPEN = /^(?:impression|monitor|evaluate|reevaluation|therapy|active surveillance|insertion|discontinue)$/;

/** A longer list is not read; what stands in lines that nothing says in other words is looked up one by one. */
const MOST = 35;
const MOST_IN_ALL = 120;

/** What everyone knows stands last. */
const EASY = -12;
const LAST = -24;

/**
 * The words that a reader meets in what we wrote, in the conclusion or in a line listed as not explained, or that nothing
 * we wrote says in other words: the hard ones first. What the report only denies, or what is shut until the reader opens
 * it, is not brought up here.
 */
export function writeGlossary(
  fields: readonly string[],
  { plain, notExplained: unread }: Pick<SideBySide, 'plain' | 'notExplained'>,
  shut: boolean,
  ctx: Context,
): Analysis['glossary'] {
  const entries = new Map<string, Entry>();
  const { type } = ctx.understanding.report.type;
  const denied = onlyDenied(ctx);
  const ofRelatives = onlyOfRelatives(ctx);
  const steps = plain.filter(({ text: told }) => saysNoWords(told)).map(({ source }) => source);
  const listed = new SpanIndex([...unread, ...steps], (span) => span);
  const lines = new SpanIndex(
    plain.map(({ source, text }) => ({ source, text: text.toLowerCase() })),
    ({ source }) => source,
  );
  const text = new HeldText([...fields, ...plain.map((line) => line.text)].join('\n').toLowerCase());
  // As printed, in a line told in the report's own words.
  const kept = (span: Span, printed: string) =>
    lines.touching(span).some((line) => line.text.includes(printed.toLowerCase()));
  const taken = ctx.mentions;
  // The longest name wins: "bone window" is explained as a whole, not by the bone in it.
  const words = reportWords(listed, plain, ctx).filter((word) =>
    taken.touching(word).every(({ span }) => isPartOf(span, word)),
  );
  const wholes = new SpanIndex(words, (word) => word);
  const ours = new HeldText(fields.join('\n').toLowerCase());
  for (const mention of ctx.understanding.mentions) {
    const key = `${mention.ref.folder}/${mention.ref.id}`;
    const known = entries.get(key);
    if (known !== undefined) {
      known.spans.push(mention.span);
      continue;
    }
    if (shut && !ofRelatives.has(key) && ctx.knowledge.concept(mention.ref.id)?.sensitive) continue;
    // Of another organ than the one looked at: not what the word means here.
    if (!ctx.mentions.touching(mention.span).includes(mention)) continue;
    // There nothing beside the word says what it means.
    const alone = listed.touching(mention.span).length > 0;
    const printed = ctx.clean(mention.span);
    const inWhole = wholes.touching(mention.span).some((word) => isPartOf(mention.span, word));
    if (inWhole && !ours.includes(printed.toLowerCase())) continue;
    const bare = alone || kept(mention.span, printed);
    const hard = explain(mention, ctx);
    const entry = hard ?? (bare ? explainEasy(mention, ctx) : null);
    if (entry === null || needsNoWord(shortOf(entry.term), printed, type)) continue;
    const met = [entry.term, printed].some((word) => text.includes(word.toLowerCase()));
    const concluded = CONCLUSIONS.has(sectionOf(mention.sentence, ctx));
    const lay = nounOf(mention, ctx)?.lay.toLowerCase() ?? '';
    const replaced = lay !== '' && text.includes(lay);
    // What is only denied is brought up where the word stands in what we wrote and nothing beside it says what it means.
    const easy = hard === null || printed.toLowerCase() === lay;
    if (denied.has(key) && (easy || !met || replaced) && !((easy ? bare : alone) && isHarmless(mention, ctx))) continue;
    if (!met && !concluded && !alone && (replaced || LIGHT.has(mention.kind))) continue;
    const weight =
      (met ? 4 : 0) +
      (concluded ? 4 : 0) +
      (WEIGHT[mention.kind] ?? 0) +
      (hard === null || (easy && denied.has(key)) ? EASY : 0) +
      countSyllables(entry.term) / 4;
    const { term, meaning } = entry;
    entries.set(key, { term, meaning, spans: [mention.span], weight, bare });
  }
  for (const { span, short, long, sentence } of ctx.understanding.expansions) {
    if (taken.touching(span).length > 0 || long === '' || isPhrase(short) || needsNoWord(short, short, type)) continue;
    const alone = listed.touching(span).length > 0;
    if (!text.includes(short.toLowerCase()) && !alone) continue;
    const known = entries.get(`short/${short}/${long}`);
    if (known !== undefined) known.spans.push(span);
    else {
      const weight = CONCLUSIONS.has(sectionOf(sentence, ctx)) ? 6 : 2;
      entries.set(`short/${short}/${long}`, {
        term: short,
        meaning: `Short for “${long}.”`,
        spans: [span],
        weight,
        bare: true,
      });
    }
  }
  for (const { start, end, term, meaning } of words) {
    const span = { start, end };
    if (needsNoWord(term, ctx.clean(span), type)) continue;
    const key = `word/${term}/${meaning}`;
    const known = entries.get(key);
    if (known !== undefined) known.spans.push(span);
    else entries.set(key, { term, meaning, spans: [span], weight: LAST, bare: true });
  }
  return shortened(saidOnce([...entries.values()].sort((a, b) => b.weight - a.weight))).map(
    ({ term, meaning, spans }) => ({
      term,
      meaning,
      spans,
    }),
  );
}

/** Words of reports that a reader may not know, in lines that hold them as printed. */
function reportWords(listed: SpanIndex<Span>, plain: Analysis['plain'], ctx: Context): FoundReportWord[] {
  const { report } = ctx.understanding;
  const lines = new SpanIndex(plain, ({ source }) => source);
  return reportWordsOf(ctx)
    .within({ start: 0, end: report.clean.length })
    .filter((word) => {
      if (listed.touching(word).length > 0) return true;
      const printed = report.clean.slice(word.start, word.end).toLowerCase();
      return lines.touching(word).some(({ text }) => text.toLowerCase().includes(printed));
    });
}

/** Whether a name is a shorter part of a longer one. */
function isPartOf(part: Span, whole: Span): boolean {
  return part.start >= whole.start && part.end <= whole.end && part.end - part.start < whole.end - whole.start;
}

/** The first of a list, and behind them what nothing beside it explains. */
function shortened(entries: readonly Entry[]): Entry[] {
  return entries.filter(({ bare }, at) => at < MOST || bare).slice(0, MOST_IN_ALL);
}

const BONE_OF_BACK = /^Short for “\w+ (?:bone|disc|nerve) of the /;

/** Each meaning once, and of the numbered bones of the back one. */
function saidOnce(entries: readonly Entry[]): Entry[] {
  const said = new Map<string, Entry>();
  for (const entry of entries) {
    const meaning = BONE_OF_BACK.exec(entry.meaning)?.[0].replace(/“\w+/, '“') ?? entry.meaning;
    const first = said.get(meaning);
    if (first === undefined) said.set(meaning, entry);
    else {
      first.spans.push(...entry.spans);
      if (
        first.weight === LAST &&
        entry.weight === LAST &&
        !first.term.split(', ').some((one) => isFormOf(one, entry.term))
      )
        first.term += `, ${entry.term}`;
    }
  }
  return [...said.values()];
}

/** "Pt (patient)": the name before the brackets. */
const shortOf = (term: string) => term.replace(/ \([^()]*\)$/, '');

interface Entry {
  term: string;
  meaning: string;
  spans: Span[];
  weight: number;
  /** In a line that nothing says in other words, or that holds the word as printed. */
  bare: boolean;
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

/** Illnesses that the report names of relatives only: told openly there. */
function onlyOfRelatives(ctx: Context): Set<string> {
  const { mentions, frames } = ctx.understanding;
  const heads = frames.flatMap(({ head, experiencer }) => (head !== null && experiencer === 'family' ? [head] : []));
  const family = new Set(heads);
  const own = new Map<string, boolean>();
  for (const mention of mentions) {
    const key = `${mention.ref.folder}/${mention.ref.id}`;
    own.set(key, (own.get(key) ?? false) || !family.has(mention));
  }
  return new Set([...own].flatMap(([key, isOwn]) => (isOwn ? [] : [key])));
}

/** "shortness of breath", "esophagus": everyday to some readers only. */
function isLong(printed: string): boolean {
  return printed.split(' ').length > 2 || printed.split(' ').some((word) => countSyllables(word) > 2);
}

/** Of everyday words only, or said in other words wherever it stands ("b.i.d."). */
function isPlain(printed: string): boolean {
  return isPhrase(printed) || printed.split(/[\s/]+/).every((word) => isEveryday(word));
}

/** Parts of a standard name that narrow what the report says. */
const SAYS_MORE = /^total (?=hip|knee|shoulder|thyroid)| I$/;

/** The word that the reader finds in the report, with the standard one beside it where that is another. */
function asPrinted(printed: string, term: string): string {
  const alike = (word: string) => word.toLowerCase().replace(/[^a-z0-9]/g, '');
  const [one, other, less] = [alike(printed), alike(term), alike(term.replace(SAYS_MORE, ''))];
  // "Knee replacement", "hs-troponin": no more than the report says.
  if (less !== other && one.includes(less) && !one.includes(other)) return printed;
  return one.includes(other) || other.includes(one) || one === '' ? term : `${printed} (${term})`;
}

/**
 * The name that the reader finds in the report. A part of the body or a word of quality ("ophthalmic", "inflamed") has the
 * thing that its meaning speaks of beside it, a line in capitals the standard name.
 */
function hardName(printed: string, concept: Concept): string {
  const { term } = concept;
  const whole = asPrinted(printed, term);
  if (whole === term) return term;
  if (/[A-Z]{4}|[A-Z] [A-Z]|[^\w\s'’/,-]/.test(printed) || printed.split(' ').length > MOST_PRINTED) return term;
  const quality =
    concept.adjectives.includes(printed.toLowerCase()) || /^(?:\S+(?:ed|ic|al|ous|ary|ive)|[\d\W]+)$/i.test(printed);
  return concept.kind === 'anatomy' || quality ? whole : printed;
}

const MOST_PRINTED = 4;

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
  if (concept.kind === 'other' && (same || (isPlain(printed) && !isLong(printed)) || PLAIN_OR_OPEN.test(concept.term)))
    return null;
  const abbreviation = mention.via === 'abbreviation' && printed.toLowerCase() !== concept.term.toLowerCase();
  const term = abbreviation ? `${printed} (${concept.term})` : hardName(printed, concept);
  return { term, meaning: ofField(printed, concept.meaning) };
}

/** "Dermatology": the field, where the entry is of the doctor. */
function ofField(printed: string, meaning: string): string {
  return FIELD.test(printed) ? meaning.replace(/^A doctor who /, 'The field of a doctor who ') : meaning;
}

const FIELD = /(?:ology|iatry|iatrics|surgery|aedics|opedics|etrics|medicine)$/i;

/** A word that many readers know, where the line holds it in so many words: those who do not know it may look it up. */
function explainEasy(mention: Mention, ctx: Context): { term: string; meaning: string } | null {
  const concept = mention.ref.folder === 'concepts' ? ctx.knowledge.concept(mention.ref.id) : undefined;
  if (concept === undefined) return null;
  if (OPEN.test(concept.term)) return null;
  const printed = ctx.clean(mention.span);
  return { term: hardName(printed, concept), meaning: ofField(printed, concept.meaning) };
}
