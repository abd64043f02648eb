import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createKnowledge } from '../knowledge/index.js';
import { explainReport } from './index.js';

const knowledge = createKnowledge(
  JSON.parse(readFileSync(new URL('../knowledge/compiled.json', import.meta.url), 'utf8')),
);

function told(text: string): string {
  const analysis = explainReport(text, knowledge);
  return [...analysis.findings, ...analysis.recommendations].map((one) => one.text).join('\n');
}

describe('a line of a note that its statements tell in part', () => {
  it.each<[string, string, string]>([
    [
      'the side and the kind of a break',
      'DISCHARGE SUMMARY\nDIAGNOSIS: Displaced intracapsular fracture of the left femur neck, Garden 3',
      'Garden 3',
    ],
    [
      'why a medicine was stopped',
      'DISCHARGE SUMMARY\nMEDICATION CHANGES\n- STOPPED ibuprofen (harms the kidneys)',
      'harms the kidneys',
    ],
    [
      'the order behind a visit',
      'DISCHARGE SUMMARY\nFOLLOW UP: Orthopedic clinic day 14 - staples out.',
      'staples out',
    ],
  ])('is quoted with %s', (_what, text, words) => {
    expect(told(text)).toContain(words);
  });

  it('is not repeated where all of it is told', () => {
    expect(told('DISCHARGE SUMMARY\nDIAGNOSIS: Pneumonia\nFOLLOW UP: Cardiology in 2 weeks.')).not.toContain(
      'In the report’s words',
    );
  });

  it('takes no medicine for one that is not taken where only the missing of doses is forbidden', () => {
    const text = told('DISCHARGE SUMMARY\nHOSPITAL COURSE: She was told not to miss ticagrelor as the stent may clot.');
    expect(text).not.toMatch(/do not take ticagrelor/);
    expect(text).toMatch(/stent/);
  });

  it('keeps short lines under a heading of a medicine list apart', () => {
    const text = told(
      'DISCHARGE SUMMARY\nYour medicine list\n START\n   aspirin 81 mg twice a day\n   oxycodone 5 mg every 6 hours\n STOP\n   naproxen\n',
    );
    expect(text).toMatch(/Aspirin .*new medicine[\s\S]*81 mg twice a day/);
    expect(text).toMatch(/stop naproxen/);
  });

  it('reads no result, device or illness out of orders and tools', () => {
    const text = told(
      'OPERATION NOTE\nPROCEDURE: Thyroid lobectomy. Haemostasis with bipolar.\nPLAN\nAcetaminophen 15 mg/kg as needed.\nStaples out day 10.\nRTED: seizure, hard to wake.',
    );
    expect(text).not.toMatch(/bipolar disorder|level was 15|(?:is|are) in place|notes a seizure/);
    expect(text).toMatch(/hard to wake/);
  });
});

describe('notes of a stay and of the emergency room', () => {
  it('speaks of a child to its parents', () => {
    const text = told('PEDIATRIC DISCHARGE SUMMARY\nPatient: 6 yo girl\nPRINCIPAL DX: Asthma exacerbation');
    expect(text).toMatch(/Your child/);
    expect(text).not.toMatch(/\bYour (?!child)/);
  });

  it('takes no change from the medicine before', () => {
    const text = told('EMERGENCY NOTE\nPLAN: ibuprofen 600 TID x 2 wk then taper, colchicine 0.6 mg BID x 3 mo.');
    expect(text).toContain('colchicine');
    expect(text).not.toMatch(/colchicine[^.]*(?:lowered|changed)/);
  });

  it('does not ask for what was done, nor for a visit that is not needed', () => {
    const text = told('DISCHARGE SUMMARY\nFOLLOW UP: Flu vaccine given. No routine orthopedic clinic.');
    expect(text).not.toMatch(/asks (?:for a vaccine|you to see)/);
    expect(text).toMatch(/given/);
  });

  it('sends nobody back to the emergency room who was seen there and went home', () => {
    const text = told(
      'ED PROVIDER NOTE\nECG: diffuse ST elevation with PR depression.\nDx: acute viral pericarditis\nDispo: home',
    );
    expect(text).toMatch(/pericarditis/);
    expect(text).not.toMatch(/911|diagnosis on the list is a virus/);
  });

  it('reads a report without headings from its first sentences on', () => {
    const text = told(
      'Discharge summary\nAdmitted with pneumonia of the left lower lobe. Oral amoxicillin for 5 more days.\nThromboprophylaxis: enoxaparin 40 mg od for 10 days.\nFOLLOW UP: Chest x-ray in 6 weeks.',
    );
    expect(text).toMatch(/enoxaparin/);
    expect(text).toMatch(/10 days/);
  });

  it('tells no death that is only asked after', () => {
    expect(told('TRANSFER SUMMARY\nPatient expired? No. Hip fracture repaired.')).not.toMatch(/the person/);
  });
});
