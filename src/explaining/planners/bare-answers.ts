import type { Sentence } from '../../reading/types.js';
import type { Context } from '../context.js';
import { type Said, say } from '../nets/said.js';

const NONE =
  /^\W*(?:none|nil|no|negative|none (?:known|reported|listed|noted|significant|by history|at (?:this time|present)|currently)|nil known|n\/?a|(?:(?:he|she|the patient|patient|pt) )?den(?:ied|ies)(?: any)?)\W*$/i;
const OF_NO_WEIGHT =
  /^\W*(?:(?:is |was )?(?:non-?contributory|not contributory|unremarkable|non-?remarkable|not significant|non-?significant|insignificant|(?:not|non-?) ?pertinent|not relevant|nothing (?:significant|of note)))(?: (?:to|for) (?:this|the) (?:illness|problem|complaint|visit|admission))?\W*$/i;
const UNKNOWN =
  /^\W*(?:unknown|not known|unable to (?:evaluate|obtain|assess)|unobtainable|not (?:obtained|available))\W*$/i;

/** What a bare answer under its heading says: none, nothing of weight, not known. */
const ANSWERS: Readonly<Partial<Record<string, readonly [none: string, ofNoWeight: string, unknown: string]>>> = {
  medications: ['the report lists no medicines', '', 'the report says that your medicines are not known'],
  admission_medications: ['the report lists no medicines', '', 'the report says that your medicines are not known'],
  allergies: ['the report lists no known allergies', '', 'the report says that your allergies are not known'],
  past_history: [
    'the report lists no past illness',
    'the report finds nothing of note in your past health',
    'the report says that your past illnesses are not known',
  ],
  surgical_history: [
    'the report lists no past operations',
    'the report finds nothing of note in your past operations',
    'the report says that your past operations are not known',
  ],
  family_history: [
    'the report lists no illness in your family',
    'the report finds nothing in your family history that bears on this',
    'the report says that your family history is not known',
  ],
  social_history: ['', 'the report finds nothing in how you live that bears on this', ''],
  review_of_systems: [
    '',
    'the report notes no other problems that bear on this',
    'the report says that other problems are not known',
  ],
};

const VACCINES = /^\W*(?:childhood )?(?:immuni[sz]ations?|vaccin(?:es|ations?))(?: (?:status|history))?\W*$/i;
const CURRENT = /^\W*(?:(?:are|is|all|reportedly|reported(?: to be| as)?) )*(?:up[- ]to[- ]date|UTD|current)\W*$/i;

function bodyWords({ span, label }: Sentence, ctx: Context): string {
  return ctx.clean({ start: label?.span.end ?? span.start, end: span.end });
}

/** "MEDICATIONS: None.", "FAMILY HISTORY: Noncontributory.": said by its heading. Null for any other line. */
export function bareAnswer(sentence: Sentence, ctx: Context): Said | null {
  const section = ctx.understanding.report.sections[sentence.section];
  if (VACCINES.test(section?.heading?.text ?? sentence.label?.text ?? '') && CURRENT.test(bodyWords(sentence, ctx)))
    return say('the report says that your vaccines are up to date', [sentence.span]);
  const answers = ANSWERS[section?.kind ?? ''];
  if (answers === undefined || section?.sentences.length !== 1 || sentence.label !== null || section.heading === null)
    return null;
  // "FAMILY AND SOCIAL HISTORY: None": of two things at once.
  if (/\b(?:and|&)\b|[/,]/i.test(section.heading.text)) return null;
  const words = ctx.clean(sentence.span);
  const text = NONE.test(words)
    ? answers[0]
    : OF_NO_WEIGHT.test(words)
      ? answers[1]
      : UNKNOWN.test(words)
        ? answers[2]
        : '';
  return text === '' ? null : say(text, [sentence.span]);
}
