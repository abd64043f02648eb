import { type ShortFormContext, type Token, tokenize } from '../knowledge/index.js';
import type { ReadReport, Section } from '../reading/index.js';

const PAP = /\b(?:pap (?:test|smear)|thinprep|surepath|endocervical|hpv|cervix)\b/i;
const ofCervix = new WeakMap<ReadReport, boolean>();

/** What stands around a short form that may decide what it means: the report, its section, the words of its sentence. */
export function contextOf(
  report: ReadReport,
  section: Section,
  tokens: readonly Token[],
): ShortFormContext & { ofCervix: boolean } {
  // Asked of the whole text once a report.
  const cervix = ofCervix.get(report) ?? PAP.test(report.clean);
  ofCervix.set(report, cervix);
  let upper = 0;
  let other = 0;
  let upperBehind = 0;
  let otherBehind = 0;
  const near = new Set<string>();
  // "AORTIC VALVE: Mild AR": only its label is printed in capitals.
  const colon = tokens.findIndex(({ text }, at) => text === ':' && at > 0 && at < 7);
  const body =
    colon > 0 && tokens.slice(colon).some(({ kind, caps }) => kind === 'word' && caps !== 'upper') ? colon : -1;
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'word') continue;
    near.add(token.text);
    if (token.caps === 'upper') upper++;
    else other++;
    if (at < body) continue;
    if (token.caps === 'upper') upperBehind++;
    else otherBehind++;
  }
  const isShouted = body < 0 || (upperBehind >= 6 && upperBehind > otherBehind * 2);
  if (section.heading) for (const token of tokenize(section.heading.text)) near.add(token.text);
  return {
    reportType: report.type.type,
    ofCervix: cervix,
    section: section.kind,
    near,
    allCapitals: isShouted && upper >= 3 && upper > other * 2 && !isListOfShortForms(tokens),
    report: () => wordsOfReport(report),
  };
}

const LONGEST_SHORT = 5;

/** "HTN, AF, OA, MCI": short names between commas, and no sentence in capitals. */
function isListOfShortForms(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word');
  const parted = tokens.filter(({ text }) => /^[,;/+&]$/.test(text)).length;
  return parted >= words.length - 2 && words.every(({ text }) => text.length <= LONGEST_SHORT);
}

const reportWords = new WeakMap<ReadReport, ReadonlySet<string>>();

/** All words of a report in small letters, once a report. */
function wordsOfReport(report: ReadReport): ReadonlySet<string> {
  let words = reportWords.get(report);
  if (words === undefined) {
    words = new Set(report.clean.toLowerCase().match(/[a-z]+/g) ?? []);
    reportWords.set(report, words);
  }
  return words;
}
