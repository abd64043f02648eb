import type { Span } from '../../contract/analysis.js';
import { singleSpaced } from '../../knowledge/index.js';
import { type Context, type Noun, nounOf } from '../context.js';
import { type Said, say } from '../nets/said.js';
import { plural, withArticle } from '../words/english.js';
import { asPrinted } from '../words/quote-marks.js';
import { countSyllables } from '../words/syllables.js';
import { isEveryday } from './plain-words.js';
import { shorthandIn } from './shorthand.js';
import { spellOut } from './spell-out.js';

const MOST_GLOSSES = 3;

const ILLNESS: ReadonlySet<string> = new Set(['finding', 'disease', 'symptom']);

/** A medicine, a value or a word for how something looks stands without “a”. */
const WITHOUT_ARTICLE: ReadonlySet<string> = new Set(['medicine', 'descriptor', 'lab']);

/** Words of many things: only one of them is in the knowledge base. */
const MANY_SENSES = /^(?:collar|coil|block|cuff|line|labs?|mood|cga)$/i;

/** What the `most` hardest words of a quoted line mean, a sentence each, longest names first told; none where none is known. */
export function glossesFor(span: Span, ctx: Context, most = MOST_GLOSSES): Said[] {
  const shownWords = ctx.clean(span);
  const glosses: Said[] = shorthandIn(span, spellOut(shownWords), ctx);
  const seen = new Set<string>();
  const shownLine = singleSpaced(shownWords.toLowerCase());
  const hardness = new Map<Said, number>();
  for (const mention of ctx.mentions.within(span)) {
    const noun = nounOf(mention, ctx);
    if (noun === null || seen.has(noun.id) || noun.kind === 'score' || noun.kind === 'other') continue;
    const printed = ctx.clean(mention.span);
    if (isBuiltOn(mention.span, ctx)) continue;
    // "lymphocytes" in tissue are cells, not their share in the blood.
    if (noun.kind === 'lab' && mention.via !== 'abbreviation' && ctx.understanding.report.type.type === 'pathology')
      continue;
    // "Sonographic": as an ultrasound shows it, and no test of its own.
    if ((noun.kind === 'test' || noun.kind === 'procedure') && /(?:ic|al)(?:ally)?$/i.test(printed)) continue;
    if (isElsewhere(printed, noun, span, ctx) || MANY_SENSES.test(printed)) continue;
    const short = mention.via === 'abbreviation' && ILLNESS.has(noun.kind) && printed === 'HE';
    if (!short && printed.split(/\s+/).every((word) => isEveryday(word))) continue;
    // "Penicillin allergies" means no more than it says; "sputum" stands for its culture only with the word behind it.
    if (/allerg/i.test(printed) && /allerg/i.test(noun.lay)) continue;
    if (noun.kind === 'test' && /culture/.test(noun.id) && !/cult|cx/i.test(printed)) continue;
    // "distended veins": how something looks, and no swelling of its own.
    // "Completely excised": cut out, and no operation of its own.
    if (noun.kind === 'procedure' && /^[a-z-]+ed$/i.test(printed)) continue;
    if (ILLNESS.has(noun.kind) && /^[a-z]+ed$/i.test(printed)) continue;
    const lay =
      noun.kind === 'medicine'
        ? (ctx.knowledge.medicine(noun.id)?.lay ?? '')
        : noun.kind === 'lab' && !printed.toLowerCase().includes(noun.term.toLowerCase())
          ? nameOfLab(noun)
          : noun.lay.endsWith(` called ${printed}`)
            ? noun.lay.slice(0, -` called ${printed}`.length)
            : noun.lay;
    if (lay === '' || lay.toLowerCase() === printed.toLowerCase()) continue;
    // "Leg swelling" means "swelling in the legs": nothing that the words do not say.
    const own = new Set(stemsOf(printed));
    const others = stemsOf(lay);
    if (others.length > 0 && others.every((word) => own.has(word))) continue;
    // Explained with the short forms of the quote ("abd", "fx").
    const shown = spellOut(printed);
    if (shown !== printed && (shown.toLowerCase() === lay.toLowerCase() || isEveryday(shown))) continue;
    seen.add(noun.id);
    const long = noun.kind === 'anatomy' && mention.via === 'abbreviation' ? sidedName(mention.span, ctx) : null;
    // "DES": the S of a short form.
    const many = isPlural(printed) && (mention.via !== 'abbreviation' || printed.endsWith('s'));
    const ofPart =
      noun.kind === 'anatomy' && /(?:al|ic|ary|ar|eal|ous|ine|ean|ian|oid)$/i.test(printed) && !/\bof\b/.test(lay);
    const meant =
      long !== null
        ? `the ${long}`
        : ofPart
          ? `of the ${lay.replace(/^(?:an?|the) /, '')}`
          : noun.kind === 'anatomy' && noun.number !== 'name'
            ? `the ${many && noun.number === 'singular' ? (noun.layPlural ?? plural(lay)) : lay.replace(/^(?:an?|the) /, '')}`
            : noun.number === 'singular' && !WITHOUT_ARTICLE.has(noun.kind)
              ? many
                ? (noun.layPlural ?? plural(lay))
                : withArticle(lay)
              : lay;
    // "Periventricular" is not of the ventricle, but beside it; the femoral vein is no thigh bone.
    if (ofPart && long === null && (AROUND.test(printed) ? !NEXT_TO.test(lay) : isOfAnother(mention.span, ctx)))
      continue;
    const gloss = say(`in this line, “${asPrinted(printed)}” means ${meant}`, [mention.span], [noun.id]);
    hardness.set(gloss, countSyllables(printed) + (ILLNESS.has(noun.kind) || mention.via === 'abbreviation' ? 2 : 0));
    glosses.push(gloss);
  }
  // The hardest words are kept, in the order of the line.
  const byHardness = [...hardness.keys()].sort((a, b) => (hardness.get(b) ?? 0) - (hardness.get(a) ?? 0));
  const spare = new Set(byHardness.slice(Math.max(0, most - (glosses.length - hardness.size))));
  glosses.splice(0, glosses.length, ...glosses.filter((gloss) => !spare.has(gloss)));
  for (const { span: place, short, long } of ctx.spelled.within(span)) {
    if (glosses.length >= most) break;
    if (
      seen.has(short) ||
      !/^[A-Za-z\d-]+$/.test(short) ||
      isEveryday(short.toLowerCase()) ||
      spellOut(short) !== short ||
      !shownLine.includes(short.toLowerCase()) ||
      isBuiltOn(place, ctx)
    )
      continue;
    seen.add(short);
    glosses.push(say(`in this line, “${short}” means ${long}`, [place]));
  }
  return glosses;
}

