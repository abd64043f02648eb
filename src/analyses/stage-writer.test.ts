import { describe, expect, it } from 'vitest';
import type { StageId } from '../contract/analyses.js';
import { StageWriter } from './stage-writer.js';

const soon = (milliseconds = 5) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

describe('stages of an engine', () => {
  it('are written one at a time, in order, the newest one last', async () => {
    const written: string[] = [];
    let busy = 0;
    const writer = new StageWriter(async (stage, title) => {
      expect(++busy).toBe(1);
      await soon();
      written.push(`${stage}:${title}`);
      busy--;
    });
    writer.put('understanding', null);
    writer.put('explaining', 'A');
    writer.put('saving', null);
    await writer.settled();
    // While the first was being written, the second gave way to the third but kept its title.
    expect(written).toEqual(['understanding:null', 'saving:A']);
    writer.put('saving', 'B');
    await writer.settled();
    expect(written.at(-1)).toBe('saving:B');
  });

  it('stop at the first failed write, which is told', async () => {
    const tried: StageId[] = [];
    const writer = new StageWriter(async (stage) => {
      tried.push(stage);
      throw new Error('lease lost');
    });
    writer.put('understanding', null);
    await soon();
    writer.put('explaining', null);
    await expect(writer.settled()).rejects.toThrow('lease lost');
    expect(tried).toEqual(['understanding']);
  });
});
