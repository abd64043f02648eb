import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const asked = (line: string) =>
  explainReport(
    `DISCHARGE SUMMARY\n\nDISCHARGE DIAGNOSIS: Cellulitis of the left leg.\n\nDISCHARGE INSTRUCTIONS:\n${line}`,
    knowledge,
  )
    .recommendations.map(({ text }) => text)
    .join(' ');

describe('when to call or go back', () => {
  it.each([
    [
      'The patient was instructed to contact us, if he would have fevers greater than 101.4, chills, redness, or warmth around his leg.',
      'Contact the care team if you have fevers greater than 101.4, chills, redness, or warmth around your leg.',
    ],
    [
      'If increasing shortness of breath, chest pain, fever, to return to emergency room.',
      'Return to the emergency room if you have increasing shortness of breath, chest pain, fever.',
    ],
    ['He is to notify if recurrent fever or chills.', 'Tell your doctor if you have recurrent fever or chills.'],
    ['She was told to return to the ED for hematemesis or syncope.', 'throwing up blood or fainting'],
    ['She was told to call if she had any other questions.', 'Call if you have any other questions.'],
  ])('%s', (line, said) => {
    const all = asked(line);
    expect(all).toContain(said);
    expect(all).not.toContain('“');
  });

  it('keeps another deed of the sentence', () => {
    expect(asked('They will call me for further dark stools and will avoid Pepto-Bismol.')).toMatch(
      /call the doctor for further dark stools and will avoid Pepto-Bismol/,
    );
  });

  it('tells a visit that the doctor meant for you in plain words', () => {
    expect(asked('She was instructed to follow up in the surgical office within one week after discharge.')).toContain(
      'You were instructed to follow up in the surgical office within one week after discharge.',
    );
  });

  it('keeps signs in whole sentences under the heading that says when to call', () => {
    const told = explainReport(
      'DISCHARGE SUMMARY\nDISCHARGE DIAGNOSIS: Heart failure.\nHOSPITAL COURSE: She improved with furosemide.\nCALL YOUR DOCTOR IF: You gain more than 3 pounds in one day, have worsening shortness of breath, or swelling in your legs.\n',
      knowledge,
    );
    expect(told.recommendations.map(({ text }) => text).join(' ')).toMatch(
      /Call your doctor if you gain more than 3 pounds/,
    );
    expect(told.findings.map(({ text }) => text).join(' ')).not.toMatch(/You gain/);
  });
});
