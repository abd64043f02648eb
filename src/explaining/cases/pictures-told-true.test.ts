import { describe, expect, it } from 'vitest';
import { explained, found } from '../../../test/explained.js';

describe('what a picture shows is told of its own place', () => {
  const FOOT =
    'MRI OF THE LEFT FOOT\nFINDINGS: Marrow signal of the bones is normal. There is increased T2 signal within the soft tissues at the medial margin of the navicular bone. A small effusion is noted within the posterior tibial tendon sheath. The fifth metatarsal base appears intact. There is a mild increased sclerosis in the proximal fourth metatarsal.\n';

  it('in the soft tissue beside a bone, and not in the bone', () => {
    expect(found(FOOT)).toMatch(/in the soft tissue at the inner edge of the small bone of the middle foot/);
  });
  it('in the sheath of a tendon', () => {
    expect(found(FOOT)).toMatch(/extra fluid \(effusion\) in the sheath of your inner ankle tendon/);
  });
  it('in the one bone that is counted', () => {
    expect(found(FOOT)).toContain('The base of your fifth long foot bone showed no break.');
    expect(found(FOOT)).toMatch(/at the near end of your fourth long foot bone/);
    expect(found('XR FOOT\nFINDINGS: Fractures of the fourth and fifth metatarsals.\n')).toMatch(/long foot bones/);
  });
  it('with a look that is no change', () => expect(found(FOOT)).not.toMatch(/more of it than before|has grown/));

  it('beside the nose, and in no second jaw', () => {
    const told = found(
      'CT FACE\nFINDINGS: Fracture of the frontal process of the maxilla on both sides. The bony portion of the nasal septum is intact, although bowed to the right.\n',
    );
    expect(told).toMatch(/part of the upper jaw bone beside your nose on both sides/);
    expect(told).not.toMatch(/both upper jaws/);
    expect(told).toMatch(/intact, although bent to the right/);
    expect(told).not.toMatch(/calls this normal/);
  });
  it('beside the womb, where no ovary is named', () => {
    expect(found('PELVIC ULTRASOUND\nFINDINGS: There is a 2.4 x 1.1 cm left adnexal cyst.\n')).toMatch(
      /fluid sac beside the womb \(adnexal cyst\) on the left side/,
    );
  });
  it('in a lymph node, and not in the skin over it', () => {
    const told = found(
      'CT NECK\nFINDINGS: Borderline enlargement of a submental node. There is an enlarged left mid level deep cervical node measuring 9 x 16 x 6 mm.\n',
    );
    expect(told).toContain('A lymph node under the chin is slightly larger than usual.');
    expect(told).toContain('A lymph node in the left side of your neck is larger than usual.');
    expect(told).toContain('It measures 9 by 16 by 6 mm.');
  });
  it('and what only says where a part lies is not called normal', () => {
    const told = found(
      'CT ABDOMEN AND PELVIS\nFINDINGS: In the pelvis, the urinary bladder is unremarkable. The appendix has normal appearance in the right lower quadrant.\n',
    );
    expect(told).toContain('Your bladder in the pelvis looked normal.');
    expect(told).toContain('Your appendix in the lower right belly looked normal.');
  });
});

describe('figures keep both their ends', () => {
  it.each([
    ['ECHOCARDIOGRAM\nLeft ventricle normal with ejection fraction of 50% to 55%.\n', /is 50 to 55%/],
    ['CAROTID ULTRASOUND\nIMPRESSION: There is at least 50% stenosis of the left internal carotid artery.\n', /narrowed by at least 50%/],
    ['CT SPINE\nFINDINGS: At L3-4 no evidence of moderate or high-grade central canal stenosis.\n', /shows no moderate or severe narrowing of the spinal canal/],
  ])('%s', (text, told) => expect(found(text)).toMatch(told)); // biome-ignore format: one line each
});

describe('choices and advice', () => {
  it('keeps both sides of a choice', () => {
    const { recommendations } = explained(
      'CT CHEST\nIMPRESSION: Right lower lobe nodule; PET versus biopsy is recommended.\n',
    );
    const told = recommendations.map(({ text }) => text).join('\n');
    expect(told).toMatch(/PET versus biopsy/);
    expect(told).not.toMatch(/asks for a biopsy/);
  });
  it('says what is to be compared, and what is to be made sure of', () => {
    const { recommendations } = explained(
      'CT ABDOMEN\nIMPRESSION: 1. Gas below the diaphragm may be free air. Verification with abdominal decubitus views is recommended.\n2. A 4.2 cm cystic lesion of the right kidney, correlation with renal ultrasound is advised.\n',
    );
    const told = recommendations.map(({ text }) => text).join('\n');
    expect(told).toMatch(/make sure of this with belly X-rays taken lying on the side/);
    expect(told).toMatch(
      /About a 4.2 cm fluid-filled sac of the right kidney, the report asks your doctors to compare this with kidney ultrasound/,
    );
  });
  it('what goes with the second choice alone is only possible', () => {
    const told = found(
      'CHEST X-RAY\nIMPRESSION: Worsening masslike opacity of the left apex, suggesting worsening malignancy or malignancy with postobstructive pneumonia.\n',
    );
    expect(told).toMatch(/may show a lung infection/);
    expect(told).not.toMatch(/cancer or cancer|cancer \(malignancy\) or/);
  });
});

