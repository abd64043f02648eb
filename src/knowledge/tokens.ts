import { american } from './british.js';
import { remembered } from './remembered.js';

/** A word, a number or a single punctuation mark of a text, with UTF-16 offsets. */
export interface Token {
  /** Lower case, accents folded, straight apostrophe, possessive ending removed. */
  text: string;
  start: number;
  end: number;
  kind: 'word' | 'number' | 'mark';
  /** Letters as printed: all capitals (two or more, or a single one), a first capital, or small. */
  caps: 'upper' | 'title' | 'lower';
}

const pattern = /\d+(?:[.,]\d+)*|[A-Za-z]\/[A-Za-z](?![A-Za-z/])|\p{L}[\p{L}\p{M}\d]*(?:['’][\p{L}]+)?|[^\s]/gu;

/**
 * Cuts `text` from `from` to `to` into tokens. Hyphens are marks of their own ("x-ray" is three tokens); slashed
 * single letters are one word ("s/p"); a number keeps its decimal point. Linear in the length.
 */
export function tokenize(text: string, from = 0, to = text.length): Token[] {
  const tokens: Token[] = [];
  const part = from === 0 && to === text.length ? text : text.slice(from, to);
  pattern.lastIndex = 0;
  for (let match = pattern.exec(part); match !== null; match = pattern.exec(part)) {
    const raw = match[0];
    const start = from + match.index;
    const first = raw.charCodeAt(0);
    if (first >= 48 && first <= 57) {
      tokens.push({ text: raw, start, end: start + raw.length, kind: 'number', caps: 'lower' });
    } else if (isLetter(raw, first)) {
      const text = normalizeWord(raw);
      const caps = raw === text ? 'lower' : raw === raw.toUpperCase() ? 'upper' : first < 97 ? 'title' : 'lower';
      tokens.push({ text, start, end: start + raw.length, kind: 'word', caps });
    } else {
      tokens.push({ text: raw, start, end: start + raw.length, kind: 'mark', caps: 'lower' });
    }
  }
  return tokens;
}

const WIDE_GAP = /[^\S ]| {2}/;

/** The text with one blank wherever several, or a line's end, stand between its words: most hold no such gap. */
export function singleSpaced(text: string): string {
  return WIDE_GAP.test(text) ? text.replace(/\s+/g, ' ') : text;
}

function isLetter(raw: string, code: number): boolean {
  if (code < 128) return (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
  return /^\p{L}/u.test(raw);
}

function normalizeWord(raw: string): string {
  let word = raw.toLowerCase();
  if (!isAscii(word)) {
    word = word.normalize('NFD').replace(/\p{M}/gu, '').replace(/’/g, "'");
  }
  return word.endsWith("'s") ? word.slice(0, -2) : word;
}

function isAscii(word: string): boolean {
  for (let at = 0; at < word.length; at++) if (word.charCodeAt(at) > 127) return false;
  return true;
}

const IRREGULAR: Record<string, string> = {
  apices: 'apex',
  nevi: 'nevus',
  naevi: 'nevus',
  appendices: 'appendix',
  cervices: 'cervix',
  cortices: 'cortex',
  fornices: 'fornix',
  indices: 'index',
  matrices: 'matrix',
  varices: 'varix',
  vertices: 'vertex',
  phalanges: 'phalanx',
  meninges: 'meninx',
  larynges: 'larynx',
  diverticula: 'diverticulum',
  atria: 'atrium',
  bacteria: 'bacterium',
  septa: 'septum',
  labia: 'labium',
  ova: 'ovum',
  ganglia: 'ganglion',
  criteria: 'criterion',
  phenomena: 'phenomenon',
  acetabula: 'acetabulum',
  foramina: 'foramen',
  lumina: 'lumen',
  stigmata: 'stigma',
  femora: 'femur',
  crura: 'crus',
  corpora: 'corpus',
  ureters: 'ureter',
  feet: 'foot',
  teeth: 'tooth',
  women: 'woman',
  men: 'man',
  children: 'child',
  calves: 'calf',
  halves: 'half',
  leaves: 'leaf',
  lives: 'life',
};

const IRREGULARS: ReadonlyMap<string, string> = new Map(Object.entries(IRREGULAR));

/**
 * The form in which singular and plural of a word meet ("metastases" and "metastasis", "biopsies" and "biopsy",
 * "emboli" and "embolus"), and British and American spelling ("ischaemic" and "ischemic"). Not always a word: only equal folds mean equal words.
 */
export const fold: (word: string) => string = remembered(4000, (word) => american(singular(word)));

function singular(word: string): string {
  const irregular = IRREGULARS.get(word);
  if (irregular) return singular(irregular);
  const n = word.length;
  if (n < 4 || !ENDINGS.has(word.charCodeAt(n - 1))) return word;
  if (word.endsWith('ies')) return n > 4 ? `${word.slice(0, -3)}y` : word;
  if (word.endsWith('omata')) return word.slice(0, -2);
  if (n > 4 && word.endsWith('ae')) return word.slice(0, -1);
  if (n > 4 && word.endsWith('i') && !word.endsWith('ii')) return `${word.slice(0, -1)}us`;
  if (n > 4 && SIBILANT.test(word)) return word.slice(0, word.endsWith('s') ? -2 : -1);
  if (word.endsWith('es') && /(?:x|ch|sh|ss|zz)es$/.test(word)) return word.slice(0, -2);
  if (n > 4 && word.endsWith('oes')) return word.slice(0, -2);
  if (word.endsWith('s') && !/[sui]s$/.test(word)) return word.slice(0, -1);
  return word;
}

/** The last letters of all that is folded. */
const ENDINGS: ReadonlySet<number> = new Set([...'aeis'].map((letter) => letter.charCodeAt(0)));
const SIBILANT = /[aeoy]s(?:is|es|e)$/;
