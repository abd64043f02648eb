/** Groups whose text is not part of the document (RTF 1.9.1, destinations). Groups marked `\*` are skipped as well. */
export const SKIPPED_GROUPS = new Set([
  'fonttbl', 'colortbl', 'stylesheet', 'info', 'pict', 'filetbl', 'revtbl', 'rsidtbl', 'listtable', 'listoverridetable',
  'generator', 'template', 'themedata', 'colorschememapping', 'datastore', 'latentstyles', 'xmlnstbl', 'objdata',
  'nonshppict', 'shprslt', 'sp', 'fldinst', 'xe', 'tc', 'rxe', 'ftnsep', 'ftnsepc', 'ftncn', 'aftnsep', 'aftnsepc',
  'aftncn', 'annotation', 'atnid', 'atnauthor', 'bkmkstart', 'bkmkend', 'nonesttables', 'pgdsctbl', 'private', 'do',
  'background', 'keycode', 'mmathPr', 'wgrffmtfilter', 'panose', 'falt', 'txe', 'comment', 'doccomm',
]); // biome-ignore format: one list

/** `\*` groups that hold text a reader sees: text boxes. */
export const READ_GROUPS = new Set(['shpinst', 'shptxt', 'shppict']);

/** Control words that stand for a character. */
export const CHARACTERS: Readonly<Record<string, string>> = {
  tab: '\t', emdash: '—', endash: '–', emspace: ' ', enspace: ' ', qmspace: ' ', bullet: '•', lquote: '‘', rquote: '’',
  ldblquote: '“', rdblquote: '”', line: '\n', lbr: '\n', softline: '\n',
}; // biome-ignore format: one list

/** Windows character set numbers (`\fcharset`) and their encodings. */
export const CHARSETS: Readonly<Record<number, string>> = {
  0: 'windows-1252', 77: 'macintosh', 128: 'shift_jis', 129: 'cp949', 134: 'gbk', 136: 'big5', 161: 'windows-1253',
  162: 'windows-1254', 163: 'windows-1258', 177: 'windows-1255', 178: 'windows-1256', 186: 'windows-1257',
  204: 'windows-1251', 222: 'windows-874', 238: 'windows-1250', 254: 'cp437', 255: 'cp437',
}; // biome-ignore format: one list

/** The encoding named by `\ansicpg`. */
export function codePage(number: number): string {
  if (number === 932) return 'shift_jis';
  if (number === 936) return 'gbk';
  if (number === 950) return 'big5';
  if (number === 65001) return 'utf-8';
  if (number === 10000) return 'macintosh';
  return number >= 1250 && number <= 1258 ? `windows-${number}` : `cp${number}`;
}

const SYMBOL_FONT: Readonly<Record<number, string>> = {
  0x61: 'α', 0x62: 'β', 0x67: 'γ', 0x64: 'δ', 0x44: 'Δ', 0x6d: 'μ', 0xa3: '≤', 0xb3: '≥', 0xb1: '±', 0xb0: '°',
  0xb7: '•', 0xb4: '×', 0xad: '↑', 0xaf: '↓', 0xae: '→', 0xac: '←', 0xbb: '≈', 0xb9: '≠', 0xa5: '∞',
}; // biome-ignore format: one list

/** The character a code of the Symbol font shows, for the few that reports use; null for the others. */
export function symbolFontCharacter(code: number): string | null {
  return SYMBOL_FONT[code >= 0xf000 && code <= 0xf0ff ? code - 0xf000 : code] ?? null;
}
