import { describe, expect, it } from 'vitest';
import { explained, found } from '../../../test/explained.js';

const NOTE = (line: string) =>
  `PROGRESS NOTE\n\nCHIEF COMPLAINT: Cough for two weeks.\n\nPHYSICAL EXAM:\n${line}\n\nASSESSMENT: Bronchitis.\n`;

describe('lines of an exam that are made of set phrases', () => {
  it.each([
    ['GENERAL: Well-built, well-nourished female in no acute distress.', 'You were well built, looked well fed and did not look in distress.'],
    ['HEENT: Head is atraumatic and normocephalic.', 'Your head showed no injury and had a normal shape.'],
    ['EYES: Pupils equal, round and reactive. Visual fields intact to confrontation.', 'Your pupils were equal and round and reacted to light.'],
    ['EARS: Tympanic membranes are gray, translucent with normal light reflex.', 'Your eardrums looked healthy.'],
    ['THROAT: Oropharynx without erythema or exudate.', 'Your throat had no redness or coating.'],
    ['NECK: Supple, nontender, full range of motion.', 'Your neck moved easily, was not sore to touch and moved freely.'],
    ['CHEST: Symmetrical with equal breath sounds.', 'Your chest looked even on both sides. Your breath sounds were normal.'],
    ['LUNGS: Clear breath sounds bilaterally.', 'Your breath sounds were normal.'],
    ['HEART: Regular rate, normal S1 and S2.', 'Your heartbeat was regular. Your heart made its two normal sounds.'],
    ['ABDOMEN: Soft, active bowel sounds in 4 quadrants, nontender.', 'Your belly was soft and not sore to touch. Your bowels made sounds as they should.'],
    ['RECTAL: Normal sphincter tone.', 'The muscle ring of your back passage was firm, as it should be.'],
    ['RIGHT KNEE: Normal range of motion.', 'Your right knee moved freely.'],
    ['SKIN: Normal color, temperature and turgor.', 'Your skin looked and felt normal.'],
    ['BACK: Straight leg raise is negative bilaterally.', 'Your legs could be lifted straight without pain.'],
    ['PSYCH: Good eye contact, linear thought process.', 'You made good eye contact. Your thinking was clear and in order.'],
  ])('are told as sentences about their part: %s', (line, told) => {
    const said = found(NOTE(line));
    expect(said).toContain(told);
    expect(said).not.toContain('“');
  }); // biome-ignore format: a line and what it says

  it('share one "normal" among all that stand behind it, and lose none of many', () => {
    const said = found(NOTE('NEUROLOGIC: Nonfocal with normal speech, station, gait and balance.'));
    for (const part of ['no weak or numb part', 'speech was clear', 'stance was steady', 'walk was steady', 'balance was good'])
      expect(said.toLowerCase()).toContain(part);
  }); // biome-ignore format: a list

  it('are not listed as unread beside the sentences that tell them', () => {
    const text = NOTE('EARS: Tympanic membranes are gray, translucent with normal light reflex.');
    expect(explained(text).notExplained).toEqual([]);
  });

  it.each([
    'CHEST: Symmetrical with unequal breath sounds.',
    'NEUROLOGIC: Nonfocal with normal speech and slow gait.',
    'RIGHT KNEE: Normal range of motion with pain.',
    'EXTREMITIES: Warm and well perfused with a blister.',
    'ABDOMEN: Soft and benign but tender on the left.',
  ])('are told whole or not by phrases at all: %s', (line) => {
    expect(found(NOTE(line))).not.toMatch(
      /looked even on both sides|no weak or numb part|knee moved freely|were warm|not sore or swollen/,
    );
  });
});

describe('an exam sentence that is too hard for a finding', () => {
  it('still has the figures in it told', () => {
    expect(
      found(
        'PROGRESS NOTE\nVITAL SIGNS:  The vital signs reveal blood pressure to be 158/75, heart rate 61 per minute with a regular sinus rhythm, temperature of 96.6 degrees, respiratory rate 18 with an SpO2 of 100% on room air.\nLUNGS: Clear.\n',
      ),
    ).toContain('temperature 96.6, blood pressure 158/75, heart rate 61');
  });
});
