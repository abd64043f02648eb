import { analysisSchema, type ReportType } from '../src/contract/analysis.js';
import { checkFaithfulness } from '../src/explaining/index.js';
import { CLAIMS, checkClaims } from './claims.js';
import { isDone, knowledge, type Run } from './engine.js';
import { hardWords } from './hard-words.js';
import { mean, median, percent, quantile } from './stats.js';
import type { Table } from './table.js';

const URGENT = new Map(knowledge.data.urgent.map((entry) => [entry.id, entry]));
const TYPES: ReportType[] = ['imaging', 'laboratory', 'pathology', 'discharge_summary', 'other'];

const medicines = new Map(
  knowledge.data.medicines.flatMap((entry) =>
    [entry.term, ...entry.brands, ...entry.synonyms].map((name) => [name.toLowerCase(), entry.id] as const),
  ),
);

/** Name, lay words and meaning of an entry, for claims that rest on it. */
function meaningOf(id: string): string {
  // Entries of several folders may share an id.
  return JSON.stringify([
    knowledge.concept(id) ?? knowledge.medicine(id) ?? knowledge.lab(id) ?? knowledge.score(id) ?? '',
    URGENT.get(id) ?? '',
  ]);
}

/** The figures every set has: does it run, is it valid, is it readable, is it tied to the report, what is left out. */
export function general(table: Pick<Table, 'add'>, set: string, runs: Run[]): void {
  const done = runs.filter(isDone);
  const failed = runs.filter((one) => one.analysis === null);
  const explained = `${done.length}/${runs.length}`;
  table.add(
    set,
    'explained',
    explained,
    'records that gave an explanation',
    failed.map((o) => `${o.id}: ${o.error}`),
  );
  const invalid = done.filter((one) => !analysisSchema.safeParse(one.analysis).success);
  table.add(
    set,
    'invalid',
    `${invalid.length}`,
    'analyses against the schema',
    invalid.map((one) => one.id),
    '0',
  );
  const bare = done.filter(({ analysis }) => analysis.findings.length + analysis.labs.length === 0);
  const nothing = 'explanations with neither finding nor lab';
  table.add(
    set,
    'nothing found',
    `${bare.length}`,
    nothing,
    bare.map((one) => one.id),
  );
  readable(table, set, done);
  faithful(table, set, done);
  covered(table, set, done);
  const confidence = median(done.map((one) => one.analysis.confidence.value)).toFixed(2);
  table.add(set, 'confidence', `median ${confidence}`, 'as computed');
  const ms = runs.map((one) => one.ms);
  const time = `median ${median(ms).toFixed(1)} ms, p99 ${quantile(ms, 0.99).toFixed(1)} ms`;
  table.add(set, 'time', time, 'one explanation, one core; the first ones warm the engine up');
}

type DoneRun = ReturnType<typeof doneOf>;
function doneOf(runs: Run[]) {
  return runs.filter(isDone);
}

function readable(table: Pick<Table, 'add'>, set: string, done: DoneRun): void {
  for (const type of TYPES) {
    const of = done.filter((one) => one.analysis.reportType === type);
    if (of.length === 0) continue;
    const grades = of.map((one) => one.analysis.readability.explanation.fkgl);
    const over = of.filter((one) => one.analysis.readability.explanation.fkgl > 8);
    const words = median(of.map((one) => one.analysis.readability.explanation.words));
    table.add(
      set,
      `grade, ${type}`,
      `median ${median(grades).toFixed(1)}, max ${Math.max(...grades).toFixed(1)}, over 8: ${over.length}/${of.length}, ${words} words`,
      'Flesch-Kincaid of all written fields but the glossary; median length',
      over.map((one) => `${one.id}: ${one.analysis.readability.explanation.fkgl.toFixed(1)}`),
      'median ≤ 6.5, none over 8',
    );
  }
  const words = (text: string) => text.split(/[\s;|]+/).filter((word) => word !== '').length;
  const long = done.filter((one) => words(one.analysis.summary) > Math.min(120, Math.max(40, words(one.text))));
  const definition = 'over 120 words, or over its source and 40';
  table.add(
    set,
    'summary too long',
    `${long.length}`,
    definition,
    long.map((one) => one.id),
    '0',
  );
}

