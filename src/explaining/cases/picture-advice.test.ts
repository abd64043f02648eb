import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();

const parts = (report: string) => {
  const { summary, keyPoints, findings, recommendations, questions, labs } = explainReport(report, knowledge);
  const all = [...findings, ...recommendations, ...labs].map(({ text }) => text);
  return { whole: [summary, ...keyPoints, ...all].join('\n'), recommendations, questions, labs };
};

describe('what a picture report asks for', () => {
  it.each([
    ['OBSTETRIC ULTRASOUND', 'Decreased fetal movements should be reported to LMC without delay.'],
    ['OBSTETRIC ULTRASOUND', 'Current local guidance is for one further growth scan at 36w.'],
    ['CT ABDOMEN', 'Enter into local surveillance programme (US 2 yearly).'],
    ['MRI LUMBAR SPINE', 'In case of newly occurring paresis immediate neurosurgical presentation.'],
    ['CT ABDOMEN', 'Please enrol in the AAA surveillance programme.'],
  ])('stands among its advice: %s %s', (title, line) => {
    const { recommendations } = parts(`${title}\n\nIMPRESSION:\n${line}\n`);
    expect(recommendations.some(({ kind }) => kind === 'from_report')).toBe(true);
  });

  it.each(['Lesion should be reported as benign.', 'No guidance is available for this finding.'])(
    'holds nothing that asks for nothing: %s',
    (line) => {
      const { recommendations } = parts(`CT ABDOMEN\n\nIMPRESSION:\n1. Gallstones.\n2. ${line}\n`);
      expect(recommendations.filter(({ kind }) => kind === 'from_report')).toEqual([]);
    },
  );

  it('holds no line that stands on every such paper', () => {
    const lines =
      'A negative mammogram should not delay biopsy of a clinically suspicious lump. About 10% of cancers are not detected by mammography.';
    const { whole } = parts(`SCREENING MAMMOGRAM\n\nIMPRESSION:\nNo sign of cancer.\n\n${lines}\n`);
    expect(whole).not.toMatch(/should not delay|10%/);
  });
});

describe('when to come back, and what the test can miss', () => {
  const line =
    'If the cough continues for more than eight weeks altogether, or if new symptoms such as haemoptysis or weight loss develop, please reassess the patient clinically, as a normal chest radiograph does not exclude airway disease such as asthma, nor every small lung lesion.';
  const { whole, recommendations } = parts(
    `XR CHEST\n\nFINDINGS:\nThe lungs are clear.\n\nCONCLUSION:\nNormal chest radiograph.\n\nADVICE TO REFERRER:\nNo imaging follow-up is required. ${line}\n`,
  );
  const asked = recommendations.map(({ text }) => text).join('\n');

  it('are asked for beside what is not needed', () => {
    expect(asked).toMatch(/no follow-up pictures are needed/);
    expect(asked).not.toMatch(/no follow-up is needed|asks for an x-ray/);
    expect(asked).toContain('If the cough continues for more than eight weeks');
    expect(whole).not.toMatch(/could happen|Advice to referrer/);
  });

  it.each([
    ['OBSTETRIC ULTRASOUND', 'All anomalies cannot be detected on ultrasound.', /no sign of/],
    ['CHEST X-RAY', 'A normal chest X-ray does not exclude lung cancer.', /could not be ruled out|talk over with you/],
  ])('is neither an all-clear nor a finding: %s %s', (title, said, not) => {
    const told = parts(`${title}\n\nFINDINGS:\nThe heart is normal. ${said}\n`).whole;
    expect(told).not.toMatch(not);
    expect(told).toMatch(/cannot show or rule out everything|cannot be detected|does not exclude/);
  });

  it('leaves what could not be ruled out in this patient', () => {
    expect(parts('CHEST X-RAY\n\nFINDINGS:\nA small effusion cannot be excluded.\n').whole).toMatch(
      /effusion\) could not be ruled out/,
    );
  });

  it('gives no order without the condition it hangs on', () => {
    const drug = parts(
      'DXA REPORT\n\nRECOMMENDATIONS:\n- We suggest yearly intravenous zoledronic acid, provided that eGFR is above 35 and vitamin D is adequate.\n',
    );
    expect(drug.labs).toEqual([]);
    expect(drug.whole).toContain('provided that eGFR is above 35');
    expect(drug.whole).not.toMatch(/asks for a check of/);
  });
});

