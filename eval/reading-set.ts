import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeLetter } from '../src/analyses/letter.js';
import { loadCorpus } from './corpus.js';
import { isDone, root, run } from './engine.js';
import { type GoldReport, loadGold } from './gold.js';
import { parseSheets } from './lab-sheets.js';

/*
 * Draws reports for an independent reading: npx tsx eval/reading-set.ts --seed 1 --to FOLDER [--skip 0]. Ten of each
 * type by a fixed seed, each written with its explanation to one file. `--skip 1` gives the next ten of the same order.
 * The development sets hold few pathology and laboratory reports; those are filled up from `eval/gold`.
 */

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, skip: { type: 'string', default: '0' }, to: { type: 'string' } },
});
if (!values.to) throw new Error('Say where to write: --to FOLDER');
const folder = values.to;
const seed = Number(values.seed);
const skip = Number(values.skip);

interface Drawn {
  id: string;
  text: string;
}
const transcribed = loadCorpus<Drawn & { kind: string | null }>('mtsamples/dev.jsonl');
const gold = loadGold<GoldReport>('key-findings.jsonl');
const sheets = [
  ...loadCorpus<Drawn>('labs/dev.jsonl'),
  ...['develop.txt', 'held.txt'].flatMap((name) =>
    parseSheets(readFileSync(join(root, 'eval/gold/labs', name), 'utf8')).map(({ name: id, text }) => ({ id, text })),
  ),
];
const kinds: Record<string, Drawn[]> = {
  imaging: [
    ...order(transcribed.filter(({ kind }) => kind === 'imaging')).slice(0, 12),
    ...order(loadCorpus<Drawn>('indiana-cxr/dev.jsonl')).slice(0, 8),
  ],
  discharge: transcribed.filter(({ kind }) => kind === 'discharge_summary'),
  operation: transcribed.filter(({ kind }) => kind === 'operative_or_procedure'),
  visit: transcribed.filter(({ kind }) => ['consult_hp', 'progress_note', 'emergency', 'letter'].includes(kind ?? '')),
  pathology: [
    ...transcribed.filter(({ kind }) => kind === 'pathology'),
    ...gold.filter(({ type }) => type === 'pathology'),
  ],
  laboratory: sheets,
};

mkdirSync(folder, { recursive: true });
for (const [kind, records] of Object.entries(kinds)) {
  for (const { id, text } of order(records).slice(skip * 10, skip * 10 + 10)) {
    const one = run(id, text);
    const letter = isDone(one)
      ? writeLetter(one.analysis, text, { originalName: id, explainedAt: new Date(0), language: 'en' })
      : `NOT EXPLAINED: ${one.error}\n\n${text}`;
    writeFileSync(join(folder, `${kind}-${id}.txt`), letter);
  }
}

/** A fixed order by a hash of seed and id, the same on every machine. */
function order<T extends { id: string }>(records: readonly T[]): T[] {
  const key = (id: string) => {
    let hash = 2166136261 ^ seed;
    for (const char of `${seed}:${id}`) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619) >>> 0;
    return hash;
  };
  return [...records].sort((a, b) => key(a.id) - key(b.id));
}
