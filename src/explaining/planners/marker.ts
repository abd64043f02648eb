import { remembered } from '../../knowledge/index.js';
import { sentenceFrom } from '../../reading/index.js';
import type { Frame } from '../../understanding/types.js';
import { type Context, groundsOf } from '../context.js';
import { say } from '../nets/said.js';
import { type Plan, plan } from './plan.js';

/** Markers of cancer cells, by knowledge id, with what is said of them; `share` is the printed percentage or nothing. */
const MARKERS: readonly [RegExp, (share: string | null) => string | null][] = [
  [/^estrogen-receptor-positive$/, (share) => `the cells have receptors for the hormone estrogen${of(share)}`],
  [/^progesterone-receptor-positive$/, (share) => `the cells have receptors for the hormone progesterone${of(share)}`],
  [/^estrogen-receptor-negative$/, (share) => `the cells have no receptors for the hormone estrogen${within(share)}`],
  [
    /^progesterone-receptor-negative$/,
    (share) => `the cells have no receptors for the hormone progesterone${within(share)}`,
  ],
  [/^her2-negative$/, () => 'the cells do not have much of the growth signal HER2 (HER2 negative)'],
  [/^her2-positive$/, () => 'the cells have much of the growth signal HER2 (HER2 positive)'],
  [/^triple-negative.*$/, () => 'the cells have no receptors for estrogen, progesterone or HER2 (triple negative)'],
  [/^ki-67$/, (share) => (share === null ? null : `${share} of the cells were growing when they were tested (Ki-67)`)],
];

function of(share: string | null): string {
  return share === null ? '' : ` (${share} of them)`;
}

function within(share: string | null): string {
  return share === null ? '' : ` (${share})`;
}

/** HER2 said to be negative, where the words name the test beside it. */
export function planHer2Negative(frame: Frame, ctx: Context): Plan {
  return plan('the cells do not have much of the growth signal HER2 (HER2 negative)', groundsOf(frame, ctx), ['her2']);
}

export const isMarker: (id: string) => boolean = remembered(1000, (id) =>
  MARKERS.some(([pattern]) => pattern.test(id)),
);

/** A marker of the cells in a sentence that says what it is about. Null for what is no such marker. */
export function planMarker(frame: Frame, ctx: Context): Plan | null {
  const id = frame.head?.ref.id;
  if (id === undefined || frame.experiencer !== 'patient' || frame.assertion !== 'present') return null;
  const tell = MARKERS.find(([pattern]) => pattern.test(id))?.[1];
  const text = tell?.(ownShare(frame, ctx)) ?? null;
  if (text === null) return null;
  const told = plan(text, groundsOf(frame, ctx), [id]);
  if (!/receptor-positive$/.test(id)) return told;
  const line = sentenceFrom(ctx.understanding.report.sentences, frame.source.start);
  const more = line === undefined ? [] : stainOf(ctx.clean(line.span));
  return { ...told, details: [...more.map((one) => say(one, line === undefined ? [] : [line.span])), ...told.details] };
}

const STAINED = /\b(?:(weak|moderate)(?:ly)?(?: to |[-–])(moderate|strong)(?:ly)?|(strong|moderate|weak)(?:ly)?)\b/gi;
const POINTS = /\bAllred(?: score)?(?: of)?\s*[:=]?\s*([0-8])(?:\s*(?:\/|out of|of)\s*8)?\b/gi;

/** "Positive, 95%, strong (Allred 8/8)", of a line on one receptor: how strongly the cells took up the dye, and its score. */
export function stainOf(line: string): string[] {
  if ((line.match(RECEPTORS) ?? []).length !== 1) return [];
  const [how, ...others] = line.matchAll(STAINED);
  const [points, ...scores] = line.matchAll(POINTS);
  const said: string[] = [];
  if (how !== undefined && others.length === 0)
    said.push(
      how[3] === undefined
        ? `they took up the dye ${how[1]?.toLowerCase()}ly to ${how[2]?.toLowerCase()}ly`
        : `they took up the dye ${how[3].toLowerCase()}ly`,
    );
  if (points !== undefined && scores.length === 0) said.push(`the Allred score is ${points[1]} of 8`);
  return said;
}

const RECEPTORS = /\b(?:ER|PR|PgR|o?estrogen|progesterone|HER-?2|AR|androgen)\b/gi;

const SHARE = /(?:([<>≤≥])\s?)?(\d{1,3}(?:\.\d+)?)\s?%/;
const SIGNS: Readonly<Record<string, string>> = {
  '<': 'less than ',
  '>': 'more than ',
  '≤': 'at most ',
  '≥': 'at least ',
};

/** "ER 95%, PR 40%": the share behind the marker and before the next one; in front of it where it stands alone. */
function ownShare(frame: Frame, ctx: Context): string | null {
  const { head, source } = frame;
  if (head === null) return null;
  const others = [...frame.others, ...ctx.frames.within(source).flatMap((other) => other.head ?? [])].filter(
    ({ ref, span }) =>
      ref.id !== head.ref.id && (isMarker(ref.id) || /receptor|her2|ki-67/.test(ref.id)) && span.end <= source.end,
  );
  const next = Math.min(source.end, ...others.map(({ span }) => span.start).filter((start) => start >= head.span.end));
  const behind = SHARE.exec(ctx.clean({ start: head.span.end, end: next }));
  const alone = others.length === 0 && behind === null ? SHARE.exec(ctx.clean(source)) : behind;
  return alone === null ? null : `${SIGNS[alone[1] ?? ''] ?? ''}${alone[2]}%`;
}
