import { fleschKincaid } from '../../src/explaining/index.js';
import type { KnowledgeData } from '../../src/knowledge/schema.js';
import { readerTexts } from './texts.js';
import { entriesOf } from './types.js';

/** What the base covers, as lines to print: counts by folder, kind, system and review, and shares of filled fields. */
export function coverageReport(data: KnowledgeData): string[] {
  const all = entriesOf(data);
  const names =
    data.concepts.reduce((sum, one) => sum + 1 + one.synonyms.length + one.adjectives.length, 0) +
    data.labs.reduce((sum, one) => sum + 1 + one.synonyms.length, 0) +
    data.medicines.reduce((sum, one) => sum + 1 + one.brands.length + one.synonyms.length, 0);
  const important = data.concepts.filter((one) => one.importance === 'important' || one.importance === 'urgent');
  const meanings = [...data.concepts, ...data.labs]
    .map((one) => fleschKincaid([one.meaning]).fkgl)
    .sort((a, b) => a - b);
  return [
    `entries          ${all.length} (${tally(all.map((one) => one.folder))})`,
    `names            ${names}`,
    `concepts by kind ${tally(data.concepts.map((one) => one.kind))}`,
    `by system        ${tally(data.concepts.map((one) => one.system))}`,
    `by importance    ${tally(data.concepts.map((one) => one.importance))}`,
    `labs by specimen ${tally(data.labs.map((one) => one.specimen))}`,
    `labs with        LOINC ${share(data.labs, (one) => one.loinc !== undefined)}, causes ${share(data.labs, (one) => one.low.length + one.high.length > 0)}, critical limits ${share(data.labs, (one) => one.critical.length > 0)}, general ranges ${share(data.labs, (one) => one.ranges.length > 0)}, a question ${share(data.labs, (one) => one.ask !== undefined)}`,
    `important        ${important.length} concepts, with a question ${share(important, (one) => one.ask !== undefined)}`,
    `short forms      ${data.abbreviations.length}, with several senses ${share(data.abbreviations, (one) => one.senses.length > 1)}`,
    `urgent           ${data.urgent.length} findings on ${new Set(data.urgent.map((one) => one.concept)).size} concepts`,
    `review           ${tally(all.map((one) => one.entry.review))}`,
    `source read      ${share(all, (one) => one.entry.sourceChecked)} of entries; numbers of labs with their own checked source ${data.labs.flatMap((one) => [...one.critical, ...one.ranges]).filter((one) => one.sourceChecked).length}`,
    `grade            median of meanings ${meanings[Math.floor(meanings.length / 2)] ?? 0}, all ${readerTexts(data).length} texts at most 8 unless listed above`,
  ];
}

function tally(values: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([value, count]) => `${value} ${count}`)
    .join(', ');
}

function share<T>(list: readonly T[], holds: (one: T) => boolean): string {
  const count = list.filter(holds).length;
  return `${count} of ${list.length} (${list.length === 0 ? 0 : Math.round((100 * count) / list.length)}%)`;
}
