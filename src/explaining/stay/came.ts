import type { Span } from '../../contract/analysis.js';
import type { Sentence } from '../../reading/types.js';
import type { Context } from '../context.js';
import { type Said, say } from '../nets/said.js';
import { slot } from '../notes/clause.js';
import { noteLine } from '../notes/index.js';
import { quotable } from '../planners/quote.js';
import { FRIGHTENING } from '../retell/frightening.js';
import { withArticles } from '../words/articles.js';

const WHERE = String.raw`(?: (?:in|back|over|up))?(?: (?:today|yesterday|overnight|electively|acutely|urgently|again|as an? (?:emergency|day case|elective)))?(?: (?:by|to|from|via|on|at|under|the (?:day|surgical|ward|unit|hospital)) [^,.;:]{2,45}?| \d{1,2}/\d{1,2}(?:/\d{2,4})?){0,3}`;
const CAME = new RegExp(
  String.raw`\b(?:(?:self-?)?present(?:ed|s|ing)|came|comes|attended|brought|admitted|adm|hospitali[sz]ed|transferred|referred)${WHERE},? (?<how>with|w\/|c(?= )|for|after|following|because of|due to) (?<what>[^;]{4,260})`,
  'di',
);
const SHORT = /\bp\/w:? (?<what>[^;]{4,260})/di;
/** A cheap look before the two: none of their verbs stands in most sentences. */
const VERBS = /present|attended|came|comes|brought|admitted|\badm\b|hospitali|transferred|referred|p\/w/i;
/** Behind these words the line goes on about something else. */
const ENDS =
  /[.;](?:\s|$)|,? under (?:mr|mrs|ms|miss|dr|prof\w*|the care)\b|,? (?:in the (?:setting|context) of|who|where|which|and (?:was|is|were|has|had|who|then|found)|found|s\/p|status post|intubated|treated|requiring|was|is|has|had|denies|denied|no|without|but)\b/i;
const OF_ANOTHER_TIME =
  /\b(?:previous(?:ly)?|prior|last (?:year|month|admi\w+)|recently|earlier|never|not|was last|since (?:19|20)\d\d|if|when|should)\b[^.;]{0,30}$/i;
const LONG_AGO = /\b(?:in (?:19|20)\d\d|\d+ (?:years?|months?) ago|last year)\b/i;
const MOST_QUOTED = 26;

/** "… was brought in by ambulance after a fall", "58M p/w chest pain": with what somebody came, told by itself; null where the line says none. */
export function cameWith(sentence: Sentence, ctx: Context): Said | null {
  const { clean } = ctx.understanding.report;
  const { start, end } = sentence.span;
  const printed = clean.slice(start, end).replace(/\s/g, ' ');
  if (!VERBS.test(printed)) return null;
  // Shorthand that is told clause by clause says it in its own way.
  const line = noteLine(sentence, ctx)?.said.find(({ text }) => /^You came in with (?!“)/.test(text));
  if (line !== undefined && !FRIGHTENING.test(printed)) return line;
  const found = CAME.exec(printed) ?? SHORT.exec(printed);
  const at = found?.indices?.groups?.what;
  if (found === null || at === undefined || OF_ANOTHER_TIME.test(printed.slice(0, found.index))) return null;
  const rest = printed.slice(at[0], at[1]);
  const until = ENDS.exec(rest)?.index ?? rest.length;
  const what: Span = { start: start + at[0], end: start + at[0] + until };
  const words = ctx.clean(what).replace(/[\s.,]+$/, '');
  if (words.length < 4 || FRIGHTENING.test(words) || LONG_AGO.test(words)) return null;
  const lead = `you came in ${HOW[found.groups?.how?.toLowerCase() ?? ''] ?? 'with'}`;
  const told = slot(what, ctx);
  if (told !== null && !/\b(?:you|your doctor)\b/i.test(told.text))
    return say(`${lead} ${withArticles(told.text)}`, [sentence.span], told.knowledge);
  const quote = words.split(' ').length > MOST_QUOTED ? null : quotable(words);
  return quote === null ? null : say(`${lead} “${quote}”`, [sentence.span]);
}

const HOW: Readonly<Record<string, string>> = {
  for: 'for',
  after: 'after',
  following: 'after',
  'because of': 'because of',
  'due to': 'because of',
};
