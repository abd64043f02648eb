import { lineStart } from '../../reading/index.js';
import type { Sentence } from '../../reading/types.js';
import type { ReadSentence } from '../clause.js';
import { type Entry, entryOf } from './lines.js';
import { placeInSection } from './place-in-section.js';

const OF_EDGES = /^((?:surgical |resection |excision )?margins?)(?: \([^()]*\))?\s*:\s+(\S[\s\S]*)$/i;
const NAMED_EDGES =
  /^((?=.*\b(?:proximal|distal|radial|deep|peripheral|lateral|medial|circumferential|superior|inferior|anterior|posterior|mesenteric|mesorectal|ureter\w*|urethral|bladder|bronchial|vascular|retroperitoneal|pancreatic|bile duct|vaginal|parametrial|parenchymal|ectocervical|endocervical|skin|apical|basal|\w*peritoneali[sz]ed)\b)[a-z][a-z ,/&()-]{2,70}?)(?: margins?)? (?:is |are )?((?:clear|free|negative|uninvolved|not involved|involved|positive)\b(?! (?:for|of|to|from|with)\b)[\s\S]*)$/i;

/** "Margins: proximal, distal clear; radial margin clear by 14 mm": each edge with its own answer. */
export function edgesOf(text: string, start: number): Entry[] | null {
  const match = OF_EDGES.exec(text);
  if (match === null) return null;
  const from = text.length - (match[2] ?? '').length;
  const entries: Entry[] = [];
  let at = from;
  for (const part of text
    .slice(from)
    .replace(/[\s.;,]+$/, '')
    .split(/(?<=;)\s+/)) {
    const bare = part.replace(/;$/, '');
    const named = NAMED_EDGES.exec(bare);
    if (named === null) return null;
    const entry = entryOf(named, start + at, bare.length);
    entries.push({ ...entry, label: edgeName(named[1] ?? '') });
    at += part.length + 1;
  }
  return entries.length === 0 ? null : entries;
}

const edgeName = (printed: string): string => (/margins?$/i.test(printed) ? printed : `${printed} margin`);

const LONE = /^(?:surgical |resection |excision )?margins?(?: status)?\s*:?$/i;
const ONE_EDGE =
  /^(?:nearest |closest )?(?:deep|peripheral|lateral|radial|medial|superior|inferior|anterior|posterior|proximal|distal|circumferential|side|base)(?: \([^()]{1,30}\))?(?: margin)?(?= *:| {2,}|\t| \d| clear| free| involved)/i;
const ANSWER =
  /^(\d+(?:\.\d+)? ?(?:mm|cm))\s*[-–(,;]*\s*(?:clear|free|negative|uninvolved|clearance)\)?$|^(?:clear|free|negative|uninvolved)\b.*$/i;

/** A row under the lone word "Margins": it speaks of an edge of the removed tissue, whatever words it holds. */
export function underEdges(read: ReadSentence): Entry[] | null {
  const own = read.sentence.span;
  if (own.end - own.start > 160) return null;
  const at = placeInSection(read.section, read.sentence);
  const parent = parentOf(read, at);
  if (parent === null) return null;
  const text = read.text.slice(own.start, own.end);
  const row = /^([A-Za-z][^:]{1,50}?)(?::\s+| {2,}|\t\s*| (?=\d))(\S[\s\S]*)$/.exec(text);
  if (row === null) return null;
  const entry = entryOf(row, own.start, text.length);
  const certain = ONE_EDGE.test(text) && ANSWER.test(entry.value);
  if (!certain) return [{ ...entry, label: 'cut edges' }];
  const clear = /clear|free|negative|uninvolved/i.exec(entry.value)?.[0] ?? '';
  return [{ ...entry, label: edgeName(entry.label), value: `${clear} ${entry.value.replace(clear, '')}`, says: true }];
}

/** The line "Margins" above a row that is set in under it, stands on its line or names an edge itself. */
function parentOf({ text, section }: ReadSentence, at: number): Sentence | null {
  const own = section.sentences[at];
  for (let i = at - 1; own !== undefined && i >= Math.max(0, at - 6); i -= 1) {
    const other = section.sentences[i];
    if (other === undefined) return null;
    const words = text.slice(other.span.start, other.span.end);
    if (LONE.test(words)) return belongs(own, other, text) ? other : null;
    if (!ONE_EDGE.test(words) && indentOf(other, text) === 0) return null;
  }
  return null;
}

function belongs(own: Sentence, parent: Sentence, text: string): boolean {
  return (
    !text.slice(parent.span.end, own.span.start).includes('\n') ||
    indentOf(own, text) > indentOf(parent, text) ||
    ONE_EDGE.test(text.slice(own.span.start, own.span.end))
  );
}

function indentOf({ span }: Sentence, text: string): number {
  return span.start - lineStart(text, span.start);
}
