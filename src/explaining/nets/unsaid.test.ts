import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();

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

describe('a line of a picture, a sample or a blood test', () => {
  it.each<[string, string, string]>([
    [
      'the one word that calms',
      'PET SCAN\nIMPRESSION\n1. Diffuse marrow uptake, reactive.\n2. No enlarged nodes.',
      'reactive',
    ],
    [
      'where it runs to, where a report has no conclusion',
      'ULTRASOUND OF THE LEFT LEG\nFINDINGS: There is a 4 cm fluid collection behind the knee which tracks down the superficial calf.\n',
      'tracks down the superficial (near the surface) calf',
    ],
    [
      'what it is held against, in a description that its conclusion does not repeat',
      'CT CHEST\nFINDINGS: A 9 mm nodule in the right upper lobe abuts the fissure and tethers the pleura.\nIMPRESSION: Right upper lobe nodule.',
      'touches the fissure (cleft or crack) and “tethers” the lining of the lung (pleura)',
    ],
  ])('is quoted with %s', (_what, text, words) => {
    expect(told(text)).toContain(words);
  });

  it.each([
    'CHEST X-RAY\nIMPRESSION: Mild bilateral pleural effusions.',
    'CHEST X-RAY\nIMPRESSION: Suspected pneumonia of the left lower lobe (series 4, image 31).',
    'CT ABDOMEN\nIMPRESSION: Multiple gallstones are again seen.',
  ])('is not quoted where all of it is told: %s', (text) => {
    expect(told(text)).not.toContain('report’s words');
  });

  it('is quoted with a degree that its name holds as well', () => {
    expect(
      told('EMERGENCY NOTE\nHPI: 4 yo boy fell from a chair.\nDx: Minor head injury, forehead hematoma.\n'),
    ).toMatch(/minor head injury/i);
  });

  it('makes the explanation less sure where it cannot be quoted', () => {
    const line = (more: string) =>
      explainReport(
        `CT CHEST\nIMPRESSION: There is a 9 mm nodule in the right upper lobe${more}.\nNo pleural effusion.`,
        knowledge,
      ).confidence;
    const long = line(
      `, which tethers the pleura and abuts the fissure, ${'with spokes that run to the hilum and wind about the bronchus and the artery behind it, '.repeat(3)}and so on`,
    );
    expect(long.value).toBeLessThan(line('').value);
    expect(long.because.join(' ')).toMatch(/told only in part/);
    expect(line('').because.join(' ')).not.toMatch(/told only in part/);
  });

  it('tells illnesses, values and family from before a test, and nothing that was only looked for', () => {
    const text = told(
      'MRI OF THE PROSTATE\nCLINICAL HISTORY: PSA 5.1, then 7.7 over 12 months. Father had colon cancer. Remote DVT left leg after surgery. Rule out carcinoma.\nIMPRESSION: No suspicious lesion.',
    );
    expect(text).toMatch(/5\.1, then 7\.7 over 12 months/);
    expect(text).toMatch(/father/i);
    expect(text).toContain('remote DVT (blood clot in a deep vein) left leg after surgery');
    expect(text).not.toMatch(/Rule out carcinoma/);
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
    expect(text).toMatch(/You had a flu shot/);
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
