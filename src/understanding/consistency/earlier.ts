import { singleSpaced } from '../../knowledge/index.js';
import { firstPassing, type ReadReport, Screened } from '../../reading/index.js';
import type { Frame } from '../types.js';
import { type Statement, supersede } from './statement.js';
import { leaveToItsWords } from './unsettled.js';

/**
 * What a report repeats of an earlier day: results held from before, slides looked at again, a wording that was taken
 * back. None of it is the finding of today.
 */

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
const DATE = String.raw`(?:${MONTH}\.?,? ?(?:\d{1,2},? )?|\d{1,2}[ /.-](?:${MONTH}|\d{1,2})[ /.-]|\d{1,2}[/.-])?((?:19|20)\d\d)\b(?:-\d\d(?:-\d\d)?)?`;
const TEST =
  '(?:results?|reports?|cytology|histology|histopathology|pathology|smears?|biops(?:y|ies)|tests?|samples?|specimens?|screens?|screening|screening history|cervical screening|cultures?|slides|diagnos[ei]s|findings|investigations?|fna|cervical (?:cytology|samples?|smears?))';
/** A line that heads what is held from before: "PREVIOUS RESULTS HELD", "Earlier histology on file:". */
const HEAD = new RegExp(
  String.raw`^[\W_]*(?:(?:relevant |summary of |list of )?(?:previous|prev\.?|prior|earlier|past|historical|old)(?: (?:relevant|cervical|gyna?ecological|gynae|abnormal|patient|lab(?:oratory)?))* ${TEST}(?: (?:and|&|/) ${TEST})?|(?:patient |screening |cytology |smear |histology )+history)(?: (?:held|on file|on record|on system|at this lab\w*|at this site|in our files|available|known))*[\W_]*$`,
  'i',
);
/** "Previous smear: HSIL", "Prev. biopsy 2019: CIN2" */
const LABEL = new RegExp(
  String.raw`^[\W_]*(?:previous|prev\.?|prior|earlier|past|last) (?:\w+ )?${TEST}(?: \(?[^:;.\n]{0,30})?:`,
  'i',
);
const LEADS = new RegExp(
  String.raw`^[\s•*|(-]*${DATE}(?! (?:who|esc|acc|aha|ats|ers|guideline|criteria|classification|edition|consensus|version|formula|ckd|bethesda|figo|tnm))`,
  'i',
);
const OF_TODAY =
  /\b(?:this (?:test|sample|specimen|visit|exam\w*|scan|study|report)|today|now|current(?:ly)?|present)\b/i;
const SEEN_AGAIN =
  /\b(?:(?:19|20)\d\d|previous|prior|earlier|original|old|outside|\w+(?:ed|ing) in (?:19|20)\d\d)(?: [\w-]+){0,2}? (?:slides?|smears?|biops(?:y|ies)|specimens?|material|sections|cytology|histology|fna|aspirate|sample|case|resection|excision)\b[^.;]{0,60}?\b(?:re-?view(?:ed)?|re-?looked|looked at again|re-?examined|re-?assessed|re-?read|seen again|retrieved)\b/i;
const TAKEN_BACK =
  /\b(?:v(?:er(?:sion|\.)?)? ?\d+|(?:previous|prior|original|initial|first|earlier|preliminary|interim|provisional|draft)(?:ly)? (?:issued )?(?:report|version|result|comment|diagnosis|wording|issue|print|copy))\b(?: ?\([^)]{0,40}\))?[^.;\n]{0,30}?\b(?:read|stated|said|worded|reported|issued|printed|gave|called)\b/i;
const CHANGED =
  /\b(?:changed|amended|amendment|corrected|correction|revised|superseded|supersedes|withdrawn|replaced|replaces|should (?:have )?read|now reads?|in error|incorrect(?:ly)?|wrong(?:ly)?)\b/i;
const NEW_WORDING =
  /\b(?:changed to|corrected to|amended to|revised to|replaced (?:by|with)|should (?:have )?read|now reads?|v(?:ersion)? ?[2-9])\b/i;

/** "Initially treated for a UTI", "first labelled as a sprain": what it was taken for, before it was known. */
const TAKEN_FOR = new Screened(
  /\b(?:(?:initially|originally|at first|first)(?: (?:having|been|was|were|being|had))* (?:treated|managed|diagnosed|labell?ed|thought|felt|presumed|believed|mistaken)|(?:treated|managed|diagnosed|labell?ed) (?:initially|originally|at first)|misdiagnosed|mislabell?ed|mistaken) (?:as|for|to be|to have|with)(?: (?:an?|the|presumed|possible|likely|suspected|probable|simple|uncomplicated|recurrent|viral|bacterial|lower|upper))* $/i,
);
const INFECTION =
  /syphilis|tubercul|\btb\b|hepatitis|lyme|chlamyd|gonorr|malaria|toxoplasm|strongyloid|schistosom|infection|pylori|trichomon|zoster|covid|abscess|pneumonia|herpes|mpox|brucell|treponem/;
