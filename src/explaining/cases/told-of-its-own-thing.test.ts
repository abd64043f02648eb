import { describe, expect, it } from 'vitest';
import { faithful } from '../../../test/explained.js';

const read = (text: string) => {
  const analysis = faithful(text);
  const told = (importance?: string) =>
    analysis.findings
      .filter((finding) => importance === undefined || finding.importance === importance)
      .map((finding) => finding.text)
      .join('\n');
  return { all: told(), urgent: told('urgent'), findings: analysis.findings };
};

describe('the figure of an earlier heart ultrasound', () => {
  it('is told as of then', () => {
    const { all, findings } = read('ECHO\nLVEF 38%.\nCf prev study 2024 EF was 50%.\n');
    expect(all).toMatch(/is 38%/);
    expect(all).toMatch(/On an earlier test, the share of blood pumped out each beat .*was 50%/);
    expect(findings.find(({ text }) => text.includes('50%'))).toMatchObject({ assertion: 'historical' });
    expect(all).not.toMatch(/is 50%/);
  });

  it('stands beside the one of now', () => {
    const { all } = read('TTE report\nFindings: LV dilated. LVEF 30-35% (prior EF 45%).\nImpression: Cardiomyopathy.');
    expect(all).toMatch(/is 30 to 35%, and was 45% before/);
  });
});

describe('rows of a heart ultrasound', () => {
  const { all } = read(
    'TRANSTHORACIC ECHO REPORT\nLV: mildly dilated (LVIDd 5.9cm), moderately reduced systolic function, LVEF 38% (biplane).\nRV: normal size, TAPSE 14 mm (reduced)\nAV: calcified. Trivial AR\nConclusion: Moderate LV systolic dysfunction, mod MR/TR.',
  );
  it('are told of the part that their label names', () => {
    expect(all).toMatch(/main pump of your heart \(left ventricle\) is mildly wider than usual: 5.9 cm/);
    expect(all).toMatch(/TAPSE\) is 14 mm, less than it should be/);
    expect(all).toMatch(/aortic heart valve leaks very slightly/);
  });
  it('tell both of two leaks with a stroke between', () => {
    expect(all).not.toMatch(/may show/);
    expect(all).toMatch(/moderate leak of the mitral heart valve/);
    expect(all).toMatch(/leak of the tricuspid heart valve/);
  });
});

describe('what lights up on a PET scan, and what does not', () => {
  const { all } = read(
    'PET-CT\nTechnique: FDG IV. Images at 60 mins.\nHead & neck: No FDG avid cervical nodes.\nChest: 6 mm nodule in RUL, not FDG avid.\nAbdomen: FDG avid hypodense lesion in liver 3.1 x 2.8 cm. Anastomotic site shows no abnormal uptake.\nImpression:\n- FDG avid liver lesions.\n- FDG avid L3 lesion.',
  );
  it('denies only of the thing that is spoken of', () => {
    expect(all).toMatch(/small lump does not light up on the scan \(not FDG avid\)/);
    expect(all).not.toMatch(/no sign of spots that take up the tracer/);
    expect(all).not.toMatch(/no sign of tracer taken up by tissue/);
  });
  it('reads the first part below how the test was done', () => {
    expect(all).toMatch(/No lymph nodes in the neck lit up on the scan/);
  });
  it('keeps two things that light up apart', () => {
    expect(all).toMatch(/spots in the liver \(liver lesions\)\. They light up on the scan/);
    expect(all).toMatch(/abnormal area \(lesion\) at L3\. .*It lights up on the scan/);
    expect(all).not.toMatch(/tracer \(FDG avid\) in your liver/);
  });
});

describe('a marrow report in one run', () => {
  it('ends why it was asked where the slides begin', () => {
    const { all } = read(
      'BONE MARROW ASPIRATE & TREPHINE\nClinical: IgG kappa paraprotein, ?MGUS ?myeloma.\nAspirate: particulate, normocellular for age. No dysplasia. Plasma cells 7%.\nTrephine: 18mm core, cellularity 35%.\nConclusion: Plasma cells 8%.',
    );
    expect(all).not.toMatch(/As the reason for the test, the report says: plasma cells/);
    expect(all).not.toMatch(/before the test/);
  });
});

describe('breaks of bones', () => {
  it('are told once and at their own place', () => {
    const elbow = read(
      'XR L ELBOW\nDisplaced supracondylar fracture of the distal humerus (Gartland II) with posterior angulation of the distal fragment.',
    );
    expect(elbow.all).toMatch(/a break just above the elbow \(/);
    expect(elbow.urgent).toBe('');
    const face = read(
      'CT FACIAL BONES\nFindings: Comminuted fracture of the left orbital floor.\nImpression: Left orbital floor blowout fracture.',
    );
    expect(face.findings.filter(({ text }) => /\b(?:broken|fracture)\b/.test(text))).toHaveLength(1);
  });

  it('are called open where the wound is', () => {
    expect(read('XR TIBIA\nFracture of the tibia, bone visible in the wound. Gustilo II.').urgent).not.toBe('');
  });
});

describe('nerve tests', () => {
  const { all, urgent } = read(
    'NERVE CONDUCTION STUDIES\nRef: numb hands ?CTS\nRight median: sensory conduction D2-wrist 34 m/s, SNAP reduced 6 uV.\nRadial SNAPs normal.\nConclusion: Moderate right and mild left median neuropathy at the wrists (carpal tunnel syndrome).',
  );
  it('raise no alarm for a small answer of a nerve', () => expect(urgent).toBe(''));
  it('name the nerve, not the bone, and each side with its own word', () => {
    expect(all).not.toMatch(/forearm bone/);
    expect(all).not.toMatch(/Moderate right and mild median neuropathy/);
  });
});
