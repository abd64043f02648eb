import type { ReadSentence } from '../clause.js';
import { GENES, GERM_STAINS, STAINS } from '../data/form-fields.js';
import type { FieldAnswer } from '../types.js';
import type { Entry } from './lines.js';
import { restOf, TURNS } from './words.js';

const RESULT =
  'positive|negative|no (?:\\w+ )?(?:organisms?|fungi|fungal elements|acid[- ]fast bacilli|bacteria|h\\.? ?pylori)(?: (?:seen|identified|present|detected))?|not detected|detected|not identified|identified|not mutated|mutated|mutation (?:not )?(?:detected|identified)|no mutation (?:detected|identified)|wild[- ]?type|not amplified|amplified|absent|present|lost';
const NAME = `(?:${GENES}|${STAINS}|${GERM_STAINS})`;
const NAMES = new RegExp(
  `^(?:[A-Z][A-Za-z ]{2,40}: )?((?:${NAME})(?: (?:v\\d{3}[a-z]?|[a-z]\\d{2,4}[a-z]))?(?:(?:,| and|, and)? (?:${NAME}))*)(?: (?:gene|mutations?|(?:special )?stains?|immunostains?|immunohistochemical stains?|staining|ish|expression|by ihc|\\(ihc\\)|immunohistochemistry))?\\s*(?::| is| are|,)?\\s+(${RESULT})(?![a-z])(.*)$`,
  'i',
);
const GERM = new RegExp(`^(?:${GERM_STAINS})(?: |,|$)`, 'i');
const GENE = new RegExp(`^(?:${GENES})(?: |,|$)`, 'i');

/** "JAK2 V617F not detected", "CD20: negative": tests of genes and proteins, each with its answer. */
export function testedIn(read: ReadSentence): { answer: FieldAnswer; entry: Entry }[] | null {
  const { start, end } = read.sentence.span;
  if (end - start > 300) return null;
  const text = read.text.slice(start, end).replace(/\s/g, ' ');
  const found: { answer: FieldAnswer; entry: Entry }[] = [];
  let from = 0;
  for (const part of text.split(/;\s+/)) {
    const match = NAMES.exec(part.replace(/[\s.;]+$/, ''));
    if (match === null) return null;
    const [, names = '', result = '', tail = ''] = match;
    const rest = restOf(tail, '');
    const absent =
      /^(?:negative|not |no |wild|absent|lost)/i.test(result) || /not (?:detected|identified)/i.test(result);
    if (absent && TURNS.test(rest)) return null;
    const at = start + from + part.indexOf(names);
    found.push({
      answer: {
        id: GERM.test(names) ? 'germ' : GENE.test(names) ? 'gene' : 'stain',
        kind: 'marker',
        answer: absent ? 'absent' : 'present',
        more: rest !== '',
        name: names,
        label: { start: at, end: at + names.length },
        value: { start: at + names.length, end: start + from + part.length },
      },
      entry: {
        label: names,
        labelSpan: { start: at, end: at + names.length },
        value: result,
        valueSpan: { start: at + names.length, end: start + from + part.length },
      },
    });
    from += part.length + 2;
  }
  return found.length === 0 ? null : found;
}
