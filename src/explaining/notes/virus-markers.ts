import { list } from '../words/english.js';
import type { ClauseTeller } from './clause.js';

/** Blood tests that note-takers list by short forms, several with one result behind them. */
const MARKERS: readonly (readonly [string, string])[] = [
  [String.raw`HIV(?: ?(?:1|2|1 ?[&+/] ?2|I ?[&+/] ?II|Ag\/Ab|serology|ELISA|combo))?`, 'HIV'],
  [String.raw`HBs ?-?Ag|hep(?:atitis)? ?B(?: ?s ?Ag| surface antigen)?|HBV`, 'hepatitis B'],
  [String.raw`anti-?HCV|HCV(?: ?Ab| antibod(?:y|ies))?|hep(?:atitis)? ?C`, 'hepatitis C'],
  [String.raw`VDRL|RPR|TPHA|TPPA|syphilis(?: serology)?|treponemal (?:ab|serology)`, 'syphilis'],
];
const NAMES = MARKERS.map(([pattern, test]) => [new RegExp(`^(?:${pattern})$`, 'i'), test] as const);
const ANY = `(?:${MARKERS.map(([pattern]) => pattern).join('|')})`;
const LEAD = String.raw`(?:(?:viral|virology|blood[- ]borne virus(?:es)?|BBV|infection|serology)(?: (?:markers?|screen|serology))?[\s:(–-]*)?`;
const LISTED = String.raw`${LEAD}(${ANY}(?:(?: ?[/,+&] ?| and )${ANY})*)[\s:)–-]+(?:all |both |is |was |are |were |screens? )*(NR|non-?reactive|neg(?:ative)?|-ve|not detected|reactive|pos(?:itive)?|\+ve)`;
const WHOLE = new RegExp(`^${LISTED}$`, 'i');
const WITHIN = new RegExp(String.raw`(?<![\w/])${LISTED}(?![\w/-])`, 'gi');
const NONE = /^(?:NR|non|neg|-ve|not)/i;

function told(names: string, result: string): { text: string; none: boolean; count: number } {
  const tests = names
    .split(/ ?[/,+&] ?(?!\d)| and /)
    .map((one) => NAMES.find(([is]) => is.test(one.trim()))?.[1] ?? one);
  const all = [...new Set(tests)];
  const none = NONE.test(result);
  const many = all.length > 1;
  const verdict = `${many ? (all.length > 2 ? 'were all' : 'were both') : 'was'} ${none ? 'negative' : 'positive'}`;
  return { text: `the blood test${many ? 's' : ''} for ${list(all)} ${verdict}`, none, count: all.length };
}

/** "HIV/HBsAg/HCV NR": one result of several tests, each of them told. Null where one of the names is none we know. */
export const virusMarkers: ClauseTeller = ({ text }) => {
  const found = WHOLE.exec(text);
  if (found === null) return null;
  const one = told(found[1] ?? '', found[2] ?? '');
  return { kind: one.none ? 'calm' : 'state', text: one.text };
};

const MORE_ON_IT =
  /\b(?:HIV|HCV|HBV|HBsAg|hep\w*|RNA|DNA|PCR|viral|load|cleared|treated|past|old|false|core|confirm\w*|repeat\w*)\b/i;

/** The same within a longer line: what each list of two tests or more came to, what was found first; empty for none. */
export function markersWithin(words: string): string[] {
  const lists = [...words.matchAll(WITHIN)].map((found) => told(found[1] ?? '', found[2] ?? ''));
  if (lists.reduce((sum, { count }) => sum + count, 0) < 2) return [];
  // Beside what was found stand other words on it ("HCV RNA not detected"): the line says more than its lists.
  if (lists.some(({ none }) => !none) && MORE_ON_IT.test(words.replace(WITHIN, ' '))) return [];
  return lists.sort((a, b) => Number(a.none) - Number(b.none)).map(({ text }) => text);
}
