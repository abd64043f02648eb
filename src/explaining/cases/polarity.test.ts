import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();

const CT = (line: string) => `CT ABDOMEN AND PELVIS\n\nFINDINGS:\n${line}\n\nIMPRESSION:\nSee above.\n`;
const SAMPLE = (line: string) =>
  `SURGICAL PATHOLOGY REPORT\n\nSPECIMEN: Colon, biopsy\n\nDIAGNOSIS:\nColonic mucosa.\n\nCOMMENT:\n${line}\n`;
const PLAN = (line: string) =>
  `DISCHARGE SUMMARY\n\nADMITTED: 03/02/2024  DISCHARGED: 03/06/2024\n\nHOSPITAL COURSE:\nAdmitted with pneumonia.\n\nFOLLOW-UP:\n${line}\n`;
const LAB = (line: string) =>
  `LABORATORY REPORT\n\nTest  Result  Units  Reference\nHemoglobin  13.2  g/dL  12.0-15.5\n\nCOMMENTS:\n${line}\n`;

/** All that is told as so, without what stands as the report's own words. */
function told(text: string): string {
  const all = explainReport(text, knowledge);
  return [
    all.summary,
    ...all.keyPoints,
    ...all.findings.map((one) => one.text),
    ...all.recommendations.map((one) => one.text),
  ]
    .join('\n')
    .replace(/“[^”]*”/g, '“…”');
}

type Case = [text: string, never: RegExp, says?: RegExp];

describe('"not" before a word that describes', () => {
  it.each<Case>([
    [CT('An irregular, not parallel mass in the left kidney.'), /no sign of/, /shows a lump/],
    [CT('Oval, not circumscribed mass in the left kidney, 8 mm.'), /no sign of/, /shows a lump/],
    [CT('Non-obstructing, not infected stone in the left kidney.'), /no sign of/, /shows a stone/],
    [CT('Gallbladder distended, not inflamed, with a 9 mm stone.'), /swelling of the gallbladder/, /shows a stone/],
  ])('%s', (text, never, says = /./) => {
    expect(told(text)).not.toMatch(never);
    expect(told(text)).toMatch(says);
  });
});

describe('a stop behind a word cut short ends no denial and no doubt', () => {
  it.each<Case>([
    [CT('No lat. meniscus tear.'), /shows a torn/, /no sign of/],
    [CT('No int. rotation of the hip.'), /describes your hip/],
    [CT('No ext. iliac lymphadenopathy.'), /shows swollen/, /no sign of/],
    [PLAN('No sig. bleeding.'), /You had bleeding|notes bleeding/],
    [PLAN('Susp. endocarditis on admission.'), /You had an infection/],
    [CT('Subcut. emphysema of the chest wall, decreasing.'), /air sacs/, /under the skin/],
  ])('%s', (text, never, says = /./) => {
    expect(told(text)).not.toMatch(never);
    expect(told(text)).toMatch(says);
  });
});

describe('a cell of a table denies nothing in another', () => {
  it.each<Case>([
    [
      'LOWER EXTREMITY VENOUS DUPLEX, LEFT\n\nVein  Compression  Flow  Comment\nCFV  Full  Phasic  normal\nPopliteal  None  Absent  dilated to 12 mm, occlusive\n',
      /no sign of widening/,
    ],
    [
      'MRI CERVICAL SPINE\n\nLevel  Disc  Stenosis  Cord\nC3/4  bulge  none  normal\nC5/6  bulge  absent  nil\n',
      /no sign of a fuller|shows narrowing/,
    ],
    ['DISCHARGE SUMMARY\n\nComplications: none intraop  EBL 350 mL\n', /no sign of amount/],
  ])('%s', (text, never) => {
    expect(told(text)).not.toMatch(never);
  });
});

describe('doubt stays with its own word', () => {
  it.each<Case>([
    [CT('Indeterminate but likely benign 9 mm liver lesion.'), /probably shows a spot/, /shows a spot in the liver/],
    [CT('Small probably reactive node, 8 mm, in the left groin.'), /probably shows a small lump/],
    [PLAN('Stroke, cardioembolic versus large artery.'), /may have a stroke/],
    [CT('Old infarct versus small vessel disease.'), /and wear of small/],
    [CT('Probable severe aortic stenosis with reduced EF.'), /probably shows a low share/],
    [LAB('Coexisting thalassaemia trait cannot be excluded while iron deplete.'), /You may have/],
  ])('%s', (text, never, says = /./) => {
    expect(told(text)).not.toMatch(never);
    expect(told(text)).toMatch(says);
  });

  it.each<Case>([
    [CT('Not convincingly an abscess.'), /shows a pocket of pus|no sign of a pocket/],
    [CT('Improbable metastasis.'), /scan shows cancer spread/],
    [CT('Appearances favour infection over tumor.'), /(?:shows|be) a growth/, /infection/],
    [CT('Possible bicuspid valve with mild regurgitation.'), /may show a mild leak/],
    [CT('Likely chronic 4 mm subdural hematoma.'), /It is long-lasting/],
    [CT('Cystic-appearing mass in the liver.'), /It is filled with fluid/],
    [CT('No evidence of recurrence of the lymphoma.'), /shows cancer|no sign of cancer/],
    [CT('Drain only when infected.'), /A drain is in place/],
    [SAMPLE('Dysplasia: indeterminate (see comment).'), /shows abnormal cells/],
    [SAMPLE('Margins uninvolved by carcinoma.'), /one kind of cancer/],
  ])('%s', (text, never, says = /./) => {
    expect(told(text)).not.toMatch(never);
    expect(told(text)).toMatch(says);
  });

  it('tells no denied look by itself beside what it describes', () => {
    const text = told(CT('Small popliteal cyst, 2.4 cm, not ruptured. Nodule in the left kidney, not calcified.'));
    expect(text).not.toMatch(/no sign of a burst|It is calcified/);
    expect(text).toMatch(/popliteal cyst/);
  });
});

