import type { Span } from '../../contract/analysis.js';
import type { Sentence } from '../../reading/types.js';
import { namesSeveral, numberedSamples, sampleNumber, specimenLetter } from '../../understanding/index.js';
import type { Frame } from '../../understanding/types.js';
import type { Context } from '../context.js';

/** The samples of a pathology report by their letters. */
interface Specimens {
  /** Letter of each sentence of the diagnosis, by sentence, and where it is printed. */
  letters: ReadonlyMap<number, { letter: string; mark: Span }>;
  /** How many letters there are. */
  count: number;
}

const NONE: Specimens = { letters: new Map(), count: 0 };
const cache = new WeakMap<object, Specimens>();
const LETTERED: ReadonlySet<string> = new Set(['diagnosis', 'impression', 'synoptic']);
const DESCRIBED: ReadonlySet<string> = new Set(['findings', 'microscopic', 'comment', 'other']);

function specimensOf(ctx: Context): Specimens {
  const { report } = ctx.understanding;
  if (report.type.type !== 'pathology') return NONE;
  const known = cache.get(ctx.understanding);
  if (known !== undefined) return known;
  const named = lettersIn(LETTERED, ctx);
  // A report without a diagnosis of its own tells of its samples where it describes them.
  const letters = countOf(named) > 1 ? named : withMore(named, lettersIn(DESCRIBED, ctx));
  const found = { letters, count: countOf(letters) };
  nameBeside(letters, ctx);
  nameInNotes(letters, ctx);
  cache.set(ctx.understanding, found);
  return found;
}

const countOf = (letters: Specimens['letters']): number =>
  new Set([...letters.values()].map(({ letter }) => letter)).size;

/** A conclusion on one of the samples, above or below the lines on all of them. */
function withMore(named: Map<number, { letter: string; mark: Span }>, described: typeof named): typeof named {
  return countOf(described) > 1 || named.size === 0 ? new Map([...described, ...named]) : named;
}

function lettersIn(kinds: ReadonlySet<string>, ctx: Context): Map<number, { letter: string; mark: Span }> {
  const { report } = ctx.understanding;
  const letters = new Map<number, { letter: string; mark: Span }>();
  const headed = headedBySamples(ctx);
  const lastHeaded = Math.max(-1, ...headed.keys());
  const asSent = numberedSamples(report).sections;
  for (const section of report.sections) {
    if (!kinds.has(section.kind)) continue;
    let current: { letter: string; mark: Span } | null = headed.get(section.index) ?? null;
    const numbered =
      asSent.has(section.index) ||
      isNumbered(section.sentences, ctx) ||
      isNumberedAsSent(section.sentences, ctx) ||
      areOfDifferentSamples(section.sentences, ctx);
    const found = section.sentences.map(
      (sentence) => specimenLetter(report, sentence) ?? (numbered ? numberOf(sentence, ctx) : null),
    );
    const shortList = isShortList(section.sentences, found, ctx);
    const last = found.findLastIndex((letter) => letter !== null);
    section.sentences.forEach((sentence, at) => {
      const { start, end } = sentence.span;
      const letter = found[at] ?? null;
      if (letter !== null) {
        current = { letter, mark: markAt(letter, start, report.clean) };
      } else if (namesSeveral(report, sentence)) current = null;
      // Behind a list of one line for each sample stands what is said of all of them.
      else if (shortList && startsLine(sentence, ctx)) current = null;
      // So does, a line left free behind the last of them, what no letter stands before.
      else if (last >= 0 && at > last + 1 && afterBlank(sentence, ctx)) current = null;
      else if (section.index === lastHeaded && at > 0 && afterBlank(sentence, ctx)) current = null;
      const own = OWN_LETTER.exec(report.clean.slice(start, end));
      if (own?.[1] !== undefined && found.includes(own[1]) && letter === null) {
        const from = start + own.index + 1;
        letters.set(sentence.index, { letter: own[1], mark: { start: from, end: from + 1 } });
      } else if (current !== null) letters.set(sentence.index, current);
    });
  }
  return letters;
}

/** Where the mark of a sample stands: before the sentence at `start`, up to it, or among its first words ("Nodule 1:"). */
function markAt(letter: string, start: number, text: string): Span {
  const opens = /(?:^|[\n\r])[ \t]*$/.test(text.slice(Math.max(0, start - MARK_LENGTH), start));
  const within = text.slice(start, start + MARK_LENGTH).indexOf(letter);
  const before = text.lastIndexOf(letter, start - 1);
  if (within >= 0 && (opens || within < 2 || before < 0)) return { start: start + within, end: start + within + 1 };
  return { start: before < 0 ? start : before, end: start };
}

const MARK_LENGTH = 24;

