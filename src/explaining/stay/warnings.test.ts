import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const stay = (lines: string) =>
  explainReport(
    `DISCHARGE SUMMARY
DISCHARGE DIAGNOSIS: Cellulitis of the left leg.
HOSPITAL COURSE: Treated with cefazolin and improved.
${lines}`,
    knowledge,
  );
const findings = (lines: string) =>
  stay(lines)
    .findings.map(({ text }) => text)
    .join('\n');
const asked = (lines: string) =>
  stay(lines)
    .recommendations.map(({ text }) => text)
    .join('\n');

describe('lines that say when to get help', () => {
  it.each([
    "ER / 911: sudden severe chest pain, black stools or bleeding that won't stop.",
    'SEND BACK / CALL MD: T>38, new confusion, no urine output 6 h, gross hematuria w/ clots.',
    'Safety net: 999/A&E if black tarry stools, vomiting blood, faint.',
    'Return/911 if: new facial droop, weakness, worst headache, seizure.',
    'She has been told to ring the ward, or attend A&E, if she develops worsening abdominal pain, fever or rigors, jaundice or breathlessness.',
    'Lithium toxicity signs: coarse tremor, vomiting, unsteady gait, slurred speech - hold lithium, go to ED.',
    'DKA signs: vomiting, deep breathing, drowsy: come straight in to the ward.',
    'Seek care for: pus, spreading redness, black skin.',
    'Glucose <54 with confusion or passing out: glucagon + 911.',
    'Any crushing chest pain -> call 911.',
    'If tearing chest pain or a cold leg, please attend the emergency department.',
    'Bring him back to the hospital if he has a seizure, a stiff neck or a rash that does not fade.',
  ])('tell nothing of what they name as found: %s', (line) => {
    const told = stay(line);
    expect(told.findings.filter(({ importance }) => importance === 'urgent')).toEqual([]);
    expect(told.findings.map(({ text }) => text).join('\n')).not.toMatch(
      /signs of|The report notes|chest pain|droop|stools|tremor|vomiting/i,
    );
    expect(told.recommendations.map(({ text }) => text).join('\n')).not.toBe('');
  });
  it('name where to go as the report does', () => {
    expect(asked('ER / 911: crushing chest pain, fainting.')).toMatch(/Call 911 or go to the emergency room/);
    expect(asked('Safety net: 999 if crushing chest pain, fainting.')).toMatch(/Call 999/);
  });
  it('make no case for a call of an order, a visit or what is to be expected', () => {
    const told = asked(`WHEN TO GET HELP
Never skip long-acting insulin even if not eating.
Glucose >250 twice: check ketones.
Pink urine with stent expected.`);
    expect(told).not.toMatch(/in these cases: “(?:Never|Glucose|Pink)/);
  });
  it('leave the story as it is', () => {
    expect(findings('On day 2 he had chest pain and a clot in the lung was found.')).toMatch(/lung/);
    expect(findings('He had to call 911 because of chest pain.')).toMatch(/chest pain/i);
  });
});

describe('results that were still to come', () => {
  it.each([
    ['TESTS STILL PENDING: tTG-IgA (celiac), IA-2 antibodies.', /You had|The report notes|bowel harm from gluten \(/],
    ['Awaited: gallbladder histology.', /You had a look/],
    ['PENDING: TB culture, Lyme antibodies, breast cancer gene test.', /result of (?:TB|breast cancer)/],
    ['PENDING: Factor V Leiden PCR sent 7 May.', /result of blood that clots/],
    ['PENDING: None micro. Prealbumin, vit D.', /No results were still to come/],
    ['Results not yet back: ANA, hepatitis C antibody', /The report notes|You have/],
  ])('are no illness and are not done: %s', (line, wrong) => {
    const told = findings(line);
    expect(told).not.toMatch(wrong);
    expect(told).toMatch(/still to come/);
  });
  it('a sentence that says so is told as one', () => {
    expect(findings('PENDING: Thyroid function tests were pending at the time of discharge.')).toContain(
      'The thyroid function tests were still to come.',
    );
  });
  it('are none only where the whole line says so', () => {
    expect(findings('PENDING: None.')).toContain('No results were still to come');
    expect(findings('PENDING: None pending at discharge.')).toContain('No results were still to come');
  });
  it.each(['None.', 'no results outstanding at this time', 'nothing', 'none, all cultures final'])(
    '“%s” opens no question and takes nothing from the confidence',
    (line) => {
      const { findings: told, questions, confidence } = stay(`PENDING: ${line}`);
      expect(told.find(({ text }) => text.startsWith('No results were still to come'))).toMatchObject({
        assertion: 'absent',
        negated: true,
      });
      expect(questions.join(' ')).not.toContain('still to come');
      expect(confidence.because.join(' ')).not.toContain('not in yet');
      expect(stay('PENDING: urine culture').confidence.because.join(' ')).toContain('not in yet');
    },
  );
});

describe('a field on the line of its heading', () => {
  it('ends with its paragraph', () => {
    const told = stay(`Awaited: bone marrow histology.

We would be grateful if you would repeat the blood count in 2 weeks.
Practice nurse please to check wounds at 7 days.
No heavy lifting for 4 weeks.`);
    const all = [...told.findings, ...told.recommendations].map(({ text }) => text).join('\n');
    expect(all).not.toMatch(/still to come[^”]*“(?:Practice|No heavy|We would)/);
  });
  it('orders are none of it', () => {
    const told = stay(`PENDING: Prealbumin, vitamin D.

ORDERS FOR SNF
 - Turn every 2 hours
 - Foley: trial of void 8/5; do not treat asymptomatic bacteriuria`);
    const all = [...told.findings, ...told.recommendations].map(({ text }) => text).join('\n');
    expect(all).not.toMatch(/still to come[^”]*“(?:Turn|Foley)|The report notes germs/);
  });
});
