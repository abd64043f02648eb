import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';
import { plainLine } from './plain-lines.js';

const knowledge = wholeKnowledge();
const told = (line: string) => plainLine(line)?.texts.join('. ') ?? null;
const all = (text: string) => {
  const { summary, keyPoints, findings, recommendations } = explainReport(text, knowledge);
  return [summary, ...keyPoints, ...findings.map((one) => one.text), ...recommendations.map((one) => one.text)].join(
    '\n',
  );
};

describe('lines of a kidney sample', () => {
  it.each([
    ['Light microscopy: 18 glomeruli are present, 3 of which are globally sclerosed', 'the sample holds 18 of the tiny filters of the kidney (glomeruli). 3 of them are fully scarred'],
    ['There are 12 glomeruli, none of which are globally sclerosed', 'the sample holds 12 of the tiny filters of the kidney (glomeruli). none of them is fully scarred'],
    ['Cellular crescents are seen in 3 of 20 glomeruli', '3 of 20 of the filters show crescents. a crescent is a sign of strong swelling in a filter'],
    ['Electron microscopy: Scattered subepithelial and mesangial electron dense deposits', 'the electron microscope shows some deposits on the outer side of the filter walls and in the frame of the filters'],
    ['Diffuse foot process effacement', 'the cells around the filters have lost their fine feet over a wide area. this lets protein leak into the urine'],
    ['Immunofluorescence: Granular mesangial staining for IgA (3+) and C3 (1+)', 'glowing dyes found proteins of the immune system in the frame of the filters: IgA (3+) and C3 (1+). they lie like grains (granular)'],
    ['Immunofluorescence: negative for IgG, IgA and C3', 'glowing dyes found none of these proteins of the immune system: IgG, IgA and C3'],
    ['Moderate interstitial fibrosis and tubular atrophy (approximately 30%)', 'about 30% of the working kidney tissue in the sample is scarred (interstitial fibrosis and tubular atrophy)'],
  ])('%s', (line, plain) => expect(told(line)).toBe(plain)); // biome-ignore format: rows

  it('are left alone where a word is not theirs', () => {
    expect(told('Linear staining for IgG is absent along the capillary walls')).toBeNull();
    expect(told('Crescents cannot be assessed in 4 glomeruli')).toBeNull();
    expect(told('21 of 20 glomeruli are globally sclerosed')).toBeNull();
  });

  it('a few crescents of lupus are no alarm about another illness', () => {
    const text = all(`RENAL BIOPSY
DIAGNOSIS: Kidney, right, needle biopsy: Focal lupus nephritis, class III.
MICROSCOPIC: Cellular crescents are seen in 2 glomeruli.`);
    expect(text).not.toMatch(/anti-GBM|call them now/);
    const urgent = explainReport('Renal biopsy: crescents in most glomeruli with linear IgG.', knowledge).findings;
    expect(urgent.some(({ urgency }) => urgency === 'new')).toBe(true);
  });
});

it('what is not more than usual is not told as there', () => {
  expect(told('Ring sideroblasts are not increased')).toBe(
    'there is no excess of young red cells with a ring of iron (ring sideroblasts)',
  );
  expect(told('No increase in reticulin fibrosis (MF-0)')).toBe(
    'there is no excess of fine scar threads in the marrow (reticulin)',
  );
  expect(told('Ring sideroblasts are increased')).toBeNull();
  const text = all(
    'BONE MARROW BIOPSY\nDIAGNOSIS:\n1. NORMOCELLULAR MARROW.\n2. RING SIDEROBLASTS NOT INCREASED.\n3. NO INCREASE IN RETICULIN FIBROSIS.',
  );
  expect(text).not.toMatch(/shows (?:red cells with a ring|fine scar)/);
});

describe('the afterbirth', () => {
  it.each([
    ['Singleton placenta, 310 g, small for gestational age', 'the afterbirth weighed 310 g, less than is usual for the weeks of pregnancy'],
    ['Maternal vascular malperfusion with accelerated villous maturation', 'the afterbirth got less blood from the mother than it should (maternal vascular malperfusion). its fine branches (villi) look older than the weeks of pregnancy'],
    ['Three infarcts, involving approximately 5% of the parenchyma', 'three parts of the afterbirth lost their blood flow (infarct): about 5% of it in all'],
    ['No retroplacental clot is seen', 'no blood clot lay behind the afterbirth'],
    ['Three vessel cord with marginal insertion', 'the cord has three vessels, as is usual. it joins the afterbirth at its edge'],
  ])('%s', (line, plain) => expect(told(line)).toBe(plain)); // biome-ignore format: rows

  it('is small, and not the baby', () => {
    expect(
      all('PLACENTA REPORT\nDIAGNOSIS:\nSINGLETON PLACENTA, 310 G, SMALL FOR GESTATIONAL AGE:\n - NO VILLITIS.'),
    ).not.toMatch(/shows a baby that is small/);
  });
});

