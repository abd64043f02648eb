import { describe, expect, it } from 'vitest';
import { explained } from '../../../test/explained.js';

const all = (text: string) => {
  const { summary, findings } = explained(text);
  return [summary, ...findings.map((one) => one.text)].join('\n');
};

describe('what a sheet holds that cannot wait', () => {
  it('tells of many blasts, and raises no alarm for few', () => {
    const many = explained('COMPLETE BLOOD COUNT\nTest       Result   Flag  Reference\nWBC        52.1     H     4.0-10.5 K/uL\nPlatelets  61       L     150-400 K/uL\nBlasts     44       H     0 %\n'); // biome-ignore format: one sheet
    expect(many.summary).toMatch(/^Some of your results together can be a sign of a blood cancer/);
    expect(many.recommendations.map(({ text }) => text).join('\n')).toMatch(/needs care today|about this result now/);
    expect(all('COMPLETE BLOOD COUNT\nTest       Result   Flag  Reference\nWBC        3.4      L     4.0-10.5 K/uL\nPlatelets  140      L     150-400 K/uL\nBlasts     2        H     0 %\n')).not.toMatch(/cancer|needs care/); // biome-ignore format: one sheet
  });

  it('does not take a germ of the spinal fluid or of the throat for one of the blood', () => {
    const fluid = all(
      'CEREBROSPINAL FLUID\nGram stain: Gram negative diplococci seen\nCSF CULTURE: Neisseria meningitidis isolated.\n',
    );
    expect(fluid).toMatch(/meningitis/);
    expect(fluid).not.toMatch(/blood infection|in the blood \(/);
    expect(all('Specimen: Throat swab\nCulture: Neisseria meningitidis isolated (carriage).\n')).not.toMatch(/blood infection|needs care right now/); // biome-ignore format: one line
    expect(all('Specimen: Blood culture\nCulture: Neisseria meningitidis grown in both bottles.\n')).toMatch(/blood infection with meningitis germs/); // biome-ignore format: one line
  });

  it('leads with a sign whose main finding is told nowhere else', () => {
    const { summary, recommendations } = explained('MICROBIOLOGY\nSpecimen: CSF\nOrganism: Cryptococcus neoformans\n');
    expect(summary).toMatch(/brain's cover/);
    expect(recommendations.map(({ text }) => text).join('\n')).toMatch(/This needs care right now/);
  });
});
