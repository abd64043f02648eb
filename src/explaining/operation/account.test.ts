import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const explain = (text: string) => explainReport(text, knowledge);
const findings = (text: string) => explain(text).findings.map((one) => one.text);

const note = (steps: string, operation = 'Open repair of right inguinal hernia.') =>
  `PREOPERATIVE DIAGNOSIS: Right inguinal hernia.\n\nPOSTOPERATIVE DIAGNOSIS: Right inguinal hernia.\n\nOPERATION PERFORMED: ${operation}\n\nCOMPLICATIONS: None.\n\nDESCRIPTION OF PROCEDURE: ${steps}\n`;

const STEPS =
  'After informed consent was obtained, the patient was brought to the operating room and placed supine. General endotracheal anesthesia was induced. A time-out was performed. The groin was prepped and draped in sterile fashion. An oblique incision was made and carried down with cautery. The wound was irrigated with saline. Hemostasis was achieved. The skin was closed with 4-0 Monocryl. Sponge and needle counts were correct. The patient was extubated and taken to the recovery room in stable condition.';

describe('the steps of an operation', () => {
  it('are told once each, in order and in plain words', () => {
    const told = findings(note(STEPS)).join('\n');
    expect(told).toMatch(
      /First, .*You lay on your back\..*You were put to sleep.*The team stopped to check the plan once more\./,
    );
    expect(told).toMatch(/Then, a cut was made\..*The area was rinsed\./);
    expect(told).toMatch(
      /At the end, any bleeding was stopped\. The cut was closed\. The tools and sponges were counted, and the count was correct\. The breathing tube was taken out\. You went to the recovery area in a stable state\./,
    );
  });

  it('stand on their own sentences and are not listed as not explained', () => {
    const text = note(STEPS);
    const { sentences, notExplained } = explain(text);
    const washed = sentences.find((one) => one.text === 'The area was rinsed.');
    expect(washed?.sources.map(({ start, end }) => text.slice(start, end))).toEqual([
      'The wound was irrigated with saline.',
    ]);
    expect(notExplained.map(({ start, end }) => text.slice(start, end)).join(' ')).not.toMatch(/irrigated|prepped/);
  });

  it('say no more than their sentences do', () => {
    const told = findings(
      note(
        `${STEPS} The tourniquet was insufflated to 300 mmHg. The cystic duct was clipped. The skin was closed with staples.`,
      ),
    ).join('\n');
    expect(told).not.toMatch(/gas was put|glue|blood vessels were tied/);
    expect(told).toMatch(/The skin was closed with staples/);
    const faint = findings(
      note('The area was prepped. A needle was passed. He tolerated it fairly well, but nearly fainted.'),
    );
    expect(faint.join('\n')).not.toMatch(/came through it well/);
  });

  it('never hold what went wrong', () => {
    const text = note(`${STEPS} The bowel was nicked while the wound was irrigated, and it was oversewn.`);
    const told = findings(text).find((one) => one.includes('nicked'));
    expect(told).toBeDefined();
    const rinsed = explain(text).sentences.find((one) => one.text === 'The area was rinsed.');
    expect(rinsed?.sources).toHaveLength(1);
  });

  it.each([
    ['Counts were incorrect and an X-ray was taken.', /count was right/],
    ['The patient remained intubated and was not extubated.', /breathing tube was taken out/],
    ['Hemostasis could not be achieved.', /bleeding was stopped/],
    ['The fascia was closed and the skin was left open.', /cut was closed/],
  ])('are not made of %s', (line, told) => {
    const steps =
      'The patient was placed supine. The skin was prepped and draped. An incision was made. The wound was irrigated. ';
    expect(findings(note(steps + line)).join('\n')).not.toMatch(told);
  });

  it('tell nothing in the report of a visit', () => {
    const text = `HISTORY OF PRESENT ILLNESS: She was placed supine, prepped and draped. An incision was made and the wound was irrigated and closed last year.\n\nPLAN: Return in one month.\n`;
    expect(findings(text).join('\n')).not.toMatch(/^First,/m);
  });

  it('are no sign of an illness', () => {
    const steps = `${STEPS} The fascia was then divided along its length. A guidewire was passed and a sheath was placed in the femoral artery.`;
    const analysis = explain(note(steps));
    expect(analysis.findings.some(({ urgency }) => urgency !== null)).toBe(false);
  });
});

describe('what an operation leaves in the body', () => {
  it.each([
    [
      'A Jackson-Pratt drain was placed in the left flank.',
      'A drain (a tube that lets fluid out) was put in on the left side.',
    ],
    ['Two screws were placed into the right heel bone.', 'Screws were put in on the right side.'],
    [
      'A stent was deployed in the right coronary artery.',
      'A stent (a small tube that keeps a passage open) was put in.',
    ],
  ])('is told: %s', (line, told) => {
    expect(findings(note(`${STEPS} ${line}`)).join('\n')).toContain(told);
  });

  it.each([
    'A trial stem was placed.',
    'The drain was removed.',
    'A drill hole was placed for the screw.',
    'The active fix screw was deployed.',
  ])('is not told of %s', (line) => {
    expect(findings(note(`${STEPS} ${line}`)).join('\n')).not.toMatch(
      /(?:drain|stent|screws?)\b[^.]* w(?:as|ere) put in\b/i,
    );
  });
});

describe('the title of an operation report', () => {
  it('says which operation it was', () => {
    expect(explain(note(STEPS, 'Laparoscopic cholecystectomy.')).title).toBe(
      'Operation report: gallbladder removed by keyhole surgery',
    );
  });
  it('names no cancer', () => {
    expect(explain(note(STEPS, 'Excision of carcinoma of the left ear.')).title).toBe('Operation report');
  });
  it('is that of what was done, not of how the team got there', () => {
    expect(explain(note(STEPS, 'Exploratory laparotomy. Splenectomy.')).title).toMatch(/spleen/);
  });
});

describe('questions after an operation', () => {
  it('ask about healing and the lab, not whether to operate', () => {
    const { questions } = explain(note(`${STEPS} The specimen was sent to pathology.`));
    expect(questions).toContain('When will the lab results of what was taken out be ready?');
    expect(questions.join(' ')).not.toMatch(/need surgery/);
  });
});
