import { DESIRED_BAND } from '../data/lab-words.js';
import type { PatientFacts } from '../patient.js';
import type { LabRow } from '../types.js';
import { gradedIn, stepsAtEnd, withGraded } from './graded.js';
import type { NumberStyle } from './number.js';
import { ownPart, readRange, severalPhases, sexOf } from './range.js';
import { RANGE_WORDS } from './row-context.js';

/** "Male:", "F:", "Age 40-49:" in front of a range. */
const SEX_OR_AGE_LABEL =
  /(?:^|[\s(])(?:\(?(?:females?|males?|women|men|f|m|follicular(?: phase)?|luteal(?: phase)?|ovulatory(?: phase)?|mid[- ]?cycle(?: peak)?|(?:pre|post)[- ]?menopaus\w*|(?:first|second|third|1st|2nd|3rd) trimester|non-?pregnant)\b\)?\s*[:=]|age[sd]?\s*[:<>≥≤]?\s*\d)/i;

const OF_AGE = /^\W*(?:age[sd]?\s?)?(?:[<>≤≥]=? ?)?\d{1,3}(?: ?(?:-|–|to) ?\d{1,3})? ?(?:y|yrs?|years?)\b/i;

const PHASES = /\b(?:follicular|ovulat\w+|luteal|mid-? ?cycle|menopaus\w*)\b/gi;
/** Limits of more than one part of the cycle on one line. */
const severalOn = (band: string): boolean => (band.match(PHASES) ?? []).length > 1;

/** Ranges by sex, age or degree beside and below one row, until the next row: which of them is the reader's. */
export class Bands {
  private printed: string[] = [];
  /** The row's own line printed one of several ranges by sex or age; the others stand below. */
  private own = false;
  /** The first steps of a scale that the row's own line prints. */
  private scale = '';

  get ofRow(): boolean {
    return this.own;
  }

  get any(): boolean {
    return this.printed.length > 0;
  }

  /** "12.4 g/dL Male: 13.5-17.5": one of several ranges stands beside the value. */
  open(row: LabRow, plain: string, style: NumberStyle): void {
    const tail = plain.slice(row.valueSpan.end, row.source.end);
    const at = tail.length > 200 ? -1 : tail.search(SEX_OR_AGE_LABEL);
    if (at < 0) {
      this.scale = stepsAtEnd(tail, style);
      return;
    }
    this.printed = [tail.slice(at)];
    this.own = true;
  }

  /** A range on a line of its own below the row. */
  add(band: string): void {
    this.printed.push(band);
  }

  /** Each line below the row is for an age, and the reader's is known. */
  private isByAge({ age }: PatientFacts): boolean {
    return age !== null && this.printed.every((band) => OF_AGE.test(band));
  }

  /** The line of the part of the cycle that the day of the sample lies in. */
  private ofPhase({ phase }: PatientFacts): string | null {
    if (phase === undefined) return null;
    const named = new RegExp(`^\\W*(?:early |mid-? ?)?${phase}(?: phase)?\\b[^\\d<>]{0,12}[<>]?=? ?\\d`, 'i');
    const own = this.printed.filter((band) => named.test(band) && !severalOn(band));
    return own.length === 1 ? (own[0] ?? null) : null;
  }

  /** Gives the row the range that is the reader's, and begins anew. */
  close(row: LabRow | undefined, { patient, style }: { patient: PatientFacts; style: NumberStyle }): void {
    const several = this.own && this.printed.length > 1;
    const unlimited =
      several ||
      row?.range == null ||
      (row.range.low === null && row.range.high === null && RANGE_WORDS.test(row.range.text));
    const graded =
      row && this.printed.length > 0 && row.earlier === undefined
        ? gradedIn([this.scale, ...this.printed].join('; '), row.number, style)
        : null;
    if (row && graded?.range != null && (unlimited || this.scale !== '')) withGraded(row, graded);
    else if (row && graded?.step != null && !unlimited) row.step = graded.step;
    else if (row && unlimited && this.printed.length > 0) {
      const phased = this.ofPhase(patient);
      const own = phased ?? ownPart(this.printed, patient);
      const desired = this.printed.some((band) => DESIRED_BAND.test(band)) || this.printed.some((band) => sexOf(band));
      if (several && !own) row.range = null;
      else if (own && (several || desired || phased !== null || this.printed.length === 1 || this.isByAge(patient)))
        row.range = readRange(own, style, patient);
      if (row.range === null && this.printed.some(severalPhases)) row.severalRanges = true;
    }
    this.printed = [];
    this.own = false;
    this.scale = '';
  }
}
