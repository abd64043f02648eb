import { describe, expect, it } from 'vitest';
import { asked, explained, faithful, findings } from '../../../test/explained.js';

describe('letters that set something going', () => {
  const letter = (line: string) =>
    `Discharge letter\n\nDear Dr Whitcombe,\n\nThis lady was admitted on 12th October following a fall. ${line}\n\nWith kind regards\n`;

  it('tells what the doctor who gets it is asked, behind a semicolon', () => {
    const told = asked(letter('We have restarted furosemide at 20 mg once daily but ramipril remains stopped; please check her kidney function in one week.')); // biome-ignore format: one text
    expect(told).toMatch(/ramipril remains stopped; please check your kidney function in one week/);
  });
  it('tells a referral beside a figure, and a test that was requested', () => {
    const told = asked(letter('Her MoCA was 17/30 and we have referred her to the memory clinic. DEXA scan has been requested as an outpatient.')); // biome-ignore format: one text
    expect(told).toMatch(/has referred you to the memory clinic/);
    expect(told).toMatch(/bone density test has been requested/i);
  });
  it('is no order where more is to be read in another note', () => {
    expect(asked(letter('For further details, please refer to the anesthesia note.'))).not.toMatch(/anesthesia note/);
  });
  it('a blood test and the liver are no blood in the belly', () => {
    const text =
      'Rheumatology Clinic\nDear Doctor,\nI aspirated 40 ml of straw-coloured fluid from the right knee. She should stop methotrexate for now because of the liver tests, and have a repeat blood test in two weeks.\n';
    expect(JSON.stringify(faithful(text).findings)).not.toMatch(/hemoperitoneum/);
    expect(asked(text)).toMatch(/stop methotrexate.*another blood test in two weeks/s);
  });
});

describe('results that are still to come', () => {
  const stay = (line: string) =>
    `DISCHARGE SUMMARY\nDiagnosis: pneumonia\nFollow up: See Dr. Hsu in one week.\n${line}\n`;

  it.each([
    ['Lipoprotein(a) pending at the time of discharge.', /lipoprotein\(a\) was still to come/i],
    ['Path: pending at discharge.', /look at the tissue \(path\) was still to come/i],
    ['Blood cultures pending.', /blood cultures were still to come/i],
  ])('%s', (line, told) => {
    expect(findings(stay(line))).toMatch(told);
    expect(asked(stay(line))).not.toMatch(/asks for a check of/);
  });
  it('what was found stands first where only its cause is awaited', () => {
    const text = 'DISCHARGE SUMMARY\nDiagnosis: Hyperthyroidism, newly found (Graves suspected, TRAb pending).\n';
    expect(findings(text)).toMatch(/overactive thyroid/i);
  });
});

describe('medicines that change', () => {
  const list = (line: string) => findings(`DISCHARGE SUMMARY\nDiagnosis: stroke\nMedications:\n${line}\n`);

  it('a dose of before and of now', () => {
    const told = list('CHANGED: bisoprolol 5 mg to 2.5 mg OD');
    expect(told).toMatch(/bisoprolol \(a beta blocker\) has been changed\. The report now lists 2\.5 mg once a day \(before, it was 5 mg\)/); // biome-ignore format: one line
  });
  it('a medicine that starts on a day is new, and its day is no number of months', () => {
    const told = list('START apixaban 5 mg bid on 11/12 (day 7 after stroke)');
    expect(told).toMatch(/apixaban \(a blood thinner\) is a new medicine for you/i);
    expect(told).toMatch(/on 11\/12/);
    expect(told).not.toMatch(/11 months|5 mg, 11/);
  });
  it('what stands over a line is not said of one that is taken until then', () => {
    expect(list('START apixaban 5 mg bid on 11/12; aspirin 81 until then, then stop')).not.toMatch(
      /aspirin[^.]*new medicine/i,
    );
  });
  it('how the bladder does is no entry of the list', () => {
    expect(list('ibuprofen 400 mg TDS PRN\nBladder: catheter out 04 Nov, voiding well, PVR 40 ml')).not.toMatch(
      /list includes pvr/i,
    );
  });
  it('no narcotics on the list is no missing sign', () => {
    expect(list('ibuprofen 400 mg TDS PRN. No narcotics.')).not.toMatch(/no sign of a strong pain/i);
  });
});

