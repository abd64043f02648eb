import type { Frame } from '../../understanding/types.js';
import type { Context } from '../context.js';
import { isBefore } from '../findings/importance.js';
import { list } from '../words/english.js';
import { bareName } from '../words/phrase.js';
import { pictureOfLine } from './named-test.js';
import { asFarAsSeen } from './scope.js';

/** Sections that say what is to be done. */
const AHEAD: ReadonlySet<string> = new Set(['plan', 'recommendation', 'instructions', 'follow_up']);
/** "Not on antibiotics when the sample was taken": what was not taken, beside what a laboratory advises against. */
const WAS_OFF = /\b(?:not (?:been )?(?:on|taking|given|receiving|started)|off|no (?:prior|previous|recent|current))\b/i;
/** "Not for intubation": what is to be left undone. */
const NOT_FOR = /\bnot (?:for|a candidate for|suitable for)\b/i;

/** "No transfusion x 48 h": denied of that time only. */
const SO_LONG =
  /^\W{0,3}(?:x|for|in|over|during)(?: the)?(?: past| last)? ?(\d{1,3}) ?(h|hr|hrs|hours?|d|days?|w|wk|wks|weeks?)\b/i;
const UNITS: Readonly<Record<string, string>> = { h: 'hour', d: 'day', w: 'week' };

/** How long the denied deed has not been done, told behind it; empty where the report sets no time. */
export function deniedFor({ head, sentence }: Frame, ctx: Context): string {
  const end = ctx.understanding.report.sentences[sentence]?.span.end;
  if (head === null || end === undefined) return '';
  const found = SO_LONG.exec(ctx.understanding.report.clean.slice(head.span.end, Math.min(end, head.span.end + 40)));
  const unit = UNITS[found?.[2]?.charAt(0).toLowerCase() ?? ''];
  return found === null || unit === undefined ? '' : ` for ${found[1]} ${unit}${found[1] === '1' ? '' : 's'}`;
}

/** The sentence that denies these things: of whom, by what was looked, and how far could be seen. */
export function denialOf(frame: Frame, kind: string, all: readonly string[], unsure: boolean, ctx: Context): string {
  const far = asFarAsSeen(ctx.clean(frame.source));
  return `${denial(frame, kind, all, unsure, ctx)}${far}`;
}

/** "No further seizures": there were some before, and they are not denied. */
const NO_MORE =
  /\b(?:no|nil|without|w\/o|denie[sd]|not had any|zero)(?: any)? (?:further|additional|subsequent|repeat(?:ed)?|recurrent|recurring|more)\b/i;

/** "No stone in both kidneys" would be denied of the two together. */
const BOTH = /\b(in|on|at) both (?!sides)([a-z]+)s\b/g;

/** At no time in a life: "never had a fever" of a stay is less. */
const NEVER = /\b(?:(?:has|have|had|you|he|she|patient|pt) never (?:had|undergone)|never (?:has|have) had)\b/i;

