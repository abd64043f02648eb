import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const explain = (text: string) => explainReport(text, knowledge);

describe('what a sleep study suggests', () => {
  it.each([
    'Suggest weight reduction, sleep hygiene counseling and a repeat titration night.',
    'Suggest weight loss and CPAP titration study.',
    'Would suggest avoidance of alcohol in the evening.',
  ])('is advice, and nothing that was found: %s', (line) => {
    const { findings, recommendations } = explain(
      `PROCEDURE: Overnight sleep study.\n\nSUMMARY: Moderate obstructive sleep apnea. ${line}\n`,
    );
    expect(recommendations.some(({ kind, text }) => kind === 'from_report' && text.length > 0)).toBe(true);
    expect(findings.map(({ text }) => text).join('\n')).not.toMatch(/weight|alcohol|night test/i);
  });

  it('stays a doubt where it is what the signs suggest', () => {
    const { findings } = explain('SLEEP STUDY\n\nSUMMARY: The tracings suggest periodic limb movement disorder.\n');
    expect(findings.some(({ assertion }) => assertion === 'possible')).toBe(true);
  });
});

describe('sight that is weaker', () => {
  it('is not told as lost', () => {
    const { findings } = explain(
      'REASON FOR CONSULTATION: Cough.\n\nREVIEW OF SYSTEMS:\nEYES: Decreased visual acuity.\nRESPIRATORY: Cough.\n\nASSESSMENT: Acute bronchitis.\n',
    );
    const told = findings.map(({ text }) => text).join('\n');
    expect(told).toContain('weaker sight');
    expect(told).not.toMatch(/loss of sight/);
  });
});

describe('a sentence of the reader’s own among the diagnoses', () => {
  it('has no lead that runs into it', () => {
    const { findings } = explain(
      'EMERGENCY NOTE\n\nEXAM: Afebrile.\n\nDIFFERENTIAL DIAGNOSIS: The patient also presents with some general symptoms including fever, fatigue, and belly discomfort on physical examination. The following are in the differential diagnosis: Acute proctitis and colitis.\n',
    );
    const told = findings.map(({ text }) => text).join('\n');
    expect(told).toContain('You also come in with some general symptoms');
    expect(told).not.toMatch(/lists you/);
  });
});

describe('a finding of a sentence that is told whole', () => {
  it('says it once', () => {
    const { findings } = explain(
      'EMERGENCY NOTE\n\nDIFFERENTIAL DIAGNOSIS: This patient is presenting with acute flank pain with bleeding. The following are in the differential diagnosis: Acute pyelonephritis and kidney stone.\n',
    );
    for (const { text } of findings) {
      const sentences = text.split(/(?<=\.) /);
      expect(new Set(sentences).size, text).toBe(sentences.length);
    }
  });
});

describe('a value of before with its thousands marked', () => {
  it.each([
    ['CRP 12, down from 1,210.', /gone down\. It was 1,210 before/],
    ['Platelets 1,150 (from 900).', /gone up\. It was 900 before/],
  ])('%s', (line, wanted) => {
    const { labs } = explain(`DISCHARGE SUMMARY\n\nHOSPITAL COURSE: She had pancreatitis.\n\nRESULTS: ${line}\n`);
    expect(labs.map(({ text }) => text).join('\n')).toMatch(wanted);
  });
});
