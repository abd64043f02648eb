import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();

function findingsOf(text: string) {
  return explainReport(text, knowledge).findings;
}

function told(text: string): string {
  return findingsOf(text)
    .map((one) => one.text)
    .join('\n');
}

describe('changes of the kind that an illness leaves', () => {
  it.each([
    ['FUNDUS EXAM\nRight eye: early diabetic change.', /changes of the kind that diabetes can cause/, /found diabetes/],
    ['RENAL BIOPSY\nDiagnosis: Diabetic changes are moderate.', /that diabetes can cause/, /shows diabetes/],
    ['MRI FOOT\nFindings: Rheumatoid changes in the MTP joints.', /seen in rheumatoid arthritis/, /immune system/],
    ['FUNDUS EXAM\nLeft eye: myopic changes.', /strong nearsightedness can cause/, /found nearsightedness/],
    ['ECHO REPORT\nRheumatic changes of the mitral valve.', /rheumatic fever can leave/, /“Rheumatic”/],
  ])('are not the illness: %s', (text, right, wrong) => {
    expect(told(text)).toMatch(right);
    expect(told(text)).not.toMatch(wrong);
  });

  it('leave an illness that is named as it was', () => {
    expect(told('CLINIC NOTE\nHe is diabetic, on metformin. Exam: feet warm.')).toMatch(/diabet/);
    expect(told('RENAL BIOPSY\nDiagnosis: Diabetic nephropathy, class III.')).toMatch(/kidney damage from diabetes/);
  });
});

describe('the type of a stomach cancer', () => {
  it('is no spread', () => {
    const text = told('PATHOLOGY REPORT\nDiagnosis: Stomach, gastrectomy: Adenocarcinoma, Lauren diffuse, pT3 N1.');
    expect(text).toContain('The type of stomach cancer (Lauren) is diffuse. The cancer cells grow one by one');
    expect(text).not.toMatch(/spread out/);
  });

  it('is told by its other name as well', () => {
    expect(told('PATHOLOGY REPORT\nStomach biopsy: adenocarcinoma. Lauren classification: intestinal type.')).toMatch(
      /glands of the bowel/,
    );
  });
});

describe('an organ that is called benign on a picture', () => {
  it.each([
    ['CT ABDOMEN\nFINDINGS: The aorta is benign.', 'The main artery of the body looked normal.'],
    ['CT ABDOMEN\nFINDINGS: Bowel is benign in appearance.', 'Your bowel looked normal.'],
    ['CT CHEST\nFINDINGS: Aorta: Benign.', 'The main artery of the body looked normal.'],
  ])('looks as it should: %s', (text, right) => {
    expect(told(text)).toContain(right);
    expect(told(text)).not.toMatch(/not cancer/);
  });

  it.each(['CT ABDOMEN\nFINDINGS: The liver lesion is benign.', 'CT ABDOMEN\nFINDINGS: The nodule appears benign.'])(
    'a growth that is called so is not cancer: %s',
    (text) => {
      const { sentences } = explainReport(text, knowledge);
      expect(sentences.map((one) => one.text).join('\n')).toMatch(/not cancer|no cancer/);
    },
  );
});

it('a breast that is called so shows only harmless changes', () => {
  const { sentences } = explainReport('MAMMOGRAM\nFINDINGS: Right breast: benign.', knowledge);
  expect(sentences.map((one) => one.text)).toContain('Your right breast shows only harmless (benign) changes.');
});

describe('counts of a night of sleep', () => {
  it.each([
    ['SLEEP STUDY\nAHI 22. Central apnea index 1.2.', 'is 1.2. In adults, this is a low number.', 'normal'],
    ['SLEEP STUDY\nAHI 22. Central apnea index 9.', 'is 9. In adults, this is more than usual.', 'important'],
    ['SLEEP STUDY\nAHI 22. PLM index 3.', '(PLM index) is 3. In adults, this is seen as usual.', 'normal'],
  ])('are figures, and no illness: %s', (text, right, importance) => {
    expect(findingsOf(text).find((one) => one.text.includes(right))).toMatchObject({ importance });
    expect(told(text)).not.toMatch(/test shows pauses/);
  });
});

describe('what fits the age', () => {
  it.each([
    'CT HEAD\nFindings: Generalised atrophy appropriate for age.',
    'CT HEAD\nFindings: Volume loss in keeping with age.',
    'MRI BRAIN\nThere is mild cerebral volume loss, appropriate for age.',
    'MRI BRAIN\nCerebral atrophy within normal limits for her age.',
    'MRI SPINE\nDegenerative changes in keeping with age.',
  ])('is no problem: %s', (text) => {
    expect(findingsOf(text)[0]).toMatchObject({ importance: 'normal' });
    expect(told(text)).toMatch(/The report says that this is as expected for age/);
  });

  it.each([
    'CT HEAD\nFindings: Cerebral atrophy more than expected for age.',
    'MRI BRAIN\nHippocampal atrophy out of proportion to age.',
    'MRI BRAIN\nCerebral atrophy not in keeping with age.',
    'MRI BRAIN\nCerebral volume loss greater than usual for age.',
  ])('is said of nothing that goes beyond it: %s', (text) => {
    expect(findingsOf(text)[0]?.importance).not.toBe('normal');
    expect(told(text)).not.toMatch(/as expected/);
  });
});