describe('a picture among the lines of an exam', () => {
  const told = found(
    'DISCHARGE SUMMARY\nEXAM: Neck supple. Left knee effusion.\nHCT without contrast: 11/18/92: right frontal skull fracture. MRI brain, 11/20/92, showed a small contusion and no hydrocephalus.\nCOURSE: He did well.\n',
  );
  it('found what it shows, with its date', () => {
    expect(told).toMatch(/The CT scan of the head \(11\/18\/92\) found a broken skull bone/);
    expect(told).toMatch(/The MRI scan of the brain \(11\/20\/92\) found no sign of too much fluid/);
    expect(told).toMatch(/The exam found fluid in the joint/);
  });
});

describe('within the normal range', () => {
  it('is not told as beyond it', () =>
    expect(
      found(
        'HEPATOBILIARY SCAN\nIMPRESSION: Gallbladder ejection fraction slightly above the lower limit of normal at 38%.\n',
      ),
    ).not.toMatch(/below the normal range|above the normal range/));
  it('swelling of soft tissue along a bone is not in the bone', () =>
    expect(found('MRI KNEE\nFINDINGS: Soft tissue edema along the medial tibia.\n')).toMatch(/in the soft tissue/));
});

describe('beyond the normal range', () => {
  const { findings, summary } = explained(
    'HEPATOBILIARY SCAN\nFINDINGS: Normal transfer time.\nIMPRESSION: Gallbladder ejection fraction just under the lower limits of normal at 32%.\n',
  );
  it('is not called normal', () => {
    const told = findings.map(({ text }) => text).join('\n');
    expect(told).toContain('The share of bile that the gallbladder pushes out is just below the normal range, at 32%.');
    expect(`${told} ${summary}`).not.toMatch(/pushes out was normal/);
    expect(findings.find(({ text }) => /pushes out/.test(text))?.importance).toBe('note');
  });
});

describe('words of notes in plain words', () => {
  it.each([
    ['The patient was kept n.p.o. overnight.', 'You were kept off food and drink overnight.'],
    ['He brought himself to the memory clinic.', 'You brought yourself to the memory clinic.'],
    ['Anterograde verbal and visual memory was poor.', 'Memory for new words and pictures was poor.'],
    ['There was trouble with word retrieval.', 'There was trouble with finding words.'],
  ])('%s', (line, told) =>
    expect(found(`DISCHARGE SUMMARY\nHOSPITAL COURSE: He was admitted with pneumonia. ${line}\n`)).toContain(told),
  );

  it('knows the day and the date from the temple, and an illness from its medicines', () => {
    const told = found(
      'CLINIC NOTE\nEXAM: Temporal orientation was below expectation. There were no extrapyramidal signs.\n',
    );
    expect(told).not.toMatch(/temple|medicines can cause/);
  });
});

describe('how sure, how new and why', () => {
  it.each([
    ['CT LUMBAR SPINE\nCONCLUSIONS:\nProbable chronic herniated disk at L4-5.\n', /probably shows a slipped disc/, /scan shows a slipped disc/],
    ['XR CHEST\nIMPRESSION:\nPossible acute left rib fracture.\n', /may show a broken rib/, /X-ray shows a broken rib/],
    ['ECHOCARDIOGRAM\nFINDINGS: The left atrium and right-sided chambers are of normal size.\n', /right side of your heart/, /zzz/],
    ['ECHOCARDIOGRAM\nIMPRESSION: Mild septal ischemia. Likely due to the left bundle-branch block.\n', /The report says that this is likely due to a delay in the heart/, /probably shows a delay/],
    ['CHEST X-RAY\nFINDINGS: Interval placement of a feeding tube. Lungs clear.\n', /A feeding tube is in place\. It was put in since the last picture\./, /zzz/],
    ['CHEST X-RAY\nFINDINGS: A feeding tube is in place. Lungs clear.\n', /A feeding tube is in place/, /since the last picture/],
    ['CHEST X-RAY\nHISTORY: Followup +PPD.\nFINDINGS: Lungs clear. No effusion.\n', /positive skin test for TB/, /zzz/],
    ['CT SPINE\nCONCLUSIONS: Arteriosclerotic vascular disease.\n', /fatty buildup in the arteries/, /heart and vessel disease/],
    ['CT SPINE\nFINDINGS: There are posterior hypertrophic changes extending into the neural foramina.\n', /bone spurs/, /growth in size/],
    ['CAROTID ULTRASOUND\nFINDINGS: Right ICA PSV is 0.595 m/s. Right vertebral 0.517 m/s.\n', /0\.517/, /spine bone/],
  ])('%s', (text, told, never) => {
    const all = found(text);
    expect(all).toMatch(told);
    expect(all).not.toMatch(never);
  }); // biome-ignore format: one line each
});
