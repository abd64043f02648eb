import { describe, expect, it } from 'vitest';
import { asksNothing, wasAskedThen } from './mood.js';

describe('a line under the advice', () => {
  it.each([
    'Attitude was cooperative.',
    'Affect was restricted.',
    'No tics were noted.',
    'Insight remained impaired.',
    'The parents are comfortable with the baby.',
    'This was a prolonged discharge, more than 30 minutes were spent.',
    'The risks of surgery, including further surgery, were explained to the patient.',
    'Afebrile since day 5; repeat cultures sterile at 72 h.',
    'Most children treated with tubes do not require further surgery.',
  ])('asks nothing: %s', (line) => expect(asksNothing(line)).toBe(true));

  it.each([
    'Diet is regular.',
    'Repeat the cultures in 3 days; they should be negative.',
    'Weight bearing as tolerated.',
    'She is to follow up with Dr. Vale.',
    'He was told to return if the fever comes back.',
    'The patient was discharged on special formula.',
    'Resume home medications.',
    'An appointment was made for Monday.',
    'Wound care was explained and should be done daily.',
    'Neutropenic diabetic',
  ])('asks: %s', (line) => expect(asksNothing(line)).toBe(false));

  it.each([
    ['Speech therapy was recommended for three times a week for 8 weeks.', true],
    ['Dr. Vale recommended a colonoscopy.', true],
    ['He was advised to follow up with Dr. Vale.', false],
    ['A repeat scan in 6 months was recommended.', false],
    ['We recommend a repeat scan.', false],
  ])('was asked for then or is asked for now: %s', (line, then) => expect(wasAskedThen(line)).toBe(then));
});
