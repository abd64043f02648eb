import { describe, expect, it } from 'vitest';
import { faithful, found } from '../../../test/explained.js';

const explained = (text: string) => {
  const analysis = faithful(text);
  return {
    told: analysis.findings.map((finding) => finding.text).join('\n'),
    urgent: analysis.findings.filter(({ importance }) => importance === 'urgent').map(({ text }) => text),
    ...analysis,
  };
};

describe('cancer spread on a picture', () => {
  it('is told where it is suspected, and denied only where it was looked for', () => {
    const { told, summary } = explained(
      'CT STAGING\nFindings: Liver: two lesions, 14 and 9 mm, suspicious for metastases. Bones: No metastases.\nImpression: Liver lesions suspicious for metastases.',
    );
    expect(summary).toMatch(/^This report has a finding your doctor will want to talk over/);
    expect(told).toMatch(/could be cancer spread \(metastases\)/);
    expect(told).toMatch(/They measure 14 and 9 mm/);
    expect(told).toMatch(/no sign of cancer spread \(metastases\) in your bone/);
    expect(told).not.toMatch(/no sign of cancer spread \(metastases\)\./);
  });

  it('is told where foci of it are seen', () => {
    expect(found('CT ABDOMEN\nImpression: Multiple metastatic foci in the liver.')).toMatch(
      /shows cancer spread \(metastatic foci\) in your liver/,
    );
    expect(
      found(
        'MRI SPINE\nIndication: Staph aureus bacteraemia.\nFindings: No discitis.\nImpression: No evidence of metastatic infection.',
      ),
    ).not.toMatch(/cancer/);
  });

  it('is in the bones that take up the tracer, each for itself', () => {
    const told = found(
      'BONE SCAN\nFindings: Increased uptake at L3, left 7th rib and right iliac crest.\nImpression: Uptake suspicious for metastases.',
    );
    expect(told).not.toMatch(/rib at L3|hip bone at L3/);
    expect(told).toMatch(/“Increased uptake at L3, left 7th rib and right iliac crest”/);
  });
});

describe('a lymph node with its size', () => {
  it('is told, and weighs where it grows', () => {
    const { findings } = explained(
      'CT CHEST\nFindings: Subcarinal node 8 mm.\nIMPRESSION:\n1. Enlarging right paratracheal lymph node, 12 mm, previously 9 mm. Recommend PET/CT.',
    );
    const node = findings.find(({ text }) => text.includes('paratracheal'));
    expect(node?.importance).toBe('important');
    expect(node?.text).toMatch(/a lymph node between the lungs \(paratracheal lymph node\) on the right side/);
    expect(node?.text).toMatch(/It has grown from 9 mm to 12 mm/);
    expect(findings.some(({ text }) => /\(subcarinal node\)\. It measures 8 mm/.test(text))).toBe(true);
  });
});

describe('a bright spot of a stone', () => {
  it('is no infected kidney', () => {
    const { urgent, told } = explained(
      'RENAL ULTRASOUND\nFINDINGS: Left lower pole 5 mm echogenic focus with twinkle artefact, consistent with calculus. No hydronephrosis on either side.\nIMPRESSION: Left renal calculus. Left ureteric stent in place.',
    );
    expect(urgent).toEqual([]);
    expect(told).not.toMatch(/false mark/);
    expect(told).toMatch(/\(hydronephrosis\) on either side/);
    expect(
      explained(
        'RENAL ULTRASOUND\nFINDINGS: Left hydronephrosis with echogenic debris in the collecting system.\nIMPRESSION: Obstructed left kidney with echogenic debris, fever.',
      ).urgent.length,
    ).toBeGreaterThan(0);
  });
});

describe('a stent that is to come out', () => {
  it('is still in place', () => {
    const told = found(
      'RENAL ULTRASOUND\nFINDINGS: Left double J stent in situ with upper coil in the renal pelvis.\nIMPRESSION: Left ureteric stent in place. Stent removal is planned on 14 March.',
    );
    expect(told).not.toMatch(/taken out|metal coils/);
    expect(told).toMatch(/removal is planned on 14 March/);
    expect(found('CHEST X-RAY\nFINDINGS: The right chest drain has been removed. No pneumothorax.')).toMatch(/removed/);
  });
});

describe('what a sample was taken for', () => {
  it('is not found yet', () => {
    const text = 'UPPER ENDOSCOPY\nFindings: Antral erythema, biopsies taken for H. pylori.\nImpression: Gastritis.';
    expect(found(text)).not.toMatch(/notes a stomach infection/);
    expect(
      found('UPPER ENDOSCOPY\nFindings: Antral erythema. CLO test positive for H. pylori.\nImpression: Gastritis.'),
    ).toMatch(/H\. pylori/);
  });
});

describe('how much the gallbladder pushes out', () => {
  it('is no beat of the heart, and its range no verdict', () => {
    const told = found(
      'HIDA SCAN\nFindings: Gallbladder fills at 25 minutes. Ejection fraction 22% (normal >38%).\nImpression: Reduced gallbladder ejection fraction.',
    );
    expect(told).not.toMatch(/blood pumped|was normal|looked normal/);
    expect(told).toMatch(/bile that the gallbladder pushes out/);
    expect(found('ECHOCARDIOGRAM\nFindings: Ejection fraction 60%.\nConclusion: Normal LV function.')).toMatch(
      /blood pumped out each beat \(ejection fraction\) is 60%/,
    );
  });
});

