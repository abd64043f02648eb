import { describe, expect, it } from 'vitest';
import { lazyLookup } from '../src/adapters/knowledge-files.js';
import { figuresIn, whoIs, withoutAge } from '../src/lookup/figures.js';

const lookup = lazyLookup()();
const ask = (query: string) => lookup.explainTerm(query);
const urgent = (query: string) => ask(query)?.urgent ?? null;

describe('a typed result beyond a limit at which somebody should hear of it', () => {
  it.each([
    ['K 6.3', 'Call your doctor now'],
    ['my potassium is 6.3 is that bad', 'Call your doctor now'],
    ['potassium of 6.3 mmol/l', 'Call your doctor now'],
    ['6.3 potassium', 'Call your doctor now'],
    ['k+ 2.4 mEq/L', 'Call your doctor now'],
    ['potasium 5.9 mmol/l', 'within a day'],
    ['neutrophils 0.3', 'is an emergency'],
    ['paracetamol level 180', 'even if you feel well'],
    ['sodium 121', 'Call 911 for a seizure'],
    ['my inr is 5.8', 'Ask what to do about your next dose'],
    ['INR 5.8 on warfarin', 'Ask what to do about your next dose'],
    ['INR 9', 'bleeding that does not stop'],
    ['spo2 86', 'call 911 or go to the emergency room'],
    ['oxygen 86', 'call 911 or go to the emergency room'],
    ['blood sugar 45', 'Take sugar, juice or regular soda now'],
    ['sugar 38 and shaky', 'Take sugar, juice or regular soda now'],
    ['glucose 2.5 mmol/L', 'Take sugar, juice or regular soda now'],
    ['blood glucose 612', 'breath smells like fruit'],
    ['hemoglobin 5.9', 'Call your doctor now'],
    ['hemoglobin 64 g/L', 'Call your doctor now'],
    ['hgb 7.1', 'Call your doctor today'],
    ['platelets 8', 'bleed easily'],
    ['platelet count 12000', 'bleed easily'],
    ['ANC 400', 'is an emergency'],
    ['anc 0.4', 'is an emergency'],
    ['crea 420 umol/l', 'Call your doctor today'],
    ['ca 6.1', 'Call 911 for a seizure'],
    ['digoxin 3.1', 'Poison Help'],
    ['lactate 6', 'call your doctor now'],
    ['lipase 900', 'strong belly pain'],
    ['ammonia 190', 'hard to wake'],
    ['BNP 2400', 'call your doctor today'],
    ['D-dimer 820', 'does not mean that you have a clot'],
    ['d-dimer 1.4 mg/L', 'does not mean that you have a clot'],
    ['glucose 350', 'Call your doctor today'],
    ['blood pressure 190/115', 'Call 911 if it stays so'],
    ['bp 150 over 125', 'Call 911 if it stays so'],
    ['bp 85/40', 'Lie down'],
    ['pulse 34', 'Call 911 if you faint'],
    ['temp 39.8', 'Call your doctor today'],
    ['AAA 5.6 cm', 'sudden strong pain'],
    ['PHQ-9 18', '988'],
    ['gcs 6', 'Call 911'],
    ['low sodium 119', 'Call 911 for a seizure'],
    ['hyperkalemia 7', 'Call your doctor now'],
    ['oxygen sat is dropping to 84', 'call 911 or go to the emergency room'],
    ['troponin 0.04 now 2.1', 'Call 911 if your chest'],
    ['how low is too low for platelets mine are 11', 'bleed easily'],
    ['respiratory rate 8', 'Call 911'],
  ])('is told with what to do: "%s"', (query, says) => expect(urgent(query)).toContain(says));

  it('leaves no harmless cause beside it, and no cause of the other side', () => {
    const answer = ask('K 6.3');
    expect(answer?.commonUse).not.toMatch(/shaken|low result/);
    expect(answer?.ask).toBe('What should I do now about this result?');
  });

  it.each([
    'potassium 4.2',
    'sodium 140',
    'glucose 95',
    'glucose 5.5',
    'inr 2.5',
    'hemoglobin 13.5',
    'hemoglobin 135 g/L',
    'platelets 250',
    'platelets 250,000',
    'wbc 7.2',
    'anc 4500',
    'creatinine 88 umol/L',
    'spo2 97',
    'blood pressure 118/76',
    'heart rate 72',
    'temp 98.6',
    'calcium 9.4',
    'calcium 2.35 mmol/L',
    'gcs 15',
    'lithium 300 mg',
    'potassium chloride 20 mEq daily for 7 days',
    'sodium <160',
    'potassium foods 10 best',
    'calcium 1200 mg daily',
    'spo2 goal 92',
    'sodium improved from 118 to 138',
    'platelets 45 then 180',
  ])('is not told of what lies within: "%s"', (query) => expect(urgent(query)).toBeNull());

  it('says in which unit it is so, where the figure may have been meant in another', () => {
    expect(urgent('glucose 18')).toMatch(/^If it is in mg\/dL: Take sugar/);
    expect(urgent('glucose 18 mmol/L')).toBeNull();
  });

  it('reads the later of two figures, and says which way it went', () => {
    expect(ask('creatinine went from 1.1 to 1.9')?.commonUse).toContain('The figure went up');
    expect(ask('creatinine went from 0.9 to 2.4')?.commonUse).toContain('a big change');
    expect(ask('creatinine went from 1.1 to 1.3')?.commonUse).not.toContain('a big change');
    expect(urgent('potassium went from 4.1 to 6.4')).toContain('Call your doctor now');
    expect(urgent('sodium from 121 to 138')).toBeNull();
  });

  it('says what spans of figures mean in adults, where a source does', () => {
    expect(ask('EF 25%')?.commonUse).toContain('pumps clearly less');
    expect(ask('EF 60-65%')?.commonUse).toContain('50 to 70 is usual');
    expect(ask('A1C 5.9')?.commonUse).toContain('prediabetes');
    expect(ask('hgb 12.5')?.commonUse).toContain('12 to 16 g/dL for women');
  });
});

