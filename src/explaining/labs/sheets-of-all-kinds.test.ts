import { describe, expect, it } from 'vitest';
import { explained, faithful } from '../../../test/explained.js';

const rows = (text: string) =>
  faithful(text).labs.map(({ name, value, range, status }) => [name, value, range?.text ?? null, status]);
const texts = (text: string) => faithful(text).labs.map((lab) => lab.text);

describe('figures as laboratories of other countries print them', () => {
  const sheet =
    'TUMOUR MARKERS                    Result        Ref.           Prev 06.11.24   Prev 02.05.24\nCEA                               18,4 ng/ml    < 5,0   +      9,2             4,1\nCA 19-9                           1.204 U/ml    < 37    +      310             44\nS100                              0,08 ug/l     < 0,11\nfree T4                           1,1 ng/dl     0,9-1,7\n';

  it('reads a point before three figures as one of thousands beside decimal commas', () => {
    const found = faithful(sheet).labs.find(({ name }) => name === 'CA 19-9');
    expect(found).toMatchObject({ value: '1.204', number: 1204, status: 'high' });
  });

  it('gives each older result the day that its column is headed by', () => {
    expect(texts(sheet)[1]).toMatch(/It was 44 on 02\.05\.24 and 310 on 06\.11\.24/);
  });

  it('keeps a point decimal where other figures of the sheet have one, and in the density of urine', () => {
    const mixed =
      'SERUM\nCRP   4,6 mg/l   < 5,0\nTSH   1,2 mU/l   0,4-4,0\nUrine specific gravity   1.015   1.005-1.030\n';
    expect(faithful(mixed).labs.at(-1)).toMatchObject({ number: 1.015, status: 'normal' });
  });
});

describe('rows of a sheet', () => {
  it('takes what was found from its own column, before what is expected', () => {
    const sheet =
      'URINALYSIS\nProtein              2+                A         Negative\nCrystals             Calcium oxalate             None seen\nCast type            RBC casts                   N/A\n';
    expect(rows(sheet).slice(1)).toEqual([
      ['Crystals', 'Calcium oxalate', 'None seen', 'abnormal'],
      ['Cast type', 'RBC casts', null, 'unknown'],
    ]);
  });

  it('reads a mark behind its figure in names and results over two lines', () => {
    const sheet =
      'LABORATORY REPORT\nSodium              128 -   mmol/l   135-145\nAldosterone/renin\n  ratio             61 +             < 30\nAlpha-1-antitrypsin\n                    0.62 -  g/l      0.90-2.00\n';
    expect(rows(sheet).slice(1)).toEqual([
      ['Aldosterone/renin ratio', '61', '< 30', 'high'],
      ['Alpha-1-antitrypsin', '0.62', '0.90-2.00', 'low'],
    ]);
  });

  it('tells illnesses of a newborn screen as checks, whatever word their name begins with', () => {
    const sheet =
      'NEWBORN SCREENING PROGRAM\nDisorder                                   Result                  Action\nCongenital hypothyroidism (TSH)            ABNORMAL  TSH 48 uIU/mL (cutoff <29)   Repeat now\nSevere combined immunodeficiency (TREC)    Within normal limits\nBiotinidase deficiency                     Within normal limits\nHearing screen: Right pass, left refer\n';
    const analysis = faithful(sheet);
    expect(analysis.title).toBe('Newborn screening test');
    expect(analysis.labs.map(({ text }) => text).join(' ')).toMatch(
      /check for severe combined immunodeficiency \(TREC\) came back as normal/,
    );
    expect(analysis.findings.map(({ text }) => text).join(' ')).not.toMatch(/weak defense/);
    expect(analysis.labs.map(({ text }) => text).join(' ')).not.toMatch(/lab adds: “Hearing/);
    expect(analysis.labs.find(({ name }) => name === 'TSH')).toMatchObject({ value: '48', status: 'high' });
  });

  it('drops no result that stands alone behind its name', () => {
    const sheet =
      'TRANSFUSION MEDICINE\nABO group                A\nRh(D)                    NEGATIVE\nAntibody screen          POSITIVE\nAntibody identification  Anti-K (Kell)\n';
    expect(rows(sheet).map(([name, value]) => `${name}: ${value}`)).toEqual([
      'ABO group: A',
      'Rh(D): NEGATIVE',
      'Antibody screen: POSITIVE',
      'Antibody identification: Anti-K (Kell)',
    ]);
  });

  it('keeps a result behind the name of a urine or second test in sight', () => {
    const light =
      'SERUM PROTEINS\nIgG   3820 mg/dL   600-1640   H\nUrine immunofixation: Bence Jones protein, kappa type.\n';
    expect(JSON.stringify(explained(light).findings)).toMatch(/Bence Jones/);
    const pattern = 'AUTOIMMUNE LABORATORY\nSecond pattern: Nucleolar 1:160\nAnti-Sm   88 U/mL   <10   POS\n';
    expect(JSON.stringify(explained(pattern).findings)).toMatch(/1:160/);
  });

  it('reads an answer with its denial, and the meaning of a limit as no verdict', () => {
    const sheet =
      'MATERNITY SCREEN\nHaemoglobin       101 g/L      > 110\nRubella IgG       7 IU/mL      Immune > 10\nSyphilis screen   Not reactive\n';
    const { labs } = faithful(sheet);
    expect(labs[1]).toMatchObject({ status: 'low' });
    expect(labs[1]?.text).toMatch(/no protection against rubella/);
    expect(labs[2]).toMatchObject({ name: 'Syphilis screen', value: 'Not reactive' });
  });

  it('takes no word inside a bracket for the mark of the laboratory', () => {
    const sheet =
      'IMMUNOLOGY\nTotal IgE             1240 kU/L    <100   H\nQuantiFERON-TB Gold   Indeterminate (low mitogen)\n';
    expect(rows(sheet).at(-1)).toEqual(['QuantiFERON-TB Gold', 'Indeterminate', null, 'unknown']);
  });

  it('knows what is counted over a day for urine', () => {
    const sheet =
      '24-HOUR STUDIES         Volume 2,450 mL    Collection complete\nCreatinine clearance   58      mL/min       80-140       L\nCalcium                9.4     mmol/24 h    2.5-7.5      H\nSodium                 268     mmol/24 h    40-220       H\n';
    expect(faithful(sheet).labs.map(({ test }) => test)).toEqual([
      'creatinine-clearance',
      'urine-calcium',
      'urine-sodium',
    ]);
  });

  it('makes no alarm of a value within the range that the sheet prints, and gives a baby no juice', () => {
    const gas =
      'Neonatal capillary gas (heel)      Age 9 h\npH       7.28 *L      7.31-7.47\nGlucose  38 mg/dL *L  45-96\nHct      63 %         42-65\n';
    const { findings, recommendations } = faithful(gas);
    expect(findings.filter(({ text, importance }) => importance === 'urgent' && /hematocrit/.test(text))).toEqual([]);
    expect(JSON.stringify(recommendations)).not.toMatch(/juice/);
  });

  it('takes an upper limit said in words for one', () => {
    const letter =
      'Dear Ms Example,\nYour tests are back. You had a GGT of 92 U/L (normal up to 40). Vitamin B12 was borderline at 178 ng/L (normal 180 to 900).\n';
    expect(rows(letter)).toEqual([
      ['GGT', '92', 'up to 40', 'high'],
      ['Vitamin B12', '178', '180 to 900', 'low'],
    ]);
  });
});

