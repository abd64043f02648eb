import type { Knowledge } from '../../knowledge/index.js';
import { isGloss } from '../nets/said.js';
import { withTimes } from '../planners/medicine-line.js';
import { spellOut } from '../retell/spell-out.js';

const GLOSSED = /“([^”]+)” means /g;

const longForms = new WeakMap<Knowledge, Map<string, string>>();

/** All that the short forms stand for, by the short form. */
function longFormsOf(knowledge: Knowledge): Map<string, string> {
  const known = longForms.get(knowledge);
  if (known !== undefined) return known;
  const forms = new Map<string, string>();
  for (const { short, senses } of knowledge.data.abbreviations)
    forms.set(short.toLowerCase(), senses.map(({ long }) => long).join('\n'));
  longForms.set(knowledge, forms);
  return forms;
}

/**
 * "In this line, “OS” means the left eye.": what the short forms of such a sentence mean by the lists of short forms, as
 * far as the cited text prints them. Whatever else the sentence says of them stands on nothing.
 */
export function meaningsOfShortForms(sentence: string, spans: string, knowledge: Knowledge): string {
  if (!isGloss(sentence)) return '';
  const printed = flat(spans);
  return [...sentence.matchAll(GLOSSED)]
    .flatMap(([, short = '']) =>
      printed.includes(flat(short))
        ? [spellOut(withTimes(short)), longFormsOf(knowledge).get(short.toLowerCase()) ?? '']
        : [],
    )
    .join('\n');
}

/** The words of a text that are short forms by the lists, each written out in each of its senses. */
export function shortFormsWrittenOut(text: string, knowledge: Knowledge): string[] {
  const forms = longFormsOf(knowledge);
  const words = new Set(text.toLowerCase().match(/[a-z][a-z\d/&-]*/g) ?? []);
  return [...words].flatMap((word) => forms.get(word)?.split('\n') ?? []);
}

function flat(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ');
}