describe('a typed result that nothing need be done about now', () => {
  it.each([
    ['TSH 48', 'In that unit, 48 is far above it. If nobody has talked with you about it yet, call your doctor.'],
    ['TSH 0.01 mIU/L', ' 0.01 mIU/L is far below it.'],
    ['PSA 5.2', 'In that unit, 5.2 is above it.'],
    ['ferritin 9', 'In that unit, 9 is below it.'],
    ['WBC 13.5', '13.5 is above it.'],
    ['hemoglobin 10.4', '10.4 is below it.'],
    ['vitamin D 42 ng/mL', '42 ng/mL is within it.'],
    ['CRP <5', '<5 is within it.'],
  ])('is set beside what labs print as usual: "%s"', (query, says) => expect(ask(query)?.commonUse).toContain(says));

  it('names only the causes of its side, and none for what is usual', () => {
    expect(ask('TSH 48')?.commonUse).toContain('A high result can go with an underactive thyroid');
    expect(ask('TSH 48')?.commonUse).not.toContain('A low result');
    expect(ask('TSH 2.1')?.commonUse).not.toContain('can go with');
  });

  it('is left open where it is usual for one sex only, or may be in another unit', () => {
    expect(ask('hemoglobin 13')?.commonUse).toContain('This page cannot tell what 13 means for you');
    for (const query of ['cholesterol 5.2', 'uric acid 420', 'albumin 42', 'hemoglobin 110'])
      expect(ask(query)?.commonUse, query).not.toMatch(/is (?:far )?(?:above|below|within) it/);
  });

  it.each([
    ['blood pressure 148/92', 'high blood pressure, stage 2'],
    ['bp 128/95', 'high blood pressure, stage 2'],
    ['bp 134/78', 'high blood pressure, stage 1'],
    ['bp 118/76', 'less than 120 over 80 is usual'],
    ['bmi 31', 'is called obesity'],
    ['psa 3.2 to 6.8 in a year', '6.8 is above it'],
    ['ldl 190', 'very high'],
    ['hdl 38', 'low for men'],
    ['triglycerides 480', '200 to 499 is called high'],
    ['pulse 48', 'Call 911 if you faint'],
    ['glucose 104', 'After a night without food, 100 to 125 is called prediabetes'],
  ])('is told by what doctors call it: "%s"', (query, says) => {
    expect(ask(query)?.commonUse).toContain(says);
    expect(urgent(query)).toBeNull();
  });
});

