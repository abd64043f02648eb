import { byOpening } from '../../reading/index.js';
import { type Said, say } from '../nets/said.js';
import { list } from './english.js';

/** Sentence frames whose fillings can stand in one list, with the plural wording where it differs. */
const FRAMES: readonly [pattern: RegExp, one: (things: string) => string][] = [
  [/^The report also lists (.+)\.$/, (x) => `the report also lists ${x}`],
  [/^Your main diagnosis is (.+)\.$/, (x) => `your main diagnoses are ${x}`],
  [/^When you came in, the diagnosis was (.+)\.$/, (x) => `when you came in, the diagnoses were ${x}`],
  [
    /^(The (?:scan|X-ray|ultrasound|mammogram|heart ultrasound|test|(?:sample|polyp)(?: from [^.;]+?)?)) shows (?!no )(.+)\.$/,
    (x) => `shows ${x}`,
  ],
  [/^Your past health history includes (.+)\.$/, (x) => `your past health history includes ${x}`],
  [/^You have had (.+) in the past\.$/, (x) => `you have had ${x} in the past`],
  [/^You had (?!no )(.+)\.$/, (x) => `you had ${x}`],
  [/^You were given (.+)\.$/, (x) => `you were given ${x}`],
  [/^Your medicine list includes (.+)\.$/, (x) => `your medicine list includes ${x}`],
  [/^You came to the hospital with (.+)\.$/, (x) => `you came to the hospital with ${x}`],
  [/^You may have (.+)\.$/, (x) => `you may have ${x}`],
  [/^The exam found (?!no )(.+)\.$/, (x) => `the exam found ${x}`],
  [/^The report notes (?!no )(.+)\.$/, (x) => `the report notes ${x}`],
];
const MOST = 5;
const framesFor = byOpening([...FRAMES.entries()], ([, [pattern]]) => pattern);

/** Sentences in order, those of one frame that follow each other told as one: "You had a cough and fever." */
export function mergeAlike(said: readonly Said[]): Said[] {
  const merged: Said[] = [];
  let run: { frame: number; lead: string; things: string[]; said: Said[] } | null = null;
  const close = () => {
    if (run === null) return;
    merged.push(run.said.length === 1 ? (run.said[0] as Said) : joined(run));
    run = null;
  };
  for (const sentence of said) {
    const filled = fill(sentence.text);
    if (filled === null) {
      close();
      merged.push(sentence);
      continue;
    }
    const open = run as { frame: number; lead: string; things: string[]; said: Said[] } | null;
    if (open !== null && open.frame === filled.frame && open.lead === filled.lead && open.things.length < MOST) {
      if (!open.things.includes(filled.thing)) open.things.push(filled.thing);
      open.said.push(sentence);
      continue;
    }
    close();
    run = { frame: filled.frame, lead: filled.lead, things: [filled.thing], said: [sentence] };
  }
  close();
  return merged;
}

function fill(text: string): { frame: number; lead: string; thing: string } | null {
  for (const [index, [pattern]] of framesFor(text)) {
    const match = pattern.exec(text);
    const thing = match?.[match.length - 1];
    if (match !== null && thing !== undefined && !/[;:]| and (?:it|they) /.test(thing)) {
      return { frame: index, lead: match.length > 2 ? `${match[1]} ` : '', thing };
    }
  }
  return null;
}

function joined(run: { frame: number; lead: string; things: string[]; said: Said[] }): Said {
  const single = run.things.length === 1 ? run.said[0]?.text : undefined;
  const tell = FRAMES[run.frame]?.[1] as (things: string) => string;
  return say(
    single ?? `${run.lead}${tell(list(run.things))}`,
    run.said.flatMap((one) => one.sources),
    run.said.flatMap((one) => one.knowledge),
  );
}
