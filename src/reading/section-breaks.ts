import { isTableHead } from './cells.js';
import { seenOfCells, underTheLens } from './cells-begin.js';
import {
  ANSWER,
  CLERICAL,
  isName,
  isResult,
  isSeen,
  LABELLED,
  LABELLED_PART,
  MARKER_ROW,
  OF_A_PERSON,
  OF_A_PICTURE,
  OF_GERMS,
  OF_SEEN,
  OF_SLIDES,
  OF_THE_DAY,
  OF_THE_STORY,
  OF_TISSUE,
  RESULT,
  ROW_OF_PART,
} from './first-result.js';
import type { Heading } from './headings.js';
import type { PrintedLine } from './lines.js';
import { linesBehind } from './lines-behind.js';
import { noAllergy } from './no-allergy.js';
import { ANSWER_OF_SAMPLE, isTitleOverResult, sampleBehindAdvice, sampleBehindLook } from './samples-begin.js';
import { testBehind } from './test-behind.js';
import type { SectionKind } from './types.js';

/** What the headings of the whole report say of it. */
export interface Headed {
  kinds: ReadonlySet<SectionKind>;
  /** No heading names its results. */
  bare: boolean;
  /** All headings are those of a test's report. */
  test: boolean;
  /** A visit or a stay is told. */
  note: boolean;
}

/**
 * Where the text behind a heading stops being what the heading says, though no other heading stands there: the first
 * line of what follows and the kind of section it opens; null where it goes on to its end.
 */
export function breakBehind(
  masked: string,
  lines: readonly PrintedLine[],
  heading: Heading,
  end: number,
  { kinds, bare, test, note }: Headed,
): { line: PrintedLine; kind: SectionKind } | null {
  const opens = (kind: SectionKind, line: PrintedLine | null) => line && { line, kind };
  const asked =
    heading.kind === 'indication' || (heading.kind === 'history_present' && OF_A_SCAN.test(masked.slice(0, 80)));
  if (asked && [...kinds].every((kind) => ASKS_OR_PLANS.has(kind))) {
    const line = resultInLine(masked, lines, heading, end);
    if (line) return opens('findings', line);
  }
  // What was asked or compared ends with its paragraph; what follows has lost its heading.
  if (SETTING.has(heading.kind) || heading.kind === 'method' || (heading.kind === 'past_history' && !note)) {
    const line = resultsAfter(masked, lines, heading, end, { bare: bare && heading.kind !== 'method', test, note });
    if (line) return opens('findings', line);
  }
  if (heading.kind === 'specimen') {
    const row = ![...DIAGNOSES].some((kind) => kinds.has(kind)) ? PART_AND_RESULT : null;
    const titled = !kinds.has('diagnosis') && !kinds.has('impression');
    const line = resultsUnder(masked, lines, heading, end, { part: row, titled });
    if (line) return opens('diagnosis', line);
    const seen = kinds.has('microscopic') ? null : seenOfCells(masked, lines, heading, end);
    if (seen) return opens('microscopic', seen);
  }
  if (LISTS.has(heading.kind)) {
    const line = storyAfter(masked, lines, heading, end);
    if (line) return opens('other', line);
  }
  if (heading.kind === 'recommendation' && kinds.has('impression')) {
    const line = nextItem(masked, lines, heading, end);
    if (line) return opens('impression', line);
  }
  if (!note && CONCLUDES.has(heading.kind)) {
    const line = testBehind(masked, lines, heading, end);
    if (line) return opens('findings', line);
  }
  if (heading.kind === 'recommendation') {
    const line = sampleBehindAdvice(masked, lines, heading, end);
    if (line) return opens('findings', line);
  }
  if (!note && heading.kind !== 'diagnosis') {
    const line = sampleBehindLook(masked, lines, heading, end);
    if (line) return opens('diagnosis', line);
  }
  if (PLANS.has(heading.kind)) {
    const line = letterAfter(masked, lines, heading, end);
    if (line) return opens('other', line);
  }
  if (heading.kind === 'gross' && !kinds.has('microscopic')) {
    const line = underTheLens(masked, lines, heading, end);
    if (line) return opens('microscopic', line);
  }
  if (heading.kind === 'procedures') {
    const line = toTheReader(masked, lines, heading, end);
    if (line) return opens('instructions', line);
  }
  if (heading.kind === 'allergies') {
    const line = noAllergy(masked, lines, heading, end);
    if (line) return opens('other', line);
  }
  return opens('other', behindField(masked, lines, heading, end) ?? behindResults(lines, heading, end));
}

