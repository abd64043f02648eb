import type { WrittenRecommendation } from './advice/recommendations.js';
import type { Context } from './context.js';
import { rankOf } from './findings/importance.js';
import { isAllergy, type ToldFinding } from './findings/told-finding.js';
import { isGloss, type Said, textOf } from './nets/said.js';
import { everydayAlone } from './retell/everyday-alone.js';
import { explainOnce, meaningsBehind, withoutNames } from './retell/explained-once.js';
import { inEasierWords } from './retell/learned-words.js';
import { isOwnWords } from './retell/narrative.js';
import { goesOnQuoting, inShortSentences } from './retell/shorter.js';
import { placesApart } from './tissue/place-apart.js';
import { countsWith, countWords, gradeOf, type ReadabilityCounts, readabilityCounts } from './words/readability.js';

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

/**
 * Above this grade long sentences are parted, a word is explained once on the whole page, and lesser findings go without the
 * medical name behind the everyday one: the glossary holds it.
 */
const AIM = 6.5;

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
  // Each part of the page may be read alone as long as the whole is easy; else what the summary explains goes on.
  let wholePage = false;
  const explainEachOnce = () => {
    const open = [summary, ...keyPoints].map((said) => ({ said }));
    const findings = told.map(({ said, attributes }) => ({ said, shut: attributes.sensitive }));
    // What to do is understood without looking back.
    const parts = wholePage ? [[open, findings], [recommendations]] : [[open], [findings], [recommendations]];
    for (const part of parts) explainOnce(part, ctx);
  };
  explainEachOnce();
  // The names of the medicines a germ was tested against can be put in no easier words: they push nothing else out.
  const countsOf = () => readabilityCounts(everything().map((said) => textOf(withoutGermNames(said))));
  let counts = countsOf();
  const limits = ctx.teller.sees ? SEEN : OF_STAY;
  if (ctx.understanding.report.type.type === 'pathology' && gradeOf(counts).fkgl > AIMED_AT) {
    for (const one of told) one.said = placesApart(one.said);
    counts = countsOf();
  }
  const [easy, hard, tooHard] = [limits.easy - room, limits.hard - room, limits.tooHard - room];
  if (gradeOf(counts).fkgl > AIM && !ctx.teller.sees) {
    for (const one of [...told, ...recommendations]) one.said = one.said.map(inEasierWords);
    for (const list of [summary, ...keyPoints]) list.splice(0, list.length, ...list.map(inEasierWords));
    counts = countsOf();
  }
  if (gradeOf(counts).fkgl > AIM) {
    // What is said in two sentences need not go. A summary has no room for more words.
    for (const one of [...told, ...recommendations]) one.said = one.said.flatMap(inShortSentences);
    for (const list of keyPoints) list.splice(0, list.length, ...list.flatMap(inShortSentences));
    const parted = summary.flatMap((said) => (said.text.includes('“') ? [said] : inShortSentences(said)));
    if (countWords(textOf(parted)) === countWords(textOf(summary))) summary.splice(0, summary.length, ...parted);
    counts = countsOf();
  }
  if (gradeOf(counts).fkgl > AIM) {
    wholePage = true;
    explainEachOnce();
    counts = countsOf();
  }
  if (gradeOf(counts).fkgl > AIM) {
    meaningsBehindLong([...told, ...recommendations], counts, ctx);
    counts = countsOf();
  }
  if (gradeOf(counts).fkgl > AIM) {
    lightestFirst(told.filter(isLight), counts, AIM, (said) => inEverydayNames(said, ctx));
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
  if (gradeOfAll().fkgl > tooHard)
    for (const list of [summary, ...keyPoints]) list.splice(0, list.length, ...list.flatMap(inShortSentences));
  return gradeOfAll();
}

const LONG = 13;

/** Takes the meanings out of the brackets of long sentences, longest first, until the whole reads as easily as is aimed for. */
function meaningsBehindLong(told: readonly { said: Said[] }[], counts: ReadabilityCounts, ctx: Context): void {
  let left = counts;
  const long = told
    .flatMap((one) => one.said.map((said) => ({ one, said, words: countWords(said.text) })))
    .filter(({ words, said }) => words >= LONG && said.text.includes(' ('))
    .sort((a, b) => b.words - a.words);
  for (const { one, said } of long) {
    if (gradeOf(left).fkgl <= AIM) return;
    const parted = meaningsBehind(said, ctx);
    if (parted.length < 2) continue;
    const own = (some: readonly Said[]) => readabilityCounts([textOf(some)]);
    left = countsWith(left, { out: own([said]), put: own(parted) });
    one.said = one.said.flatMap((other) => (other === said ? parted : [other]));
  }
}

/** What was said of medicines tested on a germ, without their names. */
function withoutGermNames(said: readonly Said[]): readonly Said[] {
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
        const next = one.said.findIndex(({ text }, index) => index > at && !isGloss(text) && !goesOnQuoting(text));
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
    const own = (said: readonly Said[]) => readabilityCounts([textOf(withoutGermNames(said))]);
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
function withoutTerms(said: Said, ctx: Context): Said {
  return said.text.includes('“') ? said : { ...said, text: withoutNames(said.text, said.knowledge, ctx) };
}

/** In everyday names alone, as far as they can stand for the medical ones. */
function inEverydayNames(said: Said, ctx: Context): Said {
  if (said.text.includes('“')) return said;
  return withoutTerms({ ...said, text: everydayAlone(said.text, said.knowledge, ctx) }, ctx);
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
