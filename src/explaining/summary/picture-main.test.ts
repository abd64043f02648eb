import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();

function told(text: string): string {
  const analysis = explainReport(text, knowledge);
  return [
    analysis.summary,
    ...analysis.keyPoints,
    ...analysis.findings.map((one) => one.text),
    ...analysis.recommendations.map((one) => one.text),
  ].join('\n');
}

function urgent(text: string): string[] {
  return explainReport(text, knowledge)
    .findings.filter((one) => one.urgency === 'new')
    .map((one) => one.text);
}

describe('what a picture asks for next', () => {
  const of = (line: string) =>
    told(`CT CHEST ABDOMEN PELVIS\n\nFINDINGS: The spleen is normal.\n\nIMPRESSION:\n1. Cholelithiasis.\n2. ${line}\n`);

  it.each<[string, RegExp]>([
    ['Right thyroid nodule 2.1 cm, for which a thyroid ultrasound is advised.', /About the small lump in .*thyroid.*, the report asks for an ultrasound of the thyroid/],
    ['Moderate stenosis of the mid RCA; functional testing may be considered.', /About the narrowing .*, the report says that your doctor may think about a test of how the heart does under stress/],
    ['2.6 cm TR4 nodule in the left lobe meets size criteria for FNA.', /the report asks for a thin needle sample \(FNA\)/],
    ['Right adrenal adenoma, requiring no further follow-up.', /About the growth .*, the report says that no further follow-up is needed/],
    ['Simple renal cyst. No follow-up required.', /About the fluid sac in the kidney, the report says that no follow-up is needed/],
    ['Please rebook in 3 weeks to complete the cardiac views.', /another scan in 3 weeks to see the parts that could not be seen/],
    ['Recommend comparison with prior studies if available.', /compare this with older pictures, if there are any/],
    ['5 mm nodule in the right lower lobe, attention on follow-up.', /look at this again at the next scan/],
    ['A dedicated thyroid ultrasound can be obtained on a nonemergent basis.', /an ultrasound of the thyroid gland \(this is not urgent\)/],
  ])('%s', (line, says) => {
    expect(of(line)).toMatch(says);
  }); // biome-ignore format: a table

  it('does not ask for a sample where the rules do not', () => {
    expect(of('1 cm TR3 nodule in the left lobe does not meet criteria for FNA.')).not.toMatch(
      /report asks for a thin needle/,
    );
  });
});

describe('a clot in veins of which the second is named with its place', () => {
  it.each(['left popliteal and posterior tibial veins', 'left popliteal, posterior tibial and peroneal veins'])(
    '%s',
    (veins) => {
      const text = told(
        `LOWER EXTREMITY VENOUS DUPLEX, LEFT\n\nIMPRESSION: Acute deep vein thrombosis of the ${veins}.`,
      );
      expect(text).toMatch(
        /^The ultrasound shows a blood clot in a deep vein .*vein behind your left knee and the deep veins of the lower leg/,
      );
    },
  );
});

describe('alarms of pictures', () => {
  it('is about what weighs, not about the last line above the call', () => {
    const found = urgent(
      'CT HEAD\n\nFINDINGS: No skull fracture.\n\nIMPRESSION:\n1. Acute right frontal subdural hematoma, 9 mm.\n2. Chronic small vessel disease.\n\nCritical results were called to Dr. Roe in the ED at 0210.',
    );
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/subdural/);
  });

  it('does not take samples and a calming medicine for an overdose', () => {
    const text =
      'CT GUIDED BIOPSY OF LUNG\n\nFour 20-gauge core samples were taken and sent to pathology. Moderate sedation with fentanyl 50 mcg and midazolam 1 mg. A film at 2 hours showed no pneumothorax.';
    expect(urgent(text)).toEqual([]);
  });

  it('does not take the scores of a prostate for a stroke', () => {
    const text =
      'MRI PROSTATE\n\nFINDINGS: Lesion 1: right posterolateral mid-gland, 12 x 8 mm. T2 score 4, DWI score 4, DCE positive. Abuts the capsule over 9 mm.\n\nIMPRESSION: PI-RADS 4 lesion.';
    expect(urgent(text)).toEqual([]);
  });
});

describe('rows behind what somebody had before', () => {
  it('are of today', () => {
    const text = told(
      'DEXA BONE DENSITOMETRY\n\nRisk factors: parental hip fracture.\n\nLumbar spine L1-L4: T-score -2.2\nLeft femoral neck: T-score -2.8\n\nASSESSMENT: Osteoporosis.',
    );
    expect(text).toMatch(/neck of your left thigh bone is -2\.8/);
    expect(text).not.toMatch(/score[^.]* was -/);
  });
});

describe('a sac that has bled', () => {
  it('has no solid parts', () => {
    const text = told('PELVIC ULTRASOUND\n\nIMPRESSION: Probable 3 cm hemorrhagic cyst of the right ovary.');
    expect(text).toMatch(/fluid sac/);
    expect(text).not.toMatch(/solid/);
  });
});
