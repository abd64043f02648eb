import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { readReport } from '../index.js';

const knowledge = wholeKnowledge();
const rows = (text: string) => readReport(text, knowledge).labRows.map((row) => `${row.name} ${row.value}`);
const tests = (text: string) =>
  readReport(text, knowledge).labRows.map((row) => knowledge.labByName(row.name, row.panel, row.unit)?.id);

describe('numbers behind a word that is also a test', () => {
  it.each([
    'Mother with breast ca at 48.',
    'FAMILY HX: Mother breast CA 48, aunt colon ca at 61.',
    'Pt is 9 wks pregnant.',
    'Pt 45 y/o here for a check.',
    'PT 3 times a week for 6 weeks.',
    'Pt was 7 when this began.',
    'Type 2 diabetes, stage 3a CKD.',
    '6. Type 2 diabetes, stage 3a CKD.',
    'Stable labrum with only a type 1 SLAP lesion.',
    'Intrauterine pregnancy at 30 and 4/7 weeks.',
    'Fracture at T4 5 mm from the canal.',
    'Disc bulge at C3 4 and C4 5.',
    'Right ventricular lead 2 was placed.',
    'Open to the ciliary body band 360 degrees.',
    'Prostate ca 2019.',
    'Iron 325 daily and mag 400 at night.',
    'Her mother had a hemoglobin of 6.1 from her ulcer.',
    'Hydrated to a urine pH of 8.',
    'Hypoxic with CO2 of 57 on arrival.',
    'We suggest zoledronic acid, provided that eGFR is above 35 and vitamin D is adequate.',
    'Metformin to continue as long as eGFR is above 45.',
    'Restart apixaban once platelets are above 50.',
    'Transfuse and keep Hb above 80.',
    'Contrast can be given; eGFR above 30 is required.',
  ])('reads no result in: %s', (text) => expect(rows(text)).toEqual([]));

  it('keeps a result with a limit that no condition stands before', () => {
    expect(rows('Hb was above 100 on discharge, CRP was less than 5.')).toEqual(['Hb above 100', 'CRP less than 5']);
    expect(rows('Once on the ward, troponin was 45 ng/L.')).toEqual(['troponin 45']);
  });

  it('takes no part of an exam for a result', () => {
    expect(
      rows('PHYSICAL EXAM\nVITAL SIGNS: BP 120/70.\nCARDIAC: Normal S1, S2.\nABDOMEN: Soft.\nEXTREMITIES: No edema.'),
    ).toEqual([]);
  });

  it('keeps the A1c beside the word type', () => {
    expect(rows('6. Type 2 diabetes, stage 3a CKD, A1c 7.9.')).toEqual(['A1c 7.9']);
  });

  it('reads short names among other results', () => {
    expect(rows('Na 139, K 4.1, Cl 102, Ca 9.2, Mg 2.0.')).toEqual(['Na 139', 'K 4.1', 'Cl 102', 'Ca 9.2', 'Mg 2.0']);
    expect(rows('INR 1.4, PT 15.9, PTT 36.')).toEqual(['INR 1.4', 'PT 15.9', 'PTT 36']);
    expect(rows('LABS: TSH 0.1, T4 14.2.')).toEqual(['TSH 0.1', 'T4 14.2']);
  });

  it('takes nothing outside what a living person can have', () => {
    for (const text of ['LABS: sodium 207.', 'LABS: calcium 48.', 'LABS: INR 130.', 'LABS: hemoglobin 3010.'])
      expect(rows(text)).toEqual([]);
  });

  it('leaves fluids and tissue to themselves', () => {
    expect(rows('Vitreous chemistry: sodium 141, chloride 120, glucose 20.')).toEqual([]);
    expect(rows('ASSESSMENT: White cells 1, glucose 59, protein 51, Gram stain negative.')).toEqual([]);
  });
});

