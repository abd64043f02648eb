import type { Span } from '../contract/analysis.js';
import type { ReadSentence } from './clause.js';
import { type FieldKind, FORM_FIELDS, GENES, GERM_STAINS, STAINS } from './data/form-fields.js';
import { blank, CERTAIN, type DraftFrame } from './draft-frame.js';
import { type Entry, foundInvolved, nodesLine } from './form-lines.js';
import type { SectionRule } from './sections.js';
import type { FieldAnswer } from './types.js';

const ENTRY = /^([A-Za-z][^:;]{1,90}?)\s*:\s+(\S[\s\S]*)$/;
const NEXT = /[;,]\s+(?=[A-Z][^:;,.]{1,50}:\s)/g;

const NONE =
  /^(?:not (?:identified|seen|present|detected|found|observed|involved|amplified|mutated|apparent|demonstrated|evident)|none(?: (?:identified|seen|detected|present|found|involved))?|no(?=\W*$)|absent|negative|uninvolved|non-?reactive|0 ?%|0(?![\d.,/]|\s*(?:mm|cm|-|–))|zero|nil|no evidence of (?:it|involvement|invasion)|wild[- ]?type|no mutation(?:s)?(?: detected| identified)?)(?![a-z])/i;
const SOME =
  /^(?:present|identified|positive|yes|detected|involved|seen|extensive|focal(?:ly)?(?: present| identified)?|multifocal|mutated|mutation (?:detected|identified|present)|amplified)(?![a-z])/i;
const NOT_ASKED =
  /^(?:n\/?a|not applicable|none submitted|not submitted|not sampled|no nodes? (?:submitted|found|sent)|no lymph nodes? (?:submitted|found|sent))(?![a-z])/i;
const UNKNOWN =
  /^(?:(?:cannot|can not|could not|unable to) be (?:determined|assessed|evaluated|excluded)|indeterminate|not (?:assessed|evaluated|determined|known|assessable|evaluable|tested|performed)|unknown|inconclusive|insufficient)(?![a-z])/i;
const UNSURE = /^(?:suspicious|suspected|equivocal|probable|possible|questionable|borderline)(?![a-z])/i;
const WAITING = /^(?:pending|to follow|in progress|ordered|results? to follow)(?![a-z])/i;
/** Behind a plain answer: something else is said that turns or limits it. */
const TURNS =
  /\b(?:but|except|however|although|other than|positive|present|identified|involved|suspicious|focal(?:ly)?|isolated|rare|single|few|at least|cannot|one|two|three)\b/i;
const CLEAR =
  /^(?:(?:all|both) )?(?:(?:surgical|resection|inked|excision) )?(?:margins? )?(?:are |is |appear )?(?:negative|uninvolved|free|clear|not involved|non-?involved)(?![a-z])/i;
const REACHED =
  /^(?:(?:surgical|resection|inked|excision) )?(?:margins? )?(?:are |is )?(?:focally )?(?:positive|involved)(?![a-z])/i;
const CLOSE = /^close(?![a-z])/i;

/**
 * The lines of a form: one statement for each field, whose value is read as a whole. Null where the sentence is no such
 * line, or a value is not understood for certain and the plain reading of its words may do better.
 */
export function formFrames(read: ReadSentence, rule: SectionRule): DraftFrame[] | null {
  if (read.reportType !== 'pathology' || rule.past || rule.family || rule.clinical === false) return null;
  // Under the description of the sample a form may go on without a heading of its own.
  const described = rule.whole === 'specimen';
  if (rule.whole !== undefined && !described) return null;
  const waiting = described ? null : waitingFor(read);
  if (waiting) return [frameOf(waiting.answer, waiting.entry, read, rule)];
  const entries = entriesOf(read);
  const frames: DraftFrame[] = [];
  for (const entry of entries ?? []) {
    const made = fieldOf(entry, read);
    if (made === null) {
      if (frames.length > 0) return null;
      break;
    }
    if (described && !SURE.has(made.answer) && made.kind !== 'marker') return null;
    if (described && !NOT_HANDLED.has(made.kind) && made.id !== 'adequacy') return null;
    frames.push(frameOf(made, entry, read, rule));
  }
  if (frames.length > 0) return frames;
  const tested = testedIn(read);
  return tested === null ? null : tested.map(({ answer, entry }) => frameOf(answer, entry, read, rule));
}

const EDGE_OPEN =
  /\bmargins? (?:cannot|can ?not|could not) be (?:reliably |fully )?(?:assessed|evaluated|determined)\b/i;

