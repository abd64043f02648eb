import { expect, it } from 'vitest';
import { asked, explained } from '../../../test/explained.js';

const BODY = 'Diagnosis: Gout.\nHe is doing well on allopurinol.\n';

it.each([
  'FOLLOW-UP NOTE',
  'FOLLOW UP VISIT',
  'Follow-up Evaluation',
  'Follow up clinic letter',
  'ONCOLOGY FOLLOW-UP',
  'RETURN VISIT',
])('the title “%s” asks for nothing, and is told as a visit', (title) => {
  const { title: told, recommendations } = explained(`${title}\n\n${BODY}`);
  expect(recommendations.filter(({ kind }) => kind === 'from_report')).toEqual([]);
  expect(told).toBe('Clinic visit note');
});

it.each(['Follow-up visit in 2 weeks.', 'Follow up with your doctor.', 'Follow-up visit.'])(
  'the plan “%s” is told as one',
  (plan) => expect(asked(`CLINIC NOTE\n\n${BODY}PLAN: ${plan}\n`)).toMatch(/follow|visit|see/i),
);
