/**
 * Cleans text of what no reader sees: control characters, byte order marks, zero-width and bidirectional marks,
 * over-striking, terminal colours, halves of surrogate pairs. Letters and their accents become one character. Line ends become `\n`; form feeds stay as page breaks.
 */
export function normaliseText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?|[\u000b\u0085\u2028\u2029]/g, '\n')
    .replace(/\u001b\[[0-9;]*[A-Za-z]/g, '')
    .replace(/[^\n\f]\u0008/g, '')
    .replace(/[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g, '')
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffe\uffff]/g, '')
    .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd')
    .replace(/(?<![ \t\u00a0])[ \t\u00a0]+$/gm, '');
}

/** At most two blank lines in a row, none at the ends: for text that we laid out ourselves. */
export function tidyBlankLines(text: string): string {
  return `${text
    .replace(/\n{4,}/g, '\n\n\n')
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd()}\n`;
}

/** Letters and digits of any script: what is left of a text without them is blank. */
export function hasWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}