describe('gene tests', () => {
  it.each([
    ['Tier I: EGFR p.L858R (exon 21), VAF 22%', 'a change was found in the gene EGFR (L858R). it stands in 22% of the copies of that gene'],
    ['Negative for: ALK, ROS1, RET fusions; KRAS, BRAF mutations', 'no change was found in the genes ALK, ROS1, RET, KRAS and BRAF'],
    ['TMB: 6 mut/Mb (low)', 'the count of gene changes in the growth (TMB) is 6, which the lab calls low'],
    ['Variants below 5% VAF may not be detected', 'the test may miss a change that stands in less than 5% of the copies of a gene'],
    ['TP53 variants are of no established therapeutic significance in this setting', 'the change in TP53 does not help to choose a treatment here'],
  ])('%s', (line, plain) => expect(told(line)).toBe(plain)); // biome-ignore format: rows

  it('a test that may help later is no finding', () => {
    const text = all(
      'FLOW CYTOMETRY\nSpecimen: Peripheral blood\nINTERPRETATION: Monoclonal B-cell population with a CLL phenotype.\nCOMMENT: FISH for del(17p) and trisomy 12 may be of prognostic value if treatment is considered.',
    );
    expect(text).not.toMatch(/may show (?:a missing piece|an extra copy)/);
    expect(text).toMatch(/They would look at: del\(17p\) and trisomy 12/);
  });
});

it('no cancer left after treatment is not told as cancer that is left', () => {
  const text = all(
    'FINAL DIAGNOSIS\nLEFT BREAST, MASTECTOMY: NO RESIDUAL INVASIVE CARCINOMA.\nSYNOPTIC\nResidual Cancer Burden: RCB-0\nPathologic stage: ypT0 ypN0',
  );
  expect(text).not.toMatch(/shows cancer that is left/);
  expect(told('Residual Cancer Burden: RCB-II')).toContain('a moderate amount of cancer was left');
});

it('proteins that are intact are no lymph nodes', () => {
  const text = all(
    'SPECIMEN: Sigmoid colon, resection\nHISTOLOGIC TYPE: Adenocarcinoma\nREGIONAL LYMPH NODES: 0 of 14 positive. TUMOR DEPOSITS: 0\npT3 pN0\nMMR IHC: MLH1 intact, PMS2 intact, MSH2 intact, MSH6 intact - pMMR',
  );
  expect(text).not.toMatch(/lymph nodes looked whole/);
  expect(text).toMatch(/MLH1, PMS2, MSH2 and MSH6 are there, as they should be/);
  expect(text).toMatch(/The tumor stage \(T\) is T3/);
});

it('a virus that a probe looks for is no germ that grows', () => {
  expect(all('LYMPH NODE, EXCISION: Reactive hyperplasia.\nEBER ISH: negative')).not.toMatch(
    /No germs were found by the test for EBER/,
  );
});

it('of two organs in one label neither is told alone', () => {
  const text = all(
    'DIAGNOSIS:\nA. LEFT OVARY AND TUBE, SALPINGO-OOPHORECTOMY: MUCINOUS CYSTADENOMA, 9 CM.\nB. OMENTUM, BIOPSY: BENIGN FIBROADIPOSE TISSUE.',
  );
  expect(text).not.toMatch(/sample from your left tube/);
});

it('lymph nodes with cancer are told with the largest spot', () => {
  expect(
    told(
      'LYMPH NODES, CENTRAL NECK (LEVEL VI): Metastatic papillary carcinoma in 3 of 8 nodes; largest deposit 4 mm; no extranodal extension',
    ),
  ).toBe(
    'cancer was found in 3 of the 8 lymph nodes from the middle of the neck that were checked. the largest spot of it there measures 4 mm. no cancer was seen growing out of a lymph node',
  );
  expect(told('Metastatic carcinoma in 9 of 8 nodes')).toBeNull();
});
