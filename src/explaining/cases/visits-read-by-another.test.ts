import { expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const explain = (text: string) => explainReport(text, knowledge);
const told = (text: string) =>
  explain(text)
    .sentences.filter(({ field }) => field !== 'questions')
    .map((one) => one.text)
    .join('\n');
const note = (rest: string) =>
  `CLINIC NOTE\n\nHISTORY OF PRESENT ILLNESS: A 58-year-old woman with back pain.\n\n${rest}`;

it('blood that can be seen is denied in a list that goes on', () => {
  const { findings } = explain(note('REVIEW: Does not have any dysuria, gross hematuria, fever, chills.'));
  expect(findings.filter(({ assertion }) => assertion === 'present').map(({ text }) => text).join('\n')).not.toMatch(/fever|urine/); // biome-ignore format: one line
  expect(told(note('REVIEW: No fever, gross hematuria since Monday.'))).toContain(
    'blood in the urine that can be seen',
  );
});

it('two illnesses that are both under control lie on no side, and a kind of worry is not spread out', () => {
  const { findings } = explain(note('ASSESSMENT: Generalized anxiety and hypertension, both under fair control.'));
  expect(findings.map(({ text }) => text).join('\n')).not.toMatch(/both sides|spread out/);
  expect(findings.every(({ laterality }) => laterality === null)).toBe(true);
});

it('what reaches far is not called severe, and keeps the word of the report', () => {
  const text = told(note('PHYSICAL EXAMINATION: Legs: Extensive lymphedema of both legs.'));
  expect(text).toContain('swelling from blocked lymph flow (lymphedema) in both legs');
  expect(text).toContain('spread out (extensive)');
  expect(text).not.toMatch(/severe|diffuse/);
});

it('what the doctor will have her do is hers to do', () => {
  const text = told(
    note(
      'PLAN: I will have her check a lipid profile. We need to have her call us. I look forward to seeing her back in a year.',
    ),
  );
  expect(text).toContain('The doctor will have you check a lipid profile.');
  expect(text).toContain('have you call the care team');
  expect(text).toContain('seeing you back in a year');
});

it('a word is replaced as a whole', () => {
  const text = told(note('PLAN: We will add Lasix in additional late afternoon to evening dose.'));
  expect(text).not.toContain('alsoal');
});

it('how somebody lives, and why another doctor was asked, is no advice', () => {
  const { recommendations } = explain(
    `CONSULTATION\n\nI was asked to see this 61-year-old woman for possible cellulitis. She has leg swelling.\n\nSOCIAL HISTORY: No alcohol, drugs, or tobacco.\n\nPLAN: Recheck in 2 weeks.`,
  );
  const asked = recommendations.map(({ text }) => text).join('\n');
  expect(asked).not.toMatch(/asked to see|No alcohol/);
});

it('a child of five is no baby, is accepted for admission, and feeds itself', () => {
  const text = told(
    'PEDIATRIC NOTE\n\nHISTORY: A 5-year 2-month-old girl who presents for a check-up. She is able to feed herself. She is excited to start kindergarten. The hospitalist was consulted and accepts this patient for admission.\n\nASSESSMENT: Asthma.',
  );
  expect(text).not.toMatch(/your baby/i);
  expect(text).toContain('Your child is able to feed themselves.');
  expect(text).toContain('accepts your child for admission');
  expect(told('CLINIC NOTE\n\nHISTORY: A 2-month-old girl with a cough. She is feeding well.')).toMatch(/your baby/i);
});

it('habits, and what was felt on the exam, are told among the findings', () => {
  const text = told(
    note(
      'SOCIAL HISTORY: She smokes two packs a day and she has two beers a day.\n\nPHYSICAL EXAMINATION: GENERAL: Awake, alert, active with oxygen by facemask. EXTREMITIES: There is a chronic ulcer on the inner side of the right calf.\n\nASSESSMENT: Ulcer.',
    ),
  );
  expect(text).toContain('You smoke two packs a day');
  expect(text).toContain('oxygen by facemask');
});

it('thanks to a colleague, and the offer to be called, are no advice to the reader', () => {
  const { summary, recommendations } = explain(
    'CONSULTATION\n\nDear Dr. Green,\n\nShe has leg swelling from lymphedema.\n\nASSESSMENT: No sign of infection.\n\nI appreciate the opportunity to participate in her care. If you have any questions, please feel free to call me at any time.',
  );
  expect(`${summary} ${recommendations.map(({ text }) => text).join(' ')}`).not.toMatch(/questions|appreciates/);
  expect(
    told(
      'DISCHARGE SUMMARY\n\nDISCHARGE DIAGNOSIS: Pneumonia.\n\nHOSPITAL COURSE: She was treated with antibiotics.\n\nDISCHARGE INSTRUCTIONS: If you have any questions, please feel free to call me.',
    ),
  ).toMatch(/questions/);
});

it('a cancer that was treated years ago is no news of this visit, and one that may be back is', () => {
  const then =
    'CLINIC NOTE\n\nHISTORY OF PRESENT ILLNESS: The patient is a 66-year-old woman who was diagnosed with left breast cancer in 2009. It was a T2, N0, M0, stage IIA. She was treated with lumpectomy and radiation. Overall she is doing well.\n\n';
  const calm = explain(
    `${then}ASSESSMENT: Stage IIA breast cancer, no evidence of recurrence.\n\nPLAN: See again in March.`,
  );
  expect(calm.summary).toContain('You have had breast cancer, and there is no sign now that it has come back.');
  expect(calm.findings.some(({ sensitive }) => sensitive)).toBe(false);
  expect(calm.findings.map(({ text }) => text).join('\n')).toContain('The tumor stage (T) was T2.');
  const again = explain(`${then}ASSESSMENT: Breast cancer, suspicious new left breast mass. Biopsy is planned.`);
  expect(again.findings.some(({ sensitive }) => sensitive)).toBe(true);
});

it('a line of the exam is told by what it found', () => {
  const text = told(
    note(
      'PHYSICAL EXAMINATION:\nNECK: Neck veins flat. The thyroid is palpable and normal.\nHEART: The PMI is palpable at the 5ICS in the MCL. S1 and S2 are easily audible.\nCNS: Benign.\nNODES: No axillary inguinal adenopathy.\n\nASSESSMENT: Back pain.',
    ),
  );
  expect(text).toContain('Your neck veins were flat, as they should be.');
  expect(text).toContain('Your thyroid felt normal.');
  expect(text).toContain('The beat of your heart felt on the chest was in its normal place.');
  expect(text).toContain('The exam of your nerves was normal.');
  expect(text).toContain('no sign of swollen lymph nodes in the armpits or groin');
  expect(text).not.toMatch(/not cancer|palpable/);
});

it('what a finding of the exam is laid to, and the eye in Latin letters, are kept', () => {
  const { findings } = explain(
    note(
      'PHYSICAL EXAMINATION:\nSkin: There is slight pinkish discoloration of the shins, most likely secondary to stasis dermatosis.\nEyes: Minimal esotropia OS.',
    ),
  );
  expect(findings.map(({ text }) => text).join('\n')).toContain('most likely secondary to stasis dermatosis');
  expect(findings.find(({ concepts }) => concepts.includes('esotropia'))?.laterality).toBe('left');
});

it('entries that are numbered in one sentence stand apart, without their numbers', () => {
  const text = told(
    note(
      'PLAN: These will include, (1). Decrease in evening doses of MS Contin, (2). Modest weight loss of 10 pounds, and (3). Starting a new mask.',
    ),
  );
  expect(text).toContain('modest weight loss of 10 pounds.');
  expect(text).not.toMatch(/\(\d\)/);
});

it('what is probably an old break stays probable', () => {
  const text = told(note('ASSESSMENT: The lump is probably an old fracture of the rib.'));
  expect(text).toContain('is probably an old');
  expect(text).not.toContain('past health history includes an old broken bone');
});

it('vital signs keep both ends of a range, and what was breathed', () => {
  const text = told(note('VITAL SIGNS: Pulse 84, respiratory rate 18 to 20. Oxygen saturation 91% on room air.'));
  expect(text).toContain('18 to 20');
  expect(text).toContain('91% on room air');
});

it('a bare answer is said by its heading', () => {
  const text = told(
    note(
      'PAST SURGICAL HISTORY: Denied.\n\nIMMUNIZATIONS: Up-to-date.\n\nPAST MEDICAL HISTORY: Not pertinent.\n\nASSESSMENT: Back pain.',
    ),
  );
  expect(text).toContain('The report lists no past operations.');
  expect(text).toContain('your vaccines are up to date');
  expect(text).not.toMatch(/you denied|not pertinent/i);
});

it('medicines that were taken once are on no list of now', () => {
  const { findings } = explain(
    note('MEDICATIONS: Prednisone 5 mg daily. In the past she has been on penicillin and azathioprine.'),
  );
  expect(findings.find(({ concepts }) => concepts.includes('azathioprine'))?.text).toContain('in the past');
  expect(findings.map(({ text }) => text).join('\n')).not.toMatch(/medicine list includes (?:penicillin|azathioprine)/);
});

it('what was found at that time is past, and what somebody tends to get comes again', () => {
  const { findings } = explain(
    note(
      'She has a tendency to have yeast infections. In 1993 a smear was abnormal. At that time, she was diagnosed with CIN 3. Since then all smears were normal.',
    ),
  );
  expect(findings.some(({ sensitive }) => sensitive)).toBe(false);
  expect(findings.map(({ text }) => text).join('\n')).toMatch(/infection with yeast|yeast infections/);
});

it('to depend on a medicine for pain is not told as an addiction', () => {
  const text = told(note('ASSESSMENT: Opioid dependence for pain control.'));
  expect(text).toContain('dependence on strong pain drugs');
  expect(text).not.toContain('addiction');
});

it('beside a cancer of the past, a lump or a rising test is still announced', () => {
  const then =
    'CLINIC NOTE\n\nHISTORY OF PRESENT ILLNESS: The patient is a 66-year-old woman who was diagnosed with breast cancer in 2009. She was treated with lumpectomy and radiation.\n\nASSESSMENT: Breast cancer. ';
  for (const more of [
    'Right breast mass, BI-RADS 5.',
    'PET shows uptake in the liver.',
    'CEA has risen to 40.',
    'Possible lung cancer.',
  ])
    expect(
      explain(`${then}${more}`).findings.some(({ sensitive }) => sensitive),
      more,
    ).toBe(true);
});
