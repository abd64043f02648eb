import { describe, expect, it } from 'vitest';
import { askedByReport, explained, faithful, found } from '../../../test/explained.js';

const visit = (lines: string) => `PROGRESS NOTE\n\n${lines}\n`;
const operated = (lines: string) => `OPERATIVE REPORT\n\n${lines}\n`;

describe('what independent readers found untrue', () => {
  it('a grade of strength behind letters of muscles is no illness', () => {
    const text = visit(
      'HISTORY: Weakness of the legs after a fall.\n\nPHYSICAL EXAMINATION:\nMotor: LE: HF and HE 4+/5, KF 5/5, AF and AE 5/5. Normal bulk.',
    );
    expect(found(text)).not.toMatch(/heart failure|AFib|irregular heartbeat/);
    expect(found(visit('ASSESSMENT:\n1. HF with EF 35%.\n2. AF, rate controlled.'))).toMatch(/AFib/);
  });

  it('a leukemia in remission is told with its remission', () => {
    const text = operated(
      'PREOPERATIVE DIAGNOSIS: Acute lymphocytic leukemia in remission.\n\nPROCEDURE: Removal of port.',
    );
    expect(found(text)).toContain('(acute lymphocytic leukemia), now in remission (its signs are gone).');
  });

  it('what is needed no more is not denied', () => {
    const told = found(operated('INDICATION: She no longer needs her venous port.\n\nPROCEDURE: Removal of port.'));
    expect(told).toContain('You no longer need a port under the skin.');
    expect(told).not.toMatch(/no longer notes/);
  });

  it('what may be needed is not asked for', () => {
    const analysis = faithful(
      visit(
        'IMPRESSION:\n1. Aortic stenosis.\n\nRECOMMENDATIONS:\n1. Continue medications as above.\n2. The patient would like to follow with her cardiologist regarding aortic stenosis. She may need a surgical intervention in this regard, which I explained to her.',
      ),
    );
    expect(askedByReport(analysis)).toContain('The report says that you may need surgery');
    expect(`${askedByReport(analysis)} ${analysis.questions.join(' ')}`).not.toMatch(
      /suggests surgery|when and where will I have surgery/i,
    );
  });

  it('what may be needed has no day of its own', () => {
    const text = visit(
      'HISTORY: Wrist pain after a fall.\n\nPLAN: Home, fracture clinic 5/7, may need ORIF because of the joint involvement.',
    );
    expect(askedByReport(faithful(text))).not.toMatch(/\(ORIF\) on 5\/7/);
  });

  it('breathing stops counted by the machine against them calm nobody', () => {
    const on = visit('RESULTS: She used CPAP on 67% of nights. Her estimated apnea/hypopnea index was 3 per hour.');
    expect(found(on)).toMatch(/\(apnea-hypopnea index\) was 3/);
    expect(found(on)).not.toMatch(/usual range/);
    const off = visit('RESULTS: Sleep study in the laboratory. The apnea/hypopnea index was 3 per hour.');
    expect(found(off)).toMatch(/usual range/);
  });

  it('a treatment that goes on is not told as over, and not asked about', () => {
    const analysis = faithful(visit('ASSESSMENT:\n1. Chronic atrial fibrillation, on anticoagulation.'));
    expect(analysis.findings.map(({ text }) => text).join('\n')).toContain('You get blood thinner treatment');
    expect(analysis.questions.join(' ')).not.toMatch(/lower the chance of a clot/);
  });

  it('an operation at two levels keeps both, and a guarded state is not called stable', () => {
    const told = found(
      operated(
        'OPERATION PERFORMED:\n1. Anterior cervical discectomy at C5-C6 and C6-C7 for neural decompression.\n\nDESCRIPTION: The neck was prepped and draped. An incision was made. The disc was removed. The wound was closed with sutures. The patient was taken to the recovery area in stable, but guarded condition.',
      ),
    );
    expect(told).toContain('You had a neck disc removed (anterior cervical discectomy) at C5-C6 and C6-C7.');
    expect(told).not.toMatch(/is called “C6-C7|in a stable state/);
  });

  it('a test that went well says nothing of what it shows', () => {
    const { findings } = explained(
      'TRANSESOPHAGEAL ECHOCARDIOGRAM\n\nPROCEDURE: The patient tolerated the procedure well. No complications were noted.\n\nFINDINGS: Moderate mitral regurgitation.\n',
    );
    expect(findings.map(({ text }) => text).join('\n')).not.toMatch(/ultrasound shows no sign of added problems/);
  });

  it('stiff filling of the heart is no matter of the lungs', () => {
    const told = found(
      visit('RESULTS: Echocardiogram showed a normal ejection fraction but stage 3 restrictive physiology.'),
    );
    expect(told).not.toMatch(/less room for air/);
  });

  it('a question mark behind an illness of the past leaves it open', () => {
    const told = found(visit('PAST MEDICAL HISTORY:\n1. Chronic obstructive pulmonary disease?\n2. Hypertension.'));
    expect(told).toMatch(/may have a long-term lung disease called COPD/);
    expect(told).not.toMatch(/history includes a long-term lung disease/);
  });

  it('nobody asks whether all was removed where nothing was', () => {
    const biopsied = visit(
      'ASSESSMENT: Biopsy of the right base of the tongue, invasive squamous cell carcinoma.\n\nPLAN: Chemotherapy to start next week.',
    );
    expect(explained(biopsied).questions.join(' ')).not.toMatch(/all of it removed/);
  });

  it('swollen glands lie where their name says', () => {
    const told = found(
      visit('PHYSICAL EXAMINATION:\nLYMPH NODES: No cervical, axillary or inguinal lymphadenopathy.\nLUNGS: Clear.'),
    );
    expect(told).not.toMatch(/in your lymph node/);
  });

  it('an amount between two keeps both ends', () => {
    const scan = (line: string) => found(`CT CHEST\n\nFINDINGS: ${line}\n`);
    expect(scan('There were moderate to large bilateral pleural effusions.')).toContain(
      'a moderate to large amount of fluid around both lungs',
    );
    expect(scan('There is a small to moderate left pleural effusion.')).toContain(
      'a small to moderate amount of fluid around your left lung',
    );
    expect(scan('There is a large left pleural effusion.')).toContain('a large amount of fluid');
  });

  it('what was advised and done long since is asked for no more', () => {
    const stay = faithful(
      'DISCHARGE SUMMARY\n\nDISCHARGE DIAGNOSIS: Pleural effusion.\n\nHOSPITAL COURSE: In 2006 fluid came back. At that time, she was recommended for pericardectomy, which was performed by Dr. Z. She will be seen in clinic in two weeks.\n',
    );
    expect(askedByReport(stay)).not.toMatch(/pericardectomy/);
    expect(askedByReport(stay)).toMatch(/two weeks/);
  });

  it('a part "with" something is where it is, with its side', () => {
    const told = found(
      visit(
        'HISTORY: Fatigue.\n\nPHYSICAL EXAMINATION:\nLeft calf with tenderness.\nEXTREMITIES: Bilateral lower extremities with extensive lymphedema.',
      ),
    );
    expect(told).toMatch(/soreness to touch \(tenderness\) in your left calf/);
    expect(told).toMatch(/\(lymphedema\) in both legs/);
    expect(told).not.toMatch(/arm or leg/);
  });
});
