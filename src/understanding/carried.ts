import type { Laterality, Span } from '../contract/analysis.js';
import type { ReadReport, Section, Sentence } from '../reading/index.js';
import type { ReadSentence } from './clause.js';
import { attributesOf } from './clause.js';
import { specimenLine } from './fields.js';
import { isFormLabel } from './forms/fields.js';
import type { PlacedMention } from './mentions.js';

/** What a label says of the sentences under it: body parts, side and level, and where it stands. */
export interface Carried {
  span: Span;
  sites: PlacedMention[];
  side: Laterality | null;
  level: string | null;
  /** A specimen's label holds until the next one; any other to the end of its line. */
  specimen: boolean;
  /** True where it stands in an entry of a numbered list: the next entry is of another sample. */
  numbered?: boolean;
}

/** "5 CM FROM NIPPLE": measured from there, and not taken there. */
export function notMeasuredFrom(sites: PlacedMention[], text: string): PlacedMention[] {
  return sites.filter(
    ({ mention: { span } }) =>
      !/\d ?(?:cm|mm) (?:from|to|away from|above|below) (?:the )?$/i.test(
        text.slice(Math.max(0, span.start - 24), span.start),
      ),
  );
}

/** Parts of a small organ that a specimen's label names beside it. */
const PART = /\b(?:base|mid|apex|apical)\b/i;

/** The label of the sentence as what it says of everything under it; null where it names no place and no level. */
export function labelOf(read: ReadSentence): Carried | null {
  const first = read.tokens[0];
  if (!first || read.bodyFrom === 0) return null;
  const span = read.sentence.label?.span ?? {
    start: first.start,
    end: read.tokens[read.bodyFrom - 1]?.end ?? first.end,
  };
  const { laterality } = attributesOf(read, 0, read.bodyFrom);
  const level = placeIn(read, span, read.bodyFrom);
  const pathology = read.reportType === 'pathology';
  const printed = read.text.slice(span.start, span.end);
  return {
    span,
    sites: notMeasuredFrom(read.labelSites, read.text),
    side: laterality,
    level: level ?? (pathology ? (PART.exec(printed)?.[0] ?? null) : null),
    specimen:
      pathology &&
      !isFormLabel(printed) &&
      (read.labelSites.length > 0
        ? isSpecimenLabel(printed, laterality)
        : printed.includes(',') && SAMPLE.test(printed)),
  };
}

/** The level that a label names; "suture at 12 o'clock" says how the piece lay, not where anything was found. */
function placeIn(read: ReadSentence, { start, end }: Span, to: number): string | null {
  return ORIENTED.test(read.text.slice(start, end)) ? null : attributesOf(read, 0, to).level;
}

const ORIENTED = /\b(?:sutures?|stitch(?:es)?|marked|marks?|orient\w*|clip|ink\w*)\b/i;

/** A sample that is named without a body part ("Pleural fluid, right, thoracentesis", "Urine, voided"). */
const SAMPLE =
  /\b(?:fluid|urine|washings?|brushings?|aspirat\w+|fna|biopsy|excision|sputum|ascites|csf|blood|voided|thoracentesis|paracentesis|resection|curettings?|tissue)\b/i;

/** "LEFT BREAST, PARTIAL MASTECTOMY", "Skin, right nasal ala", "COLON", but not "Regional lymph nodes". */
function isSpecimenLabel(printed: string, side: Laterality | null): boolean {
  return printed.includes(',') || side !== null || !/[a-z]/.test(printed);
}

/** A whole line that names a specimen ("A. Colon, ascending, polyp, biopsy"), as what it says of what is found in it. */
export function specimenOf(read: ReadSentence): Carried | null {
  if (read.reportType !== 'pathology' || !specimenLine(read)) return null;
  const { laterality } = attributesOf(read, 0, read.tokens.length);
  const { span } = read.sentence;
  const level = placeIn(read, span, read.tokens.length);
  // Several specimens in one line say nothing of any one finding.
  if (laterality === 'both') return null;
  return {
    span,
    sites: notMeasuredFrom(
      read.words.placed.filter((item) => item.mention.kind === 'anatomy'),
      read.text,
    ),
    side: laterality,
    level: level ?? PART.exec(read.text.slice(span.start, span.end))?.[0] ?? null,
    specimen: true,
  };
}

/** The letter in front of a list entry ("B.", "(B)" -> "B"); null where there is none. */
export function specimenLetter(report: ReadReport, sentence: Sentence): string | null {
  const { start } = sentence.span;
  const own = /^(?:\(([A-M])\)|([A-M]):)\s/.exec(report.text.slice(start, start + 4));
  const before = report.text.slice(Math.max(0, start - 16), start);
  // "Comment A: …", "Note (C): …": said of that sample, wherever it stands.
  const remark = /^(?:comment|note)\s?\(?(?:on |for )?(?:part |specimen )?([A-M])\)?\s?:/i.exec(
    report.text.slice(start, start + 24),
  );
  if (remark?.[1] !== undefined) return remark[1].toUpperCase();
  if (own !== null)
    return /(?:^|[\n\r])\s{0,8}$/.test(before) || own[1] !== undefined ? (own[1] ?? own[2] ?? null) : null;
  const letter = /(?:^|[\n\r])\s{0,8}(?:[Pp](?:art|ART)s?\s{1,2})?\(?([A-M])\s?[.):]\s{0,3}$/.exec(before)?.[1] ?? null;
  return letter === null || lettersAreItems(report) ? null : letter;
}

const NUMBERED_PART = /^[ \t]{0,8}parts?[ \t]{1,2}\d{1,2}[ \t]?[:.)-]/im;
const items = new WeakMap<ReadReport, boolean>();

/** "PART 3: LUNG … A. ADENOCARCINOMA … B. MARGINS FREE": where samples have numbers, letters are what was found in one. */
function lettersAreItems(report: ReadReport): boolean {
  let known = items.get(report);
  if (known === undefined) {
    known = NUMBERED_PART.test(report.text);
    items.set(report, known);
  }
  return known;
}

/** The letter in front of a heading that names a sample ("A. DUODENUM, 2ND PART" -> "A"); null where there is none. */
export function headingLetter({ text }: ReadReport, { heading }: Section): string | null {
  if (heading === null) return null;
  const from = Math.max(0, heading.span.start - 6);
  const words = `${from === 0 ? '\n' : ' '}${text.slice(from, heading.span.end)}`;
  return /[\n\r]\s{0,6}\(?([A-M])\s?[.):]\s{1,3}(?=[A-Za-z]{2})/.exec(words)?.[1] ?? null;
}

/** Gives the sentence what the label above it says, where it has no label of a place itself. */
export function inherit(read: ReadSentence, carried: Carried | null): void {
  if (!carried) return;
  if (read.labelSites.length > 0 && read.bodyFrom > 0) return;
  read.labelSites = carried.sites;
  read.carriedLevel = carried.level;
  read.labelSide ??= carried.side;
  read.labelSpan = carried.span;
}

/** How many specimens are listed, by number or letter, whether or not their names are known. */
export function listedSpecimens(report: ReadReport): number {
  return report.sections
    .filter(({ kind }) => kind === 'specimen')
    .flatMap(({ sentences }) => sentences)
    .filter((sentence) => sentence.kind === 'list_item' || specimenLetter(report, sentence) !== null).length;
}
