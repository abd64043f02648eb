import type { Span } from '../contract/analysis.js';
import type { Knowledge } from '../knowledge/index.js';
import { billingMarks } from './billing-marks.js';
import { cleanText, mask } from './clean-text.js';
import { writtenPunctuation } from './dictation.js';
import { joinDirections } from './directions-below.js';
import { findFurniture } from './furniture.js';
import { findHeadings, type Heading } from './headings.js';
import { readLabRows } from './lab-rows.js';
import { inlineLabs } from './labs/inline-labs.js';
import { writtenMessage } from './labs/message.js';
import { numberStyleOf } from './labs/number.js';
import { isOnlyResults, tellsResults } from './labs/only-results.js';
import { withoutRepeats } from './labs/repeats.js';
import { withoutToldBefore } from './labs/told-before.js';
import { writtenLeaders } from './leaders.js';
import { describeLines } from './line-kinds.js';
import { splitLines } from './lines.js';
import { linesApart } from './lines-apart.js';
import { cutListsOut } from './lists-in-story.js';
import { asOfMind } from './mind-headings.js';
import { asOfNote } from './note-headings.js';
import { isWhoIsTested, openingKind } from './opening.js';
import { leadIsHead } from './paper-lead.js';
import { plainCharacters } from './plain-characters.js';
import { laboratoryTitle } from './plain-titles.js';
import { guessReportType } from './report-type.js';
import { buildSections } from './sections.js';
import { asOfPicture, asOfTissue } from './test-headings.js';
import { backgroundShows, endReference, isRecording, planAdvises } from './test-sections.js';
import { thanksAsk } from './thanks.js';
import type { LabRow, ReadReport, Section } from './types.js';
import { writtenParts } from './written-parts.js';

/**
 * Reads a report's text into lines, sections, sentences, lab rows and its type. Takes any text, never throws; all
 * offsets are UTF-16 positions in the unchanged text. Linear in the text's length.
 */
export function readReport(text: string, knowledge: Knowledge): ReadReport {
  const plain = writtenMessage(linesApart(writtenParts(writtenLeaders(writtenPunctuation(plainCharacters(text))))));
  const lines = splitLines(plain);
  const furniture = findFurniture(lines);
  const labs = readLabRows(plain, lines, furniture, knowledge);
  const isWhole = (index: number) => {
    const span = furniture.get(index);
    const line = lines[index];
    return (span !== undefined && line !== undefined && span.end >= line.bodyEnd) || labs.lines.has(index);
  };
  const printed = asOfVisit(asOfMind(findHeadings(lines, isWhole), lines), plain);
  const headings = asOfNote(lines, asOfPicture(asOfTissue(printed, plain), plain), isWhole);
  const furnitureSpans: Span[] = [...furniture.values(), ...billingMarks(plain)];
  const masked = mask(plain, [...furnitureSpans, ...labs.taken]);
  for (const index of labs.lines.keys()) if (lines[index]) lines[index].result = true;
  const { sections, sentences } = buildSections(masked, lines, headings, openingKind(masked, headings));
  const clean = cleanText(mask(plain, furnitureSpans), sentences, labs.rows);
  joinDirections(sections, sentences, clean);
  const type = guessReportType(clean, plain, sections, labs.rows, knowledge);
  if (type.type === 'pathology') {
    nameDiagnosis(sections, clean);
    leadIsHead(sections, clean);
  }
  if (type.type === 'imaging' || type.type === 'pathology') thanksAsk(sections, clean);
  if (type.type === 'imaging' || type.type === 'other') endQuestion(sections, clean);
  const recording = isRecording(type, sections);
  if (recording) {
    backgroundShows(type, sections);
    endReference(sections, clean);
    planAdvises(sections);
  }
  if (type.type === 'imaging') commentConcludes(sections);
  if (type.type === 'imaging' || recording) settleConclusion(sections, clean);
  if (type.type === 'other' || type.type === 'discharge_summary') settleExam(sections, clean);
  if (type.type === 'other' || type.type === 'discharge_summary') cutListsOut(sections, clean);
  if (type.type === 'laboratory') settleCultures(sections, clean);
  const inlined = inlineLabs(clean, sections, sentences, knowledge, numberStyleOf(plain), type.type);
  const inline = type.type === 'laboratory' ? withoutToldBefore(inlined, labs.rows, clean, knowledge) : inlined;
  // "Comparison: Haemoglobin was 12.9 in March": the words of the laboratory on an earlier result, and no result.
  if (type.type === 'laboratory')
    for (const section of sections)
      if (section.kind === 'comparison' && /compar/i.test(section.heading?.text ?? '')) section.kind = 'comment';
  // How many germs grew is told with their name, in a sentence.
  const counts = ({ name, number, range }: LabRow) => /\bcultures?\b/i.test(name) && number !== null && range === null;
  const labRows = withoutRepeats([...labs.rows, ...inline], knowledge)
    .filter((row) => !counts(row))
    .sort((a, b) => a.source.start - b.source.start);
  if (type.type === 'other' && (isOnlyResults(clean, labRows) || tellsResults(clean, labRows, sections))) {
    type.type = 'laboratory';
    type.title = laboratoryTitle(labRows, clean, knowledge);
  }
  return {
    text,
    clean,
    lines: describeLines(lines, furniture, labs, headings),
    sections,
    sentences,
    labRows,
    olderResults: labs.older,
    furniture: furnitureSpans,
    type,
  };
}

