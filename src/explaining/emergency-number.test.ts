import { describe, expect, it } from 'vitest';
import { explained, faithful } from '../../test/explained.js';

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
    ['UHID: 20931', ['112']],
    ['Apollo Nagar, Pin: 560 034. Ph +91 80 4123 4567', ['112']],
    ['Klinikum Werra, Prof. Dr. med. A. Lang', ['112']],
    ['Northfield NHS Trust. Ph +91 80 4123 4567', ['911']],
    ['Call 911 if worse. Seen in A&E, GP told.', ['911']],
    ['Platelets 999 on arrival. HR 112. GP told.', ['911']],
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
