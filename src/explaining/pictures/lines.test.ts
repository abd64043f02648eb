import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const told = (report: string) =>
  explainReport(report, knowledge)
    .findings.map(({ text }) => text)
    .join('\n');

describe('rows of pictures, told whole', () => {
  it('tells the British scores of pictures of the breast, the nodes of an armpit and the density', () => {
    const all = told(
      'BREAST CLINIC IMAGING\nMammogram: Breast density B. Right breast: ill-defined 18 mm mass. M4. Left breast M1.\nUltrasound: Right axilla: one abnormal node with cortex 5 mm, U3.\nOpinion: Suspicious right breast mass. R4.',
    );
    expect(all).toContain('The score of the breast X-ray (M) is 4. It looks suspicious. A sample is needed');
    expect(all).toContain('on the left side is 1. It looks normal.');
    expect(all).toContain('The overall score of the breast pictures (R) is 4.');
    expect(all).toContain(
      'One lymph node in your right armpit (axilla) does not look normal. The outer layer (cortex) is 5 mm thick.',
    );
    expect(all).toContain('The breast density is B. This means mostly fat');
  });

  it('takes no stage of a cancer and no edge of an operation for such a score', () => {
    expect(
      told('CT CHEST\nFINDINGS: Known breast cancer on mammogram.\nIMPRESSION: T2 N1 M1 disease. R1 resection.'),
    ).not.toMatch(/score of the breast|overall score/);
  });

  it('tells levels of the spine that are as they should be', () => {
    const all = told(
      'MRI LUMBAR SPINE\nFINDINGS:\nL1/2: Normal.\nL3/4: Mild disc bulge. No canal or foraminal narrowing.\nConus terminates at L1, normal signal.\nMarrow signal is normal.',
    );
    expect(all).toContain('The disc at L1/2 looks normal.');
    expect(all).toContain('Neither the spinal canal nor the openings for the nerves are narrow at L3/4.');
    expect(all).toContain('The end of the spinal cord (conus) looks normal.');
    expect(all).toContain('The marrow of the spine bones looks normal.');
  });

  it('tells what the speed of the blood in a neck artery stands for, with its side', () => {
    const all = told(
      'CAROTID DUPLEX\nLeft: Minor plaque only. ICA PSV 88 cm/s, EDV 30 cm/s, <50% stenosis.\nBoth vertebral arteries show antegrade flow.',
    );
    expect(all).toContain('an artery on the left side that is narrowed by less than 50%');
    expect(all).toContain('the back of the neck flows the right way');
  });

  it('tells rows of scans with a tracer', () => {
    expect(
      told('PET/CT\nFindings: Neck: No FDG-avid adenopathy.\nAbdomen/pelvis: Physiological activity only.'),
    ).toMatch(
      /No lymph nodes in the neck lit up on the scan\.\n[^.]*only what it normally does in the belly and the pelvis/,
    );
    // What is denied of one group of nodes says nothing of the others.
    expect(told('PET/CT\nFindings: No hypermetabolic axillary or hilar nodes.')).toContain(
      'No lymph nodes in the armpits or the roots of the lungs lit up',
    );
    expect(told('PET/CT\nFindings: Lungs: Clear. No FDG-avid adenopathy.')).not.toContain('No lymph nodes lit up');
    const nuclear = told(
      'NUCLEAR MEDICINE\nV/Q SCAN: Ventilation is normal.\nGASTRIC EMPTYING: Retention at 2 hours 72% (normal <60%), at 4 hours 28% (normal <10%).\nHIDA: Ejection fraction 18% after CCK (normal >38%).',
    );
    expect(nuclear).toContain('Air reaches all parts of the lungs');
    expect(nuclear).toContain('28% of the meal was still in the stomach after 4 hours (the usual is less than 10%)');
    expect(nuclear).toContain('The gallbladder pushed out 18% of its bile (the usual is more than 38%)');
    expect(
      told(
        'NUCLEAR MEDICINE RENOGRAM (MAG3)\nIndication: Swollen kidney.\nFindings: Differential function: Right 38%, left 62%.',
      ),
    ).toContain('right kidney does 38% of the work, and the left kidney does 62% of the work');
  });

  it('tells a lump of a list from its place to its look, and what is harmless of it', () => {
    const all = told(
      'THYROID ULTRASOUND\nRight lobe 5.1 x 1.8 x 1.7 cm.\nNodule 1: Right mid, 1.6 cm, solid, hypoechoic, taller-than-wide, punctate echogenic foci. TI-RADS 5.\nNodule 2: Left lower, 0.8 cm, spongiform. TI-RADS 1.',
    );
    expect(all).toContain('The right half of your thyroid measures 5.1 by 1.8 by 1.7 cm');
    expect(all).toContain(
      'Nodule 2 is a small lump in the lower part of the left half of the thyroid. It measures 0.8 cm, about the size of a pea. It is like a sponge',
    );
    expect(all).toContain('“Nodule 2” as TI-RADS 1. The lump looks harmless.');
  });

  it('places no harmless difference in the part of the line before', () => {
    const all = told('MRI BRAIN\nFINDINGS: Orbits: Normal. Flow voids preserved. Partial empty sella, normal variant.');
    expect(all).toContain('(partial empty sella). It calls this a normal variant');
    expect(all).toContain('Blood flows in the main vessels of the head as it should');
    expect(all).not.toMatch(/eye socket[^.]*variant|variant[^.]*eye socket/);
  });
});

it('tells how a baby grows, how it lies and how the blood in the cord flows', () => {
  const { summary, findings } = explainReport(
    'OBSTETRIC GROWTH SCAN\nGA 32+4 by dates. Singleton, cephalic.\nBPD 81 mm, HC 295 mm, AC 258 mm (3rd centile), FL 60 mm.\nAFI 7.1 cm, low normal. UA PI 1.45 (>95th centile), end diastolic flow present.\nConclusion: SGA fetus with raised umbilical artery resistance.',
    knowledge,
  );
  const all = findings.map(({ text }) => text).join('\n');
  expect(summary).toMatch(/^The baby is smaller than most babies of the same age \(SGA\)/);
  for (const text of [
    'The pregnancy is 32 weeks and 4 days along.',
    'There is one baby. The baby lies head down (cephalic).',
    'belly is 258 mm, on line 3 of 100',
    'the width of the head (BPD) 81 mm',
    'higher than in 95 of 100 babies',
    '(AFI) is 7.1 cm, at the low end of normal',
  ])
    expect(all).toContain(text);
});

it('takes a tube of the womb for no catheter, and gives each hip of a baby its own type', () => {
  const tubes = told(
    'HYSTEROSALPINGOGRAM\nThe right tube fills and spills freely. The left tube is occluded at the cornua.\nImpression: Left proximal tubal occlusion. Patent right tube.',
  );
  expect(tubes).not.toMatch(/thin tube|catheter/i);
  expect(tubes).toContain('Your right tube from ovary to womb looked open');
  const hips = told(
    'US HIPS (INFANT 6 weeks)\nRight alpha angle 64 degrees, Graf type I. Left alpha angle 54 degrees, Graf type IIa.',
  );
  expect(hips).toContain('(Graf) on the left side is IIa');
  expect(hips).toContain('(Graf) on the right side is I.');
});
