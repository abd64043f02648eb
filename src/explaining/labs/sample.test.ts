import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const sheet = (rows: string) =>
  explainReport(`LAB REPORT\nTest            Result   Flag  Reference Range  Units\n${rows}\n`, knowledge).labs;
const SODIUM = 'Sodium          139            135-145          mmol/L';

describe('what is printed about the sample', () => {
  it('says why there is no result', () => {
    const text = (value: string) =>
      sheet(`${SODIUM}\nCalcium         ${value.padEnd(15)}  8.5-10.5       mg/dL`)[1]?.text;
    expect(text('QNS')).toBe('There is no result for calcium: there was too little of the sample.');
    expect(text('Hemolyzed')).toContain('had broken open (hemolysis)');
    expect(text('Cancelled')).toContain('the test was not done');
    expect(text('Cannot be calculated')).toBe('There is no result for calcium: it could not be worked out.');
    expect(text('Not computed')).toBe('There is no result for calcium: it could not be worked out.');
    expect(text('Duplicate order')).toBe('There is no result for calcium: the test was ordered twice.');
    expect(text('Not reported')).toBe('There is no result for calcium: the lab did not report one.');
    expect(text('N/A')).not.toContain('yet');
    expect(text('pending')).toContain('There is no result for calcium yet.');
  });

  it('tells a note on the sample with its row, and takes it for no row', () => {
    const rows = (note: string) =>
      sheet(`Potassium       5.6      H     3.5-5.1          mmol/L\n  ${note}\n${SODIUM}`);
    const labs = rows('Specimen slightly hemolyzed; potassium may be falsely elevated.');
    expect(labs.map((lab) => lab.name)).toEqual(['Potassium', 'Sodium']);
    expect(labs[0]?.text).toContain('The lab notes that red blood cells in the sample had broken open');
    expect(rows('Specimen not hemolyzed.')[0]?.text).not.toContain('broken open');
  });

  it('blames the last row for no comment on the whole sheet', () => {
    const labs = sheet(`${SODIUM}\nCalcium         9.1            8.5-10.5         mg/dL\nComment: Sample is lipemic.`);
    expect(labs[1]?.text).not.toContain('cloudy');
  });
});

describe('a result in words of another language', () => {
  it('is told in English', () => {
    const text = 'Prueba      Resultado     Unidades      Valores de referencia\nSodio       141           mEq/L         136 - 145\nNitritos    Positivo                    Negativo\n'; // biome-ignore format: one sheet
    expect(explainReport(text, knowledge).labs[1]?.text).toContain(
      'came back as “Positivo”, which means positive, while the report expects negative',
    );
  });
});

describe('what a result can go with', () => {
  it('is told whole, so that the main cause is not left out', () => {
    const [, lab] = sheet(`${SODIUM}\nLipase          402       H    14-72            U/L`);
    expect(lab?.text).toMatch(/A high result can go with [^.]*swollen pancreas/);
  });

  it('is not told at a critical level, which harmless causes would make light of', () => {
    const [, lab] = sheet(`${SODIUM}\nGlucose         612       HH   70-99            mg/dL`);
    expect(lab?.text).toContain('marked this as a critical level');
    expect(lab?.text).not.toContain('can go with');
  });
});

describe('a critical value in a note', () => {
  it('is urgent also where the value before is told in brackets', () => {
    const analysis = explainReport('Hgb 4.9 g/dL critical (was 11 last month). Notified ward.', knowledge);
    expect(analysis.findings[0]).toMatchObject({ importance: 'urgent', urgency: 'new' });
    expect(analysis.labs[0]?.text).toContain('It was 11 before.');
  });
});
