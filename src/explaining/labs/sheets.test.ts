import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const explain = (...lines: string[]) => explainReport(`${lines.join('\n')}\n`, knowledge);
const rows = (...lines: string[]) => explain(...lines).labs.map(({ name, value, status }) => [name, value, status]);
const SHEET = ['LABORATORY REPORT', 'Specimen: Serum', '', 'Sodium       139   mmol/L   135 - 145', 'Creatinine   72   umol/L   45 - 90', '', 'COMMENT']; // biome-ignore format: one report
/** What is told of a comment in our own words. */
const told = (comment: string) =>
  explain(...SHEET, comment)
    .sentences.map(({ text }) => text.replace(/“[^”]*”/g, '“”'))
    .join('\n');

describe('a line of a sheet that is no result of the reader', () => {
  it.each([
    ['the number of a paper', 'Lab No: H,24.0381127.K'],
    ['a number of a person', 'Hosp/NHS No: 000 000 0000'],
    ['what the signs mean', 'Legend: + / ++ above range, - / -- below range'],
    ['how far a grade goes', 'Moderately increased: 30 - 300'],
    ['the limits of one phase', 'Progesterone - luteal   16 - 86 nmol/L'],
    ['the limits of an age', 'Alk phos, children   60 - 400 U/L'],
    ['from where on a method sees anything', 'Detection limit   12 IU/mL'],
  ])('%s', (_, line) => {
    expect(rows('LABORATORY REPORT', 'Sodium   139   mmol/L   135 - 145', line, 'Potassium   4.1   mmol/L   3.5 - 5.1').map(([name]) => name)).toEqual(['Sodium', 'Potassium']); // biome-ignore format: one line
  });

  it('gives a row no limits that are another test’s', () => {
    const [hormone] = explain('ENDOCRINE REPORT', 'Test   Result   Units', 'Progesterone   17.9   nmol/L', 'Ref: hCG non-pregnant < 5 IU/L').labs; // biome-ignore format: one report
    expect(hormone).toMatchObject({ value: '17.9', range: null, status: 'unknown' });
  });
});

describe('an answer with its degree', () => {
  it('is held against what is expected', () => {
    expect(rows('URINE ROUTINE', 'TEST   OBSERVED   NORMAL', 'Blood     PRESENT (+)    Absent', 'Ketones   Present (1+)   Nil', 'Glucose   Absent   Absent')).toEqual([
      ['Blood', 'PRESENT (+)', 'abnormal'],
      ['Ketones', 'Present (1+)', 'abnormal'],
      ['Glucose', 'Absent', 'normal'],
    ]); // biome-ignore format: a table
  });

  it('expects nothing of what it means to the body', () => {
    expect(rows('SEROLOGY REPORT', 'Rubella IgG   POSITIVE   Immune')).toEqual([
      ['Rubella IgG', 'POSITIVE', 'unknown'],
    ]);
  });
});

describe('columns of days', () => {
  const head = 'Test        06/11/24   12/04/24   Reference';
  const values = ['ALT         * 121       96        < 41 U/L', 'Albumin     * 34.1      37.0      35.0 - 52.0 g/L'];

  it('are read so that the marks stand in the newest', () => {
    expect(explain('LABORATORY REPORT', head, ...values).labs.map(({ value }) => value)).toEqual(['121', '34.1']);
  });

  it('are read day first where another date of the report can only be read so', () => {
    const plain = values.map((line) => line.replace('*', ' '));
    expect(explain('LABORATORY REPORT', 'Born: 23/05/1969', head, ...plain).labs.map(({ value }) => value)).toEqual(['121', '34.1']); // biome-ignore format: one line
    expect(explain('LABORATORY REPORT', 'Born: 05/23/1969', head, ...plain).labs.map(({ value }) => value)).toEqual(['96', '37.0']); // biome-ignore format: one line
  });

  it('hold no limits with their meanings and no strength of an answer', () => {
    const labs = explain('LABORATORY REPORT', head, ...values, 'FIB-4       3.98        < 1.45 low; > 3.25 high risk of scarring', 'Anti-HCV    POSITIVE    index 14.2').labs; // biome-ignore format: one report
    expect(labs.slice(2)).toMatchObject([
      { value: '3.98', range: null, status: 'unknown', previous: null },
      { value: 'POSITIVE', previous: null },
    ]);
    expect(labs[2]?.text).toContain('> 3.25 high risk');
  });
});

