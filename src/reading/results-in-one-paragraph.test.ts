import { describe, expect, it } from 'vitest';
import { faithful } from '../../test/explained.js';

const told = (text: string) =>
  faithful(text)
    .findings.map(({ importance, text: said }) => `${importance}: ${said}`)
    .join('\n');

describe('a report of one paragraph that names only why it was made', () => {
  it('goes on to what was found', () => {
    const lungs = told(
      'V/Q SCAN. Indication: SOB. Multiple unmatched segmental perfusion defects in the right lower lobe. Ventilation normal. High probability for PE.',
    );
    expect(lungs).toMatch(/urgent: The scan probably shows a blood clot in the lung/);
    expect(lungs).not.toMatch(/reason for the test, the report notes/);
    const stomach = told(
      "OGD. Indication: dysphagia. Oesophagus: 3 cm Barrett's C1M3, biopsied. Stomach: moderate antral gastritis. No varices. Plan: PPI.",
    );
    expect(stomach).toMatch(/moderately sore lower stomach lining/);
    expect(stomach).not.toMatch(/seen because of a changed lining/);
    expect(told('XR R WRIST. Hx: fall. Undisplaced fracture of the distal radius. No dislocation.')).toMatch(
      /The X-ray shows a broken/,
    );
  });

  it('leaves what was known before where it stands', () => {
    const asked = told('CT HEAD. Indication: Headache. Previous mild stroke in 2019. Normal ECG last week.');
    expect(asked).not.toMatch(/shows a stroke/);
  });
});