/** Outside the diagnosis: "B: Asymmetric …" and what stands behind it in the same paragraph. */
function nameBeside(letters: Map<number, { letter: string; mark: Span }>, ctx: Context): void {
  const { report } = ctx.understanding;
  const known = new Set([...letters.values()].map(({ letter }) => letter));
  if (known.size < 2) return;
  const asSent = numberedSamples(report).sections;
  for (const section of report.sections) {
    if (!BESIDE.has(section.kind)) continue;
    let current: { letter: string; mark: Span } | null = null;
    for (const sentence of section.sentences) {
      if (letters.has(sentence.index)) continue;
      const { start } = sentence.span;
      const letter =
        specimenLetter(report, sentence) ?? (asSent.has(section.index) ? sampleNumber(report, sentence) : null);
      if (letter !== null && known.has(letter)) {
        const { start: from } = markAt(letter, start, report.clean);
        current = { letter, mark: { start: from, end: from + 1 } };
      } else if (letter !== null || afterBlank(sentence, ctx) || opensParagraph(sentence, ctx)) current = null;
      if (current !== null) letters.set(sentence.index, current);
    }
  }
}

const BESIDE: ReadonlySet<string> = new Set(['findings', 'microscopic', 'comment', 'other', 'addendum', 'results']);

/** A line left free stands before it. */
function afterBlank({ span }: Sentence, { understanding: { report } }: Context): boolean {
  return /[\n\r][ \t]*\r?\n[ \t>*-]*$/.test(report.text.slice(Math.max(0, span.start - 60), span.start));
}

/** Begins its line behind one that was not filled. */
function opensParagraph(sentence: Sentence, ctx: Context): boolean {
  if (!startsLine(sentence, ctx)) return false;
  const { text } = ctx.understanding.report;
  const line = /([^\n\r]*)\r?\n[ \t]*$/.exec(
    text.slice(Math.max(0, sentence.span.start - 400), sentence.span.start),
  )?.[1];
  return line === undefined || line.length < FILLED || line.length > WRAPPED;
}

/** A line that was broken for its length has so many letters. */
const FILLED = 60;
const WRAPPED = 130;

/** Sections that are each the one of a sample: "A. DUODENUM, 2ND PART: …" above "B. STOMACH, ANTRUM: …". */
function headedBySamples(ctx: Context): Map<number, { letter: string; mark: Span }> {
  const { report } = ctx.understanding;
  const headed = new Map<number, { letter: string; mark: Span }>();
  for (const { index, kind, heading } of report.sections) {
    if (heading === null || !LETTERED.has(kind)) continue;
    const from = Math.max(0, heading.span.start - 6);
    // A line's start before the text's own first letter.
    const words = `${from === 0 ? '\n' : ' '}${report.text.slice(from, heading.span.end)}`;
    const found = /[\n\r]\s{0,6}\(?([A-M])\)?\s?[.):]?\s{1,3}(?=[A-Za-z]{2})/.exec(words);
    const letter = found?.[1];
    if (found === null || letter === undefined) continue;
    const at = from + found.index - 1 + found[0].indexOf(letter);
    headed.set(index, { letter, mark: { start: at, end: at + 1 } });
  }
  return new Set([...headed.values()].map(({ letter }) => letter)).size < 2 ? new Map() : headed;
}

