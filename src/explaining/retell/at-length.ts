import type { Span } from '../../contract/analysis.js';
import type { Sentence } from '../../reading/types.js';
import { isOperationReport } from '../../understanding/index.js';
import type { Context } from '../context.js';
import { type Said, say } from '../nets/said.js';
import { capital, uncapital } from '../words/english.js';
import { countWords } from '../words/readability.js';
import { splitSentences } from '../words/sentences.js';
import { HANGING } from './retell.js';
import { bodyOf, labelText, retellClause } from './retold-clause.js';
import { splitFurther } from './split.js';

/** A line of the side-by-side view, and the words of the report that stay in it unexplained. */
export interface AtLength {
  said: Said;
  kept: Span[];
}

/** Papers that tell a story in sentences. */
const WRITTEN: ReadonlySet<string> = new Set(['other', 'discharge_summary']);
/** A subject with its verb, or the reader with what the reader does: a fragment is told as what its section lists. */
const STATED =
  /^(?:[\w’',/%.-]+ ){0,18}?(?:is|are|was|were|has|have|had|will|did|does|do|showed|shows|may|can|could|would|should|might|must|need|needs|needed|remained|remains|came|went|grew|felt|fell)\b|^(?:[A-Z][\w’' /-]{1,60}, )?[Yy]ou (?:\w+ly |also |then |now )?[a-z]{3,}/;
/** A word, and no short form. */
const IS_WORD = /^(?=[a-z-]{5})[a-z]+(?:-[a-z]+)*$|^[A-Z]?[a-z]{4,}(?:-[A-Z]?[a-z]+)*$/;

const LONGEST = 80;
/** Of so many words one may stay as it is printed: the others tell what it is about. */
const WORDS_FOR_ONE = 7;
const WORDS_FOR_TWO = 16;

/**
 * For the side-by-side view, where it stands beside its sentence: told whole however long or hard that sentence is, with one
 * or two words as they are printed where nobody explains them. Null where more would stay, or where it is not clear who is
 * meant.
 */
export function tellAtLength(sentence: Sentence, ctx: Context): AtLength | null {
  if (sentence.row !== undefined || sentence.kind !== 'prose' || !isStory(ctx)) return null;
  const body = bodyOf(sentence);
  const printed = ctx.clean(body);
  const count = countWords(printed);
  if (count < WORDS_FOR_ONE || count > LONGEST || printed.endsWith(':') || /^\W*\?/.test(printed)) return null;
  const told =
    retellClause(body, null, ctx) ??
    retellClause(body, null, ctx, 1) ??
    (count >= WORDS_FOR_TWO ? retellClause(body, null, ctx, 2) : null);
  if (told === null || HANGING.test(told.text) || !mayStay(told.text)) return null;
  const label = sentence.label === null ? null : labelText(sentence.label.span, ctx);
  if (sentence.label !== null && label === null) return null;
  const texts = splitFurther(told.text);
  if (texts.some((text) => splitSentences(text).length !== 1)) return null;
  const kept = quotedIn(told.text).map((word) => placeOf(word, body, ctx));
  if (kept.some((span) => span === null)) return null;
  const whole = texts.map((text, at) => (at === 0 ? text : capital(text)));
  const text = whole.map((one) => one.replace(/[.\s]+$/, '')).join('. ');
  return {
    said: say(label === null ? text : `${label.text}: ${uncapital(text)}`, [sentence.span], told.knowledge),
    kept: kept as Span[],
  };
}

const quotedIn = (text: string): string[] => [...text.matchAll(/“([^”]+)”/g)].map(([, word = '']) => word);

/** A whole sentence, of which only words and no short forms stay as they are printed. */
export function mayStay(text: string): boolean {
  return STATED.test(text.replace(/ \([^)]*\)/g, '')) && quotedIn(text).every((word) => IS_WORD.test(word));
}

function isStory({ understanding: { report } }: Context): boolean {
  const { type, title } = report.type;
  return WRITTEN.has(type) && !isOperationReport(type, title);
}

function placeOf(word: string, within: Span, ctx: Context): Span | null {
  const { clean } = ctx.understanding.report;
  const at = clean.slice(within.start, within.end).toLowerCase().indexOf(word.toLowerCase());
  return at < 0 ? null : { start: within.start + at, end: within.start + at + word.length };
}
