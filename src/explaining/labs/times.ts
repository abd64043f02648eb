import { firstPassing, sentenceFrom } from '../../reading/index.js';
import type { Sentence } from '../../reading/types.js';
import type { Mention } from '../../understanding/types.js';
import type { Context } from '../context.js';
import { say } from '../nets/said.js';
import { quotable } from '../planners/quote.js';
import type { WrittenLab } from './labs.js';

const CAME_IN =
  /\b(?:on|at|upon) (?:his |her |the )?(?:admission|arrival|presentation)\b|\binitial(?:ly)?\b|\badmission (?=\w+ (?:of|was))/i;
/** "In ED SpO2 88%", "on arrival". */
const IN_EMERGENCY =
  /^\W*(?:in|at) (?:the |our )?(?:ed|er|a ?& ?e|emergency(?: room| department)?|triage)\b|\b(?:in|at) (?:the |our )?(?:ed|er|emergency (?:room|department)|triage)[,:]? /i;
/** "SpO2 95% RA": its name and a figure, and nothing between them. */
const FIGURE = /^\W{0,3}(?:(?:is|was|of|at|now|level)\W{0,3}){0,2}[<>≥≤]?\s?\d/;
/** Of the day of leaving, or in the list of its signs. */
const AT_END = /\b(?:d\/c|discharge|on leaving|at the end|today|now|currently)\b/i;
/** "It was decreased to 0.8", "the creatinine came down to 0.9 at discharge". */
const CAME_TO =
  /\b(?:decreas|increas|improv|recover|c[ao]me|went|gone|fell|fallen|rose|risen|dropp?|return|normali|stabili|corrected|trended|down|up|repeat|discharge|later|then)\w*\b[^.;]{0,60}?\b(?:to|at|was|of)\s+(?:[<>]\s?)?\d/i;
/** "The bilirubin was down to normal." */
const CAME_TO_NORMAL =
  /\b(?:normali[sz]ed|(?:returned|back|down|up|came|gone|went|fell|was|were|is|are|now|became) (?:\w+ ){0,3}?normal)\b/i;
const NOT_NORMAL = /\b(?:not|never|nearly|almost|near|below|above|than|until|if) (?:\w+ ){0,3}?normal/i;
/** What the same sentence says came behind it: "7.1 before the transfusion and 9.6 at discharge". */
const THEN =
  /\b(?:now|currently|at (?:the )?(?:time of )?discharge|on (?:the day of |day of )?(?:discharge|d\/c)|later|then|c[ao]me (?:back )?(?:down|up|to)|back to|re-?check\w*|(?:recover|improv|decreas|increas|declin|normali[sz]|stabili[sz]|correct)\w*|rose|fell|went|dropp\w+|trended|down to|up to|repeat\w*|most recent|subsequently)\b/i;
/** What was done about it. */
const SEEN_TO =
  /\b(?:replaced|repleted|corrected|normali[sz]ed|resolved|treated with|supplemented|came back to normal)\b/i;
const IT = /^\W*(?:[\w ]{0,40}?\b)?(?:it|this|that|which|the (?:level|value|count))\b/i;

/** "K 6.8 on arrival, K 4.4 on discharge": the part of the sentence that holds the result is of its end. */
function isOfEnd(sentence: string, row: string): boolean {
  const at = sentence.indexOf(row);
  if (at < 0) return false;
  const cut = Math.max(...[', ', '; '].map((mark) => sentence.lastIndexOf(mark, at)), 0);
  const rest = sentence.slice(at + row.length);
  const part = sentence.slice(cut, at + row.length) + (rest.split(/[;,](?!\d)/)[0] ?? '');
  return AT_END.test(part) && !CAME_IN.test(part);
}