/** A result by its name and what it tells; a long name by what it tells alone. */
function nameOfLab({ term, lay }: Noun): string {
  if (term.toLowerCase() === lay.toLowerCase()) return term;
  if (countSyllables(term) <= MOST_SYLLABLES) return `${term} (${lay})`;
  return /^(?:sign|test|hormone|enzyme|signal|protein|kind|form|germ)\b/.test(lay) ? withArticle(lay) : lay;
}

const MOST_SYLLABLES = 4;

/** "Benign-appearing", "Crohn's-like", "non-emergent", "pre-syncopal", "co-amox": a word that is built on the name says something else. */
export function isBuiltOn({ start, end }: Span, ctx: Context): boolean {
  if (/[- ](?:appearing|looking|like)$/i.test(ctx.clean({ start, end }))) return true;
  if (/\bnon-?$|[a-z]-$/i.test(ctx.clean({ start: Math.max(0, start - 5), end: start }))) return true;
  return /^(?:['’]s)?[- ]?(?:appearing|looking|like|type|sized|shaped|related|associated|free|negative)\b/i.test(
    ctx.clean({ start: end, end: end + 14 }),
  );
}

/** "Cultures", "glands": more than one, and no "pancreas", "biceps" or "stenosis". */
function isPlural(printed: string): boolean {
  return /(?:[^suiap]|[^ea]p|ie)s$/i.test(printed) && !/(?:^|\s)(?:pancreas|diabetes|herpes|lens)$/i.test(printed);
}

const AROUND = /^(?:peri|para|juxta|sub|supra|infra|inter|retro|epi|extra|trans|pre|post|intra|endo|circum)/i;
const NEXT_TO = /\b(?:next|around|near|under|above|between|behind|front|outside|beside|below|inside|within|in)\b/i;

/** "Femoral vein", "renal artery": the part that it belongs to is named behind it. */
function isOfAnother({ end }: Span, ctx: Context): boolean {
  return /^\s(?:\w+\s)?(?:veins?|arter(?:y|ies)|nerves?|pulses?|vessels?|ducts?)\b/i.test(
    ctx.clean({ start: end, end: end + 24 }),
  );
}

/** "RLE" is the right leg, not any leg. */
function sidedName({ start }: Span, ctx: Context): string | null {
  const long = ctx.understanding.expansions.find(({ span }) => span.start === start)?.long ?? '';
  return /^(?:left|right) /.test(long) ? long : null;
}

/** "fundus" in a line on the stomach is not the one of the eye: a single word for a part of another body system. */
function isElsewhere(printed: string, noun: Noun, span: Span, ctx: Context): boolean {
  if (noun.kind !== 'anatomy' || noun.system === 'general' || printed.includes(' ')) return false;
  const systems = ctx.mentions
    .within(span)
    .flatMap((mention) => nounOf(mention, ctx) ?? [])
    .filter((other) => other.kind === 'anatomy' && other.id !== noun.id && other.system !== 'general')
    .map(({ system }) => system);
  return systems.length > 0 && !systems.includes(noun.system);
}

function stemsOf(text: string): string[] {
  return (text.toLowerCase().match(/[a-z]{3,}/g) ?? [])
    .filter((word) => !/^(?:the|and|for|with|from)$/.test(word))
    .map((word) => word.replace(/s$/, '').slice(0, 4));
}
