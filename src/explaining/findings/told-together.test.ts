import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';
import { PLAINLY } from './fields.js';
import { joinTableRows } from './said-once.js';
import type { ToldFinding } from './told-finding.js';

const knowledge = wholeKnowledge();
const findings = (text: string) => explainReport(text, knowledge).findings.map((one) => one.text);

const APPENDIX =
  'CT ABDOMEN AND PELVIS\n\nFINDINGS:\nBOWEL: The appendix is dilated to 13 mm with surrounding fat stranding. There is a 7 mm appendicolith at the base. No extraluminal gas.\n\nIMPRESSION:\n1. Acute appendicitis with an obstructing appendicolith. No perforation.\n';

describe('a line in the report’s own words', () => {
  it('stands beside what is told of its sentence, and explains only what is not told there', () => {
    const told = findings(APPENDIX);
    const [first = ''] = told;
    expect(first).toMatch(/^The scan shows swelling of the appendix .*“Acute appendicitis with an obstructing/);
    expect(first).toMatch(/“obstructing” means a blockage/);
    expect(told.join('\n')).not.toMatch(/“Acute appendicitis” means|“appendicolith” means/);
    expect(told.filter((one) => one.includes('obstructing'))).toHaveLength(1);
  });

  it('stands alone where nothing of its sentence is told, or what is told of it weighs less', () => {
    const told = findings(
      'DISCHARGE SUMMARY\nDiagnosis: NSTEMI\nAngiogram: SVD, prox LAD 100% thrombotic occlusion, RCA minor plaques.\nPlan: GP review in 1 week.\n',
    );
    const line = told.find((one) => one.includes('thrombotic occlusion')) ?? '';
    expect(line).not.toMatch(/^[^“]*patches of buildup/);
  });

  it('is told once where the same words are quoted beside a finding', () => {
    const told = findings(
      'CT HEAD\n\nFINDINGS: Hyperdense crescent along the left convexity measuring 8 mm.\n\nIMPRESSION: Acute left subdural hematoma.\n',
    );
    expect(told.join('\n').match(/Hyperdense crescent/g)).toHaveLength(1);
  });

  it('hangs under no denial with what is there', () => {
    const cervix = findings(
      'HISTOPATHOLOGY REPORT\n\nMICROSCOPY:\nCervix: Chronic cervicitis with squamous metaplasia & Nabothian cysts. No dysplasia.\n\nDIAGNOSIS:\n- Chronic cervicitis\n',
    );
    expect(cervix.find((one) => one.includes('no sign of abnormal cells'))).not.toMatch(/metaplasia/);
    expect(cervix.find((one) => one.includes('inflamed neck of the womb'))).toMatch(/metaplasia/);
  });
});

it('says once which line is meant for all its words that follow', () => {
  const told = findings(
    'IMPRESSION:\nXerbled the pylorus, ureter, mucosa, fundus and omentum by plimmed zorbly hydronephrosis brolt gromvex.\n',
  ).join('\n');
  expect(told).toMatch(/In this line, “[^”]+” means [^.“]+\. “[^”]+” means /);
  expect(told.match(/In this line, /g)).toHaveLength(1);
});

describe('signs of what the report names', () => {
  it('are told once for all, and not where other findings tell them', () => {
    const clots = findings(
      'CT CHEST\n\nFINDINGS: Filling defects in the right main pulmonary artery. Filling defects in the left lower lobe segmental arteries.\n\nIMPRESSION: Bilateral pulmonary emboli.\n',
    );
    expect(clots[0]).toMatch(/signs of it: “Filling [^”]*right[^”]*” and “Filling [^”]*left[^”]*”/);
    expect(clots.join('\n').match(/describes signs of/g)).toHaveLength(1);
    expect(findings(APPENDIX).join('\n')).not.toMatch(/signs of .*“There is a 7 mm appendicolith/);
    expect(findings(APPENDIX).join('\n')).toMatch(/appendicolith\).* It measures 7 mm/);
  });
});

describe('blasts beside the leukemia that the report names', () => {
  const marrow = (diagnosis: string) =>
    `BONE marrow REPORT\nPERIPHERAL SMEAR: Peripheral smear shows 72% blasts.\nTREPHINE: Marrow spaces are diffusely replaced by sheets of blasts.\nIMPRESSION: ${diagnosis}\n`;

  it('are signs of it, and no sign of something left open', () => {
    const { summary, findings: told } = explainReport(marrow('B-lymphoblastic leukemia (B-ALL).'), knowledge);
    expect(summary).toMatch(/^This report has a finding your doctor will want to talk over/);
    expect(told.map(({ text }) => text).join('\n')).not.toMatch(/can be a sign of/);
    expect(told.find(({ text }) => text.includes('72% blasts'))?.text).toMatch(/lymphoblastic leukemia/);
  });

  it('stay what they are where nothing is named yet', () => {
    const { findings: told } = explainReport(marrow('Acute leukemia is suspected, typing awaited.'), knowledge);
    expect(told.some(({ urgency }) => urgency !== null)).toBe(true);
  });
});

