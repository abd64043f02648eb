import { describe, expect, it } from 'vitest';
import { explained } from '../../../test/explained.js';

const told = (text: string) =>
  explained(text)
    .findings.map(({ text: said }) => said)
    .join('\n');
const labs = (text: string) =>
  explained(text).labs.map(({ test, value, range, status }) => [test, value, range?.text ?? null, status]);

describe('sheets whose rows are numbered, or stand two on a line', () => {
  it('reads a numbered semen sheet as rows', () => {
    const sheet = explained(
      'SEMEN ANALYSIS\n1. Volume: 0.9 mL (>= 1.4) LOW\n2. Concentration: 4 million/mL (>= 16) LOW\n3. Total motility: 55 % (>= 42)\n4. Fructose: present\n5. Sperm antibodies: neg',
    );
    expect(sheet.title).toBe('Semen test');
    expect(sheet.labs.map(({ test, status }) => [test, status])).toEqual([
      ['semen-volume', 'low'],
      ['sperm-concentration', 'low'],
      ['sperm-motility', 'normal'],
      ['semen-fructose', 'unknown'],
      ['sperm-mar-test', 'unknown'],
    ]);
  });

  it('gives each of two results on a line its own range', () => {
    expect(
      labs('COAGULATION\nAnticardiolipin IgG 11 GPL (<20) ; B2GPI IgG 44 (<20)\nPT G20210A   Not detected'),
    ).toEqual([
      ['cardiolipin-antibodies', '11', '<20', 'normal'],
      ['beta-2-glycoprotein-antibodies', '44', '<20', 'high'],
      ['prothrombin-gene', 'Not detected', null, 'unknown'],
    ]);
  });

  it('names no lupus where its anticoagulant was tested', () => {
    const text = 'COAGULATION\nAPTT   41 s   (25-36)\nLupus anticoag. dRVVT ratio 1.6 (<1.2) - POSITIVE';
    expect(told(text)).not.toMatch(/notes lupus/);
    expect(labs(text).map(([test]) => test)).toContain('lupus-anticoagulant');
  });

  it('takes the share of one kind of cell for no earlier count', () => {
    const [cells] = explained('CSF\nWCC 80 (95% lymphocytes)\nRBC 2\nProtein 0.9 g/L (0.15-0.45)').labs;
    expect([cells?.value, cells?.unit]).toEqual(['80', null]);
    expect(cells?.text).not.toMatch(/gone down|before/);
  });

  it('says of a test, and not of an organ, that it is raised', () => {
    const sheet =
      'Blood test\nFSH 15.2 IU/L (1.5-12.4) H\nLH 7.1 (1.7-8.6)\nConclusion: Raised FSH suggests primary testicular problem.';
    expect(told(sheet)).not.toMatch(/testicle as higher/);
    expect(told(sheet)).toMatch(/Raised FSH|testic/);
  });

  it('reads a dipstick below the name of its sample', () => {
    expect(
      labs('URINE M/C/S\nSpecimen: MSU\n\nChemistry    pH 6.0   Prot trace   Gluc neg   Ketones neg').map(
        ([test]) => test,
      ),
    ).toEqual(['urine-ph', 'urine-protein', 'urine-glucose', 'urine-ketones']);
  });

  it.each([
    ['Plt 131 (mildly low)', 'low'],
    ['CRP 90 - high', 'high'],
    ['CRP 44 (slightly raised)', 'high'],
  ])('takes the word behind a figure as its flag: %s', (row, status) => {
    expect(labs(`Admitted with pneumonia. Bloods: Na 139, ${row}.`).at(-1)?.[3]).toBe(status);
  });
});

describe('reports of tissue by sample and by row', () => {
  it('ends the story of a marrow at its rows, and takes no organ of the conclusion for the sample', () => {
    const marrow =
      'BONE MARROW, RIGHT ILIAC CREST, ASPIRATE AND CORE\nHx: 66F anemia\nASPIRATE: Plasma cells 38%. No ring sideroblasts.\nFLOW: clonal plasma cells.\n\nDIAGNOSIS: Plasma cell myeloma. Renal dysfunction noted.';
    expect(explained(marrow).title).toMatch(/bone marrow/);
    expect(told(marrow)).not.toMatch(/ring sideroblasts\) before|time before, the report notes immune/);
    expect(told(marrow)).toMatch(/no sign of red cells with a ring of iron/);
    expect(told(marrow)).toMatch(/Plasma cells make up 38% of the cells/);
  });

  it('tells the diagnosis of each numbered sample above a summary, cancer first of all', () => {
    const bowel =
      'Histology Report\nSpecimens\n 1) caecal polyp\n 2) ascending polyp\n 3) sigmoid polyp\n\nHistology\n 1) Tubular adenoma, low grade dysplasia.\n 2) Sessile serrated lesion, no dysplasia.\n 3) Tubulovillous adenoma with a focus of adenocarcinoma.\n\nSummary\n Malignant polyp, sigmoid, completely excised.';
    expect(told(bowel)).toMatch(/last bend of the large bowel. It shows cancer of gland cells/);
    expect(told(bowel)).toMatch(/shows cancer \(malignant polyp\)/);
    expect(told(bowel)).toMatch(/flat polyp that can slowly change/);
  });

  it('takes a smear for no plan', () => {
    expect(told('BLOOD FILM\nP/S: Microcytic cells. WBC morphology normal, no blasts.')).not.toMatch(/plan/i);
  });
});

describe('what is asked, warned of and held against before', () => {
  it('asks for an opinion, and not yet for what it is about', () => {
    const asked = explained(
      'Hb 11.2 (12-15)\nComment: Recommend opinion re restarting anticoagulation.',
    ).recommendations;
    expect(asked.map(({ text }) => text).join(' ')).not.toMatch(/asks for blood thinner/);
  });

  it('reads a conclusion behind an arrow', () => {
    const echo = explained(
      'TRANSTHORACIC ECHO\nLV: EF (biplane) 34% [prev 45% in 2022].\nSUMMARY --> severe systolic dysfunction. Repeat echo 6/12.',
    );
    expect(echo.recommendations.map(({ text }) => text).join(' ')).toMatch(/another heart ultrasound .* in 6 months/);
    expect(told('TRANSTHORACIC ECHO\nLV: EF (biplane) 34% [prev 45% in 2022].')).toMatch(
      /pumped out each beat .* is 34%/,
    );
  });

  it('raises no alarm for a bleeding that a reader is told to watch for', () => {
    const watch = (line: string) =>
      explained(`OBSTETRIC ULTRASOUND\nSingle live fetus.\n${line}`).findings.some(
        ({ importance }) => importance === 'urgent',
      );
    expect(watch('- Advise: bleeding PV at any time -> go to ER.')).toBe(false);
    expect(watch('Retroplacental clot 5 cm, rigid uterus, bleeding PV heavy.')).toBe(true);
  });

  it('raises no alarm for nerve roots that lie freely', () => {
    expect(
      told('MRI LUMBAR SPINE\nDisc bulge L4/5. Cauda equina roots lie freely, bladder not distended.'),
    ).not.toMatch(/pressure on the lower spinal nerves/);
  });
});