describe('what a sheet says beside its rows', () => {
  it('does not print the name of a cancer beside a result that everybody sees', () => {
    const flow =
      'FLOW CYTOMETRY, PERIPHERAL BLOOD\nFindings: A monotypic B-cell population accounts for 71% of all events.\nBlasts: <1%\nInterpretation: Findings are those of chronic lymphocytic leukaemia.\nCD4 absolute count   412 cells/uL   500-1500   L\n';
    expect(texts(flow).join(' ')).not.toMatch(/leuk/);
  });

  it('tells the germ that was found in spinal fluid first', () => {
    const sheet =
      'CEREBROSPINAL FLUID (lumbar puncture)\nWCC: 86 x10^6/L (0-5)\nProtein: 0.92 g/L (0.15-0.45) HIGH\nGlucose: 3.1 mmol/L (2.2-4.4)\nHSV-1 DNA PCR: DETECTED\nVZV DNA PCR: Not detected\n';
    // A germ that can make the brain swell is told as what cannot wait, and its row first of all key points.
    expect(explained(sheet).summary).toMatch(/^[^.]*brain infection \(encephalitis\)/);
    expect(explained(sheet).keyPoints[0]).toMatch(/HSV-1/);
  });

  it('parts the gene for a poison from the poison', () => {
    const sheet =
      'STOOL STUDIES\nFaecal calprotectin            864 ug/g    <50   HIGH\nC. difficile toxin A/B EIA     Negative\nC. difficile toxin B gene PCR  Positive\n';
    expect(texts(sheet).slice(1)).toEqual([
      'The lab did not find poison made by C. diff germs (C. difficile toxin A/B EIA).',
      'The lab found C. diff germs that can make poison (C. difficile toxin B gene).',
    ]);
  });

  it('tells the site of a blood gas as a vessel and an acidosis in the interpretation as there', () => {
    const sheet =
      'ARTERIAL BLOOD GAS     Site: L radial\npH     7.31   L   (7.35-7.45)\npCO2   9.2 kPa   H   (4.7-6.0)\nInterpretation: Acute on chronic respiratory acidosis with partial metabolic compensation.\n';
    const { findings, plain } = faithful(sheet);
    expect(findings.find(({ text }) => /acidosis/.test(text))?.assertion).toBe('present');
    expect(JSON.stringify(plain)).not.toMatch(/forearm bone/);
  });

  it('takes target cells for cells, and a presumptive screen for a first answer', () => {
    const film =
      'FULL BLOOD COUNT\nHaemoglobin   98 g/L   115-165   L\nMCV   67 fL   77-95   L\nBlood film: Microcytic hypochromic red cells with pencil cells and occasional target cells.\n';
    expect(JSON.stringify(faithful(film).plain)).not.toMatch(/only tells which values/);
    const screen = 'URINE DRUG SCREEN\nOpiates   Negative\nTHC   POSITIVE\nNote: Screening results are presumptive.\n';
    expect(JSON.stringify(faithful(screen).findings)).toMatch(/first answers only/);
  });
});
