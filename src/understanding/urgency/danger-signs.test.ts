import { describe, expect, it } from 'vitest';
import { tinyKnowledge } from '../../knowledge/testing.js';
import { readReport } from '../../reading/index.js';
import { understand } from '../index.js';

const knowledge = tinyKnowledge({
  concepts: [{ id: 'serious-sign', term: 'serious sign of test', kind: 'finding', lay: 'sign of trouble' }],
  urgent: [{ id: 'serious-sign', concept: 'serious-sign', action: 'Call your doctor now.' }],
  dangerSigns: [
    { id: 'color', kind: 'color', points: 2, words: ['gray|clammy'] },
    { id: 'pale', kind: 'color', points: 1, words: ['pale'] },
    { id: 'hot', kind: 'fever', points: 1, words: ['hot'] },
    { id: 'awake', kind: 'waking', points: 2, words: ['floppy|drowsy'] },
    { id: 'breath', kind: 'breathing', points: 3, words: ['not breathing|gasping'] },
    { id: 'pulse', kind: 'pulse', points: 2, words: ['pulse 10..46'] },
    { id: 'fast', kind: 'pulse', points: 2, words: ['pulse 149..300'], ofInfants: false },
    { id: 'machine', kind: 'machine', points: 2, words: ['pump|spikes', 'alarms|without capture'] },
    { id: 'pressure', kind: 'pressure', points: 1, words: ['hypotension'] },
    { id: 'saved', kind: 'rescue', points: 3, words: ['resuscitated'] },
    { id: 'power', kind: 'power', points: 2, words: ['cannot', 'swallow|stand'], unless: 'for years' },
  ],
});

function told(text: string): string[] {
  const { frames } = understand(readReport(text, knowledge), knowledge);
  return frames.flatMap((frame) => (frame.urgency ? [`${frame.urgency.id} ${frame.urgency.state}`] : []));
}

describe('one grave sign', () => {
  it.each(['Gasping in bed.', 'Not breathing.'])('is enough in a short note: %s', (text) => {
    expect(told(text)).toEqual(['serious-sign new']);
  });
});

describe('signs of a body in danger', () => {
  it.each([
    'He is gray and floppy.',
    'The baby is pale, floppy, pulse 40.',
    'Pump alarms again, and she looks gray.',
    'Not breathing, gray in the face.',
    'Spikes without capture, pulse 32.',
    'Cannot now swallow and is drowsy.',
    'Clammy, pulse 170.',
    'He is gray and clammy.',
    'Gray in the face, hot.',
    'No longer hot, but gray and not breathing.',
    'Pale, 84/50.',
    'Hot, 202/118.',
  ])('cannot wait where several of them stand together: %s', (text) => {
    expect(told(text)).toEqual(['serious-sign new']);
  });

  it.each([
    ['one of them says nothing', 'He is gray.'],
    ['care that was given', 'She was resuscitated.'],
    ['a pressure as it should be', 'Pale, 124/80.'],
    ['a day, a sight, and weeks', 'Pale on 84/50/20, sees 6/60, 34/40.'],
    [
      'one grave sign of a long report',
      `Gasping. ${'The patient slept in a bed near the door of the room. '.repeat(14)}`,
    ],
    ['one grave sign that is over', 'Gasping has settled.'],
    ['a weak sign beside a strong one of its kind adds nothing', 'He is pale and gray.'],
    ['too few points', 'She is pale and hot.'],
    ['what is denied', 'Not gray, not floppy, no alarms of the pump.'],
    ['what one watches for', 'Call us if he is gray and floppy.'],
    ['what is long past', 'Gray and floppy as a child, history of drowsy spells.'],
    ['another person', 'Her mother was gray and floppy.'],
    ['what is usual in a small child', 'A 3 week old girl. Clammy, pulse 170.'],
    ['groups that stand apart', 'The pump runs well, she is gray and no alarms.'],
    ['what is ruled out by its own words', 'Cannot stand for years, drowsy.'],
  ])('%s', (_, text) => {
    expect(told(text)).toEqual([]);
  });
});
