import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { explainReport } from '../../explaining/index.js';
import { createKnowledge } from '../../knowledge/index.js';

const knowledge = createKnowledge(
  JSON.parse(readFileSync(new URL('../../knowledge/compiled.json', import.meta.url), 'utf8')),
);
const found = (line: string) =>
  explainReport(`CLINIC LETTER\nDiagnosis: Heart failure\n\nDear Dr X\n\n${line}\n`, knowledge).findings;

describe('what stands with its amount behind a denial', () => {
  it.each([
    ['Echo: EF 45%, no thrombus, trivial MR, mild TR.', /leak of the mitral/],
    ['No effusion, small PFO.', /opening between the upper/],
    ['No aneurysm, moderate LVH.', /thickening of the heart muscle/],
    ['No stones, mild hydronephrosis.', /kidney swelling/],
    ['No dissection, 60% stenosis of the RCA.', /narrowed by 60%/],
  ])('is there: %s', (line, words) => {
    const one = found(line).find(({ text }) => words.test(text));
    expect(one?.assertion).toBe('present');
  });
  it.each(['No mild, moderate or severe stenosis.', 'No large effusion, small pneumothorax or mass.'])(
    'is denied with the rest: %s',
    (line) => {
      expect(
        found(line).filter(({ text, assertion }) => !/heart failure/i.test(text) && assertion === 'present'),
      ).toEqual([]);
    },
  );
});