function faithful(table: Pick<Table, 'add'>, set: string, done: DoneRun): void {
  const problems = done.flatMap((one) =>
    checkFaithfulness(one.analysis, one.text, knowledge).map((problem) => `${one.id}: ${problem}`),
  );
  table.add(
    set,
    'faithfulness problems',
    `${problems.length}`,
    'the product’s own check of all sentences',
    problems,
    '0',
  );
  let sentences = 0;
  const found = done.flatMap((one) => {
    sentences += one.analysis.sentences.length;
    return checkClaims(one.analysis, one.text, meaningOf, medicines).map((wrong) => ({ id: one.id, ...wrong }));
  });
  for (const claim of CLAIMS) {
    const of = found.filter((one) => one.claim === claim);
    table.add(
      set,
      `claims: ${claim}`,
      `${of.length} of ${sentences} sentences`,
      claim === 'no source'
        ? 'written sentences without a valid span or knowledge id'
        : `sentences with a ${claim} that is not in the cited text or entry, by word lists apart from the engine’s${claim === 'number' ? '; a count of results must be that of the rows cited' : ''}`,
      of.map((one) => `${one.id}: ${one.sentence.field} “${one.sentence.text}”`),
      '0',
    );
  }
}

function covered(table: Pick<Table, 'add'>, set: string, done: DoneRun): void {
  const share = done.map((one) => {
    const unread = one.analysis.notExplained.reduce((sum, span) => sum + span.end - span.start, 0);
    return { id: one.id, value: unread / Math.max(1, one.text.length) };
  });
  const worst = [...share].sort((a, b) => b.value - a.value);
  const values = share.map((one) => one.value);
  table.add(
    set,
    'not explained',
    `median ${percent(median(values))}, mean ${percent(mean(values))}`,
    'share of the text shown as not explained',
    worst.map((one) => `${one.id}: ${percent(one.value)}`),
  );
  const silent = done.flatMap((one) => silentText(one).map((text) => `${one.id}: ${text}`));
  const definition =
    'stretches of ≥ 25 letters, lower-case words among them, in neither view, row, finding nor unread list';
  table.add(set, 'passed over', `${silent.length}`, definition, silent);
  const hard = done.map((one) => hardWords(one.analysis, one.text));
  const total = hard.reduce((sum, one) => sum + one.total, 0);
  if (total === 0) return;
  const told = hard.reduce((sum, one) => sum + one.explained, 0);
  const shown = hard.reduce((sum, one) => sum + one.shown, 0);
  const missed = new Map<string, number>();
  for (const { missing } of hard) for (const word of missing) missed.set(word, (missed.get(word) ?? 0) + 1);
  table.add(
    set,
    'hard words',
    `${percent(told / total)} explained or replaced, ${percent(shown / total)} shown as not explained, of ${total}`,
    'listed hard words of the report: in the word list, replaced or glossed in the plain view',
    [...missed]
      .sort((a, b) => b[1] - a[1])
      .slice(0, 25)
      .map(([word, count]) => `${word} ${count}`),
    '≥ 95%',
  );
}

/** Text of the report that no part of the analysis accounts for. Heads, signatures and labels are allowed to be. */
function silentText({ analysis, text }: DoneRun[number]): string[] {
  const covered = new Uint8Array(text.length);
  const mark = ({ start, end }: { start: number; end: number }) => covered.fill(1, start, end);
  for (const { source } of analysis.plain) mark(source);
  for (const span of analysis.notExplained) mark(span);
  for (const { source } of analysis.labs) mark(source);
  for (const sentence of analysis.sentences) sentence.sources.forEach(mark);
  const gaps: string[] = [];
  let from = 0;
  for (let at = 0; at <= text.length; at++) {
    if (at < text.length && covered[at] === 0) continue;
    const gap = text
      .slice(from, at)
      .replace(/[A-Z][A-Z /&-]+:|[A-Z][a-z]+(?: [A-Z]?[a-z]+){0,3}:/g, ' ')
      .trim();
    if ((gap.match(/[a-z]/gi)?.length ?? 0) >= 25 && /\b[a-z]{3,} [a-z]{2,}\b/.test(gap)) gaps.push(gap);
    from = at + 1;
  }
  return gaps;
}
