import type { Laterality } from '../../contract/analysis.js';
import type { Frame, Mention } from '../../understanding/types.js';
import { type Context, type Noun, nounOf } from '../context.js';
import { list, plural, termInSentence, withArticle } from './english.js';

/** A noun phrase ready for a sentence, and what "it" is for it. */
export interface Phrase {
  text: string;
  plural: boolean;
  /** Something one can count and measure (a spot), not a state or a fluid. */
  countable: boolean;
  knowledge: string[];
}

/** Body parts that come in twos and stand inside everyday names ("fluid around the lung"). */
const PAIRED_WORDS =
  'lung|kidney|eye|ear|breast|hip|knee|shoulder|elbow|wrist|ankle|hand|foot|arm|leg|thigh|calf|ovary|testicle|armpit|groin|heel|collarbone|adrenal gland|chest';
const PAIRED_IN_LAY = new RegExp(`\\b(?:the|a|an|your|one|each) (${PAIRED_WORDS})\\b`);
const BODY_WORDS =
  'lungs?|kidneys?|eyes?|ears?|breasts?|hips?|knees?|shoulders?|liver|heart|brain|spleen|bladder|stomach|bowels?|skin|spine|neck|back|chest|belly|bones?|womb|prostate|throat|nose|sinus(?:es)?|gallbladder|pancreas|thyroid|windpipe|airways?|head|skull|arms?|legs?|hands?|feet|foot|ribs?|pelvis|uterus|ovary|ovaries|blood vessels?|artery|arteries|nerves?|muscles?|joints?|discs?|aorta';
/** Names that say an amount better with "a small amount of". */
const AMOUNT = /^(?:fluid|air|blood|pus|gas|bleeding|calcium|plaque|mucus|scar tissue|free fluid|infected fluid)\b/;
/** Names that open with an adjective, so that the severity is an adverb. */
const ADJECTIVE_FIRST =
  /^(?:enlarged|swollen|widened|narrowed|thickened|hardened|blocked|collapsed|inflamed|weakened|worn|irritated|stretched|curved|raised|bulging|slipped|leaking|leaky|high|low|weak|fast|slow|thick|thin|narrow|wide|bigger|larger|tight|stiff|poor|reduced|abnormal|irregular|cloudy|sore|itchy|dry)\b/;
const ADVERB = { minimal: 'very slightly', mild: 'mildly', moderate: 'moderately', severe: 'severely' } as const;
const ADJECTIVE = { minimal: 'very mild', mild: 'mild', moderate: 'moderate', severe: 'severe' } as const;
const AMOUNTS = {
  minimal: 'a very small amount of',
  mild: 'a small amount of',
  moderate: 'a moderate amount of',
  severe: 'a large amount of',
} as const;

export interface PhraseOptions {
  /** Put the medical word behind the everyday name where they differ. */
  term: boolean;
  /** Leave article and severity away, as in "no sign of …" lists. */
  bare?: boolean;
}

/**
 * The noun phrase of a frame's head with severity, count, side, place and, if asked for, the medical word:
 * "a small round spot (nodule) in the upper part of your right lung". Null where the head is not in the knowledge base.
 */
export function headPhrase(frame: Frame, ctx: Context, options: PhraseOptions): Phrase | null {
  if (frame.head === null) return null;
  const noun = nounOf(frame.head, ctx);
  if (noun === null) return null;
  const many = isMany(frame, noun, ctx);
  const knowledge = [noun.id];
  let core = many ? (noun.layPlural ?? plural(noun.lay)) : noun.lay;
  core = withoutLeadingArticle(core);

  const site = siteFor(frame, noun, ctx);
  let tail = '';
  const sided = side(core, frame.laterality);
  if (site !== null && replacesPlace(core, site)) {
    core = core.replace(
      BODY_IN_LAY_PLACE,
      (_, preposition: string) => `${preposition} ${place(site, frame.laterality)}`,
    );
    knowledge.push(site.id);
  } else if (sided !== null) {
    core = sided;
  } else if (site !== null) {
    tail = ` ${prepositionFor(site)} ${place(site, frame.laterality)}`;
    knowledge.push(site.id);
  } else if (frame.laterality !== null && !/\b(?:left|right|both|two sides)\b/.test(core)) {
    tail = frame.laterality === 'both' ? ' on both sides' : ` on the ${frame.laterality} side`;
  }
  if (frame.level !== null && /\d/.test(frame.level)) tail += ` at ${frame.level}`;

  if (!options.bare) core = measured(core, frame, noun, many);
  const medical = options.term ? medicalWord(frame.head, noun, core, ctx) : '';
  return {
    text: `${core}${medical}${tail}`,
    plural: many || noun.number === 'plural',
    countable: noun.number === 'singular',
    knowledge,
  };
}

const BODY_IN_LAY_PLACE = new RegExp(`\\b(in|of|on|around|inside) the (?:${BODY_WORDS})\\b`);

function withoutLeadingArticle(lay: string): string {
  return lay.replace(/^(?:a|an) /, '');
}

/** Severity or number, and the article. */
function measured(core: string, frame: Frame, noun: Noun, many: boolean): string {
  if (noun.number === 'name') return core;
  const severity = frame.severity;
  if (frame.count !== null && many) {
    return frame.count.kind === 'several' ? `several ${core}` : `${frame.count.value} ${core}`;
  }
  const stated = /^(?:very |mild|moderate|severe|slight|small |large |huge |tiny )/.test(core);
  if (severity !== null && !stated) {
    if (AMOUNT.test(core)) return `${AMOUNTS[severity]} ${core}`;
    const graded = ADJECTIVE_FIRST.test(core) ? `${ADVERB[severity]} ${core}` : `${ADJECTIVE[severity]} ${core}`;
    return noun.number === 'singular' && !many ? withArticle(graded) : graded;
  }
  return noun.number === 'singular' && !many ? withArticle(core) : core;
}

