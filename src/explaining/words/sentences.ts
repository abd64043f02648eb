/** Words whose full stop does not end a sentence. Lower case, without the stop. */
const ABBREVIATED = new Set([
  'dr', 'mr', 'mrs', 'ms', 'st', 'vs', 'no', 'fig', 'approx', 'e.g', 'i.e', 'a.m', 'p.m', 'al', 'jr', 'sr', 'dept',
]); // biome-ignore format: one list

/**
 * Splits plain text into sentences. Line ends and list marks end a sentence too, so that lists are not glued together.
 * Decimals ("5.4"), initials, the abbreviations above and what stands inside a quotation do not.
 */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  for (const line of text.includes('\n') ? text.split(/\n+/) : [text]) {
    let start = 0;
    const stop = /[.?!]+["”')\]]*(?=\s|$)/g;
    for (let match = stop.exec(line); match !== null; match = stop.exec(line)) {
      const end = match.index + match[0].length;
      if (match[0].startsWith('.') && end < line.length && !endsHere(line, match.index)) continue;
      if (line.lastIndexOf('“', match.index) > line.lastIndexOf('”', end - 1)) continue;
      push(sentences, line.slice(start, end));
      start = end;
    }
    push(sentences, line.slice(start));
  }
  return sentences;
}

function endsHere(line: string, stopAt: number): boolean {
  const before = /([A-Za-z][A-Za-z.]*)$/.exec(line.slice(Math.max(0, stopAt - 12), stopAt))?.[1];
  if (before === undefined) return true;
  if (ABBREVIATED.has(before.toLowerCase())) return false;
  // "The stage is I." ends there; "H. pylori" does not.
  if (/^[IV]$/.test(before) && /\bis [IV]$/.test(line.slice(Math.max(0, stopAt - 8), stopAt))) return true;
  return !(before.length === 1 && /[A-Z]/.test(before));
}

function push(sentences: string[], part: string): void {
  const sentence = part.trim();
  if (/[A-Za-z0-9]/.test(sentence)) sentences.push(sentence);
}

/** The number or the dot in front of an entry of a list; "2 gram diet" and "4 mm tear" keep their figures. */
export const LIST_MARK = /^(?:[\s•*–-]+|\(?\d{1,2}[.)](?=\s*[A-Za-z])|\(\d{1,2}\)|[A-H] [–-] (?=[A-Z]))+\s*/;
