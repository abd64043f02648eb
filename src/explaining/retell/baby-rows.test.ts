import { describe, expect, it } from 'vitest';
import { explained, found } from '../../../test/explained.js';

const SCAN = (rows: string, impression = 'Living pregnancy.') =>
  `OBSTETRIC ULTRASOUND\n\nFINDINGS:\nFetal Lie: Longitudinal\nBIOMETRY:\n${rows}\n\nIMPRESSION:\n${impression}`;

describe('rows of a scan in pregnancy', () => {
  it.each([
    ['BPD: 8.2 cm consistent with 33 weeks, 1 day gestation', 'The baby’s head is 8.2 cm wide (BPD), which fits 33 weeks, 1 day of pregnancy.'],
    ['HC: 30.1cm which equals 33weeks and 4days gestational age.', 'The baby’s head is 30.1 cm around (HC), which fits 33 weeks and 4 days of pregnancy.'],
    ['FL/AC: 25 (20-24)', 'The thigh bone held against the belly (FL/AC) is 25, above the range that the report gives (20 to 24).'],
    ['EFW: 1,905 grams = 7th percentile', 'The baby’s guessed weight is 1,905 grams, on the 7th line of the growth chart (percentile).'],
    ['ESTIMATED FETAL WEIGHT PERCENTILE: 31%.', 'The baby’s guessed weight is on the 31st line of the growth chart (percentile).'],
    ['EDD BY DATES: 03/09/21', 'By the dates you gave, your due date is 03/09/21.'],
    ['GESTATIONAL AGE BY CURRENT ULTRASOUND: 31 weeks 3 days +/- 2 weeks', 'By this ultrasound, you are 31 weeks 3 days pregnant, give or take 2 weeks.'],
    ['L M P: 06/02/20', 'The first day of your last period (LMP) was 06/02/20.'],
    ['Fetal Cardiac Activity: Normal at 144 BPM', 'The baby’s heartbeat is normal, at 144 beats a minute.'],
    ['Fetal Presentation: Breech', 'The baby lies bottom first (breech).'],
    ['Placenta: Posterior Grade II', 'The placenta (afterbirth) lies at the back (posterior) and is of grade II.'],
    ['AFI: 14.1 cm', 'The fluid around the baby measures 14.1 cm (AFI).'],
    ['No evidence of gross anatomical abnormality, with a biophysical profile total equal to 8 out of 8.', 'The well-being score of the baby (biophysical profile) is 8 out of 8.'],
  ])('are each told in a plain sentence: %s', (row, told) => {
    expect(found(SCAN(row))).toContain(told);
  }); // biome-ignore format: one row a line

  it('are told one by one where a line holds several', () => {
    const told = found(SCAN('EFW: 2,140 grams (4 lbs 11 ozs) = 44th percentile EDD BY CURRENT ULTRASOUND: 08/10/21'));
    expect(told).toContain(
      'The baby’s guessed weight is 2,140 grams (4 lbs 11 ozs), on the 44th line of the growth chart (percentile).',
    );
    expect(told).toContain('By this ultrasound, your due date is 08/10/21.');
  });

  it('are gathered in one sentence where they are bare sizes', () => {
    const told = found(SCAN('BPD 81 mm, HC 298 mm, AC 262 mm, FL 61 mm'));
    expect(told).toMatch(
      /sizes of the baby: width of the head \(BPD\) 81 mm, .* and length of the thigh bone \(FL\) 61 mm/,
    );
  });

  it('are the baby’s, and one part that is well is no word on the whole child', () => {
    const told = found(SCAN('Fetal Cranium: Normal\nFetal Limbs: Normal\nFetal Profile: Normal'));
    expect(told).toContain('The baby’s skull looked normal.');
    expect(told).toMatch(/The baby’s arms? (?:and|or) legs? looked normal/);
    expect(told).not.toMatch(/your skull|in your unborn baby|Your unborn baby looked normal/i);
  });

  it('leave what is no such row to the rest', () => {
    const told = found(SCAN('Placenta: Low-lying, 8 mm from the internal os', 'No fetal cardiac activity.'));
    expect(told).not.toMatch(/placenta \(afterbirth\) lies/);
    expect(told).not.toMatch(/heartbeat (?:is normal|was seen)/);
  });

  it('are of the reader’s pregnancy, and too little fluid is no illness of the family', () => {
    const text = SCAN('EFW: 1,905 grams', 'Twin A is small for gestational age but equal to twin B.\nLow amniotic fluid volume.');
    expect(explained(text).findings.map(({ text: told }) => told).join(' ')).not.toMatch(/family/);
  }); // biome-ignore format: one text
});

describe('what a test does not pick up', () => {
  const study = (line: string) => `NERVE CONDUCTION study\n\nFINDINGS:\n${line}`;

  it.each([
    ['Bilateral sural sensory responses are absent.', /signal that could not be measured .* in both outer calf nerves/],
    ['No response was obtained from the right ulnar nerve.', /signal that could not be measured/],
  ])('is the signal, and never the nerve: %s', (line, told) => {
    expect(found(study(line))).toMatch(told);
    expect(found(study(line))).not.toMatch(/nerves? (?:is|are) absent/);
  });

  it('is no test that was left out', () => {
    expect(
      found('LEG ULTRASOUND\n\nFINDINGS:\nDoppler signals are absent at the left posterior tibial artery.'),
    ).not.toMatch(/did not have/);
  });

  it('is nothing that is well', () => {
    const { findings } = explained('HIDA SCAN\n\nFINDINGS:\nNo uptake is seen in the gallbladder.');
    expect(findings.map(({ importance }) => importance)).toContain('note');
    const calm = explained('BONE SCAN\n\nFINDINGS:\nNo abnormal uptake is seen in the spine.').findings;
    expect(calm.every(({ importance }) => importance === 'normal')).toBe(true);
  });
});
