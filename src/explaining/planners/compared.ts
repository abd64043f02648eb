import type { Span } from '../../contract/analysis.js';
import type { Frame } from '../../understanding/types.js';
import { type Context, groundsOf } from '../context.js';
import { say } from '../nets/said.js';
import { retellClause } from '../retell/retold-clause.js';
import { uncapital } from '../words/english.js';
import { countWords } from '../words/readability.js';
import { type Plan, plan } from './plan.js';
import { quotable } from './quote.js';

/** "Suggest correlation with endoscopic findings": what is known is to be compared, and no new test is asked for. */
const COMPARED =
  /^\W*(?:((?:[^.;,]|\.(?=\d)){3,80}), )?(?:(?:please|kindly|we|would|suggest(?:ed)?|recommend(?:ed)?|advise[sd]?|strongly|careful|close|clinical(?:ly)?|further) )*correlat(?:ion|e) (?:with|w\/) (?:the )?([^.;]+?)(?:,? (?:(?:is|are) )?(?:suggested|recommended|advised|advisable|needed|required|necessary|essential|requested))?\W*$/i;
/** "Verification with decubitus views is recommended": another picture is to make sure of what this one may show. */
const MADE_SURE =
  /^\W*(?:(?:please|kindly|suggest(?:ed)?|recommend(?:ed)?|advise[sd]?|further) )*(?:verif(?:y|ication)|confirm(?:ation)?)(?: (?:of )?(?:this|these|the) (?:findings?|result)| this)? (?:with|by) (?:an? |the )?([^.;,]+?)(?:,? (?:(?:is|are) )?(?:suggested|recommended|advised|advisable|needed|required|necessary|requested))\W*$/i;
/** "Cytology does not diagnose invasion, please correlate": a statement, and nothing that is named. */
const IS_STATEMENT =
  /\b(?:is|are|was|were|be|does|do|did|has|have|had|can|could|may|might|will|not|shows?|showed|seen)\b/i;
/** More is asked for behind it. */
const ASKS_MORE =
  /\b(?:recommend\w*|repeat|consider\w*|advis\w*|refer\w*|follow[- ]?up (?:in|with)|biopsy (?:is|if)|suggest\w*)\b/i;
/** "Await histology.", "Awaiting biopsy results." */
const AWAITED = /^\W*(?:(?:we|please|still|are|is|will) )*await(?:ing|ed)?:? (?:for )?(?:the )?([^.;,]{3,80}?)\W*$/i;
const MOST_WORDS = 14;

/** With what the reader's doctors are to compare a picture: in everyday words, or as it is printed. */
export function planCompared(clause: string, frame: Frame, ctx: Context): Plan | null {
  const sure = MADE_SURE.exec(clause)?.[1]?.trim();
  const compared = COMPARED.exec(clause);
  const found = sure ?? compared?.[2]?.trim();
  const finding = sure === undefined ? compared?.[1]?.trim() : undefined;
  const about = finding === undefined ? null : inPlainWords(finding, frame, ctx);
  // What is to be compared stands in the same line, and is told in no other.
  if (finding !== undefined && (about === null || IS_STATEMENT.test(about.text))) return null;
  const what = found?.includes('(') && !found.includes(')') ? `${found})` : found;
  if (what === undefined || ASKS_MORE.test(what)) return null;
  const told = inPlainWords(what, frame, ctx);
  const lead = `${about === null ? '' : `about ${/^(?:an?|the|your|this|\d)\b/.test(about.text) ? '' : 'the '}${about.text}, `}the report asks your doctors to ${sure === undefined ? 'compare this' : 'make sure of this'} with`;
  if (told !== null)
    return {
      what: { ...say(`${lead} ${told.text}`, groundsOf(frame, ctx), told.knowledge), whole: true },
      details: [],
      meaning: [],
    };
  const quote = quotable(`with ${what}`);
  return quote === null ? null : plan(`${lead} “${quote.slice(5)}”`, groundsOf(frame, ctx));
}

/** A result that the report waits for: nobody has to order it any more. */
export function planAwaited(frame: Frame, ctx: Context): Plan | null {
  const what = AWAITED.exec(ctx.clean(frame.source))?.[1];
  const told = what === undefined ? null : inPlainWords(what, frame, ctx);
  if (told === null) return null;
  const name = /\bresults?\b/.test(told.text) ? told.text : `the result of ${told.text}`;
  return {
    what: {
      ...say(
        `${name} was still to come when this was written`.replace(/(results\b[^.]*) was still/, '$1 were still'),
        groundsOf(frame, ctx),
        told.knowledge,
      ),
      whole: true,
    },
    details: [],
    meaning: [],
  };
}

function inPlainWords(what: string, frame: Frame, ctx: Context): { text: string; knowledge: string[] } | null {
  const { clean } = ctx.understanding.report;
  const at = clean.slice(frame.source.start, frame.source.end).replace(/\s/g, ' ').indexOf(what);
  if (at < 0 || what.length > 160) return null;
  const span: Span = { start: frame.source.start + at, end: frame.source.start + at + what.length };
  const told = retellClause(span, null, ctx);
  if (told === null || /[“”?]|[.;:] /.test(told.text)) return null;
  if (countWords(told.text.replace(/ \([^)]*\)/g, '')) > MOST_WORDS) return null;
  return { ...told, text: uncapital(told.text) };
}