/** "Serrated lesion, margins cannot be assessed": beside what was found, whether all of it was taken is open. */
export function openEdge(read: ReadSentence, rule: SectionRule): DraftFrame | null {
  if (read.reportType !== 'pathology' || rule.whole !== undefined) return null;
  const { start, end } = read.sentence.span;
  const found = EDGE_OPEN.exec(read.text.slice(start, Math.min(end, start + 600)).replace(/\s/g, ' '));
  if (found === null) return null;
  const span = { start: start + found.index, end: start + found.index + found[0].length };
  return frameOf(
    { id: 'margin', kind: 'margin', answer: 'unknown', more: false, name: 'margins', label: span, value: span },
    { label: '', labelSpan: span, value: found[0], valueSpan: span },
    read,
    rule,
  );
}

function entriesOf(read: ReadSentence): Entry[] | null {
  const { start, end } = read.sentence.span;
  if (end - start > 400) return null;
  const text = read.text.slice(start, end).replace(/\s/g, ' ');
  if (!text.includes(':')) return nodesLine(text, start) ?? edgeOf(text, start);
  const cuts = [0, ...[...text.matchAll(NEXT)].map((match) => match.index + match[0].length)];
  const entries: Entry[] = [];
  for (const [at, from] of cuts.entries()) {
    const part = text.slice(from, cuts[at + 1] ?? text.length);
    const match = ENTRY.exec(part);
    if (match === null) return null;
    const value = (match[2] ?? '').replace(/[\s.;,]+$/, '');
    const valueStart = start + from + part.length - (match[2] ?? '').length;
    entries.push({
      label: match[1] ?? '',
      labelSpan: { start: start + from, end: start + from + (match[1] ?? '').length },
      value,
      valueSpan: { start: valueStart, end: valueStart + value.length },
    });
  }
  return entries;
}

const EDGE =
  /^((?:(?:all|both|deep|peripheral|lateral|radial|surgical|resection|excision|proximal|distal|and) ){0,4}margins?)\s+(?:are |is |appear )?((?:negative|free|clear|uninvolved|not involved|involved|positive|close)\b(?! (?:for|of|by|to|from|with)\b).*)$/i;

const BARE =
  /^([a-z][a-z -]{1,44}?)\s+(?:is |are )?(nil|none|absent|present|not (?:identified|seen|detected|present)|identified)\W*$/i;

