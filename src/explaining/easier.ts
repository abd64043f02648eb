import type { WrittenRecommendation } from './advice/recommendations.js';
import type { Context } from './context.js';
import { rankOf } from './findings/importance.js';
import { isAllergy, type ToldFinding } from './findings/told-finding.js';
import { isGloss, type Said, textOf } from './nets/said.js';
import { explainOnce } from './retell/explained-once.js';
import { isOwnWords } from './retell/narrative.js';
import { placesApart } from './tissue/place-apart.js';
import { countsWith, gradeOf, type ReadabilityCounts, readabilityCounts } from './words/readability.js';
import { splitSentences } from './words/sentences.js';

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

/** Above this grade the long sentences of a sample, each with its place, are told in two: nothing is lost by it. */
const AIMED_AT = 5.5;

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
 * findings, then without medical words and the hardest lines. `room` is left for what is still to be added. Gives the
 * grade at last. What goes stands in the side-by-side view.
 */
export function readEasily(
  { told, recommendations, summary, keyPoints, everything }: Told,
  ctx: Context,
  room = 0,
): ReturnType<typeof gradeOf> {
  // Each part of the page may be read alone.
  const explainEachOnce = () => {
    explainOnce([summary, ...keyPoints].map((said) => ({ said })), ctx); // biome-ignore format: one call
    explainOnce(told.map(({ said, attributes }) => ({ said, shut: attributes.sensitive })), ctx); // biome-ignore format: one call
    explainOnce(recommendations, ctx);
  };
  explainEachOnce();
  // The names of the medicines a germ was tested against can be put in no easier words: they push nothing else out.
  const countsOf = () => readabilityCounts(everything().map((said) => textOf(withoutNames(said))));
  let counts = countsOf();
  const limits = ctx.teller.sees ? SEEN : OF_STAY;
  if (ctx.understanding.report.type.type === 'pathology' && gradeOf(counts).fkgl > AIMED_AT) {
    for (const one of told) one.said = placesApart(one.said);
    counts = countsOf();
  }
  const [easy, hard, tooHard] = [limits.easy - room, limits.hard - room, limits.tooHard - room];
  if (gradeOf(counts).fkgl > easy) {
    // What is said in two sentences need not go.
    for (const one of told) one.said = one.said.flatMap(inParts);
    for (const list of [summary, ...keyPoints]) list.splice(0, list.length, ...list.flatMap(inParts));
    counts = countsOf();
  }
  if (gradeOf(counts).fkgl > easy) {
    leaveOutOwnWords(told.filter(isLight), counts, easy);
    counts = countsOf();
  }
  if (gradeOf(counts).fkgl > hard) {
    counts = lightestFirst(told, counts, hard, (said) => withoutTerms(said, ctx));
    counts = lightestFirst(told, counts, hard, withoutBrackets);
    counts = leaveOutHardest(told, counts, hard);
    // Lines of the conclusion and of the advice go only where nothing else makes the rest readable.
    counts = leaveOutHardest(recommendations, counts, tooHard);
    counts = countsOf();
    if (gradeOf(counts).fkgl > tooHard) {
      leaveOutOwnWords([...told, ...recommendations], counts, tooHard);
      counts = countsOf();
      // At the very last any line in the report's own words.
      for (const list of [told, recommendations])
        counts = leaveOutHardest(
          list,
          counts,
          tooHard,
          ({ said, keep }) => said.some(({ text }) => text.includes('“')) && !isAllergy(said) && keep !== true,
        );
      counts = countsOf();
    }
  }
  explainEachOnce();
  const gradeOfAll = () => gradeOf(readabilityCounts(everything().map(textOf)));
  if (gradeOfAll().fkgl > tooHard)
    for (const list of [summary, ...keyPoints])
      list.splice(0, list.length, ...list.map((said) => withoutTerms(said, ctx)));
  // "Airspace opacity" that is printed in two words is no term of ours.
  if (gradeOfAll().fkgl > tooHard)
    for (const list of [summary, ...keyPoints]) list.splice(0, list.length, ...list.map(withoutBrackets));
  return gradeOfAll();
}

/**
 * Of a person who "was admitted with …", and of what was done before and then, as two sentences. The report's own words
 * stay as they are.
 */
function inParts(said: Said): Said[] {
  if (said.text.includes('“')) return [said];
  const text = said.text
    .replace(/^(You are an? [^.;]+?),? who (was|were|had) /i, (_, who: string, verb: string) => {
      return `${who}. You ${verb === 'had' ? 'had' : 'were'} `;
    })
    .replace(/^(You (?:were|had|received|underwent|developed|needed) [^.;]+?),? and (were|had|received|underwent|developed|needed) (?=[a-z\d])/i, '$1. You $2 '); // biome-ignore format: one pattern
  return splitSentences(text).map((part) => ({ ...said, text: part }));
}

