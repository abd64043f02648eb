import { describe, expect, it } from 'vitest';
import { lazyLookup } from '../src/adapters/knowledge-files.js';
import { termAnswerSchema } from '../src/contract/education.js';

const lookup = lazyLookup()();
const ask = (query: string) => lookup.explainTerm(query);

describe('words that mean more together than each alone', () => {
  it.each([
    ['can I take viagra with nitroglycerin', 'If you took both, call 911'],
    ['sildenafil and nitro spray', 'If you took both, call 911'],
    ['isosorbide with cialis', 'do not stop the heart medicine'],
    ['methotrexate 10mg weekly', 'names one day of the week'],
    ['methotrexate daily', 'call your doctor or Poison Help'],
    ['warfarin and antibiotics', 'your INR may have to be checked sooner'],
    ['warfarin with ciprofloxacin', 'your INR may have to be checked sooner'],
    ['lisinopril and potassium supplements', 'before the next potassium'],
    ['is tylenol ok with alcohol', 'three or more drinks a day'],
    ['stopped my antidepressant suddenly', '988'],
    ['ran out of metoprolol', 'ask how to go on'],
    ['numb face and arm one side', 'call 911'],
    ['bp 165/110 pregnant', 'Call your birth team now'],
    ['bp 142/92 36 weeks pregnant', 'call your birth team today'],
    ['bp 165/110 headache', 'Call 911 for chest or back pain'],
    ['xanax and alcohol', 'Do not drink alcohol with it'],
    ['percocet and xanax', 'before the next dose'],
    ['flagyl and alcohol', 'three days after the last dose'],
    ['xarelto and advil', 'often another one is safer'],
    ['albuterol every 2 hours', 'Call your doctor now'],
    ['shingles on face near eye', 'See a doctor or eye doctor today'],
    ['amoxicillin penicillin allergy', 'Do not take it'],
    ['allergic to penicilin can i take amoxicilin', 'Do not take it'],
    ['can i take keflex if allergic to penicillin', 'Before you take it, call'],
    ['bactrim sulfa allergy', 'Do not take it'],
    ['ibuprofen with aspirin allergy', 'Do not take it'],
    ['allergic to aspirin can i take naproxin', 'Do not take it'],
    ['accutane pregnant', 'Do not take the next dose'],
    ['lisinopril pregnant', 'today, before the next dose'],
    ['lisinipril and i am pregnant', 'today, before the next dose'],
    ['methotrexate pregnancy', 'today, before the next dose'],
    ['blood in urine with clots', 'cannot pass urine'],
    ['bloody pee and clots', 'cannot pass urine'],
    ['depakote pregnant', 'Do not just stop'],
    ['warfarin pregnant', 'Do not just stop'],
    ['can i take nurofen when 32 weeks pregnant', 'Do not take it unless your birth team'],
    ['Advil 32 weeks', 'Do not take it unless your birth team'],
    ['atorvastatin muscle pain dark urine', 'Call your doctor now'],
    ["baby hasn't peed all day", "Call the baby's doctor now"],
    ['wet nappies none', "Call the baby's doctor now"],
    ["baby's soft spot bulging", 'go to the emergency room now'],
    ['sunken fontanelle', "call the baby's doctor now"],
    ['newborn wont wake to feed', 'Call 911 now'],
    ['my baby is floppy', 'Call 911 now'],
    ['baby stopped kicking 34 weeks', 'right now, at night too'],
    ['baby quiet today 36 weeks', 'right now, at night too'],
    ['swollen hands and headache pregnant', 'Call your birth team now'],
    ['blurred vision 34 weeks', 'Call your birth team now'],
    ['purple rash doesnt fade fever', 'Call 911 or go to the emergency room now. Do not wait'],
    ['non-blanching rash', 'a stiff neck'],
    ['neutrophils 0.3 fever', 'Go to the emergency room now'],
    ['chemo and fever', 'Call your cancer team now'],
    ['heart rate 38 dizzy', 'Call 911 now'],
    ['pulse 165 and fainting', 'Call 911 now'],
  ])('say what to do now: "%s"', (query, says) => {
    const answer = ask(query);
    expect(answer?.urgent).toContain(says);
    expect(answer?.commonUse).not.toContain('Do not stop it on your own');
    expect(termAnswerSchema.safeParse(answer).error).toBeUndefined();
  });

  it.each([
    'amoxicillin',
    'penicillin allergy',
    'lisinopril',
    'methotrexate for 24 weeks',
    'not pregnant ibuprofen',
    'pregnancy test',
    'nitroglycerin and aspirin',
    'fetal heart rate 150',
    'fetal movement present, no bleeding',
    '34 weeks pregnant, denies headache or blurred vision',
    'baby blue eyes',
    'neutrophils 3.1 fever',
    'neutrophils 0.3',
    'heart rate 72 dizzy',
    'statin muscle pain',
    'purple toe',
    'prednisone if allergic to ibuprofen',
    'can i take tylenol if allergic to aspirin',
    'nitrates in urine cialis',
    'methotrexate',
    'methotrexate for ectopic pregnancy',
    'methotrexate with daily folic acid',
    'troponin negative',
    'd-dimer negative leg swollen',
    'numb left side of tongue after dentist',
    'weak left side since stroke 2019',
    'stopped bleeding on eliquis',
    'xarelto stopped before colonoscopy',
    'can i drink coffee with xanax',
    'bp 118/76 pregnant',
    'losartan potassium',
  ])('are told from what is only near to them: "%s"', (query) => expect(ask(query)?.kind).not.toBe('Words together'));

  it('leave the way to help after too large a dose, and with dark thoughts', () => {
    expect(ask('took too many advil 32 weeks pregnant')?.urgent).toContain('Poison Help');
    expect(ask('pregnant headache and want to die')?.urgent).toContain('988');
  });
});

describe('a word that is less grave, or about something else, than it first seems', () => {
  it('is told with both states: a heart attack now, and one in a report', () => {
    expect(ask('MI in report')?.urgent).toMatch(/call 911.*old heart attack/);
    expect(ask('heart attack')?.urgent).toContain('call 911');
  });

  it.each([
    ['mrsa in nose swab', 'not ill from it'],
    ['NAD on chest x-ray', 'nothing wrong was seen'],
    ['apgar 3', 'often rises fast'],
  ])('is told as it is meant: "%s"', (query, says) => expect(ask(query)?.explanation).toContain(says));

  it('takes no normal result for a raised one', () => {
    expect(ask('troponin normal')?.ask).toBeNull();
    expect(ask('troponin')?.ask).toBe('What made my heart test rise?');
  });

  it('tells nobody to go on with what is bought when it is needed', () => {
    expect(ask('can i take tylenol with alcohol')?.commonUse).not.toContain('Do not stop');
    expect(ask('can i drink wine on metoprolol')?.commonUse).toContain('Do not stop it on your own');
  });
});
