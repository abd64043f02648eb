import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const told = (text: string) => {
  const { findings, recommendations, keyPoints } = explainReport(text, knowledge);
  return [...keyPoints, ...findings.map((one) => one.text), ...recommendations.map((one) => one.text)].join('\n');
};
const list = (lines: string, heading = 'DISCHARGE MEDICATIONS') =>
  told(`DISCHARGE SUMMARY\n\nDiagnosis: Stroke.\n\n${heading}\n${lines}\n\nFOLLOW-UP\nPCP in 2 weeks.\n`);
const onList = (name: string) => new RegExp(`list includes ${name}|${name} [^.\n]*(?:is a new medicine|stays on)`, 'i');

describe('what stands over the lines of a list of medicines', () => {
  const GROUPS = ` STOP:     clopidogrel 75 mg
           omeprazole 20 mg prn
           naproxen OTC prn
 HOLD:     lisinopril 10 mg
           metformin
 START:    aspirin 81 mg daily
           atorvastatin 40 mg nightly
           thiamine 100 mg daily`;
  it('reaches every line up to the next heading', () => {
    const text = list(GROUPS);
    for (const name of ['clopidogrel', 'omeprazole', 'naproxen']) {
      expect(text).toMatch(new RegExp(`to stop ${name}`, 'i'));
      expect(text).not.toMatch(onList(name));
    }
    for (const name of ['lisinopril', 'metformin'])
      expect(text).toMatch(new RegExp(`${name} \\([^)]*\\) is on hold`, 'i'));
    for (const name of ['aspirin', 'atorvastatin', 'thiamine'])
      expect(text).toMatch(new RegExp(`${name} \\([^)]*\\) is a new medicine`, 'i'));
  });

  it.each([
    ['STOP taking:\n • glipizide 5 mg daily (clinic began it last month)\n • herbal sleep tea', 'glipizide'],
    ['Discontinued - sertraline 50 mg; trazodone (too sleepy); ibuprofen for knee pain', 'ibuprofen'],
    ['** STOPPED ** ibuprofen 600 mg TID', 'ibuprofen'],
    ['NEW    MELATONIN 3 MG HS\nSTOP   DIPHENHYDRAMINE PM\nSTOP   GLIPIZIDE (glucose 52 on 7/20)', 'glipizide'],
    ['amlodipine 5 mg daily   ** NEW\nDIGOXIN   ** STOPPED. Do not restart.', 'digoxin'],
    ['| apixaban | 5 mg BID | NEW |\n| warfarin | 5 mg | STOPPED when apixaban started |', 'warfarin'],
    ['STOPPED MEDICATIONS:\n1. Amlodipine 5 mg daily (started 2019 by cardiology)\n2. Naproxen OTC prn', 'amlodipine'],
  ])('is never lost: %s', (lines, name) => {
    const text = list(lines);
    expect(text).toMatch(new RegExp(`to stop ${name}`, 'i'));
    expect(text).not.toMatch(onList(name));
  });

  it('reaches no line beside its own', () => {
    const text = list('* STOP cough syrup\n* Cetirizine 5 mg daily\n* Vitamin D 400 IU daily (continue)');
    expect(text).not.toMatch(/stop (?:cetirizine|vitamin)/i);
    expect(text).toMatch(/Vitamin D \([^)]*\) stays/);
  });
  it('leaves what stands above all labels on the list', () => {
    const text = list('1. Metoprolol 50 mg daily (NEW)\n2. Lisinopril 10 mg daily\nSTOP: Ibuprofen. Diltiazem.');
    expect(text).toMatch(/list includes lisinopril/i);
    expect(text).toMatch(/to stop diltiazem/);
  });

  it('tells what is stopped under no name known to us', () => {
    expect(list('STOP taking:\n • creatine powder\n • herbal sleep tea')).toMatch(/to stop this: “herbal sleep tea”/);
    expect(list('Stopped: combined hormone pill (clot risk, migraine).')).not.toMatch(/notes a migraine/);
  });

  it('ends at a label of another matter', () => {
    const text = list('UNCHANGED\nAmlodipine 5 mg\n\nPLEASE NOTE: GP to review ramipril.');
    expect(text).toMatch(/Amlodipine \([^)]*\) stays/);
    expect(text).not.toMatch(/Ramipril \([^)]*\) stays/i);
  });
  it.each([
    'Omit metformin until eating normally',
    'Pause metformin until seen by the GP',
    'Suspend the metformin for 1 week',
  ])('an order to leave one out takes it off: %s', (line) => {
    expect(list(line)).toMatch(/metformin \([^)]*\) is on hold/i);
    expect(list(line)).not.toMatch(onList('metformin'));
  });
  it('what was weaned off is taken no more', () => {
    expect(list('Citalopram weaned off')).toMatch(/stop citalopram/);
  });
  it.each(['Metformin 500 mg BD, omit if vomiting', 'Metformin 500 mg BD, omit the morning dose before the test'])(
    'a condition or one dose does not: %s',
    (line) => {
      expect(list(line)).not.toMatch(/on hold/);
    },
  );
  it('is a stop of each medicine that must not be taken', () => {
    const text = list('Metoprolol 25 mg BID. Do NOT take aspirin, ibuprofen, or naproxen.');
    for (const name of ['aspirin', 'ibuprofen', 'naproxen']) expect(text).toMatch(new RegExp(`stop ${name}`, 'i'));
    expect(text).not.toMatch(/includes (?:aspirin|ibuprofen|naproxen)|not on aspirin/i);
  });
  it('takes no old dose of a table for the dose of today', () => {
    const text = list(`Drug             Before        Now           Comment
Furosemide       20 mg OD      40 mg OD      Increased
Ramipril         5 mg OD       -             Stopped: AKI
Bisoprolol       -             2.5 mg OD     New`);
    expect(text).not.toMatch(/includes ramipril|lists 20 mg/i);
    expect(text).toMatch(/stop ramipril/i);
    expect(text).toMatch(/Bisoprolol \([^)]*\) is a new medicine/);
  });

  it('leaves a warning with its own medicine', () => {
    const text = list('DICLOFENAC / any NSAID   ** STOPPED. LIFELONG AVOID\nramipril 5 mg   ** WITHHELD pending U&E');
    expect(text).toMatch(/DICLOFENAC[^”]*LIFELONG AVOID/);
    expect(text).not.toMatch(/LIFELONG AVOID ramipril/);
  });
});

