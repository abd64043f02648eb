import { describe, expect, it } from 'vitest';
import { faithful, findings } from '../../../test/explained.js';

const HEART_TEST = `INDICATIONS FOR PROCEDURE: Chest pain on exertion for two months.

APPROACH: Right common femoral artery.

ANESTHESIA: IV sedation per protocol.

ESTIMATED BLOOD LOSS: Less than 15 mL.

PROCEDURES PERFORMED: Left heart catheterization, selective coronary arteriography.

OPERATIVE TECHNIQUE: The right groin was prepped and draped. A #6 French sheath was placed in the right common femoral artery.

Next, a pigtail catheter was advanced across the aortic valve and the pressure was recorded.

SELECTIVE CORONARY ARTERIOGRAPHY: The right coronary artery is large and dominant.

The left main is patent.

The left circumflex is patent.

IMPRESSION: This study demonstrates normal coronary arteries in the presence of normal left ventricular systolic function.
`;

describe('a heart test by catheter, written as an operation', () => {
  const { reportType, findings: all } = faithful(HEART_TEST);
  const told = all.map(({ text }) => text).join('\n');

  it('is read as what was done, with its labels', () => {
    expect(reportType).toBe('other');
    expect(told).toContain('You lost less than 15 ml of blood.');
    expect(told).not.toMatch(/lists: less than|lists: right groin artery/);
  });

  it('leaves no tube in place that was only used', () => {
    expect(told).not.toMatch(/(?:is|are) in place|drain fluid/);
  });

  it('calls the arteries normal, whatever else is normal beside them', () => {
    expect(told).not.toMatch(/heart arteries worked normally/);
    expect(all.filter(({ assertion }) => assertion === 'conditional')).toEqual([]);
  });
});

describe('a row of arteries in whole sentences', () => {
  it('says nothing of the words between them', () => {
    const told = findings(
      'LEFT HEART CATHETERIZATION\n\nCORONARY ARTERIES: The right coronary artery is large and dominant.\n\nThe left main is patent.\n\nThe left circumflex is patent.\n',
    );
    expect(told).toMatch(/left main\) looked open/);
    expect(told).not.toContain('also says');
  });
});

it('keeps a condition where advice speaks of one', () => {
  const all = faithful(
    'MRI LUMBAR SPINE\n\nIMPRESSION: Mild disc bulge at L4/5. Repeat MRI is advised in the presence of leg weakness.\n',
  ).findings;
  expect(all.filter(({ text, assertion }) => /weak/i.test(text) && assertion === 'present')).toEqual([]);
});

it('weighs what is at the edge of normal apart from what is within', () => {
  const told = findings(
    'CHEST X-RAY\n\nFINDINGS: Heart size is upper limits of normal, pulmonary vascularity within normal limits. Lungs clear. There is wedging of several midthoracic vertebral bodies.\n',
  );
  expect(told).toContain('Your heart is at the edge of normal in size.');
  expect(told).toContain('The blood vessels of your lungs looked normal.');
  expect(told).toMatch(/wedging/);
});

describe('what was before a scan', () => {
  const all = faithful(`CT ABDOMEN AND PELVIS

CLINICAL HISTORY: Previous left mastectomy in 2015. Prior cholecystectomy. Two weeks of right upper quadrant pain.

FINDINGS: Surgical clips in the gallbladder fossa. Old healed left 9th rib fracture. No free fluid.

IMPRESSION: No acute finding.
`);

  it('is told, though its words stand here and there in other sentences', () => {
    expect(all.findings.map(({ text }) => text).join('\n')).toContain('prior removal of the gallbladder');
  });

  it('is asked about no more', () => {
    expect(all.questions.join(' ')).not.toMatch(/rib|breathing deeply/);
  });
});
