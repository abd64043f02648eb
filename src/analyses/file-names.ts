import { UPLOAD_TYPES } from '../contract/analyses.js';

const LONGEST = 255;
const ENDINGS = Object.entries(UPLOAD_TYPES).flatMap(([type, endings]) =>
  endings.map((ending) => [ending, type] as const),
);

/** Accepted endings in the order they are told to people. */
export const ACCEPTED_ENDINGS: readonly string[] = ENDINGS.map(([ending]) => ending);

/** The MIME type of an accepted file by the ending of its name; null for every other name. */
export function uploadTypeOf(name: string): string | null {
  const lower = name.trim().toLowerCase();
  return ENDINGS.find(([ending]) => lower.endsWith(ending) && lower.length > ending.length)?.[1] ?? null;
}

/**
 * A file's name as it may be shown: its last folder-free part, without control or text-direction characters (which can
 * disguise an ending), at most 255 characters with the ending kept.
 */
export function displayName(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).pop() ?? '';
  const clean = last
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (clean === '' || /^\.+$/.test(clean)) return 'report';
  return shorten(clean, LONGEST);
}

/** A file's name for storing and for headers: ASCII letters, digits, dots, hyphens and underscores only. */
export function storageName(name: string): string {
  const clean = displayName(name)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/\.{2,}/g, '.')
    .replace(/^[.-]+/, '');
  return clean === '' || /^(txt|pdf|docx?|rtf)$/i.test(clean) ? `report${clean && `.${clean}`}` : shorten(clean, 100);
}

function shorten(name: string, longest: number): string {
  if (name.length <= longest) return name;
  const ending = /\.[A-Za-z0-9]{1,10}$/.exec(name)?.[0] ?? '';
  const stem = name.slice(0, longest - ending.length);
  // A cut must not leave half of a character that takes two code units.
  return stem.replace(/[\uD800-\uDBFF]$/, '') + ending;
}
