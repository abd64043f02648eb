import { describe, expect, it } from 'vitest';
import { asked, explained, findings, found } from '../../../test/explained.js';

describe('rows of a scan in pregnancy', () => {
  const scan = (line: string) => found(`OBSTETRIC ULTRASOUND\nFindings:\nSingle live intrauterine pregnancy.\n${line}`);

  it('tells the neck of the womb clause by clause', () => {
    const told = scan('Cervix: 41 mm, closed, no funnelling.');
    expect(told).toContain(
      'The neck of your womb (cervix) is 41 mm long. It is closed. It does not open from the inside',
    );
    expect(told).not.toContain('“');
  });

  it('leaves a neck of the womb that opens to its finding', () => {
    expect(scan('Cervix: 14 mm, open, with funnelling.')).not.toContain('It is closed');
  });

  it('tells where the afterbirth lies and that it does not lie over the way out', () => {
    expect(scan('Placenta: posterior, not previa.')).toContain(
      'The placenta (afterbirth) lies at the back. It does not lie over the way out of the womb (not previa).',
    );
    expect(scan('The placental edge is 31 mm from the internal os. It does not cover the os.')).toContain(
      'The placenta (afterbirth) does not lie over the way out of the womb (os).',
    );
  });

  it('does not tell a low afterbirth as one that lies as it should', () => {
    expect(scan('Placenta: posterior, low lying.')).not.toContain('The placenta (afterbirth) lies at the back.');
  });

  it('tells what could not be seen, and when to come back for it', () => {
    const text =
      'OBSTETRIC ULTRASOUND\nSingle live intrauterine pregnancy.\nImpression:\n1. Incomplete cardiac views: return in 2-3 wks.';
    expect(findings(text)).toContain('The pictures do not show all of the baby’s heart yet.');
    expect(asked(text)).toContain('come back in 2 to 3 weeks');
  });

  it('takes a scan of the first months for an ultrasound of a pregnancy', () => {
    expect(explained('FIRST TRIMESTER SCAN\nSingle intrauterine gestation. CRL 58 mm. NT 1.3 mm.').title).toBe(
      'Ultrasound of the pregnancy',
    );
  });
});

describe('organs that an ultrasound measures', () => {
  const pelvis = (line: string) => found(`PELVIC ULTRASOUND\nFindings:\n${line}`);

  it('tells size and looks', () => {
    expect(pelvis('Endometrium 8 mm, homogeneous.')).toContain(
      'The lining of your womb is 8 mm thick. It looked even throughout (homogeneous).',
    );
    expect(pelvis('Right ovary 2.9 cm, normal.')).toContain('Your right ovary measures 2.9 cm. It looked normal.');
  });

  it('says nothing of an organ with more to it', () => {
    expect(pelvis('Right ovary 4.9 cm, with a complex cyst.')).not.toContain('Your right ovary measures');
  });

  it('says of nodes alone that they do not look abnormal', () => {
    const told = found('ULTRASOUND LEFT BREAST\nFindings: Right axilla shows no abnormal nodes.');
    expect(told).toContain('The lymph nodes in your right armpit did not look abnormal.');
    expect(told).not.toContain('Your right armpit looked normal');
  });
});

describe('valves of the heart', () => {
  it('tells each valve by its letters', () => {
    const told = found(
      'TRANSTHORACIC ECHOCARDIOGRAM\nAV: calcified, moderate stenosis, mean gradient 24 mmHg, AVA 1.3 cm2\nMV: mild regurgitation\nTV: trivial regurgitation, RVSP 30 mmHg',
    );
    expect(told).toContain('Your aortic heart valve is moderately narrowed (stenosis). It is hardened with calcium');
    expect(told).toContain('Its opening measures 1.3 square cm');
    expect(told).toContain('Your mitral heart valve leaks mildly (regurgitation).');
    expect(told).not.toContain('“');
  });

  it('leaves a line with an unknown clause as it was', () => {
    const told = findings('TRANSTHORACIC ECHOCARDIOGRAM\nAV: moderate stenosis, vegetation 8 mm on the right cusp');
    expect(told).not.toContain('Your aortic heart valve is moderately narrowed');
  });
});

describe('tests of the work of the body', () => {
  it('tells how the density of bones has changed, part by part', () => {
    const told = found(
      'DXA BONE DENSITY\nLumbar spine T-score -2.6.\nCompared with 2020: Significant decline at the spine, hip stable.',
    );
    expect(told).toContain('Since 2020, the bone density of your spine has gone down');
    expect(told).toContain('The bone density of your hip has stayed the same.');
  });

  it('tells the resting brain waves and what flashing lights did', () => {
    const told = found(
      'EEG REPORT\nDescription: The posterior dominant rhythm is 9 Hz and reactive to eye opening. Photic stimulation produced no abnormal response.',
    );
    expect(told).toContain('The resting brain waves at the back of your head run at 9 waves a second (Hz)');
    expect(told).toContain('Flashing lights (photic stimulation) brought out nothing abnormal.');
  });
});

describe('what must not be told', () => {
  it('takes a spot in the gland below the brain for no illness of the pancreas', () => {
    const text =
      'MRI PITUITARY\nThere is a 6 mm hypoenhancing lesion in the right half of the pituitary gland. The cavernous sinuses are clear.';
    const analysis = explained(text);
    expect(analysis.findings.filter(({ importance }) => importance === 'urgent')).toEqual([]);
    expect(analysis.title).toBe('MRI scan of the hormone gland below the brain');
  });

  it('denies no smear result by the test for a virus behind it', () => {
    const told = findings('Pap: ASCUS, HPV negative.');
    expect(told).toContain('unclear surface cells (ASCUS)');
    expect(told).not.toMatch(/no sign of unclear surface cells/);
  });

  it('ends a sentence behind thousandths of a second', () => {
    const told = findings(
      'NERVE CONDUCTION STUDY\nLeft median motor distal latency prolonged at 5.9 ms. Left median sensory response absent.',
    );
    expect(told).not.toMatch(/no sign of a slow nerve signal/);
    expect(told).toMatch(/slow nerve signal/);
  });

  it('tells a numbered lump once, whatever it is called again', () => {
    const analysis = explained(
      'CT CHEST\nFindings:\nNodule 1: right upper lobe, 5 mm, solid.\nNodule 2: left lower lobe, 4 mm, ground glass.\nNodule 1 is unchanged. Nodule 2 is new.\nImpression: Two pulmonary nodules.',
    );
    expect(analysis.findings.filter(({ text }) => text.includes('“Nodule 2”'))).toHaveLength(1);
  });

  it('takes a reading of the blood pressure alone for a report', () => {
    expect(() => explained('BP 164/92')).not.toThrow();
  });
});

describe('a pregnancy outside the womb', () => {
  it('is the mother’s, and so is the blood in her belly', () => {
    const said = findings(
      'EARLY PREGNANCY UNIT - ULTRASOUND\n\nUTERUS: No intrauterine gestation sac seen.\nLEFT ADNEXA: Mass with echogenic ring, 24 x 21 x 19 mm, containing a yolk sac. CRL 4 mm.\n\nCONCLUSION:\nLeft tubal ectopic pregnancy. Moderate echogenic fluid suspicious for haemoperitoneum.',
    );
    expect(said).toMatch(/your left tube/);
    expect(said).not.toMatch(/the baby’s left|in the baby/);
  });
});
