import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const list = (lines: string) => {
  const { findings, recommendations, keyPoints } = explainReport(
    `DISCHARGE SUMMARY\n\nDiagnosis: Pneumonia.\n\nDISCHARGE MEDICATIONS\n${lines}\n\nFOLLOW-UP\nPCP in 2 weeks.\n`,
    knowledge,
  );
  return [...keyPoints, ...findings.map((one) => one.text), ...recommendations.map((one) => one.text)].join('\n');
};

describe('how a medicine of the list is taken', () => {
  it.each<[string, string, RegExp]>([
    ['Fentanyl patch 25 mcg/h change every 72 hours', 'lists 25 mcg/h every 72 hours', /changed/],
    ['Rivastigmine 4.6 mg/24h, new patch each morning', 'rivastigmine', /is a new medicine/],
    [
      'Ramipril 2.5 mg OD (increased to 5 mg if BP > 130/80)',
      '(increased to 5 mg if BP > 130/80)',
      /has been increased/,
    ],
    ['Furosemide 40 mg daily (increased from 20 mg)', 'has been increased', /never/],
    ['Denosumab 60 mg SC 6-monthly', 'every 6 months', /once a month/],
    ['Paliperidone 100 mg IM 4 weekly', 'every 4 weeks', /once a week/],
    ['Methotrexate 15 mg once weekly', 'once a week', /every/],
    ['GTN spray 1-2 puffs PRN chest pain', 'lists 1-2 puffs when you need it', /breathed in/],
    [
      'Salbutamol 100 mcg 2 puffs QDS PRN via spacer',
      '2 puffs breathed in 4 times a day through a spacer',
      /prints it/,
    ],
    ['Timolol 0.5% 1 gtt OD BID', '1 drop in the right eye twice a day', /once a day/],
    ['Chloramphenicol 1 drop OD', 'OD', /right eye/],
    ['Latanoprost 0.005% 1 drop both eyes nocte', '1 drop in both eyes at bedtime', /prints it/],
    ['Carbocisteine 375 mg 2 TDS', '375 mg, 2 at a time 3 times a day', /2 3 times/],
    ['Insulin lispro 6 units with meals plus correction', 'plus correction', /includes Correction/],
    ['Folic acid 5 mg once weekly, not on methotrexate day', 'not on methotrexate day', /list includes methotrexate/],
    ['Potassium chloride 20 mEq daily for 3 days', 'list includes potassium chloride', /The report says: “Potassium/],
    ['EpiPen 0.15 mg IM PRN anaphylaxis', 'list includes EpiPen', /listed as allergic/],
    ['Amoxicillin - stopped, anaphylaxis', 'listed as allergic to amoxicillin', /list includes/],
    ['NTG 0.4 mg SL PRN chest pain, call 911 if no relief', 'list includes NTG', /in these cases/],
    ['GTN spray 1-2 puffs PRN chest pain, 999 if not relieved', '999 if not relieved', /Call 911/],
    ['Magic mouthwash 10 mL swish and spit QID PRN (NEW)', 'to rinse the mouth and spit out', /^Spit/m],
    ['Apixaban 2.5 mg BD (restarted 14/11)', 'was started again', /says to start/],
    ['Buprenorphine 5 mcg/h patch weekly', 'once a week', /naloxone/],
    ['Estradiol - discontinued (DVT)', 'says to stop this', /list has this line/],
    ['Simvastatin changed to atorvastatin 80 mg', '“Simvastatin changed to atorvastatin 80 mg”', /has been changed/],
    ['Amlodipine - increased to 10 mg but patient declined', 'patient declined', /has been increased/],
    ['Metformin 500 mg changed to twice daily', 'has been changed', /never/],
    ['Omeprazole | 20 mg | OD | Continued |', 'lists 20 mg once a day', /\|/],
    ['Ramipril | 2.5 mg | OD | Dose reduced | AKI', 'The report adds: “AKI”', /\|/],
  ])('%s', (line, words, never) => {
    expect(list(line)).toContain(words);
    expect(list(line)).not.toMatch(never);
  });

  it.each([
    'Do not take ibuprofen with warfarin',
    'Do not take tadalafil within 48 hours of nitroglycerin',
    'Do not take calcium and levothyroxine together',
    'Never take metformin on an empty stomach',
    'Do not take acetaminophen first',
  ])('what is not to be taken beside something is no stop: %s', (line) => {
    expect(list(line)).toContain(`“${line}”`);
    expect(list(line)).not.toMatch(/says to stop|were not on/);
  });
  it('a call for help below the list ends it', () => {
    const text = list(
      '- Folic acid 1 mg daily\n\nNeutropenic precautions. Temp > 100.4 call line at once - do not take Tylenol first.',
    );
    expect(text).toMatch(/100\.4 call line/);
    expect(text).not.toMatch(/stop Tylenol|list has this line/);
  });
  it('what is not to be taken at all stays a stop', () => {
    expect(list('Do not take ibuprofen')).toContain('says to stop ibuprofen');
  });

  it('a name with its dose begins an entry below a long one', () => {
    const text = list(
      'Trimethoprim 2 mg/kg nocte to start when cefalexin finishes\nVitamin D 0.3 mL daily - continue\nPatch: rivastigmine 4.6 mg/24h, each morning, remove old\nFurosemide 40 mg daily',
    );
    expect(text).toMatch(/vitamin D \([^)]*\) stays on your list/i);
    expect(text).toMatch(/list includes furosemide/);
    expect(text).not.toMatch(/finishes Vitamin|old Furosemide/);
  });
});