/** What a test comes to and what is asked for. */
const CONCLUDES: ReadonlySet<SectionKind> = new Set(['impression', 'recommendation']);

/** Headings that leave a report of one paragraph without a word of what was found. */
const ASKS_OR_PLANS: ReadonlySet<SectionKind> = new Set([
  'header', 'indication', 'history_present', 'technique', 'comparison', 'plan', 'recommendation', 'signature', 'comment', 'follow_up',
]); // biome-ignore format: one list
/** The title of a picture. */
const OF_A_SCAN =
  /\b(?:xr|x-?ray|radiographs?|cxr|axr|ct|mri|mra|uss?|usg|ultrasound|scan|echo\w*|doppler|mammogra\w*|pet|dexa|v\/q|angiogra\w*|venogra\w*)\b/i;
/** Of another test, or of what was before. */
const OF_BEFORE =
  /\b(?:ecgs?|bloods?|trop\w*|crp|wcc|d-?dimer|cxr|ct|mri|uss?|x-?rays?|previous(?:ly)?|prior|last|recent|post|s\/p|weeks?|months?|years?|days?|\d\/(?:7|52|12))\b|\?/i;
const PERFUSION = /\b(?:perfusion|ventilation|filling) defects?\b/i;

/**
 * "V/Q SCAN. Indication: SOB. Multiple unmatched perfusion defects …": in a report of one paragraph the first sentence
 * that tells a result ends what was asked. It gives the rest of that line as a line of its own.
 */
function resultInLine(
  masked: string,
  lines: readonly PrintedLine[],
  heading: Heading,
  end: number,
): PrintedLine | null {
  const own = lines[heading.line];
  if (!own) return null;
  const stop = Math.min(end, own.end);
  for (const found of masked.slice(heading.bodyStart, stop).matchAll(/[.;]\s+(?=[A-Z])/g)) {
    const start = heading.bodyStart + found.index + found[0].length;
    const sentence = /^.*?(?=[.;]\s|$)/.exec(masked.slice(start, stop))?.[0] ?? '';
    if (OF_A_PERSON.test(sentence) || OF_BEFORE.test(sentence) || CLERICAL.test(sentence)) continue;
    const said = RESULT.test(sentence) || PERFUSION.test(sentence) || OF_A_PICTURE.test(sentence);
    if (said && sentence.length >= 12)
      return { ...own, start, bodyStart: start, text: own.text.slice(start - own.start), indent: 0 };
  }
  return null;
}

const ITEM = /^\s*(?:[-*•]|\d{1,2}[.)])\s/;

/** "- Cyst. Adv: rescan in 6 weeks" inside an entry of a list: the next entry is no advice. */
function nextItem(masked: string, lines: readonly PrintedLine[], heading: Heading, end: number): PrintedLine | null {
  const own = lines[heading.line];
  if (!own || !ITEM.test(own.text) || !/[a-z]{3}/i.test(masked.slice(own.start, heading.span.start))) return null;
  for (const { line } of linesBehind(lines, heading, end)) if (ITEM.test(line.text)) return line;
  return null;
}

/** Below "Procedure: hernia repair": the first line that speaks to the reader is advice for home. */
function toTheReader(masked: string, lines: readonly PrintedLine[], heading: Heading, end: number): PrintedLine | null {
  const own = lines[heading.line];
  if (own === undefined || masked.slice(heading.bodyStart, own.end).trim() === '') return null;
  for (const { line } of linesBehind(lines, heading, end))
    if (/\byou(?:r)?\b/i.test(masked.slice(line.start, Math.min(end, line.end)))) return line;
  return null;
}

