import type { Context } from '../context.js';
import { FRIGHTENING } from '../retell/frightening.js';
import { operationStory } from '../summary/operation.js';
import type { WrittenFinding } from '../written.js';

const GENERAL = /^(?:Operation|Procedure) report$/;
const MOST_WORDS = 15;
const MOST_PRINTED = 8;

/** The title of the report; that of an operation says which one it was, where its name is told in plain words. */
export function titleOf(findings: readonly WrittenFinding[], ctx: Context): string {
  const { title } = ctx.understanding.report.type;
  if (!GENERAL.test(title)) return title;
  const [first] = operationStory(findings, ctx)?.done ?? [];
  const named = first === undefined ? null : (nameIn(first.text) ?? printedIn(first.text));
  return named === null ? title : `${title}: ${named}`;
}

/** The name as the report prints it, where it is short: one can ask about it by that name. */
function printedIn(text: string): string | null {
  const [, name] = /^What was done is called “([^”…]+)” in the report\.$/.exec(text) ?? [];
  if (name === undefined || FRIGHTENING.test(name) || /[(;:]|\d{4}/.test(name)) return null;
  return name.split(' ').length > MOST_PRINTED ? null : `“${name}”`;
}

/** "By keyhole surgery, you had the gallbladder removed (…)." -> "gallbladder removed by keyhole surgery". */
function nameIn(text: string): string | null {
  if (FRIGHTENING.test(text) || /[“”;:]/.test(text)) return null;
  const [, birth] = /^A baby was born( by surgery)?\b/.exec(text) ?? [];
  if (text.startsWith('A baby was born')) return `birth of a baby${birth ?? ''}`;
  const [, manner, had, sample] =
    /^(?:((?:By|With) [^,]{3,40}), y|Y|A )(?:ou had (?!had\b|no\b)(.+?)|small sample \(biopsy\) was taken (.+?))\.$/.exec(
      text,
    ) ?? [];
  const what = had ?? (sample === undefined ? undefined : `a small sample taken ${sample}`);
  if (what === undefined) return null;
  const bare = what
    .replace(/ \([^)]*\)/g, '')
    .replace(/\byour\b/g, 'the')
    .replace(/^the (?=.*\b[a-z]+(?:ed|cut|shut|out|off)\b)/, '')
    .replace(/, done over again$/, ', done again');
  // Where it is long, where along the spine it was done is left to the text.
  const short = bare.split(' ').length > MOST_WORDS ? bare.replace(/ at [CTLS]\d[-–\dCTLS, and]*$/, '') : bare;
  const named = manner === undefined ? short : `${short} ${manner.charAt(0).toLowerCase()}${manner.slice(1)}`;
  return named.split(' ').length > MOST_WORDS ? null : named;
}
