import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const SHEET = ['CLINICAL CHEMISTRY', 'Sodium       139   mmol/L   135-145', 'Creatinine   1.9   mg/dL    0.7-1.2   H'];
const explain = (...lines: string[]) => explainReport(`${[...SHEET, '', ...lines].join('\n')}\n`, knowledge);
/** Everything that is told, what only stands between quotation marks left out. */
const told = (...lines: string[]) => {
  const { sentences, plain } = explain(...lines);
  return [...sentences, ...plain].map(({ text }) => text.replace(/“[^”]*”/g, '“”')).join('\n');
};
const all = (...lines: string[]) =>
  explain(...lines)
    .sentences.map(({ text }) => text)
    .join('\n');

const HAS = /(?:notes|shows|found|fit with|you (?:may )?have|is likely|probably|gone now|possible)\b/i;
const claims = (text: string, thing: RegExp) =>
  text.split('\n').filter((line) => HAS.test(line) && thing.test(line) && !/\bno sign of|did not find/.test(line));

describe('a disease named beside the results of a laboratory is no finding', () => {
  it.each([
    ['as what a result is a risk for', 'Note: A raised homocysteine is an independent risk factor for stroke and coronary artery disease.', /stroke|heart artery|coronary/i],
    ['as what values would mean', 'Comment: Values >20 suggest acute pancreatitis - repeat when well.', /pancrea/i],
    ['as what is more or less probable', 'Comment: A lower ratio is associated with a higher probability of ovarian cancer.', /ovar/i],
    ['among reported associations', 'Comment: Pregnancy and lupus are among reported associations.', /lupus/i],
    ['of those who have it', 'Note: Individuals with sarcoidosis or lymphoma may have high values.', /sarcoid|lymphoma/i],
    ['as a cause of such results', 'Comment: Raised levels are also seen in untreated hypothyroidism, cirrhosis and pregnancy.', /thyroid|cirrhosis|scarr/i],
    ['as what a result does not rule out', 'Comment: A negative result does not exclude celiac disease.', /celiac|gluten/i],
    ['as what a test is meant for', 'Method: This assay is intended for the monitoring of patients with multiple myeloma.', /myeloma|plasma cell/i],
    ['as what a result may be', 'Comment: A reactive antibody with undetectable RNA may be past resolved infection or false reactivity.', /infection/i],
    ['as what criteria are for', 'Fasting values of 7.0 or more fulfil the criteria for diabetes mellitus only if confirmed.', /diabetes/i],
    ['as what a test looks for', 'Plan: Add celiac screen and hepatitis B serology next time.', /celiac|gluten|hepatitis/i],
  ])('%s', (_, line, thing) => {
    expect(claims(told(line), thing)).toEqual([]);
    expect(explain(line).questions.map(({ length }) => length).length).toBeGreaterThan(0);
    expect(explain(line).findings.filter(({ importance }) => importance === 'urgent')).toEqual([]);
  }); // biome-ignore format: a table

  it.each([
    ['by dots', 'Chlamydia / GC NAAT (urine) ............ Not detected / Not detected', /chlamydia|gonorr/i],
    ['by dots, the name of a virus', 'HIV-1/2 Ab differentiation ............. HIV-1 Ab Negative / HIV-2 Ab Negative', /HIV/],
    ['by dots, part of a virus', 'Hepatitis B core Ab, total ............. Non-reactive', /hepatitis/i],
    ['to be done again', 'Rpt HIV 4th gen + NAT in 4 wks out of caution.', /HIV/],
  ])('in the name of a test, its answer told off %s', (_, line, thing) => {
    expect(claims(told(line), thing)).toEqual([]);
  }); // biome-ignore format: a table

  it('behind a screen that is called a false positive', () => {
    const lines = ['HIV-1/2 Ag/Ab, 4th gen   REACTIVE', 'Comment: Screening test reactive, not confirmed. Results are most consistent with a FALSE POSITIVE screen.']; // biome-ignore format: one report
    expect(claims(told(...lines), /HIV infection|virus HIV/)).toEqual([]);
    expect(all(...lines)).toMatch(/false positive/i);
  });

  it('as a state of the sample', () => {
    const lines = ['Specimen comment: MODERATE HEMOLYSIS (H index 3+). Potassium may be falsely elevated.'];
    expect(claims(told(...lines), /hemolysis|red blood cells/i)).toEqual([]);
    expect(told('COMMENT: Tube adequately filled, no clot seen.')).not.toMatch(/no sign of a blood clot/);
  });
});

