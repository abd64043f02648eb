import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createKnowledge } from '../../knowledge/index.js';
import { explainReport } from '../index.js';

const knowledge = createKnowledge(
  JSON.parse(readFileSync(new URL('../../knowledge/compiled.json', import.meta.url), 'utf8')),
);
const told = (...lines: string[]) => {
  const { summary, keyPoints, findings, recommendations } = explainReport(`${lines.join('\n')}\n`, knowledge);
  return [summary, ...keyPoints, ...[...findings, ...recommendations].map(({ text }) => text)].join('\n');
};

describe('a comment of the laboratory finds nothing', () => {
  it.each([
    [
      'where it says what to ask about',
      'Comment: Please ask about headache and scalp pain (giant cell arteritis).',
      /notes (?:a headache|swollen arteries)|sight can be at risk/,
    ],
    [
      'where it says what to look for',
      'Comment: Raised CRP, look clinically for endocarditis or an abscess.',
      /notes an? (?:abscess|heart)|emergency room/,
    ],
    [
      'where it names a group of tests by an illness',
      'Comment: DIC parameters were repeated. Myeloma bloods requested.',
      /notes (?:clotting and bleeding|blood cancer)|emergency room/,
    ],
    [
      'where it says on what a test depends',
      'Comment: Blood film (malaria) if recent travel.',
      /notes malaria|emergency room/,
    ],
  ])('%s', (_, comment, never) => {
    expect(told('CHEMISTRY', 'CRP   61   mg/L   H   <5', 'Sodium   138   mmol/L   135-145', comment)).not.toMatch(
      never,
    );
  });

  it('is quoted where it holds something for less than typical', () => {
    const sheet = ['HAEMATOLOGY', 'WBC   2.1   x10^9/L   L   4.0-11.0', 'Comment: Appearances not typical of APL but coagulation is abnormal; urgent PML::RARA requested.']; // biome-ignore format: one sheet
    expect(told(...sheet)).toMatch(/“Appearances not typical of APL but coagulation is abnormal/);
    expect(told(...sheet)).not.toMatch(/is unlikely/);
  });

  it('but finds what it says that it found', () => {
    expect(told('HAEMATOLOGY', 'Hb   88   g/L   L   115-165', 'Comment: Iron deficiency anaemia. Left shift present.')).toMatch(/iron/); // biome-ignore format: one line
    expect(told('HAEMATOLOGY', 'Hb   88   g/L   L   115-165', 'Comment: Left shift with toxic granulation.')).not.toMatch(/on the left/); // biome-ignore format: one line
  });
});
