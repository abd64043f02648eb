import { describe, expect, it } from 'vitest';
import { explained } from '../../test/explained.js';

const told = (report: string) => {
  const { summary, keyPoints, findings } = explained(report);
  return [summary, ...keyPoints, ...findings.map(({ text }) => text)].join('\n');
};

describe('an operation told without headings', () => {
  const LUNG =
    'Patient positioned in right lateral decubitus after epidural placement. A left thoracotomy was performed through the fourth intercostal space. The lung was freed of adhesions. A left upper lobectomy was carried out with lymph node sampling at stations 5 and 6. Two chest tubes were left. Estimated blood loss 300 cc. No complications. Patient extubated in the OR and went to the PACU stable.';

  it('is the report of an operation, and names what was done', () => {
    const { title } = explained(LUNG);
    expect(title).toMatch(/^Operation report/);
    expect(told(LUNG)).toMatch(/lobectomy/);
    expect(told(LUNG)).not.toMatch(/X-ray shows|You positioned|You extubated/);
  });

  it('what was left in the body is on no side by that word', () => {
    expect(told(LUNG.replaceAll('left', 'right').replace('were right', 'were left'))).not.toMatch(
      /left side of your chest/,
    );
  });

  it('a picture that tells of an operation of before stays a picture', () => {
    expect(
      explained('Chest X-ray. There is a chest tube on the left. Status post left thoracotomy. Heart size normal.')
        .title,
    ).toMatch(/X-ray/);
  });
});

describe('the letter I', () => {
  it('behind the name of a test is no doctor', () => {
    expect(
      told(
        'DISCHARGE CARD\nDIAGNOSIS:\n1. Acute myocardial infarction\nInvestigations: ECG - ST elevation. Trop I positive.\nReview after 1 week.',
      ),
    ).not.toMatch(/the doctor positive/);
  });
});
