import { expect, it } from 'vitest';
import { found } from '../../../test/explained.js';

const xray = (words: string) => found(`XR LUMBAR SPINE\nIMPRESSION: ${words}\n`);

it.each(['Degenerative disk and joint disease at L4-L5.', 'Degenerative disc and facet joint changes at L4-L5.'])(
  '“%s” is told in plain words',
  (words) => {
    const text = xray(words);
    expect(text).toMatch(/wear of the spine discs and joints/);
    expect(text).toMatch(/at L4-L5/);
    expect(text).not.toMatch(/“/);
  },
);

it('wear without a new break tells of both', () => {
  const text = xray('Degenerative changes without acute fracture.');
  expect(text).toMatch(/shows wear and tear/);
  expect(text).toMatch(/shows no new broken bone/);
  expect(text).not.toMatch(/“/);
});

it('a tendon without a tear says nothing of the other tendons', () =>
  expect(found('MRI LEFT SHOULDER\nFINDINGS: Rotator cuff: Tendinopathy without discrete tear.\n')).not.toMatch(
    /shows no sign of a tear/,
  ));