describe('a result that is told in words only', () => {
  it.each([
    ['troponin raised', 'Call your doctor now'],
    ['troponin slightly raised', 'Call your doctor now'],
    ['my trop was elevated', 'Call your doctor now'],
    ['d-dimer high', 'Ask the doctor who ordered it today'],
    ['d dimer elevated 2400 leg swollen', 'get care today'],
    ['calcium high', 'At 12 mg/dL or more: Call your doctor now'],
    ['potassium high', 'Call your doctor now'],
    ['neutrophils low on chemo', 'At 0.5 thousand or less: Call your doctor now'],
    ['lipase is high', 'At 420 U/L or more: Call your doctor today'],
    ['elevated lactate', 'At 4 mmol/L or more'],
  ])('is told with what cannot wait: "%s"', (query, says) => expect(urgent(query)).toContain(says));

  it.each([
    'troponin normal',
    'troponin negative',
    'd-dimer negative',
    'potassium not high',
    'low potassium diet',
    'high potassium foods',
    'potassium',
  ])('is no alarm where it is none: "%s"', (query) => expect(urgent(query)).toBeNull());

  it('says whom to turn to where the doctor cannot be reached', () => {
    for (const query of [
      'potassium 6.8',
      'sodium 121',
      'hemoglobin 6.4',
      'platelets 14',
      'INR 7.5',
      'neutrophils 0.3',
      'lactate 6',
    ])
      expect(urgent(query), query).toMatch(/reach nobody/);
  });
});

describe('a result of a baby or a child', () => {
  it.each([
    ['newborn bilirubin 18', "Call the baby's doctor now"],
    ['bilirubin 14 in 3 day old', "Call the baby's doctor now"],
    ['temp 101 in 2 month old', 'this is an emergency'],
    ['my 6 week old has a fever of 100.6', 'this is an emergency'],
    ['baby temp 96.5', 'Warm the baby'],
    ['baby sugar 30', "Call the baby's doctor now"],
  ])('has limits of its own: "%s"', (query, says) => expect(urgent(query)).toContain(says));

  it('is not judged by the limits of adults', () => {
    expect(urgent('newborn glucose 55')).toBeNull();
    for (const query of ['baby heart rate 150', 'newborn hemoglobin 21']) {
      expect(urgent(query), query).toBeNull();
      expect(ask(query)?.commonUse, query).toContain('other figures count');
    }
  });

  it('is known by the age that is typed, which is no old thing and no result', () => {
    expect(whoIs('78 year old female')).toBe('adult');
    expect(whoIs('5 yo with cough')).toBe('child');
    expect(whoIs('2 month old')).toBe('newborn');
    expect(withoutAge('fever in a 2 month old baby')).toBe('fever in a baby');
    expect(figuresIn('2 month old, 101 F for 3 days').map((one) => [one.value, one.unit])).toEqual([[101, 'F']]);
  });
});

describe('a piece of a report that describes an emergency without its name', () => {
  it.each([
    ['appendix 11 mm with fat stranding', 'swelling of the appendix'],
    ['dilated loops of small bowel with transition point', 'blocked bowel'],
    ['filling defect right main pulmonary artery', 'blood clot in the lung'],
  ])('is told with what to do: "%s"', (query, says) => expect(urgent(query)).toContain(says));

  it('is no emergency where there is none', () => {
    for (const query of ['mild mucosal thickening', 'stable 4 mm nodule in the right upper lobe'])
      expect(urgent(query), query).toBeNull();
  });
});

describe('an emergency that is only looked for', () => {
  it.each(['r/o sepsis', 'rule out PE', 'possible stroke'])('is told with what to do if it is so: "%s"', (query) =>
    expect(urgent(query)).toMatch(/911|emergency room/),
  );
});

describe('a sign in everyday words', () => {
  it.each([
    'drank bleach',
    'swollen leg one side',
    'rash that doesnt fade with glass',
    'high ketones type 1',
    'baby no wet diapers',
    'cant pee after surgery',
    'fever after surgery',
    'cut wont stop bleeding',
    'afib on eliquis fell and hit head',
  ])('is told with what to do: "%s"', (query) => expect(urgent(query)).toMatch(/911|emergency room/));

  it('is not taken for another thing: the end of life is no wish to die, and what lies behind "after" is over', () => {
    expect(urgent('end of life breathing')).toBeNull();
    expect(urgent('speech therapy after stroke')).toBeNull();
  });
});

