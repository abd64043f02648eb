import type { Span } from '../contract/analysis.js';
import { type Knowledge, type Token, tokenize } from '../knowledge/index.js';
import type { LabRow, ReadReport, Section, Sentence } from '../reading/index.js';
import { isChoiceLabel, leaveOpen, namesChoices } from './advice/choices.js';
import { mapCues } from './assertion/assert.js';
import { backReferences } from './back-references.js';
import { withBackResults } from './back-results.js';
import {
  type Carried,
  inherit,
  isOfAnotherPart,
  labelOf,
  specimenOf,
  specimenOfHeading,
  specimensInLine,
} from './carried.js';
import type { ReadSentence } from './clause.js';
import { makeConsistent } from './consistency/index.js';
import type { DraftFrame } from './draft-frame.js';
import { eyeLabel } from './eye-labels.js';
import { isFormLabel } from './forms/fields.js';
import { withFractures } from './fracture-marks.js';
import { framesOf } from './frames.js';
import { readFlag } from './labs/flags.js';
import { understandLabs } from './labs/labs.js';
import { saysOnlyResults } from './labs/sentences.js';
import { isOfGerms, verdictFrames } from './labs/susceptibility.js';
import { noteLeftovers } from './leftover.js';
import { findMentions } from './mentions.js';
import { placeInStudies } from './names/studies.js';
import { leavesExamLabel } from './note-labels.js';
import { numberedSamples, placesByNumber } from './numbered-samples.js';
import { areKinds, denyThere, leavesLabel, namesAnother, type Topic, topicBehind } from './paragraph-topic.js';
import {
  headingLetter,
  jointLetters,
  listedSpecimens,
  namesSeveral,
  nextMarkIn,
  sampleNumber,
  specimenLetter,
} from './sample-marks.js';
import { findScores } from './scores/scores.js';
import { gradeRows } from './scores/tissue-grades.js';
import { sectionRule } from './sections.js';
import { contextOf } from './short-form-context.js';
import type { Frame, Mention, Understanding, UnderstoodLab } from './types.js';
import { unreadClauses } from './unread-clauses.js';
import { alarmFrame, type Told } from './urgency/alarm.js';
import { keepCompany } from './urgency/company.js';
import { followMain, preferNamed } from './urgency/signs-beside.js';
import { signFrames } from './urgency/urgent-signs.js';

/** Longest stretch read as one sentence; longer ones are cut, so that cost grows with length only. */
const LONGEST = 300;

/** A share of cells in a sample of tissue is none of the blood: only the report's own range counts there. */
function withoutBloodRange(lab: UnderstoodLab): UnderstoodLab {
  if (lab.rangeSource === 'report' || lab.unit !== '%') return lab;
  const status = lab.flag === null ? 'unknown' : lab.status;
  return { ...lab, range: null, rangeSource: 'none', distance: null, beyondCritical: null, status };
}

