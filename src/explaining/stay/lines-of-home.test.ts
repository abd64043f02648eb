import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const told = (text: string) => {
  const { findings, recommendations } = explainReport(text, knowledge);
  return [...findings, ...recommendations].map(({ text: one }) => one).join('\n');
};

const STAY =
  'DISCHARGE SUMMARY\nDiagnosis: Deep vein thrombosis\nHospital course: Given fluids. Uterine atony, EBL 1100 ml. Hgb stable 8.2, no transfusion x48h (total 5 u PRBC).\nMedications on discharge:\nMicrogynon 30 - STOPPED - VTE\nRamipril - STOPPED - AKI\nBisoprolol 2.5 mg OD - REDUCED - bradycardia\nTabulenol - STOPPED - rash\napixaban 5 mg BD\nparacetamol 1 g TDS\nNot to drive until reviewed.\n';

describe('a list of medicines for home', () => {
  it('keeps a stop to its own line, whatever letter the next line begins with', () => {
    expect(told(STAY)).not.toMatch(/stop apixaban/);
    expect(told(STAY)).toMatch(/medicine list includes apixaban/);
  });
  it('takes why an entry was stopped for no illness of the past', () => {
    expect(told(STAY)).not.toMatch(/past health history/);
    expect(told(STAY)).toMatch(/Microgynon/);
  });
});

describe('amounts and times of a stay', () => {
  it('are given to no finding as its size, and a denial holds only as long as the report says', () => {
    expect(told(STAY)).not.toMatch(/It measures/);
    expect(told(STAY)).toContain(
      'hemoglobin (oxygen-carrying protein in the blood) stable 8.2, no transfusion (blood given through a vein) for 48 hours',
    );
  });
});

describe('a paper for the parent of a child', () => {
  it('speaks of the child', () => {
    const text = told(
      'AFTER VISIT SUMMARY\nPediatric Urgent Care\n\nYou were seen today for: vomiting, diarrhea\nWhat we think is going on: This is a stomach bug (viral gastroenteritis). Your child is mildly dehydrated but drank well here after ondansetron.\n\nVitals: Temp 100.2 F, Pulse 128, Weight 14.2 kg\nTests done today: Rapid strep - negative.\n\nWhat to do at home\n• Regular food as soon as she wants it. Avoid juice and soda.\n• Acetaminophen 200 mg every 6 hours as needed for fever\n• Keep her home from daycare until 48 hours after the last loose stool.\n\nFollow up with your pediatrician in 2 days if not better.\n',
    );
    expect(text).not.toMatch(/as soon as you want|[Kk]eep your home/);
    expect(text).toMatch(/as soon as your child wants it/);
  });
});
