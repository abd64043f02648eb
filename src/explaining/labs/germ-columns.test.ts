import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const explain = (...lines: string[]) => explainReport(`${lines.join('\n')}\n`, knowledge);
const told = (...lines: string[]) => {
  const { findings, labs, recommendations } = explain(...lines);
  return [...findings, ...labs, ...recommendations].map(({ text }) => text).join(' ');
};

describe('a table of drugs with a column for each germ', () => {
  const wound = ['WOUND SWAB - MICROBIOLOGY', 'Culture:', ' (1) Staphylococcus aureus      heavy growth', ' (2) Pseudomonas aeruginosa     moderate growth', '', '                      (1)     (2)', 'Flucloxacillin         R       -', 'Ciprofloxacin          R       S', 'Pip-tazobactam         -       S', 'Meropenem              -       I']; // biome-ignore format: one report

  it('tells each verdict of its own germ', () => {
    const words = told(...wound);
    expect(words).toContain('flucloxacillin and ciprofloxacin are unlikely to work against staph bacteria');
    expect(words).toContain('ciprofloxacin and piperacillin-tazobactam can work against germs called Pseudomonas');
    expect(words).toContain('meropenem may work only in part against germs called Pseudomonas');
    expect(words).not.toContain('one of the germs found');
  });

  it('reads its head as a head', () => {
    const words = told('MICROBIOLOGY', 'Isolate 1: Escherichia coli', 'Isolate 2: Enterococcus faecalis', 'Antibiotic          1    2', 'Ampicillin          R    S', 'Nitrofurantoin      S    S'); // biome-ignore format: one report
    expect(words).toContain('ampicillin is unlikely to work against E. coli');
    expect(words).toContain('ampicillin and nitrofurantoin can work against germs called Enterococcus');
    expect(words).not.toMatch(/antibiotic 1 2/i);
  });
});

describe('what a laboratory says in words', () => {
  it('keeps a list of drugs beside a verdict of another kind', () => {
    const words = told('Urine culture: Klebsiella pneumoniae. Susceptible to meropenem, ertapenem and amikacin; nitrofurantoin intermediate.'); // biome-ignore format: one report
    expect(words).toContain('These drugs are meropenem, ertapenem and amikacin');
    expect(words).toContain('nitrofurantoin may work only in part');
  });

  it('asks for nothing that is not recommended', () => {
    const words = told('MICROBIOLOGY', 'Culture: E. coli O157 isolated.', 'COMMENT: Antibiotics NOT recommended.');
    expect(words).not.toContain('asks for');
    expect(words).toContain('NOT recommended');
  });

  it.each(['HIV: offered', 'HIV: sent', 'HIV status: unknown'])('makes no illness of a test: %s', (line) => {
    expect(told('MICROBIOLOGY', 'Culture: E. coli O157 isolated.', line)).not.toContain('HIV infection');
  });

  it('tells an answer that is set off by stars', () => {
    expect(told('STOOL PCR PANEL', 'Giardia PCR   Not Detected', 'STEC stx1/stx2 PCR   **DETECTED** (stx2)')).toContain('The lab found strong E. coli germs'); // biome-ignore format: one report
  });
});

describe('names and signs of a sheet', () => {
  it('reads CA 125 as one name', () => {
    const { labs } = explain('TUMOUR MARKERS', 'CEA 2 UG/L (<5)', 'CA 125 310 KU/L (<35)');
    expect(labs[1]).toMatchObject({ test: 'ca-125', value: '310', status: 'high' });
  });

  it('reads the class of an allergy as no range', () => {
    const { labs } = explain('Allergen specific IgE', '                     kUA/L     Class', 'Peanut (f13)         46.2      4', "Cow's milk (f2)      0.21      0"); // biome-ignore format: one report
    expect(labs.map(({ value, range }) => [value, range])).toEqual([['46.2', null], ['0.21', null]]); // biome-ignore format: one list
    expect(labs[0]?.text).toMatch(/^Your allergy test for peanut is 46\.2 kUA\/L, which the lab puts in class 4/);
  });

  it('holds an INR against the target beside it', () => {
    const { labs } = explain('ANTICOAGULANT CLINIC', "Today's INR: 1.6   (target range 2.5 - 3.5, mechanical mitral valve)", 'Current dose: warfarin 4 mg daily'); // biome-ignore format: one report
    expect(labs[0]).toMatchObject({ status: 'low', range: { low: 2.5, high: 3.5 } });
  });

  it('reads what a meter shows where it cannot measure', () => {
    const { labs } = explain('POINT OF CARE TEST RESULTS', 'Glucose (fingerstick)  HI (>33.3 mmol/L)', 'Urine hCG NEGATIVE'); // biome-ignore format: one report
    expect(labs[0]).toMatchObject({ test: 'glucose', value: '>33.3', status: 'high' });
  });

  it('counts white cells to the nanoliter', () => {
    const { findings } = explain('BLUTBILD / BLOOD COUNT', 'Leukozyten    1,8    /nl    (3,9-10,2)    L', 'Neutrophile   0,4    /nl    (1,5-7,7)     L'); // biome-ignore format: one report
    expect(findings.some(({ importance }) => importance === 'urgent')).toBe(true);
  });
});

describe('genes and fluids', () => {
  it('makes no illness of a carrier', () => {
    const words = told('EXPANDED CARRIER SCREEN', 'Cystic fibrosis (CFTR)   c.1521_1523delCTT (p.Phe508del), heterozygous', 'Fragile X (FMR1)   34 and 57 CGG repeats - PREMUTATION', 'Alpha thalassaemia (HBA1/2)   silent carrier'); // biome-ignore format: one report
    expect(words).not.toMatch(/The test (?:also )?shows (?!no)/);
  });

  it('has the germs of a fluid in no blood and on no side', () => {
    const { findings } = explain('ASCITIC FLUID', 'WCC 1,250 /mm3 (PMN 84%)', 'Culture: E. coli from both bottles.');
    const words = findings.map(({ text }) => text).join(' ');
    expect(words).not.toMatch(/in the blood|both sides/);
    expect(words).toContain('infection of the belly lining');
  });
});
