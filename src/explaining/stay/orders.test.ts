import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const of = (lines: string) => {
  const { findings, recommendations } = explainReport(
    `DISCHARGE SUMMARY\n\nDiagnosis: Fractured wrist.\n\nPlan:\n- Sling\n${lines}\n`,
    knowledge,
  );
  const texts = (list: readonly { text: string }[]) => list.map((one) => one.text).join('\n');
  return { found: texts(findings), asked: texts(recommendations) };
};

describe('what a plan of a stay asks for', () => {
  it.each<[string, string]>([
    ['- To re-present if fever, worsening pain or vomiting', 'Come back if you have fever, worsening pain or vomiting'],
    ['- Cast care explained - return if numbness, blue fingers', 'Go back for care in these cases: “numbness, blue'],
    ['- Return stat if jaundice, haemoptysis, headache w/ rash', 'Return right away if jaundice'],
    ['- To return if more breathless or coughing up blood', 'Return if'],
    ['- Not to drive while in plaster', 'Do not drive while in a cast'],
    ['- Daily weights', 'Weigh yourself every day'],
    ['- GP: please refer for DEXA', 'DEXA'],
    ['- PCP: repeat potassium in 1 week', 'potassium'],
  ])('stands with what to do: %s', (line, words) => {
    expect(of(line).asked).toContain(words);
  });

  it('a reason in a bracket behind a medicine says nothing of what the medicine is', () => {
    const { found, asked } = of('- For zoledronate vs denosumab (CKD)\n- Avoid NSAIDs (CKD)');
    expect(`${found}${asked}`).not.toMatch(/\(lasting kidney damage\)/);
  });

  it('a return to work or to normal is no reason to come back', () => {
    const { asked } = of('- Return to work if well in 2 weeks\n- Return to play should be gradual');
    expect(asked).not.toMatch(/in these cases|Go back for care/);
  });

  it('a name behind the label of a doctor stays paper', () => {
    const { found, asked } = of('GP: Dr Example, Sample Street Surgery');
    expect(`${found}${asked}`).not.toContain('Sample Street');
  });
});

it.each(['Wounds clean and dry', 'Wound healing well', 'Mechanism in keeping with injury'])(
  'that there is a wound is not what its line tells: %s',
  (line) => {
    const { found } = of(`Hospital course: Cast applied. ${line}. Home today.`);
    expect(found).not.toMatch(/(?:had|notes) (?:an? )?(?:wounds?|injury)\b/);
  },
);

it.each(['Haematoma block, closed reduction, backslab applied', 'Nasogastric tube placed, IV fluids given'])(
  'what was done in a visit is not asked for: %s',
  (line) => {
    const { recommendations } = explainReport(
      `ED DISCHARGE LETTER\nDiagnosis: Colles fracture.\nManagement: ${line}.\nPlan: Fracture clinic 7 days.\n`,
      knowledge,
    );
    expect(recommendations.map((one) => one.text).join(' ')).not.toMatch(
      /report asks for a (?:numbing|tube)|closed reduction/,
    );
  },
);
