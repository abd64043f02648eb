import { describe, expect, it } from 'vitest';
import { asked, explained, faithful, findings } from '../../../test/explained.js';

const alarms = (text: string) => faithful(text).findings.filter(({ importance }) => importance === 'urgent');

describe('the parts of a paper', () => {
  it('the story below a diagnosis is no further diagnosis', () => {
    const text = 'RHEUMATOLOGY FOLLOW UP\nDx: Seropositive RA (2016).\nDoing well. EMS 10 min. No flares since last visit. Hands: no synovitis.\nPlan - continue. Bloods 3 monthly.'; // biome-ignore format: one text
    const told = findings(text);
    expect(told).not.toMatch(/also lists doing well/i);
    expect(told).toMatch(/stiffness in the morning 10 minutes/);
    expect(asked(text)).toMatch(/3 monthly/);
    expect(findings('PAEDIATRIC WARD DISCHARGE SUMMARY\nDiagnosis: Acute exacerbation of asthma\n6 yr old girl. Dad smokes outside. Cat at home.')).not.toMatch(/also lists/); // biome-ignore format: one text
  });
  it('a stay told in one paragraph is no picture', () => {
    const text = '68F known COPD adm 12/1 with green sputum. CXR hyperinflated, no consolidation. Tx pred 30mg 5/7 + doxy 5/7 (pen allergic - rash). D/C 18/1. GP to: check K+ in 1/52.'; // biome-ignore format: one text
    expect(explained(text).reportType).toBe('discharge_summary');
    expect(findings(text)).not.toMatch(/allergic to doxycycline/);
    expect(explained('Ortho discharge\n34M pedestrian. Closed L tib/fib #. Theatre: IMN L tibia. Post op XR good alignment. Hb 10.9.').reportType).toBe('discharge_summary'); // biome-ignore format: one text
    expect(explained('MATERNITY NOTES\nGravida 2 Para 1. 36+1. Attended triage. CTG normal. USS (last 34/40) EFW 50th centile, dopplers normal.').reportType).toBe('other'); // biome-ignore format: one text
  });
  it('the steps of an operation are no conclusion, and what follows it is a plan', () => {
    const text = 'OPERATION RECORD\nOPERATION: L TOTAL KNEE REPLACEMENT\nPROCEDURE: Midline incision. Implants: femur 5, tibia 4. Pulsed lavage. Closed in layers.\nPOST OP: Mobilise FWB today. Clips out D12-14. Clinic 6/52.'; // biome-ignore format: one text
    expect(explained(text).title).toMatch(/^Operation report/);
    const told = findings(text);
    expect(told).not.toMatch(/Under implants, the report lists “(?:Pulsed|Closed)/);
    expect(told).toMatch(/The plan says: clips out D12-14/);
    const steps = findings('OPERATION NOTE\nProcedure: Open hernia repair\nFindings: Large sac.\nProcedure details: R groin incision. Ext oblique opened. Cord mobilised.'); // biome-ignore format: one text
    expect(steps).not.toMatch(/conclusion says/);
  });
  it('a visit that was not made is none, and the end of a treatment no stay', () => {
    const letter = 'Dear Dr Patel\nI reviewed this teacher at 6 weeks following her wrist fracture.\nI have not made a routine follow up appointment but she has an open appointment for 6 months.'; // biome-ignore format: one text
    expect(asked(letter)).not.toMatch(/asks you to see/);
    expect(asked(letter)).toMatch(/has not made a routine follow up appointment/);
    expect(explained('PHYSIOTHERAPY DISCHARGE REPORT\nDiagnosis: R ACL reconstruction\nSubjective: Occasional knee pain on stairs.\nPlan: D/C to gym programme.').reportType).toBe('other'); // biome-ignore format: one text
  });
  it('a mark for what is paid is no liver cancer', () => {
    const text = 'DISCHARGE SUMMARY\nActive Problems:\n  Paroxysmal atrial fibrillation (HCC)\n  Type 2 diabetes mellitus with nephropathy (HCC)'; // biome-ignore format: one text
    expect(findings(text)).not.toMatch(/liver cancer/);
    expect(findings('DISCHARGE SUMMARY\nActive Problems:\n  Hepatocellular carcinoma (HCC)')).toMatch(/liver cancer/);
  });
  it('what goes on is told as what goes on', () => {
    const text = 'DISCHARGE SUMMARY\nHospital Course: Treated for heart failure.\nSTART taking these medications\n  spironolactone 25 MG tablet\nCONTINUE taking these medications\n  apixaban 5 mg tablet'; // biome-ignore format: one text
    expect(findings(text)).not.toMatch(/Before you came in, you took apixaban/);
  });
});

