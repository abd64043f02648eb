import { capital } from '../words/english.js';

const RULED_OUT =
  /^([A-Za-z][\w’' /-]{1,60}?(?: \([^)]*\))?)(?: ?[-–:,] ?| )(?:was |were |has been )?(?:excluded|ruled out)(?: (on|by|with) ([^.;]{2,80}?))?\.?$/i;

/** "Cholangitis - excluded on MRCP" in a list of diagnoses: what it was not, as a sentence. Null for anything else. */
export function asRuledOut(entry: string): string | null {
  const [, name = '', how, test] = RULED_OUT.exec(entry) ?? [];
  if (name === '' || /,| (?:with|and|but|after) /.test(name)) return null;
  return `${capital(name)} was ruled out${how === undefined ? '' : ` by ${test}`}.`;
}

/** The same of the report's own words, with the number of the entry. */
export function isRuledOut(words: string): boolean {
  return asRuledOut(words.replace(/^\W*(?:\d{1,2}[.)]\s*)?/, '').trim()) !== null;
}
