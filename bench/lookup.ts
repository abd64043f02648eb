import { readFileSync } from 'node:fs';
import { createKnowledge, type EducationData, type KnowledgeData } from '../src/knowledge/index.js';
import { createLookup, type Lookup } from '../src/lookup/index.js';
import { ms, row } from './figures.js';

const file = (name: string) => JSON.parse(readFileSync(new URL(`../src/knowledge/${name}`, import.meta.url), 'utf8'));

/** What people type: names, short forms, slips, phrases, questions, and words that nobody knows. */
const TYPED = [
  ...[
    'hypertension',
    'HTN',
    'BI-RADS 4B',
    'PSA 4.2',
    'my potassium is 6.3 is that bad',
    'INR 5.8 on warfarin',
    'appendix 11 mm with fat stranding',
    'high blood presure',
    'newmonia',
    'what is an mri',
    'blorfing',
    'hepatocardiopathy',
    'MS',
  ],
  ...[
    'ground glass opacity right lower lobe',
    'is high creatinine bad',
    'sugar test',
    'acute on chronic heart failure',
  ],
];
const ROUNDS = 100;

/** Time of a search and of suggestions on the whole base, and how it grows with the size of the base. */
export function benchLookup(): void {
  console.log('lookup');
  const data = file('compiled.json') as KnowledgeData;
  const education = file('education.json') as EducationData;
  const sized = [0.25, 0.5, 1].map((share) => {
    const part = { ...data, concepts: data.concepts.slice(0, Math.round(data.concepts.length * share)) };
    const begun = performance.now();
    const lookup = createLookup(createKnowledge(part), { ...education, layWords: share < 1 ? [] : education.layWords });
    return { names: part.concepts.length, built: performance.now() - begun, lookup };
  });
  for (const { names, built, lookup } of sized) {
    const terms = timesOf((query) => lookup.explainTerm(query));
    const typing = timesOf((query) => suggestWhileTyped(lookup, query));
    row(`${names} concepts`, `built in ${ms(built)}`);
    row('  a term', `median ${ms(at(terms, 0.5))}, p99 ${ms(at(terms, 0.99))}`);
    row('  suggestions after a few letters', `median ${ms(at(typing, 0.5))}, p99 ${ms(at(typing, 0.99))}`);
  }
}

/** Suggestions after the first letters, as the page asks for them. */
function suggestWhileTyped(lookup: Lookup, query: string): void {
  lookup.suggestTerms(query.slice(0, 1 + (query.length % 6)));
}

/** Milliseconds of the processor for each question: what else the machine does is left out. */
function timesOf(ask: (query: string) => unknown): number[] {
  for (const query of TYPED) ask(query);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const query of TYPED) {
      const before = process.cpuUsage();
      ask(query);
      const { user, system } = process.cpuUsage(before);
      times.push((user + system) / 1000);
    }
  }
  return times.sort((a, b) => a - b);
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