/** What a read report says, as mentions, frames and laboratory results. Linear in the length of the report. */
export function understand(report: ReadReport, knowledge: Knowledge): Understanding {
  const graded = new Set(gradeRows(report));
  const result: Understanding = {
    report,
    mentions: [],
    ambiguities: [],
    expansions: [],
    frames: [],
    topics: new Map(),
    labs: understandLabs(
      report.labRows.filter((row) => !graded.has(row)),
      knowledge,
    ).map((lab) => (report.type.type === 'pathology' ? withoutBloodRange(lab) : lab)),
    unread: [],
    coverage: 1,
  };
  for (const { source } of graded) result.unread.push(source);
  const text = report.clean;
  let clinical = 0;
  let unreadLength = 0;
  const specimens = new Map<string, Carried>();
  /** Letters whose place was read from a line that holds more than the name of a sample. */
  const loose = new Set<string>();
  let unplaced = false;
  const listed = report.type.type === 'pathology' ? listedSpecimens(report) : 0;
  const numbered = numberedSamples(report);
  const byNumber = placesByNumber(report, numbered, (sentence) => {
    const section = report.sections[sentence.section];
    return section === undefined ? [] : readSentence(report, section, sentence, knowledge);
  });
  const carriedChanges = new Set<Frame>();
  let before: Told | null = null;
  const told: Told[] = [];
  let alarmed = false;
  const germs = isOfGerms(report);
  for (const section of report.sections) {
    let carried: Carried | null = specimenOfHeading(report, section, knowledge);
    let carriedTo = 0;
    // "Fallopian tubes: cyst. No tumor." below "Left ovary: …": the rest of the line is of what the line itself names.
    let onLine: Carried | null = null;
    // Whether the entries of a numbered list are samples.
    let inEntry = false;
    let topic: Topic | null = null;
    // Whether a sentence behind the label has spoken of another part.
    let moved = false;
    // Whether it stands under the mark of a sample that is not the first.
    let ofAnother = false;
    let choices = false;
    let sample = report.type.type === 'pathology' ? headingLetter(report, section) : null;
    let listHead: Mention | undefined;
    let listTo = 0;
    for (const sentence of section.sentences) {
      if (carried && !carried.specimen && (sentence.label || !sameLine(text, carriedTo, sentence.span.start)))
        carried = null;
      if (sentence.label || !sameLine(text, carriedTo, sentence.span.start)) onLine = null;
      choices = namesChoices(text, sentence) || (choices && sentence.kind === 'list_item');
      const letter = report.type.type === 'pathology' ? specimenLetter(report, sentence) : null;
      sample = namesSeveral(report, sentence) ? null : (letter ?? sample);
      // Where another sample of the list names no place, the letters tell them apart better.
      if (letter && section.kind !== 'specimen')
        carried = unplaced && loose.has(letter) ? null : (specimens.get(letter) ?? null);
      const joint = jointLetters(report, sentence);
      if (joint.length > 1 && section.kind !== 'specimen') carried = ofOnePlace(joint, specimens);
      // The next entry of a numbered list is of another sample.
      const number = report.type.type === 'pathology' ? sampleNumber(report, sentence) : null;
      const ofSample = number !== null && (carried === null || carried.numbered === true);
      if (number !== null && ofSample)
        carried = (numbered.sections.has(section.index) ? byNumber.get(number) : undefined) ?? null;
      inEntry ||= ofSample;
      const mark = letter ?? number;
      if (mark !== null) ofAnother = !FIRST_MARK.test(mark);
      const entry = report.type.type === 'imaging' && sampleNumber(report, sentence) !== null;
      const ofList = entry || sentence.kind === 'list_item';
      if (listHead && !ofList && !sameLine(text, listTo, sentence.span.start)) listHead = undefined;
      const length = sentence.span.end - sentence.span.start;
      const owed = sectionRule(section.kind).clinical !== false;
      for (const read of readSentence(report, section, sentence, knowledge)) {
        const found = eyeLabel(read, report) ?? labelOf(read);
        const label = found && ofSample ? asSample(found, read) : found;
        if (label) {
          read.labelSpan = label.span;
          read.labelSide = label.side;
          read.carriedLevel = label.level;
        }
        // Within an entry of a numbered list a part named by itself ends with that entry, too.
        if (label && (label.specimen || !carried?.specimen))
          carried = inEntry && label.specimen ? { ...label, numbered: true } : label;
        else {
          const specimen = specimenOf(read);
          if (section.kind === 'specimen') {
            const listedHere =
              letter === null ||
              specimen === null ||
              nextMarkIn(text.slice(sentence.span.start, sentence.span.end)) !== null;
            const each = listedHere ? specimensInLine(read) : new Map<string, Carried>();
            for (const [mark, one] of each) {
              specimens.set(mark, one);
              if (specimen === null) loose.add(mark);
            }
            if (letter !== null && specimen === null && each.size === 0) unplaced = true;
            if (specimen && each.size === 0) specimens.set(letter ?? `${specimens.size}`, specimen);
          }
          if (specimen) carried = ofSample ? { ...specimen, numbered: true } : specimen;
          else if (!(moved && leavesLabel(read)) && !(carried && leavesExamLabel(read, carried.sites)))
            inherit(read, onLine ?? carried ?? (ofAnother ? null : only(specimens, listed)));
          moved ||= carried !== null && namesAnother(read, carried);
        }
        if (label) moved = false;
        if (label) onLine = isOfAnotherPart(label, carried) ? label : null;
        carriedTo = sentence.span.end;
        if (
          (read.labelSites.length > 0 && !areKinds(read.labelSites)) ||
          (topic && !sameLine(text, topic.to, sentence.span.start))
        )
          topic = null;
        const behind: Topic | null = topicBehind(read, topic);
        if (behind && behind === topic) {
          read.topic = behind;
          result.topics.set(sentence.index, behind.span);
          denyThere(read, behind);
        }
        topic = behind;
        result.ambiguities.push(...read.words.ambiguities);
        result.expansions.push(...read.words.expansions);
        for (const { mention } of read.words.placed) result.mentions.push(mention);
        const header = listHeadOf(read);
        if (header) listHead = header;
        else if (ofList && listHead) read.listHead = listHead;
        if (header || ofList) listTo = sentence.span.end;
        const frames: Frame[] = [];
        const own = withVerdicts(
          germs ? verdictFrames(read) : [],
          withBackResults(read, framesOf(read), result.frames),
          read.text,
        );
        const back = backReferences(read, result.frames);
        // What a bare "Unchanged" is said of takes its place: not the whole test is unchanged.
        const saidOfOne = ({ kind, head }: DraftFrame) => kind === 'comparison' && head === null && back.length > 0;
        const ofGerms = report.type.type === 'laboratory' || PANEL_OF_GERMS.test(text.slice(0, 400));
        const drafts = [
          ...own
            .filter((draft) => !saidOfOne(draft) && !isMarkOfRow(draft, report.labRows))
            .map((draft) => (ofGerms ? withShortVerdict(draft, text) : draft)),
          ...back,
        ];
        drafts.push(...signFrames(read, drafts));
        const here: Told = { read, drafts: [...drafts] };
        const alarm = alarmFrame(here, before, alarmed);
        if (alarm && !isBesideCritical(alarm, report)) drafts.push(alarm);
        alarmed ||= drafts.some(
          ({ urgency, certainty }) =>
            urgency?.state === 'new' || (urgency?.state === 'equivocal' && certainty === 'probable'),
        );
        before = here;
        told.push(here);
        noteLeftovers(read, drafts);
        if (
          (choices && sentence.kind === 'list_item') ||
          isChoiceLabel(sentence.label?.text ?? report.sections[sentence.section]?.heading?.text ?? '')
        )
          for (const draft of drafts) leaveOpen(draft);
        for (const draft of drafts) {
          const frame: Frame = { id: `s${result.frames.length + 1}`, ...draft };
          if (sample !== null) frame.sample = sample;
          carryChange(text, frame, result.frames.at(-1), carriedChanges);
          frames.push(frame);
          result.frames.push(frame);
        }
        if (!owed) continue;
        for (const span of unreadClauses(read, frames)) {
          if (saysOnlyResults(span, report.labRows, text)) continue;
          result.unread.push(span);
          unreadLength += span.end - span.start;
        }
      }
      if (owed) clinical += length;
    }
  }
  for (const lab of result.labs) {
    const length = lab.source.end - lab.source.start;
    clinical += length;
    if (lab.test === null) unreadLength += length;
  }
  result.coverage = clinical === 0 ? 1 : Math.max(0, 1 - unreadLength / clinical);
  result.frames = preferNamed(result.frames, knowledge);
  placeInStudies(result, knowledge);
  makeConsistent(result);
  result.frames = followMain(result.frames.filter(({ setAside }) => setAside !== 'dropped'));
  keepCompany(result, told);
  return result;
}

