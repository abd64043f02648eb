import type { ReadSentence } from '../clause.js';
import type { MedicineItem } from './items.js';

/** Words in front of a medicine that is only spoken of beside the one before it ("while on B", "replaced with B"). */
const BESIDE =
  /(?:\b(?:(?:while|now|already|is|when|if|once|only|also) (?:on|off|taking|using|starting|stopping)|until (?:off|on|\w+ (?:start|stop|finish)\w*)|(?:when|once|after|before|if|because|since|unless|until|while)\b[^,;.]{0,30}|(?:interact\w*|risk|along|together|combin\w+|not (?:to be )?tak\w+|same time) (?:with|w\/|as)|instead of|except\b[^,;.]{0,24}|(?:the|on) days? (?:of|after|before)|\b(?:but )?not on(?: the)?|in (?:the )?place of|(?:replac|switch|convert|swap|substitut|transition|chang)\w+(?:\s\w+)? (?:by|with|to|from|for)|due to|because of|than|given|levels? of)|\bw\/|-+>|→|=>)\s*$/i;

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
    const apart = last && isOpen(between) ? ofItsOwn(read, last, item) : null;
    if (apart) {
      entries[entries.length - 1] = apart.outer;
      entries.push(apart.inner);
    } else if (last && (again || isOpen(between) || BESIDE.test(between))) {
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

const AWAY = "stop(?:ped|ping)?|discontinued?|ceased?|d/c['’]?d|held|withheld|on hold|not restarted|no longer";
const AWAY_BEFORE = new RegExp(`\\b(?:${AWAY})\\s+(?:the |her |his |your |home |old |previous )*$`, 'i');
const AWAY_BEHIND = new RegExp(`^\\s*(?:\\d[\\w.]*\\s?(?:mg|mcg|g|units?)?\\s+)?(?:(?:was|is|has been|now|also|to be|[-–:])\\s*)*(?:${AWAY})\\b`, 'i'); // biome-ignore format: one pattern

/** "A 10 mg (B stopped, low sodium)": what the bracket says has become of B is not said of A. */
function ofItsOwn(
  read: ReadSentence,
  outer: MedicineItem,
  inner: MedicineItem,
): { outer: MedicineItem; inner: MedicineItem } | null {
  const { text } = read;
  const open = text.lastIndexOf('(', inner.name.start);
  if (open < outer.name.end) return null;
  const shut = text.indexOf(')', inner.name.end);
  const last = read.tokens.at(-1)?.end ?? inner.span.end;
  const end = shut < 0 || shut > last ? last : shut;
  const behind = text.slice(inner.name.end, end);
  const front = text.slice(open + 1, inner.name.start);
  if (!AWAY_BEFORE.test(front) && !AWAY_BEHIND.test(behind)) return null;
  const from = open + 1 + Math.max(front.lastIndexOf(';'), front.lastIndexOf(',')) + 1;
  // What else the bracket holds is said of the one before it.
  const kept = text.slice(open, from).replace(/[;,(\s]+$/, '');
  const shown = kept === '' ? open : from;
  const rest = kept === '' ? '' : ')';
  const upTo = outer.name.end + text.slice(outer.name.end, shown).replace(/[;,(\s]+$/, '').length;
  return {
    outer: {
      ...outer,
      sig: text.slice(outer.name.end, upTo) + rest,
      span: { start: outer.span.start, end: upTo },
    },
    inner: {
      ...inner,
      sig: behind,
      before: text.slice(from, inner.name.start),
      span: { start: inner.name.start, end },
    },
  };
}

function isOpen(text: string): boolean {
  return text.split('(').length > text.split(')').length;
}
