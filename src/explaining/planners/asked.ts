import type { Frame, Mention } from '../../understanding/types.js';
import { type Context, type Noun, nounOf } from '../context.js';
import { withArticle } from '../words/english.js';
import { bareName, headPhrase } from '../words/phrase.js';
import { asksForVisit } from './doctors.js';

function guides(mention: Mention, ctx: Context): boolean {
  return /^[- ]?(?:image[- ])?guid/i.test(
    ctx.understanding.report.clean.slice(mention.span.end, mention.span.end + 14),
  );
}

/** "<50% both sides, no surgery indicated", "CT chest for right upper zone nodule": the side is that of another thing. */
function isSideOfAnother(mention: Mention, frame: Frame, ctx: Context): boolean {
  const { clean } = ctx.understanding.report;
  const before = clean.slice(frame.source.start, mention.span.start);
  const behind = clean.slice(mention.span.end, frame.source.end);
  const own = before.slice(Math.max(before.lastIndexOf(','), before.lastIndexOf(';')) + 1);
  const why = /\b(?:for|due to|because of|given|re|to (?:assess|check|follow|exclude|look))\b/i.exec(behind);
  if (why !== null && !SIDE.test(before) && !SIDE.test(behind.slice(0, why.index))) return true;
  return own !== before && !SIDE.test(own) && !SIDE.test(behind);
}

const SIDE = /\b(?:left|right|both|bilateral\w*|[LR]t?)\b/i;

/** The tests and procedures that the words name, each with its place. */
export function thingsAsked(frame: Frame, ctx: Context): { names: string[]; knowledge: string[] } {
  const names: string[] = [];
  const knowledge: string[] = [];
  const from = askedFrom(frame, ctx);
  // "PET and thoracic surgery referral": the part of the body is the doctor's.
  const visit = asksForVisit(ctx.clean(frame.source));
  const mentions = [...(frame.head === null ? [] : [frame.head]), ...frame.others].filter(
    ({ span }) => span.start >= from,
  );
  for (const mention of mentions) {
    const noun = nounOf(mention, ctx);
    if (noun === null || !['test', 'procedure', 'lab'].includes(noun.kind) || knowledge.includes(noun.id)) continue;
    // "PET-CT": one scan, and no CT beside it.
    if (
      /\bPET[-/]$/.test(ctx.understanding.report.clean.slice(Math.max(0, mention.span.start - 4), mention.span.start))
    )
      continue;
    // "Sutures out", "for suture removal": they are to go, and none are asked for.
    if (noun.id === 'suture') {
      if (TAKEN_OUT.test(ctx.clean(frame.source))) {
        names.push('the removal of your stitches');
        knowledge.push(noun.id);
      }
      continue;
    }
    // "MRI prior to definitive surgery": when, not what is asked for.
    if (
      TIMED_BY.test(
        ctx.understanding.report.clean.slice(Math.max(frame.source.start, mention.span.start - 40), mention.span.start),
      )
    )
      continue;
    // "8 mm nodule on CXR, CT in 3 months": where it was seen.
    if (isWhereSeen(mention, frame, ctx)) continue;
    // "1200 mg of calcium a day": to be taken, not measured.
    if (
      noun.kind === 'lab' &&
      DOSED.test(
        ctx.understanding.report.clean.slice(Math.max(frame.source.start, mention.span.start - 20), mention.span.start),
      )
    )
      continue;
    // "call for biopsy results": it was done.
    if (
      /^\s+(?:results?|reports?|findings?)\b/i.test(
        ctx.understanding.report.clean.slice(mention.span.end, mention.span.end + 12),
      )
    )
      continue;
    if (A_PLACE.test(ctx.understanding.report.clean.slice(mention.span.end, mention.span.end + 24))) continue;
    // "if breast conservation is planned": what it hangs on, and not asked for.
    const on = frame.recommendation?.condition?.span;
    if (on !== undefined && mention.span.start >= on.start && mention.span.end <= on.end) continue;
    // "ultrasound-guided biopsy": the picture only guides what is asked for.
    if (guides(mention, ctx)) continue;
    const own = mention === frame.head || (frame.head !== null && guides(frame.head, ctx));
    const phrase = headPhrase(
      {
        ...frame,
        head: mention,
        sites: own && !visit ? frame.sites.filter(({ ref }) => ref.id !== 'surgical-margin') : [],
        laterality: own && !visit && !isSideOfAnother(mention, frame, ctx) ? frame.laterality : null,
        count: null,
        severity: null,
        level: null,
      },
      ctx,
      { term: true },
    );
    if (phrase === null) continue;
    const target = targetOf(mention, frame, ctx);
    const thing = target === null ? phrase.text : `${alone(noun)} of ${target.text}`;
    if (target !== null) knowledge.push(...target.knowledge);
    const text =
      noun.kind === 'lab'
        ? `a check of ${phrase.text}`
        : again(/^[a-z]+ test\b/.test(thing) ? withArticle(thing) : thing, mention, ctx);
    if (!names.includes(text)) names.push(text);
    knowledge.push(...phrase.knowledge);
  }
  for (const { text, first } of spelledTests(frame, from, mentions, ctx))
    if (!names.includes(text)) names.splice(first ? 0 : names.length, 0, text);
  if (names.length === 0) {
    const clause = ctx.clean(frame.source);
    const named = PICTURES.find(([pattern]) => pattern.test(clause));
    if (named !== undefined) names.push(/\brepeat\b/i.test(clause) ? another(named[1]) : named[1]);
  }
  return { names: names.slice(0, MOST_THINGS), knowledge };
}

