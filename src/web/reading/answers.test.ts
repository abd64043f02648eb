import { describe, expect, test } from 'vitest';
import { answers } from './answers.js';
import { bloodTest } from './fixtures/blood-test.js';
import { chestCt } from './fixtures/chest-ct.js';

const texts = (list: readonly { text: string }[]) => list.map((one) => one.text);

describe('answers', () => {
  test('the main message heads the page and is not said again below it', () => {
    const { message, matters, next, now } = answers(chestCt);
    expect(message.text).toBe('There is a spot in your left lung that your doctor will want to talk over with you.');
    expect(now).toEqual([]);
    const below = [...texts(matters), ...texts(next)];
    expect(below).not.toContain(message.text);
    expect(new Set(below).size).toBe(below.length);
    expect(texts(next)[0]).toMatch(/^The report asks for a PET\/CT/);
  });

  test('what cannot wait comes first, and only once', () => {
    const { now, next, matters } = answers(bloodTest);
    expect(texts(now)[0]).toBe('Call your doctor’s office now, even at night.');
    expect(texts([...next, ...matters])).not.toContain(texts(now)[0]);
    expect(answers({ ...bloodTest, findings: [] }).now).toEqual([]);
  });

  test('says what the report is, with the number of results', () => {
    expect(texts(answers(bloodTest).what)).toEqual(['Blood test. 11 results.']);
    expect(texts(answers(chestCt).what)).toEqual([
      'CT scan of the chest.',
      'It was compared with your scan from August 30, 2025.',
    ]);
    expect(answers({ ...bloodTest, labs: bloodTest.labs.slice(0, 1) }).what[0]!.text).toBe('Blood test. 1 result.');
  });

  test('a message too long for a phone gives way to the title', () => {
    const long = `${'A very long message '.repeat(9)}end.`;
    const sentences = chestCt.sentences.map((one, i) => (i === 0 ? { ...one, text: long } : one));
    expect(answers({ ...chestCt, sentences }).message.text).toBe(chestCt.title);
  });

  test('a report whose only weight is shut says what else stands in it, never the message twice', () => {
    const findings = chestCt.findings.map((finding) => ({ ...finding, sensitive: finding.importance === 'important' }));
    const sentences = chestCt.sentences.filter((one) => one.field !== 'summary' && one.field !== 'keyPoints');
    const said = answers({ ...chestCt, summary: 'This report has a finding.', keyPoints: [], findings, sentences });
    expect(texts(said.matters)[0]).toMatch(/^Some of the tiny air sacs/);
  });

  test('each answer fits about four lines of a phone', () => {
    for (const analysis of [chestCt, bloodTest]) {
      const { matters, next } = answers(analysis);
      for (const list of [matters, next]) expect(texts(list).join(' ').length).toBeLessThanOrEqual(160);
    }
  });
});