/** A result of a stay with its time: the first of several values is never told as how it ended. Changes what it is given. */
export function timeResults(labs: readonly WrittenLab[], ctx: Context): void {
  const { report, mentions } = ctx.understanding;
  if (report.type.type !== 'discharge_summary') return;
  const sentenceAt = (at: number): Sentence | undefined => sentenceFrom(report.sentences, at);
  const told = new Set(labs.map(({ lab }) => lab.source.start));
  const tests = new Set<string | null>();
  const twice = new Set<string | null>();
  for (const { lab } of labs) (tests.has(lab.test) ? twice : tests).add(lab.test);
  const arrived = new Map<string | null, number>();
  for (const { lab } of labs)
    if (twice.has(lab.test) && /->|→/.test(ctx.clean(sentenceAt(lab.source.start)?.span ?? lab.source)))
      arrived.set(lab.test, lab.source.start);
  const starts = labs.map(({ lab }) => lab.source.start).sort((a, b) => a - b);
  const nextRow = (from: number, end: number): number => {
    const at = firstPassing(starts.length, (index) => (starts[index] ?? 0) >= from);
    return Math.min(end, starts[at] ?? end);
  };
  const untold = new Map<string, Mention[]>();
  for (const one of mentions)
    if (tests.has(one.ref.id) && !told.has(one.span.start))
      untold.set(one.ref.id, [...(untold.get(one.ref.id) ?? []), one]);
  const sectionOf = (sentence: Sentence) => report.sections[sentence.section];
  // "SpO2 95% RA" on the day of leaving, or "Hb 79 -> 88 -> 91": figures of the same test further on.
  const isAnother = (later: Sentence | undefined, test: string | null, words: string): boolean => {
    if (later === undefined) return false;
    const one = (untold.get(test ?? '') ?? []).find(
      ({ span }) => span.start >= later.span.start && span.end <= later.span.end,
    );
    if (one === undefined || !FIGURE.test(ctx.clean({ start: one.span.end, end: later.span.end }))) return false;
    const section = sectionOf(later);
    return (
      section?.kind === 'vitals' ||
      AT_END.test(words) ||
      AT_END.test(section?.heading?.text ?? '') ||
      /(?:->|→|, then )/.test(words)
    );
  };
  for (const written of labs) {
    const { lab } = written;
    const sentence = sentenceAt(lab.source.start);
    if (lab.test === null || sentence === undefined || sentence.span.start > lab.source.start) continue;
    if (twice.has(lab.test)) {
      // "Hb 61" on coming in, "Hb 79 -> 88 -> 91" later: the first is left behind.
      if (lab.source.end < (arrived.get(lab.test) ?? 0) && sentence.row === undefined) goneBy(written, sentence);
      continue;
    }
    const own = ctx.clean(sentence.span);
    if ((CAME_IN.test(own) || IN_EMERGENCY.test(own)) && !isOfEnd(own, ctx.clean(lab.source)))
      written.what = {
        ...written.what,
        text: written.what.text.replace(/^(Your|The) /, (lead) => `When you came in, ${lead.toLowerCase()}`),
        sources: [...written.what.sources, sentence.span],
      };
    // Told of the course of a stay, a figure is none of now.
    else if (sectionOf(sentence)?.kind === 'hospital_course' && !AT_END.test(own))
      written.what = {
        ...written.what,
        text: written.what.text.replace(/^(Your|The) /, (lead) => `During your stay, ${lead.toLowerCase()}`),
      };
    const rest = ctx.clean({ start: lab.source.end, end: nextRow(lab.source.end, sentence.span.end) });
    const changed = THEN.test(rest) && /\d|normal/i.test(rest);
    if (changed || SEEN_TO.test(rest)) {
      goneBy(written, sentence);
      const quote = changed ? quotable(ctx.clean(sentence.span)) : null;
      if (quote !== null) written.more.unshift(say(`the report says: “${quote}”`, [sentence.span]));
    }
    const next = report.sentences[sentence.index + 1];
    const follows =
      next !== undefined && next.section === sentence.section && IT.test(ctx.clean(next.span)) ? [next] : [];
    const named = (untold.get(lab.test) ?? [])
      .filter((one) => one.span.start > lab.source.end)
      .map((one) => sentenceAt(one.span.start))
      .filter((one) => one !== undefined && one.index !== sentence.index);
    for (const later of [...follows, ...named].slice(0, 3)) {
      const words = later === undefined ? '' : ctx.clean(later.span);
      const quote =
        CAME_TO.test(words) ||
        isAnother(later, lab.test, words) ||
        (CAME_TO_NORMAL.test(words) && !NOT_NORMAL.test(words))
          ? quotable(words)
          : null;
      if (quote === null || later === undefined) continue;
      goneBy(written, sentence);
      written.more.unshift(say(`later, the report says: “${quote}”`, [later.span]));
      break;
    }
  }
}

/** A value that the stay has left behind: with its time, and no main point of the report. */
function goneBy(written: WrittenLab, sentence: Sentence): void {
  written.past = true;
  if (/^(?:Your|The) /.test(written.what.text))
    written.what = {
      ...written.what,
      text: written.what.text.replace(/^(Your|The) /, (lead) => `During your stay, ${lead.toLowerCase()}`),
      sources: [...written.what.sources, sentence.span],
    };
}
