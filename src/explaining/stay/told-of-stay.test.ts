import { describe, expect, it } from 'vitest';
import { explained, faithful } from '../../../test/explained.js';

const told = (report: string) => {
  const { summary, keyPoints, findings, recommendations } = faithful(report);
  return [summary, ...keyPoints, ...findings.map(({ text }) => text), ...recommendations.map(({ text }) => text)].join(
    '\n',
  );
};

describe('the main problem of a stay', () => {
  const LISTS =
    'Physician Discharge Summary\nPrincipal Problem: Acute pancreatitis due to gallstones\nActive Problems: Hypertension, gout\nResolved Problems: AKI\nHospital Course: He was given fluids.\nFollow up: PCP 1 week.';

  it('leads by the heading that calls it principal', () => {
    expect(explained(LISTS).summary).toMatch(/^Your main diagnosis[^.]*pancrea/);
    expect(told(LISTS)).not.toMatch(/first diagnosis listed for your stay: hypertension/i);
  });

  it('is no problem that the stay resolved', () => {
    expect(told(LISTS)).not.toMatch(/Your diagnosis is sudden kidney trouble/);
  });

  it('is what the heart catheter found and treated, before the tracing that was its sign', () => {
    const { summary } = explained(
      'Discharge summary\nHospital course: EKG showed ST elevations in II, III and aVF. Taken emergently to the cath lab where a 100% mid RCA occlusion was found and treated with a drug eluting stent.',
    );
    expect(summary).toMatch(/^You were taken right away to the heart catheter room where a 100% .*blockage was found/);
  });
});

describe('a sign of a break', () => {
  it('in front of a bone is one', () => {
    const text = told('Discharge letter\nAdmitted following a fall. # R NOF. # Anaemia - iron started.');
    expect(text).toMatch(/a broken hip \(# r nof\) on the right side/);
    expect(text).not.toMatch(/broken anaemia/i);
  });
});

describe('a story without a heading', () => {
  it('ends the list of earlier illnesses above it', () => {
    const text = told(
      'DISCHARGE SUMMARY\nPrincipal diagnosis: Cellulitis\nPast hx: T2DM, obesity\nPresented with 3/7 of leg redness and rigors. Treated with IV flucloxacillin x 4/7.\nPlan: GP review 1/52.',
    );
    expect(text).not.toMatch(/history includes[^.]*(?:redness|chills)/i);
    expect(text).toMatch(/3 days of/);
    expect(text).toMatch(/flucloxacillin.*for 4 days/);
  });
});

describe('an operation that no line names', () => {
  it('is told by the part that was taken out', () => {
    const report =
      'The patient was placed supine. General anesthesia was induced. Four trocars were placed. Cystic duct and artery were clipped and divided. The gallbladder was dissected off the liver bed and removed in a bag. The patient was extubated and taken to recovery.';
    expect(explained(report).summary).toMatch(/^You had your gallbladder taken out\./);
    expect(explained(report.replace('and removed in a bag', 'and left in place')).summary).not.toMatch(/taken out/);
  });
});
