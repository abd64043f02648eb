import { isLoinc } from './loinc.js';
import { readerTexts } from './texts.js';
import type { Check, Finding } from './types.js';
import { entriesOf } from './types.js';

/** Shares, odds and amounts that a reader takes for a fact: they need a source that was read. */
const RATE = /\d+(?:\.\d+)?\s?(?:%|percent|per cent)|\b(?:\d+|one|two|three) (?:in|out of) (?:\d+|ten|a hundred)\b/i;

/** Limits and ranges whose own source was not read, or that contradict themselves; rates in unchecked entries. */
export const checkNumbers: Check = (data) => {
  const found: Finding[] = [];
  for (const lab of data.labs) {
    const where = `labs/${lab.id}`;
    const error = (message: string): void => {
      found.push({ level: 'error', check: 'numbers', where, message });
    };
    for (const limit of [...lab.ranges, ...lab.critical]) {
      if (!limit.sourceChecked && !lab.sourceChecked)
        error(`a number in ${limit.unit || 'no unit'} without a checked source`);
      if (!limit.source.url) error(`a number in ${limit.unit || 'no unit'} without the address of its source`);
    }
    for (const range of lab.ranges) {
      if (range.low !== null && range.high !== null && range.low >= range.high)
        error(`range ${range.low} to ${range.high} ${range.unit} is upside down`);
      for (const limit of lab.critical.filter((one) => one.unit === range.unit)) {
        if (limit.below !== undefined && range.low !== null && limit.below >= range.low)
          error(`critical below ${limit.below} ${limit.unit} lies inside the range`);
        if (limit.above !== undefined && range.high !== null && limit.above <= range.high)
          error(`critical above ${limit.above} ${limit.unit} lies inside the range`);
      }
    }
    for (const limit of lab.critical) {
      if (limit.below === undefined && limit.above === undefined) error('a critical limit without a number');
    }
  }
  for (const { id, sourceChecked } of data.unitConversions ?? []) {
    if (!sourceChecked)
      found.push({
        level: 'error',
        check: 'numbers',
        where: `unit-conversions/${id}`,
        message: 'a factor without a checked source',
      });
  }
  const checked = new Set(
    entriesOf(data).flatMap(({ folder, entry }) => (entry.sourceChecked ? [`${folder}/${entry.id}`] : [])),
  );
  for (const { where, field, sentence } of readerTexts(data)) {
    if (!checked.has(where) && RATE.test(sentence))
      found.push({
        level: 'error',
        check: 'numbers',
        where,
        message: `${field} gives a rate without a checked source`,
      });
  }
  return found;
};

/** LOINC codes with a wrong check digit, and codes that two tests share. */
export const checkLoinc: Check = (data) => {
  const found: Finding[] = [];
  const owners = new Map<string, string>();
  for (const { id, loinc } of data.labs) {
    if (!loinc) continue;
    const where = `labs/${id}`;
    if (!isLoinc(loinc)) {
      found.push({ level: 'error', check: 'loinc', where, message: `${loinc} has a wrong check digit` });
    }
    const owner = owners.get(loinc);
    if (owner)
      found.push({ level: 'error', check: 'loinc', where, message: `${loinc} is also the code of labs/${owner}` });
    owners.set(loinc, id);
  }
  return found;
};