/** "CBC, CMP": tests known by their letters alone stand beside those that have an entry, or half of the order is lost. */
function spelledTests(
  frame: Frame,
  from: number,
  mentions: readonly Mention[],
  ctx: Context,
): { text: string; first: boolean }[] {
  const { expansions } = ctx.understanding;
  const { clean } = ctx.understanding.report;
  if (mentions.length === 0) return [];
  const on = frame.recommendation?.condition?.span;
  const found: { text: string; first: boolean }[] = [];
  for (const { span, short, long } of expansions) {
    if (span.start < from || span.end > frame.source.end || !OF_TEST.test(long)) continue;
    if (
      ctx.mentions.within(span).length > 0 ||
      mentions.some(({ span: own }) => span.start < own.end && own.start < span.end)
    )
      continue;
    if (on !== undefined && span.start >= on.start && span.end <= on.end) continue;
    if (TIMED_BY.test(clean.slice(Math.max(frame.source.start, span.start - 40), span.start))) continue;
    const named = /tests$/.test(long)
      ? long
      : /(?:count|panel|profile|test|culture)$/.test(long)
        ? withArticle(long)
        : `a check of ${long}`;
    found.push({ text: `${named} (${short})`, first: mentions.every((one) => one.span.start > span.start) });
  }
  return found;
}

const OF_TEST =
  /\b(?:count|panel|profile|(?:blood|liver|kidney|thyroid|function) tests?|blood sugar|sugar (?:before|after)|cultures?|clotting time|inflammation|sedimentation)\b/i;
const TAKEN_OUT = /\b(?:remov\w+|out|take out|taken out|r\/o|ros)\b/i;
const MOST_THINGS = 6;
const DOSED = /\d\s*(?:mg|mcg|g|grams?|units?|iu|u|meq|ml)\s+(?:of )?$/i;

const TIMED_BY =
  /\b(?:prior to|before|after|following|post|until|at the time of|while (?:on|taking|receiving|having)|during|subject to|depend(?:ing|ent|s) (?:up)?on|pending|guided by|(?:oximetry|gas(?:es)?|sleep study|levels?|check|re-?check|test(?:ing)?|study|download|readings?|review) on|as long as (?:on|you are on)|whilst (?:on|taking)) (?:the |any |her |his |your )?(?:[a-z-]+ ){0,2}$/i;

const SEEN_ON =
  /\b(?:seen|found|noted|shown|reported|identified|picked up|visible) (?:on|by|in) (?:the |a |an |your |her |his |admission |recent )*$|\bon (?:the |a |an |admission |recent )*$/i;

/** A picture behind something that it showed. */
function isWhereSeen(mention: Mention, frame: Frame, ctx: Context): boolean {
  const before = ctx.understanding.report.clean.slice(frame.source.start, mention.span.start);
  if (!SEEN_ON.test(before.slice(-60))) return false;
  const seen = ctx.mentions
    .within({ start: Math.max(frame.source.start, mention.span.start - 80), end: mention.span.start })
    .some(({ kind }) => kind === 'finding' || kind === 'disease');
  return seen && !/[,;]/.test(before.slice(-24));
}

/** "Rehabilitation Hospital": where one goes, not what is asked for. */
const A_PLACE =
  /^(?: \w+)? (?:referral|consult\w*|opinion|review|assessment|hospital|clinic|center|centre|department|service|unit|facility|team|institute|office|group|associates)\b/i;

/** "CT abnormal, recommended to see her surgeon": only what stands behind the asking is asked for. */
function askedFrom(frame: Frame, ctx: Context): number {
  const clause = ctx.understanding.report.clean.slice(frame.source.start, frame.source.end);
  const found =
    /\b(?:recommend(?:ed|s|ing)?|advis(?:ed|es|ing)|suggest(?:ed|s|ing)?|instructed|told|asked|encouraged)\s+(?:that|to)\b/i.exec(
      clause,
    );
  return found === null ? frame.source.start : frame.source.start + found.index;
}

/** Tests named by letters alone. */
const PICTURES: readonly [RegExp, string][] = [
  [/\bPET\b/, 'a PET scan'],
  [/\bCT\b/, 'a CT scan'],
  [/\bMRI?\b/, 'an MRI scan'],
];

function another(thing: string): string {
  return thing.replace(/^an? /, 'another ');
}

/** "a chest X-ray" -> "another chest X-ray" where the report says "repeat". */
function again(thing: string, mention: Mention, ctx: Context): string {
  const before = ctx.understanding.report.clean.slice(Math.max(0, mention.span.start - 8), mention.span.start);
  return /\brepeat\s+$/i.test(before) ? another(thing) : thing;
}

function alone(noun: Noun): string {
  return noun.number === 'singular' ? withArticle(noun.lay) : noun.lay;
}

/** "biopsy of the left breast mass": what it is to be done to, where the words say so right behind it. */
function targetOf(mention: Mention, frame: Frame, ctx: Context): { text: string; knowledge: string[] } | null {
  const next = ctx.mentions
    .within({ start: mention.span.end, end: frame.source.end })
    .find((other) => ['finding', 'disease'].includes(other.kind));
  if (next === undefined) return null;
  const between = ctx.understanding.report.clean.slice(mention.span.end, next.span.start);
  const side = /^\s+(?:of|for)\s+(?:the |this |that )?(left |right )?\s*$/i.exec(between);
  if (side === null) return null;
  const laterality = side[1]?.trim().toLowerCase() === 'left' ? 'left' : side[1] === undefined ? null : 'right';
  const of = {
    ...frame,
    head: next,
    sites: [],
    others: [],
    laterality,
    count: null,
    severity: null,
    level: null,
  } as Frame;
  const phrase = headPhrase(of, ctx, { term: false, bare: true });
  return phrase === null ? null : { text: `the ${bareName(phrase.text)}`, knowledge: phrase.knowledge };
}
