import { dictionary } from '@zxcvbn-ts/language-common';
import { lazyLookup } from '../src/adapters/knowledge-files.js';
import type { TermAnswer } from '../src/contract/education.js';
import { fleschKincaid } from '../src/explaining/index.js';
import { everydayEnglish, loadCorpus, loadText } from './corpus.js';
import { percent, quantile } from './stats.js';
import type { Table } from './table.js';

/*
 * How many words of lists that are not ours have an answer, and of what kind. A word counts as answered from an entry
 * when one entry (or several of one name) was found for it, as it stands or put right; from parts when a phrase or the
 * pieces of a word were told; else not at all. A short form counts as answered from its own entry. Words of general
 * English, which say in a report what they say anywhere, are left out: `terms/everyday-english.txt`.
 */

const WORDS = 2000;
const HEADING_AT_LEAST = 3;

export function measureTerms(table: Table): void {
  const reports = [
    ...loadCorpus<{ text: string }>('mtsamples/dev.jsonl'),
    ...loadCorpus<{ text: string }>('indiana-cxr/dev.jsonl'),
  ].map((record) => record.text);
  if (reports.length === 0) return;
  const lookup = lazyLookup()();
  const terms = loadText('words/terms-dev.tsv')
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t')[0]?.trim() ?? '')
    .filter((term) => term !== '');
  const general = everydayEnglish();
  const whole = ` ${reports
    .join('\n')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')} `;
  const met = [...new Set(terms.filter((term) => whole.includes(` ${plainly(term)} `) && !general.has(plainly(term))))];
  const times: number[] = [];
  const share = (set: string, queries: readonly string[], what: string): void => {
    const count = { entry: 0, parts: 0, none: 0 };
    const open: string[] = [];
    const grades: number[] = [];
    for (const query of queries) {
      const begun = performance.now();
      const answer = lookup.explainTerm(query);
      times.push(performance.now() - begun);
      count[basisOf(answer)] += 1;
      if (!answer) open.push(query);
      else grades.push(fleschKincaid([answer.explanation]).fkgl);
    }
    const of = queries.length;
    table.add(
      'terms',
      set,
      `entry ${percent(count.entry / of)}, parts ${percent(count.parts / of)}, none ${percent(count.none / of)} of ${of}`,
      what,
      open,
    );
    table.add('terms', `${set}, grade`, `${grades.filter((grade) => grade > 8).length} over 8`, 'explanations as told');
  };
  share(
    'frequent words',
    frequentWords(reports, terms).filter((word) => !general.has(word)),
    'the most frequent words of the reports that a public list of medical terms holds, without everyday English',
  );
  share('headings', headings(reports), `printed headings that stand ${HEADING_AT_LEAST} times or more`);
  share('listed terms met', met, 'terms of the public list that stand in a report of the sets');
  share('listed terms', terms, 'the whole public list, with what no report of a patient holds');
  table.add(
    'terms',
    'time',
    `median ${quantile(times, 0.5).toFixed(2)} ms, p99 ${quantile(times, 0.99).toFixed(2)} ms`,
    'one answer, one core',
  );
}

function basisOf(answer: TermAnswer | null): 'entry' | 'parts' | 'none' {
  if (!answer) return 'none';
  const shortForm = answer.basis === 'phrase' && answer.source !== null;
  return answer.basis === 'entry' || answer.basis === 'meanings' || shortForm ? 'entry' : 'parts';
}

function plainly(term: string): string {
  return term
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** Words of the reports that stand in a listed term, the most frequent first, without the words of everyday English. */
function frequentWords(reports: readonly string[], terms: readonly string[]): string[] {
  const listed = new Set(terms.flatMap((term) => plainly(term).split(' ')).filter((word) => word.length > 3));
  const everyday = new Set<string>((dictionary['diceware-common'] ?? []).map(String));
  const counts = new Map<string, number>();
  for (const report of reports)
    for (const [word] of report.toLowerCase().matchAll(/[a-z]{4,}/g))
      if (listed.has(word) && !everyday.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, WORDS)
    .map(([word]) => word);
}

function headings(reports: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const report of reports)
    for (const [, heading = ''] of report.matchAll(/(?:^|\n)\s*([A-Z][A-Z /&-]{3,40}):/g)) {
      const bare = heading.trim();
      counts.set(bare, (counts.get(bare) ?? 0) + 1);
    }
  return [...counts].filter(([, count]) => count >= HEADING_AT_LEAST).map(([heading]) => heading);
}