describe('a disease that the laboratory says the reader has', () => {
  it.each([
    ['Interpretation: Raised TSH with low free T4 indicates primary hypothyroidism.', /notes an underactive thyroid/i],
    ['Interpretation: The pattern is consistent with iron deficiency anemia.', /low iron|iron deficiency/i],
    ['Comment: Known chronic kidney disease.', /kidney/i],
    ['Comment: Findings are suspicious for acute myeloid leukemia.', /acute myeloid leukemia/i],
    ['Interpretation: Iron deficiency anemia.', /iron/i],
  ])('is told: %s', (line, thing) => {
    expect(told(line)).toMatch(thing);
    expect(claims(told(line), thing).length).toBeGreaterThan(0);
  });
});

describe('what a line beside the results asks for', () => {
  const asked = (...lines: string[]) =>
    explain(...lines)
      .recommendations.filter(({ kind }) => kind === 'from_report')
      .map(({ text }) => text)
      .join('\n');

  it.each([
    ['Handwritten: discussed by phone. Told to hold both tablets, no salt substitute.', /hold both/i],
    ['In view of the numbness would advise intramuscular hydroxocobalamin without delay.', /hydroxocobalamin without delay/],
    ['If recent exposure is suspected, retest in 2-4 weeks.', /retest in 2-4 weeks/],
    ['Please ask patient to stop biotin for at least 48 h before next sample.', /48 h/],
  ])('stands with what the report asks for: %s', (line, words) => {
    expect(asked(line)).toMatch(words);
  }); // biome-ignore format: a table

  it.each([
    ['Stop cipro, nitrofurantoin 100 bid x5d.', /Stop cipro(?: \([^)]*\))?, nitrofurantoin (?:\([^)]*\) )?100/i, /(?:stop|stopped|hold|why should I stop) nitrofurantoin/i],
    ['Hold Li and HCTZ, to ED today for repeat level, IVF.', /Hold Li and HCTZ, to ED today/i, /put HCTZ[^.]*on hold/i],
    ['Avoid NSAIDs - he is taking naproxen for knee.', /Avoid NSAIDs/i, /possible medicine/i],
    ['Told to hold both, no salt substitute, stat repeat BMP and EKG at the hospital tonight.', /hold both, no salt substitute/i, /did not have|both sides/i],
    ['Repeat 4-6 wks, MRI prostate + urology referral now.', /Repeat 4-6 w\w*, MRI prostate \+ urology referral now/i, /asks for an MRI[^.]*4 to 6/i],
    ['Please repeat FBC and ferritin in 3 months.', /FBC|blood count/i, /asks for a check of stored iron[^.]*in 3 months/i],
    ['MMR postpartum - live vaccine, NOT now.', /NOT now/, /you had a vaccine/i],
    ['Bleeding and head injury precautions reviewed, ED if any.', /(?:ED|emergency department)(?: \([^)]*\))? if any/, /only as something that could happen/i],
  ])('tells an order of several things whole: %s', (line, words, never) => {
    const { sentences, plain, questions } = explain(line);
    expect(asked(line)).toMatch(words);
    const bare = [...sentences, ...plain].map(({ text }) => text.replace(/“[^”]*”/g, '“”')).join('\n');
    expect(`${bare}\n${questions.join('\n')}`).not.toMatch(never);
  }); // biome-ignore format: a table

  it.each([
    ['Not diagnostic; biopsy required.', /you had a biopsy/i],
    ['Mildly raised prolactin goes with stress of venepuncture.', /you had/i],
    ['Flow cytometry has been sent - PENDING.', /you had/i],
  ])('tells no test as done that is only asked for, named or awaited: %s', (line, never) => {
    expect(told(line)).not.toMatch(never);
    expect(all(line)).toMatch(/biopsy|venepuncture|blood draw|still to come/i);
  }); // biome-ignore format: a table

  it.each([
    ['High insulin with normal antibodies: pattern of insulin resistance.', /this germ|germs?\b/i],
    ['ESBL isolates are considered resistant to penicillins and most cephalosporins.', /possible medicine/i],
    ['Raised TSH with low T4 indicates primary hypothyroidism.', /at T4/],
    ['Positive antibodies would be consistent with autoimmune thyroiditis.', /notes an inflamed thyroid/i],
    ['Note: Took a.m. lithium 2 h before draw so level not a true trough.', /too much of a drug|overdose|911/i],
    ['Comment: Monoclonal band present, suggest multiple myeloma be excluded.', /no sign of cancer/i],
    ['Syphilis screen reactive, titer 1:32 - consistent with active syphilis.', /only as something that could happen/i],
    ['He took lithium 300 mg this morning, but he has loose stools x4d.', /for 4 d/],
    ['He has coarse tremor and loose stools x4d & was put on hydrochlorothiazide last month.', /past health history/i],
    ['Small bruise R forearm, gums oozed once with brushing.', /bruise[^.]*gums/i],
    ['Comment: Received late, no preservative; bacterial overgrowth cannot be excluded.', /you may have bacteria/i],
    ['Comment: Findings are highly suspicious for acute myeloid leukemia.', /you may have|may show/i],
    ['He has a coarse tremor and was put on hydrochlorothiazide last month.', /took hydrochlorothiazide[^.]*in the past/i],
  ])('says nothing else than the line does: %s', (line, never) => {
    expect(told(line)).not.toMatch(never);
  }); // biome-ignore format: a table

  it('tells one order of one medicine in plain words', () => {
    expect(told('Plan: Hold warfarin tonight and tomorrow.')).toMatch(/put warfarin[^.]*on hold/);
  });

  it('keeps the order of one medicine plain', () => {
    expect(told('Plan: Hold warfarin tonight.')).toMatch(/put warfarin[^.]*on hold/);
  });

  it.each([
    'No blasts seen.',
    'No hemoglobin variant observed.',
    'Repeated x2.',
    'Not recommended for screening.',
    'No clumps on smear.',
    'Called to RN Roe 1458, read back confirmed.',
  ])('and not what was seen or done: %s', (line) => {
    expect(asked(line)).toBe('');
  });

  it('keeps the answer of a dotted line with its name', () => {
    expect(explain('Syphilis Ab (treponemal), CIA .............. Non-reactive', 'Varicella IgG ........... Positive').sentences.map(({ text }) => text).join('\n')).not.toMatch(/CIA”/); // biome-ignore format: one report
  });

  // A carrier of these passes it on alone: not what is said of a trait that takes two parents.
  it.each([
    'Comment: The patient is a carrier of a pathogenic BRCA2 gene variant.',
    'Comment: Carrier of a fragile X premutation.',
    'Comment: Heterozygous carrier of the factor V Leiden variant.',
  ])('says of two parents only where it takes both: %s', (line) => {
    expect(all(line)).not.toMatch(/both parents/);
    expect(all('Comment: Cystic fibrosis carrier, one copy of CFTR F508del.')).toMatch(/both parents/);
  });
});

