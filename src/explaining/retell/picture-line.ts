import type { Span } from '../../contract/analysis.js';
import { sentenceFrom } from '../../reading/index.js';
import type { Sentence } from '../../reading/types.js';
import type { Context } from '../context.js';
import { BEFORE, BEFORE_TEST } from '../findings/importance.js';
import type { Said } from '../nets/said.js';
import { underItsTopic } from '../summary/picture-topics.js';
import { countWords } from '../words/readability.js';
import { KEPT } from './pieces.js';
import { retellLine, retellSentence } from './retell.js';
import { bodyOf } from './retold-clause.js';

const MOST_WORDS = 30;
const MOST_ASIDES = 2;

/** A subject with its verb, in front of any clause that hangs on another word. */
const STATES =
  /^(?:[A-Z][\w’' -]{0,40}: )?(?!(?:no|which|that|who|and|or|but|under|on|at|in)\b)[\w’'(),./ -]{2,110}?(?<!\b(?:which|that|who|where|if|when|as))(?: is| are| was| were| has| have| had| shows?| contains?| measures?| ends?| appears?| looks?| touch(?:es)?| presses?| lies?| sits?| reach(?:es)?| extends?| changes the shape| passes| narrows?| causes?| remains?| may| can| should) /;
/** "No sonographic evidence of a mass" in the report of a mammogram: by which of its tests. */
const BY_SOUND = /^(?:ultra)?(?:sonographic|ultrasound)(?: \([^)]*\))? (?:evidence|sign) of /i;
/** Figures and marks that say nothing to a reader. */
export const SHORTHAND =
  /[&=<>+@#*×|]|\b\d+(?:\.\d+)?\s?x\s?\d+(?:\.\d+)?\s?x|\bSUV|\b(?:[A-Za-z]*\d+[A-Za-z]+\d*)\b(?<!\b\d+(?:mm|cm))|\(\)/;

/**
 * A whole line of a picture in everyday words, where it makes a sentence of its own that is easy to follow: it stands in
 * place of a quotation. Null where only a part of the line is asked for, where it has no verb, or where too much would
 * have to be explained inside it. `beside` another sentence on the same thing it needs no word of what it is on.
 */
export function pictureLine(span: Span, ctx: Context, beside = false): Said[] | null {
  const { report } = ctx.understanding;
  if (report.type.type !== 'imaging') return null;
  const { sentences } = report;
  const sentence = sentenceFrom(sentences, span.start);
  if (sentence === undefined || !isWhole(span, sentence, ctx) || sentence.row !== undefined) return null;
  const told = retellSentence(sentence, ctx);
  if (told !== null && told.length <= 2 && told.every(({ text }) => STATES.test(text) && isEasyToFollow(text)))
    return told.map((one, at) => (at === 0 && !beside ? underItsTopic(one, ctx) : one));
  const line = retellLine(sentence, ctx);
  const denied = line === null ? undefined : DENIES.exec(line.text)?.[1];
  if (line === null || denied === undefined || !isEasyToFollow(denied) || isFoundElsewhere(sentence, ctx)) return null;
  const kind = report.sections[sentence.section]?.kind ?? 'other';
  const before = BEFORE.has(kind) || BEFORE_TEST.has(kind);
  // What one feels, and what one does not bear, no picture shows.
  const felt = ctx.mentions.within(span).some((one) => one.kind === 'symptom' || /allerg/.test(one.ref.id));
  if (felt && !before) return null;
  const text = before
    ? `You had no ${denied.replace(/^(?:any|known) /, '')} before the test, as far as the report says.`
    : `${BY_SOUND.test(denied) ? 'the ultrasound' : ctx.teller.name} ${ctx.teller.verb} no ${denied.replace(BY_SOUND, 'sign of ')}.`;
  const said = { ...line, text: text.charAt(0).toUpperCase() + text.slice(1) };
  return [beside ? said : underItsTopic(said, ctx)];
}

/** "No X.", "The report lists: no X seen.", "The scan shows no X detected." */
const DENIES =
  /^(?:The report lists: |The [\w-]+(?: [\w-]+)? (?:shows|notes) )?no (?!longer\b|change\b|other\b)((?:(?! (?:seen|noted|identified|detected|but|although|though|however)\b)[^.;:])+?)(?:,? (?:is |are |was |were )?(?:seen|noted|identified|detected|demonstrated|evident|(?<!\bat )present|found|visible|shown))?\.$/i;

/** "No saddle embolus" beside clots that were found: the everyday name would deny those too. */
function isFoundElsewhere({ span }: Sentence, ctx: Context): boolean {
  const named = new Set(ctx.mentions.within(span).map(({ ref }) => ref.id));
  return ctx.understanding.frames.some(
    ({ head, negated, assertion }) =>
      head !== null && named.has(head.ref.id) && head.kind !== 'anatomy' && !negated && assertion !== 'absent',
  );
}

/** All of the sentence but its label and its marks. */
function isWhole({ start, end }: Span, sentence: Sentence, ctx: Context): boolean {
  const body = bodyOf(sentence);
  const words = (from: number, to: number) =>
    to > from ? /[a-z0-9]/i.test(ctx.clean({ start: from, end: to })) : false;
  return start >= sentence.span.start && end <= sentence.span.end && !words(body.start, start) && !words(end, body.end);
}

function isEasyToFollow(text: string): boolean {
  const bare = text.replace(/ \([^)]*\)/g, '');
  const asides = text.match(/\([^)]*\)/g) ?? [];
  if (asides.length > MOST_ASIDES || countWords(bare) > MOST_WORDS || SHORTHAND.test(bare)) return false;
  const shouted = bare.match(/\b[A-Z]{2,}\b/g) ?? [];
  return shouted.every((word) => KEPT.test(word));
}
