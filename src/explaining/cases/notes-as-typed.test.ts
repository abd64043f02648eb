import { describe, expect, it } from 'vitest';
import { asked, explained, faithful, findings } from '../../../test/explained.js';

describe('an operation note in scraps', () => {
  const op = (steps: string) =>
    `OPERATION NOTE\nProcedure: Laparoscopic appendicectomy\nFindings: Inflamed appendix, no pus.\nProcedure: ${steps}\nEBL minimal. No complications.\nPost op: IV co-amoxiclav 5/7. Drain out when <30ml/24h.\n`;
  const STEPS =
    'GA, supine, WHO checklist. Hasson entry at umbilicus, 2 x 5mm ports. Mesoappendix divided with diathermy. Base secured with 2 x endoloops. Appendix retrieved in bag. Washout 1L saline. 1x Robinson drain to pelvis. Wounds closed with 3/0 monocryl. LA infiltrated.';
  const told = findings(op(STEPS));

  it('tells each step in plain words', () => {
    expect(told).toMatch(
      /First, you were put to sleep \(general anesthesia\)\. You lay on your back\. The team stopped/,
    );
    expect(told).toMatch(/Then, small tubes \(ports\).*The stump was tied off\..*small bag\. The area was rinsed\./);
    expect(told).toMatch(/At the end, the cut was closed\. The cuts were numbed with medicine\./);
    expect(told).not.toMatch(/the report lists “(?:GA|Open|Base|Wounds|LA)/);
  });
  it('a drain that was left in is told, with its count as printed', () => {
    expect(told).toMatch(/A drain \(a tube that lets fluid out\) was put in\. .*“1x Robinson drain to pelvis”/);
  });
  it('a drain that comes out was not put in by that line', () => {
    expect(findings(op('GA, supine. 3 ports. Skin closed with 3/0 monocryl.'))).not.toMatch(/A drain .* was put in/);
  });
  it('something that went wrong is no mere step', () => {
    expect(findings(op(`${STEPS} Bladder injured with 5mm port, repaired.`))).toMatch(/Bladder injured/i);
  });
  it('days and amounts in the plan are spelled out', () => {
    const plan = asked(op(STEPS));
    expect(plan).toMatch(/co-amoxiclav \(an antibiotic\) for 5 days/);
    expect(plan).toMatch(/less than 30ml in 24 hours/);
  });
});

describe('notes as they are typed', () => {
  it('who came with what behind the title, in one line, is told', () => {
    const told = findings(
      'ED NOTE  38M c/o L flank pain x1d, assoc nausea, emesis x2. PMH gout. Exam: T 36.9 HR 90. L CVA tenderness. CT KUB: 4 mm L UVJ stone. Dx: renal colic. Dispo: home. Return for fever or worse pain.',
    );
    expect(told).toMatch(/flank pain/i);
    expect(told).toMatch(/nausea/i);
  });
  it('a note of care that tells of a scan is no report of that scan', () => {
    const { reportType, title } = explained(
      '74F POD7 R TKR tx from rehab w/ R calf swelling. Duplex: thrombus R popliteal v. No PE sx, SpO2 98 RA. Started apixaban 10 mg BID x7d then 5 mg BID. Stop aspirin. Hold naproxen. Back to rehab tomorrow. F/u ortho 2 wk.',
    );
    expect(reportType).toBe('other');
    expect(title).not.toMatch(/ultrasound/i);
  });
  it('a review is no medicine', () => {
    const text =
      'Physiotherapy assessment\n50F, 6/52 L shoulder pain.\nO/E: strength 5/5.\nImp: Frozen shoulder L.\nRx: education, pendular exercises, heat.\nR/V 3/52.\n';
    expect(findings(text)).not.toMatch(/medicine list/);
    expect(asked(text)).toMatch(/3 weeks/);
  });
  it('a dose once a day has no side', () => {
    const { findings: all } = faithful(
      'DISCHARGE SUMMARY\nDiagnosis: Heart failure\nMeds on discharge:\nRamipril 2.5mg OD - NEW\nBisoprolol 1.25mg OD - NEW\n',
    );
    for (const { laterality, text } of all) expect(laterality, text).toBeNull();
  });
  it('what fell is there, whatever did not follow', () => {
    const { findings: all } = explained(
      'DISCHARGE SUMMARY\nDiagnosis: NSTEMI\nHospital course: Uneventful stay. Hb fell 130 -> 104, no transfusion.\nMeds: Aspirin 75mg OD\n',
    );
    expect(all.find(({ text }) => /fell 130/.test(text))?.assertion).toBe('present');
  });
  it('hours and months as British notes write them', () => {
    const told = findings('DISCHARGE SUMMARY\nDiagnosis: NSTEMI\nPresented with 3/24 of chest pain.\nPlan: see again in 6/12.\n'); // biome-ignore format: one text
    expect(told).toMatch(/3 hours of chest pain/);
  });
  it('too late for clot medicine', () => {
    expect(
      findings('DISCHARGE SUMMARY\nDiagnosis: Stroke\nCourse in hospital: Pt presented outside window period for thrombolysis.\n'), // biome-ignore format: one text
    ).toMatch(/too late for clot-dissolving treatment/);
  });
  it('a note that a doctor typed in one go is no report of the picture in it', () => {
    for (const text of [
      'Ortho clinic. 12F 3/52 post ORIF L distal radius # (fell off bike). Wound healed. XR: good position. Plan: cast 2/52 then splint. RV 4/52 w XR.',
      'GP note: 7yo M, 3/7 sore throat, fever 38.5, drinking ok. No cough. No rash. PMH nil. OE alert, tonsils enlarged w exudate, chest clear. Imp: tonsillitis. Rx Pen V 250mg qds. Safety net: drooling.',
    ]) {
      const { reportType, findings: all } = explained(text);
      expect(reportType, text).toBe('other');
      expect(all.map((one) => one.text).join(' '), text).not.toMatch(/The X-ray shows/);
    }
  });
  it("a newborn's paper is told of the baby", () => {
    const { summary, findings: all } = explained(
      'Discharge Summary - Neonatology\nBaby girl of A.B., born 02.03.2026 at 32+1 weeks by emergency LSCS. BW 1610 g. Apgars 7, 9.\nJaundice: phototherapy 2 days.\nDischarge wt 2400 g. Meds: Abidec 0.6 ml od.\nFU: neonatal clinic 6 weeks.\n',
    );
    expect(summary).toMatch(/Your baby was born early/);
    const told = all.map(({ text }) => text).join('\n');
    expect(told).toMatch(/Your baby’s medicine list includes Abidec/);
    expect(told).not.toMatch(/You gave birth|Summary - Neonatology/i);
  });
  it('a title with its department is no line of the report, one with an illness is', () => {
    const stay = (title: string) => `${title}\nDiagnosis: NSTEMI\nMeds: Aspirin 75mg OD\n`;
    expect(findings(stay('Discharge Summary - Cardiology'))).not.toMatch(/Cardiology/i);
    expect(findings(stay('Discharge Summary - pneumonia'))).toMatch(/pneumonia/i);
  });
});