describe('a medicine of which nothing is sure', () => {
  it.each([
    ['Changed: montelukast replaced with budesonide-formoterol one inhalation daily', 'montelukast'],
    ['Plan: start apixaban 2.5 mg BD on 08/03 IF Hb stable >85 and no bleeding', 'apixaban'],
    ['Aspirin to restart on 12/4', 'aspirin'],
    ['Start omeprazole 20 mg daily in 2 weeks if symptoms persist', 'omeprazole'],
    ['Avoid metformin until repeat creatinine', 'metformin'],
    ['Reduce prednisone by 10 mg every 3 days', 'prednisone'],
    ['Doxycycline 100 mg BID, stop date 5/12', 'doxycycline'],
    ['Lisinopril - was on hold, restarted at 5 mg', 'lisinopril'],
    ['Gabapentin 300 mg at night, may increase to TDS', 'gabapentin'],
    ['Lisinopril: resume when seen by PCP', 'lisinopril'],
    ['No more lisinopril', 'lisinopril'],
    ['Meds to review: donepezil (slow pulse)', 'donepezil'],
    ['Given on ward: gentamicin 320 mg stat', 'gentamicin'],
    ['Dexamethasone 10 mg x1 given in ED; no further doses', 'dexamethasone'],
  ])('is shown by its line: %s', (line, name) => {
    const text = list(line);
    expect(text).not.toMatch(onList(name));
    expect(text).toMatch(new RegExp(`(?:“[^”]*|Changed: )${name}`, 'i'));
  });
});

