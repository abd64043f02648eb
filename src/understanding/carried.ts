import type { Laterality, Span } from '../contract/analysis.js';
import { type Knowledge, tokenize } from '../knowledge/index.js';
import type { ReadReport, Section } from '../reading/index.js';
import type { ReadSentence } from './clause.js';
import { attributesOf } from './clause.js';
import { specimenLine } from './fields.js';
import { isFormLabel } from './forms/fields.js';
import { findMentions, type PlacedMention } from './mentions.js';
import { nextMarkIn } from './sample-marks.js';

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
    side: pathology && laterality === 'both' && organsIn(read) > 1 ? null : laterality,
    level: level ?? (pathology ? (PART.exec(printed)?.[0] ?? null) : null),
    specimen:
      pathology &&
      !isFormLabel(printed) &&
      (read.labelSites.length > 0
        ? isSpecimenLabel(printed, laterality)
        : (printed.includes(',') || !/[a-z]/.test(printed)) && SAMPLE.test(printed)),
  };
}

/** "UTERUS, CERVIX, BILATERAL TUBES": of several organs, which of them are meant on both sides. */
const organsIn = ({ labelSites }: ReadSentence): number =>
  new Set(labelSites.map(({ mention }) => mention.ref.id)).size;

/** A label of a part of the body that is not the sample which still holds. */
export function isOfAnotherPart(label: Carried, carried: Carried | null): boolean {
  if (label === carried || label.specimen || label.sites.length === 0 || carried?.specimen !== true) return false;
  const held = new Set(carried.sites.map(({ mention }) => mention.ref.id));
  return label.sites.every(({ mention }) => !held.has(mention.ref.id));
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
  // "(a) Sigmoid colon (b) doughnuts": of the first alone.
  const { start } = read.sentence.span;
  const next = nextMarkIn(read.text.slice(start, read.sentence.span.end));
  const span = next === null ? read.sentence.span : { start, end: start + next };
  const behind = read.tokens.findIndex((token) => token.start >= span.end);
  const to = behind < 0 ? read.tokens.length : behind;
  const { laterality } = attributesOf(read, 0, to);
  const level = placeIn(read, span, to);
  // Several specimens in one line say nothing of any one finding.
  if (laterality === 'both') return null;
  return {
    span,
    sites: notMeasuredFrom(
      read.words.placed.filter(({ mention }) => mention.kind === 'anatomy' && mention.span.end <= span.end),
      read.text,
    ),
    side: laterality,
    level: level ?? PART.exec(read.text.slice(span.start, span.end))?.[0] ?? null,
    specimen: true,
  };
}

/** "A) ", "(B) ", "C. " */
const MARK = /(?:^|[\s,;])\(?([A-M])[).:](?=\s)/g;

/** "A) Caecum polyp  B) Sigmoid polyp  C) Rectum" in one line: what each letter says of its sample. */
export function specimensInLine(read: ReadSentence): Map<string, Carried> {
  const found = new Map<string, Carried>();
  if (read.reportType !== 'pathology') return found;
  const { start, end } = read.sentence.span;
  const before = /\(?([A-M])[).:]\s{0,3}$/.exec(read.text.slice(Math.max(0, start - 8), start))?.[1];
  const words = read.text.slice(start, end);
  const marks = [...words.matchAll(MARK)].map((mark) => ({
    letter: mark[1] ?? '',
    at: start + mark.index,
    from: start + mark.index + mark[0].length,
  }));
  const entries = before === undefined ? [] : [{ letter: before, at: start, from: start }];
  // One letter after the other, from the first on: "(L)" among them is a side.
  for (const mark of marks) {
    const last = entries.at(-1)?.letter;
    if (last === undefined ? mark.at === start : mark.letter.charCodeAt(0) === last.charCodeAt(0) + 1)
      entries.push(mark);
  }
  entries.forEach(({ letter, from }, at) => {
    const span = { start: from, end: entries[at + 1]?.at ?? end };
    const first = read.tokens.findIndex((token) => token.start >= span.start);
    const behind = read.tokens.findIndex((token) => token.start >= span.end);
    const { laterality, level } = attributesOf(read, Math.max(0, first), behind < 0 ? read.tokens.length : behind);
    const sites = notMeasuredFrom(
      read.words.placed.filter(
        ({ mention }) => mention.kind === 'anatomy' && mention.span.start >= span.start && mention.span.end <= span.end,
      ),
      read.text,
    );
    const bracket = /\((L|R)\)/.exec(read.text.slice(span.start, span.end))?.[1];
    const side = laterality ?? (bracket === undefined ? null : bracket === 'L' ? 'left' : 'right');
    if (sites.length > 0 && side !== 'both') found.set(letter, { span, sites, side, level, specimen: true });
  });
  // Where one of them names no place, the letters tell them apart better.
  return found.size === entries.length ? found : new Map();
}