const TELLS_DIAGNOSIS: ReadonlySet<string> = new Set(['diagnosis', 'impression', 'synoptic', 'findings']);
const SAMPLE_TAKEN =
  /\b(?:biops(?:y|ies)|bx|excision\w*|resection|\w+ectomy|turbt|fna|aspirat\w+|curettings?|snare|shave|punch|delivery|core)\b[^:\n]{0,40}:/i;

/** "PERIPHERAL BLOOD", "CLOT SECTION": a further sample beside the one whose title stands above the diagnosis. */
const FURTHER_SAMPLE = /\b(?:blood|smears?|marrow|clot|core|aspirate|touch prep\w*|cell block|fluid|tissue)\b/i;

/** A sample named as a heading, and no heading of a diagnosis: what stands under it is the diagnosis. */
function nameDiagnosis(sections: Section[], clean: string): void {
  const telling = sections.filter(({ kind }) => TELLS_DIAGNOSIS.has(kind));
  const [first] = telling;
  if (first !== undefined && telling.every(({ kind, heading }) => kind === 'diagnosis' && heading === null))
    for (const section of sections.slice(sections.indexOf(first)))
      if (section.kind === 'other' && FURTHER_SAMPLE.test(section.heading?.text ?? '')) section.kind = 'diagnosis';
  if (first !== undefined) return;
  for (const section of sections) {
    const named = SAMPLE_TAKEN.test(clean.slice(section.span.start, section.span.end));
    if (section.kind === 'other' ? section.sentences.length > 0 : section.kind === 'header' && named)
      section.kind = 'diagnosis';
  }
  // The list of samples runs on into what was found in them, with no heading between.
  if (sections.some(({ kind }) => kind === 'diagnosis')) return;
  const microscopic = sections.some(({ kind }) => kind === 'microscopic');
  for (const section of sections) {
    if (section.kind !== 'specimen') continue;
    const words = clean.slice(section.span.start, section.span.end);
    // "Specimen: Colon, sigmoid. Moderately differentiated adenocarcinoma …" without a heading between.
    const runsOn = !microscopic && RUNS_ON.test(words) && !AS_SENT.test(words);
    if (FOUND_IN_SAMPLE.test(words) || runsOn) section.kind = 'diagnosis';
  }
}

const RUNS_ON =
  /(?:\n|[.;] )[^?]*\b(?:\w*carcinoma|\w*adenoma|melanoma|lymphoma|dysplasia|IDC|ILC|DCIS|BCC|SCC|pT[0-4]\w*|gleason|nodes? (?:\d+\/\d+ )?positive|margins? (?:is |are )?(?:free|clear|involved|positive|negative))\b/i; // biome-ignore format: one pattern
/** What was asked of the sample, and how it came. */
const AS_SENT =
  /\?|\b(?:query|r\/o|rule out|to exclude|clinical(?:ly)?|history|received|submitted|labell?ed|formalin|cassettes?)\b/i;

