import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const read = (text: string) => explainReport(text, knowledge).findings;
const told = (text: string) =>
  read(text)
    .map((finding) => finding.text)
    .join(' ');

describe('a test that was done to rule something out, and what it found', () => {
  it.each([
    [
      'HISTORY: A CT scan was obtained to rule out appendicitis and on that CT, a large clot in the inferior vena cava was seen.\nPLAN: Heparin was started.',
      /large clot in the inferior vena cava/,
    ],
    [
      'HPI: An ultrasound was done to rule out gallstones and it showed a 4 cm liver mass.\nPLAN: MRI.',
      /It showed a 4 cm liver mass/,
    ],
  ])('tells of what was found: %s', (text, found) => {
    const finding = read(text).find((one) => found.test(one.text));
    expect(finding?.importance).toBe('important');
    expect(told(text)).not.toMatch(/to check for [^.]* or a large amount of blood clot/);
  });
});

describe('why an operation or a test was done', () => {
  it('leaves out nothing behind "status post"', () => {
    expect(
      told(
        'PREOPERATIVE DIAGNOSIS: Brain tumor of the frontal lobe, status post resection and now development of an intracranial hemorrhage.\nPROCEDURE: Craniotomy.',
      ),
    ).toMatch(/because of a growth in the front of your brain \(brain tumor\) and bleeding inside the skull/);
  });
  it('tells what was known before apart from the reason', () => {
    expect(told('INDICATIONS: Hematochezia, Personal history of colonic polyps.\nFINDINGS: Normal colon.')).toMatch(
      /seen because of blood in the stool \(hematochezia\)\. Your past health history includes a small growth in the large bowel/,
    );
  });
  it('puts what is known, and not past, into no past', () => {
    const { plain } = explainReport('CT CHEST\nINDICATION: Cough, known lung cancer.\nFINDINGS: No mass.', knowledge);
    expect(plain.map((one) => one.text).join(' ')).toMatch(/because of a cough and lung cancer\./);
  });
  it('takes a joint implant for no illness of the mind', () => {
    const text = told(
      'PREOPERATIVE DIAGNOSIS: Infected right hip bipolar arthroplasty.\nPROCEDURE: Removal of spacer.',
    );
    expect(text).not.toMatch(/bipolar disorder/);
    expect(text).toMatch(/infected joint implant .* on the right side/);
  });
});

describe('what is intact', () => {
  it.each([
    ['MRI KNEE: Lateral meniscus intact. Small effusion.', 'Your outer knee cushion showed no tear.'],
    ['XRAY WRIST: Scaphoid intact. Soft tissue swelling.', 'The small wrist bone on the thumb side showed no break.'],
    ['CT FACE: Skin intact. Mild sinusitis.', 'Your skin looked whole.'],
  ])('is said as what it means of its part: %s', (text, line) => {
    expect(told(text)).toContain(line);
    expect(told(text)).not.toMatch(/In more detail: [^.]*intact/);
  });
  it('keeps the ligaments of an ankle apart', () => {
    const text = told(
      'MRI ANKLE: Complete tear of the anterior talofibular ligament. Partial tear of the calcaneofibular ligament.',
    );
    expect(text).toMatch(/front outer ankle ligament\. It is complete\./);
    expect(text).toMatch(/lower outer ankle ligament\. It is partial\./);
  });
});

describe('a message of a practice or a laboratory', () => {
  it.each([
    [
      'LIPIDS\nTotal cholesterol 6.4 mmol/L (target under 5)\nYour doctor suggests starting a statin.',
      /Your doctor suggests starting a statin/,
    ],
    [
      'LIPIDS\nTotal cholesterol 6.4 mmol/L (target under 5)\nPlease book a telephone appointment to discuss.',
      /book a telephone appointment/,
    ],
  ])('asks something of its reader: %s', (text, asked) => {
    expect(
      explainReport(text, knowledge)
        .recommendations.map((one) => one.text)
        .join(' '),
    ).toMatch(asked);
  });
  it('tells both halves of a sentence, each once', () => {
    const asked = explainReport(
      'LIPIDS\nTotal cholesterol 6.4 mmol/L (target under 5)\nThe doctor recommends starting atorvastatin 20 mg at night; please book a telephone appointment to discuss.',
      knowledge,
    ).recommendations.map((one) => one.text);
    expect(asked).toEqual([
      'The doctor advises starting atorvastatin 20 mg at night. Please book a telephone appointment to discuss.',
    ]);
  });
  it('tells of nobody else’s deed as the reader’s', () => {
    const text = told(
      'BLOOD CULTURE\nKlebsiella pneumoniae grown in both bottles.\nReported to ward by phone. Change oral step-down: not cipro.',
    );
    expect(text).not.toMatch(/You reported|You were not on/);
    expect(text).toMatch(/The lab’s advice is not to use ciprofloxacin for this/);
  });
});

describe('a line or two that is a report all the same', () => {
  it.each([
    'Infrarenal aorta 2.9 cm, not aneurysmal. Screening complete.',
    'Blood pressure 138/84, repeat 132/80. No headache.',
    'ASTHMA CLINIC\nWheeze on exercise. Peak flow 420 (best 450). Inhaler technique good.',
    'No red flags for cauda equina: saddle sensation and sphincters intact.',
  ])('%s', (text) => {
    expect(read(text).length).toBeGreaterThan(0);
  });
  it.each(['My back hurts and my leg is normal.', 'Please bring 5 cm of tape to the office, dear team.'])(
    'is none: %s',
    (text) => {
      expect(() => read(text)).toThrow(/does not look like a medical report/);
    },
  );
});

it('tells what was denied and what is no history of it apart', () => {
  expect(
    told('REVIEW OF SYSTEMS: The patient denied fever, chills or history of gallstones.\nASSESSMENT: Stable.'),
  ).toMatch(/You did not report a fever, chills or gallstones/);
});

it('takes what was taught for no alarm', () => {
  const text = 'Epilepsy teaching given: a seizure lasting over five minutes needs an ambulance.';
  expect(read(text).filter(({ importance }) => importance === 'urgent')).toEqual([]);
});

it('tells of an illness however hard its sentence is', () => {
  expect(
    told(
      'HISTORY OF PRESENT ILLNESS: She was recently diagnosed with squamous cell carcinoma of the base of the tongue bilaterally and down extension into the right tonsillar fossa.\nASSESSMENT: Chemotherapy.',
    ),
  ).toMatch(/recently diagnosed with squamous cell carcinoma/);
});

it('leaves an alarm to the sentence that raises it', () => {
  const found = read('Wound botulism toxin: POSITIVE. Diplopia and descending weakness.');
  expect(found.filter(({ importance }) => importance === 'urgent')).toHaveLength(1);
});
