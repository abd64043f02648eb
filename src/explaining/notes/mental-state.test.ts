import { describe, expect, it } from 'vitest';
import { explained, findings } from '../../../test/explained.js';

const note = (lines: string, more = 'DIAGNOSIS: Major depressive disorder.') =>
  `PSYCHIATRIC EVALUATION\nIDENTIFYING DATA: The patient is a 44-year-old man.\nMENTAL STATUS EXAMINATION:\n${lines}\n${more}\n`;

describe('the exam of the mind', () => {
  it.each([
    ['Mood: Euphoric.', 'Your mood was very happy and high.'],
    ['Affect: Labile.', 'The feelings that you showed were quickly changing.'],
    ['Affect: Blunted, mood congruent.', 'were dulled (few feelings shown) and a fit for your mood.'],
    ['Speech: Pressured.', 'Your speech was fast and hard to break in on (pressured).'],
    ['Thought process: Disorganized.', 'Your way of thinking was jumbled (disorganized).'],
    ['Attitude: Suspicious, but cooperative.', 'Your manner was suspicious but willing to take part.'],
    ['Insight: Limited.', 'Your insight (how well you see your own illness) was limited.'],
    ['Judgment: Fair.', 'Your judgment was fair.'],
    ['Cognitive Assessment: Grossly intact.', 'Your thinking and memory were working well on a simple check.'],
  ])('%s', (line, told) => {
    expect(findings(note(`Appearance: Casually dressed.\n${line}`))).toContain(told);
  });
  it('a word that we do not know is not guessed at', () => {
    expect(findings(note('Mood: Grouchy.\nSpeech: Slow.'))).not.toMatch(/Your mood was (?:grouchy|easily)/i);
  });
  it('its lines open no conclusion and no limits of a test', () => {
    const told = findings(
      note('Mood: Low.\nCognitive Assessment: Grossly intact.\nLimitations: Lives alone.\nInsight: Poor.'),
    );
    expect(told).not.toMatch(/conclusion says/);
    expect(told).toContain('Your insight (how well you see your own illness) was poor.');
  });
  it('what is denied stands in the label', () => {
    const { findings: all } = explained(
      note('Mood: Low.\nSuicidal/Homicidal Ideation: The patient denies on admission.'),
    );
    const one = all.find(({ text }) => /ending your life/.test(text));
    expect(one?.text).toBe('You said that you had no thoughts of ending your life or harming others.');
    expect(one?.assertion).toBe('absent');
  });
  it('thoughts that are there stay urgent', () => {
    const { findings: all } = explained(note('Mood: Low.\nSuicidal ideation: Present.'));
    expect(all.some(({ importance, text }) => importance === 'urgent' && /ending one's life/.test(text))).toBe(true);
  });
  it('a plan to take an overdose is no overdose', () => {
    const { findings: all } = explained(note('Mood: Low.\nSuicidal ideation: Yes, with a plan to overdose.'));
    const [first] = all;
    expect(first?.importance).toBe('urgent');
    expect(first?.text).toMatch(/thoughts of ending one's life/);
    expect(all.map(({ text }) => text).join('\n')).not.toMatch(/More of a drug was taken/);
  });
  it('an overdose that was taken is one', () => {
    expect(findings(note('Mood: Low.\nShe took an overdose of 20 paracetamol tablets tonight.'))).toMatch(
      /More of a drug was taken/,
    );
  });
  it('a memory of long ago is no illness of the past', () => {
    const { findings: all } = explained(
      'PROGRESS NOTE\n\nPHYSICAL EXAMINATION:\nPSYCHIATRIC: Remote memory appears to be intact.\nLUNGS: Clear. No wheezes.\n',
    );
    expect(all.filter(({ temporality }) => temporality === 'historical')).toEqual([]);
  });
  it('the old five-part list', () => {
    const told = findings(note('Mood: Low.', 'DIAGNOSIS:\nAXIS I: Major depressive disorder.\nAXIS II: Deferred.\nAXIS III: None.\nAXIS IV: Moderate.\nAXIS V: 35.')); // biome-ignore format: one text
    expect(told).toContain('The strain in your life was rated as moderate.');
    expect(told).toContain('The daily function score (GAF) was 35.');
    expect(told).toContain('No bodily illness was listed.');
    expect(told).not.toMatch(/You appear to be/);
  });
  it('in one line, too', () => {
    const told = findings('Psychiatry clinic letter\nDiagnosis: depression.\nMSE: well kempt, good eye contact, speech slow and quiet. Insight good.\nPlan: review in 6 weeks.\n'); // biome-ignore format: one text
    expect(told).toMatch(/You looked neat and clean\. Your eye contact was good\. Your speech was slow and quiet\./);
  });
});
