import { describe, expect, it } from 'vitest';
import { asked, explained, findings } from '../../../test/explained.js';

describe('letters of clinics and emergency rooms', () => {
  const ofClinic =
    'Dear Dr Murphy,\n\nRe: Cardiology outpatient clinic 4th May\n\nDiagnosis: Hypertension\n\nShe is well.\n';
  it('the visit that a letter is about is none to come', () => {
    expect(asked(ofClinic)).not.toMatch(/4th May/);
    expect(asked(`${ofClinic}\nPlan: Cardiology clinic 6/52.\n`)).toMatch(/heart (?:clinic|doctor) in 6 weeks/);
  });
  const ofVisit = (line: string) =>
    `EMERGENCY DEPARTMENT DISCHARGE LETTER\n${line}\nDiagnosis: Wrist fracture left\nPlan: Fracture clinic in 1 week.\n`;
  it.each([
    'Treatment: Manipulation under Entonox, backslab applied. Check X-ray: satisfactory position.',
    'Treatment: Plaster applied. Check X-ray: position maintained.',
  ])('how a bone lies after treatment is no normal picture: %s', (line) => {
    expect(findings(ofVisit(line))).not.toMatch(/x-ray was normal/i);
  });
  it('what somebody does not take is told of them, once with its time', () => {
    expect(findings(ofVisit('History: Not on blood thinners.'))).toMatch(/you took no blood thinner/);
    expect(findings(ofVisit('History: Not on oxygen at home.'))).not.toMatch(/Before your stay: Of the time/);
  });
  const ofStay = (part: string) =>
    `DISCHARGE SUMMARY\nDiagnosis: Bronchiolitis\n${part}\nMedications on discharge: None\n`;
  it('the summary of a stay is its course', () => {
    const text = ofStay('Summary: Required low flow oxygen via nasal cannula up to 1 L/min for 36 hours.');
    expect(findings(text)).not.toMatch(/conclusion says/);
    expect(findings(text)).toMatch(/low flow oxygen/);
  });
  it('no visit is planned where the report plans none', () => {
    expect(asked(ofStay('Follow up: None routine.'))).toMatch(/No routine follow-up visit is planned/);
    expect(asked(ofStay('Pending results: None.'))).not.toMatch(/visit/);
  });
  it('of an operation not its steps are to be taken along, but what is to be done', () => {
    const { keyPoints } = explained(
      'OPERATION NOTE\nOperation: Right total hip replacement (uncemented), posterior approach\nIndication: Severe osteoarthritis right hip.\nProcedure: Posterior approach, short external rotators divided and tagged. Femoral head dislocated and neck cut. Wound closed in layers over no drain.\nPost-op instructions:\n- Dalteparin 5000 units sc daily for 35 days\n- Check X-ray and Hb on day 1\n- Clinic 6 weeks\n',
    );
    expect(keyPoints.join(' ')).not.toMatch(/Among what was done/);
    expect(keyPoints.join(' ')).toMatch(/35 days/);
  });
});
