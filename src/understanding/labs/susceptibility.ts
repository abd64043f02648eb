import type { ReadReport, Sentence } from '../../reading/index.js';
import { Screened } from '../../reading/index.js';
import type { Clause, ReadSentence } from '../clause.js';
import { blank, CERTAIN, type DraftFrame } from '../draft-frame.js';

/** A report that tells which medicines hold a germ back. */
const OF_GERM = /\bMIC\b|susceptib|sensitivit|antibiogram|\bresistan/i;
/** Right behind the name of a medicine: the measured value, and the verdict as a word or a letter. */
const VERDICT =
  /^(?:[/-][\w/-]{2,20})?\s{0,40}[:=.…]{0,40}\s{0,40}(?:\(?(?:MIC\s?)?[<>≤≥]?=?\s?\d[\d./]*\s?(?:(?:mcg|ug|µg|mg)\/m?l)?\)?\s{1,40})?\(?(S|I|R|SDD|[Ss]usceptible|SUSCEPTIBLE|[Ss]ensitive|SENSITIVE|[Ii]ntermediate|INTERMEDIATE|[Rr]esistant|RESISTANT)(?![\w-])\)?/;
/** A germ that learns to withstand a medicine: no verdict of the first letter holds. */
const INDUCED = /^\s{0,10}\(?(?:[Dd]-?\s?(?:test|zone)\s?(?:pos\w*|\+)|induc\w+)/;

const LIMIT = /^\s{0,20}\([^()\n]{3,60}\)/;

/** What grew, and two medicines with a letter behind them ("Penicillin S, ceftriaxone S"): such a table without a head. */
const GROWN = /\b(?:cultures?|cfu|isolate[ds]?|organisms?|growth|micro-?biology|bacteriology)\b/i;
const LETTERED =
  /\b[A-Za-z][A-Za-z/-]{4,28}[ \t.:]{1,20}(?:[<>≤≥]?=?\d[\d./]{0,8}[ \t]{1,12})?\(?[SR]\)?(?=[\s,;.]|$)/g;

const asked = new WeakMap<ReadReport, boolean>();

/** Whether a report holds verdicts on medicines and germs at all; looked up once for a report. */
export function isOfGerms(report: ReadReport): boolean {
  const known = asked.get(report);
  if (known !== undefined) return known;
  const { clean } = report;
  const is = OF_GERM.test(clean) || (GROWN.test(clean) && [...clean.matchAll(LETTERED)].length > 1);
  asked.set(report, is);
  return is;
}

/**
 * The verdicts of a laboratory on medicines and a germ in one sentence or line ("Vancomycin S  Oxacillin R",
 * "Ampicillin >=32 R"), each a finding that stands on the name with its own verdict. Linear in the sentence.
 */
export function verdictFrames(read: ReadSentence): DraftFrame[] {
  if (tellsOfEarlierGerm(read.sentence, read.text)) return [];
  const tested = read.words.placed.filter(({ mention }) => mention.kind === 'medicine');
  return tested.flatMap((item, index) => {
    const { start } = item.mention.span;
    // "Vancomycin S" looks like a plural: the letter is the verdict.
    const name = read.text.slice(start, item.mention.span.end).replace(/\s+[SIR]$/, '');
    const end = start + name.length;
    const stop = tested[index + 1]?.mention.span.start ?? read.sentence.span.end;
    const found = VERDICT.exec(read.text.slice(end, stop));
    if (!found || (!/^r/i.test(found[1] ?? '') && INDUCED.test(read.text.slice(end + found[0].length, stop))))
      return [];
    // "S (lower UTI only)": where the verdict holds.
    const limit = LIMIT.exec(read.text.slice(end + found[0].length, stop))?.[0].trimEnd() ?? '';
    const span = { start, end: end + found[0].length + limit.length };
    const clause: Clause = { from: item.from, to: item.to, span, placed: [item] };
    return [{ ...blank(read, clause, 'finding', item, CERTAIN), source: span }];
  });
}

/** "Previous isolate 03/2022: Klebsiella, ciprofloxacin S", "Previous: 02/07/2024 E. coli", "In 2023 she grew MSSA": of another day. */
const EARLIER_GERM =
  /\b(?:prev(?:ious(?:ly)?)?|prior|earlier|last|past|former)\b\.?\s{1,3}(?:\w+ ){0,2}?(?:isolates?|cultures?|growth|specimens?|samples?|swabs?|urines?|msu|positive|organisms?|sensitivit\w+|susceptib\w+|antibiogram)\b|\b(?:isolated|grew|grown) (?:previously|before|in (?:19|20)\d\d)\b|^\W*(?:prev(?:ious(?:ly)?)?|prior|earlier)\b[^;]{0,40}\d|\bin (?:[a-z]{3,9}\.? )?(?:19|20)\d\d\b[^.;]{0,60}\b(?:grew|isolated|cultured|grown)\b/i;
const A_YEAR = /\b(?:in|from|of|since) (?:[a-z]{3,9}\.? )?(?:19|20)\d\d\b/i;

export function isOfEarlierGerm(words: string): boolean {
  return EARLIER_GERM.test(words);
}

/** Whether a sentence, read with its label, tells of a germ of another day. */
export function tellsOfEarlierGerm({ span, label }: Sentence, clean: string): boolean {
  const words = clean.slice(label?.span.start ?? span.start, span.end);
  return isOfEarlierGerm(words) || A_YEAR.test(words);
}

/** "STOOL PCR PANEL", "Urine culture": the line that names what was tested. */
const PANEL_TITLE = new Screened(
  /^\W{0,3}(?:[A-Za-z][\w/&()-]{1,20} ){1,6}(?:panel|profile|report|analysis|examination|cell count|cultures?|PCR|screen|swab|microscopy|studies|antigens?|serology)\W{0,3}$/i,
);
/** "Nitrofurantoin should not be used in upper urinary tract infection": where a medicine is of no use. */
const USE_LIMIT =
  /\b(?:should (?:not|never|only) be (?:used|given|relied (?:up)?on|started|combined)|(?:is|are) not (?:recommended|suitable)(?: (?:for|in)\b|\W*$)|not be used (?:alone|as)\b)/i;

/** Whether a line of a laboratory only names what was tested. */
export function isPanelTitle(words: string): boolean {
  return PANEL_TITLE.test(words);
}

/** Whether a laboratory says where a medicine is of no use. */
export function limitsUse(words: string): boolean {
  return USE_LIMIT.test(words);
}