const OVER_BEFORE =
  /(?<!\b(?:not|nearly|almost|mostly|largely|partially|partly|incompletely|inadequately|under|un|being|be|never)[ -])\b(?:(?:(?:previously|adequately|fully|successfully|already|effectively|past) )?treated|past|previous|prior|old|prev\.?|remote|resolved|cleared|cured)(?: (?:pulmonary|latent|active|primary|secondary|late|early|or|and|treated|resolved|cleared|old|past|natural|acute))* $/i;
const OVER_BEHIND =
  /^[\s,(-]{1,3}(?:(?:fully|adequately|successfully|was|already|and|since) )*(?:treated|cured|cleared|completed treatment|rx'?d|rx)\b(?: (?:in|at|during|with [\w ]{3,20}))? ?(?:[a-z]{3,9} )?(?:19|20)\d\d/i;
/** "RhIG given 2024-05-27 for spotting": why something was given on a day before. */
const GIVEN_FOR = new RegExp(
  String.raw`\b(?:documented|given|received|administered|treated|had|issued)\b[^.;]{0,40}?\b(?:\d{4}-\d\d-\d\d|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{1,2}[ -]${MONTH}(?:[ -]\d{2,4})?|${MONTH} (?:19|20)\d\d|(?:19|20)\d\d)[^.;]{0,14}? for (?:an? |the |some )?$`,
  'i',
);
/** "Pacemaker implanted 2019 for complete heart block": what it was put in for, years ago. */
const PUT_IN_FOR = new Screened(
  /\b(?:pacemaker|ppm|icd|defibrillator|crt(?:-[dp])?|loop recorder|stents?|graft|filter|prosthesis|shunt|valve)\b[^.;]{0,30}?\b(?:implanted|implantation|inserted|insertion|fitted|placed)\b[^.;]{0,14}?\b(?:19|20)\d\d\b[^.;]{0,14}? for /i,
);
/** "Risk raised to high because of the wrist fracture": what a risk is counted from, not what the picture shows. */
const RISK =
  /\brisk\b[^.;]{0,120}\b(?:because of|due to|given|in view of|based on|owing to|on account of|on the basis of)(?: [\w-]+){0,6} $/i;

const SEEN: ReadonlySet<Frame['kind']> = new Set(['finding', 'diagnosis', 'procedure', 'reason']);
const TESTS: ReadonlySet<string> = new Set(['pathology', 'laboratory', 'imaging']);
const LOOK = 20_000;
const LONGEST_LINE = 600;

/** The year of the report: the newest one behind a word for its own day, or of its head. */
function yearOf(report: ReadReport): number {
  const text = report.text.slice(0, LOOK);
  const labelled = text.matchAll(
    /\b(?:report(?:ed)?|collect(?:ed|ion)|coll|taken|received|rec|date|printed|authori[sz]ed|signed|scan|exam(?:ination)?|study)\b[^\n]{0,16}?\b(?:((?:19|20)\d\d)\b|\d{1,2}[/.-]\d{1,2}[/.-](\d\d)\b)/gi,
  );
  const years = [...labelled].map(([, long, short]) => Number(long ?? `20${short}`));
  if (years.length === 0) years.push(...[...text.slice(0, 600).matchAll(/\b20\d\d\b/g)].map(([year]) => Number(year)));
  return Math.max(0, ...years);
}

/** The spans of lines under a heading of earlier results, up to the next empty line. */
function heldBefore(report: ReadReport): [number, number][] {
  const spans: [number, number][] = [];
  let at = 0;
  let open = -1;
  let filled = false;
  for (const line of report.clean.split('\n')) {
    const empty = line.trim() === '';
    if (open >= 0 && empty && filled) {
      spans.push([open, at]);
      open = -1;
    } else if (open >= 0 && !empty) filled = true;
    if (line.length < 90 && HEAD.test(line)) {
      open = at + line.length;
      filled = false;
    }
    at += line.length + 1;
  }
  if (open >= 0) spans.push([open, at]);
  return spans;
}

/** The printed line that a position stands in, as far as it is of use: a line may be as long as the report. */
function lineAround(clean: string, at: number): [string, number] {
  const from = Math.max(0, at - LONGEST_LINE);
  const start = from + clean.slice(from, at).lastIndexOf('\n') + 1;
  const behind = clean.slice(at, at + LONGEST_LINE);
  const end = behind.indexOf('\n');
  return [clean.slice(start, at) + (end < 0 ? behind : behind.slice(0, end)), start];
}

/** True where a position lies in one of the spans, which stand in their order. */
function isWithin(spans: readonly [number, number][], at: number): boolean {
  const one = spans[firstPassing(spans.length, (index) => (spans[index]?.[1] ?? 0) > at)];
  return one !== undefined && one[0] <= at;
}

function past(statement: Statement): void {
  const { frame } = statement;
  frame.urgency = null;
  if (frame.kind === 'absent' || frame.kind === 'normal' || frame.negated) supersede(statement);
  else if (SEEN.has(frame.kind) && (frame.assertion === 'present' || frame.assertion === 'possible')) {
    frame.assertion = 'historical';
    frame.temporality = 'historical';
    frame.change = null;
  }
}

/** Sets apart, in the report of a test, what is of an earlier test or was taken back. */
export function setEarlierApart(statements: readonly Statement[], report: ReadReport): void {
  const { type } = report.type;
  const year = yearOf(report);
  const held = heldBefore(report);
  const { clean } = report;
  const amended = CHANGED.test(clean);
  for (const statement of statements) {
    const { frame, rank } = statement;
    const sentence = report.sentences[frame.sentence];
    if (!sentence || frame.experiencer !== 'patient' || frame.setAside) continue;
    const { start, end } = sentence.span;
    const words = singleSpaced(clean.slice(start, Math.min(end, start + 1000)));
    const { head } = frame;
    const inside = head !== null && head.span.start >= start;
    const before = inside ? singleSpaced(clean.slice(Math.max(start, head.span.start - 240), head.span.start)) : '';
    if (
      inside &&
      SEEN.has(frame.kind) &&
      (head.kind === 'disease' || head.kind === 'finding' || head.kind === 'symptom')
    ) {
      if (TAKEN_FOR.test(before)) {
        frame.urgency = null;
        leaveToItsWords(frame, true);
        continue;
      }
      const after = singleSpaced(clean.slice(head.span.end, head.span.end + 60));
      if (INFECTION.test(head.ref.id) && (OVER_BEFORE.test(before) || OVER_BEHIND.test(after))) {
        past(statement);
        continue;
      }
      if (type === 'imaging' && RISK.test(before)) {
        past(statement);
        continue;
      }
      const put = PUT_IN_FOR.exec(words);
      if (put !== null && head.span.end > start + put.index + put[0].length) {
        past(statement);
        continue;
      }
      if (type === 'laboratory' && GIVEN_FOR.test(before)) {
        past(statement);
        continue;
      }
    }
    if (!TESTS.has(type)) continue;
    if (amended && takenBack(frame, report)) {
      supersede(statement);
      continue;
    }
    const [line, lineStart] = lineAround(clean, start);
    if (OF_TODAY.test(line)) continue;
    const source = frame.source.start;
    const listed = isWithin(held, source);
    const label = LABEL.test(words) || LABEL.test(line.slice(0, Math.max(0, source - lineStart)));
    const led = LEADS.exec(line);
    const wrapped = (report.sentences[frame.sentence - 1]?.span.end ?? 0) > lineStart && lineStart > 0;
    const dated = led !== null && year > 0 && Number(led[1]) < year && !wrapped && type !== 'imaging';
    const again = type === 'pathology' && SEEN_AGAIN.test(words) && !OF_TODAY.test(words);
    const asked = rank === 0 && datedBefore(words, year);
    if (listed || label || dated || again || asked) past(statement);
  }
}

/** "R popliteal DVT Jan 2024", "LLETZ 2023": a line of the story dated to an earlier year. */
function datedBefore(words: string, year: number): boolean {
  if (year === 0 || OF_TODAY.test(words) || /\b(?:since|ongoing|still|persist\w+)\b/i.test(words)) return false;
  const years = [...words.matchAll(/\b(?:19|20)\d\d\b/g)].map(([one]) => Number(one));
  return years.length > 0 && years.every((one) => one < year);
}

/** "v1 read “?contaminant”; v2 changed to S. aureus": the wording of a version that no longer holds. */
function takenBack(frame: Frame, report: ReadReport): boolean {
  const at = (frame.head ?? { span: frame.source }).span.start;
  const from = Math.max(0, at - 160);
  const before = singleSpaced(report.clean.slice(from, at));
  const found = TAKEN_BACK.exec(before);
  if (!found) return false;
  const between = before.slice(found.index + found[0].length);
  if (NEW_WORDING.test(between) || /\.\s+[A-Z]/.test(between)) return false;
  return CHANGED.test(report.clean.slice(Math.max(0, from - 100), at + 260));
}
