import { type Block, blocksOf } from './blocks.js';
import { BODY_LABELS } from './data/body-labels.js';
import { headingKey } from './heading-index.js';
import type { PrintedLine } from './lines.js';
import { belongsToEntry, isMedicineList } from './medicine-lines.js';
import { splitSentences } from './split-sentences.js';
import { isOrder, isStatement } from './statement-labels.js';
import type { Section, Sentence } from './types.js';
import { hasVerb } from './verbs.js';

const LONGEST_LABEL = 60;
/** With who wrote it and when behind it in a bracket. */
const LONGEST_SIGNED = 110;
const LONGEST_FIELD = 160;

/** All sentences of a section body, in order; `index` is given by the caller's list. */
export function sentencesOf(
  masked: string,
  lines: readonly PrintedLine[],
  firstLine: number,
  body: { start: number; end: number },
  section: Section,
  all: Sentence[],
): void {
  const medicines = isMedicineList(section.kind);
  for (const block of blocksOf(masked, lines, firstLine, body.start, body.end, medicines)) {
    readBlock(masked, block, section, all);
  }
}

function readBlock(masked: string, block: Block, section: Section, all: Sentence[]): void {
  let first = true;
  if (block.row !== null && !isMedicineList(section.kind)) {
    const span = { start: block.start, end: block.end };
    const row: Sentence = {
      index: all.length,
      section: section.index,
      span,
      label: null,
      kind: 'fragment',
      row: block.row,
    };
    all.push(row);
    section.sentences.push(row);
    return;
  }
  const places = splitSentences(masked, block.start, block.end, block.number);
  for (const place of isMedicineList(section.kind) ? joinOrders(places, masked) : places) {
    const text = masked.slice(place.span.start, Math.min(place.span.end, place.span.start + LONGEST_SIGNED + 12));
    const label = labelOf(text, place.span.start, place.span.end, first || place.numbered);
    const listItem = (block.listItem && first) || place.numbered;
    const behind = label === null ? '' : masked.slice(label.span.end, place.span.end);
    const stated = label !== null && isStatement(label, behind, section.kind);
    const add = (span: Sentence['span'], own: Sentence['label']) => {
      const kind = kindOf(masked, span, own ? own.span.end : null, listItem);
      const sentence: Sentence = { index: all.length, section: section.index, span, label: own, kind };
      all.push(sentence);
      section.sentences.push(sentence);
    };
    if (stated && isOrder(behind)) {
      // "Adrenal nodule: MRI in 3 months" states the nodule, and then asks for something.
      add({ ...label.span }, null);
      add({ start: label.span.end + (/^[\s:]*/.exec(behind)?.[0].length ?? 0), end: place.span.end }, null);
    } else add(place.span, stated ? null : label);
    first = false;
  }
}

/** "Warfarin: STOPPED. Do not restart." is one statement of one medicine. */
function joinOrders(places: ReturnType<typeof splitSentences>, masked: string): ReturnType<typeof splitSentences> {
  const joined: ReturnType<typeof splitSentences> = [];
  for (const place of places) {
    const last = joined.at(-1);
    const rest = masked.slice(place.span.start, place.span.end);
    const first = last ? masked.slice(last.span.start, place.span.start) : '';
    if (last && !place.numbered && !first.includes('\n') && belongsToEntry(rest, first))
      joined[joined.length - 1] = { ...last, span: { start: last.span.start, end: place.span.end } };
    else joined.push(place);
  }
  return joined;
}

function labelOf(text: string, start: number, end: number, opensBlock: boolean): Sentence['label'] {
  // "LEFT BREAST, 2:00, CORE BIOPSY:" is one label.
  // "ETV6::RUNX1" is one name.
  const colon = text.search(/(?<!:):(?!:)(?!(?<=\d:)[0-5]\d\b)/);
  const signed = SIGNED.exec(text.slice(0, colon < 0 ? 0 : colon))?.[0] ?? '';
  if (colon > 1 && colon - signed.length <= LONGEST_LABEL && start + colon < end) {
    const printed = text.slice(0, colon).trimEnd();
    const after = text[colon + 1] ?? ' ';
    // "RV:LV ratio": the name of one figure.
    if (/^[A-Z]{1,3}:[A-Z]{1,3}\b/.test(text)) return null;
    if (/[\s,(][A-Z]{1,3}:[A-Z]{1,3} ratio\b/.test(text.slice(Math.max(0, colon - 4), colon + 12))) return null;
    const known = BODY_LABELS.has(headingKey(printed));
    const capitals = /[A-Z]{2}/.test(printed) && !/[a-z]/.test(printed);
    if (
      (/\s/.test(after) || !/\d/.test(after)) &&
      isLabel(signed === '' ? printed : printed.slice(0, -signed.length).trimEnd()) &&
      (opensBlock || known || capitals)
    ) {
      return { text: printed.replace(/\s/g, ' '), span: { start, end: start + printed.length } };
    }
  }
  const dash = opensBlock ? /^([A-Z][A-Za-z/& ]{1,40}?)\s+-+\s+\S/.exec(text) : null;
  if (dash?.[1] && BODY_LABELS.has(headingKey(dash[1]))) {
    return { text: dash[1].replace(/\s/g, ' '), span: { start, end: start + dash[1].length } };
  }
  return null;
}

/** "(12/22 09:15, DR. VESPERLY / HOSPITALIST)" behind the name of a note: when it was written, and by whom. */
const SIGNED = /\((?=[^()]*\d)[^()]{8,48}\)$/;

function isLabel(printed: string): boolean {
  return (
    /^(?:[A-Z0-9(]|[yrcm]?p(?:TNM|[TNM])\b)/.test(printed) &&
    /[A-Za-z]{2}/.test(printed) &&
    printed.split(/\s+/).length <= 7 &&
    !/[.;!?]\s/.test(printed) &&
    !hasVerb(printed)
  );
}

function kindOf(
  masked: string,
  span: { start: number; end: number },
  labelEnd: number | null,
  listItem: boolean,
): Sentence['kind'] {
  if (listItem) return 'list_item';
  const verb = hasVerb(masked.slice(labelEnd ?? span.start, Math.min(span.end, span.start + 4000)));
  if (verb) return 'prose';
  return labelEnd !== null && span.end - span.start <= LONGEST_FIELD ? 'field' : 'fragment';
}