describe('the level of a drug', () => {
  const sheet = (...lines: string[]) => explainReport(`LABORATORY REPORT\n${lines.join('\n')}\n`, knowledge);

  it.each([
    ['Paracetamol 4 h post ingestion 85 mg/L', '85'],
    ['Paracetamol, 4 hours post ingestion: 120 mg/L', '120'],
    ['Gentamicin 1 h post dose 8.2 mg/L', '8.2'],
    ['Vancomycin pre-dose 12 mg/L (10-15)', '12'],
  ])('is its result, and not the hour it was drawn: %s', (line, value) => {
    expect(sheet(line).labs).toMatchObject([{ value, test: expect.stringMatching(/-level$/) }]);
  });

  it('above the line of treatment cannot wait, below it can', () => {
    const above = sheet('Paracetamol 120 mg/L', 'Comment: Level is above the treatment line for acetylcysteine.');
    expect(above.findings[0]).toMatchObject({ importance: 'urgent' });
    expect(above.findings[0]?.text).toMatch(/medicine that guards the liver/);
    const below = sheet('Paracetamol 85 mg/L', 'Comment: Below the treatment line at 4 hours.');
    expect(below.findings.map(({ importance }) => importance)).not.toContain('urgent');
  });

  it('is no talk of levels in general', () => {
    const { findings } = sheet('Paracetamol level 120 mg/L at 4 hours post ingestion');
    expect(findings[0]).toMatchObject({ importance: 'urgent' });
    const general = sheet('Paracetamol <5 mg/L', 'Levels above 150 mg/L at 4 hours after ingestion may be toxic.');
    expect(general.findings.map(({ importance }) => importance)).not.toContain('urgent');
  });

  it('that the lab calls toxic is told so', () => {
    const told = (line: string) =>
      sheet('Gentamicin trough 2.8 mg/L', line)
        .findings.map(({ text }) => text)
        .join(' ');
    expect(told('Comment: Toxic level. Discuss with pharmacist before next dose.')).toMatch(
      /level of the drug is too high/,
    );
    expect(told('Comment: Level is non-toxic.')).not.toMatch(/too high/);
  });
});
