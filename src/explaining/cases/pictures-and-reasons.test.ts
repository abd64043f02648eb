import { describe, expect, it } from 'vitest';
import { askedByReport, explained, faithful, found } from '../../../test/explained.js';

describe('a broken bone as it is written in short', () => {
  it.each([
    ['# neck of 5th MC, mild volar angulation.', 'a broken bone at the neck of your fifth hand bone'],
    ['# base of 5th MT, undisplaced.', 'a broken bone at the base of your fifth long foot bone'],
    ['Fracture shaft of the humerus.', 'at the shaft of your upper arm bone'],
    ['# waist of scaphoid.', 'a broken bone in the small wrist bone'],
    ['# radial head, undisplaced.', 'a broken bone on the top of the outer forearm bone'],
  ])('%s', (line, told) => expect(found(`XR R limb. ${line} No other #.`)).toContain(told));

  it('of the neck of a hand bone is not in the neck', () => {
    expect(found('XR R hand. Fracture of the neck of the 5th metacarpal.')).not.toContain('your neck');
  });
  it('a sign of a number or a heading stays one', () => {
    expect(found('XR L foot. # Toe pain. No dislocation.')).not.toContain('broken');
  });
});

describe('sides', () => {
  it('"left or right" behind a denial is of its own thing, on either side', () => {
    const text = found(
      'NERVE CONDUCTION STUDIES: Normal.\nIMPRESSION: There is no evidence for peripheral neuropathy or left or right L5 radiculopathy.',
    );
    expect(text).toContain('on either side at L5');
    expect(text).not.toMatch(/neuropathy\) on the left side/);
  });
  it('"L ovary, both tubes" are one ovary and two tubes', () => {
    const text = found('Histology: TAH + BSO. Uterus 120 g. L ovary, both tubes NAD. R ovary simple cyst 2 cm.');
    expect(text).toContain('The tube from ovary to womb on both sides and your left ovary looked normal.');
  });
});

describe('what is told of the right thing', () => {
  it('a disc that an earlier picture showed is told', () => {
    expect(
      found(
        'HISTORY: Left leg pain. MRI of the lumbosacral spine was reviewed and reveals a left paracentral disc at L4-L5 encroaching upon the left L5 nerve root.\nNERVE CONDUCTION STUDIES: Normal.\nIMPRESSION: This study is abnormal. It reveals a left L5 radiculopathy.',
      ),
    ).toMatch(/slipped disc|disc at L4-L5/);
  });
  it('a nerve signal that is missing is no knee jerk', () => {
    expect(found('NERVE CONDUCTION STUDIES: The right tibial H reflex is absent.')).not.toContain('areflexia');
  });
  it('glands of the stomach kind lie where they were found', () => {
    const text = found('HISTOLOGY\nGallbladder: chronic cholecystitis with pyloric metaplasia. No dysplasia.');
    expect(text).toContain('glands that look like stomach glands');
    expect(text).not.toContain('way out of');
  });
  it('the blood vessels of the brain are not half of it', () => {
    expect(found('CLINIC NOTE\nShe underwent cerebral angiography on 2/22/96.')).not.toContain('half of the brain');
  });
  it('the name of a pill is no dose', () => {
    const text = found('CLINIC NOTE\nMEDS: Ortho-Novum 7-7-7 (started 2/3/96).');
    expect(text).not.toContain('at noon');
    expect(found('CLINIC NOTE\nMEDS: Metformin 500 mg 1-0-1 after food')).toContain('in the morning');
  });
});

describe('the test that tells it', () => {
  it('is the one that the line names', () => {
    const text = found(
      'MYOCARDIAL PERFUSION SPECT\nINTERPRETATION: The baseline EKG was normal sinus rhythm. The SPECT study shows a fixed defect.\nCONCLUSION: Fixed defect.',
    );
    expect(text).toContain('The heart tracing shows normal heart rhythm.');
  });
});

describe('why a test was done and what is asked for', () => {
  it('what was there is not looked for', () => {
    const analysis = faithful(
      'EXAM: Chest PA and lateral.\nREASON FOR EXAM: Shortness of breath, evaluate for pneumothorax versus left-sided effusion.\nINTERPRETATION: The lungs are clear.\nIMPRESSION: No acute disease.',
    );
    const told = [...analysis.findings, ...analysis.plain].map(({ text }) => text).join(' ');
    expect(told).not.toMatch(/check for shortness of breath/);
  });
  it('whom the team spoke with is nobody to be seen', () => {
    expect(
      askedByReport(
        explained(
          'CLINIC NOTE\nHX: 30 y/o woman with seizures, treated with valproate.\nCOURSE: After discussions with OB/GYN it was recommended she stop the medicine.',
        ),
      ),
    ).not.toContain('asks you to see');
  });
});
