import type { ReadReport, Sentence } from '../reading/index.js';
import { type Carried, labelOf, notMeasuredFrom, specimenOf } from './carried.js';
import { attributesOf, type ReadSentence } from './clause.js';
import { sampleNumber } from './sample-marks.js';

/** The samples of a tissue report by the numbers that its description gives them ("1. Caecum polyp: two pieces"). */
export interface NumberedSamples {
  count: number;
  /** The sections whose entries have those very numbers. */
  sections: ReadonlySet<number>;
}

const DESCRIBED: ReadonlySet<string> = new Set(['gross', 'specimen']);
const SEEN: ReadonlySet<string> = new Set(['microscopic', 'findings', 'other']);
const TOLD: ReadonlySet<string> = new Set([...SEEN, 'diagnosis', 'impression', 'comment']);
/** The first two of a list, however it counts. */
const FROM_ONE = /^(?:1 2|I II|a b|i ii)\b/;
/** Entries that are no samples: matters of one and the same. */
const OF_ONE =
  /^\W*(?:margins?|p?T\d|pTNM|stage|grade|lymphovascular|perineural|see\b|note|comment|recommend\w*|suggest\w*|correlat\w*|please|immuno\w*|er\b|pr\b|her-?2|lymph nodes?\b(?![^.]*\b(?:biopsy|excision|fna)\b))/i;

export function numberedSamples(report: ReadReport): NumberedSamples {
  const sections = new Set<number>();
  const none = { count: 0, sections };
  if (report.type.type !== 'pathology') return none;
  const lists = report.sections.map((section) => {
    const entries = section.sentences.filter((sentence) => sampleNumber(report, sentence) !== null);
    const numbers = entries.map((sentence) => sampleNumber(report, sentence)).join(' ');
    const ofOne = entries.some(({ span }) => OF_ONE.test(report.clean.slice(span.start, span.end)));
    return { section, numbers: ofOne ? '' : numbers };
  });
  const named = lists.filter(({ section, numbers }) => DESCRIBED.has(section.kind) && FROM_ONE.test(numbers));
  // Where no list describes the pieces, two lists of the same numbers are of the same samples.
  const seen =
    named.length > 0
      ? named
      : lists.filter(
          ({ section, numbers }) =>
            SEEN.has(section.kind) &&
            FROM_ONE.test(numbers) &&
            lists.some(
              (other) => other.section !== section && TOLD.has(other.section.kind) && other.numbers === numbers,
            ),
        );
  const list = seen[0]?.numbers;
  if (list === undefined || seen.some(({ numbers }) => numbers !== list)) return none;
  for (const { section, numbers } of lists)
    if ((DESCRIBED.has(section.kind) || TOLD.has(section.kind)) && numbers === list) sections.add(section.index);
  return { count: list.split(' ').length, sections };
}

/** What the entries of a number say of its sample, the surest first: the label of its result, its name, how it looked. */
export function placesByNumber(
  report: ReadReport,
  { sections }: NumberedSamples,
  readsOf: (sentence: Sentence) => readonly ReadSentence[],
): Map<string, Carried> {
  const found = new Map<string, { carried: Carried; weight: number }>();
  for (const section of report.sections) {
    if (!sections.has(section.index)) continue;
    for (const sentence of section.sentences) {
      const number = sampleNumber(report, sentence);
      if (number === null) continue;
      const [read] = readsOf(sentence);
      const named = read === undefined ? null : nameOf(read, section.kind);
      if (named === null) continue;
      const before = found.get(number);
      if (before === undefined || named.weight > before.weight) found.set(number, named);
    }
  }
  return new Map([...found].map(([number, { carried }]) => [number, carried]));
}

function nameOf(read: ReadSentence, kind: string): { carried: Carried; weight: number } | null {
  const label = labelOf(read);
  const own = label !== null && label.sites.length > 0 ? label : specimenOf(read);
  const concludes = kind === 'diagnosis' || kind === 'impression';
  const weigh = (carried: Carried, weight: number) => {
    const finer = carried.sites.some(({ mention }) => mention.ref.id !== 'skin');
    return { carried: { ...carried, specimen: true, numbered: true }, weight: weight + (finer ? 10 : 0) };
  };
  if (own !== null && own.sites.length > 0) return weigh(own, concludes ? 3 : 2);
  if (!DESCRIBED.has(kind)) return null;
  const head = headOfEntry(read);
  return head === null ? null : weigh(head, 1);
}

/** "Endometrial curettings - 4.2g of tissue": the words in front of its first mark or figure, where they name a place. */
function headOfEntry(read: ReadSentence): Carried | null {
  const { start, end } = read.sentence.span;
  const words = read.text.slice(start, end);
  const cut = /\s[-–—]\s|[:;(.]|,\s*(?=\d)|\s(?=\.?\d)/.exec(words);
  const span = { start, end: start + (cut === null ? words.length : cut.index) };
  const sites = notMeasuredFrom(
    read.words.placed.filter(({ mention }) => mention.kind === 'anatomy' && mention.span.end <= span.end),
    read.text,
  );
  if (sites.length === 0 || span.end - span.start > 80) return null;
  const to = read.tokens.findIndex((token) => token.start >= span.end);
  const { laterality, level } = attributesOf(read, 0, to < 0 ? read.tokens.length : to);
  return laterality === 'both' ? null : { span, sites, side: laterality, level, specimen: true, numbered: true };
}