describe('the main points', () => {
  it('spend no place on what is not asked for, nor on whose paper it is', () => {
    const { keyPoints, summary, recommendations } = explainReport(
      'CT CHEST\n\nFINDINGS: 4 mm nodule in the right lower lobe. Small hiatal hernia.\n\nIMPRESSION:\n1. 4 mm right lower lobe pulmonary nodule. Per Fleischner Society guidelines no routine follow up is needed in a low risk patient.\n2. Small hiatal hernia.\n',
      knowledge,
    );
    expect([summary, ...keyPoints].join('\n')).not.toMatch(/Fleischner/);
    expect(recommendations.map(({ text }) => text).join('\n')).toMatch(/Fleischner/);
    const culture = explainReport(
      'MICROBIOLOGY\nLocation: Ward 4B, Spruce Harbour General Hospital\nMRP: Dr. C. Bhattal\n\nBLOOD CULTURE\nEscherichia coli\n\nComment: A carbapenem is preferred.\n',
      knowledge,
    );
    expect([culture.summary, ...culture.keyPoints].join('\n')).not.toMatch(/Ward 4B|Bhattal/i);
  });

  it('keep what is asked for beside what is not', () => {
    const { summary, recommendations } = explainReport(
      'PATHOLOGY\nDIAGNOSIS: Cervix, LLETZ: CIN 2.\nCOMMENT: MDT discussion is not required. Suggest test of cure HPV sample at 6 months.\n',
      knowledge,
    );
    expect(summary).not.toMatch(/not required/);
    expect(recommendations.map(({ text }) => text).join('\n')).toMatch(/6 months/);
  });
});

describe('a heart ultrasound', () => {
  const told = findings(
    'TRANSTHORACIC ECHOCARDIOGRAM\n\nFindings\nAtria: LA moderately dilated. RA mildly dilated.\nAortic valve: Severe stenosis. Mild regurgitation.\nMitral valve: Mild regurgitation. No stenosis.\nAorta: ascending aorta 3.9 cm (mildly dilated, was 3.7).\n\nConclusion\n1. Severe aortic stenosis.\n2. Moderately dilated left atrium.\n3. Mildly dilated ascending aorta.\n4. Mild mitral regurgitation.\n',
  );
  it.each([/upper left (?:heart|part)/, /narrowing/, /widening of the main artery|main artery of the body looks/])(
    'tells once what its conclusion names: %s',
    (pattern) => {
      expect(told.filter((one) => pattern.test(one) && !/no sign/.test(one))).toHaveLength(1);
    },
  );
  it('keeps the other side and the other valve', () => {
    expect(told.some((one) => one.includes('upper right part'))).toBe(true);
    expect(told.some((one) => /leak of a heart valve.*aortic/.test(one))).toBe(true);
    expect(told.some((one) => /leak of the mitral/.test(one))).toBe(true);
  });
});

it('lists the rows of one table together, and apart what weighs more or less', () => {
  const row = (name: string, importance: 'note' | 'important' = 'note'): ToldFinding => ({
    said: [{ text: `A table of the report lists for “${name}”: today: “4.4”.`, sources: [], knowledge: [] }],
    attributes: { ...PLAINLY, source: { start: 0, end: 1 }, importance, sensitive: false, concepts: [] },
  });
  const told = [row('AV Vmax'), row('TR Vmax'), row('LVEF', 'important')];
  joinTableRows(told);
  expect(told.map(({ said }) => said.map(({ text }) => text).join(' '))).toEqual([
    'A table of the report lists for “AV Vmax”: today: “4.4”. For “TR Vmax”: today: “4.4”.',
    'A table of the report lists for “LVEF”: today: “4.4”.',
  ]);
});

it('says that the report adds what stands in its own words a second time beside one finding', () => {
  const told = findings(
    'MRI LUMBAR SPINE\nFINDINGS:\nL5/S1: There is a large left paracentral disc extrusion migrating inferiorly by about 11mm behind the S1 body.\nCONCLUSION:\nLarge left paracentral L5/S1 disc extrusion compressing the left S1 nerve root, in keeping with the clinical picture.\n',
  );
  for (const one of told)
    expect(one.match(/In (?:the report’s words|more detail): /g)?.length ?? 0).toBeLessThanOrEqual(1);
  expect(told.join('\n')).toMatch(
    /In more detail: large left .*The report adds: L5\/S1: There is a large left slipped disc/,
  );
});

it('asks not when to call where the report says when', () => {
  const asked = (more: string) =>
    explainReport(
      `MRI LUMBAR SPINE\nFINDINGS:\nL5/S1: Large left paracentral disc extrusion.\nCONCLUSION:\nLarge left L5/S1 disc extrusion compressing the left S1 nerve root. Referral to the spinal team is suggested. ${more}\n`,
      knowledge,
    ).questions.join('\n');
  expect(asked('')).toMatch(/call you sooner/);
  const told = asked(
    'If new saddle numbness, urinary or bowel symptoms develop the patient will need same day emergency assessment.',
  );
  expect(told).not.toMatch(/call you sooner/);
  expect(told.split('\n').length).toBeGreaterThan(1);
});