describe('stages in capitals', () => {
  it('are read as in small letters', () => {
    const text = told('PATHOLOGY REPORT\nFINAL DIAGNOSIS: THYROID: PAPILLARY CARCINOMA, 1.2 CM. PT1B NX.');
    expect(text).toContain('The tumor stage (T) is T1b.');
    expect(text).toContain('The lymph node stage (N) is NX.');
  });

  it('with the letters of a sentinel node', () => {
    const text = told('PATHOLOGY\nBREAST: INVASIVE LOBULAR CARCINOMA, 1.4 CM, PT1C PN0(SN). ER POSITIVE.');
    expect(text).toContain('The tumor stage (T) is T1c.');
    expect(text).toContain('The lymph node stage (N) is N0.');
  });

  it('are no short form of a patient or a test', () => {
    expect(told('CLINIC NOTE\nPT2 was seen. PT 12 seconds.')).not.toMatch(/tumor stage/);
  });
});

describe('a shallow cancer by its short form', () => {
  it('keeps what it is', () => {
    expect(told('PATHOLOGY REPORT\nHistology: superficial TCC, no muscle invasion.')).toMatch(
      /shows shallow cancer in the lining of the urine passages \(superficial TCC\)/,
    );
  });
});

describe('words of one field', () => {
  it('CRM is an edge of a bowel', () => {
    expect(told('HISTOLOGY\nRectal cancer. CRM positive posteriorly.')).toContain(
      'The all-around (circumferential) edge of the removed tissue shows the growth at the back.',
    );
    expect(told('HISTOLOGY\nRectal cancer. CRM: clear (3 mm).')).not.toMatch(/shows the growth/);
  });

  it('the womb has a neck, too', () => {
    const text = told('CERVICAL BIOPSY\nHigh grade CGIN. No invasion. CIN 2.');
    expect(text).toMatch(/neck of your womb .*very abnormal gland cells/);
    expect(text).not.toMatch(/spine/);
    expect(told('MRI CERVICAL SPINE\nCervical disc bulge at C5-C6.')).not.toMatch(/womb/);
  });

  it('ANC is a clinic where a pregnancy is spoken of, and a count elsewhere', () => {
    const visit = explainReport('ANTENATAL NOTE\n28/40. Seen in ANC. BP 110/70. FH 28 cm.', knowledge);
    const words = visit.sentences.map((one) => one.text).join('\n');
    expect(words).toMatch(/ANC \(pregnancy clinic\)/);
    expect(words).not.toMatch(/neutrophil/);
    expect(told('HAEM NOTE\nDay 10 post chemo. ANC 0.3. On G-CSF.')).toMatch(/neutrophil/);
  });

  it.each([
    ['PATHOLOGY\nGastric adenocarcinoma. CLDN18.2 positive (80%).', /carry the marker claudin 18\.2/],
    ['PATHOLOGY\nDiffuse large B-cell lymphoma, double expressor.', /make two growth proteins/],
    ['PATHOLOGY\nProducts of conception: hydropic villi, p57 negative.', /without the protein p57/],
    ['RENAL BIOPSY\nLupus nephritis class IV, active.', /class of kidney swelling from lupus is IV\. At least half/],
    ['ED NOTE\nColles #. MUA, backslab.', /half cast \(backslab\)/],
  ])('is explained: %s', (text, right) => {
    expect(told(text)).toMatch(right);
  });
});

describe('subjects of a talk', () => {
  it.each([
    'CLINIC NOTE\nType 2 diabetes. We also discussed stroke and bleeding.',
    'CLINIC NOTE\nType 2 diabetes. We talked about stroke and heart attack.',
    'CLINIC NOTE\nAsthma. I went over pneumothorax with her.',
  ])('are nothing that happened: %s', (text) => {
    const { findings } = explainReport(text, knowledge);
    expect(findings.filter(({ importance }) => importance === 'urgent')).toEqual([]);
    expect(findings.map((one) => one.text).join(' ')).not.toMatch(/report notes (?:a stroke|a heart|air)/);
  });

  it('are the reader’s own where the line says so', () => {
    expect(told('CLINIC NOTE\nWe discussed her stroke.')).toMatch(/your stroke/);
    expect(findingsOf('CLINIC NOTE\nWe discussed the new pulmonary embolism.')[0]?.importance).not.toBe('note');
  });
});