const FOUND_IN_SAMPLE =
  /\n\s*\n[\s\S]*\b(?:carcinoma|adenoma|melanoma|lymphoma|dysplasia|inflammation|gastritis|colitis|malignan\w+|benign|CIN ?[123]|no evidence of|margins?)\b/i;

/** Sections that only the paper of a stay has. */
const OF_STAY: ReadonlySet<string> = new Set([
  'hospital_course',
  'discharge_diagnosis',
  'discharge_medications',
  'admission_diagnosis',
  'disposition',
]);

/** "Examination:" in a letter or a note: what the doctor found, however few other headings it has. */
function settleExam(sections: Section[], clean: string): void {
  const stay = sections.some(({ kind }) => OF_STAY.has(kind));
  const letter = stay || sections.some(({ kind }) => OF_LETTER.has(kind));
  const named = (section: Section) =>
    A_PICTURE.test(clean.slice(section.sentences[0]?.span.start, section.sentences[0]?.span.end));
  for (const section of sections)
    if (
      section.kind === 'exam' &&
      /^\W*(?:on )?exam(?:ination|s)?\W*$/i.test(section.heading?.text ?? '') &&
      ((letter && section.sentences.length > 1) ||
        (stay && section.sentences.length > 0 && !named(section)) ||
        (!named(section) && FOUND_BY_HAND.test(clean.slice(section.heading?.span.end, section.span.end))))
    )
      section.kind = 'physical_exam';
}

/** What is seen, felt, heard or tapped at a bedside, and stands in the name of no test. */
const FOUND_BY_HAND =
  /\b(?:tender(?:ness)?|swell\w*|swollen|pitting|o?edema|soft(?! tissue)|alert|orient\w+|murmurs?|rash|pulses? (?:present|palpable|intact)|reflex\w*|sensation|erythema\w*|bruis\w+|wheez\w+|crackles|crepitations|guarding|supple|afebrile|febrile|RRR|CTAB?|NAD|S1S2|ambulat\w+|gait|well[- ](?:appearing|nourished|healed)|distress)\b/i;

/** "Specimen: wound" with what grew from it on the lines below: the result of the lab, no description of the sample. */
function settleCultures(sections: Section[], clean: string): void {
  for (const section of sections) {
    const sample = section.kind === 'specimen' || (section.kind === 'diagnosis' && section.heading === null);
    if (sample && GROWN.test(clean.slice(section.span.start, section.span.end))) section.kind = 'results';
  }
}

const GROWN =
  /\b(?:cultures?|gram stain|organisms?|isolates?|identification|susceptib\w+|growth|cfu|naats?|pcr|not detected)\b/i;

const OF_LETTER: ReadonlySet<string> = new Set([
  'past_history',
  'surgical_history',
  'medications',
  'diagnosis',
  'social_history',
  'family_history',
  'plan',
]);

const OWN_QUESTION =
  /^\W*(?:indications?|clinical(?: (?:details?|info(?:rmation)?|history|question|indication))?|reason(?: for (?:exam|study|test|scan|request))?|comparisons?)\W*$/i;
const IS_SEEN =
  /\b(?:filling defects?|seen|noted|shows?|demonstrat\w+|there (?:is|are)|flow|enhanc\w+|opaci\w+|lucen\w+|hyperdens\w+|hypodens\w+|echogenic|dilat\w+|expanded|enlarged|intact|unremarkable|(?:lungs?|heart|liver|bones?|kidneys?|ventricles|tip|tube) (?:\w+ )?(?:is|are|lies|clear|normal)|measur\w+|\d ?(?:mm|cm))\b/i;
const ASKS: ReadonlySet<string> = new Set(['indication', 'comparison', 'chief_complaint', 'history_present']);
const ENDS: ReadonlySet<string> = new Set(['impression', 'recommendation', 'comment', 'signature', 'addendum']);

/**
 * "Clinical details: ?PE. Filling defects in both lungs.": where no heading says where the findings begin, they stand behind
 * the question or the comparison, from the first sentence that tells what is seen.
 */
