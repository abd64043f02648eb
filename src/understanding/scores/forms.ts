import { categoryOfCode, type Score, type Token } from '../../knowledge/index.js';
import type { PlacedMention } from '../mentions.js';
import type { Frame } from '../types.js';

type Printed = NonNullable<Frame['score']>;

/** Scores that are printed in a form of their own: sums, several figures, fractions. Null for all others. */
export function readOwnForm(text: string, tokens: readonly Token[], item: PlacedMention, score: Score): Printed | null {
  if (/^gleason score/i.test(score.term)) return gleason(text, tokens, item, score);
  if (score.id === 'apgar') return apgar(text, tokens, item, score);
  if (score.id === 'visual-acuity-score') return acuity(text, tokens, item, score);
  return null;
}

function behind(
  text: string,
  tokens: readonly Token[],
  item: PlacedMention,
  length: number,
): { start: number; rest: string } {
  const start = tokens[item.to - 1]?.end ?? 0;
  const end = Math.min(start + length, tokens.at(-1)?.end ?? start);
  return { start, rest: text.slice(start, end) };
}

/** "Gleason score 3+4=7": the sum counts. */
function gleason(text: string, tokens: readonly Token[], item: PlacedMention, score: Score): Printed | null {
  const { start, rest } = behind(text, tokens, item, 60);
  const match = /^[\s:(]*(?:score|sum|grade|pattern|of|is|[\s:(])*([1-5])\s?\+\s?([1-5])(?:\s?=\s?(\d{1,2}))?/i.exec(
    rest,
  );
  if (!match) return null;
  const sum = match[3] ?? String(Number(match[1]) + Number(match[2]));
  const category = categoryOfCode(score, sum);
  return category
    ? { id: score.id, code: category.code, span: { start: item.mention.span.start, end: start + match[0].length } }
    : null;
}

const MINUTES: Record<string, string> = { one: '1', five: '5', ten: '10' };
const PAIR =
  /^(\d\d?)\s?(?:,|and|&|\/|-|,\s?and)\s?(\d\d?)(?:\s?(?:,|and|,\s?and|\/)\s?(\d\d?))?(?:\s?,)?\s+at\s+(?:one|1)\s?(?:,|and|&|\/)\s?(?:five|5)(?:\s?(?:,|and|,\s?and)\s?(?:ten|10))?[\s-]?min(?:ute)?s?/i;
const ONE = /^(\d\d?)(?:\s?(?:at|@)\s?(one|five|ten|10|1|5)(?:[\s-]?(?:minutes?|mins?)\b)?)?/i;

/** "Apgars of 8 and 9", "8 at one minute and 9 at five minutes": the last one counts. */
function apgar(text: string, tokens: readonly Token[], item: PlacedMention, score: Score): Printed | null {
  const { start, rest } = behind(text, tokens, item, 120);
  const intro = /^(?:\s|:|=|\(|scores?\b|was\b|were\b|are\b|is\b|of\b|assigned\b|a\b)*/i.exec(rest)?.[0].length ?? 0;
  const body = rest.slice(intro);
  const values: string[] = [];
  const times: (string | undefined)[] = [];
  let length = 0;
  const pair = PAIR.exec(body);
  if (pair) {
    for (const value of pair.slice(1, 4)) if (value !== undefined) values.push(value);
    length = pair[0].length;
  } else {
    for (let more = ONE.exec(body); more && values.length < 3; ) {
      values.push(more[1] ?? '');
      const time = more[2]?.toLowerCase();
      times.push(time && Object.hasOwn(MINUTES, time) ? MINUTES[time] : time);
      length += more[0].length;
      const join = /^\s?(?:,\s?and\b|,|and\b|&|\/|-)\s?/i.exec(body.slice(length));
      const following = join && ONE.exec(body.slice(length + join[0].length));
      if (!join || !following) break;
      length += join[0].length;
      more = following;
    }
  }
  if (values.length === 0 || /^\s?(?:\d|\+|%|min|\/)/i.test(body.slice(length))) return null;
  if (values.some((value) => Number(value) > 10)) return null;
  const timed = times.filter((time) => time !== undefined);
  if (timed.length > 0 && (timed.length !== values.length || new Set(timed).size !== timed.length)) return null;
  // Two checks are the rule; one figure alone says too little about which of them it is.
  const told = values.map((value, i) =>
    times[i] === undefined ? value : `${value} at ${times[i]} ${times[i] === '1' ? 'minute' : 'minutes'}`,
  );
  const last = told.pop() ?? '';
  return {
    id: score.id,
    code: told.length === 0 ? last : `${told.join(', ')} and ${last}`,
    category: values.at(-1) ?? '',
    span: { start: item.mention.span.start, end: start + intro + length },
  };
}

const MEASURED =
  /^(?:\s|[:=(,-]|is\b|was\b|are\b|of\b|measured\b|measures\b|measuring\b|today\b|at\b|near\b|distance\b|with\b|without\b|best\b|corrected\b|uncorrected\b|correction\b|glasses\b|right\b|left\b|eyes?\b|in\b|the\b|o[dsu]\b|to be\b|found\b)*$/i;
const POOR =
  /\b(?:fingers?|hand|light perception|shadow|cf|hm|lp|nlp)\b|\bOD\b.*\bOS\b|\bright\b.*\bleft\b|\bOS\b.*\bOD\b|\bleft\b.*\bright\b/i;

/** "Visual acuity 20/40 OD": only where the sentence holds a single figure of sight. */
function acuity(text: string, tokens: readonly Token[], item: PlacedMention, score: Score): Printed | null {
  const end = tokens.at(-1)?.end ?? 0;
  const first = tokens[0]?.start ?? 0;
  const all = [...text.slice(first, end).matchAll(/(?<![\d/])20\s?\/\s?(\d{2,3})(?![\d/])/g)];
  const only = all[0];
  if (all.length !== 1 || only === undefined) return null;
  const at = first + only.index;
  // Nothing but how it was measured stands between, and no word of the other eye or of sight too poor for figures.
  const between = at < item.mention.span.end ? 'before' : text.slice(item.mention.span.end, at);
  if (between.length > 60 || !MEASURED.test(between) || POOR.test(text.slice(first, end))) return null;
  const category = categoryOfCode(score, only[1] ?? '');
  return category
    ? {
        id: score.id,
        code: `20/${only[1]}`,
        category: only[1] ?? '',
        span: { start: item.mention.span.start, end: at + only[0].length },
      }
    : null;
}