describe('a sample of the skin without a heading', () => {
  it.each([
    [
      'Skin, left forearm, shave: basal cell carcinoma, nodular, margins clear.',
      /from your left forearm shows a common/,
    ],
    ['Shave biopsy right temple: seborrheic keratosis.', /from your right temple shows a harmless/],
    [
      'Right cheek excision: SCC, moderately differentiated, deep margin involved.',
      /from your right cheek shows cancer/,
    ],
    [
      'Histology: Skin left cheek 6 mm ellipse. Squamous cell carcinoma well differentiated.',
      /from your left cheek shows/,
    ],
    ['Left upper arm, punch biopsy: psoriasiform dermatitis, no fungal elements.', /from your left arm shows/],
  ])('keeps its place: %s', (text, right) => {
    expect(explainReport(text, knowledge).reportType).toBe('pathology');
    expect(told(text)).toMatch(right);
  });

  it('is none where it is only planned', () => {
    const planned = 'Right shoulder lesion, excision booked next week: likely BCC.';
    expect(explainReport(planned, knowledge).reportType).not.toBe('pathology');
  });

  it('in the top layer only is no cancer of unknown kind', () => {
    expect(told('Skin biopsy. Right shin. Intraepidermal carcinoma, incompletely excised.')).toMatch(
      /early skin cancer of the top layer/,
    );
  });
});

describe('a break with the letter of its side', () => {
  it.each([
    ['ED NOTE\n88F fall. # L NOF. For theatre tomorrow.', /broken hip .*on the left side/],
    ['XR PELVIS\n# R inf pubic ramus.', /front part of your right hip bone/],
    ['XR KNEE\nFracture L femur.', /in your left thigh bone/],
  ])('keeps its name: %s', (text, right) => {
    expect(told(text)).toMatch(right);
  });

  it('keeps the side in the words of a list', () => {
    const text = 'DISCHARGE SUMMARY\nDiagnosis: # L NOF (displaced, Garden IV) - fall from standing.';
    expect(told(text)).toMatch(/left broken hip|broken hip on the left/);
  });

  it('is none in the heading of a complaint', () => {
    expect(told('XR KNEE\n# Knee pain. No effusion.')).not.toMatch(/broken/);
  });
});

describe('an accident', () => {
  it('is no visit to a clinic, and its plaster is no pill', () => {
    const text = 'ED NOTE\nRTC, car vs tree. eFAST negative. Colles # - MUA and POP.';
    expect(told(text)).toMatch(/road traffic crash/);
    expect(told(text)).toMatch(/cast \(POP\) is in place/);
  });
});

describe('with what somebody came', () => {
  it('has the article that speech gives it', () => {
    expect(told('DISCHARGE SUMMARY\nAdmitted with lung infection. Home well.')).toContain(
      'You came in with a lung infection.',
    );
    expect(told('DISCHARGE SUMMARY\nAdmitted with fractured hip and chest infection.')).toContain(
      'You came in with a fractured hip and a chest infection.',
    );
    expect(told('DISCHARGE SUMMARY\nCame in with chest pain and shortness of breath.')).toContain(
      'You came in with chest pain and shortness of breath.',
    );
  });
});

describe('words with two senses in short papers', () => {
  it.each([
    ['CT CHEST\nCrescent of air around the fungal ball in the left upper lobe.', /pneumothorax|air around the lung/],
    ['EEG\nLateralised periodic discharges on the left. Sharp waves stable. No seizures.', /X-ray/],
    ['CLINIC LETTER\nStump healing well. Cup and stem stable on X-ray. Gait steady.', /The X-ray shows a normal walk/],
    ['ECG REPORT\nSinus rhythm, PR 220 ms: first degree block.', /pulse/],
    ['AUDIOGRAM\nType B trace on the right. Left normal.', /very mild/],
    ['ECHO\nInnocent flow murmur only.', /may or may not matter/],
    ['WARD NOTE\nMesh infection suspected. Drain output minimal.', /mesh may be in place/],
    ['THYROID UPTAKE SCAN\nThe right lobe shows a hot nodule. No toxic features.', /harm from a substance/],
    ['ULTRASOUND PELVIS\nGravid uterus. Placenta is clear of the os.', /placenta looked clear/],
    ['DENTAL LETTER\nGum tender. X-ray: root abscess.', /among the results: root pocket/i],
  ])('are not taken for the other one: %s', (text, wrong) => {
    expect(told(text)).not.toMatch(wrong);
  });

  it('looking toxic is left as it is printed', () => {
    expect(told('CLINIC NOTE\nGeneral: not toxic looking. Thyroid not enlarged.')).not.toMatch(/makes too much/);
  });

  it('air under one dome is air loose in the belly', () => {
    const found = findingsOf('X-RAY ABDOMEN\nAir under the right dome.');
    expect(found.find(({ concepts }) => concepts.includes('pneumoperitoneum'))).toMatchObject({ importance: 'urgent' });
  });

  it('the R of a wave is no side', () => {
    expect(findingsOf('ECG REPORT\nPoor R wave progression.')[0]).toMatchObject({ laterality: null });
  });
});
