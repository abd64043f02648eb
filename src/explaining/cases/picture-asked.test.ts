import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();

const read = (title: string, lines: string, section = 'FINDINGS') => {
  const told = explainReport(`${title}\n\nINDICATION: Check.\n\n${section}:\n${lines}\n`, knowledge);
  return {
    findings: told.findings,
    found: told.findings.map(({ text }) => text).join(' '),
    asked: told.recommendations.map(({ text }) => text).join(' '),
  };
};

describe('a mark of doubt', () => {
  it.each([
    [
      'US PELVIS',
      'Left ovarian cyst ? endometrioma.',
      /shows a fluid sac on your left ovary/,
      /may show a sac of old blood/,
    ],
    ['US ABDOMEN', 'Right renal lesion ? AML', /shows a spot in your right kidney/, /may show a fatty lump/],
    ['US ABDOMEN', 'Hypoechoic lesion in liver ?hemangioma', /shows an abnormal area/, /may show a knot/],
  ])('asks of what stands behind it: %s %s', (title, line, there, open) => {
    const { found } = read(title, line);
    expect(found).toMatch(there);
    expect(found).toMatch(open);
  });

  it('leaves nothing urgent as found, and a line that begins with it as printed', () => {
    const { findings } = read('US ABDOMEN', 'Appendix not seen ? appendicitis');
    expect(findings.map(({ urgency }) => urgency)).not.toContain('new');
    expect(read('XR WRIST', '? SL ligament disruption.').found).toContain('“? SL ligament disruption”');
    expect(read('US PREGNANCY', 'Echogenic bowel ? significance').found).toMatch(/may show/);
  });
});

describe('a size', () => {
  it.each([
    ['Left hydronephrosis due to 9 mm calculus at the VUJ.', /measures 9 mm/],
    ['Widening of the scapholunate interval to 4 mm, suspicious for ligament injury.', /measures 4 mm/],
    ['CBD dilated to 11 mm from a 6 mm distal stone.', /measures 6 mm/],
  ])('is not that of what it only leads to: %s', (line, never) => {
    expect(read('CT REPORT', line).found).not.toMatch(never);
  });

  it('is not that of the time before where both are printed', () => {
    const { found } = read(
      'CHEST X-RAY',
      'Small left apical pneumothorax has increased, now 1.8 cm (previously 1.1 cm).',
    );
    expect(found).not.toMatch(/measured 1\.8 cm before/);
  });
});

describe('degrees of two levels', () => {
  it('stay two findings, each with its level', () => {
    const { found } = read(
      'MRI LUMBAR SPINE',
      '1. L4-L5 anterolisthesis with severe central canal stenosis.\n2. Mild canal stenosis L3-L4.',
      'IMPRESSION',
    );
    expect(found).toMatch(/severe narrowing of the spinal canal[^.]* at L4-L5/);
    expect(found).toMatch(/mild narrowing of the spinal canal[^.]* at L3-L4/);
  });

  it('are no change of how bright a tissue is', () => {
    const { findings } = read(
      'US ABDOMEN',
      'LIVER: shows diffusely increased echotexture - Grade II fatty infiltration.',
    );
    expect(findings.map(({ change }) => change)).not.toContain('increased');
  });
});

describe('a shift of the brain', () => {
  it.each([
    [
      'No midline shift on the prior study; there is now 4 mm shift to the right.',
      /shift of the brain to the right/,
      'new',
    ],
    ['7 mm of left to right shift.', /shift of the brain to the right/, 'new'],
    ['5 mm leftward midline shift.', /shift of the brain to the left/, 'new'],
    ['6 mm midline shift remains.', /shift of the brain/, 'known'],
    ['Midline shift persists, 5 mm.', /shift of the brain/, 'known'],
  ])('is told with its way and its time: %s', (line, says, state) => {
    const { findings, found } = read('CT HEAD', `Subdural hematoma is again seen, unchanged. ${line}`);
    expect(found).toMatch(says);
    expect(findings.find(({ text }) => says.test(text))?.urgency).toBe(state);
  });

  it('is no other shift', () => {
    expect(read('MRI BRAIN', 'Chemical shift artifact of 2 mm.').found).not.toMatch(/shift of the brain/);
    expect(read('CT ABDOMEN', 'Free air remains a concern.').findings.map(({ urgency }) => urgency)).not.toContain(
      'known',
    );
  });
});

describe('what a report asks for behind a dash', () => {
  it.each([
    [
      '7 mm left lower lobe nodule - CT chest in 6-12 months per Fleischner guidelines.',
      /CT scan of the chest in 6 to 12 months/,
    ],
    ['5 cm infrarenal AAA - ultrasound surveillance every 6 months.', /an ultrasound every 6 months/],
    ['BI-RADS 3 - short interval follow up in 6 months.', /a follow-up check in 6 months/],
    ['Probably benign calcifications. 6-month follow-up.', /a follow-up check in 6 months/],
  ])('is asked for: %s', (line, says) => {
    const { asked } = read('CT REPORT', line, 'IMPRESSION');
    expect(asked).toMatch(says);
    expect(asked).not.toMatch(/see your doctor/);
  });

  it('is not hung under the last of a list that it does not belong to', () => {
    const { asked } = read(
      'MRI PROSTATE',
      '1. PI-RADS 5 lesion, left mid gland, 1.6 cm.\n2. Indeterminate 9 mm left external iliac lymph node.\nTargeted biopsy advised.',
      'IMPRESSION',
    );
    expect(asked).toMatch(/biopsy/);
    expect(asked).not.toMatch(/About “Indeterminate/);
  });
});