describe('a question about a medicine', () => {
  it.each([
    ['plavix and aspirin together', 'do not stop one on your own'],
    ['sertraline and xanax', 'before you take both'],
    ['how much tylenol can i take a day', 'Take it as the label or your doctor says'],
    ['missed my eliquis dose', 'Do not take two doses at once'],
    ['can i drink wine on sertraline', 'before you drink alcohol'],
    ['lisinopril cough', 'may or may not be the cause'],
    ['amlodipine swollen ankles', 'may or may not be the cause'],
    ['statin muscle pain', 'may or may not be the cause'],
    ['benadryl for allergies', 'Follow the label'],
    ['methotrexate', 'once a week, never each day'],
    ['prednisone with a nut allergy', 'ask before you take it'],
    ['synthroid pregnant', 'before the next dose'],
    ['ran out of lisinopril', 'not safe to be without'],
    ['can i crush metoprolol er', 'swallowed whole'],
    ['seroquel for my dad with dementia', 'the good and the harm'],
  ])('is answered with what holds for any: "%s"', (query, says) => expect(ask(query)?.commonUse).toContain(says));

  it('is about the one medicine where its group is asked for', () => {
    for (const query of ['is xarelto a blood thinner', 'is metoprolol a beta blocker']) {
      expect(ask(query)?.basis, query).toBe('entry');
      expect(ask(query)?.commonUse, query).not.toContain('go together');
    }
  });

  it.each(['took 12 tylenol by accident', "my toddler swallowed grandma's metoprolol", 'i doubled my insulin'])(
    'says whom to call where too much was taken: "%s"',
    (query) => expect(urgent(query)).toContain('1-800-222-1222'),
  );
});

describe('something found, with its size', () => {
  it('is told with the size that was typed', () => {
    expect(ask('lung nodule 9 mm')?.commonUse).toContain('9 mm is its size');
    expect(ask('spiculated nodule 2.3 cm right upper lobe')?.commonUse).toContain('2.3 cm is its size');
  });
});

describe('a short word that means another thing beside other words', () => {
  const parts = (query: string) => ask(query)?.parts.map((part) => part.term);

  it('is taken as it is meant there', () => {
    expect(parts('TSH 8.4 am i hypo or hyper')).toEqual([
      'thyroid stimulating hormone',
      'hypothyroidism',
      'hyperthyroidism',
    ]);
    expect(parts('pt is failure to thrive')).toEqual(['failure to thrive']);
    expect(parts('mets to bone')?.[0]).toMatch(/metasta/);
    expect(ask('PT')?.basis).toBe('meanings');
    expect(ask('PALPITATIONS HISTORY')?.parts.map((part) => part.basis)).toEqual(['entry', 'entry']);
    expect(parts('her sodium is 119 and he is confused')).toEqual(['sodium', 'confusion']);
    expect(ask('AMA')?.meanings.map((one) => one.term)).toEqual([
      'against medical advice',
      'pregnancy at 35 years or more',
      'mitochondrial antibody',
    ]);
    expect(ask('pt 14 sec')?.term).toBe('Prothrombin time');
    expect(ask('hep b surface antibody reactive')?.term).toBe('Hepatitis B surface antibody');
    expect(ask('HIV reactive')?.explanation).toContain('second test');
  });

  it('stays as it was typed in the heading', () => {
    expect(ask('pt is failure to thrive')?.term).toBe('Pt is failure to thrive');
  });

  it('closes with what is true of the phrase', () => {
    expect(ask('spiculated nodule right upper lobe')?.commonUse).toContain('Put together');
    for (const query of ['what does DNR really mean will they still treat her', 'TSH and my hypothyroidism'])
      expect(ask(query)?.commonUse, query).not.toContain('Put together');
  });
});

describe('a procedure in a question, or by the name of a kind', () => {
  it.each([
    ['CT scan', 'CT scan'],
    ['ct with dye', 'CT scan'],
    ['mri', 'MRI scan'],
    ['MRI with contrast', 'MRI scan'],
    ['i have a pacemaker can i have an mri', 'MRI scan'],
    ['x ray', 'X-ray'],
    ['ultrasound', 'Ultrasound'],
    ['what do i drink the night before colonoscopy', 'Colonoscopy'],
  ])('"%s" is answered with %s', (query, name) => expect(lookup.procedureInfo(query)?.name).toBe(name));

  it('is offered as a choice where several guides fit, and not turned round', () => {
    for (const query of ['biopsy', 'knee surgery', 'angiogram', 'heart surgery']) {
      expect(lookup.procedureInfo(query), query).toBeNull();
      expect(lookup.severalProceduresFit(query), query).toBe(true);
      expect(lookup.suggestProcedures(query).length, query).toBeGreaterThan(1);
    }
    expect(lookup.procedureInfo('vasectomy reversal')).toBeNull();
    // A word of its own is no slip of another procedure.
    expect(lookup.procedureInfo('abortion')).toBeNull();
    expect(lookup.severalProceduresFit('colonoscopy')).toBe(false);
  });
});