describe('what a stay or a visit found', () => {
  it('an illness goes before the narrow vessel that caused it', () => {
    const { summary } = explained(
      'DISCHARGE SUMMARY\nImaging:\n- CTA: L M2 occlusion; 50% stenosis L ICA origin\n- MRI: acute L MCA territory infarct involving insula, no hemorrhagic transformation\nDispo: acute rehab\nF/u: stroke clinic 4-6 wks\n',
    );
    expect(summary).toMatch(/^(?:The report notes a stroke|MRI: acute left stroke)/);
  });
  it('a broken bone stands beside why somebody came', () => {
    const { summary } = explained(
      'EMERGENCY DEPARTMENT NOTE\nCC: Fall, wrist pain\nHPI: 34 y.o. female slipped on ice 2 hrs ago. Pain L wrist. Denies head strike, LOC, neck pain. Pt is 11 weeks pregnant.\nPE: L wrist: dinner fork deformity, TTP distal radius, skin intact. No snuffbox tenderness.\nXR L wrist (shielded): comminuted, dorsally angulated distal radius fx with intra-articular extension, ulnar styloid avulsion.\nMDM: discussed w/ ortho Dr. Vance, may need ORIF given intra-articular fx.\nDispo: Home. F/u ortho in 3-5 days.\nReturn for increasing pain, numbness\n',
    );
    expect(summary).toMatch(/broken bone/);
  });
  it('a hurt part is not called normal for its whole skin', () => {
    expect(
      findings('EMERGENCY DEPARTMENT NOTE\nPE: L wrist: dinner fork deformity, TTP distal radius, skin intact.\n'),
    ).not.toMatch(/calls this normal: “[^”]*deformity/);
  });
  it('air around the lung in capitals is no stage of a cancer', () => {
    const told = findings('DISCHARGE SUMMARY\nDISCHARGE DX:\n1. R RIB FXS 4-6, SMALL R PTX, RESOLVED\nHOSPITAL COURSE: REPEAT CXR 5/5 PTX RESOLVED.\n'); // biome-ignore format: one text
    expect(told).not.toMatch(/tumor/i);
    expect(told).toMatch(/air around (?:your right|the) lung/i);
  });
  it('a side in capitals stays a side', () => {
    expect(
      findings('DISCHARGE SUMMARY\nADMISSION DX: S/P MVC, L FEMUR FX, R WRIST FX\nDISCHARGE DX: CONCUSSION\n'),
    ).toMatch(/left thigh bone.*right wrist/i);
  });
  it('vomiting has no side and no size', () => {
    const told = findings('EMERGENCY DEPARTMENT NOTE\nPE: Vomiting x2, right pupil 4 mm, left pupil 3 mm, both reactive.\n'); // biome-ignore format: one text
    expect(told).not.toMatch(/vomiting\)? on both sides|measures 4 mm/);
  });
  it('the side of a reason is no side of the test', () => {
    const told = asked('DISCHARGE SUMMARY\nDiagnosis: COPD\nFollow up:\nCT chest within 2 weeks for R upper zone nodule (requested)\n'); // biome-ignore format: one text
    expect(told).toMatch(/asks for a CT scan of the chest \(CT chest\) within 2 weeks/);
  });
  it('a visit with a doctor, a clinic and a day is no signature', () => {
    expect(
      asked('DISCHARGE SUMMARY\nDiagnosis: hip fracture\nFollow up:\nGP 1 week\nDr Smith cardiology 12/12/2025\n'),
    ).toMatch(/see a heart doctor, Dr\. Smith, on 12\/12\/2025/);
  });
  it('goes to the operating room', () => {
    expect(findings('DISCHARGE SUMMARY\nHOSPITAL COURSE: PT TO OR 5/3 FOR IMN L FEMUR.\n')).toMatch(
      /You went to the operating room 5\/3/,
    );
  });
});

