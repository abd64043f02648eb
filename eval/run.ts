import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { tuneForReports } from '../src/adapters/runtime-flags.js';
import { measureAssertion } from './assertion.js';
import { loadCorpus, loadSamples, spread } from './corpus.js';
import { isDone, knowledge, root, run } from './engine.js';
import { general } from './general.js';
import { measureGold } from './gold.js';
import { measureGrowth } from './growth.js';
import { type GoldLabRow, scoreLabs } from './labs.js';
import { measureMesh } from './mesh.js';
import { measurePemat } from './pemat.js';
import { scoreSample } from './samples.js';
import { percent } from './stats.js';
import { readRows, Table } from './table.js';
import { measureTerms } from './terms.js';

/*
 * Runs the engine on the samples, on the gold sets and, where they are present, on the development sets, and prints one
 * table. Every record of a set counts; a record that fails counts as a failure. `--all` takes whole sets instead of a
 * spread, `--cases N` prints N worst cases of each figure, `--against FILE` sets an earlier run's figures beside,
 * `--only gold,samples` measures some sets only (samples, gold, mtsamples, indiana-cxr, labs, negex, growth, terms).
 */

const { values: options } = parseArgs({
  options: {
    all: { type: 'boolean' },
    cases: { type: 'string' },
    against: { type: 'string' },
    only: { type: 'string' },
  },
});
tuneForReports();
const table = new Table(Number(options.cases ?? 5));
const only = options.only?.split(',');
const wanted = (set: string) => only === undefined || only.includes(set);
const take = <T>(records: T[], count: number) => (options.all ? records : spread(records, count));

// Samples: everything that must be found.
if (wanted('samples')) {
  const samples = loadSamples();
  const runs = samples.map((sample) => run(sample.id, sample.text));
  general(table, 'samples', runs);
  measurePemat(table, 'samples', runs.filter(isDone));
  let checks = 0;
  const missed: string[] = [];
  samples.forEach((sample, index) => {
    const analysis = runs[index]?.analysis;
    if (!analysis) return;
    const score = scoreSample(sample.text, sample.expected, analysis);
    checks += score.checks;
    missed.push(...score.missed.map((line) => `${sample.id}: ${line}`));
  });
  table.add(
    'samples',
    'expected',
    `${checks - missed.length}/${checks}`,
    'checks of the *.expected.yaml files',
    missed,
  );
}

if (wanted('gold')) measureGold(table);

if (wanted('terms')) measureTerms(table);

// Transcribed reports of many kinds: robustness, coverage, readability.
if (wanted('mtsamples')) {
  const records = take(loadCorpus<{ id: string; text: string }>('mtsamples/dev.jsonl'), 200);
  const runs = records.map((record) => run(record.id, record.text));
  if (runs.length > 0) {
    general(table, 'mtsamples', runs);
    measurePemat(table, 'mtsamples', runs.filter(isDone));
  }
}

// Chest X-rays: normal against abnormal, and each label.
if (wanted('indiana-cxr')) {
  const records = take(
    loadCorpus<{ id: string; text: string; normal: boolean; mesh: string[] }>('indiana-cxr/dev.jsonl'),
    400,
  );
  const runs = records.map((record) => run(record.id, record.text));
  if (runs.length > 0) {
    general(table, 'indiana-cxr', runs);
    const wrong: string[] = [];
    records.forEach((record, index) => {
      const abnormal = runs[index]?.analysis?.findings.some(
        (finding) =>
          finding.importance !== 'normal' &&
          finding.experiencer === 'patient' &&
          (finding.assertion === 'present' || finding.assertion === 'possible'),
      );
      if (abnormal === undefined || abnormal === record.normal)
        wrong.push(`${record.id}: labelled ${record.normal ? 'normal' : 'abnormal'}`);
    });
    const agreement = percent(1 - wrong.length / records.length);
    const definition = 'a present or possible finding that is not normal, against the record label';
    table.add('indiana-cxr', 'normal/abnormal agreement', agreement, definition, wrong);
    const done = records.flatMap((record, index) => {
      const one = runs[index];
      return one && isDone(one) ? [{ record, run: one }] : [];
    });
    measureMesh(table, done);
  }
}

// Laboratory texts with gold rows.
if (wanted('labs')) {
  const records = loadCorpus<{ id: string; text: string; rows: GoldLabRow[] }>('labs/dev.jsonl');
  if (records.length > 0) {
    const runs = records.map((record) => run(record.id, record.text));
    general(table, 'labs', runs);
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
    table.add(
      'labs',
      'rows',
      `found ${rate(total.found)}, unit ${rate(total.unit)}, range ${rate(total.range)}, flag ${rate(total.flag)}, said ${total.said}`,
      'name and value as printed; then unit, range ends and printed flag',
      wrong,
      '≥ 98%',
    );
  }
}

// Mentions of the NegEx set.
if (wanted('negex')) {
  const scores = measureAssertion();
  for (const kind of ['negation', 'historical', 'hypothetical'] as const) {
    if (!scores) break;
    const { precision, recall, f1, truePositives, falsePositives, falseNegatives } = scores[kind];
    const value = `P ${precision.toFixed(3)} R ${recall.toFixed(3)} F1 ${f1.toFixed(3)} (tp ${truePositives} fp ${falsePositives} fn ${falseNegatives})`;
    const bar = kind === 'negation' ? 'F1 ≥ 0.97' : 'F1 ≥ 0.85';
    table.add('negex', kind, value, `of ${scores.mentions} mentions`, [], bar);
  }
  for (const [question, labels] of Object.entries(scores?.confusion ?? {})) {
    const lines = Object.entries(labels).map(([label, given]) => `${label}: ${JSON.stringify(given)}`);
    table.add(
      'negex',
      `${question}, confusion`,
      `${lines.length} labels`,
      'label of the set: how it was answered',
      lines,
    );
  }
}

if (wanted('growth')) measureGrowth(table);

table.print(options.against ? readRows(options.against) : null);
const file = table.save(join(root, 'eval/out'), knowledge.version, new Date());
console.log(`\nSaved as ${file.slice(root.length)}. Compare two runs: npm run eval -- --against FILE`);
