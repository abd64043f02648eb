import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../test/whole-knowledge.js';
import { readReport } from './index.js';

const knowledge = wholeKnowledge();

describe('a list of medicines behind a sentence of the plan', () => {
  const report = readReport(
    'DISCHARGE SUMMARY\nDISCHARGE DIAGNOSIS: Heart block.\nPLAN: The patient is discharged home to continue her home medications, which are:\n1. Actos 45 mg a day.\n2. Triazolam 0.125 mg p.o. at bedtime.\n\nShe will be seen in a week.\n',
    knowledge,
  );

  it('is a list of medicines, and what follows it is the plan again', () => {
    expect(
      report.sections.map(({ kind, sentences }) => [
        kind,
        sentences.map(({ span }) => report.clean.slice(span.start, span.end)),
      ]),
    ).toEqual([
      ['header', ['DISCHARGE SUMMARY']],
      ['discharge_diagnosis', ['Heart block.']],
      ['plan', ['The patient is discharged home to continue her home medications, which are:']],
      ['discharge_medications', ['Actos 45 mg a day.', 'Triazolam 0.125 mg p.o. at bedtime.']],
      ['plan', ['She will be seen in a week.']],
    ]);
    report.sections.forEach((section, index) => {
      expect(section.index).toBe(index);
      for (const sentence of section.sentences) expect(sentence.section).toBe(index);
    });
  });

  it('is none where the sentence says what was stopped', () => {
    const stopped = readReport(
      'DISCHARGE SUMMARY\nPLAN: The following medications were stopped:\n1. Actos 45 mg a day.\n2. Triazolam 0.125 mg.\n',
      knowledge,
    );
    expect(stopped.sections.map(({ kind }) => kind)).not.toContain('medications');
  });
});
