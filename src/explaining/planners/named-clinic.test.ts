import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createKnowledge } from '../../knowledge/index.js';
import { explainReport } from '../index.js';

const knowledge = createKnowledge(
  JSON.parse(readFileSync(new URL('../../knowledge/compiled.json', import.meta.url), 'utf8')),
);
const asked = (line: string) =>
  explainReport(`DISCHARGE SUMMARY\nDiagnosis: Stroke\nFOLLOW-UP:\n${line}\n`, knowledge)
    .recommendations.map(({ text }) => text)
    .join('\n');

describe('a visit to a clinic with a name', () => {
  it.each([
    'Stroke Prevention Clinic 6-8 wk',
    'Falls clinic in 6 weeks',
    'Memory clinic 3 months',
    'Sleep unit 3 months',
  ])('is no visit to any doctor: %s', (line) => {
    const told = asked(line);
    expect(told).not.toContain('see your doctor');
    expect(told.toLowerCase()).toMatch(/clinic|unit/);
  });
  it.each(['Return to clinic in 2 weeks', 'Follow up in clinic in 3 weeks', 'Cardiology clinic 4 weeks'])(
    'one without a name is told as before: %s',
    (line) => {
      expect(asked(line)).toMatch(/The report asks you to (?:see|come back)/);
    },
  );
});