const DEPTH = /^(breslow(?:['’]?s)?(?: (?:depth|thickness))?|tumou?r thickness)\s+(?:is |of )?(\d+(?:\.\d+)? ?mm)\W*$/i;

/** "Neurotropism nil.", "Satellites absent.": a field and its answer without a colon. */
function bareField(text: string): RegExpExecArray | null {
  const match = text.length > 70 ? null : (BARE.exec(text) ?? DEPTH.exec(text));
  const label = cleanLabel(match?.[1] ?? '');
  return match !== null &&
    FORM_FIELDS.some((field) => (field.kind === 'thing' || field.id === 'depth') && field.label.test(label))
    ? match
    : null;
}

/** "MARGINS FREE." */
function edgeOf(text: string, start: number): Entry[] | null {
  const match = EDGE.exec(text) ?? bareField(text);
  if (match === null) return null;
  const [, label = '', printed = ''] = match;
  const value = printed.replace(/[\s.;,]+$/, '');
  const valueStart = start + text.length - printed.length;
  return [
    {
      label,
      labelSpan: { start, end: start + label.length },
      value,
      valueSpan: { start: valueStart, end: valueStart + value.length },
    },
  ];
}

const SURE: ReadonlySet<string> = new Set(['absent', 'present', 'not_asked']);
/** What no description of a sample by the eye alone would answer. */
const NOT_HANDLED: ReadonlySet<string> = new Set(['thing', 'marker']);

/** "CYTOGENETICS: pending, to be reported separately": the result that the heading or the label names is still to come. */
function waitingFor(read: ReadSentence): { answer: FieldAnswer; entry: Entry } | null {
  const { start, end } = read.sentence.span;
  if (end - start > 140) return null;
  const { heading } = read.section;
  const own = ENTRY.exec(read.text.slice(start, end).replace(/\s/g, ' '));
  const value = own?.[2] ?? read.text.slice(start, end);
  if (!WAITING.test(value) || (own === null && (!heading || read.section.sentences[0] !== read.sentence))) return null;
  const labelSpan =
    own === null ? (heading?.span ?? read.sentence.span) : { start, end: start + (own[1] ?? '').length };
  const valueSpan = { start: own === null ? start : end - value.length, end };
  const label = read.text.slice(labelSpan.start, labelSpan.end);
  const known = cleanLabel(label);
  if (label.split(/\s+/).length > 7 || FORM_FIELDS.some((field) => field.label.test(known))) return null;
  const answer = {
    id: 'result',
    kind: 'marker',
    answer: 'waiting',
    more: restOf(value, WAITING.exec(value)?.[0] ?? '') !== '',
    label: labelSpan,
    value: valueSpan,
  } as const;
  return { answer, entry: { label, labelSpan, value, valueSpan } };
}

const cleanLabel = (label: string): string =>
  label
    .toLowerCase()
    .replace(/\([^()]*\)/g, ' ')
    .replace(/\bidentified$|\bstatus$/, '')
    .replace(/\s+/g, ' ')
    .trim();

/** True for the label of a field, which names no sample, whatever parts of the body it holds. */
export function isFormLabel(printed: string): boolean {
  const label = cleanLabel(printed);
  return FORM_FIELDS.some((field) => field.kind !== 'nodes' && field.label.test(label));
}

function fieldOf(entry: Entry, read: ReadSentence): FieldAnswer | null {
  const label = cleanLabel(entry.label);
  // A title of several fields in front of the first one ("MISMATCH REPAIR PROTEINS: MLH1: Intact").
  const inner = ENTRY.exec(entry.value);
  if (inner !== null && FORM_FIELDS.some((field) => field.label.test(cleanLabel(inner[1] ?? '')))) {
    const { start, end } = entry.valueSpan;
    const value = inner[2] ?? '';
    return fieldOf(
      {
        label: inner[1] ?? '',
        labelSpan: { start, end: start + (inner[1] ?? '').length },
        value,
        valueSpan: { start: end - value.length, end },
      },
      read,
    );
  }
  for (const { id, kind, label: pattern } of FORM_FIELDS) {
    if (!pattern.test(label)) continue;
    const answer = READERS[kind](id, label, entry, read);
    if (answer !== null)
      return { ...answer, more: answer.more || entry.says === true, label: entry.labelSpan, value: entry.valueSpan };
    return null;
  }
  return null;
}

type Answered = Omit<FieldAnswer, 'label' | 'value'>;

const READERS: Record<FieldKind, (id: string, label: string, entry: Entry, read: ReadSentence) => Answered | null> = {
  thing: (id, _, { value }) => {
    const plain = plainAnswer(value);
    return plain === null ? { id, kind: 'thing', answer: 'words', more: true } : { id, kind: 'thing', ...plain };
  },
  margin: (id, label, { value }) => {
    const name = label.replace(/\s*(?:status|of resection|of excision|involvement)$/, '');
    const made = (answer: FieldAnswer['answer'], match: RegExpExecArray): Answered | null => {
      const rest = restOf(value, match[0]);
      if (
        /^(?:for|by) /i.test(rest) &&
        !/^(?:for|by) (?:invasive )?(?:carcinoma|tumou?r|malignancy|cancer|melanoma)\b/i.test(rest)
      )
        return null;
      if (answer === 'absent' && TURNS.test(rest)) return { id, kind: 'margin', answer: 'words', more: true, name };
      return { id, kind: 'margin', answer, more: rest !== '', name };
    };
    const clear = CLEAR.exec(value);
    if (clear !== null) return made('absent', clear);
    const reached = REACHED.exec(value);
    // "Positive for melanoma in situ": what is at the edge is named.
    if (reached !== null)
      return /^\s*(?:for|by|with)\b/i.test(value.slice(reached[0].length)) ? null : made('present', reached);
    const close = CLOSE.exec(value);
    if (close !== null) return made('unsure', close);
    if (NOT_ASKED.test(value)) return { id, kind: 'margin', answer: 'not_asked', more: false, name };
    if (UNKNOWN.test(value)) return { id, kind: 'margin', answer: 'unknown', more: false, name };
    return null;
  },
  distance: (id, _, { value }) => {
    const size = /^(?:at least |less than |about |approximately |[<>~] ?)?\d+(?:\.\d+)? ?(?:mm|cm)\b/i.exec(value);
    if (size === null) return NOT_ASKED.test(value) ? { id, kind: 'distance', answer: 'not_asked', more: false } : null;
    return { id, kind: 'distance', answer: 'number', more: restOf(value, size[0]) !== '', name: size[0] };
  },
  nodes: (id, label, { value }, read) => nodesOf(id, label, value, read),
  marker: (id, label, { value }) => {
    const name = label.replace(/ (?:protein|expression|status)\b/g, '');
    if (id === 'repair') {
      const kept = /^(?:intact|retained|preserved|present|positive|normal)(?![a-z])/i.exec(value);
      const lost = /^(?:lost|loss|absent|negative|deficient|not (?:retained|detected|expressed))(?![a-z])/i.exec(value);
      const found = kept ?? lost;
      if (found === null) return null;
      const rest = restOf(value, found[0]).replace(/^(?:of )?(?:nuclear )?(?:protein )?(?:expression|staining)\b/i, '');
      if (TURNS.test(rest)) return { id, kind: 'marker', answer: 'words', more: true, name };
      return { id, kind: 'marker', answer: kept === null ? 'absent' : 'present', more: /\w/.test(rest), name };
    }
    const her2 = id === 'her2' ? /^(0|1\+|2\+|3\+)(?![\d.])/.exec(value)?.[1] : undefined;
    const answer =
      her2 === undefined
        ? /^(?:low positive|weakly positive|positive|amplified)/i.test(value)
          ? 'present'
          : /^(?:negative|not amplified|non-?amplified|not detected|0 ?%)(?![a-z])/i.test(value)
            ? 'absent'
            : /^(?:equivocal|indeterminate|borderline)/i.test(value)
              ? 'unsure'
              : null
        : her2 === '3+'
          ? 'present'
          : her2 === '2+'
            ? 'unsure'
            : 'absent';
    if (answer === null)
      return WAITING.test(value) ? { id, kind: 'marker', answer: 'waiting', more: false, name } : null;
    const bare = value.replace(
      /^(?:low positive|weakly positive|positive|not amplified|non-?amplified|amplified|negative|not detected|equivocal|indeterminate|borderline)/i,
      '',
    );
    const share = /(?:[<>≤≥~]\s?)?\d{1,3}(?:\.\d+)?\s?%/.exec(value)?.[0];
    const left = bare.replace(share ?? '', '').replace(/\b[0-3]\+|\bscore\b|\bihc\b|\bby\b|[^a-z0-9]/gi, '');
    return {
      id,
      kind: 'marker',
      answer,
      more: left !== '' || /low|weak/i.test(value),
      name,
      ...(share ? { share } : {}),
    };
  },
  words: (id, _, { value }) => {
    if (NOT_ASKED.test(value)) return { id, kind: 'words', answer: 'not_asked', more: false };
    if (id === 'focality' && /^(?:single|uni-?focal|one)\b/i.test(value))
      return { id, kind: 'words', answer: 'absent', more: restOf(value, value.split(/[,;(]/)[0] ?? value) !== '' };
    if (id === 'focality' && /^multi(?:ple|-?focal|-?centric)\b/i.test(value))
      return { id, kind: 'words', answer: 'present', more: true };
    if (
      id === 'mitoses' &&
      /^(?:0|none)(?:\s*(?:\/|per)\s*(?:mm2?|mm²|10 ?hpfs?|sq mm)|\s*mitos[ei]s.*|\W*$)/i.test(value)
    )
      return { id, kind: 'words', answer: 'absent', more: false };
    const cells = id === 'differentiation' ? /^(?:well|moderate|poor|un-?differentiated)/i.exec(value) : null;
    // "Well/moderate" is of two kinds: only its own words say it.
    if (cells !== null && !/^\w+ ?(?:\/|to\b)/.test(value))
      return {
        id,
        kind: 'words',
        answer: 'present',
        more: restOf(value, cells[0]).replace(/^ly\b/, '') !== '',
        name: cells[0].toLowerCase(),
      };
    const enough = id === 'adequacy' ? ENOUGH.exec(value) : null;
    if (enough !== null) return { id, kind: 'words', answer: 'present', more: restOf(value, enough[0]) !== '' };
    return { id, kind: 'words', answer: 'words', more: true };
  },
};

const ENOUGH =
  /^(?:[A-M]\s?[-:–]\s?)?(?:satisfactory|adequate|sufficient)(?: for (?:evaluation|interpretation|diagnosis))?(?![a-z])/i;

/** What stands behind the answer, without marks and brackets around it. */
function restOf(value: string, answer: string): string {
  return value
    .slice(answer.length)
    .replace(/^[\s,;:.()–-]+|[\s.;,)]+$/g, '')
    .trim();
}

const HOW_MUCH =
  /^(?:extramural|intramural|focal|multifocal|extensive|widespread|definite|minimal),? (?=(?:present|identified|seen|yes)\b)/i;

function plainAnswer(value: string): Pick<Answered, 'answer' | 'more'> | null {
  const much = HOW_MUCH.exec(value);
  if (much !== null) return { answer: 'present', more: true };
  const of = (answer: FieldAnswer['answer'], match: RegExpExecArray | null) =>
    match === null ? null : { answer, rest: restOf(value, match[0]) };
  const found =
    of('not_asked', NOT_ASKED.exec(value)) ??
    of('unknown', UNKNOWN.exec(value)) ??
    of('absent', NONE.exec(value)) ??
    of('present', SOME.exec(value)) ??
    of('unsure', UNSURE.exec(value)) ??
    of('waiting', WAITING.exec(value));
  if (found === null) return null;
  // "Not identified in the main tumor; present in the second one": only its own words say it.
  if (found.answer === 'absent' && TURNS.test(found.rest)) return { answer: 'words', more: true };
  return { answer: found.answer, more: found.rest !== '' };
}

/** "regional lymph nodes", "lymph nodes, hilar" */
const ONE_GROUP =
  /^(?:(?:regional|pelvic|axillary|mesenteric|mesorectal|pericolic|hilar|inguinal|sentinel|cervical|mediastinal) )?(?:lymph )?(?:nodes?|ln)(?:, (?:hilar|regional|pelvic|axillary|inguinal|sentinel|mesenteric|mediastinal|left|right)(?: \w+)?)?$/;
const OF_NODES = /\b(?:lymph )?nod(?:es?|al)\b|\bregional ln\b/i;
const COUNT = /^(\d{1,3})(?:\s*(?:\/|of|out of)\s*(\d{1,3}))?(?![\d.%]|\s*(?:mm|cm))/;

function nodesOf(id: string, label: string, value: string, read: ReadSentence): Answered | null {
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
  const at = sentences.indexOf(read.sentence);
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
  const at = sentences.indexOf(read.sentence);
  for (let i = at; i >= Math.max(0, at - 5); i--) {
    const span = sentences[i]?.span;
    if (span && OF_NODES.test(read.text.slice(span.start, Math.min(span.end, span.start + 80)))) return true;
  }
  return false;
}

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
function testedIn(read: ReadSentence): { answer: FieldAnswer; entry: Entry }[] | null {
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

function frameOf(field: FieldAnswer, entry: Entry, read: ReadSentence, rule: SectionRule): DraftFrame {
  const span = { start: field.label.start, end: Math.max(entry.valueSpan.end, field.label.end) };
  const clause = {
    from: 0,
    to: read.tokens.length,
    span,
    placed: read.words.placed.filter(({ mention }) => mention.span.start >= span.start && mention.span.end <= span.end),
  };
  const denied = field.answer === 'absent' && !TOLD_AS_THERE.has(field.id);
  const frame = blank(read, clause, denied ? 'absent' : (rule.finding ?? 'finding'), null, {
    ...CERTAIN,
    negation: denied ? 'negated' : 'affirmed',
  });
  const named = clause.placed.find(
    ({ mention }) =>
      field.kind === 'thing' &&
      mention.span.end <= entry.labelSpan.end &&
      (mention.kind === 'finding' || mention.kind === 'disease') &&
      !GENERAL.test(mention.ref.id),
  );
  return {
    ...frame,
    head: field.answer === 'not_asked' ? null : (named?.mention ?? null),
    field,
    sizes: [],
    coverage: 1,
    laterality: null,
    ...(read.labelSpan && read.labelSpan.end <= span.start ? { label: read.labelSpan } : {}),
    sites: read.labelSpan && read.labelSpan.end <= span.start ? read.labelSites.map(({ mention }) => mention) : [],
  };
}

/** Answers in words that deny nothing: "one growth", "no receptors" as a mark of what is there. */
const TOLD_AS_THERE: ReadonlySet<string> = new Set(['focality', 'er', 'pr', 'repair']);

/** Names of anything that grows: a field about one of its matters says nothing of the thing. */
const GENERAL =
  /^(?:tumou?r|cancer|carcinoma|metastasis|malignancy|neoplasm|lesion|tissue-invasion|ulcer|prostate-cancer)$/;
