import { describe, expect, it } from 'vitest';
import { tableHead, valuesOfDays } from './head.js';

describe('words over columns below a line of days', () => {
  it('make the results of the newest day those of now, whichever side it stands on', () => {
    const head = tableHead('Component              Value               Value          Reference Range');
    const roles = (days: string) =>
      head &&
      valuesOfDays(tableHead(days), head)
        .columns.map(({ role }) => role)
        .filter((role) => /value|prev/.test(role));
    expect(roles('                       11/17/2026          10/20/2026')).toEqual(['value', 'previous']);
    expect(roles('                       10/20/2026          11/17/2026')).toEqual(['previous', 'value']);
    expect(roles('                       10/20/2026          11/17/2026   09/01/2026')).toEqual(['value', 'value']);
  });
});