describe('a disease named in a comment is the reader’s only where the grammar binds it to the results', () => {
  it.each([
    ['what a value falls short of', 'Rise below that expected for a normal twin pregnancy.'],
    ['what lies below a level', 'Below the level at which rhabdomyolysis is usually considered.'],
    ['what is to be looked for', 'Possible cirrhosis to be looked for with elastography.'],
    ['what cannot be ruled out', 'Coexisting thalassaemia trait cannot be excluded while iron deplete.'],
    ['what cannot be told apart', 'Unable to distinguish diabetes insipidus from primary polydipsia.'],
    ['what values would be typical of', 'Values in this range are typical of multiple myeloma.'],
    ['a leaflet', 'Leaflet on coeliac disease enclosed.'],
    ['criteria not met', 'Does not fulfil criteria for antiphospholipid syndrome.'],
    ['a state before it can be named', 'A second sample is needed before diabetes can be diagnosed.'],
    ['what is tested again', 'Please read the message about repeating your HIV and syphilis test.'],
    ['what such a finding may go with', 'May be seen with lysed red cells, haemoglobin or myoglobin in urine (e.g. after exercise).'],
  ])('%s', (_, comment) => {
    const words = told(comment);
    expect(words).not.toMatch(/report (?:also )?notes|you may have|sign of|needs care today|wants? to talk over/i);
    expect(explain(...SHEET, comment).findings.filter(({ importance }) => /urgent|important/.test(importance))).toEqual([]);
  }); // biome-ignore format: a table

  it.each([
    ['Results consistent with iron deficiency anaemia.', /too little iron/],
    ['Findings confirm acute kidney injury.', /sudden kidney trouble/],
    ['Known chronic lymphocytic leukaemia. Smudge cells seen.', /will want to talk over|blood cancer/],
    ['Macrocytic anaemia with hypersegmented neutrophils.', /too few red blood cells/],
    ['Picture in keeping with hypothyroidism.', /underactive thyroid/],
    ['Thrombocytopenia confirmed on film.', /low platelets/],
  ])('and is told where it is: %s', (comment, words) => {
    expect(told(comment)).toMatch(words);
  });

  it('a small rise is no test that was hard to read', () => {
    expect(told('Suboptimal rise in hCG.')).not.toMatch(/harder to see/);
    expect(told('Suboptimal sample, interpretation limited.')).toMatch(/limited|harder|sample/i);
  });
});

describe('a comment in standard words', () => {
  const findings = (comment: string) => explain(...SHEET, comment).findings.map(({ text }) => text).join('\n'); // biome-ignore format: one line

  it.each([
    ['Pattern does not distinguish ectopic from failing IUP.', /cannot tell where the pregnancy is/],
    [
      'RhD neg: anti-D requirement to be assessed by the clinical team.',
      /injection for people whose blood has no Rh factor/,
    ],
    ['Potassium verified by repeat analysis.', /ran the test again/],
    ['Result called to the office, spoke with D. Lowe, 0815.', /told your care team/],
    ['Window period for this test is 45 days; patient within window.', /takes time until a test can show/],
    [
      'Sample valid for crossmatch until 11/07/24 - repeat G&H needed if transfusion anticipated.',
      /new sample is needed/,
    ],
    ['Screening result: high risk for trisomy 21 (1 in 40).', /no diagnosis/],
    ['Screening result: low risk for trisomy 21 (1 in 2,400).', /not the same as none/],
    ['Blood culture: No growth at 1 day (prelim).', /goes on watching/],
  ])('is explained beside its own line: %s', (comment, meaning) => {
    expect(findings(comment)).toMatch(meaning);
    expect(findings(comment)).not.toMatch(/Ask your doctor to explain this line/);
  });

  it.each([
    ['No paraprotein detected.', /antibody is there/],
    ['No platelet clumps seen.', /stick together/],
    ['Please phone the lab on 555 0100 if needed.', /told your care team/],
  ])('says nothing where the thing is denied: %s', (comment, meaning) => {
    expect(told(comment)).not.toMatch(meaning);
    expect(explain(...SHEET, comment).labs).toHaveLength(2);
  });

  it('is a key point where it weighs', () => {
    expect(explain(...SHEET, 'Pattern does not distinguish ectopic from failing IUP.').keyPoints[0]).toMatch(
      /cannot tell/,
    );
  });
});