/** Why a test was asked for, and what the laboratory was told of the patient. */
const TOLD_BEFORE: ReadonlySet<SectionKind> = new Set([
  'indication', 'history_present', 'past_history', 'chief_complaint', 'medications', 'comparison',
]); // biome-ignore format: one list

/** "Clinical details: tired" above the rows of a sheet: what stands below the rows is no reason for the test. */
function behindResults(lines: readonly PrintedLine[], heading: Heading, end: number): PrintedLine | null {
  if (!TOLD_BEFORE.has(heading.kind)) return null;
  let rows = 0;
  for (const { line } of linesBehind(lines, heading, end)) {
    if (line.result) rows += 1;
    else if (rows > 1) return line;
  }
  return null;
}

/** Sections in which a tissue report says what was found. */
const DIAGNOSES: ReadonlySet<SectionKind> = new Set([
  'diagnosis', 'impression', 'microscopic', 'findings', 'synoptic', 'gross',
]); // biome-ignore format: one list
const PART_AND_RESULT = /^\s*(?:[A-Z]\d?[.):]\s*)?[A-Z][\w ,/&()-]{2,48}:\s+(?:\w+[ ,;-]+){2,}\w/;

/** "Diagnosis Malignant melanoma": rows of a form that lost their columns. */
const ROW_OF_RESULT =
  /^\s*(?:(?:final |histologic(?:al)? |patholog\w+ )?diagnosis|histologic(?:al)? (?:type|grade)|(?:tumou?r|invasive) (?:type|grade|size)|type of tumou?r|figo (?:grade|stage)|gleason (?:score|grade)|breslow(?:['’]s)? (?:thickness|depth)|(?:myometrial|lymphovascular|perineural|vascular) invasion|lvsi)(?:[ \t]*:)?[ \t]+(?=[A-Z\d<>])/i;

/**
 * Behind "Specimen: appendix" and no other heading, the first line that names a part and says more of it, or a row of
 * results; where no diagnosis has a heading (`titled`), the title of a sample with its result below.
 */
function resultsUnder(
  masked: string,
  lines: readonly PrintedLine[],
  heading: Heading,
  end: number,
  { part, titled }: { part: RegExp | null; titled: boolean },
): PrintedLine | null {
  const own = lines[heading.line];
  if (!own || masked.slice(heading.bodyStart, own.end).trim().length < 3) return null;
  for (const { line } of linesBehind(lines, heading, end)) {
    const printed = masked.slice(line.start, Math.min(end, line.end));
    if (titled && isTitleOverResult(masked, lines, line.index, end)) return line;
    if (
      ((part && ANSWER_OF_SAMPLE.test(printed)) || part?.test(printed) || ROW_OF_RESULT.test(printed)) &&
      !CLERICAL.test(printed.slice(0, 40))
    )
      return line;
  }
  return null;
}

const SETTING: ReadonlySet<SectionKind> = new Set(['comparison', 'technique', 'indication', 'exam', 'history_present']);

/** The headings of a test's report that prints none for what it found. */
const OF_A_TEST: ReadonlySet<SectionKind> = new Set([
  ...SETTING,
  'header',
  'impression',
  'recommendation',
  'comment',
  'addendum',
  'signature',
]);

/** Headings that no report of a test has. */
export const OF_A_NOTE: ReadonlySet<SectionKind> = new Set([
  'hospital_course', 'discharge_diagnosis', 'admission_diagnosis', 'discharge_medications', 'admission_medications', 'medications',
  'physical_exam', 'plan', 'follow_up', 'disposition', 'chief_complaint', 'vitals', 'review_of_systems', 'instructions', 'warning_signs',
]); // biome-ignore format: one list

/** What the headings say of the whole report. */
export function headedBy(headings: readonly Heading[]): Headed {
  const kinds = new Set(headings.map((heading) => heading.kind));
  const concluded = kinds.has('impression') && !kinds.has('findings') && !kinds.has('physical_exam');
  const test = headings.every((heading) => OF_A_TEST.has(heading.kind));
  return { kinds, test, bare: concluded || test, note: [...OF_A_NOTE].some((kind) => kinds.has(kind)) };
}

/** Headings of lists, behind which a letter or a note may go on without a heading of its own. */
const LISTS: ReadonlySet<SectionKind> = new Set([
  'diagnosis', 'discharge_diagnosis', 'admission_diagnosis', 'medications', 'discharge_medications', 'admission_medications',
  'allergies', 'chief_complaint', 'past_history', 'procedures', 'pending', 'family_history', 'social_history',
]); // biome-ignore format: one list
/** How somebody came in may be part of them ("she was brought up by her aunt"). */
const OF_PEOPLE: ReadonlySet<SectionKind> = new Set(['family_history', 'social_history']);
const SALUTATION =
  /^\s*(?:dear\b|thank you for|many thanks|i (?:saw|reviewed|met|had the pleasure)\b|it was (?:a pleasure|nice|good|lovely)\b)/i;
/** "Mrs K presented with", "A 66-year-old man with COPD came to", "72M admitted with": how somebody came in, and no entry of a list. */
const CAME =
  /^\s*(?:(?:mr|mrs|ms|miss|mx)\b|(?:the|this|our|an?) (?:[a-z]+,? ){0,2}(?:\d{1,3}\b|patient|man|woman|lady|gentleman|boy|girl|infant|baby|child|neonate)|\d{1,3}[ -]?(?:y(?:ea)?rs?[ -]?old|y\/?o|year|[mf]\b)|he\b|she\b|pt\b)[^.:;\n]{0,90}?\b(?:presented|presents|admitted|attended|came (?:in|to|via|through)|(?:was )?(?:brought|transferred|referred)|self-presented)\b/i;
const OF_ILLNESS: ReadonlySet<SectionKind> = new Set(['diagnosis', 'discharge_diagnosis', 'admission_diagnosis']);
/** "6 yr old girl.", "61/M, known …", "Doing well.", "Seen with wife.": who it is or how it goes, and no further diagnosis. */
const OPENS_STORY =
  /^\s*(?:\d{1,3}[ -]?(?:y(?:ea)?rs?|y\/?o|months?|mths?|weeks?|wks?|days?)[ -]?(?:old\b|o\b|(?=[MF]\b))|\d{1,3} ?\/? ?[MF]\b(?!\/)|(?:doing|keeping|feels?|feeling|generally) (?:very |quite |really |much |otherwise )?(?:well|better|good|fine|ok(?:ay)?)\b|seen (?:in|with|by|today|w\/)|reviewed (?:in|with|by|today|w\/)|(?:he|she|pt|patient) (?:is|was|has|had|feels?|reports?|denies|remains?|came|went|did|does|continues?)\b|no (?:new|further|flares|complaints|problems|concerns)\b|asymptomatic\b|remains (?:well|stable|asymptomatic)\b)/i;
const LONG_AGO = /\b(?:(?:19|20)\d\d|ago|previous\w*|in the past)\b/i;
const OF_DIAGNOSES: ReadonlySet<SectionKind> = new Set([
  'diagnosis', 'discharge_diagnosis', 'admission_diagnosis', 'past_history', 'allergies', 'chief_complaint', 'pending',
]); // biome-ignore format: one list

/** Lists that some letters print above their story. */
const PLANS: ReadonlySet<SectionKind> = new Set(['plan', 'recommendation', 'follow_up']);
const OPENS_LETTER =
  /^\s*(?:(?:many )?thank(?:s| you)(?: very much| so much| kindly)? for (?:asking|referring|seeing|sending|your referral)|i (?:saw|reviewed|met|had the pleasure of)\b|it was (?:an? )?(?:\w+ )?(?:pleasure|nice|good|lovely) (?:to|seeing)|this (?:is a )?(?:\w+ ){0,2}\d{1,3}[- ]year[- ]old)/i;

/** "Plan for GP: …" and a blank line, then "Thank you for asking me to see …": the story of the letter, and no plan. */
function letterAfter(masked: string, lines: readonly PrintedLine[], heading: Heading, end: number): PrintedLine | null {
  for (const { line, blank } of linesBehind(lines, heading, end))
    if (blank && OPENS_LETTER.test(masked.slice(line.start, Math.min(end, line.end)))) return line;
  return null;
}

/** Where a letter begins behind a list, or, behind a diagnosis on the line of its heading, a paragraph of running text. */
function storyAfter(masked: string, lines: readonly PrintedLine[], heading: Heading, end: number): PrintedLine | null {
  const own = lines[heading.line];
  const inline =
    own !== undefined && masked.slice(heading.bodyStart, Math.max(heading.bodyStart, own.end)).trim() !== '';
  for (const { line, blank } of linesBehind(lines, heading, end)) {
    const text = masked.slice(line.start, Math.min(end, line.end));
    if (SALUTATION.test(text)) return line;
    if (OF_PEOPLE.has(heading.kind)) continue;
    if (CAME.test(text) && !(heading.kind === 'past_history' && LONG_AGO.test(text))) return line;
    // "Dx: seropositive RA." and, on a line of its own, "Doing well.": how the visit went.
    if (inline && OF_ILLNESS.has(heading.kind) && OPENS_STORY.test(text)) return line;
    if (
      blank &&
      inline &&
      OF_DIAGNOSES.has(heading.kind) &&
      isRunningText(text, masked.slice(line.end, line.end + 120))
    )
      return line;
  }
  return null;
}

/** Fields of a few words on the line of their heading. */
const FIELDS: ReadonlySet<SectionKind> = new Set([
  'pending', 'warning_signs', 'allergies', 'family_history', 'social_history', 'disposition', 'condition', 'diet', 'activity',
]); // biome-ignore format: one list
const GOES_ON = /^\s*(?:[-*•#–·▪>]|\(?\d{1,2}[.)]|[a-z(])|^ {2,}|^\t/;

/** "Pending: B12." and a blank line: what stands behind it at the margin has lost its heading. */
function behindField(masked: string, lines: readonly PrintedLine[], heading: Heading, end: number): PrintedLine | null {
  const own = lines[heading.line];
  if (!FIELDS.has(heading.kind) || !own || masked.slice(heading.bodyStart, own.end).trim() === '') return null;
  for (const { line, next, blank } of linesBehind(lines, heading, end)) {
    if (blank) {
      // Typed with a blank line behind each line, a list goes on.
      const doubled = (next?.bodyStart ?? 0) >= (next?.bodyEnd ?? 0) && line.index === heading.line + 2;
      return doubled || GOES_ON.test(line.text) ? null : line;
    }
  }
  return null;
}

/** A full line of sentences: no entry of a list and no field. */
function isRunningText(text: string, after: string): boolean {
  if (text.trim().length < 50 || /^\s*(?:[-*•#]|\(?\d{1,2}[.)]|[A-Z][\w /&-]{1,30}:)/.test(text)) return false;
  return /[a-z]{2}/.test(text) && (/[.;] +[A-Z]|[.]\s*$/.test(text) || /^\n[^\n:]*[.]/.test(after));
}

/** A line that the next one goes on with. */
function wraps(before: string, blank: boolean): boolean {
  return !blank && before.length >= 60 && !/[.?!#]$/.test(before);
}

/**
 * Where the results begin behind a heading that shares its line with its text: a paragraph of sentences behind a blank
 * line, or a line of its own that prints a result. Where another heading of results follows (`bare` is false), only a
 * paragraph that begins with a part of the body.
 */
function resultsAfter(
  masked: string,
  lines: readonly PrintedLine[],
  heading: Heading,
  end: number,
  { bare, test, note }: Omit<Headed, 'kinds'>,
): PrintedLine | null {
  const own = lines[heading.line];
  if (!own) return null;
  // What was asked stands below its heading: there its first line stands for it.
  const below = masked.slice(heading.bodyStart, own.end).trim().length < 3;
  let asked = !below;
  // A report typed in capitals has no small letters to tell a sentence from a heading by.
  const capitals = !/[a-z]{3}/.test(masked.slice(heading.span.start, end));
  let blank = false;
  let top: PrintedLine | null = null;
  let before = masked.slice(heading.bodyStart, own.end).trimEnd();
  for (const { line, next, blank: behindBlank } of linesBehind(lines, heading, end)) {
    const text = masked.slice(line.start, Math.min(end, line.start + 400));
    const printed = text.split('\n')[0] ?? '';
    if (!asked) {
      asked = true;
      before = printed.trimEnd();
      continue;
    }
    blank ||= behindBlank;
    if (behindBlank) top = line;
    // "EGFR: mutation detected" right below what was known before.
    if (!note && MARKER_ROW.test(printed) && !OF_THE_STORY.test(printed)) return line;
    // "HPV 16:  NOT DETECTED" behind a line left free, and behind the name of its table: a row of results.
    if (blank && !note && ANSWER.test(printed) && !OF_THE_STORY.test(printed))
      return top && isName(top.text) ? top : line;
    if (below) {
      if (!blank || CLERICAL.test(printed.slice(0, 60))) continue;
      if (test && isSeen(text)) return line;
      if (LABELLED_PART.test(printed)) return line;
      continue;
    }
    if ((heading.kind === 'indication' || heading.kind === 'past_history') && !wraps(before, blank)) {
      // "BP 138/72. Rhythm: AF.": how it was on the day of the test.
      if (OF_THE_DAY.test(printed)) return line;
      if (heading.kind === 'indication' && ROW_OF_PART.test(printed) && isResult(printed)) return line;
      if (behindBlank && !OF_THE_STORY.test(printed) && !CLERICAL.test(printed.slice(0, 40)) && isResult(printed))
        return line;
    }
    // Of what somebody had before, only a row of the test itself, behind a line left free, is no part.
    if (heading.kind === 'past_history') {
      before = masked.slice(line.start, line.end).trimEnd();
      continue;
    }
    // A table begins: no method and no question has one.
    if (isTableHead(printed, next?.text ?? '') && !CLERICAL.test(printed)) return line;
    // "Head & neck: No avid nodes" right below how the test was done.
    if (heading.kind === 'technique' && LABELLED_PART.test(printed) && OF_SEEN.test(printed)) return line;
    // "Microscopy   WBC >200", "Culture   >10^5 cfu/mL" in a column without colons.
    if (OF_GERMS.test(printed) || OF_SLIDES.test(printed)) return line;
    if (!bare) {
      if (
        OF_TISSUE.test(printed) &&
        !CLERICAL.test(printed.slice(0, 60)) &&
        (/[.?]$/.test(before) || before.length < 60)
      )
        return line;
      before = masked.slice(line.start, line.end).trimEnd();
      if (blank && LABELLED_PART.test(printed)) return line;
      if (blank && test && !CLERICAL.test(printed.slice(0, 60))) return null;
      continue;
    }
    const running = (of: string) => (capitals ? /[.;]\s*$|[.;] +[A-Z]/.test(of) : /[a-z]/.test(of));
    if (
      !wraps(before, blank) &&
      /^\s*[A-Z\d]/.test(printed) &&
      running(printed) &&
      !CLERICAL.test(printed.slice(0, 60))
    ) {
      if (RESULT.test(printed) || (LABELLED.test(printed) && heading.kind !== 'technique')) return line;
    }
    if (blank) return /^\s*[A-Z]/.test(text) && text.trim().length >= 30 && running(text) ? line : null;
    before = masked.slice(line.start, line.end).trimEnd();
  }
  return null;
}
