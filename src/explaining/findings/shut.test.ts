import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();

const STAY = `DISCHARGE SUMMARY
DISCHARGE DIAGNOSIS: Adenocarcinoma of the colon.
PROCEDURES: Right hemicolectomy.
HOSPITAL COURSE: The patient was taken to the operating room. He was walking in the hallway by day two.
His abdomen was soft and nontender. Adjuvant chemotherapy was discussed by the oncology team.
He understands if he develops a fever greater than 101, he should call to return immediately.
CONDITION ON DISCHARGE: The patient was discharged in good and stable condition.`;

describe('what stands with a finding that is only announced', () => {
  const { findings, recommendations } = explainReport(STAY, knowledge);
  const shut = findings.filter(({ sensitive }) => sensitive).map(({ text }) => text);
  const open = findings.filter(({ sensitive }) => !sensitive).map(({ text }) => text);

  it('is what names it and its treatment', () => {
    expect(shut.join('\n')).toMatch(/cancer/i);
    expect(open.join('\n')).not.toMatch(/cancer|carcinoma|chemo|oncolog/i);
  });

  it('is not how the reader ate, walked and went home', () => {
    expect(open.join('\n')).toMatch(/hallway/);
    expect(open.join('\n')).toMatch(/good and stable condition/);
    expect(shut.join('\n')).not.toMatch(/hallway|stable condition|soft/);
  });

  it('is never when to call', () => {
    expect(recommendations.map(({ text }) => text).join('\n')).toMatch(/fever greater than 101/);
    expect(shut.join('\n')).not.toMatch(/fever/);
  });
});
