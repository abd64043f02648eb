import { describe, expect, it } from 'vitest';
import { hadDone } from './had-done.js';

describe('what was done, as one says it of a person', () => {
  it.each([
    ['removal of the gallbladder (cholecystectomy)', 'the gallbladder removed (cholecystectomy)'],
    ['removal of one part (lobe) of your left lung', 'one part (lobe) of your left lung removed'],
    ['removal of bone to free spinal nerves', 'bone removed to free spinal nerves'],
    ['removal of a tube to the womb', 'a tube to the womb removed'],
    ['removal of a neck disc and joining of bones', 'a neck disc removed and bones joined'],
    ['placing of a port under the skin', 'a port placed under the skin'],
    ['removal of a spit gland under the jaw', 'a spit gland under the jaw removed'],
    ['opening of a narrow vessel with a balloon', 'a narrow vessel opened with a balloon'],
  ])('%s', (deed, done) => {
    expect(hadDone(deed)).toBe(done);
  });

  it.each([
    'narrowing of a neck artery',
    'a knee replacement',
    'removal of something that does not belong there',
    'removal of part or all of the pancreas',
  ])('leaves %s as it is', (name) => {
    expect(hadDone(name)).toBeNull();
  });
});
