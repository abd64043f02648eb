import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();

function told(text: string): string {
  const { findings, recommendations } = explainReport(text, knowledge);
  return [...findings, ...recommendations].map((one) => one.text).join('\n');
}

describe('a line that no sentence stood on', () => {
  it.each<[string, string, RegExp]>([
    [
      'above the first heading of a stay',
      'DISCHARGE SUMMARY\nAdmit dx: L intertroch hip fx after a fall.\nCourse: Nail fixation, no problems.',
      /L intertroch hip fx after a fall”.*“L” means left and “fx” means fracture/,
    ],
    [
      'above the first heading of a scan',
      'CT CHEST\n59 F. Treated breast cancer 2018, mother had lung cancer.\nFINDINGS: Lungs are clear.\nIMPRESSION: Normal chest.',
      /mother had lung cancer/,
    ],
    [
      'of the slide, on how far it grows',
      'PATHOLOGY REPORT\nMICROSCOPIC: Depth of invasion 0.8 mm. No lymphovascular invasion.\nDIAGNOSIS: Skin of back, excision: squamous cell carcinoma.',
      /0\.8 mm/,
    ],
    [
      'of an operation, on what stays inside',
      'OPERATION NOTE\nProcedure: Cataract surgery, right eye. Viscoelastic. Three piece lens placed in the sulcus with optic capture. Wound hydrated.',
      /lens placed/,
    ],
    [
      'of a letter, on what was ordered',
      'CLINIC LETTER\nDear Colleague\nDiagnosis: Parkinson disease\nHe has had a right hand tremor for a year, slow walking and constipation.\nExamination: Rest tremor on the right. I have suggested co-careldopa 12.5/50 one tablet three times daily, building up over three weeks to 25/100 tds.',
      /building up over three weeks/,
    ],
  ])('is told: %s', (_what, text, words) => {
    expect(told(text)).toMatch(words);
  });

  it('is not told where it is the paper’s own head, a bare figure or said elsewhere', () => {
    const text = told(
      'ST ANYWHERE HOSPITAL\nRADIOLOGY DEPARTMENT\nPatient name: A. Person\n46M.\nULTRASOUND OF THE PELVIS\nFINDINGS: Right 3.2 mm. The uterus is normal. No free fluid.\nIMPRESSION: Normal pelvis.',
    );
    expect(text).not.toMatch(/HOSPITAL|RADIOLOGY|Person|46M|3\.2 mm/i);
  });
});

describe('words before a colon that state something', () => {
  it('are told beside the test that is asked for', () => {
    const text = told(
      'CT ABDOMEN\nFINDINGS: As below.\nIMPRESSION:\n1. Gallstones.\n2. Right adrenal nodule: MRI in 3 months.',
    );
    expect(text).toMatch(/small lump on the gland above your right kidney/);
    expect(text).toMatch(/About “Right adrenal nodule”, the report asks for an MRI scan in 3 months/);
  });

  it('are quoted with what is told of the rest', () => {
    expect(
      told('DISCHARGE SUMMARY\nDIAGNOSIS: Pneumonia\nPLAN\nLow sodium on admission: recheck in 1 week.'),
    ).toContain('Low sodium on admission: recheck in 1 week');
  });

  it('name the operation whose parts follow', () => {
    const text = told(
      'OPERATIVE REPORT\nProcedure performed:\n 1. CABG x 4: LIMA to LAD, SVG to OM, SVG to PDA\n 2. Mitral valve repair: 32 mm ring',
    );
    expect(text).toContain('CABG x 4: LIMA to LAD');
    expect(text).toMatch(/valve repair/);
  });

  it('of another entry of a list are no label of this one', () => {
    const text = told(
      'CT CHEST\nIMPRESSION:\n1. Poor segmental branches: repeat if symptoms persist.\n2. MRI in 3 months.',
    );
    expect(text).not.toMatch(/Under “Poor/);
  });
});

describe('what a line says, no more', () => {
  it('takes the number of a segment for no count', () => {
    const text = told('CT ABDOMEN\nIMPRESSION: Cirrhosis; 2.1 cm segment 7 lesion.');
    expect(text).not.toMatch(/7 abnormal|areas/);
  });

  it('takes the name of a kind of epilepsy for no illness of the past', () => {
    const text = told(
      'EEG REPORT\nBackground normal.\nIMPRESSION: Childhood absence epilepsy, active despite treatment.',
    );
    expect(text).toMatch(/epilepsy/);
    expect(text).not.toMatch(/from the past/);
  });

  it('sounds no alarm for one squeezed nerve root or for a gallbladder wall thick from liver disease', () => {
    const { findings } = explainReport(
      'MRI LUMBAR SPINE\nIMPRESSION: L4-5 left paracentral extrusion compressing the traversing left L5 root, with moderate canal stenosis.',
      knowledge,
    );
    const others = explainReport(
      'CT ABDOMEN\nIMPRESSION:\n1. Cirrhosis with ascites.\n2. Left kidney stones, gallbladder wall thickening presumably reactive.',
      knowledge,
    ).findings;
    expect([...findings, ...others].filter(({ importance }) => importance === 'urgent')).toEqual([]);
  });

  it('stops no medicine that is to be taken until a day', () => {
    const text = told(
      'CLINIC NOTE\nSix weeks after knee replacement, wound healed.\nPlan: continue exercises, stop oxycodone, aspirin until 6 weeks done.',
    );
    expect(text).toMatch(/stop oxycodone/);
    expect(text).not.toMatch(/stop (?:taking )?(?:ASA|aspirin)/i);
  });

  it('says what orders and answers of one meaning stand for', () => {
    const text = told(
      'DISCHARGE SUMMARY\nCOURSE: Admitted after an overdose. By day 6 denied SI/HI/AVH. Rh neg.\nPLAN: Ramipril 2.5 mg od. NBM until seen tmrw.',
    );
    expect(text).toMatch(
      /By day 6, you reported no thoughts of suicide, thoughts of harming others or hearing or seeing things that are not there\./,
    );
    expect(text).toMatch(/Rh neg/);
    expect(text).toMatch(/(?:nothing by mouth|no food or drink\)) until seen tomorrow/i);
  });

  it('reads a share of none as none, and no test as left undone that is to be waited for', () => {
    const text = told('HOLTER REPORT\nFINDINGS:\nAF/flutter: 0%.\nPVC burden 2%.\nIMPRESSION: Sinus rhythm.');
    expect(text).not.toMatch(/shows an irregular heartbeat/);
    const fluid = told(
      'CSF ANALYSIS - LABORATORY REPORT\nWBC 120 /uL (0-5)\nComment: Bacterial meningitis is unlikely, though culture should be awaited before it is excluded.',
    );
    expect(fluid).not.toMatch(/did not have a test/);
    expect(fluid).toMatch(/unlikely/);
    expect(told('PATHOLOGY REPORT\nDIAGNOSIS: Placenta: chorionic plate intact, no infection.')).not.toMatch(/metal/);
  });
});
