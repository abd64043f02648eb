import { DESIRED_BAND } from '../data/lab-words.js';
import type { PatientFacts } from '../patient.js';
import type { LabRow } from '../types.js';
import { type Item, itemsOf } from './item.js';
import type { NumberStyle } from './number.js';
import { SPECIMEN_LABEL, specimenOfLabel } from './specimen.js';

export type PrintedRange = NonNullable<LabRow['range']>;

/** The range one item prints: "a-b" and "<=" include their ends, "<" and ">" do not. */
export function rangeOfItem(item: Item): PrintedRange {
  const text = item.text.trim();
  if (item.kind === 'range') {
    return { low: item.low ?? null, high: item.high ?? null, text, lowInclusive: true, highInclusive: true };
  }
  const number = item.number ?? null;
  const sign = item.comparator ?? null;
  const upper = sign === '<' || sign === '<=';
  return {
    low: sign && !upper ? number : null,
    high: upper ? number : null,
    text,
    lowInclusive: sign !== '>',
    highInclusive: sign !== '<',
  };
}

/** A printed expectation without limits ("Negative", "Not Estab.", "See note"). */
export function wordRange(text: string): PrintedRange {
  return { low: null, high: null, text: text.trim(), lowInclusive: true, highInclusive: true };
}

/**
 * Reads the text of a range column or of range lines. Where several lines are printed it takes the patient's own by
 * sex and age, else the desired band, else the first one.
 */
export function readRange(text: string, style: NumberStyle, patient: PatientFacts): PrintedRange | null {
  const whole = text.trim();
  if (!whole) return null;
  const parts = alternatives(whole);
  if (parts.length > 1) {
    const own = ownPart(parts, patient);
    return own ? readSingle(own, style) : null;
  }
  return readSingle(whole, style);
}

/** The patient's own of several printed alternatives. */
export function ownPart(parts: readonly string[], patient: PatientFacts): string | null {
  const bySpecimen = parts.filter((part) => specimenOf(part) !== null);
  if (bySpecimen.length > 1) {
    const own = bySpecimen.find((part) => specimenOf(part) === patient.specimen);
    return own?.replace(/^\W*[A-Za-z]+(?: venous)?[\s:=]*/, '') ?? null;
  }
  const desired = parts.find((part) => DESIRED_BEHIND.test(part));
  if (desired !== undefined) return desired;
  // In which phase of the cycle or of life the sample was taken is not known.
  const phases = new Set(parts.flatMap((part) => PHASE.exec(part)?.[0].toLowerCase() ?? []));
  if (phases.size > 1) {
    const men = parts.find((part) => sexOf(part) === 'male');
    return patient.sex === 'male' && men !== undefined ? men : null;
  }
  // Nor whether the reader smokes.
  if (parts.some((part) => SMOKING.test(part))) return null;
  const bySex = parts.filter((part) => sexOf(part) !== null);
  const sexed = patient.sex ? parts.filter((part) => sexOf(part) === null || sexOf(part) === patient.sex) : parts;
  const aged = patient.age === null ? sexed : sexed.filter((part) => fitsAge(part, patient.age ?? 0));
  const candidates = aged.length > 0 ? aged : sexed;
  if (bySex.length > 1 && patient.sex === null) return null;
  return candidates.find((part) => DESIRED_BAND.test(part.trim())) ?? candidates[0] ?? null;
}

/** "<50 normal": the wanted band named behind its limits. */
const DESIRED_BEHIND = /\d\s*(?:normal|negative|desirable|optimal|non-?reactive)\s*\)?$/i;
const PHASE =
  /\b(?:follicular|luteal|ovulat\w+|mid[- ]?cycle|post[- ]?menop(?:aus\w*|\b)|pre[- ]?menop(?:aus\w*|\b)|(?:first|second|third|1st|2nd|3rd) trimester|non-?pregnant|pregnan\w*)/i;

const SMOKING = /\b(?:non-?\s?)?smokers?\b/i;

/** Whether a line prints ranges for phases of the cycle or of life. */
export function severalPhases(text: string): boolean {
  return PHASE.test(text);
}

