import { describe, expect, it } from 'vitest';
import { faithful } from '../../../test/explained.js';

const NOTE = (line: string) =>
  `DISCHARGE SUMMARY\n\nHospital course:\nThe patient was admitted with pneumonia. ${line}\n\nDischarge medications:\nAmoxicillin 500 mg three times daily for 5 days.`;
const CT = (line: string) =>
  `CT ABDOMEN AND PELVIS\n\nFINDINGS:\nThe liver is normal.\n${line}\n\nIMPRESSION:\nNo acute finding.`;

/** The finding that stands on a line. */
function on(text: string, line: string) {
  const start = text.indexOf(line);
  const end = start + line.length;
  const finding = faithful(text).findings.find(({ source }) => source.start < end && start < source.end);
  if (finding === undefined) throw new Error(`nothing stands on “${line}”`);
  return finding;
}

describe('fields of a line told whole', () => {
  it.each([
    ['Both recurrent laryngeal nerves gave a good signal.', 'both'],
    ['The right lobe measured 7.5 cm and was freed.', 'right'],
    ['She was seen by the hand team for the left thumb.', 'left'],
    ['The right and the left leg were examined.', null],
    ['He left the ward by wheelchair.', null],
  ])('side of “%s”: %s', (line, side) => {
    expect(on(NOTE(line), line).laterality).toBe(side);
  });

  it('of a picture of one limb, what it found is of that side', () => {
    const text =
      'MRI LEFT KNEE\n\nFINDINGS:\nComplete tear of the anterior cruciate ligament.\n\nIMPRESSION:\nComplete ACL tear.';
    expect(on(text, 'Complete ACL tear').laterality).toBe('left');
    expect(on(text.replace('LEFT ', ''), 'Complete ACL tear').laterality).toBeNull();
  });

  it.each([
    ['No transfusion was needed.', 'absent'],
    ['Stool studies were negative.', 'absent'],
    ['She did not require ventilation.', 'absent'],
    ['There was no change in her speech.', 'present'],
    ['The wound was not assessed.', 'present'],
    ['Mother had appendicitis as a teen.', 'family'],
    ['Mother was updated by phone.', 'present'],
  ])('“%s” is %s', (line, assertion) => {
    expect(on(NOTE(line), line.slice(0, -1)).assertion).toBe(assertion);
  });

  it('what is denied is marked as negated', () => {
    expect(on(NOTE('No transfusion was needed.'), 'No transfusion')).toMatchObject({
      negated: true,
      assertion: 'absent',
    });
  });

  it.each([
    ['Old healed left rib fractures again noted.', 'historical'],
    ['Prior to the scan contrast was given through the left arm.', 'present'],
  ])('“%s” is %s', (line, assertion) => {
    expect(on(CT(line), line.slice(0, -1)).assertion).toBe(assertion);
  });

  it.each([
    ['Her CRP has fallen from 96 to 8.', 'decreased'],
    ['Insulin glargine was reduced to 12 units.', 'decreased'],
    ['The bilirubin has risen from 20 to 60.', 'increased'],
    ['Her rash has not resolved.', null],
  ])('change of “%s”: %s', (line, change) => {
    expect(on(NOTE(line), line.slice(0, -1)).change).toBe(change);
  });
});
