import { describe, expect, it } from 'vitest';
import { explained } from '../../test/explained.js';
import { testTitle } from './test-title.js';

describe('a paper that names its test on top', () => {
  it.each([
    [
      'ELECTROENCEPHALOGRAM - REPORT\nRoutine video EEG, 32 min, awake.\nMRI brain last week: normal.',
      'Brain wave test report (EEG)',
    ],
    ['POLYSOMNOGRAPHY - DIAGNOSTIC NIGHT\nAHI 31 /h.\nECG: sinus throughout.', 'Sleep study report'],
    [
      'BRONCHOSCOPY REPORT\nCT chest: lump in the right upper lobe.\nA narrow airway was seen there.',
      'Bronchoscopy report',
    ],
    [
      '24 HOUR HOLTER MONITOR REPORT\nSinus rhythm, average 72.\nEcho last year normal.',
      'Heart rhythm recording (Holter)',
    ],
    ['VISUAL FIELD TEST - 24-2\nMD -6.2 dB, left eye.\nMRI brain: normal.', 'Eye field test report (visual field)'],
  ])('is called after it, whatever pictures it speaks of: %s', (text, title) => {
    const { title: given, reportType } = explained(text);
    expect(given).toBe(title);
    expect(reportType).toBe('other');
  });

  it('may be of a baby before birth', () => {
    expect(testTitle('CTG REPORT\nBaseline 140. No decelerations.')).toBe('Baby heartbeat recording (CTG)');
  });

  it.each([
    'CT CHEST AND BRONCHOSCOPY\nLump in the right upper lobe.',
    'CARDIOLITE TREADMILL EXERCISE STRESS TEST\nNo defect of the inferior wall.',
    'Bronchoscopy was normal last year.\nCT chest: lump.',
    'Reason: abnormal EEG\nMRI brain: normal.',
    'EEG RESULT LETTER\nDear Mr B,\nYour EEG was normal.',
    'ANNUAL CHECK UP NOTE\nEEG booked.',
  ])('no test of another kind, and none that is only spoken of: %s', (text) => {
    expect(testTitle(text)).toBeNull();
  });
});