function isMany(frame: Frame, noun: Noun, ctx: Context): boolean {
  if (noun.number !== 'singular' || frame.head === null) return false;
  if (frame.count?.kind === 'several') return true;
  if (frame.count?.kind === 'number') return frame.count.value > 1;
  const last = /([A-Za-z]+)$/.exec(ctx.clean(frame.head.span))?.[1]?.toLowerCase() ?? '';
  return frame.head.via === 'inflected' && /(?:[^su]s|i|ae|a)$/.test(last) && !noun.term.toLowerCase().endsWith(last);
}

/** "fluid around the lung" with a side: "fluid around your right lung", "fluid around both lungs". */
function side(core: string, laterality: Laterality | null): string | null {
  if (laterality === null) return null;
  const match = PAIRED_IN_LAY.exec(core);
  const part = match?.[1];
  if (match === null || part === undefined) return null;
  const said =
    part === 'chest'
      ? sidedChest(laterality)
      : laterality === 'both'
        ? `both ${plural(part)}`
        : `your ${laterality} ${part}`;
  return core.slice(0, match.index) + said + core.slice(match.index + match[0].length);
}

function sidedChest(laterality: Laterality): string {
  return laterality === 'both' ? 'both sides of your chest' : `the ${laterality} side of your chest`;
}

/** The nearest site that says more than the everyday name already says. */
function siteFor(frame: Frame, noun: Noun, ctx: Context): Noun | null {
  for (const mention of frame.sites) {
    if (frame.head !== null && mention.span.start >= frame.head.span.start && mention.span.end <= frame.head.span.end)
      continue;
    const site = nounOf(mention, ctx);
    if (site === null || site.id === noun.id) continue;
    const words = mainWord(site.lay);
    if (new RegExp(`\\b${words}(?:s|es)?\\b`).test(noun.lay) && !/ (?:of|in|around|between) /.test(site.lay)) continue;
    if (noun.lay.includes(site.lay)) continue;
    return site;
  }
  return null;
}

function mainWord(lay: string): string {
  const head = lay.split(/ (?:of|in|on|around|between|under|behind|that|with) /)[0] ?? lay;
  const word = head.trim().split(' ').pop() ?? head;
  return word.replace(/[^A-Za-z-]/g, '') || 'x';
}

/** "spot in the lung" + "upper part of the lung" -> one place, not two. */
function replacesPlace(core: string, site: Noun): boolean {
  const inCore = BODY_IN_LAY_PLACE.exec(core)?.[0].split(' ').pop();
  return inCore !== undefined && new RegExp(`\\b${inCore.replace(/s$/, '')}s?\\b`).test(site.lay);
}

/** A body part as a place: "your liver", "the upper part of your right lung", "both kidneys". */
export function place(site: Noun, laterality: Laterality | null): string {
  const lay = withoutLeadingArticle(site.lay).replace(/^the /, '');
  const of =
    / (?:of|in|around|between|behind|under|on|at|to|from|above|below|near|over|inside|along|around) (?:the |your )?/.exec(
      lay,
    );
  if (of !== null) {
    const part = PAIRED_IN_LAY.exec(lay);
    const sided = part !== null && laterality !== null ? side(lay, laterality) : null;
    const said = sided ?? lay.replace(new RegExp(`\\bthe (${BODY_WORDS})\\b`), 'your $1');
    const lead = site.number === 'plural' ? 'the ' : 'the ';
    const rest =
      sided === null && laterality !== null && !/\b(?:left|right|both)\b/.test(lay)
        ? laterality === 'both'
          ? ', on both sides'
          : `, on the ${laterality} side`
        : '';
    return `${lead}${said}${rest}`;
  }
  if (/\b(?:left|right|both)\b/.test(lay)) return `your ${lay}`;
  if (laterality === 'both') return site.number === 'plural' ? `both of your ${lay}` : `both ${plural(lay)}`;
  if (laterality !== null)
    return site.number === 'plural' || !site.paired
      ? `the ${laterality} side of your ${lay}`
      : `your ${laterality} ${lay}`;
  return `your ${lay}`;
}

function prepositionFor(site: Noun): string {
  if (/^(?:skin|surface|scalp|face|back|outside|outer|tip|top|edge|wall|front|side|side of)\b/.test(site.lay))
    return 'on';
  if (/^(?:space|spaces|area|areas) (?:around|between|near)/.test(site.lay)) return 'in';
  if (/^(?:bottom|base|end|root|level)\b/.test(site.lay)) return 'at';
  return 'in';
}

/** " (pleural effusion)" where the printed word differs from what was said; else nothing. */
function medicalWord(mention: Mention, noun: Noun, said: string, ctx: Context): string {
  const printed = termInSentence(ctx.clean(mention.span), noun.term);
  const word = mention.via === 'spelling' || mention.via === 'word-order' || printed.length > 40 ? noun.term : printed;
  const flat = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
  const inside = flat(said);
  const core = flat(word);
  if (inside.includes(core) || core.includes(flat(noun.lay)) || said.includes('(')) return '';
  if (/[()]/.test(word)) return '';
  return ` (${word})`;
}

/** Several everyday names in one list. */
export function phraseList(phrases: readonly Phrase[], joiner: 'and' | 'or'): string {
  return list([...new Set(phrases.map((phrase) => phrase.text))], joiner);
}
