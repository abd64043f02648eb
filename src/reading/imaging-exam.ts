import type { Laterality, Span } from '../contract/analysis.js';
import type { Knowledge } from '../knowledge/index.js';
import { MODALITIES, type Modality, REGIONS } from './data/modalities.js';
import { PICTURES_BY_WORDS } from './data/picture-words.js';
import { Screened } from './screened.js';
import { isStudyLabel, isStudyLine, OF_OTHER_TESTS, TELL_OF_BEFORE } from './study-titles.js';
import type { ReadReport, Section, Sentence } from './types.js';

export interface ImagingExam {
  modality: string;
  title: string;
  regions: string[];
  source: Span | null;
  /** How strongly the place it was found in speaks for an imaging report. */
  weight: number;
}

/**
 * The imaging test a report is about: from the exam field, the title line, the technique, or the text. Null where no
 * imaging test is named.
 */
export function imagingExam(look: string, sections: readonly Section[], knowledge: Knowledge): ImagingExam | null {
  for (const place of places(look, sections)) {
    const line = look.slice(place.span.start, place.span.end);
    const printed = place.title ? line.slice(0, ASIDE.exec(line)?.index) : ownWords(line, sections);
    const lead = place.title ? (printed.split(':')[0] ?? '') : printed;
    const naming = modalityOf(lead, false) && regionsOf(lead).length > 0 ? lead : printed;
    const modality = modalityOf(naming, place.title, NO_PICTURE.test(look.slice(0, 60)));
    if (!modality) continue;
    const text = place.title ? naming : sentenceOf(naming, modality);
    const named = modality.region === undefined ? regionsOf(text) : regionsFor(modality.region);
    // "TRAUMA CT: HEAD / C-SPINE / CHEST": the parts stand behind the name.
    const own =
      named.length === 0 && modality.region === undefined && place.title ? regionsBehind(look, place.span) : named;
    const whole = /\b(?:skull|vertex|head)[- ](?:base )?to\b|\bwhole[- ]body\b/i.test(text);
    // A tracer goes everywhere: the first part that its report names is not what was looked at.
    const known = own.length > 0 || modality.region === '' || whole || /^(?:pet|nuclear)$/.test(modality.id);
    const regions = known
      ? own.slice(0, text.length > 160 || !place.title ? 1 : MOST_REGIONS)
      : regionsOf(look.slice(0, 1500)).slice(0, 1);
    const study: Study = { modality, regions, side: text.length > 160 ? null : sideOf(text) };
    return {
      modality: modality.id,
      title: place.title ? titleOfAll(study, place.span.end, look, sections) : titleOf(study),
      regions: regions.map((region) => region.id).filter((id) => knowledge.concept(id) !== undefined),
      source: place.title ? place.span : null,
      weight: place.weight,
    };
  }
  return pictureByWords(look, sections, knowledge);
}

/** The picture that the words of the report are of, where no test is named: never in the story of a visit or an operation. */
function pictureByWords(look: string, sections: readonly Section[], knowledge: Knowledge): ImagingExam | null {
  if (sections.some(({ kind }) => OF_A_VISIT.has(kind))) return null;
  const words = look.slice(0, 3000);
  for (const { modality, plain, region, words: pattern, least } of PICTURES_BY_WORDS) {
    if (new Set(words.toLowerCase().match(pattern)).size < least) continue;
    const regions = region !== null && knowledge.concept(region) !== undefined ? [region] : [];
    return { modality, title: plain, regions, source: null, weight: 4 };
  }
  return null;
}

const OF_A_VISIT: ReadonlySet<string> = new Set([
  'chief_complaint', 'review_of_systems', 'physical_exam', 'family_history', 'social_history', 'plan', 'hospital_course',
  'discharge_medications', 'discharge_diagnosis', 'gross', 'microscopic', 'specimen', 'vitals', 'allergies', 'medications',
]); // biome-ignore format: one list

/** "USS ABDOMEN" above a report without headings: the name of the test, and nothing that it found. */
export function isExamTitle({ span }: Sentence, { type: { type, source } }: ReadReport): boolean {
  return type === 'imaging' && source !== null && source.start <= span.start && source.end >= span.end;
}

/** The text without why it was done, what was before (a paragraph each), and other tests. */
function ownWords(text: string, sections: readonly Section[]): string {
  let own = text;
  for (const { kind, span } of sections) {
    if (!TELL_OF_BEFORE.has(kind) || span.start >= own.length) continue;
    const paragraph = own.indexOf('\n\n', span.start);
    const end = paragraph < 0 ? span.end : Math.min(span.end, paragraph);
    own = own.slice(0, span.start) + blanked(own.slice(span.start, end)) + own.slice(end);
  }
  return own.replace(OTHER_TEST, '');
}

/** As many blanks as there are characters, each line for itself. */
function blanked(text: string): string {
  return text
    .split('\n')
    .map((line) => ' '.repeat(line.length))
    .join('\n');
}

