import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../test/whole-knowledge.js';
import { explainReport } from './index.js';

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
