import { describe, expect, it } from 'vitest';
import { asked, faithful, found } from '../../../test/explained.js';

describe('a figure and the vessel it is of', () => {
  it('is not the blockage behind an “and”', () => {
    const told = found('CORONARY ANGIOGRAM\n\nCONCLUSION: Two vessel disease, 85% proximal LAD and CTO of the RCA.');
    expect(told).not.toMatch(/right heart artery[^.]* (?:blocked|narrowed) by 85/);
    expect(told).toMatch(/fully blocked \(CTO\) in your right heart artery/);
  });
});

describe('what responded in full', () => {
  const pet =
    'PET/CT\n\nIndication: Follicular lymphoma after treatment.\n\nFINDINGS:\nReference: liver SUVmax 2.6.\nNeck: The right neck nodes seen before have resolved.\nChest: Mediastinal mass has decreased from 6.4 cm to 2.0 cm.\n\nIMPRESSION: Complete metabolic response of lymphoma.';

  it('is not told as an illness that the scan shows', () => {
    const { summary, title } = faithful(pet);
    expect(title).toBe('PET scan');
    expect(summary).toMatch(/full response/);
    expect(found(pet)).not.toMatch(/(?:scan shows|report notes) cancer/);
  });

  it('keeps what was seen below the line of reference', () => {
    expect(found(pet)).toMatch(/shrunk from 6\.4 cm to 2\.0 cm/);
    expect(found(pet)).toMatch(/have resolved/);
  });

  it('stays what it is where the response is mixed', () => {
    expect(found('CT CHEST\n\nIMPRESSION: Mixed response of lung metastases.')).toMatch(/cancer/);
  });
});

describe('a word of change behind one finding', () => {
  it('is said of that finding, not of the whole test', () => {
    const told = found(
      'THYROID ULTRASOUND\n\nNodule 1: Right, 1.8 cm, solid, TR4.\nNodule 2: Left, 1.2 cm, mixed, TR2. Unchanged.\n\nIMPRESSION: New 1.8 cm right nodule.',
    );
    expect(told).not.toMatch(/nothing has changed/i);
    expect(told).toMatch(/TR2\. Unchanged/);
    const line = found('THYROID ULTRASOUND\n\nLeft lobe nodule, 1.2 cm. Unchanged.\n\nIMPRESSION: Nodule.');
    expect(line).toMatch(/has not changed/);
  });

  it('is no place for what is not new anywhere', () => {
    const told = found(
      'CT CHEST ABDOMEN PELVIS\n\nFINDINGS: Left upper lobe nodule has resolved. No new lesions.\n\nIMPRESSION: Good response.',
    );
    expect(told).not.toMatch(/no new[^.]*left upper lung/);
  });
});

describe('what is normal with a thing', () => {
  it('calls the thing itself not normal', () => {
    const told = found(
      'THYROID ULTRASOUND\n\nThe gland is heterogeneous with normal vascularity.\n\nIMPRESSION: No nodule.',
    );
    expect(told).not.toMatch(/your gland looked normal/);
    expect(told).toMatch(/blood vessels looked normal/);
  });

  it('has no left side of one lymph node', () => {
    const told = found('LEFT BREAST ULTRASOUND\n\nA left axillary lymph node shows cortical thickening of 5 mm.');
    expect(told).toMatch(/thickening in a lymph node on the left side/);
  });
});

describe('the record of a test', () => {
  const sleep =
    'HOME SLEEP APNEA TEST INTERPRETATION\n\nRecording time 6.9 hours. AHI 19 events/h. Snoring was loud.\n\nIMPRESSION: Moderate obstructive sleep apnea.\nPLAN: Weight loss. Avoid driving when sleepy.';

  it('has its conclusion below that heading, not below its title', () => {
    const { summary, title } = faithful(sleep);
    expect(title).toBe('Sleep study report');
    expect(summary).toMatch(/^The test shows moderate pauses in breathing during sleep/);
  });

  it('tells its plan as advice', () => {
    expect(found(sleep)).not.toMatch(/notes weight loss/);
    expect(asked(sleep)).toMatch(/weight loss/i);
    expect(asked(sleep)).toMatch(/Avoid driving when sleepy/);
  });

  it('tells a tendency as one', () => {
    const told = found(
      'EEG\n\nIMPRESSION: Left temporal sharp waves. The findings suggest a tendency to focal seizures.',
    );
    expect(told).toMatch(/a tendency to seizures/);
    expect(told).not.toMatch(/(?:may|probably|test) shows? seizures/);
  });
});

describe('what a picture prints without a heading', () => {
  it('is told with its side, and its score as a result', () => {
    const told = found(
      'MAMMOGRAM, BILATERAL\n\nComparison: 3 years ago\nDensity: b.\nRight breast: No mass.\nLeft breast: There is a new 8 mm grouping of amorphous calcifications.\n\nBI-RADS 0: Incomplete. Magnification views of the left breast are needed.',
    );
    expect(told).toMatch(/calcium spots in your left breast/);
    expect(told).toMatch(/BI-RADS 0/);
  });

  it('keeps the size of a duct with that duct', () => {
    const told = found(
      'MRCP\n\nFINDINGS: The common bile duct is dilated to 13 mm. Mild intrahepatic biliary dilatation.\n\nIMPRESSION: Dilated ducts.',
    );
    expect(told).not.toMatch(/intrahepatic biliary dilatation\)\. It measures 13/);
  });
});
