import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();

const explain = (text: string) => explainReport(text, knowledge);

/** What is said beside the lines that hold these words. */
function beside(text: string, words: string): string {
  return explain(text)
    .plain.filter(({ source }) => text.slice(source.start, source.end).includes(words))
    .map((line) => line.text)
    .join(' ');
}

const note = (operation: string, steps = 'The patient was prepped and draped. The skin was closed.'): string =>
  `PREOPERATIVE DIAGNOSIS: Torn meniscus.\n\nPOSTOPERATIVE DIAGNOSIS: Same.\n\nOPERATION PERFORMED: ${operation}\n\nANESTHESIA: General.\n\nESTIMATED BLOOD LOSS: 50 mL.\n\nDRAINS: None.\n\nCOMPLICATIONS: None.\n\nDESCRIPTION OF PROCEDURE: ${steps}\n`;

describe('what was done', () => {
  it.each([
    ['Left carpal tunnel release.', 'You had surgery to free your left wrist nerve (carpal tunnel release).'],
    [
      'Laparoscopic cholecystectomy.',
      'By keyhole surgery, you had the gallbladder removed (laparoscopic cholecystectomy).',
    ],
    ['Excision of right breast mass.', 'You had surgery to remove a lump in your right breast (breast mass).'],
    ['Circumcision.', 'You had the foreskin removed (circumcision).'],
    ['Open reduction and internal fixation of left tibia.', 'You had surgery to set and fix your left shin bone.'],
    ['Below-knee amputation, right.', 'You had your right leg below the knee removed (below-knee amputation).'],
    ['Reversal of colostomy.', 'You had a bowel opening in the belly closed (reversal of colostomy).'],
  ])('tells %s', (operation, told) => {
    expect(beside(note(operation), operation.replace(/\.$/, ''))).toBe(told);
  });

  it.each([
    'Excision of left temporal zorgoma.',
    'Attempted removal of a foreign body.',
    'Repair of left and right knee.',
  ])('quotes %s rather than tell a part of it as the whole', (operation) => {
    const words = operation.replace(/\.$/, '');
    expect(beside(note(operation), words)).toContain(`“${words}”`);
  });

  it('tells each of several', () => {
    const text = note('Colonoscopy with polypectomy, bladder biopsy.');
    expect(beside(text, 'Colonoscopy')).toMatch(
      /large bowel.*polyp.*A small sample \(biopsy\) was taken from your bladder/,
    );
  });
});

describe('what was found', () => {
  it('is what the surgeon saw, not where a sample came from', () => {
    const text = note('Excision of lipoma, right arm.').replace(
      'ANESTHESIA',
      'GROSS FINDINGS: A lipoma was found in the right arm.\n\nANESTHESIA',
    );
    expect(beside(text, 'A lipoma was found')).not.toContain('sample');
    expect(beside(text, 'A lipoma was found')).toContain('lipoma');
  });

  it('is no success where the attempt failed', () => {
    const text = `${note('Cardioversion.')}\nIMPRESSION: Unsuccessful cardioversion.\n`;
    expect(beside(text, 'Unsuccessful')).not.toMatch(/^You had/);
  });
});

describe('how it went', () => {
  const text = note('Appendectomy.');
  it.each([
    ['General', 'You were put to sleep for it (general anesthesia).'],
    ['50 mL', 'You lost about 50 ml of blood.'],
  ])('tells %s', (words, told) => {
    expect(beside(text, words)).toBe(told);
  });

  it('tells that there were no drains and no problems', () => {
    const told = explain(text).plain.map((line) => line.text);
    expect(told).toContain('The report lists no drains.');
    expect(told).toContain('The report lists no added problems (complications).');
  });

  it('tells it in order', () => {
    const { summary } = explain(note('Appendectomy.').replace('Torn meniscus', 'Appendicitis'));
    expect(summary).toMatch(/^You had the appendix removed.*The operation was done because of.*no added problems/);
  });
});

describe('steps', () => {
  it('are told once, however many they are', () => {
    const text = note(
      'Appendectomy.',
      'An incision was made. The fascia was opened with the Bovie. The appendix was divided. The skin was closed with nylon.',
    );
    const lines = explain(text).plain.filter((line) => /step by step/.test(line.text));
    expect(lines).toHaveLength(1);
    expect(text.slice(lines[0]?.source.start, lines[0]?.source.end)).toMatch(/^An incision.*nylon\.$/);
  });

  it('keep what was found, and are no findings themselves', () => {
    const text = note(
      'Appendectomy.',
      'The abdomen was insufflated to adequate distention. An abscess was found in the pelvis. The joint was dislocated with a retractor.',
    );
    const found = explain(text)
      .findings.map((finding) => finding.text)
      .join(' ');
    expect(found).toContain('abscess');
    expect(found).not.toMatch(/swelling or stretching|out of place|dislocat/);
  });

  it('do not hide what went wrong', () => {
    const text = note('Appendectomy.', 'The skin was opened. The zorgus was lacerated with the retractor.');
    expect(beside(text, 'lacerated')).not.toContain('step by step how the operation was done.');
  });

  it('tell no risk that was talked over as an illness', () => {
    const text = note('Appendectomy.', 'The risks of infection, nerve injury and death were explained to the patient.');
    const { findings } = explain(text);
    expect(findings.some((finding) => /infection|death|nerve/.test(finding.text))).toBe(false);
  });

  it('tell no medicine of the anesthesia as one the reader takes', () => {
    const text = note('Appendectomy.', 'Lidocaine was injected. Versed was given and the skin was closed.');
    expect(explain(text).findings.some((finding) => /\b(?:You take|was changed|lidocaine)\b/i.test(finding.text))).toBe(
      false,
    );
  });
});
