import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const sheet = (rows: readonly string[], comment: string) =>
  explainReport(
    `COAGULATION LABORATORY REPORT\nPatient sample: citrate blood\nTest            Result    Reference\n${rows.join('\n')}\n\nCOMMENT\n${comment}\n`,
    knowledge,
  ).labs.map(({ text }) => text);

describe('what the report says itself of a result', () => {
  const APTT = ['aPTT            43 s  *   26-36', 'Platelets       231       150-400'];
  it('stands in for what a long clotting time can be from', () => {
    const own = 'The prolonged aPTT is explained by the lupus anticoagulant. Heparin prophylaxis in case of surgery.';
    expect(sheet(APTT, own)[0]).not.toMatch(/treated with heparin/);
    expect(sheet(APTT, 'Heparin infusion since Monday.')[0]).toMatch(/treated with heparin/);
  });

  const INR = ['INR             4.6       2.0-3.0   HIGH', 'Platelets       231       150-400'];
  it('stands in for what is expected of a blood thinner', () => {
    expect(sheet(INR, 'INR is above target: bleeding risk. Review warfarin today.')[0]).not.toMatch(/is expected/);
    expect(sheet(INR, 'On warfarin.')[0]).toMatch(/is expected with warfarin/);
  });

  it('tells a gene that is as usual as no change', () => {
    const gene = (answer: string) => sheet([`Prothrombin gene mutation G20210A     ${answer}`, APTT[1] ?? ''], '')[0];
    expect(gene('wild type (not mutated)')).toMatch(/This gene change was not found/);
    expect(gene('wild type')).not.toMatch(/clot more easily/);
    expect(gene('heterozygous')).toMatch(/clot more easily/);
  });

  it('gives each of several results in a line its own figure', () => {
    const told = explainReport(
      'LABORATORY REPORT\nSpecimen: Blood\nFibrinogen 92 mg/dL (200-400), INR 1.6, D-dimer >20 mg/L FEU\n',
      knowledge,
    ).labs.map(({ name, value, unit, range }) => `${name} ${value} ${unit ?? ''} ${range?.text ?? ''}`.trim());
    expect(told).toEqual(['Fibrinogen 92 mg/dL 200-400', 'INR 1.6', 'D-dimer >20 mg/L FEU']);
  });
});
