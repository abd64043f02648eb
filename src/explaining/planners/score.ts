import type { Frame } from '../../understanding/types.js';
import type { Context } from '../context.js';
import { say, sayAll } from '../said.js';
import type { Plan } from './plan.js';

/** A stage, grade or category, with what it stands for. */
export function planScore(frame: Frame, ctx: Context): Plan | null {
  if (frame.score === null) return null;
  const score = ctx.knowledge.score(frame.score.id);
  if (score === undefined) return null;
  const code = frame.score.code;
  const category = categoryOf(frame, ctx);
  const printed = ctx.clean(frame.score.span);
  const named = /[A-Za-z]{3}/.test(printed) && printed.length <= 40 ? printed : `${score.term} ${code}`;
  const lead = leadFor(frame, score.term);
  return {
    what: say(`${lead(named, code)}`, [frame.source], [score.id]),
    details: category === null ? [] : sayAll(asSentence(category.plain), [frame.source], [score.id]),
    meaning: category === null ? sayAll(score.meaning, [], [score.id]) : [],
  };
}

/** The category of the knowledge base that the printed code is. */
export function categoryOf(frame: Frame, ctx: Context) {
  if (frame.score === null) return null;
  const code = frame.score.code.toLowerCase().replace(/\s+/g, '');
  const score = ctx.knowledge.score(frame.score.id);
  return score?.categories.find((category) => category.code.toLowerCase().replace(/\s+/g, '') === code) ?? null;
}

function asSentence(plain: string): string {
  const text = plain.trim();
  if (/[.!]$/.test(text) || /\b(?:is|are|has|have|was|means|shows|needs|can|may|looks?|should)\b/i.test(text))
    return text;
  return `this means ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

/** "Gleason score 3+4=7" -> "3+4=7". */
function figures(named: string, term: string): string | null {
  const rest = named.toLowerCase().startsWith(term.toLowerCase())
    ? named.slice(term.length).replace(/^[\s:]+/, '')
    : '';
  return /^[\dIVX+=.A-Ca-c -]{1,12}$/.test(rest) && rest !== '' ? rest : null;
}

/** "The tumor stage (T) is T1" where the system has an everyday name; else "The report gives the score BI-RADS 4A". */
function leadFor(frame: Frame, term: string): (named: string, code: string) => string {
  if (frame.assertion === 'historical') return (named) => `your past health history includes ${named}`;
  if (/^[a-z]+ [a-z]+/.test(term) && !/\b(?:disease|failure)\b/.test(term))
    return (_, code) => `the ${term} is ${code}`;
  if (/\b(?:score|grade|Group|class|category)$/.test(term))
    return (named, code) => `the ${term} is ${figures(named, term) ?? code}`;
  if (/\b(?:disease|failure)\b/.test(term)) return (named) => `the report notes ${named}`;
  return (named) => `the report rates this as ${named}`;
}
