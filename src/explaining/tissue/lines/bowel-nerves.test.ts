import { describe, expect, it } from 'vitest';
import { explained, found } from '../../../../test/explained.js';
import { plainLine } from '../plain-lines.js';

const texts = (line: string) => plainLine(line)?.texts.join('. ') ?? null;

describe('nerve cells of the bowel', () => {
  it.each([
    [
      'Ganglion cells are absent at 1 cm and 3 cm',
      'no nerve cells of the bowel (ganglion cells) were seen at 1 cm and 3 cm. these cells make the bowel move stool along',
    ],
    [
      'No ganglion cells identified',
      'no nerve cells of the bowel (ganglion cells) were seen. these cells make the bowel move stool along',
    ],
    ['Ganglion cells: present', 'the nerve cells of the bowel (ganglion cells) are there, as they should be'],
    ['Hypertrophic nerve trunks are present', 'the nerves in the wall of the bowel are thick'],
    ['Calretinin: absent staining', 'the stain for the nerves of the bowel (calretinin) was negative'],
  ])('%s', (line, plain) => {
    expect(texts(line)).toBe(plain);
  });

  it('lets the answer head the summary', () => {
    const report =
      'RECTAL BIOPSY\nClinical: constipation since birth\nDiagnosis: Ganglion cells present in the submucosa.';
    expect(explained(report).summary).toMatch(/^The nerve cells of the bowel \(ganglion cells\) are there/);
    expect(found(report)).toContain('as they should be');
  });
});