function endQuestion(sections: Section[], clean: string): void {
  const at = sections.findLastIndex(({ kind }) => !ENDS.has(kind));
  const last = sections[at];
  if (!last || !ASKS.has(last.kind) || !OWN_QUESTION.test(last.heading?.text ?? '')) return;
  if (sections.some(({ kind }) => kind === 'findings' || kind === 'results')) return;
  const words = (i: number) => clean.slice(last.sentences[i]?.span.start ?? 0, last.sentences[i]?.span.end ?? 0);
  const from = last.sentences.findIndex((_, i) => i > 0 && IS_SEEN.test(words(i)));
  const first = last.sentences[from];
  if (first === undefined) return;
  const section: Section = {
    index: at + 1,
    kind: 'findings',
    heading: null,
    span: { start: first.span.start, end: last.span.end },
    sentences: last.sentences.splice(from),
  };
  last.span = { start: last.span.start, end: first.span.start };
  sections.splice(at + 1, 0, section);
  for (const [index, one] of sections.entries()) {
    one.index = index;
    for (const sentence of one.sentences) sentence.section = index;
  }
}

const CONCLUDES = /^\W*(?:final |overall )?(?:impressions?|conclusions?|opinion|summary)\W*$/i;
const SEEN: ReadonlySet<string> = new Set(['findings', 'technique', 'procedures', 'method', 'results']);

/**
 * Where the report of a picture has a heading of its conclusion, an interpretation or a first impression before it is
 * what was seen, and the diagnoses in front of it are what the picture was asked for.
 */
function settleConclusion(sections: Section[], clean: string): void {
  if (!sections.some(({ kind, heading }) => kind === 'impression' && CONCLUDES.test(heading?.text ?? ''))) return;
  const seen = sections.findIndex(({ kind }) => SEEN.has(kind));
  const last = sections.findLastIndex(
    ({ kind, heading }) => kind === 'impression' && CONCLUDES.test(heading?.text ?? ''),
  );
  sections.forEach((section, at) => {
    if (at > last) return;
    const named = CONCLUDES.test(section.heading?.text ?? '');
    if (section.kind === 'impression' && !named) {
      // "SLEEP STUDY INTERPRETATION" as the title, and who was tested below it.
      const who = at === 0 && isWhoIsTested(clean.slice(section.heading?.span.end, section.span.end));
      section.kind = who ? 'indication' : 'findings';
    }
    if (section.kind === 'diagnosis') section.kind = seen >= 0 && at > seen ? 'findings' : 'indication';
  });
}

/** "Comment:" behind what was seen, where the report of a picture prints no other conclusion. */
function commentConcludes(sections: Section[]): void {
  if (sections.some(({ kind }) => kind === 'impression')) return;
  const seen = sections.findIndex(({ kind }) => kind === 'findings');
  for (const section of seen < 0 ? [] : sections.slice(seen))
    if (section.kind === 'comment' && /^\W*comments?\W*$/i.test(section.heading?.text ?? ''))
      section.kind = 'impression';
}

/** Headings of a note on a visit: there "Exam:" heads what the doctor found, not the name of a test. */
const OF_VISIT: ReadonlySet<string> = new Set(['chief_complaint', 'history_present', 'review_of_systems', 'vitals']);

const A_PICTURE =
  /\b(?:ct|cta|mr|mri|mra|pet|us|x-?rays?|xr|ultrasound|radiograph\w*|mammogra\w*|echo\w*|doppler|duplex|scan|views?|study|dxa|dexa)\b/i;

function asOfVisit(headings: Heading[], text: string): Heading[] {
  const planned = headings.some(({ kind }) => kind === 'plan');
  if (!planned && headings.some(({ kind }) => kind === 'impression' || kind === 'findings' || kind === 'technique')) {
    if (!headings.some(({ kind }) => kind === 'vitals' || kind === 'review_of_systems')) return headings;
  }
  const visit = headings.findIndex(({ kind }) => OF_VISIT.has(kind));
  return headings.map((heading, at) =>
    ((visit >= 0 && visit < at) ||
      (planned && !A_PICTURE.test(text.slice(heading.bodyStart, heading.bodyStart + 60).split('\n')[0] ?? ''))) &&
    heading.kind === 'exam' &&
    /^\W*exam(?:ination|s)?\W*$/i.test(text.slice(heading.span.start, heading.span.end))
      ? { ...heading, kind: 'physical_exam' }
      : heading,
  );
}
