import { describe, expect, it } from 'vitest';
import { asked, explained, found } from '../../../test/explained.js';

const NOTE = (line: string) =>
  `OPERATIVE NOTE\n\nPROCEDURE: Fusion of the neck.\n\nDESCRIPTION OF PROCEDURE:\nThe patient was brought to the operating room. ${line} The wound was closed.`;
const LETTER = (line: string) => `CLINIC LETTER\n\nDIAGNOSIS: Bowel polyp.\n\n${line}\n`;

describe('lines that planners could only quote', () => {
  it('are told in plain words where all their words can be, without a list of meanings behind them', () => {
    const said = found(NOTE('Two screws were then placed into each of the vertebral bodies at C3, C4, and C5.'));
    expect(said).toContain('Two screws were then placed into each of the spine bones at C3, C4, and C5.');
    expect(said).not.toContain('“vertebral bodies” means');
  });

  it('keep a word that is not known in quotation marks, and tell the rest', () => {
    const said = found(NOTE('Two screws were then zorbled into each of the vertebral bodies at C3, C4, and C5.'));
    expect(said).toContain('Two screws were then “zorbled” into each of the spine bones at C3, C4, and C5.');
  });

  it('stay as they are where more than two words are not known', () => {
    const line = 'Two screws were then zorbled and quibbed into each of the frabbed vertebral bodies.';
    expect(found(NOTE(line))).toContain(`“${line.slice(0, -1)}”`);
  });

  it('are listed where they have no verb', () => {
    const said = found(LETTER('Tourniquet time 40 minutes, right knee.'));
    expect(said).not.toContain('“Tourniquet time');
  });

  it('have their stretches of days spelled out', () => {
    expect(found(LETTER('GP review only if not settling 3-4/7 please.'))).toContain('not settling 3 to 4 days');
  });

  it('speak to the reader', () => {
    const said = found(LETTER('You should take part in the national bowel screening programme when invited.'));
    expect(said).not.toContain('“You should');
  });

  it('are told where the reader stands as the one who does something', () => {
    const said = found(LETTER('On 10/14, the patient lost the ability to hold the pharmacologic patch by herself.'));
    expect(said).not.toContain('“On 10/14');
  });
});

describe('lines that stand beside what is told of them', () => {
  const ofScan = (line: string) => `CT CHEST\nFINDINGS: Heart normal.\nIMPRESSION: ${line}`;

  it('are told in everyday words instead of being quoted, with words that nobody explains as they are', () => {
    const said = found(ofScan('Small left effusion, slightly larger, with a zorbled edge along the fissure.'));
    expect(said).toMatch(/In more detail: small .*slightly larger, with a “zorbled” edge/);
    expect(said).not.toContain('In the report’s words');
  });

  it('keep marks and shorthand in the report’s words', () => {
    expect(found(ofScan('Nodule in the left breast, N+5.5 cm, slightly larger.'))).not.toMatch(
      /In more detail: .*N\+5/,
    );
  });

  it('keep their words where they can only be a sign of something', () => {
    const said = found('CT CHEST\nIMPRESSION: RV:LV ratio 1.3, flattening of septum, clot burden large.');
    expect(said).toContain('can be a sign of');
    expect(said).not.toContain('In more detail');
  });

  it('keep the number of a segment beside its name', () => {
    expect(found('CT ABDOMEN\nIMPRESSION: Cirrhosis; 2.1 cm segment 7 lesion.')).toContain('segment 7');
  });

  it('keep short forms in capitals on a line in capitals', () => {
    expect(
      found(
        'DISCHARGE SUMMARY\nDIAGNOSIS: ANAEMIA.\nHOSPITAL COURSE: GIVEN 2 UNITS OF PRBC FOR ANAEMIA AND THEN FELT WELL.\n',
      ),
    ).not.toContain('prbc');
  });

  it('stand behind the words that say what they are about', () => {
    const said = found(
      'CT ABDOMEN\nINDICATION: Left lower quadrant pain and low grade fever. PSA 5.9 -> 8.4 over 14 months.\nIMPRESSION: Gallstones.\n',
    );
    expect(said).toContain('As the reason for the test, the report says: lower left belly pain and low grade fever.');
    expect(said).toContain('PSA (prostate protein) 5.9 → 8.4 over 14 months');
  });

  it('do not gather why a test was done among what looked normal', () => {
    const told = explained('CT ABDOMEN\nINDICATION: Left lower quadrant pain.\nIMPRESSION: Gallstones.\n');
    expect(told.findings.find(({ text }) => text.startsWith('As the reason for the test'))?.importance).toBe('note');
  });

  it('say in which cases to come back, in everyday words', () => {
    const text = asked(
      'DISCHARGE SUMMARY\nDIAGNOSIS: Pneumonia.\n\nReturn if: CP w/ exertion, SOB, fainting, fever.\n',
    );
    expect(text).toContain(
      'Go back for care in these cases: chest pain with exertion, shortness of breath, fainting, fever.',
    );
  });

  it('hold stages, whose letters are no patient', () => {
    const said = found(
      'CLINIC LETTER\nDiagnosis: Colon cancer.\nThe tumour reached the subserosal fat (pT3) and one node was involved.\n',
    );
    expect(said).not.toContain('you3');
    expect(said).toContain('(pT3)');
  });

  it('say in words what an arrow stands for', () => {
    expect(
      asked('ED NOTE\nImp: Wrist sprain.\nPlan: home. Return if: ↑ pain, numb fingers, blue fingers, SOB.\n'),
    ).toContain('Go back for care in these cases: more pain, numb fingers, blue fingers, shortness of breath.');
  });

  it('are of the reader, whose pregnancy is no relative', () => {
    const scan = (why: string) =>
      explained(`VENOUS DUPLEX\nREASON FOR EXAM: ${why}\nFINDINGS: Veins patent.\nIMPRESSION: No DVT.\n`);
    const who = (why: string) =>
      scan(why).findings.find(({ text }) => text.includes('reason for the test'))?.experiencer;
    expect(who('DVT left leg after pregnancy.')).toBe('patient');
    expect(who('Mother had DVT left leg.')).not.toBe('patient');
  });

  it('are left out where what is told beside them says all of it', () => {
    const scan =
      'CT CHEST\nFINDINGS: There is a solid noncalcified nodule in the right upper lobe.\nIMPRESSION: Solid right upper lobe nodule.\n';
    expect(found(scan)).toMatch(/It is solid/);
    expect(found(scan)).not.toMatch(/In more detail: solid right upper lobe/);
  });

  it('stay in the report’s words where a sample denies a cancer', () => {
    const said = found(
      'THYROID FNA\nDiagnosis: Atypia of undetermined significance (Bethesda III). Features diagnostic of papillary carcinoma are not present.\n',
    );
    expect(said).not.toMatch(/cancer[^.“]* (?:is|are) not present/);
  });
});
