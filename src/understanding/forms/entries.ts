import { singleSpaced } from '../../knowledge/index.js';
import type { ReadSentence } from '../clause.js';
import { FORM_FIELDS } from '../data/form-fields.js';
import { edgesOf, underEdges } from './edges.js';
import { type Entry, entryOf, nodesLine } from './lines.js';

/** "Label: value". */
export const ENTRY = /^([A-Za-z][^:;]{1,90}?)\s*:\s+(\S[\s\S]*)$/;
const NEXT = /[;,]\s+(?=[A-Z][^:;,.]{1,50}:\s)/g;

/** The labels and values of a line of a form, with where each stands. Null where the sentence is no such line. */
export function entriesOf(read: ReadSentence): Entry[] | null {
  const { start, end } = read.sentence.span;
  if (end - start > 400) return null;
  const text = read.text.slice(start, end).replace(/\s/g, ' ');
  const edges = underEdges(read);
  if (edges !== null) return edges;
  if (!text.includes(':'))
    return nodesLine(text, start) ?? edgeOf(text, start) ?? partedRow(read) ?? underHeading(read);
  const cuts = [0, ...[...text.matchAll(NEXT)].map((match) => match.index + match[0].length)];
  const entries: Entry[] = [];
  for (const [at, from] of cuts.entries()) {
    const part = text.slice(from, cuts[at + 1] ?? text.length);
    const match = ENTRY.exec(part);
    if (match === null) return null;
    const several = edgesOf(part, start + from);
    if (several !== null && cuts.length === 1) return several;
    entries.push(entryOf(match, start + from, part.length));
  }
  return entries;
}

const PARTED = /^([A-Za-z][^:;]{1,60}?)(?: {3,}| ?\t\s*| *\| *| [-–—] )(\S[\s\S]*)$/;

export const isField = (label: string): boolean => {
  const clean = cleanLabel(label);
  return FORM_FIELDS.some((field) => field.label.test(clean));
};

/** "Level of invasion      Reticular dermis", "MLH1 - LOSS of nuclear expression": a known label, parted by a gap or a dash. */
function partedRow(read: ReadSentence): Entry[] | null {
  const { start, end } = read.sentence.span;
  const text = read.text.slice(start, end);
  const match = end - start > 200 ? null : PARTED.exec(text);
  return match === null || !isField(match[1] ?? '') ? null : [entryOf(match, start, text.length)];
}

/** "OVERALL RISK CATEGORY: LOW RISK" where the label was read as a heading. */
function underHeading({ section, sentence, text }: ReadSentence): Entry[] | null {
  const { heading } = section;
  if (heading === null || section.sentences.length !== 1 || !isField(heading.text)) return null;
  const { start, end } = sentence.span;
  const value = text.slice(start, end).replace(/\s/g, ' ');
  return [{ label: heading.text, labelSpan: heading.span, value, valueSpan: { start, end } }];
}

const EDGE =
  /^((?:(?:all|both|deep|peripheral|lateral|radial|surgical|resection|excision|proximal|distal|and) ){0,4}margins?)\s+(?:are |is |appear )?((?:negative|free|clear|uninvolved|not involved|involved|positive|close)\b(?! (?:for|of|by|to|from|with)\b).*)$/i;

const BARE =
  /^([a-z][a-z -]{1,44}?)\s+(?:is |are )?(nil|none|absent|present|not (?:identified|seen|detected|present)|identified)\W*$/i;

/** "Residual tumour R0", "Distant metastasis clinically cM0": the code of a stage is the answer. */
const CODED =
  /^([a-z][a-z ()-]{1,44}?)\s+((?:clinical(?:ly)? )?[pcy]{0,2}(?:L[01X]|V[0-2X]|Pn[01X]|R[0-2X]|M[01X][a-d]?))\W*$/i;

const MITOSES = /^(mitos[ei]s|mitotic (?:rate|count|figures?))\s+(\d[\s\S]*)$/i;

const DEPTH = /^(breslow(?:['’]?s)?(?: (?:depth|thickness))?|tumou?r thickness)\s+(?:is |of )?(\d+(?:\.\d+)? ?mm)\W*$/i;

/** "Neurotropism nil.", "Satellites absent.": a field and its answer without a colon. */
function bareField(text: string): RegExpExecArray | null {
  const match =
    text.length > 70 ? null : (BARE.exec(text) ?? CODED.exec(text) ?? DEPTH.exec(text) ?? MITOSES.exec(text));
  const label = cleanLabel(match?.[1] ?? '');
  return match !== null &&
    FORM_FIELDS.some(
      (field) => (field.kind === 'thing' || field.id === 'depth' || field.id === 'mitoses') && field.label.test(label),
    )
    ? match
    : null;
}

/** "MARGINS FREE." */
function edgeOf(text: string, start: number): Entry[] | null {
  const match = EDGE.exec(text) ?? bareField(text);
  return match === null ? null : [entryOf(match, start, text.length)];
}

/** A label as the list of known fields spells it: small letters, no brackets, no "identified" behind it. */
export const cleanLabel = (label: string): string =>
  singleSpaced(
    label
      .toLowerCase()
      .replace(/\([^()]*\)/g, ' ')
      .replace(/\bidentified$|\bstatus$/, ''),
  ).trim();