describe('how a medicine of a list is taken', () => {
  it('tells a change from one dose to another, no order of days', () => {
    const text = list('CHANGED: torsemide 20 mg daily -> 40 mg daily\n         metoprolol 50 -> 100 mg daily');
    expect(text).toMatch(/torsemide[^.]*changed\. The report now lists 40 mg once a day \(before, it was 20 mg\)/);
    expect(text).toMatch(/metoprolol[^.]*changed\. The report now lists 100 mg once a day \(before, it was 50\)/);
  });
  it.each([
    ['paracetamol 1 g up to QDS   ** NEW', /“[^”]*up to QDS[^”]*”.*“QDS” means (?:4|four) times a day/],
    ['codeine 30 mg qds prn (3 days only)', /“[^”]*3 days only/],
    ['omeprazole 40 mg BD x 8/52 then 20 mg OD', /“?[^”]*8 weeks,? then 20 mg once a day/],
    [
      'ibuprofen 100 mg/5 mL: 4 mL PO q6h prn fever or pain',
      /“[^”]*4 mL PO q6h prn fever or pain”.*“PO q6h prn” means by mouth every 6 hours as needed/,
    ],
    ['hydrocortisone cream 1% thin layer BD to legs, 1 week only', /“[^”]*1 week only/],
    ['senna 2 tabs BID while on oxycodone', /“[^”]*while on oxycodone/],
    ['dalteparin 5000 units s/c od for 7 days', /5000 units under the skin once a day for 7 days/],
  ])('keeps every limit: %s', (line, words) => {
    expect(list(line)).toMatch(words);
  });
  it('makes no medicine of a word that is none', () => {
    const text = list(
      'ERTAPENEM 500 MG IV Q24H, THRU 8/2, PULL LINE AFTER LAST DOSE\nNew: fluticasone one inhalation daily, rinse mouth after.',
    );
    expect(text).not.toMatch(/(?:THRU|Rinse mouth after) (?:is a new|has been)|list includes (?:THRU|rinse)/i);
  });
  it('gives another salt its own name', () => {
    const text = list('ferrous fumarate 210 mg OD');
    expect(text).toMatch(/Ferrous fumarate \(an iron pill\)/i);
    expect(text).not.toMatch(/\(ferrous sulfate/);
  });
  it('keeps what is no medicine as its own entry', () => {
    const text = list('- Amlodipine 5 mg daily\n- Home oxygen 2 L at night\n- Compression stockings');
    expect(text).toMatch(/has this line: “Home oxygen 2 L at night”/);
    expect(text).not.toMatch(/You had extra oxygen|are in place/);
  });
  it('tells a start of another year with its year', () => {
    const text = told(
      'DISCHARGE SUMMARY\nDiagnosis: Mania.\nPSYCHIATRIC HISTORY\nOne manic episode (2018) following start of sertraline. In 2015 he was started on lithium.\n',
    );
    expect(text).not.toMatch(/(?:Sertraline|Lithium) \([^)]*\) was started\./);
  });
  it('takes what was given in hospital for no medicine of home', () => {
    const text = told(
      'DISCHARGE SUMMARY\n\nDx: GI bleed\n\nRx: vit K 10 mg IV, 4u RBC, PPI infusion. INR 1.2.\n\nDRUGS ON DISCHARGE\nomeprazole 40 mg BD\n',
    );
    expect(text).not.toMatch(/before you came in, you took/i);
  });
});

describe('a line of the allergies', () => {
  const allergy = (line: string) =>
    told(`DISCHARGE SUMMARY\nDiagnosis: Asthma\nALLERGIES: ${line}\n\nCONDITION: Good.\n`);
  it.each([
    ['Penicillin (hives as child) -> clindamycin periop.', 'penicillin', 'clindamycin'],
    ['Penicillin (anaphylaxis) - tolerates cephalexin.', 'penicillin', 'cephalexin'],
    ['Codeine (nausea), takes oxycodone without trouble.', 'codeine', 'oxycodone'],
  ])('names only what the reader is allergic to: %s', (line, yes, no) => {
    const text = allergy(line);
    expect(text).toMatch(new RegExp(`allergic to ${yes}`, 'i'));
    expect(text).not.toMatch(new RegExp(`allergic to ${no}`, 'i'));
  });
  it('takes what was borne well for no allergy', () => {
    expect(allergy('Vancomycin given without reaction.')).not.toMatch(/allergic to vancomycin/i);
  });
});

describe('an order that the edge of the page cuts in two', () => {
  const CUT: readonly (readonly [string, string])[] = [
    [
      'Hydrocortisone 10 mg on waking - LIFELONG, NEVER\nSTOP SUDDENLY\nFludrocortisone 0.1 mg every morning',
      'NEW MEDS',
    ],
    ['Carbamazepine 200 mg BD - you must NOT\nSTOP ABRUPTLY\nLevothyroxine 75 mcg daily', 'DISCHARGE MEDICATIONS'],
    ['Prednisolone 20 mg daily, do not\nStop without advice\nRamipril 5 mg daily', 'DISCHARGE MEDICATIONS'],
    ['Bisoprolol 2.5 mg daily, should never\nStop suddenly\nRamipril 5 mg daily', 'MEDICATIONS'],
    ['Clonidine 0.1 mg BID, cannot\nSTOP ABRUPTLY\nAmlodipine 5 mg daily', 'DISCHARGE MEDICATIONS'],
  ];
  it.each(CUT)('%s', (lines, heading) => {
    const text = list(lines, heading);
    expect(text).not.toMatch(/to stop|^Stop/im);
  });

  it('hears the denial of a stop on its own line too', () => {
    for (const line of [
      'Clonidine 0.1 mg BID, cannot stop abruptly',
      'Propranolol 40 mg BID, should not be stopped suddenly',
      "Gabapentin 300 mg TID - can't be stopped suddenly",
      'Baclofen 10 mg TID, dangerous to stop abruptly',
    ])
      expect(list(line)).not.toMatch(/says to stop/i);
  });

  it('leaves a list of what was stopped as it is', () => {
    for (const lines of [
      'STOP\nNaproxen 500 mg BID',
      'STOP: naproxen 500 mg BID',
      'Ramipril 5 mg daily\nSTOP naproxen 500 mg',
    ])
      expect(list(lines)).toMatch(/to stop naproxen/i);
  });
});