/** "Nodules (series 4):" over a list: what its entries are; something that can be counted. */
function listHeadOf(read: ReadSentence): Mention | undefined {
  const words = read.text.slice(read.sentence.span.start, read.sentence.span.end);
  if (read.reportType !== 'imaging' || !/:\s*$/.test(words) || words.length > 60) return undefined;
  const named = read.words.placed.filter(({ mention }) => mention.kind === 'finding' || mention.kind === 'disease');
  const [one] = named;
  if (named.length !== 1 || !one || /\b(?:no|not|without|prior|previous)\b/i.test(words)) return undefined;
  return read.knowledge.concept(one.mention.ref.id)?.layNumber === 'singular' ? one.mention : undefined;
}

/** A place in front of an entry with a number names the sample, however it is printed. */
function asSample(label: Carried, { sentence }: ReadSentence): Carried {
  return label.sites.length === 0 || sentence.label === null || isFormLabel(sentence.label.text)
    ? label
    : { ...label, specimen: true, numbered: true };
}

/**
 * "INR therapeutic range 2.0-3.0" above "CRITICAL RESULT CALLED": where a row is marked as critical the call is about that
 * row, and not about what the laboratory says of such figures.
 */
function isBesideCritical({ source }: DraftFrame, { labRows, clean }: ReadReport): boolean {
  if (!OF_FIGURES.test(clean.slice(source.start, source.end))) return false;
  return labRows.some(({ flag }) => /^critical/.test(readFlag(flag) ?? ''));
}

