import type { ReadSentence } from '../clause.js';
import type { MedicineItem } from './items.js';

/** Words in front of a medicine that is only spoken of beside the one before it ("while on B", "replaced with B"). */
const BESIDE =
  /(?:\b(?:(?:while|now|already|is|when|if|once|only|also) (?:on|off|taking|using|starting|stopping)|until (?:off|on|\w+ (?:start|stop|finish)\w*)|(?:when|once|after|before|if|because|since|unless|until|while)\b[^,;.]{0,30}|(?:interact\w*|risk|along|together|combin\w+|not (?:to be )?tak\w+|same time) (?:with|w\/|as)|instead of|in (?:the )?place of|(?:replac|switch|convert|swap|substitut|transition|chang)\w+(?:\s\w+)? (?:by|with|to|from|for)|due to|because of|than|given|levels? of)|\bw\/|-+>|→|=>)\s*$/i;

/**
 * The medicines of a line of a list that are entries of it. One named in a bracket behind another, or behind words that
 * tell of that other ("until off warfarin"), is no entry: its words belong to the one before.
 */
export function entriesOf(read: ReadSentence, items: readonly MedicineItem[]): MedicineItem[] {
  const entries: MedicineItem[] = [];
  for (const item of items) {
    const last = entries.at(-1);
    const between = last ? read.text.slice(last.name.end, item.name.start) : '';
    // "Spironolactone 100 mg, stop spironolactone if …": named again in its own line.
    const again =
      last?.placed != null &&
      item.placed?.mention.ref.id === last.placed.mention.ref.id &&
      !/\d\s?(?:mg|mcg|g|units?)\b/i.test(item.sig);
    if (last && (again || isOpen(between) || BESIDE.test(between))) {
      const joined = read.text.slice(last.name.end, item.span.end);
      entries[entries.length - 1] = {
        ...last,
        sig: last.sig.length > 0 && !read.text.startsWith(last.sig, last.name.end) ? last.sig + joined : joined,
        span: { start: last.span.start, end: item.span.end },
      };
    } else entries.push(item);
  }
  return entries;
}

function isOpen(text: string): boolean {
  return text.split('(').length > text.split(')').length;
}
