import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createKnowledge } from '../../knowledge/index.js';
import { explainReport } from '../index.js';

const knowledge = createKnowledge(
  JSON.parse(readFileSync(new URL('../../knowledge/compiled.json', import.meta.url), 'utf8')),
);
const LATE = /done about this now|coming from\?|can it be opened|What is block/;

describe('after a stay', () => {
  it.each([
    'Acute appendicitis\nPROCEDURE: Laparoscopic appendectomy',
    'Anterior STEMI, PCI to LAD',
    'Upper GI bleed, ulcer clipped',
    'Left ureteric stone, stented',
    'Acute ischemic stroke, left M1 occlusion, thrombectomy',
  ])('nobody asks what was to be done in that hour: %s', (diagnosis) => {
    const { questions } = explainReport(
      `DISCHARGE SUMMARY\nAdmitted: 02/05/2022   Discharged: 06/05/2022\nDISCHARGE DIAGNOSIS: ${diagnosis}\nDISPOSITION: Home\n`,
      knowledge,
    );
    expect(questions.join('\n')).not.toMatch(LATE);
    expect(questions.length).toBeGreaterThan(0);
  });
});