/** "arterial 7.35-7.45": the specimen a printed alternative is for. */
function specimenOf(part: string): ReturnType<typeof specimenOfLabel> {
  const label = /^\W*[A-Za-z]+(?: venous)?[\s:=]*(?=[<>≥≤\d(-])/.exec(part)?.[0];
  return label !== undefined && SPECIMEN_LABEL.test(label.trim()) ? specimenOfLabel(label) : null;
}

function alternatives(text: string): string[] {
  // "<450 (<50y), <900 (50-75y)": each limit with its age behind it.
  const aged = text.split(/,\s+|;\s*/).filter((part) => /\d/.test(part));
  if (aged.length > 1 && aged.every((part) => AGE_BEHIND.test(part))) return aged;
  const labelled = text
    .split(
      /[;\n]|\s\/\s(?=[A-Za-z])|,\s+(?=[A-Za-z])|\s{2,}|(?<=\d\)?)\s+(?=(?:males?|females?|men|women|m|f|adults?|children)\b\s*:?)/i,
    )
    .map((part) => part.trim())
    .filter((part) => /\d/.test(part));
  return labelled.length > 1 && labelled.some(isLabelled) ? labelled : [text];
}

function isLabelled(part: string): boolean {
  return (
    sexOf(part) !== null ||
    AGE.test(part) ||
    DESIRED_BAND.test(part) ||
    DESIRED_BEHIND.test(part) ||
    PHASE.test(part) ||
    SMOKING.test(part) ||
    specimenOf(part) !== null
  );
}

function readSingle(text: string, style: NumberStyle): PrintedRange | null {
  const withoutAge = text.replace(AGE, ' ');
  const items = itemsOf(withoutAge, style);
  const found =
    items.find((item) => item.kind === 'range') ??
    items.find((item) => item.kind === 'number' && item.comparator !== null);
  const orMore = /(-?\d+(?:[.,]\d+)?)\s*(?:or (?:more|above|higher|greater)|and above|\+)/i.exec(withoutAge);
  if (!found && orMore?.[1]) {
    return { ...wordRange(orMore[0]), low: Number(orMore[1].replace(',', '.')) };
  }
  if (!found) return /[A-Za-z]/.test(text) ? wordRange(text.replace(/^[([]|[)\]]$/g, '')) : null;
  return rangeOfItem(found);
}

const AGE =
  /\bage[sd]?\s*:?\s*(?:[<>≥≤]=?\s*)?\d{1,3}(?:\s*(?:-|–|to)\s*\d{1,3})?(?!\s*[.\d])(?:\s*(?:years?|yrs?|yo|y)\b)?|(?:(?:age|aged|ages)\s*)?(?:[<>≥≤]=?\s*)?\d{1,3}(?:\s*(?:-|to)\s*\d{1,3})?\s*(?:years?|yrs?|yo|y\/o|y)\b\.?(?:\s*(?:old|and (?:older|over)|or older))?/i;

const AGE_BEHIND = /\d\s*\((?:age[sd]?\s*)?(?:[<>≥≤]=?\s*)?\d{1,3}(?:\s*(?:-|–|to)\s*\d{1,3})?\s*(?:years?|yrs?|y)\b/i;

/** The sex a range line is for. */
export function sexOf(text: string): 'female' | 'male' | null {
  if (/\b(?:females?|women|woman)\b|(?:^|[\s(,;])F\s*[:=)]|\(F\)/i.test(text)) return 'female';
  if (/\b(?:males?|men|man)\b|(?:^|[\s(,;])M\s*[:=)]|\(M\)/i.test(text)) return 'male';
  return null;
}

function fitsAge(text: string, age: number): boolean {
  if (/\b(?:child(?:ren)?|infants?|newborns?|neonat\w*|pediatric)\b/i.test(text)) return age < 18;
  if (/\badults?\b/i.test(text) && age < 18) return false;
  const printed = AGE.exec(text)?.[0];
  if (!printed) return true;
  const span = /(\d{1,3})\s*(?:-|to)\s*(\d{1,3})/.exec(printed);
  if (span) return age >= Number(span[1]) && age <= Number(span[2]);
  const limit = Number(/\d{1,3}/.exec(printed)?.[0] ?? '0');
  if (/<|under/.test(printed)) return age < limit || (/=|≤/.test(printed) && age === limit);
  if (/>|≥|older|over/.test(printed)) return age > limit || age === limit;
  return true;
}
