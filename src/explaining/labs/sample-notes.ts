import type { Span } from '../../contract/analysis.js';
import type { LabRow } from '../../reading/types.js';
import type { UnderstoodLab } from '../../understanding/types.js';
import type { Context } from '../context.js';
import { type Said, say } from '../nets/said.js';
import { sampleNote } from './sample.js';

/** A comment below a row, the tests of the sheet that it names, and what it says about the sample. */
interface Comment {
  of: UnderstoodLab;
  span: Span;
  named: ReadonlySet<string>;
  note: string | null;
}

/** All comments of a sheet, by their row and by the test that they name. */
interface Comments {
  below: ReadonlyMap<UnderstoodLab, readonly Comment[]>;
  naming: ReadonlyMap<string, readonly Comment[]>;
}

/** "Specimen slightly hemolyzed" below the row. */
export function sampleSaid(lab: UnderstoodLab, ctx: Context): Said | null {
  if (lab.row.pending) return null;
  const { below, naming } = commentsOf(ctx);
  const name = plainName(lab.row);
  // "Sample haemolysed; potassium may be falsely high" below the row of another test is of potassium.
  const own = (below.get(lab) ?? []).find(
    (one) => isSaidOf(lab, one, ctx) && (one.named.size === 0 || one.named.has(name)),
  );
  const told = own ?? naming.get(name)?.find((one) => one.of !== lab && isSaidOf(lab, one, ctx));
  return told === undefined ? null : say(`the lab notes that ${told.note}`, [told.span]);
}

/** Whether a comment says something of a row's sample. Below the last row it may be on the whole sheet. */
function isSaidOf(lab: UnderstoodLab, { span, note }: Comment, ctx: Context): boolean {
  if (note === null) return false;
  return ctx.understanding.labs.at(-1) !== lab || !/^\s*(?:comments?|notes?)\b/i.test(ctx.clean(span));
}

const known = new WeakMap<Context, Comments>();

/** Looked through once: a long sheet holds hundreds of rows. */
function commentsOf(ctx: Context): Comments {
  const before = known.get(ctx);
  if (before !== undefined) return before;
  const { labs } = ctx.understanding;
  const names = new Set(labs.map(({ row }) => plainName(row)).filter((name) => name.length > 2));
  const lengths = [...new Set([...names].map((name) => name.split(' ').length))];
  const below = new Map<UnderstoodLab, Comment[]>();
  const naming = new Map<string, Comment[]>();
  for (const of of labs) {
    for (const span of of.row.comments) {
      const named = namesIn(plainWords(ctx.clean(span)).split(' '), names, lengths);
      const comment = { of, span, named, note: sampleNote(ctx.clean(span)) };
      insert(below, of, comment);
      for (const name of named) if (comment.note !== null) insert(naming, name, comment);
    }
  }
  const found = { below, naming };
  known.set(ctx, found);
  return found;
}

function insert<K>(lists: Map<K, Comment[]>, key: K, comment: Comment): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [comment]);
  else list.push(comment);
}

/** Which of the names stand in the words; `lengths` in words are all that they have. */
function namesIn(words: readonly string[], names: ReadonlySet<string>, lengths: readonly number[]): Set<string> {
  const found = new Set<string>();
  for (const length of lengths)
    for (let at = 0; at + length <= words.length; at++) {
      const name = words.slice(at, at + length).join(' ');
      if (names.has(name)) found.add(name);
    }
  return found;
}

function plainName({ name }: LabRow): string {
  return plainWords(name.replace(/\([^()]*\)/g, ' '));
}

function plainWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
