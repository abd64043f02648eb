import { describe, expect, it } from 'vitest';
import { tokenize } from '../../knowledge/index.js';
import { finderOf, formAt, parseGroup, parseGroups, standsIn } from './sign-forms.js';

const GROUPS = [
  'no flow|absent flow|obstruct*|obese|ph 6.6..7.2|no|ob*|pus',
  'lactate >4|>9|pain*|painless|pale limb|panic|p wave',
  'x*|xanthoma|no pulse|pulse absent|pulseless|cold|stone',
  '|fever*|feverish child|fe|pus|stone|kidney',
].map(parseGroup);
const WORDS = 'no flow absent obstructed obesity obese ph of 7.05 12 lactate 6 pain painless pale limb p wave pus x xanthoma pulse stone fe fever child - : a'.split(' '); // biome-ignore format: one list

describe('a long group of forms', () => {
  it('is found where trying all its forms finds it, and by the same form', () => {
    let state = 7;
    const chance = (most: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
      return state % most;
    };
    let found = 0;
    const different: string[] = [];
    for (let round = 0; round < 500; round++) {
      const tokens = tokenize(Array.from({ length: 8 }, () => WORDS[chance(WORDS.length)]).join(' '));
      for (const group of GROUPS) {
        const find = finderOf(group);
        for (let at = 0; at <= tokens.length; at++) {
          for (const to of [tokens.length, at + 1]) {
            const all = formAt(group, tokens, at, to);
            const one = find(tokens, at, to);
            if (all) found++;
            if (one?.form !== all?.form || one?.end !== all?.end) different.push(`${tokens[at]?.text} ${to}`);
          }
        }
        if (standsIn(group, tokens) !== tokens.some((_, at) => formAt(group, tokens, at) !== null))
          different.push('all');
      }
    }
    expect(different).toEqual([]);
    expect(found).toBeGreaterThan(500);
  });

  it('is gone through only where one of its forms begins as the word does', () => {
    const group = parseGroup('no flow|absent flow|obstruct*|pus|stone');
    let asked = 0;
    const counted = new Proxy(group, { get: (all, key) => (key === Symbol.iterator && asked++, Reflect.get(all, key)) }); // biome-ignore format: one line
    const find = finderOf(counted);
    asked = 0;
    const tokens = tokenize('The left kidney is quiet');
    expect(tokens.map((_, at) => find(tokens, at))).toEqual(tokens.map(() => null));
    expect(asked).toBe(0);
  });

  it('is read once for each list', () => {
    const list = ['no flow|pus', 'stone'];
    expect(parseGroups(list)).toEqual(list.flatMap(parseGroup));
    expect(parseGroups(list)).toBe(parseGroups(list));
  });
});

describe('a form that begins with a denial', () => {
  const group = parseGroup('does not fill|cannot pass urine');
  it.each([
    'does not fill',
    'fails to fill',
    'no longer fills',
    'did not fill',
    'is not filled',
    'not filling',
    'unable to pass urine',
    "can't pass urine",
    'has not been able to pass urine',
  ])('is found however it is denied: %s', (words) => expect(standsIn(group, tokenize(words))).toBe(true));

  it.each(['fills', 'no fill', 'not full', 'passes urine', 'longer fills', 'fails at fill'])(
    'is not found where nothing is denied of it: %s',
    (words) => expect(standsIn(group, tokenize(words))).toBe(false),
  );
});

describe('a number behind its name', () => {
  const group = parseGroup('gcs 3..10');
  it.each(['gcs 7', 'gcs is now 7', 'gcs fell from 15 to 7', 'gcs 15 → 7', 'gcs 15 -> 7', 'gcs dropped to 7'])(
    'is the one that it has come to: %s',
    (words) => expect(standsIn(group, tokenize(words))).toBe(true),
  );
  it.each(['gcs 15', 'gcs from 7 to 15', 'gcs 7 → 15', 'gcs 7 -> 15', 'gcs from 7'])(
    'is not the one that it was: %s',
    (words) => expect(standsIn(group, tokenize(words))).toBe(false),
  );
});
