import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const summary = (text: string) => explainReport(text, knowledge).summary;

describe('the note of a visit without a list of diagnoses', () => {
  it('is headed by what the doctor takes it for, and not by a line of its story', () => {
    const text = summary(
      'CHIEF COMPLAINT: Cough.\nHISTORY OF PRESENT ILLNESS: The illness began six days ago with a dry cough. She was eating well until yesterday.\nPHYSICAL EXAMINATION: Lungs with crackles on both sides. Abdomen soft.\nASSESSMENT AND PLAN: This is a 3-month-old who comes with an examination consistent with bronchiolitis. She will be watched overnight.\n',
    );
    expect(text).toMatch(/^The report (?:says that this fits|gives this diagnosis)[^.]*bronchiolitis/);
  });

  it('names a diagnosis that was given in passing, and the care of a mother makes it nobody else’s', () => {
    const text = summary(
      'CHIEF COMPLAINT: Ankle pain.\nHISTORY OF PRESENT ILLNESS: He fell from a wall at school. He can walk.\nPHYSICAL EXAMINATION: Mild tenderness of the right ankle.\nCOURSE: He was discharged in the care of his mother with a preliminary diagnosis of ankle sprain.\n',
    );
    expect(text).toMatch(/^The report gives this diagnosis[^.]*sprain/);
  });

  it('takes an illness of before for none of its own', () => {
    const text = summary(
      'CHIEF COMPLAINT: Knee pain.\nHISTORY OF PRESENT ILLNESS: Her knee has hurt for a year. She walks with a stick.\nMEDICAL PROBLEMS: She has a history of diabetes, all consistent with metabolic syndrome.\nPHYSICAL EXAMINATION: The knee is swollen.\n',
    );
    expect(text).not.toMatch(/metabolic syndrome/);
  });
});
