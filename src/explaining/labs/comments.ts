import type { AnalysisFinding, Span } from '../../contract/analysis.js';
import type { LabComment } from '../../knowledge/index.js';
import type { Context } from '../context.js';
import { PLAINLY } from '../findings/fields.js';
import { type Said, say, sayAll } from '../nets/said.js';
import { quotable } from '../planners/quote.js';
import type { WrittenLab } from './labs.js';

export interface Told {
  said: Said[];
  attributes: Omit<AnalysisFinding, 'id' | 'text'>;
}

/** A line of the report with the standard comment that it holds. */
export interface Commented {
  span: Span;
  comment: LabComment;
}

/** What the reader or somebody else said, and what was so before: no comment of the laboratory. */
const NOT_HERE: ReadonlySet<string> = new Set(['indication', 'chief_complaint', 'history_present', 'past_history', 'family_history', 'medications', 'signature']); // biome-ignore format: one list
const MOST = 8;
export const ASK = /^Ask your doctor to explain this line to you/;

const known = new WeakMap<Context, readonly Commented[]>();

/** The comments of this sheet that laboratories print in standard words, each once, in the order of the report; read once. */
export function commentsIn(ctx: Context): readonly Commented[] {
  let found = known.get(ctx);
  if (found === undefined) {
    found = readComments(ctx);
    known.set(ctx, found);
  }
  return found;
}

function readComments(ctx: Context): Commented[] {
  const { report } = ctx.understanding;
  if (report.type.type !== 'laboratory') return [];
  const left = new Set(ctx.knowledge.labComments);
  const found: Commented[] = [];
  for (const { span, section } of report.sentences) {
    if (NOT_HERE.has(report.sections[section]?.kind ?? '')) continue;
    const words = ctx.clean(span).toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ');
    for (const comment of left) {
      if (found.length === MOST || !holds(words, comment)) continue;
      if (!comment.whole) left.delete(comment);
      found.push({ span, comment });
    }
  }
  return found;
}

function holds(words: string, { words: groups, without }: LabComment): boolean {
  if (without.some((phrase) => placeOf(words, phrase) >= 0)) return false;
  const [first, ...rest] = groups;
  return (
    first !== undefined &&
    first.some((phrase) => placeOf(words, phrase, true) >= 0) &&
    rest.every((group) => group.some((phrase) => placeOf(words, phrase) >= 0))
  );
}

const DENIED_BEFORE = /\b(?:no|not|without|nil|never|neither|absence of|negative for)(?: \w+){0,2} $/;
const DENIED_BEHIND =
  /^[\w-]*(?: \w+)?[:\s.-]{1,8}(?:not (?:detected|seen|found|identified|present)|negative|absent|nil|none)\b/;

/** Where a phrase stands from the beginning of a word, short ones as whole words; `told` where it must not be denied. */
function placeOf(words: string, phrase: string, told = false): number {
  for (let at = words.indexOf(phrase); at >= 0; at = words.indexOf(phrase, at + 1)) {
    const end = at + phrase.length;
    if (/[a-z0-9]/.test(words.charAt(at - 1)) && /^[a-z0-9]/.test(phrase)) continue;
    if (phrase.length < 5 && /[a-z0-9]$/.test(phrase) && /[a-z0-9]/.test(words.charAt(end))) continue;
    const denied = DENIED_BEFORE.test(words.slice(Math.max(0, at - 40), at)) || DENIED_BEHIND.test(words.slice(end, end + 40)); // biome-ignore format: one line
    if (!told || !denied) return at;
  }
  return -1;
}

/**
 * Puts what a standard comment means beside the line that holds it, wherever that is told; a line that is told nowhere is
 * quoted with it. Gives what belongs among the key points. Changes the lists it is given.
 */
export function explainComments(
  told: Told[],
  recommendations: readonly { said: Said[] }[],
  labs: readonly WrittenLab[],
  ctx: Context,
  skip: ReadonlySet<Span> = new Set(),
): Said[][] {
  const weighty: Said[][] = [];
  const before = new Set<string>();
  for (const { span, comment } of commentsIn(ctx)) {
    if (skip.has(span)) continue;
    // What a second line says in other words is told with the first.
    const again = before.has(comment.id);
    before.add(comment.id);
    const means = sayAll(comment.says, [span], [comment.id]);
    const inFinding = told.find(({ said }) => standsIn(said, span));
    const place = inFinding ?? recommendations.find(({ said }) => standsIn(said, span));
    if (again && place !== undefined) {
      place.said.splice(0, place.said.length, ...place.said.filter(({ text }) => !ASK.test(text)));
      continue;
    }
    const lab = place === undefined ? labs.find(({ more }) => standsIn(more, span)) : undefined;
    const quote = quotable(ctx.clean(span));
    const line = quote === null ? [] : [say(`the report says: “${quote}”`, [span])];
    if (place !== undefined) {
      place.said.splice(0, place.said.length, ...place.said.filter(({ text }) => !ASK.test(text)), ...means);
    } else if (lab !== undefined) lab.more.push(...means);
    else if (line.length > 0)
      told.push({
        said: [...line, ...means],
        attributes: { ...PLAINLY, source: span, importance: comment.weight ?? 'note', concepts: [] },
      });
    if (comment.weight === undefined) continue;
    if (inFinding && /note|normal/.test(inFinding.attributes.importance))
      inFinding.attributes.importance = comment.weight;
    if (line.length > 0 && !again) weighty.push([...line, ...means]);
  }
  return weighty;
}

export function standsIn(said: readonly Said[], span: Span): boolean {
  return said.some(({ sources }) => sources.some(({ start, end }) => start < span.end && end > span.start));
}
