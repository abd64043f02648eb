import { describe, expect, it } from 'vitest';
import { explained, found } from '../../../test/explained.js';

const slide = (line: string): string =>
  found(
    `SURGICAL PATHOLOGY REPORT\nSPECIMEN: Tissue\n\nMICROSCOPIC DESCRIPTION:\nSections were examined. ${line}\n\nDIAGNOSIS:\nMalignant tumor.\n`,
  );
const concluded = (line: string): string =>
  found(`SURGICAL PATHOLOGY REPORT\nSPECIMEN: Tissue\n\nDIAGNOSIS:\nMalignant tumor.\n${line}\n`);

describe('what stands under the microscope is told, not only quoted', () => {
  it.each([
    ['Atrophic gastritis.', /sample shows [^“]*\(atrophic gastritis\)/],
    ['Mild to moderate arteriosclerosis.', /mild to moderate [^“]*\(arteriosclerosis\)/],
    [
      'Both fragments are tubular adenomas with low grade dysplasia.',
      /^(?:.*\n)*.*Both fragments are tubular adenomas \([^)]+\) with low grade dysplasia \([^)]+\)/,
    ],
    ['Disordered proliferative endometrium.', /uneven growth of the womb lining/],
  ])('%s', (line, told) => {
    expect(slide(line)).toMatch(told);
    expect(slide(line)).not.toContain('“');
  });

  it('a word that the words beside it leave out keeps the line in its own', () => {
    expect(slide('Acute chorioamnionitis, maternal stage 3.')).toMatch(/stage 3/);
  });
});

describe('nodes, layers and repair proteins in sentences', () => {
  it.each([
    [
      'Seventeen lymph nodes are identified, of which four contain metastatic carcinoma.',
      'Cancer was found in 4 of the 17 lymph nodes that were checked.',
    ],
    [
      'Thirteen lymph nodes were found, none of which contain tumour.',
      'No cancer was found in the 13 lymph nodes that were checked.',
    ],
    [
      'Five out of 16 nodes show metastatic deposits with focal extracapsular spread.',
      'It grows out of a lymph node there.',
    ],
    ['All 14 lymph nodes are free of tumour.', 'No cancer was found in the 14 lymph nodes that were checked.'],
    ['MLH1 and PMS2 show loss of nuclear staining.', 'The repair proteins MLH1 and PMS2 are missing.'],
  ])('%s', (line, told) => expect(slide(line)).toContain(told));

  it('tells how deep a growth goes and what it keeps off', () => {
    const told = slide(
      'The tumour invades through the muscularis propria into the subserosa to a depth of 5 mm but does not breach the serosa.',
    );
    expect(told).toMatch(/goes through the muscle layer [^.]*and into the layer under the outer skin, 5 mm deep\./);
    expect(told).toContain('It does not break through the outer skin of the organ.');
  });

  it('leaves a layer that it does not know to the report', () => {
    expect(slide('The tumour invades through the zona quarta into the subserosa.')).toMatch(/zona quarta/);
  });
});

describe('a group of cells that come from one', () => {
  it('is told with its share and its marks', () => {
    const told = concluded(
      'A monoclonal B-cell population (48% of events) expressing CD19, CD10 and kappa light chain is detected.',
    );
    expect(told).toContain('The lab found a group of B cells that all come from one cell (monoclonal).');
    expect(told).toContain('They make up 48% of the cells that were counted.');
    expect(told).toContain('They carry these marks: CD19, CD10 and kappa light chain.');
  });

  it('is not made of one that was denied', () => {
    expect(concluded('No monoclonal B-cell population expressing CD10 is detected.')).not.toMatch(
      /The lab found a group/,
    );
  });

  it.each([
    ['There is no immunophenotypic evidence of lymphoma.', /show no sign of cancer of the lymph system \(lymphoma\)/],
    ['Polymorphous lymphoid population.', /many kinds of defense cells lie side by side/i],
    ['Storage iron is decreased.', /The iron stored in the marrow is less than usual/],
    [
      'Normocellular marrow (45%) with trilineage hematopoiesis.',
      /the usual number of blood-making cells, about 45% of it/,
    ],
    [
      'Scattered paratrabecular lymphoid aggregates, suspicious for involvement by lymphoma (less than 5% of marrow).',
      /in the marrow could be lymphoma \(cancer of the lymph system\)/,
    ],
  ])('%s', (line, told) => expect(concluded(line)).toMatch(told));
});

