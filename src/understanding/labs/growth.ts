import type { Span } from '../../contract/analysis.js';
import type { ReadSentence } from '../clause.js';
import { blank, CERTAIN, type DraftFrame } from '../draft-frame.js';

/** "Blood cultures x2: no growth so far at 48 h", "no organisms seen": what was tested, the denial, and what follows. */
const NO_GERMS =
  /^(?:([A-Za-z][^:\n]{1,60}?)\s*[:–]\s*)?((?:preliminary|prelim|interim|final)(?: result| report)?[:,]?\s+)?(no (?:significant |further |bacterial |fungal |aerobic |anaerobic |pathogenic )?growth|no (?:bacteria|organisms?|fungi|fungal elements|yeasts?|pathogens?|enteric pathogens|bacterial pathogens)(?: (?:seen|isolated|grown|detected|identified|cultured))?)(?![a-z])([^;]{0,80})$/i;
const OF_GERMS =
  /\b(?:cultures?|cx|gram|stains?|smears?|afb|fungal|fungus|bottles?|microscopy|msu|csu|mcs|m,c&s|swabs?|sputum|wound|bacteri\w+|microbiology)\b/i;
/** Behind the denial: it is of some germs only, or something else is said. */
const TURNS = /\b(?:but|except|other than|however|apart from|of|for|with|in)\b/i;

/**
 * A culture that grew nothing, or a dye test that showed no germ: a statement of the test's result, never that the test
 * was not done. Null for any other sentence.
 */
export function growthFrame(read: ReadSentence): DraftFrame | null {
  if (read.reportType !== 'laboratory' && read.reportType !== 'pathology') return null;
  const { start, end } = read.sentence.span;
  if (end - start > 170) return null;
  const text = read.text
    .slice(start, end)
    .replace(/\s/g, ' ')
    .replace(/[\s.]+$/, '');
  const match = NO_GERMS.exec(text);
  if (match === null || TURNS.test(match[4] ?? '')) return null;
  const [, printed, , , tail = ''] = match;
  const { heading } = read.section;
  const asked = printed ?? heading?.text ?? '';
  if (!OF_GERMS.test(asked)) return null;
  const label: Span =
    printed === undefined ? (heading?.span ?? { start, end: start + 1 }) : { start, end: start + printed.length };
  const from = text.length - (match[3] ?? '').length - tail.length;
  const smear = /\b(?:gram|stains?|smears?|microscopy)\b/i.test(asked) && !/growth/i.test(match[3] ?? '');
  // Other dye tests are told by their own names.
  if (smear && !/\b(?:gram|microscopy|wet)\b/i.test(asked)) return null;
  const value = { start: start + from, end: start + text.length };
  const span = { start, end: start + text.length };
  const clause = { from: 0, to: read.tokens.length, span, placed: read.words.placed };
  const open = /\b(?:so far|to date|yet|prelim\w*|interim|still)\b/i.test(text) && !/\bfinal\b/i.test(text);
  return {
    ...blank(read, clause, 'absent', null, { ...CERTAIN, negation: 'negated' }),
    field: {
      id: smear ? 'smear' : 'culture',
      kind: 'marker',
      answer: open ? 'unknown' : 'absent',
      more: tail.trim() !== '' || /significant|further|anaerobic|aerobic|fungal/i.test(match[3] ?? ''),
      name: asked.toLowerCase(),
      label,
      value,
    },
    sizes: [],
    coverage: 1,
  };
}