/** The sentence of the text that names the test, where it names a part of the body too; else the text. */
function sentenceOf(text: string, { pattern }: Modality): string {
  const at = text.search(pattern);
  const start = Math.max(text.lastIndexOf('\n', at), text.lastIndexOf('. ', at)) + 1;
  const sentence = /^.[^.\n]*/.exec(text.slice(start))?.[0].trim() ?? '';
  return sentence.length <= 160 && regionsOf(sentence).length > 0 ? sentence : text;
}

/** A sentence of the text on a test that is advised, or was done before. */
const OTHER_TEST =
  /[^.\n]*\b(?:recommend\w*|suggest\w*|advis\w+|benefit|helpful|correlat\w+|if clinically|(?:prior|previous|earlier) (?:ct|mri|x-?rays?|ultrasounds?|mammograms?|pet))\b[^.\n]*/gi;

/** What follows in a title is not the test itself. */
const ASIDE = /\b(?:compar\w*|history|indication|clinical)\b/i;

interface Place {
  span: Span;
  title: boolean;
  weight: number;
}

function* places(look: string, sections: readonly Section[]): Generator<Place> {
  for (const section of sections) {
    const first = section.sentences[0];
    if (section.kind === 'exam' && first) yield { span: first.span, title: true, weight: 4 };
  }
  const opening = sections[0];
  if (opening && opening.heading === null) {
    for (const sentence of opening.sentences.slice(0, 12)) {
      if (
        sentence.span.end - sentence.span.start <= 120 &&
        (sentence.kind !== 'prose' || isTitle(look, sentence.span) || isDated(look, sentence.span))
      ) {
        yield { span: sentence.span, title: true, weight: 4 };
      }
    }
  }
  for (const section of sections) {
    if (section.heading && (section.kind === 'other' || section.kind === 'findings' || section.kind === 'procedures')) {
      yield { span: section.heading.span, title: true, weight: 3 };
    }
  }
  for (const kind of ['procedures', 'technique'] as const) {
    for (const section of sections) {
      const first = section.sentences[0];
      if (section.kind === kind && first) yield { span: first.span, title: true, weight: kind === 'technique' ? 3 : 1 };
    }
  }
  const report = sections.find((section) => section.kind === 'findings' || section.kind === 'impression');
  const exam = sections.find((section) => section.kind === 'exam')?.sentences[0];
  if (exam !== undefined && TREATMENT.test(look.slice(exam.span.start, exam.span.end))) return;
  if (report) yield { span: { start: 0, end: Math.min(look.length, 3000) }, title: false, weight: 0 };
}

/** An exam field that names what was done to the body: the pictures of its text only guided it. */
const TREATMENT =
  /\b(?:therap(?:y|eutic)|administration|injection|drainage|placement|ablation|\w*embolization|removal|exchange)\b/i;

/** "ECHO REPORT - limited study": in capitals at the very top, whatever stands behind. */
function isTitle(look: string, { start, end }: Span): boolean {
  return (
    look.slice(0, start).trim() === '' && end - start <= 70 && /^[A-Z][A-Z/-]+ [A-Z]{3}/.test(look.slice(start, end))
  );
}