describe('properties of values in running text', () => {
  const NAMES = ['ca', 'pt', 'k', 'na', 'mg', 'as', 'fe', 'co', 'his', 'iron', 'lead', 'he', 'type', 'cr', 'cl'];
  it('never takes a word in small letters with an age, a dose, a date or a stage for a test', () => {
    for (const name of NAMES)
      for (const [front, behind] of [
        ['', ' 48'],
        ['colon ', ' at 48'],
        ['The ', ' is 9 weeks along'],
        ['', ' 20 mg daily'],
        ['aunt ', ' 61'],
        ['stage ', ' 2'],
        ['', ' 12/3'],
      ])
        expect(rows(`${front}${name}${behind}.`), `${front}${name}${behind}`).toEqual([]);
  });

  it('reads a full name beside its value wherever it stands', () => {
    for (const [name, value] of [['Potassium', '5.4'], ['Hemoglobin', '9.8'], ['Creatinine', '1.9'], ['Platelet count', '84']])
      for (const link of [' was ', ' of ', ' = ', ': ', ' is ', ' came back at '])
        expect(rows(`${name}${link}${value}.`), `${name}${link}`).toEqual([`${name} ${value}`]);
  }); // biome-ignore format: pairs
});

describe('a value called critical', () => {
  it('takes the word behind the value for its flag', () => {
    const [row] = readReport('Hgb 4.9 g/dL critical (was 11 last month). Notified ward.', knowledge).labRows;
    expect(row).toMatchObject({ value: '4.9', flag: 'critical', previous: { value: '11' } });
    expect(readReport('K 6.9 critical, called to the ward.', knowledge).labRows[0]).toMatchObject({
      name: 'K',
      flag: 'critical',
    });
  });
});

describe('several values of one test', () => {
  it('takes the newest as the result and keeps the one before', () => {
    const [row] = readReport('LABS: Troponin was 0.05, then 0.46, and then 1.98.', knowledge).labRows;
    expect(row).toMatchObject({ value: '1.98', number: 1.98, previous: { value: '0.46' } });
    const [back] = readReport('LABS: Creatinine 1.5 up from 1.2 yesterday.', knowledge).labRows;
    expect(back).toMatchObject({ value: '1.5', previous: { value: '1.2' } });
  });

  it('gives hemoglobin the smaller of two values, in whatever order', () => {
    expect(rows('LABS: H&H 37.4/12.1.')).toEqual(['hematocrit 37.4', 'hemoglobin 12.1']);
    expect(rows('LABS: H&H 12.1/37.4.')).toEqual(['hemoglobin 12.1', 'hematocrit 37.4']);
  });

  it('takes blood salts named after a urine sample for blood', () => {
    expect(tests('LABS: urine culture negative, and chem-7: sodium 134, potassium 4.4.')).toEqual([
      'sodium',
      'potassium',
    ]);
    expect(tests('LABS: Urine sodium 35 mEq/L.')).toEqual(['urine-sodium']);
  });
});

describe('a letter of results', () => {
  const letter =
    'Dear Mrs Ode,\nYour blood tests are back. Total cholesterol 6.1 (target under 5), LDL 3.9, HDL 1.4 which is fine. HbA1c 43 in prediabetes range. Kidneys normal with eGFR 88. Please repeat in 3 months.';
  it('has each result of its sentences, also one by itself, and is a blood test', () => {
    const { labRows, type } = readReport(letter, knowledge);
    expect(labRows.map(({ name, value }) => `${name} ${value}`)).toEqual([
      'Total cholesterol 6.1',
      'LDL 3.9',
      'HDL 1.4',
      'HbA1c 43',
      'eGFR 88',
    ]);
    expect(type.type).toBe('laboratory');
  });
  it('stays a letter where a visit is told', () => {
    const visit = `${letter}\n\nMedications: metformin 500 mg BD\n\nExamination: BP 128/76, chest clear.`;
    expect(readReport(visit, knowledge).type.type).not.toBe('laboratory');
  });
});

describe('values with an arrow between them', () => {
  const series = (text: string) =>
    readReport(text, knowledge).labRows.map(
      ({ name, value, previous, unit, flag }) => `${name} ${value} before ${previous?.value} ${unit} ${flag}`,
    );
  it('tells the last one and what was before', () => {
    expect(series('WCC 19.3 -> 11.0')).toEqual(['WCC 11.0 before 19.3 null null']);
    expect(series('Bloods: CRP 210 → 64 mg/L (H), Na 128 --> 133 --> 137.')).toEqual([
      'CRP 64 before 210 mg/L H',
      'Na 137 before 133 null null',
    ]);
  });
});