describe('answers in words without a printed expectation', () => {
  const answer = (line: string) => explain('SEROLOGY REPORT', line).labs[0]?.text ?? '';

  it.each([
    ['HIV 1/2 Ag/Ab combo (4th gen)   NON-REACTIVE   S/CO 0.09', /found no sign of HIV/],
    ['Hepatitis C Ab   NON-REACTIVE', /found no sign of hepatitis C/],
    ['Syphilis total Ab (CLIA)   NON-REACTIVE   S/CO 0.05', /found no sign of syphilis/],
    ['Hepatitis B surface Ag   NOT DETECTED', /found no sign of hepatitis B now/],
    ['Hepatitis A IgG   DETECTED   (immune)', /safe from hepatitis A/],
    ['Rubella IgG   POSITIVE   Immune', /safe from rubella/],
    ['Varicella IgG   Not immune', /found no protection against chickenpox/],
  ])('%s', (line, meaning) => {
    expect(answer(line)).toMatch(meaning);
    expect(explain('SEROLOGY REPORT', line).findings.filter(({ importance }) => importance !== 'normal' && importance !== 'note')).toEqual([]); // biome-ignore format: one line
  });

  it('leave an answer that is not clear as it is', () => {
    expect(answer('Rubella IgG   EQUIVOCAL')).not.toMatch(/safe from|no protection/);
    expect(answer('HIV 1/2 Ag/Ab combo   Weakly reactive')).not.toMatch(/no sign/);
  });
});

describe('a table of places against germs', () => {
  it('gives each place its own answer', () => {
    const labs = explain('SEXUAL HEALTH SCREEN', 'NAAT', 'Site              C. trachomatis     N. gonorrhoeae', 'First void urine  Not detected       Not detected', 'Throat            Not detected       DETECTED', 'Rectum            Not detected *     Not detected').labs; // biome-ignore format: one report
    expect(labs.map(({ name, value }) => [name, value])).toEqual([
      ['C. trachomatis (First void urine)', 'Not detected'],
      ['N. gonorrhoeae (First void urine)', 'Not detected'],
      ['C. trachomatis (Throat)', 'Not detected'],
      ['N. gonorrhoeae (Throat)', 'DETECTED'],
      ['C. trachomatis (Rectum)', 'Not detected'],
      ['N. gonorrhoeae (Rectum)', 'Not detected'],
    ]);
    expect(labs[3]?.text).toMatch(/Gonorrhea was found/);
  });
});

describe('figures and words of a sheet that mean something else elsewhere', () => {
  it('reads blanks between the thousands of a count of viruses', () => {
    const [lab] = explain(
      'VIROLOGY REPORT',
      'HCV RNA      1 840 000 IU/mL  i.e. 6.26 log',
      'ALT   41   U/L   10 - 40',
    ).labs;
    expect(lab).toMatchObject({ value: '1 840 000', number: 1840000, previous: null });
  });

  it('takes the name of a bottle for no germ, and a tap with blood for no injury', () => {
    const bottles = explain('BLOOD CULTURE REPORT', 'Set 1 Anaerobic   POSITIVE  TTP 12.0 h', 'Set 2 Anaerobic   No growth at 5 days'); // biome-ignore format: one report
    expect(bottles.sentences.map(({ text }) => text).join(' ')).not.toMatch(
      /The lab found germs that live without air/,
    );
    expect(told('Probable traumatic tap.')).not.toMatch(/injury \(traumatic\)|notes injury/);
  });

  it('leaves out its own degree where the laboratory calls it slight', () => {
    const sheet = ['HAEMATOLOGY REPORT', 'Platelets   478   10*9/L   150 - 400   H'];
    expect(explain(...sheet).labs[0]?.text).toMatch(/moderately above/);
    expect(explain(...sheet, 'Comment: Platelets mildly increased.').labs[0]?.text).not.toMatch(/moderately/);
  });
});

describe('a disease whose own results are negative', () => {
  const sheet = ['SEROLOGY REPORT', 'HIV 1/2 Ag/Ab combo   NON-REACTIVE', 'Syphilis total Ab   NON-REACTIVE', 'Hepatitis A IgG   DETECTED (immune)', '', 'COMMENT']; // biome-ignore format: one report
  it.each([
    'HIV: No evidence of HIV infection at time of sampling. Window period is 45 days.',
    'Syphilis: no serological evidence of infection. Early primary syphilis not excluded.',
    'HIV infection. Syphilis.',
    'Hepatitis A: immune.',
    'HIV PrEP: not currently.',
  ])('is nothing that the report notes: %s', (line) => {
    const { sentences, questions } = explain(...sheet, line);
    const own = sentences.map(({ text }) => text.replace(/“[^”]*”/g, '“”')).join('\n');
    expect(own).not.toMatch(/report (?:also )?notes an?\b|you may have|talk over|keep the virus/i);
    expect(questions.join(' ')).not.toMatch(/virus|partner/i);
  });
});