describe('gene answers in the order that reports print them', () => {
  it.each([
    [
      'EGFR: L861Q mutation detected (exon 21), VAF 27%',
      'A change was found in the gene EGFR (L861Q). It stands in 27% of the copies of that gene.',
    ],
    ['ThyroSeq v3: POSITIVE for HRAS Q61K mutation.', /gene HRAS/],
    ['MET exon 14: QNS', /There was too little in the sample to test the gene MET exon 14/],
  ])('%s', (line, told) => {
    const all = concluded(line);
    if (typeof told === 'string') expect(all).toContain(told);
    else expect(all).toMatch(told);
  });
});

describe('doubt stays doubt', () => {
  it('of what cannot be excluded because something was not seen', () => {
    const { findings } = explained(
      'SURGICAL PATHOLOGY REPORT\nDIAGNOSIS:\nSkin, ear, shave:\nActinic keratosis. Invasive squamous cell carcinoma cannot be excluded as the base of the lesion is not seen.\n',
    );
    expect(
      findings.some(
        ({ assertion, concepts }) => assertion === 'possible' && concepts.includes('squamous-cell-carcinoma'),
      ),
    ).toBe(true);
    expect(findings.map(({ text }) => text).join('\n')).not.toMatch(/no sign of (?:an abnormal area|cancer)/);
  });

  it('of cells that the lab takes for irritated', () => {
    const told = concluded('Rare atypical cells, favor reactive.');
    expect(told).toMatch(
      /A few cells look unusual \(atypical\)\. The lab thinks that they are most likely only irritated \(reactive\)\./,
    );
  });

  it('of vessels with one spot that looks suspicious', () => {
    const { findings } = explained(
      'SURGICAL PATHOLOGY REPORT\nDIAGNOSIS:\nMalignant tumor.\nLymphovascular invasion is not identified although one focus is suspicious.\n',
    );
    const vessels = findings.find(({ text }) => text.includes('small vessels'));
    expect(vessels?.text).toContain('It is not sure whether cancer cells lie in small vessels');
    expect(vessels?.assertion).toBe('possible');
  });
});

describe('edges', () => {
  it('the remaining ones are not all of them', () => {
    const told = concluded('Remaining margins are negative; the closest is the posterior margin at 4 mm.');
    expect(told).toContain(
      'The other edges of the removed tissue show no sign of the growth. The nearest edge is the back edge, 4 mm away.',
    );
  });

  it('are named where the growth reaches them', () => {
    expect(concluded('Carcinoma extends to the inked anterior margin.')).toContain(
      'What was found reaches the front edge of the piece that was taken out.',
    );
  });
});

describe('several samples on one paper', () => {
  it('a further report below the advice is no advice', () => {
    const { findings, recommendations } = explained(
      'GYNECOLOGIC CYTOLOGY REPORT\nSpecimen: Pap test, cervix\nINTERPRETATION: LSIL.\nRecommendation: Colposcopy.\n\n--------\nSURGICAL PATHOLOGY (5 weeks later)\n1. CERVIX, 3 O’CLOCK, BIOPSY: High-grade squamous intraepithelial lesion (CIN 2).\n2. VULVA, RIGHT, BIOPSY: Lichen sclerosus.\n',
    );
    expect(recommendations.map(({ text }) => text).join('\n')).not.toMatch(/lichen|intraepithelial|SURGICAL/i);
    expect(findings.map(({ text }) => text).join('\n')).toMatch(/thin white skin of the private parts/);
  });

  it('washings of their own number are of no other sample', () => {
    const told = found(
      'FINAL DIAGNOSIS\n1. Uterus, cervix, bilateral tubes and ovaries, total hysterectomy:\nEndometrium:\n- Endometrioid adenocarcinoma.\nRight ovary: Serous cystadenoma, 2 cm. Left ovary: Endometriosis.\nFallopian tubes: Paratubal cyst on the right. No tumor.\n2. Omentum, biopsy: Negative for malignancy.\n3. Pelvic washings: Negative for malignant cells. Reactive mesothelial cells.\n',
    );
    expect(told).not.toMatch(/from the fatty apron[^.]*\. It shows irritated/);
    expect(told).not.toMatch(/from your left ovary\. It shows no sign of a growth/);
  });

  it('the first of them keeps what it shows, though it speaks of the clinical setting', () => {
    const told = found(
      'ENDOSCOPIC BIOPSIES\n\n1. Duodenum, second part, biopsy:\nDuodenal mucosa with increased intraepithelial lymphocytes, crypt hyperplasia and partial villous blunting (Marsh 3a). The findings are consistent with coeliac disease in the proper clinical and serological setting.\n\n2. Stomach, antrum, biopsy:\nChronic gastritis.\n',
    );
    expect(told).toMatch(
      /deeper pits \(crypt hyperplasia\) and tiny folds that are shorter than usual \(villous blunting\)\. The report puts this at class 3a \(Marsh\)\./,
    );
    expect(told).toMatch(/fits with bowel harm from gluten/);
  });
});

