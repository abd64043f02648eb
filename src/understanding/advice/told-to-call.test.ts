import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../../explaining/index.js';

const knowledge = wholeKnowledge();

describe('what somebody was told to call about', () => {
  it.each([
    ['Advised to phone triage with fever or bleeding.', /advised to phone triage/],
    ['To call the helpline with temperature over 38.', /Call the helpline with temperature over 38/],
    ['Patient to attend A&E with chest pain or stroke symptoms.', /attend A&E with chest pain/],
  ])('is asked for, and nothing that happened: %s', (line, asked) => {
    const { findings, recommendations } = explainReport(`ONCOLOGY NOTE\nChemo cycle 3. Well. ${line}`, knowledge);
    expect(recommendations.map(({ text }) => text).join(' ')).toMatch(asked);
    expect(findings.filter(({ urgency }) => urgency !== null)).toEqual([]);
    expect(findings.filter(({ text }) => /fever|bleeding|chest pain|stroke/.test(text))).toEqual([]);
  });

  it('is the story where they came with it', () => {
    const { findings } = explainReport('ED NOTE\nShe rang the ward with chest pain and has a STEMI.', knowledge);
    expect(findings.some(({ importance }) => importance === 'urgent')).toBe(true);
  });
});
