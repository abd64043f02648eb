import { describe, expect, it } from 'vitest';
import { asked, explained, faithful, findings } from '../../../test/explained.js';

const note = (lines: string) => `CLINIC LETTER\nDiagnosis: Hypertension\n${lines}\n`;

describe('notes and letters', () => {
  it('a medicine that comes instead of another is not stopped', () => {
    const told = findings(note('Plan:\n1. Stop domperidone, ondansetron 4 mg bd prn instead.'));
    expect(told).not.toMatch(/stop ondansetron/i);
    expect(told).toMatch(/ondansetron 4 mg/);
  });
  it.each([
    ['I would advise against surgery.', /asks for surgery/],
    ['In view of her falls, I would be reluctant to recommend warfarin anticoagulation.', /asks for blood thinner/],
  ])('what is advised against is not asked for: %s', (line, wrong) => {
    const { recommendations, questions } = explained(note(`Plan: ${line}`));
    expect(recommendations.map(({ text }) => text).join(' ')).not.toMatch(wrong);
    expect(questions.join(' ')).not.toMatch(/When and where will I have/);
  });
  it('an illness of an admission that is over raises no alarm, and a culture without a germ is no growth', () => {
    const text = note('She had one admission with febrile neutropenia after cycle 2, no organism grown.');
    const { findings: told } = faithful(text);
    expect(told.filter(({ importance }) => importance === 'urgent')).toEqual([]);
    expect(told.map(({ text: one }) => one).join(' ')).not.toMatch(/worse/);
  });
  it('what is looked at in the urine is not the urine', () => {
    expect(findings(note('Urine: protein 1+, glu neg.'))).not.toMatch(/no sign of urine/);
  });
  it('a small organ is not called normal', () => {
    expect(findings(note('O/E: L testis in the groin, slightly small, normal epididymis.'))).not.toMatch(
      /calls this normal: “L testis/,
    );
  });
  it('short names keep their capitals behind a preposition, and "her" before an adverb is the reader', () => {
    const told = asked(note('Plan: PCP in 1 week for BMP. I have not arranged to see her routinely.'));
    expect(told).toMatch(/in 1 week for BMP \(/);
    expect(told).toMatch(/to see you routinely/);
    expect(findings(note('She was seen by her newly appointed nurse.'))).toMatch(/by your newly appointed nurse/);
  });
  it('what was measured behind a list of medicines is no medicine', () => {
    const told = findings(
      note('Current medication: lithium 600 mg nocte\nMood stable.\nLithium level 0.6, TSH 4.8, U&E normal.'),
    );
    expect(told).toMatch(/list includes lithium/);
    expect(told).not.toMatch(/list includes (?:lithium level|tsh)/i);
  });
  it('a negative test at the end of a line denies nothing that stands before it', () => {
    expect(findings('POSTNATAL DISCHARGE SUMMARY\nIntrapartum pyrexia - IV abx 24h, MSU and HVS neg.\n')).not.toMatch(
      /You had no fever/,
    );
  });
  it('one heart artery that is normal is not all of them', () => {
    const cath =
      'CARDIAC CATHETERIZATION REPORT\nIndication: chest pain\nCoronaries (right dominant):\nLM: normal\nLAD: 80% mid stenosis\n';
    expect(findings(cath)).not.toMatch(/heart arteries looked normal/);
  });
  it('the story of a letter below its plan is no plan', () => {
    const letter =
      'Dear Doctor\n\nDiagnosis: Iron deficiency anaemia\n\nPlan for GP:\n- Please continue iron for 3 months\n\nThank you for asking me to see this lady. No melaena, no weight loss. Duodenal biopsies normal.\n\nYours sincerely\n';
    expect(findings(letter)).not.toMatch(/plan says|part of the plan/);
  });
  it('a line that a ward writes is taken as a report', () => {
    expect(explained('Pacer check: lead no longer captures').findings).toHaveLength(1);
    expect(explained('Pt fell, hip pain').summary).toMatch(/hip pain/);
    expect(() => explained('Drain: call the plumber')).toThrow();
  });
  it('a line or two in plain words is taken as a note where it says who of a ward writes it', () => {
    const advice = 'Discharge advice given by staff nurse: ring 999 if your face droops. Pt well on leaving.';
    expect(
      explained(advice)
        .recommendations.map(({ text }) => text)
        .join(' '),
    ).toMatch(/face/);
    expect(explained('CPN: no thoughts of self harm. Safety plan renewed as routine.').findings.length).toBeGreaterThan(
      0,
    );
    expect(() => explained('Safety plan renewed as routine for the site.')).toThrow();
  });
});