describe('samples behind a further look', () => {
  const told = found(
    'Lung, left lower lobe, core biopsy:\n- Adenocarcinoma.\n\nImmunohistochemistry: The tumor cells are positive for TTF-1.\n\nLymph node, station 4L, EBUS-FNA: Positive for malignant cells.\nBronchial washing, left: Atypical cells, favor reactive.\nPleural fluid, left: Involvement by adenocarcinoma cannot be entirely excluded.\n',
  );
  it('are samples of their own', () => {
    expect(told).toMatch(/lymph node sample shows cancer cells/);
    expect(told).toMatch(/cannot be entirely excluded|could not be ruled out/);
  });
  it('and what the lab leans to is told', () => expect(told).toMatch(/most likely only irritated/));
});

describe('lines of surgeons’ tissue', () => {
  it.each([
    [
      'Although a few areas appear more diffuse, there is no evidence of transformation to diffuse large B-cell lymphoma.',
      /Some spots look more spread out \(diffuse\)\. No sign was seen that the lymphoma has turned into a faster kind \(transformation\)\./,
    ],
    [
      'The prostate chippings show benign nodular hyperplasia with no evidence of malignancy.',
      /prostate tissue shows growth that is not cancer \(hyperplasia\)\. No cancer (?:\(malignancy\) )?was seen in it\./,
    ],
    ['No dedifferentiation seen.', /no part of it that grows faster was seen \(dedifferentiation\)/i],
    ['Favor atypical lipomatous tumor.', /slow growth of fat tissue that can come back/],
  ])('%s', (line, told) => expect(concluded(line)).toMatch(told));

  it('a row of the stage begins its own line', () => {
    const told = found(
      'SYNOPTIC REPORT - PRIMARY CUTANEOUS MELANOMA\nDiagnosis .................... Invasive melanoma\nBreslow thickness ............ 1.1 mm\nPeripheral margin - in situ .. 2.5 mm (3 o’clock)\nDeep margin .................. 4 mm\npT stage (AJCC 8) ............ pT2a\n',
    );
    expect(told).toContain('The free space from the growth is 4 mm to the deep edge.');
    expect(told).toMatch(/side edge at 3 o’clock is 2\.5 mm for the part that lies only in the top layer/);
    expect(told).not.toContain('4 mm pT');
  });
});

it('a denial behind “but” is of the cells before it, and of no other sample', () => {
  const told = found(
    'CYTOLOGY REPORT\nDIAGNOSIS:\nThe voided urine was positive for high grade urothelial carcinoma; the washing from the right ureter shows atypical urothelial cells but no definite malignancy.\n',
  );
  expect(told).toMatch(/The unusual cells from the urine passages show no clear sign of cancer/);
  expect(told).not.toMatch(/The sample shows no clear sign of cancer/);
});

describe('rows and remarks of other organs', () => {
  it.each([
    [
      'Tumor penetrates the serosa (pT4a).',
      /has broken through the outer skin of the organ\. The tumor stage \(T\) is T4a\./,
    ],
    ['Leibovich score 7 (high risk).', /risk score \(Leibovich\) is 7, which puts this in the high-risk group/],
    ['Primary myelofibrosis, overt fibrotic stage.', /sample shows scarred bone marrow/],
    [
      'Complete cross sections of both fallopian tubes, no pathologic change.',
      /full slices of both egg tubes were seen \(fallopian tubes\)\. No change was seen in them\./i,
    ],
  ])('%s', (line, told) => expect(concluded(line)).toMatch(told));

  it('a phase that has not come is no alarm', () => {
    const { findings } = explained(
      'BONE MARROW REPORT\nCONCLUSION: Primary myelofibrosis, overt fibrotic stage, with increased blasts (not yet accelerated phase).\n',
    );
    expect(findings.filter(({ importance }) => importance === 'urgent')).toEqual([]);
  });

  it('what was asked in the story before the sample is no answer of it', () => {
    const told = found(
      'BONE MARROW REPORT\nHistory: 71 y/o woman, pancytopenia. ? MDS ? lymphoma\n\nTREPHINE: 15 mm core.\nCONCLUSION: Normal marrow.\n',
    );
    expect(told).not.toMatch(/sample may show/);
    expect(told).toContain('? MDS ? lymphoma');
  });

  it('a letter on a patient by one letter goes on behind her name', () => {
    const told = found(
      'Dear Dr. Amin,\nThanks for referring Mrs K. The histology of the left parotid lump shows a pleomorphic adenoma, 19 mm.\n',
    );
    expect(told).toMatch(/shows a pleomorphic adenoma(?: \([^)]*\))?, 19 mm\./);
    expect(told).not.toContain('referring');
  });
});
