import { describe, expect, it } from 'vitest';
import { explained, findings, found } from '../../../test/explained.js';

describe('people in the sentences of a stay', () => {
  it('tells what they were taken to have', () => {
    const text = found('DISCHARGE SUMMARY\nHOSPITAL COURSE: The patient was presumed acute appendicitis and was given antibiotics.');
    expect(text).toContain('You were presumed to have swelling of the appendix (acute appendicitis) and were given antibiotics.');
  }); // biome-ignore format: one call

  it('sends home who is safe to go', () => {
    const text = found('DISCHARGE SUMMARY\nHOSPITAL COURSE: The patient was thought safe to discharge home.');
    expect(text).toContain('You were thought safe to go home.');
  });

  it('lets the doctor be rung up, not the reader', () => {
    const { recommendations } = explained(
      'ED NOTE\nPatient is a 5-year-old boy seen for a cut lip.\nPLAN: The parents are to call him if there is any bleeding. They are to bring him back in 5 days.',
    );
    const text = recommendations.map((one) => one.text).join('\n');
    expect(text).not.toMatch(/call (?:you|your)\b/);
  });

  it('counts what there are two of, on one side or on none', () => {
    const text = findings('DISCHARGE SUMMARY\nHOSPITAL COURSE: Both wounds are clean. Both ulcers are healing.');
    expect(text).not.toMatch(/both sides/);
    expect(findings('CT CHEST\nFINDINGS: Pleural effusions on both sides.')).toMatch(/both/);
  });

  it('takes “stable” of an illness so called for no word of change', () => {
    expect(findings('CLINIC NOTE\nASSESSMENT: Stable angina.')).not.toMatch(/not changed/);
    expect(findings('CT HEAD\nIMPRESSION: Stable meningioma.')).toMatch(/not changed|same|stable/);
  });
});
