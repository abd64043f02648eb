import { expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const asked = (line: string) =>
  explainReport(
    `DISCHARGE SUMMARY\n\nDIAGNOSIS: Fracture of the ankle.\n\nHOSPITAL COURSE: He improved.\n\nDISCHARGE INSTRUCTIONS\n${line}\n`,
    knowledge,
  ).recommendations.map(({ text }) => text).join('\n'); // biome-ignore format: one call

it.each([
  ['Non weight bearing on the right leg for 6 weeks.', 'Put no weight on your right leg for 6 weeks.'],
  ['NWB LLE x 4-6 weeks', 'Put no weight on your left leg for 4-6 weeks.'],
  ['Non weight bearing on the right leg until seen.', 'Put no weight on your right leg until you are seen again.'],
  ['Weight bearing as tolerated on the left leg in a boot.', 'You may put as much weight on your left leg as you can bear in a boot.'],
  ['WBAT.', 'You may put as much weight on it as you can bear.'],
  ['Resume normal activity as tolerated.', 'You can go back to your usual activities as far as you feel able.'],
])('%s', (line, wanted) => {
  expect(asked(line)).toContain(wanted);
}); // biome-ignore format: a table

it('a condition is never lost', () => {
  expect(asked('Non weight bearing unless using the frame.')).toMatch(/unless/);
});
