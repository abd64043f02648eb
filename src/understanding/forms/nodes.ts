import type { Span } from '../../contract/analysis.js';
import type { ReadSentence } from '../clause.js';
import { foundInvolved } from './lines.js';
import { placeInSection } from './place-in-section.js';
import { type Answered, NOT_ASKED, restOf } from './words.js';

/** "regional lymph nodes", "lymph nodes, hilar" */
const ONE_GROUP =
  /^(?:(?:regional|pelvic|axillary|mesenteric|mesorectal|pericolic|hilar|inguinal|sentinel|cervical|mediastinal) )?(?:lymph )?(?:nodes?|ln)(?:, (?:hilar|regional|pelvic|axillary|inguinal|sentinel|mesenteric|mediastinal|left|right)(?: \w+)?)?$/;
const OF_NODES = /\b(?:lymph )?nod(?:es?|al)\b|\bregional ln\b/i;
const COUNT = /^(\d{1,3})(?:\s*(?:\/|of|out of)\s*(\d{1,3}))?(?![\d.%]|\s*(?:mm|cm))/;

/** How many lymph nodes were looked at, or held cancer. Null where label or number are not understood for certain. */
export function nodesOf(id: string, label: string, value: string, read: ReadSentence): Answered | null {
  if (!OF_NODES.test(label) && !underNodes(read)) return null;
  const counted = ONE_GROUP.test(label) ? foundInvolved(value) : null;
  if (counted !== null) {
    const { all, held } = counted;
    const answer = held === 0 ? 'absent' : 'present';
    return { id, kind: 'nodes', answer, more: false, name: 'involved||', count: held, all };
  }
  const which = /\bsentinel\b/.test(label) ? 'sentinel' : '';
  const spots = /\bmacro ?metast/.test(label)
    ? 'large spots'
    : /\bmicro ?metast/.test(label)
      ? 'small spots'
      : /\bisolated tumou?r cells?\b|\bitcs?\b/.test(label)
        ? 'single cells'
        : '';
  const known =
    /^(?:total )?(?:number (?:of )?)?(?:(?:regional|sentinel|non-?sentinel|axillary|pelvic|total) )*(?:(?:lymph )?nodes?(?: (?:examined|evaluated|sampled|submitted|found|retrieved|identified|involved|positive|with (?:metastas[ei]s|tumou?r|carcinoma|macrometastas[ei]s|micrometastas[ei]s|isolated tumou?r cells)|involved by (?:tumou?r|carcinoma)))?(?: \(.*\))?|positive (?:lymph )?nodes|(?:examined|involved|positive)|(?:with )?(?:macro|micro) ?metastas[ei]s|(?:with )?isolated tumou?r cells(?: only)?)$/.test(
      label,
    );
  if (!known) return null;
  if (NOT_ASKED.test(value)) return { id, kind: 'nodes', answer: 'not_asked', more: false };
  const none = /^(?:none|zero|nil)(?![a-z])/i.exec(value);
  const match = COUNT.exec(value);
  if (match === null && none === null) return null;
  const rest = restOf(value, (match ?? none)?.[0] ?? '');
  const count = match === null ? 0 : Number(match[1]);
  const examined =
    /\b(?:examined|evaluated|sampled|submitted|found|retrieved|total|identified)\b/.test(label) &&
    !/\b(?:involved|positive|with)\b/.test(label);
  const beside = examined || match?.[2] !== undefined || spots !== '' ? null : countedBeside(read, which);
  const all =
    match?.[2] !== undefined ? Number(match[2]) : beside !== null && beside.all >= count ? beside.all : undefined;
  if (!examined && all === undefined && !/\b(?:involved|positive|with)\b|metastas|tumou?r cells/.test(label))
    return null;
  if (all !== undefined && all < count) return null;
  const name = `${examined ? 'examined' : 'involved'}|${which}|${spots}`;
  return {
    id,
    kind: 'nodes',
    answer: examined ? 'number' : count === 0 ? 'absent' : 'present',
    more: rest !== '',
    name,
    count,
    ...(all === undefined ? {} : { all }),
    ...(beside !== null && all === beside.all ? { counted: beside.span } : {}),
  };
}

const COUNTED = /^[^:]{0,60}\b(?:examined|evaluated|sampled|retrieved|submitted|found)\b[^:]{0,30}:\s*(\d{1,3})\W*$/i;

const TOTAL = /\btotal (?:number of )?(?:lymph )?nodes?(?: examined)?\s*:\s*(\d{1,3})\b/i;

/** "Number of nodes examined: 3" in the line before or behind: of how many. */
function countedBeside(read: ReadSentence, which: string): { all: number; span: Span } | null {
  const { sentences } = read.section;
  const at = placeInSection(read.section, read.sentence);
  const { start, end } = read.sentence.span;
  const total = TOTAL.exec(read.text.slice(start, Math.min(end, start + 300)));
  if (total !== null) return { all: Number(total[1]), span: read.sentence.span };
  for (const other of [sentences[at - 1], sentences[at + 1]]) {
    if (!other) continue;
    const words = read.text.slice(other.span.start, Math.min(other.span.end, other.span.start + 120));
    const found = COUNTED.exec(words);
    if (found !== null && /\bsentinel\b/i.test(words) === (which !== ''))
      return { all: Number(found[1]), span: other.span };
  }
  return null;
}

/** "Number examined: 4" under "Regional lymph nodes": what the form counts stands in a line above. */
function underNodes(read: ReadSentence): boolean {
  const { sentences } = read.section;
  const at = placeInSection(read.section, read.sentence);
  for (let i = at; i >= Math.max(0, at - 5); i--) {
    const span = sentences[i]?.span;
    if (span && OF_NODES.test(read.text.slice(span.start, Math.min(span.end, span.start + 80)))) return true;
  }
  return false;
}
