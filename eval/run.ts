import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Analysis, analysisSchema, type ReportType } from '../src/contract/analysis.js';
import { checkFaithfulness, explainReport } from '../src/explaining/index.js';
import { createKnowledge, type KnowledgeData } from '../src/knowledge/index.js';
import { loadCorpus, loadSamples, spread } from './corpus.js';
import { type GoldLabRow, scoreLabs } from './labs.js';
import { scoreSample } from './samples.js';

/*
 * Runs the engine on the samples and, where they are present, on the development sets, and prints one table.
 * Every record of a set counts; a record that fails counts as a failure. `--all` takes whole sets instead of a spread.
 */

const root = new URL('..', import.meta.url).pathname;
const { values: options } = parseArgs({ options: { all: { type: 'boolean' }, cases: { type: 'string' } } });
const worst = Number(options.cases ?? 5);
const knowledge = createKnowledge(
  JSON.parse(readFileSync(join(root, 'src/knowledge/compiled.json'), 'utf8')) as KnowledgeData,
);

interface Run {
  id: string;
  text: string;
  analysis: Analysis | null;
  error: string | null;
  ms: number;
}

function run(id: string, text: string): Run {
  const started = performance.now();
  try {
    const analysis = explainReport(text, knowledge);
    return { id, text, analysis, error: null, ms: performance.now() - started };
  } catch (error) {
    return { id, text, analysis: null, error: (error as Error).message, ms: performance.now() - started };
  }
}

interface Row {
  set: string;
  metric: string;
  value: string;
  definition: string;
  cases: string[];
}
const rows: Row[] = [];
const add = (set: string, metric: string, value: string, definition: string, cases: string[] = []) =>
  rows.push({ set, metric, value, definition, cases: cases.slice(0, worst) });

/** The figures every set has: does it run, is it valid, is it readable, is it tied to the report. */
function general(set: string, runs: Run[]): void {
  const done = runs.filter((one): one is Run & { analysis: Analysis } => one.analysis !== null);
  const failed = runs.filter((one) => one.analysis === null);
  add(
    set,
    'explained',
    `${done.length}/${runs.length}`,
    'records that gave an explanation',
    failed.map((one) => `${one.id}: ${one.error}`),
  );
  const invalid = done.filter((one) => !analysisSchema.safeParse(one.analysis).success);
  add(
    set,
    'invalid',
    `${invalid.length}`,
    'analyses against the schema',
    invalid.map((one) => one.id),
  );
  const said = (one: { analysis: Analysis }) => one.analysis.findings.length + one.analysis.labs.length;
  const bare = done.filter((one) => said(one) === 0);
  add(
    set,
    'nothing found',
    `${bare.length}`,
    'explanations with neither finding nor lab',
    bare.map((one) => one.id),
  );

  for (const type of ['imaging', 'laboratory', 'pathology', 'discharge_summary', 'other'] as ReportType[]) {
    const of = done.filter((one) => one.analysis.reportType === type);
    if (of.length === 0) continue;
    const grades = of.map((one) => one.analysis.readability.explanation.fkgl);
    const over = of.filter((one) => one.analysis.readability.explanation.fkgl > 8);
    add(
      set,
      `grade, ${type}`,
      `median ${median(grades).toFixed(1)}, max ${Math.max(...grades).toFixed(1)}, over 8: ${over.length}/${of.length}`,
      'Flesch-Kincaid of all written fields but the glossary',
      over.map((one) => `${one.id}: ${one.analysis.readability.explanation.fkgl.toFixed(1)}`),
    );
  }
  const words = (text: string) => text.split(/\s+/).filter((word) => word !== '').length;
  const long = done.filter((one) => words(one.analysis.summary) > Math.min(120, Math.max(40, words(one.text))));
  add(
    set,
    'summary too long',
    `${long.length}`,
    'over 120 words, or over its source and 40',
    long.map((one) => one.id),
  );
  const unfaithful = done.map((one) => ({ one, problems: checkFaithfulness(one.analysis, one.text, knowledge) }));
  const problems = unfaithful.flatMap(({ one, problems: list }) => list.map((problem) => `${one.id}: ${problem}`));
  add(set, 'faithfulness problems', `${problems.length}`, 'checkFaithfulness over all sentences', problems);
  const share = done.map((one) => {
    const unread = one.analysis.notExplained.reduce((sum, span) => sum + span.end - span.start, 0);
    return { id: one.id, value: unread / Math.max(1, one.text.length) };
  });
  const unread = [...share].sort((a, b) => b.value - a.value);
  add(
    set,
    'not explained',
    `median ${percent(median(share.map((s) => s.value)))}, mean ${percent(mean(share.map((s) => s.value)))}`,
    'share of the text shown as not explained',
    unread.map((s) => `${s.id}: ${percent(s.value)}`),
  );
  add(
    set,
    'confidence',
    `median ${median(done.map((one) => one.analysis.confidence.value)).toFixed(2)}`,
    'as computed',
  );
  const ms = runs.map((one) => one.ms);
  add(
    set,
    'time',
    `median ${median(ms).toFixed(1)} ms, p99 ${quantile(ms, 0.99).toFixed(1)} ms`,
    'one explanation, one core',
  );
}

