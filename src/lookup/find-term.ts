import { fitsWordsBehind, isAsking, isFigure, isUnit, saysNoMore, withoutCovered } from './beside.js';
import { Rank } from './entries.js';
import type { Hit, NameIndex } from './name-index.js';
import { askedAbout, fewOf } from './questions.js';
import { type NearWord, remembering, type SlipIndex, slipsBetween } from './slips.js';
import { otherForms } from './word-forms.js';
import type { Piece, WordParts } from './word-parts.js';
import { MOST_WORDS, squeezed, type Word, wordsOf } from './words.js';

/** A run of words of a phrase and what it is. */
export interface Segment {
  text: string;
  hits: readonly Hit[];
  pieces: Piece[] | null;
}

export type Found =
  | { as: 'entries'; asked: string; hits: readonly Hit[]; corrected: string | null }
  | { as: 'phrase'; asked: string; segments: readonly Segment[]; corrected: string | null }
  | { as: 'pieces'; asked: string; pieces: Piece[] }
  | { as: 'nothing'; asked: string };

export interface TermFinder {
  find(query: string): Found;
}

const LONGEST_NAME = 8;
/** Words of a phrase that are looked for in any order. */
const MOST_TURNED = 3;
/** Readings of one unknown word that are tried. */
const READINGS = 4;
/** How far a word of a phrase may be from a known one, where no name as a whole says that it was meant. */
const NEAREST = 1.1;

/** Words of plain English that are also printed as short forms: in a phrase of small letters they are no short form. */
const PLAIN_WORDS = new Set(
  'all aids as bid cap cons dip dish flair from gas gave gist hap has hit lad lama lap les loc mac map mat mod pad pas pet pin pip pod pos prep prom rem slap spa spot tab tabs tee temp ted tips'.split(
    ' ',
  ),
);

const PERSONS = new Set('he she they him them we us'.split(' '));

/** Short forms of two letters that are no plain words in small letters either. */
const SHORT_IN_SMALL = new Set('af bp ef bx ct cx dx fx hx tx dm gi hf hr iv mi ms pe tb uc'.split(' '));

/** "RVR", "s/p", "L4": printed as no plain word is. */
function isPrintedShort(text: string): boolean {
  return (
    SHORT_IN_SMALL.has(text) ||
    /^[A-Z0-9]{2,}$/.test(text) ||
    /^[a-z]{1,2}\/[a-z]?$/i.test(text) ||
    /^[a-z]\d{1,2}$/i.test(text)
  );
}

interface Parts {
  names: NameIndex;
  slips: SlipIndex;
  wordParts: WordParts;
  /** Words of everyday English that are no slips of medical words. */
  everyday: ReadonlySet<string>;
  /** Whether figures of an entry can be judged: "hyperkalemia 7". */
  hasLevels: (id: string) => boolean;
}

/** Letters by which a typed word may differ from a medicine's name: many names of medicines sound alike. */
const SLIPS_OF_A_MEDICINE = 2;

/** Whether a slip may be put right to this name: to that of a medicine only where it is almost the same. */
function isSureOf(text: string, { entry, written }: Hit): boolean {
  // No word becomes a grave illness by two letters: "concur" is no cancer.
  if (entry.kind === 'concept' && entry.of.sensitive)
    return (
      slipsBetween(text.toLowerCase(), written.toLowerCase(), SLIPS_OF_A_MEDICINE) <=
      Math.max(1, Math.floor(written.length / 8))
    );
  if (entry.kind !== 'medicine') return true;
  const most = written.length < 8 ? 1 : SLIPS_OF_A_MEDICINE;
  return slipsBetween(text.toLowerCase(), written.toLowerCase(), most) <= most;
}

/** A thing that a question can be about by itself, whatever stands around it. */
function isWeighty({ hits }: Segment): boolean {
  return hits.some(({ entry, rank }) => {
    if (rank > 2) return false;
    if (entry.kind !== 'concept') return ['lab', 'medicine', 'procedure', 'score'].includes(entry.kind);
    return !entry.of.everyday && !['descriptor', 'normal', 'other', 'anatomy'].includes(entry.of.kind);
  });
}

/** "SGN-40": a code, and no slip of a word. */
const DRUG_CODE = /^[A-Z]{2,5}-?\d+$/;

