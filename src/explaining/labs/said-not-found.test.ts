import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const comment = (text: string) => {
  const { summary, findings, labs, recommendations } = explainReport(
    `LABORATORY REPORT\nSpecimen: Blood\nCOMMENT: ${text}\n`,
    knowledge,
  );
  return {
    found: findings.map(({ text: told }) => told).join(' '),
    urgent: findings.some(({ urgency }) => urgency !== null),
    asked: recommendations.map(({ text: told }) => told).join(' '),
    labs: labs.map(({ name, value }) => `${name} ${value}`),
    summary,
  };
};

describe('what a laboratory speaks of and has not found', () => {
  it.each([
    'Breathlessness at rest, chest pain, black stools or fainting need emergency care.',
    'Confusion, drowsiness or a new rash needs immediate medical attention.',
  ])('tells signs that would need help as such: %s', (line) => {
    const told = comment(line);
    expect(told.found).toBe('');
    expect(told.asked).toContain(line.slice(0, -1));
  });

  it('still tells what the reader has', () => {
    expect(comment('He has chest pain or fainting and needs urgent assessment.').found).toMatch(/chest pain/);
  });

  it('takes what a test is to rule out, or what its panel is called, for no finding', () => {
    const sought = comment('Joint aspiration of the left elbow should be considered to exclude septic arthritis.');
    expect(sought.urgent).toBe(false);
    expect(sought.asked).toMatch(/left elbow/);
    const panel = comment('Meningitis/encephalitis PCR panel: enterovirus detected.');
    expect(panel.urgent).toBe(false);
    expect(panel.found).toMatch(/found a virus called enterovirus/);
    expect(comment('Left knee fluid: gram positive cocci. Septic arthritis.').urgent).toBe(true);
  });

  it('tells how a germ goes about as nothing that was found in a place', () => {
    expect(comment('Enterovirus is spread by hands and respiratory droplets.').found).not.toMatch(/found|your hand/);
    expect(comment('No contact prophylaxis is required.').found).toMatch(/medicine for people around you/);
  });

  it('tells ovaries with small sacs as no syndrome', () => {
    expect(comment('Pelvic ultrasound: bilateral polycystic ovaries.').found).not.toMatch(/hormone problem/);
    expect(comment('Polycystic ovary syndrome.').found).toMatch(/hormone problem/);
  });
});

describe('figures in a comment that are no results of the day', () => {
  it.each([
    ['As TSH is above 10, treatment is usually indicated.', []],
    ['Kidney function is reduced compared with 10/2024 (creatinine 92 umol/L).', []],
    ['Recommend keeping fibrinogen above 150 mg/dL and platelets above 50.', []],
    ['As haemoglobin is 6.1 g/dL, transfusion should be considered.', ['haemoglobin 6.1']],
    ['Creatinine is 131 umol/L compared with 92 umol/L in 10/2024.', ['Creatinine 131']],
  ])('%s', (line, labs) => expect(comment(line).labs).toEqual(labs));
});

describe('what the report calls true, and from when it counts', () => {
  it('tells an infection of the blood that is never to be taken for a soiled sample', () => {
    const told = comment(
      'S. aureus in all four bottles is a true bloodstream infection and never to be regarded as contamination.',
    );
    expect(told.summary).toMatch(/^The report notes germs in the blood/);
    expect(told.urgent).toBe(true);
    expect(comment('Single bottle only; a bloodstream infection remains to be confirmed.').urgent).toBe(false);
  });

  it('counts the time of a check from what comes before it', () => {
    expect(comment('Repeat HbA1c 3 months after correction of anaemia.').asked).toMatch(
      /3 months “after correction of anaemia”/,
    );
    expect(comment('Repeat TSH 6-8 weeks after starting treatment.').asked).not.toMatch(/in 6 to 8 weeks/);
    expect(comment('Repeat TSH in 6-8 weeks.').asked).toMatch(/in 6 to 8 weeks/);
  });

  it('takes an antibody that is named for no screen of the blood bank', () => {
    const told = comment('Anti-GBM antibody: 186 U/mL (normal < 20).');
    expect(told.labs.join(' ')).not.toMatch(/^antibody/);
    expect(told.summary).not.toMatch(/antibody screen/);
  });
});