/** "No palpable mass", but not "no mass to correspond to the palpable abnormality", which there is. */
const FELT =
  /(?<!\b(?:the|this|that|of|a|area|patient's|her|his) )\b(?:palpable|palpated)\b(?! (?:abnormality|concern|marker))/i;

/** "She no longer needs her port": it is there, and has done its work. */
const NEEDS_NO_MORE = /\bno longer (?:needs?|needed|requires?|required|in need of)\b/i;
const withoutQuote = (name: string): string => name.replace(/ called “[^”]*” here$/, '').replace(/ \([^)]*\)$/, '');

function denial(frame: Frame, kind: string, all: readonly string[], unsure: boolean, ctx: Context): string {
  const clause = ctx.clean(frame.source);
  const { name, verb, sees } = ctx.teller;
  const named = list(all, 'or').replace(
    BOTH,
    (_, tie: string, one: string) => `${tie} either ${one.replace(/ie$/, 'y')}`,
  );
  const bare = list(all.map(bareName), 'or');
  if (frame.experiencer === 'family') return `no one in your family is noted to have had ${named}`;
  // What did not go wrong with a test is nothing that its picture shows.
  if (sees && frame.head?.ref.id === 'complication') return `the report lists no ${named}`;
  if (NEEDS_NO_MORE.test(clause)) return `you no longer need ${list(all.map(withoutQuote), 'or')}`;
  if (/\bno longer\b/i.test(clause)) return `${name} no longer ${verb} ${named}`;
  if (kind === 'test' && /\bnegative\b/i.test(clause)) return `the result of ${named} was negative`;
  if (kind === 'procedure' && NOT_FOR.test(clause)) return `the report says that ${named} is not planned`;
  if (NEVER.test(clause)) return `you have never had ${named}`;
  if (kind === 'procedure' || kind === 'test') return `you did not have ${named}${deniedFor(frame, ctx)}`;
  if (kind === 'medicine') {
    return ctx.section(frame) === 'allergies'
      ? `you have no known allergy to ${named}`
      : AHEAD.has(ctx.section(frame))
        ? `the plan is without ${named}`
        : ctx.understanding.report.type.type === 'laboratory' && !WAS_OFF.test(clause)
          ? `the lab’s advice is not to use ${named} for this`
          : `you were not on ${named}`;
  }
  // "A slipped disc that came back": its name says so already.
  const again = NO_MORE.test(clause) && !/\b(?:c[ao]me back|comes back|return\w*|recurr\w+)\b/i.test(named);
  if (again && /^(?:symptom|disease|finding)$/.test(kind)) {
    const rest = list(
      all.map((one) => bareName(one).replace(/^(?:further|additional|more|other) /, '')),
      'or',
    );
    return kind === 'symptom' && !sees ? `you had no further ${rest}` : `${name} ${verb} no further ${rest}`;
  }
  if (
    /\b(?:takes?|taking|uses?|using|(?:is|was|are) on|currently on)\s+(?:no|none of)\b|\bnot (?:currently )?(?:on|taking|using)(?: any)?\b/i.test(
      clause,
    ) &&
    /^(?:other|substance|medicine|treatment)$/.test(kind) &&
    !sees
  )
    return `you take no ${bare}`;
  if (/^(?:tobacco|alcohol|smoking|drugs?|drug use)$/.test(frame.head?.ref.id ?? '')) return `you do not use ${bare}`;
  if (kind === 'device') return `${name} ${verb} no ${bare}`;
  if (kind === 'organism' && ctx.understanding.report.type.type === 'laboratory')
    return `the lab did not find ${named}`;
  if (FELT.test(clause)) return `no ${bare} could be felt`;
  // What the story before a picture denies is not what the picture shows.
  if (sees && isBefore(frame, ctx))
    return kind === 'symptom' ? `you had no ${bare}` : `you had no ${bare} before the test, as far as the report says`;
  const limitWord =
    /^(?:an? )?(?:new|sudden|important|other|large|moderate or severe|severe|complete|partial|suspicious-looking|leftover|returned|active)\b/;
  if (frame.change === 'new' && !all.some((one) => limitWord.test(one))) return `${name} ${verb} no new ${bare}`;
  // "Denied fever, chills or history of gallstones": the word is of the last of them alone.
  const before = frame.head === null ? clause : ctx.clean({ start: frame.source.start, end: frame.head.span.end });
  if (/\b(?:history of|hx of|h\/o|prior|previous)\b/i.test(before) && !sees) return `you have no history of ${named}`;
  if (/\b(?:denie[sd]|deny|denying|reports? no)\b/i.test(clause)) return `you did not report ${named}`;
  if (kind === 'symptom' && !sees) return `you had no ${bare}`;
  if (ctx.section(frame) === 'physical_exam')
    return `${pictureOfLine(frame, ctx) ?? 'the exam'} found no sign of ${named}`;
  if (unsure) return `${name} ${verb} no clear sign of ${named}`;
  // "No new broken bone": what the limit leaves open is not denied by a "no sign of".
  if (all.every((one) => limitWord.test(one))) return `${name} ${verb} no ${bare}`;
  return `${name} ${verb} no sign of ${named}`;
}
