import { describe, expect, it } from 'vitest';
import { explained, faithful, found } from '../../../test/explained.js';
import { plainLine } from './plain-lines.js';

const texts = (line: string) => plainLine(line)?.texts.join('. ') ?? null;

describe('tables of genes of a growth', () => {
  const sheet = `MOLECULAR GENETICS LABORATORY
Test                  Result                  Reference
EGFR                  No mutation detected
KRAS                  Mutation detected (G12V)
BRAF V600E            Not detected
Specimen: colon adenocarcinoma, block C2. Neoplastic cell content 55%.
Method: real-time PCR`;

  it('reads EGFR as a gene and never as the work of the kidneys', () => {
    const { labs, reportType, summary } = faithful(sheet);
    expect(reportType).toBe('pathology');
    expect(labs).toEqual([]);
    expect(summary).toContain('A change was found in the gene KRAS (G12V)');
    expect(found(sheet)).toContain('No harmful change was found in the gene EGFR.');
    expect(found(sheet)).not.toMatch(/kidney|filtration/);
  });

  it('keeps the estimate of the kidneys where it is a figure', () => {
    const { labs } = explained(
      'LABORATORY REPORT\nTest  Result  Units  Reference range\nCreatinine  80  umol/L  60-110\neGFR  88  mL/min/1.73m2  >60\nEGFR  No mutation detected',
    );
    expect(labs.map(({ name }) => name)).toEqual(['Creatinine', 'eGFR']);
  });

  it('tells a printed change and how much of it there is', () => {
    const report =
      'ONCOLOGY MUTATION PANEL\nEGFR: No mutation detected\nKRAS: p.G12D (c.35G>A) detected, VAF 22%\nALK: no rearrangement\nPD-L1: <1%';
    expect(found(report)).toContain('A change was found in the gene KRAS (G12D), in 22% of its copies.');
    expect(found(report)).toContain('No harmful change was found in the gene ALK.');
    expect(found(report)).toContain('The protein PD-L1 was found on less than 1% of the cells.');
  });

  it.each([
    ['MET exon 14 Not detected', 'no change that counts was found in the gene MET (exon 14)'],
    ['Tumour content: 40%', 'about 40% of the tissue that was tested was growth'],
    [
      'This may make the patient eligible for treatment with a KRAS G12C inhibitor',
      'because of this, KRAS G12C inhibitor may be a choice of treatment for you',
    ],
    [
      'KRAS-mutated tumours do not benefit from anti-EGFR antibody therapy',
      'growths with a change in the gene KRAS do not answer to anti-EGFR antibody therapy',
    ],
    [
      'Findings favor sporadic MSI-high carcinoma rather than Lynch syndrome.',
      'the loss of repair proteins has probably come by chance (sporadic). this makes a cause that runs in the family less likely (Lynch syndrome)',
    ],
    ['HER2 negative overall', 'in all, the cells have no more of the growth signal HER2 than is usual (HER2-negative)'],
    [
      'Myometrial invasion: 15 / 21 mm (outer half)',
      'the cancer has grown into half or more of the muscle wall of the womb (15 of 21 mm)',
    ],
    [
      'No evidence of choriocarcinoma or invasive mole in the material received',
      'no sign of a cancer of pregnancy tissue (choriocarcinoma) or pregnancy tissue growing into the wall of the womb (invasive mole) was seen',
    ],
  ])('%s', (line, plain) => {
    expect(texts(line)).toBe(plain);
  });
});

describe('how a blood cancer answers to treatment', () => {
  it('heads the summary', () => {
    const report =
      'BONE MARROW ASPIRATE\nIndication: CML on dasatinib.\nMolecular: BCR::ABL1 0.05% IS.\nConclusion: Complete cytogenetic remission. Major molecular response (MR3).';
    expect(explained(report).summary).toMatch(
      /^In this test, all signs of the blood cancer have gone away \(remission\)\. The treatment works well/,
    );
    expect(found(report)).toContain('only a small trace of the changed gene remains (major molecular response)');
  });

  it('tells a normal film of blood as no picture', () => {
    expect(found('BONE MARROW ASPIRATE\nPeripheral blood: Film unremarkable.\nConclusion: Normal marrow.')).not.toMatch(
      /x-ray/i,
    );
  });
});

describe('Paget disease', () => {
  it('is one of bone where bone is spoken of', () => {
    expect(found('BONE BIOPSY\nDiagnosis: Paget disease of the right hemipelvis. No sarcoma.')).toContain(
      'bone that grows too fast on the right side',
    );
    expect(found('SKIN BIOPSY\nVulva, biopsy.\nDiagnosis: Paget disease.')).not.toContain('bone');
  });
});
