import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const explain = (text: string) => explainReport(text, knowledge);
const note = (steps: string, more = '') =>
  `PREOPERATIVE DIAGNOSIS: Right groin hernia.\n\nPOSTOPERATIVE DIAGNOSIS: Right groin hernia.\n\nOPERATION PERFORMED: Repair of right inguinal hernia.\n\n${more}DESCRIPTION OF PROCEDURE: The patient was taken to the operating room and placed supine. ${steps}\n`;
const told = (steps: string, more = '') =>
  explain(note(steps, more))
    .findings.map(({ text }) => text)
    .join('\n');
const CUT = 'The groin was prepped and draped. An incision was made. The wound was closed with Vicryl.';

describe('the steps of an operation, told as they were', () => {
  it.each([
    [`${CUT} Dermabond was applied.`, /closed or sealed with glue/, /dressing was put on/],
    [`${CUT} The sponge count was correct.`, /The sponges were counted/, /tools/],
    [`${CUT} Both ports of the device were flushed.`, /a cut was made/, /area was rinsed/],
    [
      `${CUT} Trocars were placed through the sclera of the left eye.`,
      /tiny openings were made in the eye/i,
      /for the camera/,
    ],
    [`${CUT} No bleeding was noted.`, /no bleeding was seen/i, /bleeding was stopped/],
    ['The skin was prepped. An incision was made. The wound was closed.', /skin was cleaned\./, /clean sheets/],
    [
      `${CUT} The head was put in a holder and the patient tolerated this well.`,
      /a cut was made/,
      /came through it well/,
    ],
    [`${CUT} The patient tolerated the procedure very nicely.`, /came through it well/, /tolerated/],
    [
      `${CUT} A Foley catheter was inserted into the bladder to drain the bladder.`,
      /thin tube was put in the bladder/,
      /A drain|drain .*was put in/,
    ],
    [`${CUT} There were no changes to necessitate burring. The fascia was divided.`, /a cut was made/, /Bone was cut/],
  ])('%s', (steps, right, wrong) => {
    expect(told(steps)).toMatch(right);
    expect(told(steps)).not.toMatch(wrong);
  });

  it('put a bladder tube where it was put in', () => {
    expect(told(`${CUT} A Foley catheter was then inserted.`)).toMatch(
      /At the end, .*thin tube was put in the bladder/,
    );
    expect(told(`A Foley catheter was placed. ${CUT}`)).toMatch(/First, .*thin tube was put in the bladder/);
  });

  it('leave what weighs to its own words', () => {
    const line = 'The appendix was identified and was markedly inflamed.';
    const { findings, notExplained } = explain(note(`${CUT} ${line}`));
    const text = note(`${CUT} ${line}`);
    const shown = [
      ...findings.map((one) => one.text),
      ...notExplained.map(({ start, end }) => text.slice(start, end)),
    ].join('\n');
    expect(shown).toMatch(/inflamed/);
  });

  it('tell the commoner moves once', () => {
    const all = told(`${CUT} Heparin was given. The fascia was divided. Attention was turned to the left side.`);
    expect(all).toMatch(/medicine to thin your blood/);
    expect(all).toMatch(/Tissue was cut through/);
  });
});

describe('what stays in the body', () => {
  it('is told once for each side', () => {
    const all = told(
      `${CUT} Two screws were placed on the left side. A screw was placed in the bone. The screws were tightened. Screws and a rod were placed.`,
    );
    expect(all.match(/[Ss]crews? (?:was|were) put in/g)).toHaveLength(1);
    expect(all).toMatch(/A rod was put in/);
  });
  it('is no pin that came out again', () => {
    expect(told(`${CUT} Two K-wires were inserted. The K-wires were then removed.`)).not.toMatch(/[Pp]ins? w/);
  });
  it('is a thin tube for numbing medicine, too', () => {
    expect(told(`${CUT} A Pain-Buster catheter was placed into the wound.`)).toMatch(/drips numbing medicine/);
  });
});

describe('blood lost', () => {
  it('is no other measure below it', () => {
    const all = told(
      CUT,
      'ESTIMATED BLOOD LOSS: 350 mL, replaced with 2 units of packed cells.\nPreoperative hemoglobin was less than 9.\n\n',
    );
    expect(all).toMatch(/You lost about 350 ml of blood\. You were given 2 units of blood/);
    expect(all).not.toMatch(/very little blood/);
  });
});

describe('the reason of an operation', () => {
  const text =
    'PREOPERATIVE DIAGNOSES:\n1. Bunion of the left foot.\n2. Dementia.\n\nPOSTOPERATIVE DIAGNOSES:\n1. Bunion of the left foot.\n2. Dementia.\n\nOPERATION: Left bunionectomy.\n\nDESCRIPTION OF PROCEDURE: The patient was taken to the operating room. The foot was prepped. An incision was made. The wound was closed.\n';
  it('is told once, and is the first diagnosis', () => {
    const { findings, summary } = explain(text);
    const why = findings.filter((one) => /was done because of/.test(one.text));
    expect(why).toHaveLength(1);
    expect(why[0]?.text).toMatch(/bunion/);
    expect(summary).not.toMatch(/first diagnosis/);
  });
});

describe('a child', () => {
  it('has its own words', () => {
    const { findings, questions } = explain(
      `${note(CUT).replace('The patient was taken', 'The patient is a 5-year-old boy. The patient was taken')}`,
    );
    const all = findings.map(({ text }) => text).join('\n');
    expect(all).toMatch(/Your child lay face up/);
    expect(questions).toContain('What should I watch for while my child heals?');
  });
});

describe('words of a story', () => {
  it('take pathology for an illness where it is one', () => {
    expect(told(`${CUT} The view showed no evidence of pathology.`)).not.toMatch(/lab check/);
  });
});

it('joined spine bones are told before what was put between them', () => {
  const all = explain(
    'DISCHARGE SUMMARY\nDIAGNOSIS: Spondylolysis.\nPROCEDURES: L5 Gill procedure with interbody and posterolateral arthrodesis using cages and bone graft.\nHOSPITAL COURSE: He did well.\n',
  )
    .findings.map(({ text }) => text)
    .join('\n');
  expect(all).toMatch(/You had spine bones joined \(fusion\)/);
  expect(all).not.toMatch(/spacer/);
});
