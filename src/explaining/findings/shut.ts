import type { Span } from '../../contract/analysis.js';
import { overlap } from '../../contract/spans.js';
import { sentenceFrom } from '../../reading/index.js';
import type { Context } from '../context.js';
import { textOf } from '../nets/said.js';
import { letterOf, sampleAt } from '../planners/specimens.js';
import { FRIGHTENING } from '../retell/frightening.js';
import { isEveryday } from '../retell/plain-words.js';
import type { Quoted } from '../summary/conclusion.js';
import type { WrittenFinding } from '../written.js';

/** Words of its stage, its spread, its treatment and its outlook: beside a finding that is only announced they name it. */
const HINTS =
  /\b(?:chemo\w*|radiation|radio-?therapy|radiated|irradiat\w+|oncolog\w*|hospice|palliat\w+|prognos\w+|terminal\w*|incurable|biops\w+|patholog\w*|histolog\w*|cytolog\w*|stag(?:e|ed|ing)|staged|mass(?:es)?|lesions?|lumps?|growths?|nodes?|nodal|lymphadenopathy|recurren\w+|remission|relapse\w*|cycles?|protocol|marrow|debulk\w*|resect\w*|margins?|suspicious|dysplas\w+|blasts?|spread\w*|primary|disease)\b/i;
/** How the names of such illnesses and of the medicines against them end. */
const SO_NAMED = /(?:omas?|plas(?:ia|m|tic)|matosis|mab|nib|platin|rubicin|taxel|cristine|blastine|tecan|trexate)$/i;
const AGAINST_IT = /\b(?:cancers?|tumou?rs?|leuk\w*emia|lymphoma)\b/i;

/**
 * True for a line of a stay or a visit that gives nothing away of a finding that is only announced: how the reader ate and
 * walked, a fever warning, the heart. Of a picture or a sample each line may be about that finding.
 */
export function givesNothingAway({ said, span, read }: Pick<Quoted, 'said' | 'span' | 'read'>, ctx: Context): boolean {
  if (ctx.teller.sees) return false;
  const { type } = ctx.understanding.report.type;
  if (type !== 'discharge_summary' && type !== 'other') return false;
  const words = `${ctx.clean(span)} ${textOf(said)}`;
  if (FRIGHTENING.test(words) || HINTS.test(words)) return false;
  if (
    ctx.mentions.within(span).some(({ ref }) => {
      if (ref.folder === 'medicines') return AGAINST_IT.test(ctx.knowledge.medicine(ref.id)?.purpose ?? '');
      return ref.folder === 'concepts' && ctx.knowledge.concept(ref.id)?.sensitive === true;
    })
  )
    return false;
  return read || !namesUnknown(span, ctx);
}

/**
 * Of several samples, the letters of those that the findings are of which are only announced; null where one of these is
 * of no sample by name, so that any line may be about it.
 */
export function samplesOf(announced: readonly WrittenFinding[], ctx: Context): ReadonlySet<string> | null {
  const letters = announced.map(({ frames: [first] }) => (first === undefined ? null : letterOf(first, ctx)));
  return letters.some((letter) => letter === null) ? null : new Set(letters.filter((letter) => letter !== null));
}

/** A line of another sample than theirs, without a word that frightens. */
export function isOfAnotherSample({ span, said }: Quoted, letters: ReadonlySet<string> | null, ctx: Context): boolean {
  if (letters === null) return false;
  const { sentences } = ctx.understanding.report;
  const letter = sampleAt(sentenceFrom(sentences, span.start)?.index ?? -1, ctx)?.letter;
  return letter !== undefined && !letters.has(letter) && !FRIGHTENING.test(`${ctx.clean(span)} ${textOf(said)}`);
}

/** In a stay or a visit, what else is told in words that name the kind of what is only announced. */
export function tellsOfIt({ plan, frames, sensitive }: WrittenFinding, ctx: Context): boolean {
  if (sensitive || ctx.teller.sees || !FRIGHTENING.test(textOf([plan.what, ...plan.details]))) return false;
  return frames.every(
    ({ experiencer, assertion, negated }) => experiencer === 'patient' && !negated && assertion !== 'historical',
  );
}

/** A quotation of a line in which another finding stands that is only announced, whatever the quotation itself is told for. */
export function quotesIt({ plan: { what }, sensitive }: WrittenFinding, all: readonly WrittenFinding[]): boolean {
  if (sensitive || !what.text.includes('“') || !FRIGHTENING.test(what.text)) return false;
  return all.some(
    (other) =>
      other.sensitive &&
      other.importance !== 'normal' &&
      what.sources.some((span) => overlap(span, other.source)) &&
      FRIGHTENING.test(other.plan.what.text),
  );
}

/** Short forms and names that nobody could read might be its name. */
function namesUnknown(span: Span, ctx: Context): boolean {
  const { clean } = ctx.understanding.report;
  let rest = '';
  let from = span.start;
  const known = [...ctx.mentions.within(span), ...ctx.spelled.within(span)].sort((a, b) => a.span.start - b.span.start);
  for (const { span: own } of known) {
    if (own.start < from) continue;
    rest += `${clean.slice(from, own.start)} `;
    from = own.end;
  }
  rest += clean.slice(from, span.end);
  return (rest.match(/[A-Za-z][A-Za-z'’-]*\d?/g) ?? []).some(
    (word) =>
      SO_NAMED.test(word) || (/[A-Z].*[A-Z\d]/.test(word) && !/^[MDY]+$/.test(word) && !isEveryday(word.toLowerCase())),
  );
}
