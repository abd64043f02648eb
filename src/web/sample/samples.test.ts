import { describe, expect, it } from 'vitest';
import { sampleTexts } from './sample-texts.js';
import { type SampleId, sampleLines } from './samples.js';

const spaced = (text: string) => text.replace(/\s+/g, ' ').trim();

describe('the lines of the samples', () => {
  it.each(Object.keys(sampleLines) as SampleId[])('of %s stand in it under their numbers', (id) => {
    const lines = sampleTexts[id].split('\n').filter((line) => line.trim() !== '');
    for (const { line, theirs } of sampleLines[id]) {
      const here = spaced(lines.slice(line - 1, line + 3).join(' '));
      const at = here.indexOf(spaced(theirs));
      expect(at, theirs).toBeGreaterThanOrEqual(0);
      expect(at, `${theirs} begins on another line`).toBeLessThan(spaced(lines[line - 1]!).length);
    }
  });

  it('never say a number that their line does not hold', () => {
    for (const { theirs, ours } of Object.values(sampleLines).flat()) {
      for (const number of ours.match(/\d+(?:\.\d+)?/g) ?? []) expect(theirs).toContain(number);
    }
  });
});
