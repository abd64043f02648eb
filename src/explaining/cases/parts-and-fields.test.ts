import { describe, expect, it } from 'vitest';
import { explained } from '../../../test/explained.js';

function told(text: string): string {
  const { summary, keyPoints, findings } = explained(text);
  return [summary, ...keyPoints, ...findings.map((one) => one.text)].join('\n');
}

describe('a part whose name holds its own place', () => {
  it.each([
    ['MRI LUMBAR SPINE\nFindings: L4-L5: Dehydration of the disc with bulge, ligamentum flavum thickening and marked facet arthropathy.', /in(?:side)? your spine disc/],
    ['ECHOCARDIOGRAM\nFindings: Aortic valve: calcified leaflets and mild left atrial enlargement.', /in your aortic heart valve/],
    ['ECHOCARDIOGRAM\nFindings: Mitral valve: thickened leaflets, moderate regurgitation, mild aortic stenosis.', /stenosis\) in your mitral/],
  ])('is not put into the part beside it: %s', (text, wrong) => {
    expect(told(text)).not.toMatch(wrong);
  }); // biome-ignore format: a table

  it('stays in the place that its grammar gives it', () => {
    expect(told('MRI LUMBAR SPINE\nFindings: Annular fissure in the L4-L5 disc.')).toMatch(/L4-L5/);
  });
});

it('a breast finding keeps its side where its everyday name speaks of both', () => {
  const text = told('BILATERAL SCREENING MAMMOGRAM\nIMPRESSION: Right breast asymmetry requires spot views.');
  expect(text).toMatch(/differs between the breasts \(breast asymmetry\) on the right side/);
});

it('what a value makes one think of is no event', () => {
  const text = told(
    'EMERGENCY NOTE\nCC: chest pain\nLabs: Troponin T 412 ng/L (ref <22), K 4.1, Cr 1.0, lactate 5.2 (0.5-2.0)',
  );
  expect(text).toMatch(/can be a sign of a heart attack/);
  expect(text).not.toMatch(/(?:^|[.|] )Blood flow to part of the heart was blocked/m);
});

describe('the form of an operation', () => {
  const form = (line: string) =>
    told(`OPERATIVE REPORT\nProcedure: Left inguinal hernia repair.\nCOMPLICATIONS: ${line}`);

  it.each([
    'None. EBL minimal.',
    'None. Specimens none.',
    'None apparent. The patient tolerated the procedure well. To recovery room.',
  ])('tells no other field as a complication: %s', (line) => {
    const text = form(line);
    expect(text).not.toMatch(/Under complications, the report/);
    expect(text).toMatch(/no added problems/);
  });

  it.each(['Bladder injury, repaired.', 'EBL 2500 mL, hypotension.', 'Specimen lost.'])(
    'tells one that was: %s',
    (line) => {
      expect(form(line)).toMatch(/Under complications, the report/);
    },
  );
});

it('a bone that healed long ago is no news', () => {
  const { findings, summary } = explained(
    'CHEST X-RAY\nFindings: Old healed right 5th rib fracture. The heart is normal in size.\nIMPRESSION: Left lower lobe pneumonia.',
  );
  expect(findings.find(({ text }) => /broken rib/.test(text))?.importance).toBe('note');
  expect(summary).not.toMatch(/rib/);
  const fresh = explained('CHEST X-RAY\nIMPRESSION: Acute right 5th rib fracture.').findings;
  expect(fresh.find(({ text }) => /broken rib/.test(text))?.importance).toBe('important');
});

it('the paper of a visit is called what it is', () => {
  const { title, summary } = explained(
    'AFTER VISIT SUMMARY\nYou were seen today for: Acute bronchitis.\nDrink plenty of fluids. Return if you have trouble breathing.',
  );
  expect(title).toBe('After-visit summary');
  expect(summary).not.toMatch(/discharge summary/i);
});

it('a date is no count of hours', () => {
  const { recommendations, findings } = explained(
    'DISCHARGE SUMMARY\nDiagnosis: Appendicitis.\nHospital course: Laparoscopic appendectomy.\nPlan: sutures out 3/24. Review 2/52.\n',
  );
  const text = [...findings, ...recommendations].map((one) => one.text).join('\n');
  expect(text).not.toMatch(/hours/);
  expect(text).toMatch(/3\/24/);
});