const OF_FIGURES =
  /\b(?:therapeutic|reference|target|normal) (?:ranges?|intervals?|levels?)\b|\b(?:for most indications|cut-?offs?)\b/i;

/** "Influenza A ND", "B. pertussis INVALID": not detected, and no result, in the short words of a panel of germs. */
function withShortVerdict(draft: DraftFrame, text: string): DraftFrame {
  const { head, kind, negated } = draft;
  if (head === null || kind !== 'finding' || negated || !/^(?:organism|disease|finding)$/.test(head.kind)) return draft;
  const behind = text.slice(head.span.end, head.span.end + 40);
  const verdict = SHORT_VERDICT.exec(behind)?.[1];
  if (verdict === undefined) return draft;
  if (!/^N/.test(verdict)) return { ...draft, setAside: 'dropped' };
  return { ...draft, kind: 'absent', assertion: 'absent', negated: true, urgency: null };
}

const PANEL_OF_GERMS = /\b(?:PCR|NAAT|respiratory panel|viral (?:panel|swab))\b/;
const SHORT_VERDICT =
  /^(?:[ /](?:[A-C]|A\/B|PCR|RNA|DNA|Ag|NAAT|[1-4](?:\/[1-4])?|spp?\.?|virus)){0,2}\s?:?\s{1,20}(ND|N\.D\.|INVALID|Invalid|FAILED)(?![A-Za-z])/;

/** "ALT 58 (slightly raised)": the mark behind a result is told with the result, and is no finding of what is named before. */
function isMarkOfRow({ head, kind }: DraftFrame, rows: readonly LabRow[]): boolean {
  if (head === null || kind !== 'finding') return false;
  const { start, end } = head.span;
  return rows.some(({ valueSpan, source }) => start >= valueSpan.end && end <= source.end);
}

/** A line of verdicts on medicines and a germ tells nothing else of those medicines. */
function withVerdicts(verdicts: readonly DraftFrame[], frames: readonly DraftFrame[], text: string): DraftFrame[] {
  if (verdicts.length === 0) return [...frames];
  const judged = new Set(verdicts.map(({ head }) => head?.span.start));
  const within = (at: number) => verdicts.some(({ source }) => at >= source.start && at < source.end);
  // "Susceptible to meropenem and amikacin; nitrofurantoin intermediate": the list has a verdict of its own.
  const listed = (at: number) => OF_LIST.test(text.slice(Math.max(0, at - 160), at));
  const other = ({ kind, head }: DraftFrame) =>
    kind !== 'identity' &&
    (head?.ref.folder !== 'medicines' || listed(head.span.start)) &&
    !judged.has(head?.span.start) &&
    !(head && within(head.span.start));
  return [...frames.filter(other), ...verdicts];
}

const OF_LIST = /\b(?:susceptible|sensitive|resistant|intermediate) to [^.;:\n]*$/i;

/** What several samples share that were taken from one part of the body; nothing of samples from different parts. */
function ofOnePlace(letters: readonly string[], specimens: ReadonlyMap<string, Carried>): Carried | null {
  const places = letters.map((letter) => specimens.get(letter));
  const [first] = places;
  if (first === undefined) return null;
  const partsOf = (one: Carried | undefined) => one?.sites.map(({ mention }) => mention.ref.id).join();
  if (places.some((one) => partsOf(one) !== partsOf(first))) return null;
  const same = places.every((one) => one?.side === first.side && one?.level === first.level);
  return same ? first : { ...first, side: null, level: null };
}