/** What was said of medicines tested on a germ, without their names. */
function withoutNames(said: readonly Said[]): readonly Said[] {
  const ofGerm = said.some(({ text }) => text.startsWith('Some of the drugs tested '));
  return ofGerm ? said.filter(({ text }) => !/^(?:These|Others) are /.test(text)) : said;
}

/** A lesser finding. */
function isLight({ attributes: { importance } }: ToldFinding): boolean {
  return importance === 'note' || importance === 'normal';
}

/** Takes the report's own words with what theirs mean from beside what is told, hardest first, until the whole reads easily. */
function leaveOutOwnWords(told: readonly { said: Said[] }[], counts: ReadabilityCounts, most: number): void {
  let left = counts;
  const quotes = told
    .flatMap((one) =>
      one.said.flatMap((said, at) => {
        if (!isOwnWords(said)) return [];
        const next = one.said.findIndex(({ text }, index) => index > at && !isGloss(text));
        const group = one.said.slice(at, next < 0 ? undefined : next);
        return [{ one, group, own: readabilityCounts(group.map(({ text }) => text)) }];
      }),
    )
    .sort((a, b) => gradeOf(b.own).fkgl - gradeOf(a.own).fkgl);
  for (const { one, group, own } of quotes) {
    if (gradeOf(left).fkgl <= most) return;
    left = countsWith(left, { out: own });
    one.said = one.said.filter((other) => !group.includes(other));
  }
}

/**
 * Changes findings, those of least weight first, until the whole reads no harder than `most`: the medical names of what
 * matters are the last to go, because the reader will hear them again. Gives the counts of what is left.
 */
function lightestFirst(
  told: readonly ToldFinding[],
  counts: ReadabilityCounts,
  most: number,
  change: (said: Said) => Said,
): ReadabilityCounts {
  let left = counts;
  for (const one of [...told].sort((a, b) => rankOf(b.attributes) - rankOf(a.attributes))) {
    if (gradeOf(left).fkgl <= most) break;
    const changed = one.said.map(change);
    const own = (said: readonly Said[]) => readabilityCounts([textOf(withoutNames(said))]);
    left = countsWith(left, { out: own(one.said), put: own(changed) });
    one.said = changed;
  }
  return left;
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

/** What stands beside a report: why the test was done, who gets a copy. */
const BESIDE = /^(?:as background for|of why the test)|\b(?:copied to|cc:|discharge letter)/i;

/** Words of a visit to come, a time, what was done to the reader, and that all is well. */
const VISIT = /\b(?:clinic|review|appointment|follow[- ]?up|visit|recheck|return)\b/i;
const SPAN_OF_TIME = /\b(?:\d+|a|one|two|three|four|six|eight|ten|twelve)[- ](?:days?|weeks?|months?|years?)\b/i;
const DONE = /^you (?:[^.“]* and )?(?:had|underwent)\b|^all\b[^.]* (?:is|are) normal\b/i;

/** A line that is never left out however hard it reads: a visit with its time, an operation, or that all is well. */
function isOwed(text: string): boolean {
  return (VISIT.test(text) && SPAN_OF_TIME.test(text)) || DONE.test(text);
}

/**
 * Takes lines that may be spared out of a list, hardest first, until the whole reads no harder than `most`; gives the
 * counts of what is left. They still stand in the side-by-side view.
 */
function leaveOutHardest(
  told: { said: Said[]; spare?: boolean; keep?: boolean }[],
  counts: ReadabilityCounts,
  most: number,
  mayGo: (one: { said: Said[]; spare?: boolean; keep?: boolean }) => boolean | undefined = ({ spare }) => spare,
): ReadabilityCounts {
  const spares = told
    .filter((one) => mayGo(one) && !isOwed(textOf(one.said)))
    .map((one) => ({ one, own: readabilityCounts([textOf(one.said)]), beside: BESIDE.test(textOf(one.said)) }))
    .sort((a, b) => Number(b.beside) - Number(a.beside) || gradeOf(b.own).fkgl - gradeOf(a.own).fkgl);
  let left = counts;
  const out = new Set<object>();
  for (const { one, own } of spares) {
    if (gradeOf(left).fkgl <= most) break;
    left = countsWith(left, { out: own });
    out.add(one);
  }
  if (out.size > 0) told.splice(0, told.length, ...told.filter((one) => !out.has(one)));
  return left;
}