describe('what could not be judged is neither there nor denied', () => {
  it.each<Case>([
    [SAMPLE('Extraprostatic extension / seminal vesicle: fat not sampled, SV not sampled.'), /shows a growth|no sign/],
    [CT('DVT in the calf veins cannot be evaluated because of a cast.'), /can be a sign|shows a blood clot/],
    [LAB('Malaria film not performed.'), /notes malaria/],
    [LAB('Influenza A not tested.'), /notes the flu/],
  ])('%s', (text, never) => {
    expect(told(text)).not.toMatch(never);
  });
});

describe('a condition tells nothing as found', () => {
  it.each<Case>([
    [SAMPLE('Re-excision is generally not needed when margins are clear.'), /no sign of clean|shows clean/],
    [SAMPLE('Steroids can be given when the biopsy shows eosinophilic esophagitis.'), /shows allergic swelling/],
    [SAMPLE('When associated with celiac disease, the lymphocytes are increased.'), /shows bowel harm/],
    [CT('Surgery once the mass exceeds 4 cm.'), /shows a lump|measures/],
    [CT('CT is not needed when the cyst is smaller than 3 cm.'), /do not need a CT scan\./],
    [PLAN('Colonoscopy should be repeated earlier when dysplasia is found.'), /asks for [^,\n]*\(colonoscopy\)\./],
    [LAB('Treat only when symptoms of infection are present.'), /notes an infection/],
    [LAB('Diabetes is diagnosed when HbA1c is 6.5% or more.'), /notes diabetes/],
  ])('%s', (text, never) => {
    expect(told(text)).not.toMatch(never);
  });

  it('keeps what happened once in a story', () => {
    expect(told(PLAN('He had pneumonia when he was admitted.'))).toMatch(/lung infection|pneumonia/);
  });
});

describe('what is only compared with, or not proved, is not told as so', () => {
  it.each<Case>([
    [LAB('hCG rise below that expected for a viable intrauterine pregnancy.'), /notes a living pregnancy/],
    [LAB('Less than seen in hemolysis.'), /notes breakdown/],
    [LAB('HBsAg negative, anti-HBs positive: immune to hepatitis B.'), /notes a liver infection/],
    [LAB('Advanced fibrosis / cirrhosis to be looked for.'), /notes a large amount of scar/],
    [LAB('Significant growth, not a contaminant.'), /no sign of a germ/],
    [LAB('HIV non-reactive.'), /notes an HIV infection/],
    [
      LAB('Syphilis antibodies: nonreactive. Hepatitis B not reactive.'),
      /notes (?:an infection passed|a liver infection)/,
    ],
    [LAB('Menorrhagia may be the cause.'), /notes heavy|You may have/],
    [SAMPLE('Fat in the sample does not signify perforation.'), /no sign of a hole/],
    [SAMPLE('Increased lymphocytes do not necessarily indicate celiac disease.'), /shows bowel harm/],
    [SAMPLE('These features do not meet criteria for melanoma.'), /no sign of a skin cancer/],
    [SAMPLE('Nuclear features of papillary carcinoma are not present.'), /no sign of a cancer/],
    [SAMPLE('No excess of plasma cells.'), /no sign of/],
    [CT('No metastasis apart from the known liver lesion.'), /no sign of cancer spread/],
    [CT('No free fluid remote from the appendix.'), /no sign of fluid outside the organs/],
  ])('%s', (text, never) => {
    expect(told(text)).not.toMatch(never);
  });

  it.each<Case>([
    [CT('Too small to characterize, statistically a cyst.'), /The scan shows a (?:small )?fluid/],
    [CT('Mass, favoured to be a lipoma.'), /scan shows a harmless lump/],
  ])('%s', (text, never) => {
    expect(told(text)).not.toMatch(never);
  });
});

describe('an empty box is a thing to do', () => {
  it.each<Case>([
    [PLAN('[ ] Colonoscopy in 3 months'), /do not need/, /colonoscopy/],
    [PLAN('[ ] outpt PT 2x/wk'), /do not need/],
    [PLAN('Thyroid US non-urgent via PCP.'), /as it is urgent/],
  ])('%s', (text, never, says = /./) => {
    expect(told(text)).not.toMatch(never);
    expect(told(text)).toMatch(says);
  });
});

describe('what is inferred gives way to what the report says', () => {
  it.each<Case>([
    [
      CT('Small volume free fluid in the pelvis. Perforated appendix with an abscess containing locules of gas.'),
      /blood in the belly|hole in the bowel/,
      /burst appendix/,
    ],
    [
      CT('No pneumoperitoneum. Gas locules in an abscess next to the sigmoid colon.'),
      /sign of air loose in the belly\.|can be a sign of air|burst pouch/,
    ],
    [CT('Gallbladder distended with a stone, no wall thickening, no fluid around it.'), /swelling of the gallbladder/],
    [
      CT('Dilated appendix with likely small perforation.'),
      /The scan shows (?:mild |a mild )?(?:swelling of the appendix|a burst)/,
    ],
  ])('%s', (text, never, says = /./) => {
    expect(told(text)).not.toMatch(never);
    expect(told(text)).toMatch(says);
  });
});