describe('how a medicine is taken, on the line below its name', () => {
  it('belongs to that medicine', () => {
    const text = 'DISCHARGE SUMMARY\nHospital Course: Treated for heart failure.\nSTART taking these medications\n  spironolactone 25 MG tablet\n  Commonly known as: ALDACTONE\n  Take 0.5 tablets (12.5 mg total) by mouth daily.\nCHANGE how you take these medications\n  torsemide 20 MG tablet\n  Take 2 tablets (40 mg total) by mouth daily.'; // biome-ignore format: one text
    const told = findings(text);
    expect(told).toMatch(/torsemide[^.]* has been changed\. The report now lists 20 mg tablets, 2 tablets \(40 mg in all\) by mouth once a day/); // biome-ignore format: one line
    expect(told).toMatch(/Spironolactone.*0\.5 tablets/);
    expect(asked(text)).not.toMatch(/^Take /m);
    faithful(text);
  });
});

describe('what is no emergency', () => {
  it('slough of a leg ulcer is no skin that comes off from a drug', () => {
    expect(alarms('DISTRICT NURSE VISIT RECORD\nL gaiter area venous leg ulcer, 4.2 x 3.1 cm, 70% granulation 30% slough, edges macerated, no signs of infection.')).toEqual([]); // biome-ignore format: one text
    expect(alarms('ED NOTE\nSkin sloughing 20% BSA with mucosal erosions after lamotrigine, Nikolsky positive.')).not.toEqual([]); // biome-ignore format: one text
  });
  it('a small child breathes faster', () => {
    const note = (rate: number) => `CHILDREN'S ASSESSMENT UNIT\n4/12 old male, term.\nObs: T 37.8, RR ${rate}, SaO2 95%. alert, smiling.`; // biome-ignore format: one text
    expect(alarms(note(52))).toEqual([]);
    expect(alarms(note(72))).not.toEqual([]);
  });
  it('a birth of before is past', () => {
    const text = 'ANTENATAL CLINIC NOTE\n28/40.\nPrev: 2021 EmLSCS for failure to progress, 3.9 kg.\nToday: well.';
    expect(findings(text)).toMatch(/^Previous: 2021/m);
    expect(faithful(text).findings.filter(({ concepts, temporality }) => concepts.includes('failure-to-progress') && temporality === 'recent')).toEqual([]); // biome-ignore format: one rule
  });
});

describe('what a word or a letter stands for', () => {
  it('lakhs of platelets are not low', () => {
    const text = 'DISCHARGE SUMMARY\nINVESTIGATIONS:\n            10/9   11/9   14/9\nHb          14.8   15.2   13.9\nPLT         92k    38k    1.1L\n'; // biome-ignore format: one text
    expect(explained(text).labs.map(({ test }) => test)).toEqual(['hemoglobin']);
    expect(findings(text)).toMatch(/92k 38k 1\.1L/);
  });
  it('a wall that is thick behind a clot that is denied', () => {
    const told = findings('ECHO\nEF 60%, no clot, concentric LVH.');
    expect(told).toMatch(/shows thickening of the heart muscle/);
    expect(told).toMatch(/no sign of a blood clot\b/);
  });
  it('a tube that was taken out is not in place', () => {
    expect(findings("SNF NOTE\nFoley dc'd 2/14.")).toMatch(/was taken out/);
    expect(findings('CLINIC NOTE\nAsthma, well controlled. Inhaler technique checked.')).not.toMatch(/in place/);
    expect(findings('CLINIC NOTE\nTibia fracture. NWB L w crutches x 6/52.')).not.toMatch(/in place/);
  });
  it('nothing found in the chest is no look of the whole person', () => {
    expect(findings('DISCHARGE CARD\nO/E: Conscious.\nCVS/RS: NAD.')).toMatch(
      /exam of your heart and lungs was normal/,
    );
  });
  it('leave from work is no medicine', () => {
    expect(findings('DISCHARGE SUMMARY\nMeds: paracetamol 1g tds.\nSick leave 6/52.')).not.toMatch(
      /list includes sick/i,
    );
  });
  it('weeks of a pregnancy are no day', () => {
    expect(asked('ANTENATAL CLINIC NOTE\n28/40, well.\nPlan: CMW 31/40.')).toMatch(/at 31 weeks of pregnancy/);
  });
  it('a part with its own answer is no place of what stands before it', () => {
    expect(findings('GP NOTE\nO/E: tragal tenderness, mastoid NT.')).not.toMatch(
      /air spaces behind your ear\. It hurts/,
    );
  });
  it('what was cut out today is done', () => {
    expect(findings('DERMATOLOGY CLINIC\nPlan: excised today, 2 mm margin.')).not.toMatch(/is part of the plan/);
  });
});
