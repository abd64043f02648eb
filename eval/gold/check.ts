// Proves the form of the gold data: npx tsx eval/gold/check.ts
import { readFileSync } from 'node:fs';

interface KeyReport {
  id: string;
  type: string;
  text: string;
  key: { quote: string; say: string[][]; assertion: string; accept?: string[]; change?: string; laterality?: string }[];
  never: { pattern: string; why: string }[];
}
interface UrgentPiece {
  id: string;
  text: string;
  urgent: { quote: string; state: string }[];
}
interface Mention {
  id: string;
  sentence: string;
  start: number;
  end: number;
  negation: string;
  temporality: string;
  experiencer: string;
}

const faults: string[] = [];
const must = (holds: boolean, what: string) => {
  if (!holds) faults.push(what);
};

function read<T extends { id: string }>(name: string): T[] {
  const rows = readFileSync(new URL(name, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const all = rows.map((row) => JSON.parse(row) as T);
  must(new Set(all.map((one) => one.id)).size === all.length, `${name}: an id stands twice`);
  return all;
}

function expression(id: string, source: string): void {
  try {
    must(!new RegExp(source, 'i').test(''), `${id}: matches nothing at all: ${source}`);
  } catch {
    faults.push(`${id}: does not compile: ${source}`);
  }
}

const oneOf = (id: string, value: string, allowed: string) =>
  must(allowed.split(' ').includes(value), `${id}: unknown label ${value}`);

const KEY_FILES = [
  '',
  '-second',
  '-third',
  '-fourth',
  '-fifth',
  '-sixth',
  '-seventh',
  '-eighth',
  '-ninth',
  '-tenth',
  '-own',
].map((which) => `key-findings${which}.jsonl`);
for (const report of KEY_FILES.flatMap((file) => read<KeyReport>(file))) {
  oneOf(report.id, report.type, 'imaging laboratory pathology discharge_summary other');
  for (const key of report.key) {
    must(report.text.split(key.quote).length === 2, `${report.id}: not once in the text: ${key.quote}`);
    for (const label of [key.assertion, ...(key.accept ?? [])]) {
      oneOf(report.id, label, 'present absent possible historical family conditional');
    }
    if (key.change) oneOf(report.id, key.change, 'new stable increased decreased resolved');
    if (key.laterality) oneOf(report.id, key.laterality, 'left right both');
    for (const group of key.say) for (const source of group) expression(report.id, source);
  }
  for (const trap of report.never) expression(report.id, trap.pattern);
}

for (const piece of [
  ...read<UrgentPiece>('urgent.jsonl'),
  ...read<UrgentPiece>('urgent-second.jsonl'),
  ...read<UrgentPiece>('urgent-third.jsonl'),
  ...read<UrgentPiece>('urgent-fourth.jsonl'),
  ...read<UrgentPiece>('urgent-fifth.jsonl'),
  ...read<UrgentPiece>('urgent-sixth.jsonl'),
  ...read<UrgentPiece>('urgent-seventh.jsonl'),
  ...read<UrgentPiece>('urgent-eighth.jsonl'),
  ...read<UrgentPiece>('urgent-own.jsonl'),
  ...read<UrgentPiece>('urgent-open.jsonl'),
]) {
  for (const { quote, state } of piece.urgent) {
    must(piece.text.split(quote).length === 2, `${piece.id}: not once in the text: ${quote}`);
    oneOf(piece.id, state, 'new known equivocal');
  }
}

for (const mention of ['', '-second', '-third', '-fourth'].flatMap((set) => read<Mention>(`assertion${set}.jsonl`))) {
  const words = mention.sentence.slice(mention.start, mention.end);
  must(words.length > 1 && words.trim() === words, `${mention.id}: bad offsets: "${words}"`);
  oneOf(mention.id, mention.negation, 'affirmed negated possible');
  oneOf(mention.id, mention.temporality, 'recent historical hypothetical');
  oneOf(mention.id, mention.experiencer, 'patient family other');
}

for (const fault of faults) console.log(fault);
console.log(faults.length === 0 ? 'The gold data is well formed.' : `${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