/** "US Abdomen    Performed 19.03.2023": the name of a test with its day. */
function isDated(look: string, { start, end }: Span): boolean {
  const text = look.slice(start, end);
  return (
    /^[A-Z][\w /+&,-]{3,60}?\s*\(?(?:performed|done|taken|dated)\s?(?:on)?[\s:]*\d/i.test(text) &&
    regionsOf(text).length > 0
  );
}

function modalityOf(text: string, title: boolean, noPicture = false): Modality | null {
  if (OFFERED.test(text)) return null;
  // "Cup and stem stable on X-ray": where it was seen, and no title.
  if (title && SEEN_ON.test(text)) return null;
  for (const modality of MODALITIES) if (modality.pattern.test(text)) return modality;
  // "Urinary bladder, left lateral wall, biopsy:" names a sample.
  if (!title || noPicture || /\b(?:biops\w+|bx|excision|resection|turbt|\w+ectomy|specimen)\b/i.test(text)) return null;
  return MODALITIES.find((modality) => modality.weak?.test(text)) ?? null;
}

const SEEN_ON =
  /[a-z] on (?:the |an? |his |her |your |recent |today['’]s )*(?:x-?rays?|xr|ct|mri|scans?|ultrasound|films?)\W*$/i;
const NO_PICTURE = /\b(?:EEG|EMG|electroencephalogra\w*|audiogram|spirometry|ECG|EKG)\b/;

/** "24 hrs CT / USG / X-ray / ECHO": what a centre offers, not what was done. */
const OFFERED = new Screened(
  /\b(?:ct|usg|us|x-?ray|mri|echo|ecg|ekg|tmt|mammograph?y|dexa|doppler|opg|pathology|laboratory|pft|eeg)(?:\s*(?:[/,|&+•]|-(?= ))\s*(?:and )?(?:digital |4d |colou?r )?(?:ct|usg|us|x-?ray|mri|echo|ecg|ekg|tmt|mammograph?y|dexa|doppler|opg|pathology|laboratory|pft|eeg)){2,}\b/i,
);

/** The parts of the body that the rest of the printed line names, where it is a bare list. */
function regionsBehind(look: string, { end }: Span): NamedRegion[] {
  const rest = /^[ \t]*:?[ \t]*([^\n.:]{3,80})(?=\n|$)/.exec(look.slice(end))?.[1] ?? '';
  return /[/,&+]/.test(rest) ? regionsOf(rest) : [];
}

type NamedRegion = (typeof REGIONS)[number];

function regionsOf(text: string): NamedRegion[] {
  // From head to thigh: the whole body, not its ends.
  if (/\b(?:skull[- ]base|skull|vertex|eyes?|head) to (?:mid[- ]?)?(?:thighs?|toes?)\b|\bwhole[- ]body\b/i.test(text))
    return [];
  const found = REGIONS.map((region) => ({ region, at: text.search(region.pattern) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ region }) => region);
  const has = (id: string) => found.some((region) => region.id === id);
  return found
    .filter((region) => !(region.id === 'spine' && found.some((other) => other.id.endsWith('-spine'))))
    .filter((region) => !(region.id === 'head' && (has('brain') || has('sinuses') || has('face'))))
    .filter((region) => !(region.id === 'uterus' && has('pregnancy')))
    .filter((region) => !(region.id === 'neck' && has('cervical-spine') && !/\bneck\b/i.test(text)))
    .filter((region) => !(region.id === 'pelvis' && has('hip') && !/\bpelvis\b/i.test(text)));
}

function regionsFor(id: string): NamedRegion[] {
  return REGIONS.filter((region) => region.id === id);
}

function sideOf(text: string): Laterality | null {
  const both = /\b(?:bilateral|both|bilat)\b/i.test(text);
  const left = /\b(?:left|lt)\b/i.test(text);
  const right = /\b(?:right|rt)\b/i.test(text) && !/\bright upper quadrant\b/i.test(text);
  if (both || (left && right)) return 'both';
  return left ? 'left' : right ? 'right' : null;
}

interface Study {
  modality: Modality;
  regions: readonly NamedRegion[];
  side: Laterality | null;
}

function titleOf(study: Study): string {
  const { modality, regions } = study;
  return regions.length === 0 ? modality.plain : `${modality.plain} of ${placesOf(study)}`;
}

/** "the head and the neck part of the spine", "both knees" */
function placesOf({ regions, side }: Study): string {
  const names = regions.map((region) => {
    if (!region.paired || side === null) return `the ${region.id === 'breast' ? 'breasts' : region.plain}`;
    return side === 'both' ? `both ${plural(region.plain)}` : `the ${side} ${region.plain}`;
  });
  return joined(names);
}

function joined(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

const LINE = /^[ \t]*([A-Z][^\n:]{3,50}?)[ \t]*:[ \t]+(?=\S)|^[ \t]*([A-Z][^\n]{3,90}?)[ \t]*:?[ \t]*$/gm;
const MOST_STUDIES = 3;
const MOST_REGIONS = 5;
/** Where tests of before, and those to come, are named. */
const NOT_THIS: ReadonlySet<string> = new Set([...OF_OTHER_TESTS, 'technique']);

/** The test, and those whose titles stand below it on the same paper: "CT scan of the head and CT scan of the neck". */
function titleOfAll(first: Study, from: number, look: string, sections: readonly Section[]): string {
  const studies: Study[] = [first];
  for (const { 1: label, 2: whole = '', index } of look.slice(from).matchAll(LINE)) {
    const line = label ?? whole;
    if (label === undefined ? !isStudyLine(whole) : !isStudyLabel(label)) continue;
    const at = from + index;
    if (sections.some(({ kind, span }) => NOT_THIS.has(kind) && span.start <= at && at < span.end)) continue;
    const modality = modalityOf(line, true);
    const regions = regionsOf(line);
    const side = sideOf(line);
    const isKnown = studies.some(
      (one) =>
        one.modality === modality &&
        (one.side === side || one.side === 'both') &&
        regions.every((region) => one.regions.includes(region)),
    );
    if (modality !== null && modality.region === undefined && regions.length > 0 && !isKnown)
      studies.push({ modality, regions, side });
  }
  if (studies.length > MOST_STUDIES) return titleOf(first);
  return joined(
    studies.map((one, at) => {
      // Made in the same way as the one before it: only its part is named.
      if (studies[at - 1]?.modality === one.modality) return placesOf(one);
      const own = titleOf(one);
      return at > 0 && /^[A-Z][a-z]/.test(own) ? own.charAt(0).toLowerCase() + own.slice(1) : own;
    }),
  );
}

function plural(word: string): string {
  if (word === 'foot') return 'feet';
  return word.endsWith('s') ? word : `${word}s`;
}
