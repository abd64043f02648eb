import type { Context } from '../context.js';
import { operationStory } from '../operation-summary.js';
import { FRIGHTENING } from '../retell/frightening.js';
import type { WrittenFinding } from '../written.js';

const GENERAL = /^(?:Operation|Procedure) report$/;
const MOST_WORDS = 12;

/** The title of the report; that of an operation says which one it was, where its name is told in plain words. */
export function titleOf(findings: readonly WrittenFinding[], ctx: Context): string {
  const { title } = ctx.understanding.report.type;
  if (!GENERAL.test(title)) return title;
  const [first] = operationStory(findings, ctx)?.done ?? [];
  const named = first === undefined ? null : nameIn(first.text);
  return named === null ? title : `${title}: ${named}`;
}

/** "By keyhole surgery, you had removal of the gallbladder (…)." -> "removal of the gallbladder by keyhole surgery". */
function nameIn(text: string): string | null {
  if (FRIGHTENING.test(text) || /[“”;:]/.test(text)) return null;
  const [, manner, what] = /^(?:((?:By|With) [^,]{3,40}), y|Y)ou had (?!had\b|no\b)(.+?)\.$/.exec(text) ?? [];
  if (what === undefined) return null;
  const bare = what.replace(/ \([^)]*\)/g, '').replace(/\byour\b/g, 'the');
  const named = manner === undefined ? bare : `${bare} ${manner.charAt(0).toLowerCase()}${manner.slice(1)}`;
  return named.split(' ').length > MOST_WORDS ? null : named;
}
