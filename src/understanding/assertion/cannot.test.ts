import { expect, it } from 'vitest';
import { found } from '../../../test/explained.js';

it('leaves what is there apart from what cannot be excluded beside it', () => {
  const told = found('CT CHEST\nIMPRESSION: There is a nodule in the left lung and pneumonia cannot be excluded.\n');
  expect(told).toMatch(/The scan shows a small lump \(nodule\) in your left lung/);
  expect(told).toMatch(/lung infection[^.]* could not be ruled out/);
  expect(told).not.toMatch(/lump[^.]* could not be ruled out/);
});