const NAMED =
  /\b(?:[Pp]arts?|PARTS?|[Ss]pecimens?|[Ss]amples?|[Bb]iops(?:y|ies)|[Jj]ars?|[Pp]ots?|[Bb]locks? of|[Nn]odules?|[Ll]esions?|[Pp]olyps?|(?<=[a-z] )(?:in|on|of|from|for)(?= \(?[A-M]\)?(?:[.,;:)]|\s+(?:is|are|was|were|shows?|only|has|have|and|but|with)\b|$)))\s+\(?([A-M]|\d{1,2})\)?(?![A-Za-z0-9-]|\s*(?:[,&+/]|and|or|to)\s*\(?(?:[A-M]|\d{1,2})\b|\s*(?:mm|cm|x\b|%|\.\d))/g;
/** "Margin positive; see part D": of another sample, where more is said. */
const POINTS_TO =
  /\b(?:see(?: also)?|refer(?:ring)? to|cf\.?|compared? (?:to|with)|submitted (?:as|in)|cleared (?:in|by|on)|clear in)(?: comment(?: on)?| the)?\s*$/i;
const OPENS = /^\W{0,2}\(?([A-M])\)\s+(?=[A-Z])/;

/** "Note 1: Part C: suspicious, not diagnostic": outside the diagnosis, the sample that the sentence itself names. */
function nameInNotes(letters: Map<number, { letter: string; mark: Span }>, ctx: Context): void {
  const { report } = ctx.understanding;
  const known = new Set([...letters.values()].map(({ letter }) => letter));
  if (known.size < 2) return;
  for (const sentence of report.sentences) {
    const { start, end } = sentence.span;
    const words = report.clean.slice(start, Math.min(end, start + 600));
    const named = [...words.matchAll(NAMED)].filter(
      // "No lesion; aggregate in B is mixed": of the half that says so.
      ({ 0: whole, 1: letter = '', index }) =>
        known.has(letter) &&
        !(/^(?:in|on|of|from|for)\b/.test(whole) && /;/.test(words)) &&
        !POINTS_TO.test(words.slice(Math.max(0, index - 30), index)),
    );
    const opens = letters.has(sentence.index) ? null : OPENS.exec(words);
    const letter = named[0]?.[1] ?? opens?.[1];
    if (letter === undefined || !known.has(letter) || named.some((one) => one[1] !== letter)) continue;
    const at =
      start + (named[0] === undefined ? words.indexOf(letter) : named[0].index + named[0][0].lastIndexOf(letter));
    letters.set(sentence.index, { letter, mark: { start: at, end: at + letter.length } });
  }
}

/** "Perineural invasion: present (E)": the sample stands behind the finding. */
const OWN_LETTER = /\(([A-M])\)[\s.;]*$/;

function startsLine({ span }: Sentence, { understanding: { report } }: Context): boolean {
  return /(?:^|[\n\r])[ \t]*$/.test(report.text.slice(Math.max(0, span.start - 40), span.start));
}

/** True where three or more samples have a letter and one line each. */
function isShortList(sentences: readonly Sentence[], found: readonly (string | null)[], ctx: Context): boolean {
  const last = found.findLastIndex((letter) => letter !== null);
  const first = found.findIndex((letter) => letter !== null);
  if (first < 0 || found.filter((letter) => letter !== null).length < 3) return false;
  return sentences.slice(first, last).every((sentence, at) => found[first + at] !== null || !startsLine(sentence, ctx));
}

function numberOf(sentence: Sentence, { understanding: { report } }: Context): string | null {
  return sampleNumber(report, sentence);
}

/** True where the numbers of a list stand before the names of samples, not before what was found. */
function isNumbered(sentences: readonly Sentence[], ctx: Context): boolean {
  const items = sentences.filter((sentence) => numberOf(sentence, ctx) !== null);
  return (
    items.length > 1 &&
    items.every((sentence) => namesSample(sentence, ctx) || NAMED_BEFORE_DASH.test(ctx.clean(sentence.span)))
  );
}

/** "1) Urine, voided - …", "2) Pleural fluid, right, thoracentesis 600 mL - …" */
const NAMED_BEFORE_DASH =
  /^[^.;:]{0,70}\b(?:urine|fluid|voided|thoracentesis|paracentesis|washings?|brushings?|fna|aspirat\w+|biops\w+|sputum|csf|excision|resection|curett\w+)\b[^.;:]{0,40}\s[-–]\s/i;

/** True where as many numbers stand before the findings as before the samples that were sent: "1. Bladder … 2. Dome". */
function isNumberedAsSent(sentences: readonly Sentence[], ctx: Context): boolean {
  const { report } = ctx.understanding;
  const sent = report.sections
    .filter(({ kind }) => kind === 'specimen')
    .flatMap((section) => section.sentences)
    .filter(({ span: { start } }) =>
      /(?:^|\s)\(?\d{1,2}[.):]\s*$/.test(report.text.slice(Math.max(0, start - 8), start)),
    );
  const items = sentences.filter((sentence) => numberOf(sentence, ctx) !== null);
  return sent.length > 1 && items.length === sent.length;
}

const ANY_CANCER: ReadonlySet<string> = new Set(['cancer', 'carcinoma', 'malignant', 'malignancy', 'malignant-cells', 'tumor']); // biome-ignore format: one list

/** "1. Signet ring carcinoma. 2. No evidence of malignancy": of one and the same sample both cannot be said. */
function areOfDifferentSamples(sentences: readonly Sentence[], ctx: Context): boolean {
  const items = sentences.filter((sentence) => numberOf(sentence, ctx) !== null);
  if (items.length < 2) return false;
  const framesOf = ({ span }: Sentence) => ctx.frames.within(span);
  const denied = items.find(
    (item) =>
      framesOf(item).some(({ negated, head }) => negated && head !== null && ANY_CANCER.has(head.ref.id)) &&
      !OF_A_PART.test(ctx.clean(item.span)),
  );
  return (
    denied !== undefined &&
    items.some(
      (item) =>
        item !== denied &&
        framesOf(item).some(
          ({ negated, assertion, head }) =>
            !negated &&
            assertion === 'present' &&
            head?.ref.folder === 'concepts' &&
            ctx.knowledge.concept(head.ref.id)?.sensitive === true,
        ),
    )
  );
}

/** "Margins negative for carcinoma", "no residual tumor in the nodes": of a part of the sample. */
const OF_A_PART = /\b(?:margins?|edges?|nodes?|residual|invasi\w+|metasta\w+|vascular|perineural|lymphovascular)\b/i;

const SAMPLED =
  /\b(?:biops\w*|polypectomy|polyps?|excision|resection|curett\w*|snare|core|shave|punch|aspirat\w*|brushings?|washings?|skin|lymph nodes?)\b/i;

function namesSample({ span, label }: Sentence, ctx: Context): boolean {
  const named = label?.span ?? span;
  const whole = label === null ? ctx.clean(span) : label.text;
  return (
    (label !== null || /[:,]\s*$/.test(whole) || ctx.frames.within(span).some(({ kind }) => kind === 'specimen')) &&
    SAMPLED.test(whole) &&
    ctx.mentions.within(named).some(({ kind }) => kind === 'anatomy')
  );
}

/** The letter of the sample that a frame is told of ("B"); null where there is but one sample, or none is lettered. */
export function letterOf(frame: Frame, ctx: Context): string | null {
  const { letters, count } = specimensOf(ctx);
  return count < 2 ? null : (letters.get(frame.sentence)?.letter ?? null);
}

/** The letter of the sample that a sentence of a report of several samples is said of, and where it is printed. */
export function sampleAt(sentence: number, ctx: Context): { letter: string; mark: Span } | null {
  const { letters, count } = specimensOf(ctx);
  return count < 2 ? null : (letters.get(sentence) ?? null);
}

/** Where that letter is printed. */
export function markOf(frame: Frame, ctx: Context): Span[] {
  const { letters, count } = specimensOf(ctx);
  const mark = letters.get(frame.sentence)?.mark;
  return count < 2 || mark === undefined ? [] : [mark];
}

/** True where a pathology report tells of several samples. */
export function hasSeveralSamples(ctx: Context): boolean {
  return specimensOf(ctx).count > 1;
}

const sources = new WeakMap<object, Source[]>();
/** A line that says where a sample was taken: "Source: left neck node", "Specimen #2: skin, back". */
const SOURCE =
  /^[ \t]*(?:source|site|(?:specimen|sample|part)(?: ?(?:no\.? ?|#) ?\d{1,2}| (?:[A-M]|\d{1,2}))?)[ \t]*:[ \t]*(\S[^\n]{2,80}?)[ \t.,;]*$/gim;

const OF_ALL_SAMPLES: ReadonlySet<string> = new Set(['comment', 'addendum', 'synoptic']);

interface Source {
  place: string;
  span: Span;
}

/** The line of its own that says where the sample was taken of which a place of the report speaks; null where there are not two such lines. */
export function sourceOver(at: number, ctx: Context): Source | null {
  const { report } = ctx.understanding;
  if (report.type.type !== 'pathology') return null;
  let found = sources.get(ctx.understanding);
  if (found === undefined) {
    const lines = [...report.text.matchAll(SOURCE)];
    found = lines.map(({ index, 0: whole, 1: place = '' }) => {
      const start = index + whole.indexOf(place);
      return { place, span: { start, end: start + place.length } };
    });
    // A list of what was sent, with nothing said between its lines, parts nothing.
    const parts = lines.some(({ index, 0: whole }, at) => {
      const next = lines[at + 1];
      return next !== undefined && /[a-z]{3}/i.test(report.text.slice(index + whole.length, next.index));
    });
    if (!parts || new Set(found.map(({ place }) => place.toLowerCase())).size < 2) found = [];
    sources.set(ctx.understanding, found);
  }
  const source = found.findLast(({ span }) => span.end <= at) ?? null;
  // A comment below all samples is of none of them by its place.
  const below = report.sections.find(({ span }) => span.start <= at && span.end >= at);
  return source !== null && below !== undefined && OF_ALL_SAMPLES.has(below.kind) && source.span.end <= below.span.start
    ? null
    : source;
}

const several = new WeakMap<object, boolean>();

/** Findings stand under the labels of more than one sample. */
export function tellsOfSeveral(ctx: Context): boolean {
  const known = several.get(ctx.understanding);
  if (known !== undefined) return known;
  const labels = new Set(ctx.understanding.frames.flatMap(({ label }) => (label === undefined ? [] : [label.start])));
  const many = hasSeveralSamples(ctx) || labels.size > 1;
  several.set(ctx.understanding, many);
  return many;
}
