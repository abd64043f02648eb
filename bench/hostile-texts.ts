/** Texts made to be slow: one shape each, of about `length` characters. */
export const HOSTILE_TEXTS: Record<string, (length: number) => string> = {
  'one line of prose': (n) => `${HEAD}${repeat('There is a 9 mm nodule in the right upper lobe, no effusion. ', n)}`,
  'one line without a stop': (n) => `${HEAD}${repeat('a 9 mm nodule in the right upper lobe and no effusion and ', n)}`,
  'one word': (n) => `${HEAD}nodule effusion ${'x'.repeat(n)}`,
  commas: (n) => `${HEAD}nodule${','.repeat(n)} effusion`,
  'a list with commas': (n) => `${HEAD}${repeat('nodule, effusion, mass, ', n)}`,
  'nested brackets': (n) => `${HEAD}nodule ${'('.repeat(n / 2)}effusion${')'.repeat(n / 2)}`,
  'repeated denials': (n) => `${HEAD}${repeat('no evidence of ', n)}nodule`,
  'denials and findings': (n) => `${HEAD}${repeat('no nodule and no effusion without ', n)}mass`,
  'repeated doubts': (n) => `${HEAD}${repeat('possible nodule versus rule out mass if ', n)}`,
  figures: (n) => `${HEAD}nodule ${repeat('1.2 ', n)}`,
  'result rows': (n) => `CBC\n${repeat('Hemoglobin 13.2 g/dL 12.0-15.5\n', n)}`,
  'results in prose': (n) => `LABORATORY DATA: ${repeat('sodium 139, potassium 4.1, chloride 98, ', n)}`,
  'empty lines': (n) => `${HEAD}nodule${'\n'.repeat(n)}effusion`,
  blanks: (n) => `${HEAD}nodule${' '.repeat(n)}effusion`,
  headings: (n) => repeat('IMPRESSION: nodule.\n', n),
  'numbered list': (n) => `${HEAD}${Array.from({ length: n / 15 }, (_, index) => `${index}. nodule. `).join('')}`,
  medicines: (n) => `DISCHARGE MEDICATIONS:\n${repeat('Lasix 40 mg p.o. b.i.d., ', n)}`,
};

const HEAD = 'CT CHEST\nFINDINGS: ';

function repeat(text: string, length: number): string {
  return text.repeat(Math.ceil(length / text.length));
}
