import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';
import { plainLine } from './plain-lines.js';

const knowledge = wholeKnowledge();
const of = (sample: string, lines: string) =>
  explainReport(`SURGICAL PATHOLOGY REPORT\n\nSPECIMEN: ${sample}\n\nFINAL DIAGNOSIS:\n${lines}\n`, knowledge);
const told = (sample: string, lines: string) => {
  const { summary, findings } = of(sample, lines);
  return [summary, ...findings.map(({ text }) => text)].join('\n');
};
const LINE = (line: string) => plainLine(line)?.texts.join('. ') ?? null;

describe('edges of which one is reached', () => {
  it.each([
    ['Skin, nose, excision', 'BCC, infiltrative. Peripheral margin clear by 3 mm, deep margin involved.', 'The deep edge of the removed tissue shows'],
    ['Cervix, LLETZ', 'CIN 3 (HSIL). Ectocervical margin clear, endocervical margin involved by CIN 3.', 'The inner cervix edge of the removed tissue shows'],
    ['Skin, scalp, punch', 'Dysplastic (Clark) naevus with mild atypia, margins involved.', 'It reaches the edge'],
    ['Skin, left arm, shave', 'Melanoma in situ, extending to the lateral margin; deep margin clear.', 'lateral edge'],
    ['Skin, back, excision', 'Basal cell carcinoma, nodular, present at the deep margin.', 'It reaches the deep edge'],
  ])('%s: %s', (sample, lines, wanted) => {
    const text = told(sample, lines);
    expect(text).toContain(wanted);
    expect(text).not.toMatch(/[Tt]he edges? of the removed tissue looked clear|clean cut edges/);
  }); // biome-ignore format: one table

  it.each(['Margins clear.', 'All margins negative for carcinoma.'])('stay clear where none is: %s', (line) => {
    expect(told('Skin, back, excision', `Squamous cell carcinoma. ${line}`)).toMatch(/looked clear|no sign of/);
  });

  it('a diagnosis before its edge is told', () => {
    expect(told('Skin, left forearm, shave', 'Squamous cell carcinoma in situ, extending to the lateral margin; deep margin clear.')).toMatch(/squamous cell carcinoma in situ/i); // biome-ignore format: one line
  });
});

describe('receptors by their scores', () => {
  it.each([
    ['ER Allred score 8 (PS 5 + IS 3)', 'the cells have receptors for the hormone estrogen. the Allred score for estrogen is 8 of 8'],
    ['PR: Allred 0/8', 'the cells have no receptors for the hormone progesterone. the Allred score for progesterone is 0 of 8'],
    ['Oestrogen receptor: Positive (Allred 7/8)', 'the cells have receptors for the hormone estrogen. the Allred score for estrogen is 7 of 8'],
    ['HER2 2+, FISH not amplified', 'a first test for the growth signal HER2 was in between (2+). the gene test found no extra copies, so HER2 counts as negative'],
    ['HER-2 IHC 2+ (equivocal), DDISH amplified', 'a first test for the growth signal HER2 was in between (2+). the gene test found extra copies, so HER2 counts as positive'],
    ['TERT promoter: wild type', 'no change that counts was found in the gene TERT'],
    ['RET/PTC: not detected', 'no change that counts was found in the gene RET/PTC'],
    ['p53 wild type, MMR proficient', 'the stain for the protein p53 looks as in normal cells (wild type). the repair proteins of the cells are all there, as they should be'],
    ['All other margins >2 mm', 'all other edges are more than 2 mm away'],
  ])('%s', (line, plain) => {
    expect(LINE(line)).toBe(plain);
  }); // biome-ignore format: one table

  it.each(['ER Allred positive', 'PR: Negative (Allred 7/8)', 'HER2 2+, FISH pending'])(
    'left to others: %s',
    (line) => {
      expect(LINE(line)).toBeNull();
    },
  );
});

describe('stages and rows behind a name', () => {
  it.each(['pT1a pNX', 'pT2 pN1a(sn)', 'ypT0 ypN0'])('%s is read, and is no air around the lung', (stage) => {
    const { findings, notExplained } = of(
      'Kidney, left, partial nephrectomy',
      `Renal cell carcinoma, 3.1 cm. ${stage}.`,
    );
    expect(findings.map(({ text }) => text).join('\n')).toContain('lymph node stage');
    expect(notExplained).toEqual([]);
    expect(findings.flatMap(({ concepts }) => concepts)).not.toContain('pneumothorax');
  });

  it('a stage that begins small opens its own sentence', () => {
    const text = told(
      'Breast, left, excision',
      'DCIS, 6 mm. Superior margin 0.5 mm. All other margins >2 mm. pTis pN0.',
    );
    expect(text).not.toContain('“All other margins');
  });

  it('how deep it grows is not how large it is', () => {
    expect(told('Uterus', 'Endometrioid adenocarcinoma, invading <50% of myometrium (4 of 18 mm).')).not.toContain(
      'measures 18 mm',
    );
    expect(told('Uterus', 'Endometrioid adenocarcinoma, 18 mm.')).toContain('measures 18 mm');
  });

  it.each([
    ['High-grade papillary urothelial carcinoma, non-invasive (pTa).', 'has not grown into deeper tissue'],
    ['Metastatic adenocarcinoma, consistent with lung primary.', 'fits with a start in the lung'],
    ['Metastatic carcinoma, compatible with breast origin.', 'fits with a start in the breast'],
    ['Minimally invasive adenocarcinoma.', 'grown in only a little'],
    ['Carcinosarcoma.', 'cancer of two kinds of cells'],
    ['Serous borderline tumour.', 'between harmless and cancer'],
    ['Insufficient for diagnosis.', 'too little to give an answer'],
    ['Atypical urothelial cells (AUC).', 'unusual cells'],
    ['Hidradenocarcinoma.', 'Hidradenocarcinoma'],
  ])('%s', (line, wanted) => {
    expect(told('Tissue, biopsy', line)).toContain(wanted);
  });

  it.each([
    ['Urothelial carcinoma, invasive, high grade.', /not grown into deeper/],
    ['Minimally invasive adenocarcinoma.', /mild cancer/],
    ['Metastatic carcinoma, lung primary unlikely.', /start in the lung/],
    ['Collagenous colitis. No dysplasia, no granulomas.', /blood-making/],
  ])('%s', (line, never) => {
    expect(told('Tissue, biopsy', line)).not.toMatch(never);
  });
});

