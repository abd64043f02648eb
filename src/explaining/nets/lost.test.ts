import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();

function read(text: string): { listed: string; told: string } {
  const { findings, notExplained, recommendations, summary } = explainReport(text, knowledge);
  return {
    listed: notExplained.map(({ start, end }) => text.slice(start, end)).join('\n'),
    told: [summary, ...findings.map((one) => one.text), ...recommendations.map((one) => one.text)].join('\n'),
  };
}

describe('what no sentence carries', () => {
  it('is listed where only another part of its line is told', () => {
    const { listed } = read(
      'CT ABDOMEN\nFINDINGS: Liver is mildly low in attenuation diffusely, no focal lesion. Spleen is normal.\nIMPRESSION: Gallstones.',
    );
    expect(listed).toContain('low in attenuation');
    expect(listed).not.toContain('Spleen');
    expect(listed).not.toContain('Gallstones');
  });

  it('is quoted where it stands in the comment of a sample', () => {
    const { told, listed } = read(
      'SURGICAL PATHOLOGY REPORT\nDIAGNOSIS: Bladder, biopsy: High grade urothelial carcinoma.\nCOMMENT: High risk non muscle invasive disease. Sections show crushed lamina with diathermy artefact.',
    );
    expect(told).toContain('High risk non muscle invasive disease');
    expect(`${told}\n${listed}`).toContain('diathermy artefact');
  });

  it('is not owed where it tells why the test was done or how', () => {
    const { listed } = read(
      'CT CHEST\nINDICATION: Smoker with frobnicated elastance.\nTECHNIQUE: Helical frobnication of the thorax.\nIMPRESSION: Clear lungs.',
    );
    expect(listed).not.toContain('Helical');
  });

  it('leaves a line alone that is told whole', () => {
    const text =
      'CT CHEST\nFINDINGS: There is a 5 mm nodule in the left upper lobe. The heart is normal in size.\nIMPRESSION: Left upper lobe nodule.';
    expect(read(text).listed).toBe('');
  });
});