/** "SKIN, LEFT FOREARM, EXCISION:" as the heading of a diagnosis: the sample of all that stands under it. */
export function specimenOfHeading(report: ReadReport, section: Section, knowledge: Knowledge): Carried | null {
  const { heading, kind } = section;
  if (heading === null || kind !== 'diagnosis' || report.type.type !== 'pathology') return null;
  const { span } = heading;
  const printed = report.clean.slice(span.start, span.end);
  if (!printed.includes(',') || !TAKEN.test(printed)) return null;
  const sides = new Set(printed.toLowerCase().match(/\b(?:left|right|bilateral)\b/g) ?? []);
  const first = section.sentences[0];
  if (sides.size > 1 || sides.has('bilateral') || first === undefined) return null;
  const context = {
    reportType: report.type.type,
    section: kind,
    near: new Set<string>(),
    allCapitals: false,
    report: () => new Set<string>(),
  };
  const tokens = tokenize(report.clean, span.start, span.end);
  const { placed } = findMentions(report.clean, tokens, first.index, knowledge, context);
  const sites = placed.filter(({ mention }) => mention.kind === 'anatomy');
  const finer = sites.filter(({ mention }) => mention.ref.id !== 'skin');
  if (finer.length !== 1) return null;
  const [side] = sides;
  return {
    span,
    sites: finer,
    side: side === 'left' || side === 'right' ? side : null,
    level: PART.exec(printed)?.[0] ?? null,
    specimen: true,
  };
}

const TAKEN =
  /\b(?:biops(?:y|ies)|bx|excision|resection|shave|punch|curettings?|curettage|core|cores|polypectomy|fna|aspirat\w+)\b/i;

/** Gives the sentence what the label above it says, where it has no label of a place itself. */
export function inherit(read: ReadSentence, carried: Carried | null): void {
  if (!carried) return;
  if (read.labelSites.length > 0 && read.bodyFrom > 0) return;
  if (namesAnotherVessel(read, carried) || isOfBreastAgain(read, carried)) return;
  read.labelSites = carried.sites;
  read.carriedLevel = liesOutsideSpine(read, carried) ? null : carried.level;
  read.labelSide ??= carried.side;
  read.labelSpan = carried.span;
}

const OF_HEART_ARTERIES = /coronary|anterior-descending|circumflex|left-main|diagonal|obtuse-marginal|ramus/;
/** Branches of the heart's arteries that have no entry of their own. */
const BRANCH = /^\W*(?:D[12]|OM[1-3]?|PDA|PLV?B?|diagonals?|ramus|septals?)\b/i;

/** "LCx: minimal <25%. RCA dominant, 70% plaque", "LAD: 50%. D1 patent": what begins with another vessel is of that one. */
function namesAnotherVessel({ text, sentence, words }: ReadSentence, { sites }: Carried): boolean {
  if (!sites.some(({ mention }) => OF_HEART_ARTERIES.test(mention.ref.id))) return false;
  const { start, end } = sentence.span;
  if (BRANCH.test(text.slice(start, end))) return true;
  const [first] = words.placed;
  return (
    first?.from === 0 &&
    OF_HEART_ARTERIES.test(first.mention.ref.id) &&
    !sites.some(({ mention }) => mention.ref.id === first.mention.ref.id)
  );
}

/** "Right axilla: one node. At 2:00, a cyst": a place on the clock is of the breast, and not of the armpit before it. */
function isOfBreastAgain({ text, sentence }: ReadSentence, { sites }: Carried): boolean {
  return (
    sites.some(({ mention }) => mention.ref.id === 'axilla') &&
    /^\W*at (?:the )?\d{1,2}(?::\d{2}| o['’]?clock)/i.test(text.slice(sentence.span.start, sentence.span.end))
  );
}

const OF_OTHER_ORGANS = new Set([
  'kidneys-urinary',
  'digestive',
  'liver-bile',
  'reproductive',
  'heart-vessels',
  'lungs',
]);

/** "L5/S1: narrowed. Incidental renal cyst": a level of the spine is no place of another organ. */
function liesOutsideSpine({ words, knowledge }: ReadSentence, { level }: Carried): boolean {
  if (level === null || !/^[CTLS]\d/i.test(level)) return false;
  const found = words.placed.filter(({ mention }) => ['finding', 'disease'].includes(mention.kind));
  return (
    found.length > 0 &&
    found.every(({ mention }) => OF_OTHER_ORGANS.has(knowledge.concept(mention.ref.id)?.system ?? ''))
  );
}
