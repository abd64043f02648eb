import type { PlacedItem, RowContext } from './row-context.js';
import { roleUnder } from './row-tail.js';
import { hasOlderColumns } from './value-place.js';

/**
 * "G6PD   Deficient   Normal" under "Test   Result   Expected": words in the column of results are the result, and not
 * the end of the name before what is expected.
 */
export function withWordedResult(items: readonly PlacedItem[], context: RowContext): readonly PlacedItem[] {
  const { head } = context;
  if (items.length === 2 && context.sheet) return withAntibody(items, context);
  if (items.length < 3 || hasOlderColumns(context)) return items;
  if (head === null) return context.sheet ? withFoundWords(withSameWords(items), context) : items;
  const marks = items.filter((item, at) => at > 1 && item.kind === 'flag' && !isWordOfFlag(item));
  const status = roleOfLast(items, context) ? items.at(-1) : undefined;
  const [name, result, expected, more] = items.filter((item) => !marks.includes(item) && item !== status);
  if (name?.kind !== 'words' || expected === undefined || result === undefined || more !== undefined) return items;
  if (!(name.cell < result.cell && result.cell < expected.cell)) return items;
  const words = result.kind === 'words' && /^[A-Za-z][A-Za-z]*(?: [a-z]+){0,2}$/.test(result.text);
  if (!(words || isWordOfFlag(result) || result.kind === 'qualitative')) return items;
  const role = roleUnder(expected, context);
  if (roleUnder(result, context) !== 'value' || !(role === 'range' || role === 'other')) return items;
  // Words that are not known as answers are one only where they are what is expected, or where the laboratory marks them.
  const same = result.text.toLowerCase() === expected.text.toLowerCase();
  const marked = marks.length > 0 && expected.kind === 'words' && /^[A-Z][a-z]+(?: [a-z]+)?$/.test(expected.text);
  const worded = role === 'range' && (expected.kind === 'qualitative' || isNormal(expected));
  if (!(worded || same || (marked && role === 'range'))) return items;
  return items.map((item) => (item === result || item === expected ? { ...item, kind: 'qualitative' as const } : item));
}

/** "Antibody identification   Anti-K (Kell)": which one was found, behind the name of a known test. */
function withAntibody(items: readonly PlacedItem[], { knowledge, panel }: RowContext): readonly PlacedItem[] {
  const [name, result] = items;
  if (name?.kind !== 'words' || result?.kind !== 'words' || result.cell <= name.cell) return items;
  if (!/^anti-[A-Z][A-Za-z]{0,3}(?: \([A-Za-z]+\))?$/i.test(result.text)) return items;
  return knowledge.labByName(name.text, panel) === undefined ? items : [name, { ...result, kind: 'qualitative' }];
}

/**
 * "Crystals   Calcium oxalate   None seen", "Cast type   RBC casts   N/A" without a head: behind the name of a known test
 * words in a column of their own are what was found, and the last column says what is expected.
 */
function withFoundWords(items: readonly PlacedItem[], context: RowContext): readonly PlacedItem[] {
  const marks = items.filter((item, at) => at > 1 && item.kind === 'flag' && /^(?:A|AA|ABN|\*)$/i.test(item.text));
  const [name, result, expected, more] = items.filter((item) => !marks.includes(item));
  if (name?.kind !== 'words' || result?.kind !== 'words' || expected === undefined || more !== undefined) return items;
  if (!(name.cell < result.cell && result.cell < expected.cell) || !FOUND_WORDS.test(result.text)) return items;
  if (!(NOTHING_EXPECTED.test(expected.text) && /^(?:qualitative|pending|words)$/.test(expected.kind))) return items;
  const { knowledge, panel, specimen } = context;
  const known = knowledge.labByName(name.text, panel) ?? knowledge.labByName(`${specimen ?? ''} ${name.text}`);
  if (known === undefined) return items;
  const left = expected.kind === 'pending' ? items.filter((item) => item !== expected) : items;
  return left.map((item) => (item === result || item === expected ? { ...item, kind: 'qualitative' as const } : item));
}

const FOUND_WORDS = /^[A-Za-z][A-Za-z]*(?: [A-Za-z]+){0,3}$/;
const NOTHING_EXPECTED = /^(?:none(?: seen| detected)?|not (?:seen|detected|present)|negative|absent|n\/a)$/i;

/** "Colour   Greyish white   Greyish white" without a head: the same words in two columns are the result and what is expected. */
function withSameWords(items: readonly PlacedItem[]): readonly PlacedItem[] {
  const [name, result, expected, more] = items;
  if (name?.kind !== 'words' || result === undefined || expected === undefined || more !== undefined) return items;
  const worded = (result.kind === 'words' && /^[A-Za-z][A-Za-z /-]{2,24}$/.test(result.text)) || isWordOfFlag(result);
  if (!worded || result.kind !== expected.kind || result.text.toLowerCase() !== expected.text.toLowerCase())
    return items;
  if (!(name.cell < result.cell && result.cell < expected.cell)) return items;
  return items.map((item) => (item === name ? item : { ...item, kind: 'qualitative' as const }));
}

/** "FA   FA   Normal" under "Result   Cutoff   Status": the last column says how it is judged. */
function roleOfLast(items: readonly PlacedItem[], context: RowContext): boolean {
  const last = items.at(-1);
  if (items.length < 4 || last === undefined || !isWordOfFlag(last)) return false;
  const role = roleUnder(last, context);
  return role === 'flag' || role === 'other';
}

/** "Normal" as what is expected. */
function isNormal({ kind, text }: PlacedItem): boolean {
  return kind === 'flag' && /^normal$/i.test(text);
}

/** "Normal" as a mark and as an answer. */
function isWordOfFlag({ kind, text }: PlacedItem): boolean {
  return kind === 'flag' && /^(?:ab)?normal$/i.test(text);
}
