import type { Entry } from './entries.js';
import type { Segment } from './find-term.js';
import { type Word, wordsOf } from './words.js';

/** Words of a question that do not change what it is about. */
const ASKING = new Set(
  'what why how when where which who mean meaning cause can could should would will good bad or too very so really just about worry worried serious scared afraid deadly dangerous dying die fatal curable hereditary contagious survive survival normal doctor report say should ok okay yesterday today tonight now since he she they him them we dad mom mum mother father son daughter husband wife grandma grandpa grandmother grandfather brother sister aunt uncle friend partner kid'.split(
    ' ',
  ),
);
/** Words beside the name of a test that the answer on the test covers. */
const OF_A_TEST = new Set(
  'test blood level result value high higher low lower normal raised elevated abnormal positive negative borderline reactive nonreactive detected'.split(
    ' ',
  ),
);
const UNITS = new Set(
  'mm cm ml l g gram grams cc kg mg mcg dl ng pg iu u mmol umol mmhg kpa meq bpm percent % + x year month week day hour minute mo mos wk wks yr yrs hr hrs min mins'.split(
    ' ',
  ),
);

/** A reader's own figure, with its unit: it says nothing of what the word means. */
export function isFigure(word: Word): boolean {
  return /^\d/.test(word.key) || UNITS.has(word.key);
}

/** A unit behind a figure. */
export function isUnit(word: string): boolean {
  return UNITS.has(word.toLowerCase());
}

/** A word that only asks. */
export function isAsking(word: Word): boolean {
  return word.empty || ASKING.has(word.key);
}

/** The words beside the known part of a question only ask about it: "hole in the heart" says more than "heart". */
export function saysNoMore(words: readonly Word[], part: string, entries: readonly Entry[]): boolean {
  const told = new Set(wordsOf(part).map((word) => word.key));
  const ofTest = entries.some((entry) => entry.kind === 'lab');
  const ofMedicine = entries.some((entry) => entry.kind === 'medicine');
  return words.every(
    (word) =>
      word.empty ||
      told.has(word.key) ||
      ASKING.has(word.key) ||
      isFigure(word) ||
      (ofTest && OF_A_TEST.has(word.key)) ||
      (ofMedicine && OF_A_MEDICINE.has(word.key)),
  );
}

/** Words beside a medicine for the form that it comes in. */
const OF_A_MEDICINE = new Set(
  'besylate succinate tartrate hydrochloride hcl er xr xl sr dr otc pm pen injector strength dose daily twice once inhaler cream ointment gel lotion pill tablet capsule patch drop spray shot injection syrup liquid powder solution'.split(
    ' ',
  ),
);
/** Words that tell only whether a test's result is out of range: its answer says what high and low can go with. */
const OUT_OF_RANGE = new Set(
  'high higher low lower raised elevated abnormal borderline level result test blood positive reactive'.split(' '),
);

/** The segments without those that the answer on the one test or medicine among them covers: "crp elevated". */
export function withoutCovered(segments: readonly Segment[]): readonly Segment[] {
  const covers = (kind: Entry['kind'], covered: ReadonlySet<string>): Segment | null => {
    const [main, ...more] = segments.filter(({ hits }) => hits[0]?.entry.kind === kind);
    const rest = segments.filter((one) => one !== main);
    return main &&
      more.length === 0 &&
      rest.every(({ text }) => wordsOf(text).every((word) => covered.has(word.key) || isFigure(word)))
      ? main
      : null;
  };
  const main = covers('lab', OUT_OF_RANGE) ?? covers('medicine', OF_A_MEDICINE);
  return main ? [main] : segments;
}

/** What a word behind a name says of the kind of thing that is meant. */
const KIND_WORDS: readonly (readonly [words: string, fits: (entry: Entry) => boolean])[] = [
  [
    'medication medicine pill drug tablet meds',
    (entry) => entry.kind === 'medicine' || isConcept(entry, ['substance', 'device', 'procedure']),
  ],
  [
    'procedure surgery operation',
    (entry) => entry.kind === 'procedure' || isConcept(entry, ['procedure', 'test', 'device']),
  ],
  [
    'exam examination',
    (entry) => entry.kind === 'procedure' || entry.kind === 'lab' || isConcept(entry, ['procedure', 'test', 'finding']),
  ],
  [
    'problem issue disease condition diagnosis symptom cancer painful hurt',
    (entry) => entry.kind !== 'medicine' && !isConcept(entry, ['anatomy', 'descriptor', 'normal', 'procedure']),
  ],
];

function isConcept(entry: Entry, kinds: readonly string[]): boolean {
  return entry.kind === 'concept' && kinds.includes(entry.of.kind);
}

/**
 * Whether an entry can be what a question is about, by the words behind the name that were left out to find it: "thyroid
 * surgery" is no question about the gland, and "blood sugar medicine" none about the sugar.
 */
export function fitsWordsBehind(query: string, reading: string): (entry: Entry) => boolean {
  const kept = wordsOf(reading);
  const all = wordsOf(query);
  const last = kept.at(-1)?.key;
  const from = all.findLastIndex((word) => word.key === last);
  if (from < 0) return () => true;
  const behind = new Set(all.slice(from + 1).map((word) => word.key));
  const asks = KIND_WORDS.flatMap(([words, fits]) => (words.split(' ').some((word) => behind.has(word)) ? [fits] : []));
  // An everyday word is judged by nothing but itself: it may stand for a group of any kind.
  return (entry) => entry.kind === 'lay' || entry.kind === 'abbreviation' || asks.every((fits) => fits(entry));
}
