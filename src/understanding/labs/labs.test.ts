import { describe, expect, it } from 'vitest';
import { tinyKnowledge } from '../../knowledge/testing.js';
import type { LabRow } from '../../reading/index.js';
import { readFlag } from './flags.js';
import { understandLab, understandLabs } from './labs.js';
import { sameUnit } from './units.js';

const source = { name: 'Test source', url: 'https://example.org/' };
const knowledge = tinyKnowledge({
  labs: [
    {
      id: 'potassium',
      term: 'potassium',
      loinc: '2823-3',
      sourceChecked: true,
      ranges: [{ unit: 'mmol/L', low: 3.5, high: 5, source }],
      critical: [{ unit: 'mmol/L', below: 2.5, above: 6.5, source }],
    },
    { id: 'sodium', term: 'sodium', ranges: [{ unit: 'mmol/L', low: 135, high: 145, source }] },
    {
      id: 'inr',
      term: 'inr',
      critical: [
        { unit: '', above: 5, source, sourceChecked: true },
        { unit: '%', above: 6, source },
      ],
    },
    { id: 'white-blood-cells', term: 'wbc' },
    { id: 'urine-wbc', term: 'wbc urine', specimen: 'urine' },
  ],
});

interface Printed {
  name?: string;
  value: string;
  unit?: string | null;
  flag?: string;
  range?: { low?: number; high?: number; text?: string; highInclusive?: boolean; lowInclusive?: boolean };
  pending?: boolean;
}

function row(printed: Printed): LabRow {
  const number = /\d+(?:\.\d+)?/.exec(printed.value);
  const comparator = /^[<>]=?/.exec(printed.value)?.[0] as LabRow['comparator'] | undefined;
  const span = { start: 0, end: 10 };
  return {
    name: printed.name ?? 'Potassium',
    nameSpan: span,
    value: printed.value,
    valueSpan: span,
    number: number && !/[a-z:+]|\d-/i.test(printed.value) ? Number(number[0]) : null,
    comparator: comparator ?? null,
    unit: printed.unit ?? null,
    range: printed.range
      ? {
          low: printed.range.low ?? null,
          high: printed.range.high ?? null,
          text: printed.range.text ?? '',
          highInclusive: printed.range.highInclusive ?? true,
          lowInclusive: printed.range.lowInclusive ?? true,
        }
      : null,
    flag: printed.flag ?? null,
    panel: null,
    previous: null,
    pending: printed.pending ?? false,
    source: span,
    comments: [],
  };
}

const between = { low: 3.5, high: 5 };

