import { describe, expect, it } from 'vitest';
import { findings, found } from '../../../test/explained.js';

const scan = (line: string) => found(`MRI BRAIN\nFINDINGS: ${line}\nIMPRESSION: No acute abnormality.`);

describe('the medical name behind an everyday one', () => {
  it('stands behind each of two things that are denied', () => {
    expect(scan('No infarct, no cavernoma.')).toMatch(/\(cavernoma\)/);
  });

  it('is left out of a longer list', () => {
    const said = scan('No infarct, hydrocephalus, cavernoma or aneurysm.');
    expect((said.match(/\((?:infarct|hydrocephalus|cavernoma|aneurysm)\)/g) ?? []).length).toBeLessThan(4);
  });

  it('is told once', () => {
    const said = findings(
      'CLINIC LETTER\nDiagnosis: Essential tremor.\nHis older brother has essential tremor. His sister has essential tremor.\nPlan: review in 6 months.',
    );
    expect(said.match(/\(essential tremor\)/gi) ?? []).toHaveLength(1);
  });

  it('is not told where it says nothing new', () => {
    const said = found(
      'ULTRASOUND ABDOMEN\nFINDINGS: A lesion in the liver. RLQ is tender.\nIMPRESSION: Liver lesion.',
    );
    expect(said).not.toMatch(/\(lesion\)|\(RLQ\)/);
  });
});
