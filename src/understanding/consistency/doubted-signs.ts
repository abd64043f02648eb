import type { ReadReport } from '../../reading/index.js';
import { drop, type Statement } from './statement.js';

/** Behind a name: its writer does not believe in it, or it has been looked for and not found. */
const NOT_BELIEVED =
  '[^.;\\n]{0,50}?\\b(?:unlikely|improbable|not (?:favou?red|suspected|supported|thought|felt|considered|the (?:likely )?(?:cause|diagnosis))|less likely|(?:has been|have been|was|were|is|are|now) (?:excluded|ruled out)|argued? against|does not fit)\\b';

/**
 * "Auer rods" make one think of a leukemia that the report itself names and holds unlikely: by its signs nothing is told
 * that its name is told not to be. Changes the frames it is given.
 */
export function dropDoubtedSigns(statements: readonly Statement[], report: ReadReport): void {
  const known = new Map<string, boolean>();
  for (const statement of statements) {
    const id = statement.frame.head?.ref.id;
    if (statement.frame.bySign !== true || id === undefined) continue;
    let doubted = known.get(id);
    if (doubted === undefined) {
      doubted = isDoubted(id, report.clean);
      known.set(id, doubted);
    }
    if (doubted) drop(statement);
  }
}

/** Says that something has happened since. */
const ANEW = /\b(?:new(?:ly)?|acute(?:ly)?|fresh|recent|now|worse\w*|worsening|enlarg\w+|increas\w+|progress\w+|larger|extend(?:ed|ing)|ruptur\w+|leak\w*|active)\b/i; // biome-ignore format: one line

/**
 * "Known type B dissection. … The true lumen is compressed.": signs of what the report names as long known, behind its name
 * and with no word of anything new, are known too. Changes the frames it is given.
 */
export function keepSignsKnown(statements: readonly Statement[]): void {
  const named = new Map<string, { from: number; known: boolean }>();
  for (const { frame } of statements) {
    const id = frame.head?.ref.id;
    if (id === undefined || frame.bySign === true || !frame.urgency) continue;
    const before = named.get(id);
    const known = frame.urgency.state === 'known';
    named.set(id, {
      from: Math.min(before?.from ?? frame.sentence, frame.sentence),
      known: known && (before?.known ?? true),
    });
  }
  for (const { frame, words } of statements) {
    const told = frame.bySign === true && frame.urgency ? named.get(frame.head?.ref.id ?? '') : undefined;
    if (!told?.known || frame.sentence <= told.from || ANEW.test(words)) continue;
    if (frame.urgency) frame.urgency = { ...frame.urgency, state: 'known' };
  }
}

/** By its whole name, or by the letters it begins its words with ("APL"). */
function isDoubted(id: string, text: string): boolean {
  const words = id.split('-').filter((word) => /^[a-z]+$/.test(word));
  if (words.length === 0) return false;
  const whole = words
    .join('[ -]')
    .replace(/leukemia/g, 'leuka?emia')
    .replace(/hem/g, 'ha?em')
    .replace(/edema/g, 'o?edema');
  const letters = words.length > 2 ? `|${words.map((word) => word[0]?.toUpperCase()).join('')}` : '';
  return new RegExp(`\\b(?:${whole})\\b${NOT_BELIEVED}`, 'i').test(text) || (letters !== '' && new RegExp(`\\b(?:${letters.slice(1)})\\b${NOT_BELIEVED}`).test(text)); // biome-ignore format: one line
}
