import type { Analysis } from '../src/contract/analysis.js';
import { everydayEnglish, loadText } from './corpus.js';

/*
 * The medical words of a report, by a list that is not ours (head words of public plain-language dictionaries), without
 * those that any reader knows. A word counts as explained when a glossary entry covers it, or when the plain view of
 * its sentence no longer holds it, holds it with a gloss in brackets beside it, says in a sentence of its own what it
 * means ("In this line, “edema” means swelling."), or itself holds it in brackets behind plain words (not in brackets of
 * the report's own). A line told only as steps of an operation or as a table of values replaces none of its words.
 * Words of general English are left out: `terms/everyday-english.txt`, as for the words looked up.
 */

/** Words of the list that need no explaining in a report. */
const EASY = new Set(
  `abdomen accident active activity acute adult advice age air alcohol allergy anxiety arm artery ask baby back bleeding blood bone bowel brain breast breathing cancer
  care cell change chest child chronic clinic cough decrease depression diabetes diet doctor dose drug ear effect elevated emergency evaluate exam exercise eye face family fat
  female fever fluid follow-up food function gender gland glucose hair hand head healing health hearing heart height history home hormone hospital increase infection injury insulin
  joint kidney leg lesion level life liver local loss lung male margin mass measure medical medication medicine moderate mood mouth muscle neck nerve normal nose nurse obese onset
  organ outcome oxygen pain patient penis period physical physician plan population pregnancy pressure procedure program protein protocol rash report research result risk
  saliva scan screening sex sign significant skin sleep smoking spine stable standard status stomach stroke study sugar surgery surgical symptom system temperature test therapy thyroid tissue
  tobacco tongue treatment tumor type ulcer urine vein virus vision vitamin vomiting vomit weakness weight wound x-ray initial prior response primary secondary stage
  additional adequate appropriate approximately available benefit complication concern condition control daily demonstrate determine discharge discuss disease due evidence
  examine experience external factor frequent generic grade identify improve include indicate internal involve limit long-term maintain manage minor monitor multiple negative
  abnormal alternative consistent contain dentist develop review schedule sibling state surgeon throat treat trigger ultrasound
  nutrition obtain occur option persist positive possible potential prescribe present prevent previous provide range recommend recover reduce region regular remove
  repeat require residual respond severe side sodium specific specimen support toxic transfer unit upper lower visit water zero site blood pressure drink eat fatigue nausea`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Plain lines that stand for a whole passage and say none of its words in others. */
const FOR_A_PASSAGE = /^this (?:part tells step by step|line only tells)/;

let terms: Map<string, string[][]> | null = null;

/** Listed terms by their first word, longest first. */
function listed(): Map<string, string[][]> {
  if (terms) return terms;
  terms = new Map();
  const general = everydayEnglish();
  for (const line of loadText('words/terms-dev.tsv').split('\n').slice(1)) {
    const term = (line.split('\t')[0] ?? '').toLowerCase();
    const words = term.match(/[a-z0-9]+/g) ?? [];
    if (words.length === 0 || words.length > 4 || term.length < 4) continue;
    if (EASY.has(term) || general.has(term)) continue;
    const first = words[0] as string;
    terms.set(first, [...(terms.get(first) ?? []), words]);
  }
  for (const list of terms.values()) list.sort((a, b) => b.length - a.length);
  return terms;
}

/** Counts of hard words: all, explained, honestly shown as not explained; and those that are neither. */
export function hardWords(
  analysis: Analysis,
  text: string,
): { total: number; explained: number; shown: number; missing: string[] } {
  const list = listed();
  const words = [...text.toLowerCase().matchAll(/[a-z0-9]+/g)];
  const result = { total: 0, explained: 0, shown: 0, missing: [] as string[] };
  const glossed = analysis.glossary.flatMap(({ spans }) => spans);
  const glossedTerms = new Set(analysis.glossary.flatMap(({ term }) => [term.toLowerCase()]));
  const inside = (spans: readonly { start: number; end: number }[], start: number, end: number) =>
    spans.some((span) => span.start < end && span.end > start);
  for (let i = 0; i < words.length; i++) {
    const hit = list
      .get(words[i]?.[0] ?? '')
      ?.find((term) => term.every((word, k) => same(words[i + k]?.[0] ?? '', word)));
    if (!hit) continue;
    const start = words[i]?.index ?? 0;
    const last = words[i + hit.length - 1];
    const end = (last?.index ?? 0) + (last?.[0].length ?? 0);
    i += hit.length - 1;
    const term = text.slice(start, end).toLowerCase();
    const sentence = analysis.plain.find(({ source }) => source.start <= start && source.end >= end);
    const lab = analysis.labs.some(({ source }) => source.start <= start && source.end >= end);
    // Heads and signatures have no plain counterpart and are no clinical text.
    const unread = inside(analysis.notExplained, start, end);
    if (!sentence && !unread && !lab) continue;
    result.total++;
    const plain = sentence?.text.toLowerCase() ?? null;
    if (
      lab ||
      glossedTerms.has(term) ||
      inside(glossed, start, end) ||
      (plain !== null &&
        sentence !== undefined &&
        tells(plain, term, text.slice(sentence.source.start, sentence.source.end)))
    )
      result.explained++;
    else if (unread) result.shown++;
    else result.missing.push(term);
  }
  return result;
}

/** The plain line says the word in others, or beside others. */
function tells(plain: string, term: string, printed: string): boolean {
  if (FOR_A_PASSAGE.test(plain)) return false;
  if (!plain.includes(term) || explainsAfter(plain, term) || saysMeaning(plain, term)) return true;
  const inBrackets = new RegExp(`\\([^()]*${quoted(term)}[^()]*\\)`).exec(plain)?.[0];
  return inBrackets !== undefined && !printed.toLowerCase().includes(inBrackets);
}

function explainsAfter(plain: string, term: string): boolean {
  return new RegExp(`${quoted(term)}[a-z]* \\([a-z]`).test(plain);
}

/** "In this line, “malignancy” means cancer." */
function saysMeaning(plain: string, term: string): boolean {
  return new RegExp(`“${quoted(term)}(?:e?s)?” means [a-z]`).test(plain);
}

function same(word: string, listedWord: string): boolean {
  return word === listedWord || word === `${listedWord}s` || word === `${listedWord}es`;
}

function quoted(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