describe('a reading that was overruled', () => {
  const report = (read: string) =>
    `X-RAY FOOT\n\nCONCLUSION:\n1. No acute bony injury.\n\n${read}\n** DISCREPANCY - ED informed by phone **\n`;
  it.each([
    'ED prelim read (Dr K. Obafemi): "?avulsion base 5th MT - boot, # clinic"',
    'Initial ED interpretation: possible avulsion fracture.',
    'Registrar read overnight: ?avulsion fracture of the 5th metatarsal.',
  ])('is not asked about: %s', (read) => {
    expect(parts(report(read)).questions.join(' ')).not.toMatch(/tear|broken|fracture|avulsion/i);
  });
});

describe('what is printed beside the result', () => {
  it('a correction stands whole', () => {
    const { whole } = parts(
      'MAMMOGRAM BILATERAL\n\nIMPRESSION:\n1. Calcifications right breast.\n\nADDENDUM 06/12/2024 8:17 AM (RNB): The body of the original report stated\n"LEFT 10:00" in one location. This has been corrected. The calcifications are in\nthe RIGHT breast.\n',
    );
    expect(whole).not.toMatch(/(?:^|\n|[.”] )"LEFT 10:00" in one location/);
    expect(whole).not.toMatch(/“17 AM/);
  });

  it('asthma in the history is no reason for the test', () => {
    const { whole } = parts('XR ANKLE\n\nCLINICAL DETAILS\nFall today. Mild asthma.\n\nREPORT\nNo fracture seen.\n');
    expect(whole).not.toMatch(/reason for the test/);
  });

  it('measures of a heart have no degree of ours, and their brackets are closed', () => {
    const rows = [
      '                    Measured      Normal',
      'LVEDD (cm)             5.2        4.2-5.8',
      'LVESD (cm)             3.8        2.5-4.0',
      'IVSd (cm)              1.4  H     0.6-1.0',
      'PWd (cm)               1.3  H     0.6-1.0',
      'LV mass index        150    H     <=115 g/m2',
      'RWT                   0.45  H     <=0.42',
      'EF Simpson (%)        44    L     52-72',
      'LA vol index          49    H     <=34 mL/m2',
      'RV basal (cm)          3.7        2.5-4.1',
      'TAPSE (cm)             1.9        >=1.7',
      'PASP (mmHg)           43    H     <35',
    ];
    const { whole, labs } = parts(
      `2D ECHOCARDIOGRAM WITH COLOR FLOW DOPPLER - OFFICIAL REPORT\n\nName: D, R.   Age: 61   Sex: M\nIndication: Easy fatigability\nStudy quality: FAIR\n\n${rows.join('\n')}\n\nINTERPRETATION\n- Concentric LVH with hypokinesia of the inferior walls.\n- Dilated left atrium. No thrombus seen.\n- Mild TR. Mild pulmonary hypertension.\n- No pericardial effusion.\n\nCONCLUSION\nConcentric LVH, mildly reduced EF. Mild PH.\n`,
    );
    expect(labs.length).toBeGreaterThan(1);
    expect(whole).not.toMatch(/(?:slightly|moderately|far) (?:above|below)/);
    expect(whole).not.toMatch(/\(%(?!\))|\(mmHg(?!\))/);
  });

  it.each(['Sonographer   Petra Lindqvist-Amohau', 'Dr. S. Mertensma, interventional radiologist 13-06-2024 15:22'])(
    'who signed is no conclusion and no advice: %s',
    (line) => {
      const { whole } = parts(
        `OBSTETRIC ULTRASOUND\n\nIMPRESSION\nNormal growth.\n\nAdvice: repeat scan in 4 weeks.\n\n${line}\n`,
      );
      expect(whole).not.toMatch(/Petra|Mertensma/);
    },
  );

  it('a hip of a parent is not the reader’s', () => {
    const { whole } = parts('BONE DENSITY SCAN\n\nRISK FACTORS\nParental hip fracture: no\n\nRESULTS\nT-score -2.2.\n');
    expect(whole).not.toMatch(/You had no broken hip/);
  });
});

describe('lumps of the thyroid gland', () => {
  it('are told with how much concern there is, and nothing that is decided is left open', () => {
    const { whole } = parts('THYROID ULTRASOUND\n\nIMPRESSION:\nLeft nodule TI-RADS 5, 11 mm. FNA advised.\n');
    expect(whole).toMatch(/high concern for cancer/);
    expect(whole).not.toMatch(/size decides/);
  });
});