describe('operations and scopes', () => {
  const op = (lines: string) => `OPERATIVE REPORT\n${lines}\n`;

  it('tells one that was begun by keyhole surgery and changed', () => {
    const told = findings(
      op('PROCEDURE: Laparoscopic converted to open cholecystectomy with intraoperative cholangiogram.'),
    );
    expect(told).toMatch(/had the gallbladder removed.*begun by keyhole surgery and changed to an operation through a larger cut/); // biome-ignore format: one line
  });
  it('what a look fits with is not told as found', () => {
    const told = findings(
      op('PROCEDURE: Cholecystectomy\nFINDINGS: There was a mass in the colon, consistent with cancer.'),
    );
    expect(told).toMatch(/fits with cancer/);
    expect(told).not.toMatch(/report notes cancer/);
  });
  it('how the scope was borne is no complication', () => {
    expect(findings(op('PROCEDURE: Colonoscopy\nCOMPLICATIONS: None immediate. Comfort score 2.'))).not.toMatch(
      /Under complications/,
    );
  });
  it('how deep it lies is not how large it is', () => {
    const told = findings('UPPER ENDOSCOPY REPORT\nFindings: Oesophageal stricture at 34 cm, dilated to 15 mm.\n');
    expect(told).toMatch(/tight spot in the food pipe/);
    expect(told).not.toMatch(/measures (?:34 cm|15 mm)/);
  });
});

describe('tests of the lungs, the sleep, the heart and the nerves', () => {
  it('a table right below why the test was done is told row by row', () => {
    const told = findings(
      'PULMONARY FUNCTION TEST\nIndication: dyspnoea on exertion\n                Pred   Pre    %Pred   Post   %Chg\nFVC (L)         3.10   2.05    66     2.09    +2\nRV (L)          1.80   1.31    73\nDLCO            22.4   11.0    49\n\nInterpretation:\nModerate restriction. Suggest HRCT.\n',
    );
    expect(told).toMatch(/full breath out \(RV\) was 1\.31 L: 73% of the 1\.80 L/);
    expect(told).not.toMatch(/right pump|reason for the test[^\n]*(?:RV|DLCO|breath out)/);
  });
  it('asks for the picture by its short name', () => {
    expect(
      asked(
        'PULMONARY FUNCTION TEST\nInterpretation: Pattern raises concern for interstitial lung disease; suggest HRCT.\n',
      ),
    ).toMatch(/CT scan of the chest \(HRCT\)/);
  });
  it('a likely cause is no illness of its own', () => {
    expect(findings('NERVE CONDUCTION STUDY\nSummary: Sensory axonal polyneuropathy, likely diabetic.\n')).not.toMatch(
      /probably shows diabetes/,
    );
  });
  it('a tracing within a sleep study is not the paper', () => {
    expect(
      explained('SLEEP STUDY (POLYSOMNOGRAM) REPORT\nAHI 48.6 events/h.\nEKG: sinus rhythm.\nIMPRESSION\nSevere obstructive sleep apnea.\n').title, // biome-ignore format: one text
    ).toBe('Sleep study report');
  });
  it('the width of the main artery is not that of a leaking valve', () => {
    expect(findings('ECHOCARDIOGRAM\nFindings: LVEF 60%, mild AR, aortic root 4.1 cm.\n')).not.toMatch(
      /valve\. It measures 4\.1/,
    );
  });
});

