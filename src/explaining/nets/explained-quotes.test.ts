import { describe, expect, it } from 'vitest';
import { asked, explained, findings } from '../../../test/explained.js';

const stay = (line: string) => `DISCHARGE SUMMARY\nDISCHARGE DIAGNOSIS: Pneumonia.\nHOSPITAL COURSE: ${line}\n`;

describe('the hard words of a quotation', () => {
  const line =
    'Trop 40 -> 38, BNP 1200, RLL opacity on CXR, TTE: LVEF 35%, mod MR - d/w cardiology re ICD and spironolactone.';
  it('are explained behind it, more than the three hardest, under one lead', () => {
    const told = findings(stay(line));
    for (const word of ['Trop', 'BNP', 'RLL', 'spironolactone']) expect(told).toMatch(new RegExp(`“${word}” means `));
    expect(told).toMatch(/“opacity” means|\(opacity\)/);
    // What was only spoken of is not there.
    expect(told).not.toMatch(/heart shock device[^.]* is in place/);
    for (const one of told.split('\n'))
      expect(one.match(/In this line, /g)?.length ?? 0).toBeLessThanOrEqual(
        (one.match(/“[^”]*”(?! means)/g) ?? []).length,
      );
  });
  it('are each explained once', () => {
    const all = [...findings(stay(line)).matchAll(/“([^”]+)” means/g)].map(([, word]) => word?.toLowerCase());
    expect(all.length).toBe(new Set(all).size);
  });
  it('stand in the quotation and on the report', () => {
    for (const { text, sources } of explained(stay(line)).sentences)
      if (/^(?:In this line, )?“[^”]+” means/.test(text)) expect(sources.length).toBeGreaterThan(0);
  });
  it('names a result without an article', () => {
    expect(findings(stay('TSH 6.1, TPO Ab pending - may be sick-euthyroid, CRP flat @ 12.'))).not.toMatch(
      /means an? (?:thyroid stim|C-react)/i,
    );
  });
});

it('a part of a word is no word of its own', () => {
  const told = findings(stay("Rx pip-tazo 7d then PO co-amox x5d, CRP 280->40, DC'd w/ PICC in 2/52 f/u re ?IE."));
  expect(told).not.toMatch(/“amox” means/);
  expect(told).toMatch(/“7d” means 7 days/);
});

it('weeks and months of a quotation are spelled out', () => {
  expect(
    asked(
      `${stay('Improved.')}FOLLOW UP: CXR at d/c: RLL opacity improving; recommend repeat film in 6-8 wks to document clearance.\n`,
    ),
  ).toMatch(/6(?:-| to )8 weeks/);
});
