import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const explain = (text: string) => explainReport(`${text}\n`, knowledge);
const told = (text: string) => {
  const { sentences, plain } = explain(text);
  return [...sentences, ...plain].map((one) => one.text).join('\n');
};

describe('a kidney sample as it is dictated', () => {
  const all = told(
    'RENAL BIOPSY\n\nLight microscopy: 18 glomeruli, of which 3 are globally sclerosed. 7 show cellular crescents and 2 show fibrous crescents. Moderate interstitial inflammation. Tubular atrophy and interstitial fibrosis involve 20% of the cortex.\nConclusion: Crescentic glomerulonephritis.',
  );
  it.each([
    /sample holds 18 of the tiny filters of the kidney/,
    /3 of them are fully scarred/,
    /7 of the filters of the kidney \(glomeruli\) show fresh crescents/,
    /2 of the filters of the kidney \(glomeruli\) show old crescents/,
    /tissue between the small tubes is somewhat inflamed/,
    /^20% of the working kidney tissue in the sample is scarred/m,
  ])('tells each count: %s', (pattern) => expect(all).toMatch(pattern));
  it('quotes none of it', () => expect(all).not.toMatch(/The report says: “/));
});

describe('a marrow and its blood film', () => {
  const all = told(
    'BONE MARROW ASPIRATE AND TREPHINE\n\nBlood film: Macrocytic red cells, hypogranular neutrophils with pseudo-Pelger forms, platelets reduced.\nAspirate: Hypercellular particles. Erythropoiesis dysplastic with nuclear budding. Megakaryocytes small and mononuclear.\nIron: Increased stores with 20% ring sideroblasts.\nTrephine: CD34 positive cells 8%. Mild increase in reticulin (grade 1).\nConclusion: Myelodysplastic syndrome.',
  );
  it.each([
    /red cells are larger than usual \(macrocytic\)/,
    /fewer platelets than usual/,
    /marrow holds more blood-making cells than usual/,
    /young red cells have a core with buds/,
    /cells that make platelets.* are smaller than usual/,
    /20% of the young red cells have a ring of iron/,
    /8% of the cells carry the mark of very young blood cells/,
    /slightly more fine fibers in the marrow than usual/,
  ])('is told in plain words: %s', (pattern) => expect(all).toMatch(pattern));
  it('tells nothing of a film with a part that is not known', () =>
    expect(told('BONE MARROW ASPIRATE\n\nBlood film: Macrocytic red cells, zebra cells.')).not.toMatch(
      /red cells are larger than usual/,
    ));
});

describe('samples marked by a letter and a dash', () => {
  const all = told(
    'Clinical: ? BCC R nose, ?SK back\nMicro: A - Nodular BCC. No perineural invasion.\nB - Seborrhoeic keratosis, irritated. No malignancy.',
  );
  it('denies the cancer of the second alone', () => {
    expect(all).toMatch(/Sample B shows no sign of cancer/);
    expect(all).toMatch(/Sample A shows a common slow skin cancer/);
    expect(all).not.toMatch(/The sample shows no sign of cancer \(malignancy\)/);
    expect(all).not.toMatch(/“A - /);
  });
});

describe('a heading that names the sample', () => {
  it('places what stands under it', () => {
    expect(told('SKIN, LEFT FOREARM, EXCISION:\n- Malignant melanoma.\n- Breslow thickness: 1.4 mm.')).toMatch(
      /The sample from your left forearm shows a skin cancer called melanoma/,
    );
    expect(
      told(
        'PROSTATE, RIGHT MID, NEEDLE CORE BIOPSY:\n- PROSTATIC ADENOCARCINOMA, GLEASON SCORE 3+3=6 (GRADE GROUP 1), INVOLVING 1 OF 2 CORES, 5% OF TISSUE, 1 MM.',
      ),
    ).toMatch(/from the middle of the right side of your prostate.*1 of 2 cores and 5% of the tissue, over 1 mm/s);
  });
});

describe('a report with hardly a title', () => {
  it.each([
    ['BREAST CORE\n\nFibroadenoma. No atypia or malignancy.', 'pathology'],
    ['PLACENTA\n\nThird trimester placenta with acute chorioamnionitis. Three vessel cord.', 'pathology'],
    ['BONE MARROW\n\nNormocellular marrow with trilineage haematopoiesis. No evidence of lymphoma.', 'pathology'],
    ['LYMPH NODE\n\nReactive follicular hyperplasia. No lymphoma.', 'pathology'],
    ['URINE MICROSCOPY\n\nWBC >100/uL. RBC <10. E. coli >10^5 CFU/mL.', 'laboratory'],
    ['PLACENTA\n\nAnterior, clear of the os. Fetal heart rate 140.', 'other'],
  ])('%s', (text, type) => expect(explain(text).reportType).toBe(type));
});

describe('a spot held against an organ', () => {
  it('does not lie in that organ', () => {
    const all = told(
      'PET-CT\n\nFindings: Residual left supraclavicular node is 9 mm, SUVmax 1.8, below liver uptake. Uptake in the node is less than mediastinal blood pool.',
    );
    expect(all).not.toMatch(/in your liver|in the middle of your chest/);
  });
});

it('reads a lung that is filled from its clipped name', () => {
  expect(told('CXR RLL consol. No effusion.')).toMatch(/solid-looking area in your right lower lung/);
});

describe('rows of a liver sample and of lymph nodes', () => {
  const liver = told(
    'LIVER BIOPSY\n\nMicroscopic description: Ballooning: moderate (2). Lobular inflammation: 2-4 foci per field (2). Fibrosis: perisinusoidal and periportal with occasional bridging septa (stage 3).\nDiagnosis: Steatohepatitis.',
  );
  it.each([
    /many liver cells are swollen \(ballooning\)/i,
    /2 to 4 small spots of swelling were seen in each view of the liver/,
    /scar tissue \(fibrosis\) lies between the liver cells, around the vessels that enter the liver and in bands/i,
  ])('tells where and how much: %s', (pattern) => expect(liver).toMatch(pattern));

  it('tells how large the spread is and that it grows out of a node', () => {
    const all = told(
      'Final diagnosis:\nLeft breast, lumpectomy with sentinel lymph node biopsy:\n- Invasive lobular carcinoma, 2.3 cm.\n- Two of three sentinel lymph nodes positive for metastatic carcinoma; largest deposit 6 mm, with extranodal extension of 1 mm.',
    );
    expect(all).toMatch(
      /found in two of the three lymph nodes that were checked\. The largest spot of it there measures 6 mm\. It grows out of a lymph node there, by 1 mm/,
    );
    expect(all).not.toMatch(/“left breast lumpectomy”/);
  });

  it('names the yeast of a smear', () => {
    expect(
      told(
        'CERVICAL CYTOLOGY\nInterpretation: NILM.\nOrganisms: Fungal organisms morphologically consistent with Candida species.',
      ),
    ).toMatch(/yeast germs that look like Candida/);
  });
});

it('counts no white cells of the blood in the urine', () => {
  const all = told('URINE MICROSCOPY\n\nWBC >100/uL. RBC <10.');
  expect(all).not.toMatch(/[Yy]our white blood cell count/);
});
