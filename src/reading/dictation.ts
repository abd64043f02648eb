import { sectionKindOf } from './heading-index.js';

const SPOKEN =
  /[ \t]+(period|full stop|comma|semicolon|colon|new paragraph|next paragraph|new line|next line)(?=[\s.,]|$)/gi;
const LEAST = 3;

/**
 * Spoken punctuation ("the lungs are clear period new paragraph") as marks, sentences with a capital, same length. Only where
 * the text is clearly dictated: several spoken stops at the ends of sentences and hardly any written ones. "Menstrual
 * period" and the colon of the bowel stay words.
 */
export function writtenPunctuation(plain: string): string {
  const spoken = plain.match(/[ \t](?:period|comma|new paragraph|full stop)(?=[\s.,]|$)/gi)?.length ?? 0;
  if (spoken < LEAST) return plain;
  const written = plain.match(/[a-z)][.,](?=\s|$)/gi)?.length ?? 0;
  if (written * 2 > spoken) return plain;
  const marked = plain.replace(SPOKEN, (whole, word: string, at: number) => {
    const mark = markFor(word.toLowerCase(), plain, at);
    return mark === null ? whole : mark + ' '.repeat(whole.length - mark.length);
  });
  // Dictation in small letters: sentences and headings begin with a capital.
  return marked.replace(
    /(^|[.\n][ \t]{0,24})([a-z])/g,
    (_, lead: string, letter: string) => lead + letter.toUpperCase(),
  );
}

function markFor(word: string, plain: string, at: number): string | null {
  if (word === 'period')
    return /\b(?:menstrual|time|last|incubation|gestation|latent|this|that|the|a)$/i.test(
      plain.slice(Math.max(0, at - 12), at),
    )
      ? null
      : '.';
  if (word === 'full stop') return '.';
  if (word === 'comma') return ',';
  if (word === 'semicolon') return ';';
  if (word === 'colon') {
    const before = /([A-Za-z]+(?: [A-Za-z]+)?)$/.exec(plain.slice(Math.max(0, at - 40), at))?.[1] ?? '';
    return isHeading(before) ? ':' : null;
  }
  return '\n';
}

/** "impression colon": one or two words that are a heading. */
function isHeading(words: string): boolean {
  return sectionKindOf(words) !== null || sectionKindOf(words.split(' ').at(-1) ?? '') !== null;
}
