import type { Context } from './context.js';
import { countingOnce, gradeOf, type ReadabilityCounts } from './readability.js';
import type { WrittenRecommendation } from './recommendations.js';
import { isOwnWords } from './retell/narrative.js';
import { isGloss, type Said, textOf } from './said.js';
import { isAllergy, type ToldFinding } from './told-finding.js';

/** The grades above which a step is taken to make the whole easier; of a picture or a sample each line weighs more. */
interface Limits {
  /** The report's own words beside what weighs little stay in the side-by-side view. */
  easy: number;
  /**
   * The findings are told without medical names behind everyday ones; where that is not enough, without what stands in
   * brackets, and without the hardest lines: the glossary and the side-by-side view hold them.
   */
  hard: number;
  /** Advice in the report's own words stays in the side-by-side view as well. */
  tooHard: number;
}

const OF_STAY: Limits = { easy: 7.85, hard: 7.9, tooHard: 7.95 };
const SEEN: Limits = { easy: 7.6, hard: 7.6, tooHard: 7.95 };

/** What is told, and what of it may be made easier. */
interface Told {
  told: ToldFinding[];
  recommendations: WrittenRecommendation[];
  summary: Said[];
  keyPoints: Said[][];
  /** All that is told as it stands now, each item with its sentences. */
  everything: () => Said[][];
}

/**
 * Makes what is told easier step by step until the whole reads easily: first without the report's own words beside lesser
 * findings, then without medical words and the hardest lines. Gives the grade at last. What goes stands in the
 * side-by-side view.
 */
export function readEasily(
  { told, recommendations, summary, keyPoints, everything }: Told,
  ctx: Context,
): ReturnType<typeof gradeOf> {
  const count = countingOnce();
  // The names of the medicines a germ was tested against can be put in no easier words: they push nothing else out.
  const countsOf = () => count(everything().map((said) => textOf(withoutNames(said))));
  let counts = countsOf();
  const { easy, hard, tooHard } = ctx.teller.sees ? SEEN : OF_STAY;
  if (gradeOf(counts).fkgl > easy) {
    leaveOutOwnWords(told.filter(isLight), counts, easy, count);
    counts = countsOf();
  }
  if (gradeOf(counts).fkgl > hard) {
    for (const one of told) one.said = one.said.map((said) => withoutTerms(said, ctx));
    counts = countsOf();
    if (gradeOf(counts).fkgl > hard) for (const one of told) one.said = one.said.map(withoutBrackets);
    counts = countsOf();
    counts = leaveOutHardest(told, counts, hard, count);
    // Lines of the conclusion and of the advice go only where nothing else makes the rest readable.
    counts = leaveOutHardest(recommendations, counts, tooHard, count);
    counts = countsOf();
    if (gradeOf(counts).fkgl > tooHard) {
      leaveOutOwnWords([...told, ...recommendations], counts, tooHard, count);
      counts = countsOf();
      // At the very last any line in the report's own words.
      for (const list of [told, recommendations])
        counts = leaveOutHardest(
          list,
          counts,
          tooHard,
          count,
          ({ said, keep }) => said.some(({ text }) => text.includes('“')) && !isAllergy(said) && keep !== true,
        );
      counts = countsOf();
    }
  }
  const gradeOfAll = () => gradeOf(count(everything().map(textOf)));
  if (gradeOfAll().fkgl > tooHard)
    for (const list of [summary, ...keyPoints])
      list.splice(0, list.length, ...list.map((said) => withoutTerms(said, ctx)));
  return gradeOfAll();
}

/** What was said of medicines tested on a germ, without their names. */
function withoutNames(said: readonly Said[]): readonly Said[] {
  const ofGerm = said.some(({ text }) => text.startsWith('Some of the drugs tested '));
  return ofGerm ? said.filter(({ text }) => !/^(?:These|Others) are /.test(text)) : said;
}

type Count = ReturnType<typeof countingOnce>;

/** A lesser finding. */
function isLight({ attributes: { importance } }: ToldFinding): boolean {
  return importance === 'note' || importance === 'normal';
}

/** Takes the report's own words with what theirs mean from beside what is told, hardest first, until the whole reads easily. */
function leaveOutOwnWords(
  told: readonly { said: Said[] }[],
  counts: ReadabilityCounts,
  most: number,
  count: Count,
): void {
  const left = { ...counts };
  const quotes = told
    .flatMap((one) =>
      one.said.flatMap((said, at) => {
        if (!isOwnWords(said)) return [];
        const next = one.said.findIndex(({ text }, index) => index > at && !isGloss(text));
        const group = one.said.slice(at, next < 0 ? undefined : next);
        return [{ one, group, own: count(group.map(({ text }) => text)) }];
      }),
    )
    .sort((a, b) => gradeOf(b.own).fkgl - gradeOf(a.own).fkgl);
  for (const { one, group, own } of quotes) {
    if (gradeOf(left).fkgl <= most) return;
    left.words -= own.words;
    left.sentences -= own.sentences;
    left.syllables -= own.syllables;
    one.said = one.said.filter((other) => !group.includes(other));
  }
}

/** Without what stands in brackets, be it a medical word or what it means. */
function withoutBrackets(said: Said): Said {
  // The report's own words stay as they are.
  const text = said.text
    .split(/(“[^”]*”)/)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(/ \((?=[a-z])[^()\d]{9,}\)/g, '')))
    .join('');
  return { ...said, text };
}

/** Without the medical names in brackets behind everyday ones: the glossary holds them. */
function withoutTerms(said: Said, { knowledge }: Context): Said {
  const terms = said.knowledge.flatMap((id) => knowledge.concept(id)?.term ?? []);
  return { ...said, text: terms.reduce((text, term) => text.replace(` (${term})`, ''), said.text) };
}

/**
 * Takes lines that may be spared out of a list, hardest first, until the whole reads no harder than `most`; gives the
 * counts of what is left. They still stand in the side-by-side view.
 */
function leaveOutHardest(
  told: { said: Said[]; spare?: boolean; keep?: boolean }[],
  counts: ReadabilityCounts,
  most: number,
  count: Count,
  mayGo: (one: { said: Said[]; spare?: boolean; keep?: boolean }) => boolean | undefined = ({ spare }) => spare,
): ReadabilityCounts {
  const spares = told
    .filter(mayGo)
    .map((one) => ({ one, own: count([textOf(one.said)]) }))
    .sort((a, b) => gradeOf(b.own).fkgl - gradeOf(a.own).fkgl);
  const left = { ...counts };
  const out = new Set<object>();
  for (const { one, own } of spares) {
    if (gradeOf(left).fkgl <= most) break;
    left.words -= own.words;
    left.sentences -= own.sentences;
    left.syllables -= own.syllables;
    out.add(one);
  }
  if (out.size > 0) told.splice(0, told.length, ...told.filter((one) => !out.has(one)));
  return left;
}
