import type { Frame } from '../types.js';

/** Frames by the number of their sentence, in their order. */
export function bySentence(frames: readonly Frame[]): Map<number, Frame[]> {
  const lists = new Map<number, Frame[]>();
  for (const frame of frames) {
    const list = lists.get(frame.sentence);
    if (list === undefined) lists.set(frame.sentence, [frame]);
    else list.push(frame);
  }
  return lists;
}
