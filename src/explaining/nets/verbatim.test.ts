import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const root = new URL('../../..', import.meta.url).pathname;
const texts = ['eval/readings/fourth', 'samples/discharge', 'samples/laboratory']
  .flatMap((folder) => readdirSync(join(root, folder)).map((file) => join(folder, file)))
  .filter((file) => file.endsWith('.txt'));

/** White space, the bars of a table, dots that lead to the next column and the kind of a quotation mark may differ. */
const bare = (text: string) => text.replace(/\.{2,}|[\s“”"‘’'|*:]+/g, '');

const written = (text: string) => {
  const { sentences, plain } = explainReport(text, knowledge);
  return [...sentences, ...plain].map((one) => one.text);
};

describe('a quotation', () => {
  it('stands letter for letter in the report', { timeout: 120_000 }, () => {
    for (const file of texts) {
      const text = readFileSync(join(root, file), 'utf8');
      const whole = bare(text);
      for (const line of written(text))
        for (const [, quote = ''] of line.matchAll(/“([^”]*)”/g))
          for (const piece of quote.split('…')) expect(whole, `${file}: ${line}`).toContain(bare(piece));
    }
  });

  it.each([
    ['Frobnicated lucency, incl. one w/ a sclerotic rim.', 'Frobnicated lucency, incl. one w/ a sclerotic rim'],
    ['R elastance — tender ++ over the joint.', 'R elastance — tender ++ over the joint'],
    ['Frobnicate in 2/52 @ fracture clinic.', 'Frobnicate in 2/52 @ fracture clinic'],
    ['FROBNICATED ELASTANCE OF THE DISTAL ULNA, UNRESOLVED.', 'FROBNICATED ELASTANCE OF THE DISTAL ULNA, UNRESOLVED'],
  ])('changes nothing: %s', (line, words) => {
    const text = `XR WRIST\n\nFINDINGS: No fracture.\n\nIMPRESSION:\n${line}\n`;
    const quotes = written(text).flatMap((one) => [...one.matchAll(/“([^”]*)”/g)].map(([, quote]) => quote ?? ''));
    expect(quotes.join('\n')).toContain(words);
  });

  it('has its short forms explained once, in one sentence behind it', () => {
    const text =
      'DISCHARGE SUMMARY\n\nDISCHARGE DIAGNOSIS: Asthma.\n\nHOSPITAL COURSE:\nL shoulder x-rayed for hx of frobnicated elastance, quibbed, w/o change.\n';
    const all = explainReport(text, knowledge)
      .findings.map((one) => one.text)
      .join('\n');
    expect(all).toContain('“L” means left, “hx” means history and “w/o” means without.');
  });
});
