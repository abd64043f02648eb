import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();

function told(text: string): string {
  const analysis = explainReport(`DISCHARGE SUMMARY\nDISCHARGE DIAGNOSIS: Sprained ankle.\n${text}`, knowledge);
  return [analysis.findings, analysis.recommendations]
    .flatMap((list) => list.map((one) => one.text))
    .concat(analysis.plain.map((one) => one.text))
    .join('\n');
}

describe('a stay in the words of note-takers', () => {
  it.each<[string, string, readonly string[], readonly RegExp[]]>([
    [
      'a deed without a subject was done to the reader',
      'HOSPITAL COURSE: Treated with vancomycin and improved.',
      ['You were treated with vancomycin and improved.'],
      [/lists: treated/],
    ],
    [
      'age and sex in front of the story',
      'HOSPITAL COURSE: This 34-year-old man came to the emergency room with fever.',
      ['You came to the emergency room with fever.'],
      [/This 34-year-old/],
    ],
    [
      'an illness beside age and sex is not lost',
      'HOSPITAL COURSE: This 34-year-old diabetic man came to the emergency room with fever.',
      ['diabetic'],
      [],
    ],
    [
      'a whole sentence is no entry of a list',
      'HOSPITAL COURSE: He was treated with piperacillin-tazobactam for four days and was then changed to oral amoxicillin-clavulanate.',
      ['You were treated with piperacillin-tazobactam for four days'],
      [/The report lists: you were/],
    ],
    [
      'what is doubted',
      'HOSPITAL COURSE: Doubt PE given low d-dimer.',
      ['PE (blood clot in the lung) is thought unlikely given low d-dimer.'],
      [/lists: doubt/],
    ],
    [
      'what is not enough for a name',
      'HOSPITAL COURSE: Findings insufficient for pneumonia.',
      ['not enough to call it lung infection'],
      [],
    ],
    [
      'short forms keep their letters',
      'HOSPITAL COURSE: HCV RNA not detected. Hepatitis B antigen was negative.',
      ['HCV RNA (amount of hepatitis C virus) not detected', 'Hepatitis B'],
      [/[Hh]cv rna|epatitis b/],
    ],
    [
      'the family of the reader',
      'FAMILY HISTORY: Sister w/ celiac. Mother had hip fracture at 80.',
      ['Your sister has had bowel harm from gluten', 'Your mother had hip fracture at 80.'],
      [/artery/],
    ],
    [
      'what is to be done if the heart stops',
      'CODE STATUS: DNR/DNI',
      ['no CPR if the heart stops, and no breathing tube'],
      [],
    ],
    ['weight on a leg', 'ACTIVITY: WBAT RLE.', ['You may put as much weight on your right leg as you can bear.'], []],
    ['no weight on a leg', 'ACTIVITY: NWB LLE.', ['Put no weight on your left leg.'], []],
    ['a rule with its label', 'ACTIVITY: As tolerated, with a walker.', ['Activity: as tolerated, with a walker.'], []],
    [
      'aspirin by its short form',
      'DISCHARGE MEDICATIONS:\n1. ASA 81\n2. Colace 100 mg bid',
      ['ASA (aspirin'],
      [/lists: ASA 81/],
    ],
    [
      'signs with a figure',
      'FOLLOW-UP: Return for weight gain >3 lb/day, SOB, syncope.',
      ['Return for weight gain more than 3 lb a day, shortness of breath, fainting.'],
      [],
    ],
    [
      'signs behind "come straight back"',
      'FOLLOW-UP: COME STRAIGHT BACK for worsening pain, fainting or heavy bleeding.',
      ['COME STRAIGHT BACK for worsening pain, fainting or heavy bleeding.'],
      [/The report notes fainting|lists: COME/],
    ],
    [
      'a choice in plain English',
      'HOSPITAL COURSE: She chose medical treatment. Lyme serology negative. Support group leaflet given.',
      ['You chose medical treatment.'],
      [/Ask your doctor to explain/],
    ],
    ['pulses that are no bones', 'PHYSICAL EXAM: Femorals normal. Wound n/a.', [], [/thigh bone|notes a wound/]],
    [
      'treatment that is still to come',
      'HOSPITAL COURSE: The patient is going to require physical therapy to help with assistance in strength training.',
      ['hysical therapy'],
      [/You had exercise treatment/],
    ],
    [
      'a setting of a breathing machine is no medicine',
      'DISCHARGE MEDICATIONS: Protonix 40 mg daily. His settings are a rate of 20, PEEP of 6, FIO2 of 40%.',
      [],
      [/list includes (?:FIO2|PEEP)/],
    ],
    ['this gentleman is the reader', 'PLAN: Discharge this gentleman from the hospital.', [], [/this gentleman/]],
    [
      'pulses of the feet',
      'HOSPITAL COURSE: He had some swelling in the legs, and pedal pulses were present.',
      ['foot pulses were present'],
      [],
    ],
    [
      'pathology that is a test',
      'HOSPITAL COURSE: Pathology of the drain fluid was pending at the time of discharge.',
      ['Pathology (a close lab check) of the drain fluid was pending'],
      [/athology \(illness\)/],
    ],
  ])('%s', (_name, text, said, never) => {
    const all = told(text);
    for (const one of said) expect(all).toContain(one);
    for (const one of never) expect(all).not.toMatch(one);
  });

  it('keeps a sentence that points back behind the one it points to', () => {
    const { findings } = explainReport(
      'DISCHARGE SUMMARY\nDISCHARGE DIAGNOSES:\n1. Fracture of the hip.\n2. Pneumonia.\nHOSPITAL COURSE: The patient was weaned off dopamine. He developed a pneumonia on the left side after the operation. This has been treated successfully with linezolid.',
      knowledge,
    );
    const line = findings.find(({ text }) => text.includes('has been treated'));
    expect(line?.text).toMatch(/\. This has been treated successfully with linezolid/);
    expect(line?.text).toMatch(/pneumonia|lung infection/);
  });

  it('knows her by the letter behind her age', () => {
    expect(
      told('HPI: 29F, pain for 2 days. Her pain is worse today. His mother drove him in once. He was seen.'),
    ).toContain('your pain is worse today.');
  });

  it('leaves the mother of a baby her own person', () => {
    const { findings, plain } = explainReport(
      'NEONATAL DISCHARGE SUMMARY\nHISTORY: The baby is a 3-day-old infant. Mother had a hip fracture at 20.\nDISCHARGE DIAGNOSIS: Jaundice of the newborn.',
      knowledge,
    );
    expect([...findings, ...plain].map(({ text }) => text).join(' ')).not.toMatch(/[Yy]our mother/);
  });
});