describe('names of parts and stones', () => {
  it.each([
    ['US KUB', 'Left kidney: 7 mm VUJ calculus. No HN on the right.', /stone in the tube from/],
    [
      'CT PULMONARY ANGIOGRAM',
      'No evidence of recurrent PE; chronic web in the right lower lobe artery.',
      /scar strand from an old clot/,
    ],
    ['ULTRASOUND HIPS', 'Left hip: alpha angle 52. Graf type IIc.', /hip socket is too shallow/],
  ])('are known: %s %s', (title, line, says) => {
    expect(read(title, line).found).toMatch(says);
  });

  it('are not taken from a space that is called clear, or from a capsule', () => {
    expect(read('XR ANKLE', 'Clear space widening of 6 mm suggesting deltoid ligament injury.').found).not.toMatch(
      /looked clear/,
    );
    expect(read('MRI PROSTATE', 'Broad capsular contact, 14 mm, with bulge.').found).not.toMatch(/spine disc/);
  });
});

describe('letters and words of one field', () => {
  it.each([
    ['CTPA', '8 mm nodule left apex, CT at 3 months.', /tube that drains/],
    ['THYROID ULTRASOUND', '1.3 cm right level IV node with microcalcification, suspicious.', /breast/],
    ['THYROID ULTRASOUND', 'Nodule with suspicious microcalcifications.', /breast/],
    ['XR ANKLE', 'Lateral malleolus fracture with 3 mm shift of the talus.', /brain/],
  ])('are not taken for those of another: %s %s', (title, line, never) => {
    expect(read(title, line).found).not.toMatch(never);
  });

  it('keep their own', () => {
    expect(read('CTPA', '8 mm nodule left apex, CT at 3 months.').asked).toMatch(/CT scan at 3 months/);
    expect(read('CHEST X-RAY', 'R CT to suction, no air leak.').found).toMatch(/tube that drains/);
    expect(read('MAMMOGRAM', 'Suspicious microcalcifications in the left breast.').found).toMatch(
      /calcium spots in your left breast/,
    );
  });
});

describe('what is known already', () => {
  it('makes its signs known, but for what is new', () => {
    const known = 'Type B aortic dissection again demonstrated, unchanged.';
    const states = (line: string) =>
      read('CT ANGIOGRAM AORTA', `${known} ${line}`).findings.flatMap(({ urgency }) => urgency ?? []);
    expect(states('The true lumen is compressed.')).not.toContain('new');
    expect(states('New dissection flap in the left renal artery.')).toContain('new');
  });

  it('leaves one lesion in each of two places', () => {
    const { found } = read(
      'MRI BRAIN',
      'There are two new lesions, in the left frontal white matter (7 mm) and the right middle cerebellar peduncle (5 mm).',
    );
    expect(found).not.toMatch(/2 abnormal areas/);
    expect(read('MRI BRAIN', 'Two lesions in the left frontal lobe.').found).toMatch(/2 abnormal areas/);
  });
});

describe('an order for a picture without a verb', () => {
  it.each([
    ['CT HEAD', 'No acute infarct. MRI if clinical concern persists.', /MRI scan, if/],
    ['CHEST X-RAY', 'Small effusion. Follow up film in 6 weeks to ensure resolution.', /x-ray \(film\) in 6 weeks/],
    ['X-RAY KNEE', 'Moderate effusion. MRI if not settling.', /MRI scan/],
  ])('is asked for: %s %s', (title, line, asked) => {
    expect(read(title, line).asked).toMatch(asked);
  });

  it('is none where it tells of one that was done', () => {
    expect(read('X-RAY KNEE', 'MRI of the knee from 2020 showed a tear.').asked).not.toMatch(/MRI/);
  });
});

describe('what such a test can miss in anybody', () => {
  it.each([
    ['CT HEAD', 'No acute haemorrhage. Early infarct can be occult on CT.', /shows tissue harmed/],
    ['X-RAY WRIST', 'No fracture. Scaphoid fractures may be occult on initial films.', /shows (?:an? )?broken/],
    ['ECHOCARDIOGRAM', 'No thrombus seen; transthoracic study cannot exclude appendage thrombus.', /blood clot inside/],
  ])('was not found: %s %s', (title, line, never) => {
    const { findings, found } = read(title, line);
    expect(found).not.toMatch(never);
    expect(findings.map(({ urgency }) => urgency ?? '').join('')).toBe('');
  });

  it('heads no summary, and leaves a doubt of this reader as it is', () => {
    const told = explainReport(
      'X-RAY WRIST\n\nFINDINGS:\nNo fracture. Scaphoid fractures may be occult on initial films.\n',
      knowledge,
    );
    expect(told.summary).toMatch(/^The X-ray shows no sign of a broken bone/);
    expect(read('MRI HIP', 'Findings could represent an occult fracture of the femoral neck.').found).toMatch(
      /may show a broken bone/,
    );
  });
});

describe('a question in front of the test', () => {
  const told = (text: string) => explainReport(text, knowledge).findings;

  it.each(['? appendicitis. CT: normal appendix.', '? appendicitis. CT abdo: appendix normal, no free fluid.'])(
    'is why the test was done, where the test answers it: %s',
    (text) => {
      expect(told(text).filter(({ importance }) => importance === 'urgent')).toEqual([]);
      expect(told(text)[0]?.text).toMatch(/was done to check for/);
    },
  );

  it.each([
    '? appendicitis. CT: appendix not seen, fat stranding.',
    '? DVT. Doppler: non compressible femoral vein.',
    '? appendicitis. Surgeons to review.',
    '? torsion. US: normal left testis, but flow on the right is doubtful.',
  ])('stays open where it does not: %s', (text) => {
    expect(told(text).some(({ importance }) => importance === 'urgent')).toBe(true);
  });
});
