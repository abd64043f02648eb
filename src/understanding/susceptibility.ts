import type { Clause, ReadSentence } from './clause.js';
import { blank, CERTAIN, type DraftFrame } from './draft-frame.js';

/** A report that tells which medicines hold a germ back. */
const OF_GERM = /\bMIC\b|susceptib|sensitivit|antibiogram|\bresistan/i;
/** Right behind the name of a medicine: the measured value, and the verdict as a word or a letter. */
const VERDICT =
  /^(?:[/-][\w/-]{2,20})?\s{0,40}[:=.…]{0,40}\s{0,40}(?:\(?(?:MIC\s?)?[<>≤≥]?=?\s?\d[\d./]*\s?(?:(?:mcg|ug|µg|mg)\/m?l)?\)?\s{1,40})?\(?(S|I|R|SDD|[Ss]usceptible|SUSCEPTIBLE|[Ss]ensitive|SENSITIVE|[Ii]ntermediate|INTERMEDIATE|[Rr]esistant|RESISTANT)(?![\w-])\)?/;
/** A germ that learns to withstand a medicine: no verdict of the first letter holds. */
const INDUCED = /^\s{0,10}\(?(?:[Dd]-?\s?(?:test|zone)\s?(?:pos\w*|\+)|induc\w+)/;

const LIMIT = /^\s{0,20}\([^()\n]{3,60}\)/;

/** Whether a report holds verdicts on medicines and germs at all; asked once for a report. */
export function isOfGerms(text: string): boolean {
  return OF_GERM.test(text);
}

/**
 * The verdicts of a laboratory on medicines and a germ in one sentence or line ("Vancomycin S  Oxacillin R",
 * "Ampicillin >=32 R"), each a finding that stands on the name with its own verdict. Linear in the sentence.
 */
export function verdictFrames(read: ReadSentence): DraftFrame[] {
  const tested = read.words.placed.filter(({ mention }) => mention.kind === 'medicine');
  return tested.flatMap((item, index) => {
    const { start } = item.mention.span;
    // "Vancomycin S" looks like a plural: the letter is the verdict.
    const name = read.text.slice(start, item.mention.span.end).replace(/\s+[SIR]$/, '');
    const end = start + name.length;
    const stop = tested[index + 1]?.mention.span.start ?? read.sentence.span.end;
    const found = VERDICT.exec(read.text.slice(end, stop));
    if (!found || INDUCED.test(read.text.slice(end + found[0].length, stop))) return [];
    // "S (lower UTI only)": where the verdict holds.
    const limit = LIMIT.exec(read.text.slice(end + found[0].length, stop))?.[0].trimEnd() ?? '';
    const span = { start, end: end + found[0].length + limit.length };
    const clause: Clause = { from: item.from, to: item.to, span, placed: [item] };
    return [{ ...blank(read, clause, 'finding', item, CERTAIN), source: span }];
  });
}