describe('bare sides as labels', () => {
  it('give the arteries below them their side', () => {
    const told = found(
      'CT ANGIOGRAM LOWER LIMBS\nFINDINGS: RIGHT: CIA patent. SFA occluded over 12 cm. LEFT: CIA 40% stenosis. SFA patent.\nIMPRESSION: Right SFA occlusion.',
    );
    expect(told).toMatch(/right pelvic artery looked open/);
    expect(told).toMatch(/left groin artery looked open/);
    expect(told).not.toMatch(/The part “RIGHT”/);
  });
});

describe('a label at the head of a line', () => {
  it('does not hold what is said of the next part', () => {
    const told = found(
      'MRI KNEE\nFINDINGS: Medial meniscus: Horizontal tear of the posterior horn. Lateral meniscus intact. ACL graft intact. Baker cyst 4 cm.\nIMPRESSION: Medial meniscal tear.',
    );
    expect(told).not.toMatch(/inner knee cushion (?:looked whole|showed no tear)/);
    expect(told).not.toMatch(/Baker cyst\) in your inner knee cushion/);
    expect(told).toMatch(/outer knee cushion showed no tear/);
    expect(
      found(
        'CT CHEST\nFINDINGS: Pleura: no effusion. Old right clavicle fracture. No suspicious bone lesion.\nIMPRESSION: No acute finding.',
      ),
    ).not.toMatch(/bone lesion\) in the lining of your lung/);
  });

  it('holds what is denied of its organ behind another', () => {
    expect(
      found(
        'CT ABDOMEN\nFINDINGS: Liver: Mild steatosis. Portal vein patent. No focal lesion.\nIMPRESSION: Mild steatosis.',
      ),
    ).toMatch(/no sign of an abnormal area \(focal lesion\) in your liver/);
  });
});

describe('two sides of one thing', () => {
  it('are not both open where one is blocked', () => {
    const told = found(
      'CT SINUSES\nFINDINGS: Ostiomeatal units patent on the right, obstructed on the left. Deviated septum with spur. No bony erosion of the sinuses.\nIMPRESSION: Chronic sinusitis.',
    );
    expect(told).not.toMatch(/on both sides looked open|looked open/);
    expect(told).not.toMatch(/edge of a joint/);
    expect(told).toMatch(
      /ostiomeatal units \(side passage in the nose\) open on the right, obstructed \(blocked\) on the left/,
    );
  });
});

describe('a colloid cyst', () => {
  it('of the thyroid is none of the brain', () => {
    expect(
      found('THYROID US\nFINDINGS: Left lobe: 6 mm colloid cyst.\nIMPRESSION: Colloid cyst of the left lobe.'),
    ).not.toMatch(/brain/);
    expect(found('CT HEAD\nFINDINGS: 8 mm colloid cyst at the foramen of Monro.\nIMPRESSION: Colloid cyst.')).toMatch(
      /brain/,
    );
  });
});

describe('what to do if it gets worse', () => {
  it('stands among what the report asks for', () => {
    const { recommendations } = explained(
      'MRI LUMBAR SPINE\nIMPRESSION: Large L5/S1 disc extrusion. MRCP in 6 months. If new saddle numbness or bladder symptoms develop the patient will need same day emergency assessment.',
    );
    const asked = recommendations.filter(({ kind }) => kind === 'from_report').map(({ text }) => text);
    expect(asked.join(' ')).toMatch(/saddle numbness[^.]*same day emergency assessment/);
    expect(asked.join(' ')).toMatch(/6 months/);
  });
});

describe('a vein that cannot be pressed flat', () => {
  it('is not told as one that can', () => {
    const told = found(
      'VENOUS DOPPLER\nFINDINGS: LEFT LEG: Non-compressible left posterior tibial vein with echogenic thrombus. Popliteal vein compressible.\nIMPRESSION: Left calf DVT.',
    );
    expect(told).not.toMatch(/lower leg[^.]*could be pressed flat/);
    expect(told).toMatch(/behind your left knee could be pressed flat/);
  });
});

describe('free fluid', () => {
  it('is not in the organ at the head of its line', () => {
    const told = found(
      'PELVIC US\nFINDINGS: Uterus: 3.2 cm fibroid. Endometrium 7 mm. Trace free fluid.\nLeft ovary 2.2 cm. No free fluid in the pelvis.\nIMPRESSION: Fibroid.',
    );
    expect(told).not.toMatch(/free fluid\) in your (?:womb|left ovary)/);
  });
});

describe('some of many', () => {
  it('are not all', () => {
    expect(found('MRI BRAIN\nFINDINGS: 7th and 8th nerves normal.\nIMPRESSION: No schwannoma.')).not.toMatch(
      /Your nerves looked normal/,
    );
  });
});

describe('the heart of the unborn baby', () => {
  it('is not that of the mother', () => {
    const { told, summary } = explained(
      'FETAL ECHO\nFINDINGS: Four chamber view normal. Small muscular VSD 2 mm. Fetal heart rate 144 bpm.\nIMPRESSION: Small muscular VSD, otherwise normal fetal echocardiogram.',
    );
    expect(told).toMatch(/lower parts of the baby’s heart \(VSD\)/);
    expect(told).not.toMatch(/baby’s unborn baby/);
    expect(summary).toMatch(/baby’s heart/);
  });
});
