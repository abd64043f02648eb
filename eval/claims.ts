import type { Analysis, Span, WrittenSentence } from '../src/contract/analysis.js';

/*
 * What a written sentence claims against the report's text it points at, by plain word lists of its own: nothing here
 * uses the engine's readers, so that the same mistake is not made twice.
 */

export const CLAIMS = ['no source', 'number', 'unit', 'side', 'negation', 'medicine'] as const;
export type Claim = (typeof CLAIMS)[number];

const NUMBER_WORDS: Record<string, number[]> = {
  one: [1], two: [2], three: [3], four: [4], five: [5], six: [6], seven: [7], eight: [8], nine: [9], ten: [10], eleven: [11],
  twelve: [12], once: [1], twice: [2], od: [1], bd: [2], bid: [2], tds: [3], tid: [3], qds: [4], qid: [4], single: [1], half: [0.5], pair: [2], couple: [2],
}; // biome-ignore format: one list
/** What only a report prints for a count. */
const PRINTED_COUNTS: [RegExp, number][] = [
  [/daily|a day|per day|\bnightly|\bweekly|each (?:day|morning|evening|night)|every (?:day|morning|evening|night|other)|\bq\.?\s?(?:d|day|am|pm|hs|h\.?s|p\.?m|a\.?m|week|wk)\b|\bh\.?s\b|bedtime|\b[ap]\.?m\b|morning|evening|\ba (?:single|week|month)|\bsingleton\b/i, 1],
  [/\bb\.?i\.?d\b|bilateral|\bboth\b/i, 2],
  [/\bt\.?i\.?d\b|\btri-?(?:leaflet|cuspid)/i, 3],
  [/\bq\.?i\.?d\b|q\.?a\.?c/i, 4],
]; // biome-ignore format: one list
const UNITS = /(?<=\d\s?)(mm|cm|mg|mcg|µg|g|kg|ml|dl|liters?|units?|hours?|days?|weeks?|months?|years?)\b/gi;
const UNIT_FORMS: Record<string, RegExp> = {
  hour: /\bh(?:ou)?rs?\b|\d\s?h(?:ou)?rs?\b|\d\s?h\b|q\.?\s?\d+(?:\s?[-–]\s?\d+)?\.?\s?h?\b|\dh\b|\bo'clock\b/i, day: /\bdays?\b|\d\/7\b|daily|\bq\.?d|\bd\b|×\s?\d|x\s?\d/i, week: /weeks?|\d\/52\b|\bwks?\b|q\.?w/i,
  month: /months?|\d\/12\b|\bmos?\b/i, year: /years?|\byrs?\b|y[./]?o/i, liter: /lit(?:er|re)s?|\bL\b/, unit: /units?|\biu\b|\bu\b/i, ml: /ml\b|\d\s?cc\b|cubic centimeters/i,
}; // biome-ignore format: one list
const DENIES =
  /\b(?:no|not|non\w*|none|never|without|w\/o|den(?:y|ies|ied|ying)|negative|neg|absen\w*|free|cannot|can't|didn't|doesn't|isn't|wasn't|unable|unremarkable|normal|clear\w*|intact|ruled|rule[sd]?|resol\w+|exclu\w+|lack\w*|fail\w*|nor|neither|unlikely|stop\w*|discontinu\w*|d\/c|hold|held|nil|nad|nka|nkda|afebrile|a\w+ic|un\w+|in\w+|rather|instead|against|declin\w*|refus\w*|avoid\w*|gone|removed|non|nt|nd)\b|[-–−]\s?ve\b|\(-\)|\b[A-Za-z]+n't\b|\bwithin\b|\bwnl\b|\bbenign\b|\bdecreas\w+|\blow\w*|\bpreserved\b|\bmaintain\w+|\bsymmetric\w*|\bpatent\b|\bsupple\b|\bsoft\b|\bcompet\w+|\breg\w+|\broutine|\bstable/i;
const SAYS_NO =
  /\b(?:no sign of|shows no|found no|had no|have no|was no|were no|is no|are no|not (?:have|seen|found|see|show)|did not|does not|do not|none of)\b/i;

/** Words that only some sides take: "left" as a verb is none. */
const LEFT =
  /\bleft\b(?! (?:the|in|on|to|for|against|as|behind|over|alone|a|an|with|at)\b)|\bL\b|\bLUE\b|\bLLE\b|\bLLL\b|\bLUL\b|\bLLQ\b|\bLUQ\b|\blt\b|\bO\.?S\.?\b|\bLV\w*\b|\bLA\b|\bLAD\w*\b|\bLt\.|\bL\d|\b\w*sinistr\w*|\bL[- ]/i;
const RIGHT =
  /\bright\b(?! (?:now|away|after|before)\b)|\bR\b|\bRUE\b|\bRLE\b|\bRLL\b|\bRUL\b|\bRML\b|\bRLQ\b|\bRUQ\b|\brt\b|\bO\.?D\.?\b|\bRE(?=:| \d)|\bRV\w*\b|\bRA\b|\bRCA\b|\bRt\.|\b\w*dextr\w*|\bR[- ]/i;
const EITHER =
  /\bbi(?:lat\w*|basilar|basal|apical|hilar|frontal|temporal|ventricular|atrial)\b|\bboth\b|\bB\/?L\b|\bOU\b|\bB[UL]E\b|\bsymmetric\w*|\btwo\b|\beach\b|\bhands\b|\blegs\b|\blungs\b|\beyes\b|\bears\b|\bkidneys\b|\bovaries\b|\b\w+s\b/i;

/** Every claim of the written sentences that the text they point at does not hold. */
export function checkClaims(
  analysis: Analysis,
  text: string,
  meaningOf: (id: string) => string,
  medicines: ReadonlyMap<string, string>,
): { claim: Claim; sentence: WrittenSentence }[] {
  const wrong: { claim: Claim; sentence: WrittenSentence }[] = [];
  for (const sentence of analysis.sentences) {
    const add = (claim: Claim) => wrong.push({ claim, sentence });
    const valid = sentence.sources.every((span) => span.start < span.end && span.end <= text.length);
    if (!valid || (sentence.sources.length === 0 && sentence.knowledge.length === 0)) add('no source');
    if (sentence.field === 'questions' || sentence.sources.length === 0) continue;
    const source = sentence.sources.map((span) => around(span, text)).join(' \n ');
    const known = sentence.knowledge.map(meaningOf).join(' ');
    const ground = `${source} ${known}`;
    const said = sentence.text;
    const there = new Set([
      ...numbersOf(ground),
      ...PRINTED_COUNTS.flatMap(([form, n]) => (form.test(source) ? [n] : [])),
    ]);
    // Counts of the report's own rows and the number to call in need are ours, not the report's.
    const counted = said
      .replace(/\b\d+ (?:(?:other|more) )?results?\b|\bcall 911\b/gi, '')
      // Figures of a unit are its name ("x10E3/uL").
      .replace(/\bx?10[E^*]\d+/gi, '')
      // "5 of the results": as many as rows that the sentence points at, and no other number.
      .replace(/\b(\d+) of the results\b/gi, (all, count) => (Number(count) === sentence.sources.length ? '' : all));
    if (numbersOf(counted).some((number) => !there.has(number))) add('number');
    if ([...said.matchAll(UNITS)].some((match) => !hasUnit(source, match[1] ?? '') && !known.includes(match[0])))
      add('unit');
    const sided = said.replace(
      /\bleft (?:the|in|on|to|for|against|as|behind|over|out|alone|a|an|with|at)\b|\bright (?:away|now|after|before)\b|\b(?:was|is|were) left\b/gi,
      '',
    );
    if (/\bleft\b/i.test(sided) && !LEFT.test(ground)) add('side');
    else if (/\bright\b/i.test(sided) && !RIGHT.test(ground)) add('side');
    else if (/\bboth\b/i.test(sided) && !EITHER.test(ground)) add('side');
    if (SAYS_NO.test(said.replace(/“[^”]*”/g, '')) && !DENIES.test(ground)) add('negation');
    const plain = (word: string) => word.replace(/[^a-z0-9]+/g, ' ');
    const lower = ` ${ground.toLowerCase().replace(/[^a-z0-9]+/g, ' ')} `;
    for (const word of said.toLowerCase().match(/[a-z][a-z-]{3,}/g) ?? []) {
      const id = medicines.get(word);
      if (id !== undefined && !lower.includes(` ${plain(word)} `) && !sentence.knowledge.includes(id)) add('medicine');
    }
  }
  return wrong;
}

/** The span, with the line's label before it: "RIGHT KNEE: small effusion" lends its side to the line. */
function around(span: Span, text: string): string {
  return text.slice(span.start, span.end);
}

function numbersOf(text: string): number[] {
  const digits = [...text.replace(/(?<=\d),(?=\d{3}(?!\d))/g, '').matchAll(/\d+(?:\.\d+)?|(?<![a-z])\.\d+/gi)].map(
    (m) => Number(m[0]),
  );
  const words = (text.toLowerCase().match(/[a-z]+/g) ?? []).flatMap((word) => NUMBER_WORDS[word] ?? []);
  return [...digits, ...words];
}

function hasUnit(source: string, unit: string): boolean {
  const base = unit.toLowerCase().replace(/s$/, '');
  const form = UNIT_FORMS[base];
  return form ? form.test(source) : source.toLowerCase().includes(base);
}
