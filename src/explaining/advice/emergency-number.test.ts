import { describe, expect, it } from 'vitest';
import { explained, faithful } from '../../../test/explained.js';

const CT = (head: string, found = 'Large right pneumothorax with midline shift to the left.') =>
  `${head}\nCT CHEST\nFINDINGS: ${found}\nIMPRESSION: ${found}`;

function numbers(text: string): string[] {
  const analysis = faithful(text);
  const told = analysis.recommendations.flatMap(({ kind, text: said }) => (kind === 'general' ? [said] : []));
  return [...new Set(`${told.join(' ')} ${analysis.summary}`.match(/\b(?:911|999|000|112|111|988)\b/g) ?? [])];
}

describe('the number to call in an emergency', () => {
  it.each([
    ['Mercy General Hospital, Dayton', ['911']],
    ['Dr. A. Lane, phone (555) 210-9987', ['911']],
    ['Northfield NHS Trust', ['999']],
    ['Copy: GP. Seen in A&E.', ['999']],
    ['Galway, Co. Galway', ['999']],
    ['If worse, call 112 or 999.', ['999']],
    ['12 High St, Footscray VIC 3011', ['000']],
    ['NHI: ABC1234', ['111']],
    ['City Hospital, Chennai. UHID: 20931', ['112']],
    ['UHID: 20931', ['911']],
    ['Mumbai - 400 012. Tab Ramipril 5 mg 1-0-0', ['112']],
    ['Hospital, Pune. Platelets 1.5 lakhs', ['112']],
    ['Apollo Nagar, Pin: 560 034. Ph +91 80 4123 4567', ['112']],
    ['Klinikum Werra, Prof. Dr. med. A. Lang', ['112']],
    ['Northfield NHS Trust. Ph +91 80 4123 4567', ['911']],
    ['Call 911 if worse. Seen in A&E, GP told.', ['911']],
    ['Platelets 999 on arrival. HR 112. GP told.', ['911']],
    ['NHS number 943 476 5919', ['999']],
    ['Tel: +44 20 7946 0123', ['999']],
    ['Ferntree Gully, VIC 3156', ['000']],
    ['Nedlands WA 6009', ['000']],
    ['Waikato DHB', ['111']],
    ['Tel. +41 61 265 25 25', ['112']],
    // Figures, and words that other countries print too.
    ['Nodules (series 4, images 12,45,120)', ['911']],
    ['MyChart PIN: 482913', ['911']],
    ['QRS axis +45          ms', ['911']],
    ['QRS axis +44          ms', ['911']],
    ['Heparin given, ACT 1250', ['911']],
    ['Troponin NT 1250 pg/mL', ['911']],
    ['Hb 13 11 14', ['911']],
    ['ACC 45 mm', ['911']],
    ['A home health visitor will come twice a week.', ['911']],
    ['Low vitamins A & E, sputum with GP cocci', ['911']],
    ['Singapore General Hospital A&E, copy to GP', ['911']],
    ['Copy: GP. Seen in A&E after a journey to Singapore.', ['999']],
    ['Karachi. UHID: 20931. Platelets 1.5 lakhs', ['911']],
    ['Tab. Ramipril 5 mg 1-0-0', ['911']],
    ['Travelled to India last month. Tab Ramipril 5 mg 1-0-1', ['911']],
    ['Neuro Hospitalist Service (NHS) consult', ['911']],
    ['QRS axis +45 88 102 400 450', ['911']],
  ])('follows the country that the report shows: %s', (head, expected) => {
    expect(numbers(CT(head))).toEqual(expected);
  });

  it('goes with the line to talk to someone', () => {
    const text = (head: string) => `${head}\nMENTAL HEALTH NOTE\nASSESSMENT: He is actively suicidal with a plan to hang himself tonight.`; // biome-ignore format: one line
    const told = (head: string) => explained(text(head)).recommendations.map((one) => one.text).join(' '); // biome-ignore format: one line
    expect(told('Dayton')).toMatch(/Call or text 988 at any hour, or call 911/);
    expect(told('Northfield NHS Trust')).toMatch(/Call 116 123 at any hour, or call 999/);
    expect(told('Klinikum Werra')).toMatch(/Call 112 if you may act/);
    expect(told('Klinikum Werra')).not.toMatch(/988|911/);
  });
});
