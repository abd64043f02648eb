import { EQUIVALENT } from './equivalent.js';
import type { Judged } from './judge.js';

interface Sorted {
  caught: Judged[];
  /** Nothing can be seen of it when they are out, and why is written down. */
  equivalent: Judged[];
  survivors: Judged[];
}

/** Sorts what was judged by what it means. */
export function sorted(judged: readonly Judged[]): Sorted {
  const missed = judged.filter(({ verdict }) => verdict !== 'caught');
  return {
    caught: judged.filter(({ verdict }) => verdict === 'caught'),
    equivalent: missed.filter(({ key }) => key in EQUIVALENT),
    survivors: missed.filter(({ key }) => !(key in EQUIVALENT)),
  };
}

/** The record that is kept in the repository: each guard, and the test that noticed when it was out. */
export function report({ caught, equivalent, survivors }: Sorted): string {
  const all = caught.length + equivalent.length + survivors.length;
  return [
    '# Guards, and the tests that notice when one is out',
    '',
    'Made by `npm run guards -- --report docs/guards.md`: every access check, limit, ownership condition, refusal and audit row was',
    `taken out of a copy, one at a time. ${all} guards: ${caught.length} caught, ${equivalent.length} change nothing, ${survivors.length} not caught.`,
    'The verdicts come from recorded runs, which may be of different days; `npm run guards` judges all of them anew.',
    '',
    ...table(
      ['guard', 'noticed by'],
      caught.map(({ key, test }) => [key, test]),
    ),
    '',
    '## That change nothing',
    '',
    ...table(
      ['guard', 'why it stands all the same'],
      equivalent.map(({ key }) => [key, EQUIVALENT[key] ?? '']),
    ),
    ...(survivors.length > 0
      ? [
          '',
          '## Not caught',
          '',
          ...table(
            ['guard', 'verdict'],
            survivors.map(({ key, verdict }) => [key, verdict]),
          ),
        ]
      : []),
    '',
  ].join('\n');
}

function table(head: [string, string], rows: readonly [string, string][]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), '|---|---|', ...rows.map(([guard, other]) => line([guard, other]))];
}
