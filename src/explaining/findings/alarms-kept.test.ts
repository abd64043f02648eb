import { describe, expect, it } from 'vitest';
import { explained } from '../../../test/explained.js';

const alarms = (text: string) =>
  explained(text).findings.filter(({ importance, urgency }) => importance === 'urgent' && urgency !== 'known');

describe('what cannot wait', () => {
  it.each([
    'Contact lens wearer, white spot on the cornea, pus level in the front of the eye, vision hand movements.',
    'CBG 34, shaky and muddled, juice given.',
    'CBG 28, found unresponsive by daughter, sweating.',
    'Caller says husband slumped at the table, mouth pulled to one side, cannot lift his arm, started 20 minutes ago.',
    'Child grabbed off counter grandad’s blood pressure pills, ate 10 amlodipine, pulse 50.',
    'Penis painfully stiff for 7 hours, sickle cell.',
    'Legs weak going up to arms over 4 days after a tummy bug, now can’t cough properly.',
    'Day 4 after birth, soaking through a pad every 20 minutes and passing clots as big as an orange.',
    '3-week-old baby, temp 38.9 at home, sleepy, will not take the bottle.',
    'Pacemaker spikes without beats behind them, pulse 24, greying out.',
    'Diver came up fast, now legs numb, joint pain, dizzy.',
    'Ate puffer fish, lips numb, now arms weak and breathing shallow.',
    'Carotid stent yesterday: can’t find words, right hand dropped the cup at 9.',
    'Manic, not slept for 6 days, stood on the motorway bridge this afternoon.',
    'Shunt in since birth, now vomiting, eyes looking down, very sleepy.',
    'Paraquat sip in the shed this morning.',
    'Ferritin 24,000, fevers for 3 weeks, spleen big, counts falling.',
    'LABORATORY REPORT\nALT   9800   U/L   10-41   H\n',
    'LABORATORY REPORT\nCreatine kinase   85,000   U/L   30-200   H\n',
    'LABORATORY REPORT\nCRP   455   mg/L   <5   H\n',
  ])('is told: %s', (text) => expect(alarms(text).length).toBeGreaterThan(0));

  it.each([
    'Sleepy after night shifts, no snoring, Epworth 6.',
    'Nurse note: Fainted while giving blood, back to normal in a minute.',
    'Appendix out on Monday for a burst appendix, eating and walking, drain out, going home.',
    'Troponin was high on Monday with the heart attack, now falling, stent open, pain free, home tomorrow.',
    'Nurse note: Waters intact, 38 weeks, baby’s heart 140, good trace.',
    'Neutrophils 4.2, temp 36.8, chemo day 10, feels well.',
    'LABORATORY REPORT\nALT   480   U/L   10-41   H\n',
    'CK 310 IU/L after a marathon, well.',
    'Diabetes check: CBG 14 before lunch, feels well.',
  ])('is nothing of that kind: %s', (text) => expect(alarms(text)).toEqual([]));

  it('is no less urgent for somebody who wants to go home', () => {
    expect(
      alarms('Heart attack this morning, ST elevation V2-V5, walking about, wants to go home today.').length,
    ).toBeGreaterThan(0);
  });
});
