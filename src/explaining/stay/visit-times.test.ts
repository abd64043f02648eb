import { describe, expect, it } from 'vitest';
import { askedByReport, explained } from '../../../test/explained.js';

const asked = (line: string) =>
  askedByReport(explained(`DISCHARGE SUMMARY\nAdmitted: 02/05/2022\nDiagnosis: Stroke\n\nFOLLOW-UP: ${line}\n`));

describe('the time of a visit', () => {
  it('is never the time of its condition', () => {
    const told = asked('Cardiology Dr. Sandoval 02/08 - discuss ICD if EF remains <35% after 3 months of therapy.');
    expect(told).toMatch(/Dr\. Sandoval,? on 02\/08/);
    expect(told).not.toContain('Sandoval after 3 months');
    expect(asked('If not better in 48 hours see your GP.')).toBe(
      'The report asks you to see your doctor, if not better in 48 hours.',
    );
    expect(asked('See your doctor if symptoms do not improve within 5 days.')).toBe(
      'The report asks you to see your doctor, if symptoms do not improve within 5 days.',
    );
    expect(asked('If pain persists beyond 6 weeks then orthopaedic clinic referral via GP.')).toMatch(
      /bone and joint doctor, if pain persists beyond 6 weeks\.$/,
    );
  });

  it('stays where it is that of the visit', () => {
    expect(asked('See your surgeon in 2 weeks if the wound is red.')).toMatch(/in 2 weeks/);
    expect(asked('Follow up with Dr. Chen in 2 weeks.')).toBe('The report asks you to see Dr. Chen in 2 weeks.');
    expect(asked('Follow up with Dr. Chen in 2 weeks, sooner if fever.')).toBe(
      'The report asks you to see Dr. Chen in 2 weeks, sooner if fever.',
    );
    expect(asked('If you see blood in your urine call the ward.')).toMatch(/If you see blood in your urine call/);
  });
});