const FIRST_MARK = /^(?:A|1|I|a|i)$/;

/** The one specimen of a report that names no other. */
function only(specimens: ReadonlyMap<string, Carried>, listed: number): Carried | null {
  const [first] = specimens.values();
  return specimens.size === 1 && first && listed < 2 ? first : null;
}

/** True where two sentences stand on one line, or on two of which the first was wrapped: it breaks inside a sentence. */
function sameLine(text: string, end: number, start: number): boolean {
  return !text.slice(end, start).includes('\n');
}

/** "STOP: Ibuprofen. Diltiazem." on one line: the change holds for the medicines after it, too. */
function carryChange(text: string, frame: Frame, before: Frame | undefined, carried: Set<Frame>): void {
  if (frame.kind !== 'medicine' || !frame.medicine || frame.medicine.change || frame.medicine.dose) return;
  if (before?.kind !== 'medicine' || !before.head || !before.medicine?.change || before.medicine.dose) return;
  if (before.sentence !== frame.sentence - 1) return;
  // Only a change that stands before the name as a label ("STOP:", "New -"), not "Heparin was stopped."
  const labelled = /^\W*[A-Za-z ]{3,24}[:–-]\W*$/.test(text.slice(before.source.start, before.head.span.start));
  if (!labelled && !carried.has(before)) return;
  if (text.slice(before.source.end, frame.source.start).includes('\n')) return;
  frame.medicine.change = before.medicine.change;
  carried.add(frame);
}

function readSentence(report: ReadReport, section: Section, sentence: Sentence, knowledge: Knowledge): ReadSentence[] {
  const text = report.clean;
  const all = withFractures(tokenize(text, sentence.span.start, sentence.span.end), report);
  const label = sentence.label;
  const reads: ReadSentence[] = [];
  for (let at = 0; at < all.length; at += LONGEST) {
    const tokens = all.slice(at, at + LONGEST);
    const words = findMentions(text, tokens, sentence.index, knowledge, contextOf(report, section, tokens));
    const labelEnd = at === 0 && label ? label.span.end : -1;
    let bodyFrom = 0;
    while (bodyFrom < tokens.length && (tokens[bodyFrom]?.start ?? 0) < labelEnd) bodyFrom++;
    if (bodyFrom === 0 && at === 0) bodyFrom = levelLabel(tokens);
    while (bodyFrom > 0 && bodyFrom < tokens.length && ':-.'.includes(tokens[bodyFrom]?.text ?? '')) bodyFrom++;
    const scores = findScores(text, tokens, words.placed, knowledge, sentence.index);
    // "Stage IV" is no vein, and "M0" no short form.
    const isCode = ({ span }: { span: Span }): boolean =>
      scores.some(({ score }) => span.start >= score.span.start && span.end <= score.span.end) &&
      /^(?:[IVX]+|[TNM]\w{1,2})$/.test(text.slice(span.start, span.end));
    if (scores.length > 0) {
      words.expansions = words.expansions.filter((one) => !isCode(one));
      words.ambiguities = words.ambiguities.filter((one) => !isCode(one));
    }
    for (const { score } of scores) {
      for (let i = 0; i < tokens.length; i++) {
        const token = tokens[i];
        if (token && token.start >= score.span.start && token.end <= score.span.end) words.known[i] = true;
      }
    }
    reads.push({
      text,
      sentence,
      section,
      tokens,
      cues: mapCues(tokens, bodyFrom),
      words,
      scores,
      knowledge,
      reportType: report.type.type,
      reportTitle: report.type.title,
      carriedLevel: null,
      labelSide: null,
      labelSpan: null,
      labelSites: words.placed.filter((item) => item.to <= bodyFrom && item.mention.kind === 'anatomy'),
      bodyFrom,
    });
  }
  return reads;
}

/** "L4-L5: …" and "C5/6: …" without a label of their own: the number of tokens before the colon. */
function levelLabel(tokens: readonly Token[]): number {
  if (!/^[ctls]\d{1,2}$/.test(tokens[0]?.text ?? '')) return 0;
  for (let i = 1; i < 5; i++) if (tokens[i]?.text === ':') return i;
  return 0;
}