// Samples: everything that must be found.
{
  const samples = loadSamples();
  const runs = samples.map((sample) => run(sample.id, sample.text));
  general('samples', runs);
  let checks = 0;
  const missed: string[] = [];
  samples.forEach((sample, index) => {
    const analysis = runs[index]?.analysis;
    if (!analysis) return;
    const score = scoreSample(sample.text, sample.expected, analysis);
    checks += score.checks;
    missed.push(...score.missed.map((line) => `${sample.id}: ${line}`));
  });
  add('samples', 'expected', `${checks - missed.length}/${checks}`, 'checks of the *.expected.yaml files', missed);
}

// Transcribed reports of many kinds: robustness, coverage, readability.
{
  const records = loadCorpus<{ id: string; text: string }>('mtsamples/dev.jsonl');
  const runs = (options.all ? records : spread(records, 200)).map((record) => run(record.id, record.text));
  if (runs.length > 0) general('mtsamples', runs);
}

// Chest X-rays: normal against abnormal.
{
  const records = loadCorpus<{ id: string; text: string; normal: boolean }>('indiana-cxr/dev.jsonl');
  const taken = options.all ? records : spread(records, 400);
  const runs = taken.map((record) => run(record.id, record.text));
  if (runs.length > 0) {
    general('indiana-cxr', runs);
    const wrong: string[] = [];
    taken.forEach((record, index) => {
      const analysis = runs[index]?.analysis;
      const abnormal = analysis?.findings.some(
        (finding) =>
          finding.importance !== 'normal' &&
          finding.experiencer === 'patient' &&
          (finding.assertion === 'present' || finding.assertion === 'possible'),
      );
      if (abnormal === undefined || abnormal === record.normal) {
        wrong.push(`${record.id}: labelled ${record.normal ? 'normal' : 'abnormal'}`);
      }
    });
    add(
      'indiana-cxr',
      'normal/abnormal agreement',
      percent(1 - wrong.length / taken.length),
      'a present or possible finding that is not normal, against the record label',
      wrong,
    );
  }
}

// Laboratory texts with gold rows.
{
  const records = loadCorpus<{ id: string; text: string; rows: GoldLabRow[] }>('labs/dev.jsonl');
  if (records.length > 0) {
    const runs = records.map((record) => run(record.id, record.text));
    general('labs', runs);
    const total = { gold: 0, said: 0, found: 0, unit: 0, range: 0, flag: 0 };
    const wrong: string[] = [];
    records.forEach((record, index) => {
      const analysis = runs[index]?.analysis;
      if (!analysis) {
        total.gold += record.rows.length;
        return;
      }
      const score = scoreLabs(record.rows, analysis);
      for (const key of Object.keys(total) as (keyof typeof total)[]) total[key] += score[key];
      wrong.push(...score.wrong.map((line) => `${record.id}: ${line}`));
    });
    const rate = (count: number) => `${count}/${total.gold}`;
    add(
      'labs',
      'rows',
      `found ${rate(total.found)}, unit ${rate(total.unit)}, range ${rate(total.range)}, flag ${rate(total.flag)}, said ${total.said}`,
      'name and value as printed; then unit, range ends and printed flag',
      wrong,
    );
  }
}

for (const set of new Set(rows.map((row) => row.set))) {
  console.log(`\n${set}`);
  for (const row of rows.filter((one) => one.set === set)) {
    console.log(`  ${row.metric.padEnd(28)} ${row.value.padEnd(52)} ${row.definition}`);
    for (const line of row.cases) console.log(`      ${line.slice(0, 180)}`);
  }
}
const folder = join(root, 'eval/out');
mkdirSync(folder, { recursive: true });
const file = join(folder, `${new Date().toISOString().replace(/[:.]/g, '-')}.json`);
writeFileSync(file, JSON.stringify({ knowledge: knowledge.version, rows }, null, 2));
console.log(`\nSaved as ${file.slice(root.length)}. Negation and time: npx tsx eval/assertion.ts`);

function median(values: number[]): number {
  return quantile(values, 0.5);
}
function quantile(values: number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN;
}
function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
function percent(value: number): string {
  return `${(value * 100).toFixed(1)}%`;
}