describe('two results typed one behind the other', () => {
  it.each([
    ['hemoglobin 6.4 a1c 5.6', /^Hemoglobin 6\.4\. Call your doctor now/],
    ['potassium 6.8 urine 20', /^Potassium 6\.8\. Call your doctor now/],
    ['sodium 121 urine 40', /^Sodium 121\. Call your doctor now/],
  ])('keep what the first calls for: %s', (query, says) => expect(urgent(query)).toMatch(says));

  it.each(['hemoglobin 14.2, a1c 5.2', 'PT 12 INR 1.1', 'cholesterol 180 hdl 58'])(
    'are never one test with the figure of another: %s',
    (query) => {
      expect(urgent(query)).toBeNull();
      expect(ask(query)?.basis).toBe('phrase');
      expect(ask(query)?.commonUse).not.toMatch(/prediabetes|range of diabetes|doctor should hear/);
    },
  );

  it.each([
    ['CA 19 9 45', 'CA 19-9'],
    ['CA 125 is 300', 'CA 125'],
  ])('leave a name with a figure of its own whole: %s', (query, term) => expect(ask(query)?.term).toBe(term));
});

it('a note-taker’s "pt" that says or takes something is a person, and "denies" no slip', () => {
  for (const query of ['pt on warfarin', 'pt c/o CP', 'pt reports chest pain'])
    expect(ask(query)?.explanation).not.toMatch(/clotting time|how long your blood takes/i);
  expect(ask('pt 14 on warfarin')?.explanation).toMatch(/clotting time/);
  expect(ask('Patient denies chest pain')?.explanation).toMatch(/the patient said that they do not have it/);
});

describe('a word of a report that turns its sense', () => {
  it.each([
    ['lymphovascular invasion not identified', 'was not found'],
    ['appendix not visualized', 'It could not be seen'],
    ['old rib fracture', 'from the past'],
    ['urine culture no growth at 48 hours', 'no germs grew'],
    ['invasive ductal carcinoma ER+ PR+ HER2-', 'HER2 negative'],
    ['perihilar cholangiocarcinoma', 'leave the liver'],
    ['borderline ovarian tumor', 'cells look unusual'],
    ['full thickness supraspinatus tear', 'through all or nearly all layers'],
    ['nonobstructing 4 mm left renal calculus', 'does not block the way'],
    ['simple renal cyst Bosniak I', 'The cyst is simple and harmless'],
    ['mri shows ms plaques', 'cover of nerves'],
    ['blood type O negative', 'without the Rh factor'],
    ['pt reports cp on exertion', 'Chest pain'],
    ['specimen hemolyzed', 'potassium, can then look too high'],
    ['NEWS2 7', 'should be seen at once'],
    ['what is a biopsy result pending', 'not ready yet'],
  ])('is told with it: "%s"', (query, says) => expect(ask(query)?.explanation).toContain(says));

  it('is told in each of its senses, where nothing says which', () => {
    expect(
      ask('NAD')
        ?.meanings.map((one) => one.explanation)
        .join(' '),
    ).toContain('nothing abnormal detected');
    expect(ask('qds')?.explanation).toContain('four times a day');
  });
});

describe('a cry for help and a sign, in the words of whoever has it', () => {
  it.each([
    ['want to end it', '988'],
    ['feel like dying', '988'],
    ['loss of bowel control', 'numb between the legs'],
    ['cant feel when i pee', 'Go to the emergency room now'],
    ['dog bite', 'wash the wound'],
    ['c diff toxin positive', 'call your doctor today'],
    ['blood in pee', 'if you pass clots'],
    ['swallowed a battery', '911'],
  ])('is told what to do now: "%s"', (query, says) => expect(urgent(query)).toContain(says));

  it('takes the dye of a scan for no medicine with a side effect', () =>
    expect(ask('contrast enhanced')?.commonUse).not.toContain('The medicine'));
});

describe('a word that is no slip', () => {
  it.each(['concur', 'Cancell', 'SGN-40', 'genome', 'Kaletra'])('is not put right to another thing: "%s"', (query) =>
    expect(ask(query)?.corrected ?? null).toBeNull(),
  );

  it('is still put right to an illness where it is almost the same', () => expect(ask('canser')?.term).toBe('Cancer'));
});
