import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const told = (...lines: string[]) => {
  const { findings, labs, glossary } = explainReport(`LABORATORY REPORT\n\nCOMMENT:\n${lines.join('\n')}\n`, knowledge);
  return [...findings, ...labs, ...glossary.map(({ meaning }) => ({ text: meaning }))]
    .map(({ text }) => text)
    .join(' ');
};

describe('words of laboratory comments in their own sense', () => {
  it.each([
    ['No evidence of antithrombin or protein C deficiency.', /protein C/, /clots too easily/],
    ['Protein S deficiency.', /protein S/, /clots too easily/],
    ['TSH mildly raised with normal fT4: latent hypothyroidism.', /mild low thyroid/, /makes too little hormone/],
    ['Subclinical autoimmune (Hashimoto) hypothyroidism.', /mild low thyroid/, /makes too little hormone/],
    ['No significant change (pus cells then 3-5).', /white (?:blood )?cells/i, /from an infection/],
    [
      'A single weak positive is of uncertain significance.',
      /uncertain significance/,
      /not used to decide|this change/,
    ],
    ['No evidence of re-infection.', /no new infection/, /called “/],
    ['Xpert MTB/RIF Ultra : MTB complex TRACE DETECTED', /TB/, /mild|needs care today/],
    ['GeneXpert MTB/RIF: MTB detected, rifampicin resistance not detected.', /TB/, /unlikely to work/],
    ['E. coli grown. Trimethoprim resistance: not detected.', /E\. coli/, /unlikely to work/],
    ['MTB detected. No rifampicin resistance found.', /TB/, /unlikely to work/],
  ])('%s', (line, says, never) => {
    expect(told(line)).toMatch(says);
    expect(told(line)).not.toMatch(never);
  });

  it.each([
    ['Hypothyroidism.', /makes too little hormone/],
    ['Pus was drained.', /pus/i],
    ['A BRCA2 variant of uncertain significance was found.', /not used to decide about care/],
    ['E. coli grown. Resistant to trimethoprim.', /trimethoprim is unlikely to work/],
    ['Rifampicin resistance DETECTED.', /unlikely to work/],
    ['Thrombophilia.', /clots too easily/],
    ['Mild pneumonia.', /mild/],
  ])('and as before where they mean the thing itself: %s', (line, says) => {
    expect(told(line)).toMatch(says);
  });

  it('does not put off a question beside a result that cannot wait', () => {
    const text = ['LABORATORY REPORT', 'Test            04/03/24   16/08/24   21/11/24   Ref', 'Potassium mmol/L     4.9     5.4 H      6.9 HH      3.5-5.2', 'Creatinine umol/L    118 H   126 H      248 H      45-90'].join('\n'); // biome-ignore format: one table
    const { labs } = explainReport(text, knowledge);
    expect(labs.map(({ text: one }) => one).join(' ')).not.toMatch(/ask soon/);
  });

  it('names the germ that was tested, not the one that was not', () => {
    const text = ['MICROBIOLOGY REPORT', 'Blood culture', 'ISOLATE 1  Staphylococcus aureus', 'ISOLATE 2  Staph. epidermidis - sens. not done', '', 'Antibiotic            Iso 1', 'Penicillin             R', 'Erythromycin           R', 'Cefazolin              S'].join('\n'); // biome-ignore format: one table
    const { findings } = explainReport(text, knowledge);
    const verdicts = findings.filter(({ text: one }) => /work against/.test(one)).map(({ text: one }) => one).join(' '); // biome-ignore format: one line
    expect(verdicts).not.toMatch(/skin germs/);
  });
});