describe('what is said of another sample, an earlier test or people in general', () => {
  const whole = (text: string) => explainReport(text, knowledge).findings.map((one) => one.text);

  it('a margin that points to another part stays with its own', () => {
    const findings = whole(
      'SURGICAL PATHOLOGY REPORT\n\nFINAL DIAGNOSIS:\nA. LEFT BREAST, LUMPECTOMY:\n- DCIS, 0.6 cm.\n- Medial margin positive for DCIS; see part D.\n- All other margins negative (>0.5 cm).\nB. SENTINEL NODE: Negative for carcinoma (0/1).\nC. SENTINEL NODE #2: Negative for carcinoma (0/1).\nD. LEFT BREAST, NEW MEDIAL MARGIN: Benign breast tissue, no DCIS.\n',
    ).join('\n');
    expect(findings).not.toMatch(/[Ss]ample D[^.\n]* shows? (?:cancer cells|early cancer)/);
    expect(findings).toContain('The other edges of the removed tissue');
  });

  it.each([
    'Probability of cancer 65%.',
    'Risk of malignancy: 23-34%.',
    'The estimated likelihood of malignancy is about 40%.',
  ])('a chance is no finding: %s', (line) => {
    const text = told('Thyroid, left, FNA', `Follicular neoplasm (Bethesda IV). ${line}`);
    expect(text).not.toMatch(/shows? cancer/);
    expect(text).toContain('turn out to have cancer');
  });

  it('receptors of the core before are of an earlier test', () => {
    const findings = whole(
      'SURGICAL PATHOLOGY REPORT\n\nFINAL DIAGNOSIS:\nLeft breast, lumpectomy: Invasive ductal carcinoma, 0.4 cm.\n\nBIOMARKERS (prior core S24-55121): ER negative (<1%), PR negative, HER2 positive (IHC 3+).\n',
    ).join('\n');
    expect(findings).not.toMatch(/^The cells have (?:no receptors|much)/m);
  });

  it('a virus that harms a kidney is denied as one thing', () => {
    const text = told('Kidney transplant, biopsy', 'No evidence of BK virus nephropathy.');
    expect(text).not.toMatch(/no sign of [^.]*\bor kidney disease/);
    expect(text).toContain('kidney harm from a virus called BK');
  });

  it('what was sent is no finding', () => {
    expect(told('Colon, sigmoid polyp', 'Hyperplastic polyp.')).not.toContain('The report lists: colon');
  });

  it('what else it could be does not head the summary', () => {
    const { summary } = of(
      'A. Back, shave B. Calf, punch',
      'A. Skin, back, shave: Compound dysplastic nevus.\nB. Skin, left calf, punch: Spongiotic dermatitis. Ddx includes drug eruption and allergic contact.',
    );
    expect(summary).not.toContain('drug eruption');
  });

  it.each([
    ['Tumour extends into the renal vein (segmental branch) and sinus fat', 'the growth reaches into the kidney vein and the fat in the middle of the kidney (renal sinus)'],
    ['Size 74 mm', 'the growth measures 74 mm'],
    ['Lymph nodes: none submitted', 'no lymph nodes were in what was sent'],
    ['Nodes not submitted', 'no lymph nodes were in what was sent'],
    ['FISH - no MYC rearrangement', 'no change that counts was found in the gene MYC'],
    ['290 g (<10th percentile for gestational age)', 'the afterbirth weighed 290 g (below the 10th percentile)'],
    ['Three vessel umbilical cord, marginal insertion', 'the cord has three vessels, as is usual. the cord joins the afterbirth at its edge'],
    ['Fibrosis: Ishak 2/6', 'the scarring of the liver is stage 2 of 6 on the Ishak scale'],
    ['Iron stain negative', 'no stored iron was seen'],
    ['Genotype 16: Negative', 'the virus HPV of type 16 was not found'],
    ['MYC rearrangement not tested', null],
    ['290 g', null],
    ['Genotype 18/45: Positive', 'the virus HPV of type 18/45 was found'],
    ['NGS: TP53 - no mutation', 'no change that counts was found in the gene TP53'],
    ['Ureteric and vascular margins clear', 'the ureter and blood vessel edges of the removed tissue show no sign of the growth'],
    ['Dysplasia in 20% of erythroid and 15% of megakaryocytes', '20% of the cells that make red blood cells have odd shapes (dysplasia). 15% of the cells that make platelets (megakaryocytes) have odd shapes (dysplasia)'],
  ])('%s', (line, plain) => {
    expect(LINE(line)).toBe(plain);
  }); // biome-ignore format: one table
});
