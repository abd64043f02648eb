import type { Context } from '../context.js';
import { MORE } from '../retell/narrative.js';
import { countWords } from '../words/readability.js';
import { alsoFrom, isGloss, type Said } from './said.js';
import { ToldWords } from './told-words.js';

/** A sentence of ours that says one thing of the finding: these are what a line of the report is held against. */
const OF_ONE_THING = /^(?:It|They|Its|Their|The (?:report|largest|larger one) |In this line|Ask your doctor)\b/;
/** "The class is III and V": where it stands on a scale is said in so many words, whatever holds the figures beside it. */
const OF_A_SCALE = /\b(?:class|stage|grade|category|score) (?:is|was)\b/i;
const SHORTEST = 6;
/** So many sentences are no finding but a list. */
const MOST = 24;
const OPEN =
  /\b(?:no|not|nor|never|without|cannot|may|might|could|possibl[ey]|probabl[ey]|likely|suspected|suspicious|if)\b|\?/i;

/**
 * "A small lump in your right lung. It measures 9 mm. In more detail: right upper lobe small lump, 9 mm.": a line of the
 * report beside what is told of it goes where the other sentences of the finding say all of it. What it stood on stays with
 * the first of them. Changes `told`.
 */
export function leaveOutEchoes(told: readonly { said: Said[] }[], ctx: Context): void {
  for (const one of told) {
    const first = one.said[0];
    if (first === undefined || one.said.length < 2 || one.said.length > MOST || first.text.includes('“')) continue;
    for (let at = one.said.length - 1; at > 0; at--) {
      const said = one.said[at] as Said;
      // What is denied or left open is held in few words, which others may hold of another thing.
      if (!isLine(said, ctx) || OPEN.test(said.text.replace(/ \([^)]*\)/g, ''))) continue;
      // A line told in two sentences stands or falls as one; "mid" is a place that no longer word holds.
      if (one.said.some((other, i) => i !== at && i > 0 && isSameLine(other, said) && isLine(other, ctx))) continue;
      const glosses = one.said.slice(at + 1).findIndex(({ text }) => !isGloss(text));
      const end = glosses < 0 ? one.said.length : at + 1 + glosses;
      const others = one.said.filter((other, i) => (i < at || i >= end) && other.sources.length > 0);
      const words = new ToldWords(others.filter(({ text }) => !isGloss(text)));
      if (
        said.sources.some((span) => /\bmid\b/i.test(ctx.clean(span))) &&
        !others.some(({ text }) => /\bmid/i.test(text))
      )
        continue;
      if (!said.sources.every((span) => words.wordsLeft(span, ctx)?.length === 0)) continue;
      one.said.splice(at, end - at);
      one.said[0] = alsoFrom(one.said[0] as Said, said.sources);
    }
  }
}

function isSameLine({ text, sources: [other] }: Said, { sources: [span] }: Said): boolean {
  return other !== undefined && other.start === span?.start && other.end === span.end && !isGloss(text);
}

/** A line told whole, in the report's words or in ours: most of its words stand in the report. */
function isLine({ text, sources }: Said, ctx: Context): boolean {
  if (sources.length === 0) return false;
  if (text.startsWith(MORE) || /^In the report’s words: “/.test(text)) return true;
  if (OF_ONE_THING.test(text) || OF_A_SCALE.test(text) || isGloss(text) || countWords(text) < SHORTEST) return false;
  const printed = new Set(sources.flatMap((span) => stemsIn(ctx.clean(span))));
  const own = stemsIn(text.replace(/ \([^)]*\)/g, ''));
  return own.filter((stem) => printed.has(stem)).length * 2 >= own.length;
}

const stemsIn = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z]{4,}|\d+(?:\.\d+)?/g) ?? []).map((word) => word.slice(0, 5));