/** A figure that stands alone, with its unit: "5", "180/110", "40mg", "<0.01"; not the one of "FIB-4" or "B12". */
const ALONE = /^[<>=~]?\d[\d.,/:%-]*(?:mm|cm|m[cl]?g|ml|kg|%|\+)?$/i;
/** A small whole figure may be part of a name that the base does not know: "Mobitz 2", "factor 5". */
const KIND_OF = /(?:^|\s)(?:\d|1[0-2])(?=\s|$)/;

/** The text without the reader's own figures: "bp 180/110" asks about "bp". Empty where it has none or nothing else. */
function withoutFigures(text: string): string[] {
  const words = text.split(' ');
  const isUnitAt = (at: number): boolean => ALONE.test(words[at - 1] ?? '') && isUnit(words[at] ?? '');
  const kept = words.filter((word, at) => !ALONE.test(word) && !isUnitAt(at));
  const bare = kept.join(' ');
  if (kept.length === words.length || bare.length < 2) return [];
  // The figure of a name stays where another stands behind it: "CA 125 is 300".
  const last = words.findLastIndex((word) => ALONE.test(word));
  const first = words.findIndex((word) => ALONE.test(word));
  if (first === last) return [bare];
  const upTo = words.slice(0, last).join(' ');
  // "hemoglobin 6.4 a1c 5.6": two results. A word behind the figure of one name never completes that name.
  const apart = words.some((word, at) => at > first && !ALONE.test(word) && !isUnitAt(at));
  return apart && first > 0 ? [upTo] : [upTo, bare];
}

/** What a figure can be of: a test, a score, a medicine; for a small figure nothing else. */
function isMeasured({ entry }: Hit): boolean {
  return (
    entry.kind === 'lab' ||
    entry.kind === 'score' ||
    entry.kind === 'medicine' ||
    (entry.kind === 'concept' && entry.of.kind === 'test')
  );
}

/** "hemoglobin is" -> "hemoglobin": a small word at an end is no part of a name. */
function withoutEmptyEnds(text: string): string {
  const words = wordsOf(text);
  const kept = words.filter((word) => !word.empty);
  const [first, last] = [kept[0], kept.at(-1)];
  return first && last ? text.slice(first.start, last.end) : text;
}