describe('understandLab', () => {
  it.each<[string, Printed, string, string | null]>([
    ['inside', { value: '4.1', range: between }, 'normal', 'within'],
    ['at the low end', { value: '3.5', range: between }, 'normal', 'within'],
    ['at the high end', { value: '5.0', range: between }, 'normal', 'within'],
    ['just below', { value: '3.4', range: between }, 'low', 'slightly'],
    ['exactly a tenth above', { value: '5.15', range: between }, 'high', 'slightly'],
    ['a half above', { value: '5.75', range: between }, 'high', 'moderately'],
    ['far above', { value: '7', range: between }, 'high', 'far'],
    [
      'a few percent above a narrow range',
      { value: '5.1', unit: 'mg/dL', range: { low: 4.6, high: 5 } },
      'high',
      'slightly',
    ],
    [
      'a third above, half a width',
      { value: '6.6', unit: 'mg/dL', range: { low: 1.7, high: 5 } },
      'high',
      'moderately',
    ],
    [
      'a small share of a wide range, a third of its low end',
      { value: '2', unit: 'mg/dL', range: { low: 3, high: 60 } },
      'low',
      'moderately',
    ],
    ['less than half of the low end', { value: '1.4', unit: 'mg/dL', range: { low: 3, high: 60 } }, 'low', 'far'],
    ['more than a narrow width', { value: '5.6', unit: 'mg/dL', range: { low: 4.6, high: 5 } }, 'high', 'far'],
    ['more than twice a single end', { value: '5.5', unit: 'mg/dL', range: { high: 2.5 } }, 'high', 'far'],
    ['under <x', { value: '5.6', range: { high: 5.7, highInclusive: false } }, 'normal', 'within'],
    ['at <x', { value: '5.7', range: { high: 5.7, highInclusive: false } }, 'high', 'slightly'],
    ['at <=x', { value: '5.7', range: { high: 5.7 } }, 'normal', 'within'],
    ['at >=x', { value: '60', range: { low: 60 } }, 'normal', 'within'],
    ['at >x', { value: '60', range: { low: 60, lowInclusive: false } }, 'low', 'slightly'],
    ['value known only as less', { value: '<0.01', range: { low: 0, high: 0.04 } }, 'normal', 'within'],
    ['less than the low end', { value: '<3.5', range: between }, 'low', 'slightly'],
    ['value known only as more', { value: '>90', range: { low: 60 } }, 'normal', 'within'],
    ['more than the high end', { value: '>1000', range: { low: 0, high: 300 } }, 'high', 'far'],
    ['less than something high: cannot be told', { value: '<100', range: between }, 'unknown', null],
    ['pending', { value: 'Pending', range: between, pending: true }, 'unknown', null],
    ['no range, flag H', { value: '9', flag: 'H' }, 'high', 'far'],
    ['no range, flag *', { value: '9', flag: '*' }, 'abnormal', 'far'],
    ['no range, no flag', { value: '9' }, 'unknown', 'far'],
    ['critical as printed', { value: '6.9', range: between, flag: 'HH' }, 'critical_high', 'far'],
    ['critical without a side', { value: '2.1', range: between, flag: 'CRIT' }, 'critical_low', 'far'],
    ['critical low with no range', { value: '2.1', flag: 'LL' }, 'critical_low', 'far'],
    ['far but not printed as critical', { value: '9.9', range: between, flag: 'H' }, 'high', 'far'],
    ['range wins over flag', { value: '4.1', range: between, flag: 'H' }, 'normal', 'within'],
    ['word equal to the expected', { value: 'Negative', range: { text: 'Negative' } }, 'normal', null],
    ['word of the same meaning', { value: 'None detected', range: { text: 'Not Detected' } }, 'normal', null],
    ['other word', { value: 'Positive', range: { text: 'Negative' } }, 'abnormal', null],
    ['trace', { value: 'Trace', range: { text: 'Negative' } }, 'abnormal', null],
    ['plus signs', { value: '3+', range: { text: 'Negative' } }, 'abnormal', null],
    ['a number where none was expected', { value: '250', range: { text: 'Negative' } }, 'abnormal', null],
    ['one of two expected words', { value: 'Yellow', range: { text: 'Straw/Yellow' } }, 'normal', null],
    ['an interval above the limits', { value: '10-20', range: { low: 0, high: 5 } }, 'high', null],
    ['an interval within the limits', { value: '0-2', range: { low: 0, high: 5 } }, 'normal', null],
    ['an interval across a limit', { value: '3-10', range: { low: 0, high: 5 } }, 'abnormal', null],
    ['no expectation', { value: '4.2', range: { text: 'Not Estab.' }, flag: 'H' }, 'high', null],
    ['see note', { value: 'Reactive', range: { text: 'See note' } }, 'unknown', null],
  ])('%s', (_, printed, status, distance) => {
    const lab = understandLab(row(printed), knowledge);
    expect([lab.status, lab.distance]).toEqual([status, distance]);
  });

  it('says when the flag and the range disagree', () => {
    expect(understandLab(row({ value: '4.1', range: between, flag: 'H' }), knowledge).flagDisagrees).toBe(true);
    expect(understandLab(row({ value: '5.4', range: between, flag: 'H' }), knowledge).flagDisagrees).toBe(false);
    expect(understandLab(row({ value: '5.4', range: between }), knowledge).flagDisagrees).toBe(false);
    expect(understandLab(row({ value: '5.4', range: between, flag: 'L' }), knowledge).flagDisagrees).toBe(true);
  });

  it('shows a general range only with a source that was read, and leaves the status open', () => {
    const checked = understandLab(row({ value: '5.4', unit: 'mmol/L' }), knowledge);
    expect(checked).toMatchObject({ rangeSource: 'general', range: { low: 3.5, high: 5 }, status: 'unknown' });
    const unchecked = understandLab(row({ name: 'Sodium', value: '150', unit: 'mmol/L' }), knowledge);
    expect(unchecked).toMatchObject({ rangeSource: 'none', range: null });
    expect(understandLab(row({ value: '5.4', unit: 'mg/dL' }), knowledge).rangeSource).toBe('none');
  });

  it('notices values beyond critical limits without changing the status', () => {
    const lab = understandLab(row({ value: '6.8', unit: 'mmol/L', range: between, flag: 'H' }), knowledge);
    expect(lab).toMatchObject({ beyondCritical: 'high', status: 'high', loinc: '2823-3' });
    expect(understandLab(row({ value: '6.5', unit: 'mmol/L', range: between }), knowledge).beyondCritical).toBe(null);
    expect(understandLab(row({ value: '6.8', unit: 'mg/dL', range: between }), knowledge).beyondCritical).toBe(null);
  });

  it('goes by limits without a unit, and only by those whose own source was read', () => {
    expect(understandLab(row({ name: 'INR', value: '6.2' }), knowledge).beyondCritical).toBe('high');
    expect(understandLab(row({ name: 'INR', value: '6.2', unit: '%' }), knowledge).beyondCritical).toBe(null);
  });

  it('goes by the limits of every unit of the test where the report prints none', () => {
    expect(understandLab(row({ name: 'potassium', value: '2.1', unit: null }), knowledge).beyondCritical).toBe('low');
    const marked = row({ name: 'potassium', value: '2.1', unit: null, flag: 'critical' });
    expect(understandLab(marked, knowledge).status).toBe('critical_low');
  });

  it('takes a value twenty times over a limit for a slip', () => {
    expect(understandLab(row({ name: 'INR', value: '620' }), knowledge).beyondCritical).toBe(null);
  });

  it('knows the urine tests of a urine panel', () => {
    const rows = ['Nitrite', 'Ketones', 'WBC'].map((name) =>
      row({ name, value: 'Negative', range: { text: 'Negative' } }),
    );
    expect(understandLabs(rows, knowledge).at(-1)?.test).toBe('urine-wbc');
    expect(understandLabs(rows.slice(2), knowledge).at(-1)?.test).toBe('white-blood-cells');
  });
});

describe('readFlag', () => {
  it.each([
    ['H', 'high'],
    ['(L)', 'low'],
    ['*H', 'high'],
    ['↑', 'high'],
    ['HH', 'critical_high'],
    ['Critical Low', 'critical_low'],
    ['Panic', 'critical'],
    ['A', 'abnormal'],
    ['N', 'normal'],
    ['?', null],
  ])('%s', (flag, meaning) => expect(readFlag(flag)).toBe(meaning));
});

describe('sameUnit', () => {
  it('meets spellings and converts nothing', () => {
    expect(sameUnit('10*3/uL', 'K/µL')).toBe(true);
    expect(sameUnit('x10^9/L', '10*3/uL')).toBe(true);
    expect(sameUnit('mg/dL', 'mg/L')).toBe(false);
  });
});
