import { isOfGerms, tellsOfEarlierGerm } from '../../understanding/index.js';
import type { Frame } from '../../understanding/types.js';
import type { Context } from '../context.js';
import { say } from '../nets/said.js';
import type { Plan } from './plan.js';
import { quoteLine } from './quote.js';

/** What the laboratory says of a medicine and a germ; the last such word before the name holds. */
const VERDICTS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:susceptib\w*|sensitiv\w*)[ ,(-]{1,3}(?:increased |dose|exposure)[- ]?(?:dependent|exposure)?\b/gi,
    'can work at a higher dose against this germ (susceptible, dose dependent)',
  ],
  [/\b(?:not susceptib|non-?susceptib|resistan)/gi, 'is unlikely to work against this germ (resistant)'],
  [/\bintermediate/gi, 'may work only in part against this germ (intermediate)'],
  [/\b(?:susceptib|sensitiv)/gi, 'can work against this germ (susceptible)'],
];

/** A line of such a table reads like one of a list of medicines. */
export function isOfGerm(frame: Frame, ctx: Context): boolean {
  const sentence = ctx.understanding.report.sentences[frame.sentence];
  if (frame.kind !== 'medicine' || frame.head === null || sentence === undefined) return false;
  return letterIn(ctx.clean({ start: frame.head.span.end, end: sentence.span.end }), ctx) !== null;
}

/** "Susceptible: nitrofurantoin": about the germ, never a medicine of the reader. Null where nothing of it is said. */
export function planSusceptibility(frame: Frame, ctx: Context): Plan | null {
  if (frame.kind !== 'finding' || frame.head?.ref.folder !== 'medicines') return null;
  const medicine = ctx.knowledge.medicine(frame.head.ref.id);
  const sentence = ctx.understanding.report.sentences[frame.sentence];
  if (medicine === undefined || sentence === undefined) return null;
  const before = ctx.clean({ start: sentence.span.start, end: frame.head.span.start });
  if (tellsOfEarlierGerm(sentence, ctx.understanding.report.clean)) return quoteLine(sentence.span, ctx);
  // "Insulin resistance": of the body, not of a germ.
  if (/insulin/.test(medicine.id)) return quoteLine(sentence.span, ctx);
  // "Inducible clindamycin resistance: negative": a test of the germ, no verdict on the medicine.
  if (/\binduc|\b[Dd]-?\s?(?:test|zone)\b/.test(ctx.clean(sentence.span))) return quoteLine(sentence.span, ctx);
  // "Rifampicin resistance not detected", "resistance: indeterminate": no verdict against the medicine.
  if (NO_RESISTANCE.test(ctx.clean({ start: sentence.span.start, end: Math.max(sentence.span.end, frame.source.end) }))) return quoteLine(sentence.span, ctx); // biome-ignore format: one line
  const name = ctx.clean(frame.head.span).replace(/\s[SIR]$/, '');
  // "Resistant to all penicillins": a whole family of drugs, of which the name of one says too little.
  if (OF_FAMILY.test(`${before.slice(-40)} |${name}`)) return quoteLine(sentence.span, ctx);
  // "Amox/clavulanate": two drugs in one, told as printed where only the first is known.
  const pair = /^[/+][A-Za-z][\w/+-]{2,20}/.exec(ctx.clean({ start: frame.head.span.end, end: frame.source.end }))?.[0];
  const called = pair === undefined ? medicine.term : `${name}${pair}`.toLowerCase();
  const printed = ctx.clean({ start: frame.head.span.start, end: frame.source.end }).slice(name.length);
  const limit = /\((?!MIC\b)([^()]*[a-z]{3}[^()]*)\)$/i.exec(printed)?.[1];
  const after = printed.replace(/\s*\([^()]*[a-z]{3}[^()]*\)$/i, '');
  // "Ampicillin: resistant, cefazolin: susceptible": the own word of each name goes before that of another.
  const own = frame.source.start === frame.head.span.start ? (firstIn(after) ?? letterIn(after, ctx)) : null;
  // "I (susceptible, increased exposure)": what the letter stands for in Europe, where the line says so.
  const exposed = limit !== undefined && /\bincreased exposure\b|\bdose[- ]dependent\b/i.test(limit);
  const verdict = exposed
    ? 'can work at a higher dose against this germ (susceptible, dose dependent)'
    : (own ?? lastIn(before) ?? firstIn(after) ?? letterIn(after, ctx));
  if (verdict === null) return null;
  const where = limit === undefined || exposed ? '' : ` [${limit}]`;
  return {
    what: say(`the lab found that ${called}${where} ${verdict}`, [sentence.span], [medicine.id]),
    details: [],
    meaning: [],
  };
}

const NO_RESISTANCE =
  /\bresistance(?:[ -](?:mutations?|genes?|markers?|testing|results?))?\W{0,3}(?:was |were |is |are |has )?(?:not?\b|none|un|neg|ruled out|excluded|absent|indeterm|inconclus|could not|cannot|pending|awaited|to follow|tested)|\b(?:no|without|test(?:ed|ing)? for) (?:[\w/-]+ ){0,4}resistance\b/i;

const OF_FAMILY =
  /\b(?:all|any|most|other|every|many|and|or|to)\W+(?:[\w-]+ ){0,3}\|[\w -]*(?:cillins|sporins|penems|floxacins|quinolones|mycins|micins|cyclines|azoles|lactams|glycosides|macrolides|sulfonamides|monobactams)$/i;

const LETTERS: Readonly<Record<string, number>> = { SDD: 0, R: 1, I: 2, S: 3 };

/** "Ampicillin   >=32   R" in a table of what works against a germ. */
function letterIn(after: string, ctx: Context): string | null {
  const letter =
    /^(?:[\s/\w-]{0,24}?[\s:=.…])?\s{0,10}(?:\(?(?:MIC )?[<>≤≥]?=?\s?\d[\d./]*(?: ?\w+\/m?l)?\)?\s+)?\(?([SIR]|SDD)\W*$/i.exec(
      after,
    )?.[1];
  if (letter === undefined || !isOfGerms(ctx.understanding.report)) return null;
  return VERDICTS[LETTERS[letter.toUpperCase()] ?? 1]?.[1] ?? null;
}

function found(text: string): { at: number; says: string }[] {
  return VERDICTS.flatMap(([pattern, says]) => [...text.matchAll(pattern)].map((match) => ({ at: match.index, says })));
}

/** "Not susceptible" also holds "susceptible": of two that end together the earlier listed one counts. */
function lastIn(text: string): string | null {
  const all = found(text);
  const last = Math.max(-1, ...all.map(({ at }) => at));
  return all.find(({ at }) => at >= last - 4)?.says ?? null;
}

function firstIn(text: string): string | null {
  const all = found(text);
  const first = Math.min(...all.map(({ at }) => at));
  return all.find(({ at }) => at === first)?.says ?? null;
}
