import type { Sentence } from '../../reading/types.js';
import type { Context } from '../context.js';
import { type Said, say } from '../nets/said.js';
import { aboutCpr } from '../planners/condition.js';
import { quotable } from '../planners/quote.js';
import { retellClause } from '../retell/retold-clause.js';
import { uncapital } from '../words/english.js';

const MOST_WORDS = 16;
/** A place, and what was arranged there; a state or a plan is told elsewhere. */
const PLACE =
  /^\W*(?:(?:patient )?(?:was |is |to be )?(?:discharged?|transfer(?:red)?|d\/c['’]?d?|dc) )?(?:to )?(?:an? |the |her |his )?(?:\w+ ){0,3}(?:home|hospice|rehab\w*|snf|nursing (?:home|facility)|skilled (?:nursing|facility)\w*|assisted living|group home|shelter|ltach?|facility|hospital|swing bed|psychiatr\w+|jail|prison|alf|ecf|icf)\b/i;
/** "Home O2 2 L/min": what is to be had at home, and no place. */
const OF_HOME =
  /^\W*home (?:o2|oxygen|cpap|bipap|meds?|medic\w+|bp|blood|glucose|exercises?|monitor\w*|inr|equipment|safety)\b/i;
const STATE_ONLY = /\b(?:stable|good|fair|improved|guarded|poor) condition\b|\bcondition (?:is|was)\b/i;
const OPEN = /\b(?:if|when|once|until|pending|plan(?:s|ned)?|hope\w*|may|could|might|unless|not)\b/i;
const EXPIRED = /\b(?:expired|deceased|died|death|morgue)\b/i;

/** "DISPOSITION: Home with home health services.": where the reader went from here, with all that was arranged. */
export function leftFor(sentence: Sentence, ctx: Context): Said | null {
  const section = ctx.understanding.report.sections[sentence.section];
  if (section?.kind !== 'disposition' || sentence.kind === 'prose') return null;
  const words = ctx.clean(sentence.span);
  if (!PLACE.test(words) || STATE_ONLY.test(words) || OPEN.test(words) || EXPIRED.test(words)) return null;
  if (words.split(' ').length > MOST_WORDS || OF_HOME.test(words)) return null;
  // "Home with a nurse   Code status: Full": the answer of another field is no place.
  const place = sentence.label === null ? words : ctx.clean({ start: sentence.label.span.end, end: sentence.span.end });
  if (!PLACE.test(place.replace(/^\W+/, ''))) {
    const quote = quotable(words);
    return quote === null ? null : say(`of where you went next, the report says: “${quote}”`, [sentence.span]);
  }
  const start = sentence.label === null ? sentence.span.start : sentence.label.span.end;
  const told = retellClause({ start, end: sentence.span.end }, null, ctx);
  const text = told?.text
    .replace(/[.;,\s]+$/, '')
    .replace(/^(?:you (?:are|were) )?(?:discharged?|transferr?e?d?|dc) /i, '')
    .replace(/^to /i, '');
  if (told === null || text === undefined || text === '') {
    const quote = quotable(words);
    return quote === null ? null : say(`of where you went next, the report says: “${quote}”`, [sentence.span]);
  }
  return /^home\b/i.test(text)
    ? say(`you were sent ${uncapital(text)}`, [sentence.span], told.knowledge)
    : say(`from there you went to: ${uncapital(text)}`, [sentence.span], told.knowledge);
}

const NO_CODE = /^(?:dnr|dnar|dnacpr|no code|do not resuscitate)(?:\W+(?:and )?(?:dni|do not intubate))?$/i;
const FORM_OF_CODE =
  /^\W*(?:dna-?cpr|dnar|dnr|cpr|respect|resuscitation|treatment escalation)(?: (?:form|plan|decision|order))?\W*$/i;
const OF_CODE = /\b(?:code status|resus(?:citation)? status|code)\b/i;

/** "Code status: full": what the team would do if the heart stopped. */
export function codeStatus(sentence: Sentence, ctx: Context): Said | null {
  const heading = ctx.understanding.report.sections[sentence.section]?.heading?.text ?? '';
  const label = sentence.label?.text ?? '';
  const words = ctx
    .clean(sentence.span)
    .replace(/^[^:]{3,30}:\s*/, '')
    .replace(/[\s.]+$/, '');
  // "DNACPR: not in place": an answer that says nothing without what it answers.
  if (FORM_OF_CODE.test(label)) {
    const quote = quotable(ctx.clean(sentence.span));
    return quote === null ? null : say(aboutCpr(quote), [sentence.span]);
  }
  const bare = label === '' && NO_CODE.test(words);
  if ((!bare && !OF_CODE.test(`${heading} ${label}`)) || words.split(' ').length > 6) return null;
  if (/^full(?: code| resuscitation| treatment)?$/i.test(words))
    return say(
      `your code status was “${words}”: if your heart or breathing stopped, the team would try to restart it`,
      [sentence.span],
    );
  if (NO_CODE.test(words)) {
    const tube = /dni|intubate/i.test(words) ? ' and no breathing tube' : '';
    return say(`your code status was “${words}”: no CPR if your heart stopped${tube}`, [sentence.span]);
  }
  return null;
}
