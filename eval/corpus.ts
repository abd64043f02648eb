import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type {
  Assertion,
  Change,
  Importance,
  LabStatus,
  Laterality,
  ReportType,
  Urgency,
} from '../src/contract/analysis.js';

const root = new URL('..', import.meta.url).pathname;
const corpus = join(root, '../shared/corpus');

/** What must be found in a sample: see samples/README.md. */
export interface Expected {
  type: ReportType;
  titleHas?: string[];
  findings?: {
    quote: string;
    assertion?: Assertion;
    laterality?: Laterality;
    importance?: Importance;
    change?: Change;
    urgency?: Urgency;
    notUrgency?: Urgency;
    sensitive?: boolean;
    measurement?: { value: number; unit: string };
  }[];
  labs?: {
    name: string;
    test?: string;
    value?: string;
    number?: number;
    unit?: string;
    range?: [number | null, number | null];
    status: LabStatus;
    flag?: string;
    previous?: string;
  }[];
  labCount?: number;
  recommendations?: string[];
  medicines?: { quote: string; change?: string }[];
  urgent?: string[];
}

export interface Sample {
  id: string;
  type: ReportType;
  text: string;
  expected: Expected;
}

/** The synthetic reports of this repository, each with what must be found in it. */
export function loadSamples(): Sample[] {
  const folder = join(root, 'samples');
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'out')
    .flatMap((entry) =>
      readdirSync(join(folder, entry.name))
        .filter((name) => name.endsWith('.txt'))
        .sort()
        .map((name) => {
          const path = join(folder, entry.name, name);
          const expected = parse(readFileSync(path.replace(/\.txt$/, '.expected.yaml'), 'utf8')) as Expected;
          return {
            id: `${entry.name}/${name.replace(/\.txt$/, '')}`,
            type: expected.type,
            text: readFileSync(path, 'utf8'),
            expected,
          };
        }),
    );
}

/** Records of a development set, or none where the set is not present. It is never shipped. */
export function loadCorpus<T>(path: string): T[] {
  const file = join(corpus, path);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);
}

/** Every k-th record so that about `count` are taken: the same ones in each run. */
export function spread<T>(records: T[], count: number): T[] {
  if (records.length <= count) return records;
  const step = records.length / count;
  return Array.from({ length: count }, (_, index) => records[Math.floor(index * step)] as T);
}

/** A file of the development data as text, or nothing where it is not present. */
export function loadText(path: string): string {
  const file = join(corpus, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Words of general English, which say in a report what they say anywhere. */
export function everydayEnglish(): Set<string> {
  return new Set(readFileSync(`${root}eval/terms/everyday-english.txt`, 'utf8').trim().split('\n'));
}