describe('sheets of results', () => {
  const tests = (text: string) => faithful(text).labs.map(({ test, status, unit }) => [test, status, unit]);

  it('antibodies below urine are of blood', () => {
    const text = 'URINALYSIS\nSpecific gravity 1.028 (1.005 - 1.030)\npH 6.0 (5.0-8.0)\nProtein 2+ (Negative)\nKetones Trace (Negative)\nBlood 3+ (Negative)\nNitrite Negative (Negative)\nMicroscopy:\nRBC 60-80 /hpf (0-2)\nProtein:creatinine ratio 210 mg/mmol (<15)\n\nANA 1:640 (<1:80), homogeneous pattern\nAnti-dsDNA 148 IU/mL (<10)\nC3 0.42 g/L (0.9-1.8)\nC4 0.05 g/L (0.1-0.4)\nANCA Negative (Negative)\nCreatinine 141 umol/L (45-90)\n'; // biome-ignore format: one text
    expect(tests(text).map(([test]) => test)).toEqual(
      expect.arrayContaining(['ana', 'dsdna-antibodies', 'complement-c3', 'anca']),
    );
    expect(JSON.stringify(faithful(text).labs)).not.toMatch(/urine (?:ANA|C3|ANCA|anti)/i);
  });
  it('the germ that was identified is told', () => {
    expect(
      findings(
        'MICROBIOLOGY REPORT\nSpecimen: Wound swab\nGram stain: Gram positive cocci in clusters\nIdentification: Staphylococcus aureus\nOxacillin   0.5   S\n',
      ),
    ).toMatch(/staph bacteria \(Staphylococcus aureus\)/);
  });
  it('none is nought, and Scandinavian heads and units are read', () => {
    const text = 'Laboratoriesvar\nAnalyse                 Svar       Forrige     Referanseområde\nHemoglobin              134        131         117-153 g/L\nTSH                     0.02 *     1.1         0.3-4.2 mIE/L\n'; // biome-ignore format: one text
    const { labs } = faithful(text);
    expect(labs.map(({ unit }) => unit)).toEqual(['g/L', 'mIE/L']);
    expect(labs[1]?.text).toMatch(/It was 1\.1 before/);
    expect(tests('URINALYSIS\nBlood Negative (Negative)\nRBC Nil (0-2)\n').at(-1)?.[1]).toBe('normal');
  });
});

describe('letters and lists, read once more', () => {
  it('the year behind a lasting illness is that of its diagnosis', () => {
    const told = findings(
      'Clinic letter\nDiagnoses:\n1. Type 2 diabetes (2015)\n2. Appendicitis (2012)\nSeen 06/11/2025.\n',
    );
    expect(told).not.toMatch(/past health history includes type 2 diabetes/i);
    expect(told).toMatch(/past health history includes .*appendicitis/i);
  });
  it('a bare figure with "od" is taken once a day', () => {
    expect(findings('DISCHARGE SUMMARY\nMeds: bisoprolol 2.5 od, ramipril 5 bd\n')).toMatch(/lists 2\.5 once a day/);
  });
  it('one that was stopped for another is stopped', () => {
    expect(
      findings(
        'DISCHARGE SUMMARY\nDiagnosis: heart failure\nMedication changes\nRamipril stopped - changed to sacubitril/valsartan 24/26 mg BD\n',
      ),
    ).toMatch(/says to stop ramipril/);
  });
  it('a coil beside talk of pregnancy is a birth control device', () => {
    expect(findings('Clinic letter\nShe is not planning pregnancy and is using a coil.\n')).toMatch(
      /birth control device/,
    );
  });
  it('a pause after a fast rhythm is no blocked signal, and near-fainting no fainting', () => {
    const told = findings(
      'PATCH MONITOR (14 DAYS)\nPauses: 3, longest 4.2 s on conversion from AF (patient reported near-fainting).\nImpression:\n1. Symptomatic 4.2 s conversion pause - tachy-brady syndrome.\n',
    );
    expect(told).not.toMatch(/heart block|notes fainting/);
    expect(told).toMatch(/almost fainting/);
  });
  it('tells what a raised signal suggests, and not where the testicle lies', () => {
    const told = findings('Semen analysis\nConcentration: 3.1 M/mL (>=16)\nTotal motility: 22 % (>=42)\nInterpretation: Raised FSH suggests primary testicular failure.\n'); // biome-ignore format: one text
    expect(told).toMatch(/testicles that do not work well enough/);
    expect(told).not.toMatch(/higher than usual/);
  });
});