/** Finds what a query is about: from the surest reading to the boldest, and never further than it must. */
export function createTermFinder({ names, slips: allSlips, wordParts, everyday, hasLevels }: Parts): TermFinder {
  const known = (word: Word): boolean =>
    word.empty || names.wordCounts.has(word.key) || everyday.has(word.key) || isAsking(word);

  const isPlainWord = (word: Word): boolean => PLAIN_WORDS.has(word.key) || everyday.has(word.key);

  /** Entries of this very name; a short form printed as it stands comes first. */
  const named = (text: string): readonly Hit[] => {
    const hits = names.exact(text);
    if (hits.length > 0) return hits;
    const bare = withoutEmptyEnds(text);
    const short = bare === text ? [] : names.exact(bare);
    return short.length > 0 ? short : names.reordered(text);
  };

  const otherForm = (text: string): readonly Hit[] => {
    const words = wordsOf(text);
    const last = words.at(-1);
    if (!last) return [];
    for (const at of words.length === 1 ? [0] : [words.length - 1, 0]) {
      const word = words[at] as Word;
      for (const form of otherForms(word.key)) {
        if (!names.wordCounts.has(form)) continue;
        const changed = words.map((one, index) => (index === at ? { ...one, key: form } : one));
        const hits = names.bySqueezed(squeezed(changed));
        if (hits.length > 0) return hits;
      }
    }
    return [];
  };

  /** Words near to one that is unknown. Whether a last letter s belongs to it is not known either: "menopaws". */
  const nearTo = (word: Word, slips: SlipIndex): NearWord[] => {
    const typed = word.text.toLowerCase();
    for (const form of new Set([word.key, typed, typed.replace(/s$/, '')])) {
      const near = slips.near(form);
      if (near.length > 0) return near;
    }
    return [];
  };

  /** The query with its unknown words put right, the likeliest reading first; empty where nothing was changed. */
  const putRight = (text: string, slips: SlipIndex, furthest = Infinity): string[] => {
    const words = wordsOf(text).slice(0, MOST_WORDS);
    const choices = words.map((word) =>
      known(word) ? [] : nearTo(word, slips).filter((near) => near.distance <= furthest),
    );
    const unknown = choices.filter((near) => near.length > 0).length;
    if (unknown === 0) return [];
    // One unknown word may be any of the words near to it; of several, each is taken for the nearest.
    const readings = unknown === 1 ? READINGS : 1;
    return Array.from({ length: readings }, (_, at) =>
      words
        .map((word, index) => {
          const near = choices[index]?.[at]?.word ?? (unknown === 1 ? undefined : choices[index]?.[0]?.word);
          return near ? names.spelled(near) : word.text;
        })
        .join(' '),
    ).filter((reading, at, all) => reading !== words.map((word) => word.text).join(' ') && all.indexOf(reading) === at);
  };

  /** Cuts a phrase into the longest known names, leaving as little as possible unexplained. */
  const segment = (text: string): Segment[] => {
    const words = wordsOf(text).slice(0, MOST_WORDS);
    const best: { cost: number; from: number; hits: readonly Hit[] }[] = [{ cost: 0, from: 0, hits: [] }];
    for (let end = 1; end <= words.length; end += 1) {
      const last = words[end - 1] as Word;
      let choice = {
        cost: (best[end - 1]?.cost ?? 0) + (last.empty ? 0.1 : 4),
        from: end - 1,
        hits: [] as readonly Hit[],
      };
      for (let from = end - 1; from >= Math.max(0, end - LONGEST_NAME); from -= 1) {
        const run = words.slice(from, end);
        if (run.every((word) => word.empty)) continue;
        // "10 mg": the unit of a figure is no magnesium.
        // "he is confused": no stain is meant.
        if (run.length === 1 && PERSONS.has(last.text)) continue;
        if (run.length === 1 && isUnit(last.key) && isFigure(words[from - 1] ?? last) && from > 0) continue;
        const hits = run[0]?.empty ? names.bySqueezed(squeezed(run)) : namesIn(run, words.length);
        // "a fib" is a name as a whole; "the liver" is none.
        if (last.empty || (run[0]?.empty && (run.length < 2 || hits.length === 0))) continue;
        const cost = (best[from]?.cost ?? 0) + 1;
        if (hits.length > 0 && cost < choice.cost) choice = { cost, from, hits };
      }
      best[end] = choice;
    }
    const segments: Segment[] = [];
    for (let end = words.length; end > 0; end = best[end]?.from ?? 0) {
      const { from, hits } = best[end] as (typeof best)[number];
      const run = words.slice(from, end);
      if (run.every((word) => word.empty)) continue;
      const written = text.slice(run[0]?.start ?? 0, run.at(-1)?.end ?? 0);
      const pieces = hits.length === 0 && run[0] ? wordParts.takeApart(run[0].text) : null;
      segments.unshift({ text: written, hits, pieces });
    }
    return segments;
  };

  const namesIn = (run: readonly Word[], of: number): readonly Hit[] => {
    const hits = names.bySqueezed(squeezed(run));
    // "sudden testicle pain": within a phrase too a part of the body may be told by its other word.
    if (run.length > 1)
      return hits.length > 0 || run.length > MOST_TURNED
        ? hits
        : names.reordered(run.map((word) => word.text).join(' '));
    const [word] = run;
    // Within a phrase a small word is no short form: "as", "or", "it".
    const short = word !== undefined && (isPrintedShort(word.text) || (word.text.length > 2 && !isPlainWord(word)));
    const fitting = hits.filter((hit) => hit.entry.kind !== 'abbreviation' || short || of === 1);
    if (fitting.length > 0 || !word) return fitting;
    return otherForm(word.text).filter((hit) => hit.entry.kind !== 'abbreviation');
  };

  const telling = (segments: readonly Segment[]): { told: number; of: number; words: number } => ({
    told: segments.filter((one) => one.hits.length > 0 || one.pieces).length,
    of: segments.filter(
      (one) =>
        one.hits.length > 0 ||
        one.pieces ||
        !wordsOf(one.text).every((word) => everyday.has(word.key) || isFigure(word) || isAsking(word)),
    ).length,
    // Of two readings that tell as much, the one that leaves fewer words out: "lung cancer" before "lung".
    words: segments
      .filter((one) => one.hits.length > 0)
      .flatMap((one) => wordsOf(one.text))
      .filter((word) => !word.empty && !isAsking(word)).length,
  });

  return {
    find(query) {
      const said = askedAbout(query).filter((text) => text !== '');
      const asked = said[0] ?? '';
      const candidates = [...said, ...said.flatMap(withoutFigures)];
      const small = KIND_OF.test(asked);
      /** With a figure left out a test comes first: "vitamin B12 180" is no question about the pill. */
      const measured = (text: string, hits: readonly Hit[]): readonly Hit[] => {
        if (said.includes(text)) return hits;
        const labs = hits.filter(({ entry, rank }) => entry.kind === 'lab' && rank < Rank.RowName);
        if (labs.length > 0) return labs;
        return small ? hits.filter((hit) => isMeasured(hit) || hasLevels(hit.entry.of.id)) : hits;
      };
      const fitting = (text: string, hits: readonly Hit[]): readonly Hit[] => {
        if (text.length === asked.length || hits.length === 0) return hits;
        const fits = fitsWordsBehind(asked, text);
        return hits.filter((hit) => fits(hit.entry));
      };
      for (const text of candidates) {
        const hits = measured(text, fitting(text, named(text)));
        if (hits.length > 0) return { as: 'entries', asked: text, hits, corrected: null };
      }
      // What is left after the turns of a question are taken off is what it is about: the barest that still tells.
      const barest = [...candidates].sort((a, b) => a.length - b.length);
      for (const text of barest) {
        const hits = measured(text, fitting(text, otherForm(text)));
        if (hits.length > 0) return { as: 'entries', asked: text, hits, corrected: null };
      }
      const slips = remembering(allSlips);
      let seldom: Found | null = null;
      for (const text of fewOf(candidates)) {
        if (DRUG_CODE.test(text)) continue;
        for (const reading of putRight(text, slips).flatMap((one) => fewOf(askedAbout(one)))) {
          const hits = measured(text, fitting(text, named(reading))).filter((hit) => isSureOf(text, hit));
          if (hits.length === 0) continue;
          const found: Found = { as: 'entries', asked: text, hits, corrected: hits[0]?.written ?? reading };
          // A word that reports only put beside others is seldom what was meant: "siroses" is no "serous".
          if (hits.some(({ entry }) => entry.kind !== 'lay' || entry.of.means.length > 0)) return found;
          seldom ??= found;
        }
      }
      if (seldom) return seldom;
      const [bare = asked] = barest;
      const single = wordsOf(bare).filter((word) => !word.empty);
      if (single.length === 1 && single[0]) {
        const pieces = wordParts.takeApart(single[0].text);
        if (pieces) return { as: 'pieces', asked: single[0].text, pieces };
      }
      let choice: Found = { as: 'nothing', asked: bare };
      const few = fewOf(barest);
      let most = 0;
      for (const text of new Set([
        ...few,
        ...few.flatMap((one) => (DRUG_CODE.test(one) ? [] : putRight(one, slips, NEAREST).slice(0, 1))),
      ])) {
        const segments = segment(text);
        const { told, of, words } = telling(segments);
        if (told === 0 || told / of < (segments.some(isWeighty) ? 1 / 6 : 1 / 3)) continue;
        const share = told / of + told * 0.01 + words * 0.002;
        if (share <= most) continue;
        most = share;
        const corrected = barest.includes(text) ? null : text;
        const all = segments.filter(
          (one) =>
            !wordsOf(one.text).every(isAsking) &&
            (one.hits.length > 0 || one.pieces || wordsOf(one.text).some((word) => !known(word) && !isFigure(word))),
        );
        const tells = withoutCovered(all);
        const [only] = tells;
        choice =
          tells.length === 1 &&
          only &&
          fitting(text, only.hits).length > 0 &&
          saysNoMore(
            wordsOf(text),
            only.text,
            only.hits.map((hit) => hit.entry),
          )
            ? { as: 'entries', asked: text, hits: only.hits, corrected }
            : { as: 'phrase', asked, segments: tells, corrected };
      }
      return choice;
    },
  };
}
