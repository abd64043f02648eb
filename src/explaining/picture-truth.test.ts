import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../test/whole-knowledge.js';
import { checkFaithfulness } from './faithfulness.js';
import { explainReport } from './index.js';

const knowledge = wholeKnowledge();

const analysed = (text: string) => {
  const analysis = explainReport(text, knowledge);
  expect(checkFaithfulness(analysis, text, knowledge)).toEqual([]);
  return { ...analysis, found: analysis.findings.map((finding) => finding.text).join(' ') };
};

describe('a fracture written as a sign', () => {
  it('is denied with what stands beside it', () => {
    const { found } = analysed(
      'RIGHT SHOULDER, 3 VIEWS\nFindings: No # or dislocation.\nConclusion: No acute bony injury.',
    );
    expect(found).not.toMatch(/shows a (?:joint out of place|broken)/);
    expect(found).toMatch(/no sign of [^.]*joint out of place/);
  });

  it('is told where it is', () => {
    const { found } = analysed(
      'LEFT KNEE, 2 VIEWS\nFindings: Soft tissue swelling.\nConclusion: Undisplaced patellar #.',
    );
    expect(found).toMatch(/broken kneecap/);
  });
});

describe('an early pregnancy', () => {
  it('that the report cannot judge yet is told as no loss', () => {
    const { summary, findings } = analysed(
      'EXAM: US PELVIS TRANSVAGINAL\nFINDINGS: Single intrauterine gestational sac. Yolk sac is present. No fetal cardiac activity is seen at this time.\nIMPRESSION: Early intrauterine pregnancy of uncertain viability. Recommend follow-up ultrasound in 10-14 days.',
    );
    expect(summary).not.toMatch(/no heartbeat/);
    expect(findings.map(({ importance }) => importance)).not.toContain('urgent');
  });

  it('without a heartbeat that the report calls a loss stays one', () => {
    const { findings } = analysed(
      'EXAM: OBSTETRIC ULTRASOUND\nFINDINGS: Single fetus with a crown-rump length of 24 mm. No fetal cardiac activity.\nIMPRESSION: Fetal demise at 9 weeks.',
    );
    expect(findings.some(({ sensitive }) => sensitive)).toBe(true);
    expect(findings.map(({ text }) => text).join(' ')).toMatch(/no heartbeat|died|death|demise/);
  });
});

describe('an operation by a shared word', () => {
  it('on a cyst of the kidney is none on the lung', () => {
    const { found } = analysed(
      'CT ABDOMEN\nFINDINGS: Postsurgical change of the right kidney from prior cyst decortication.\nIMPRESSION: No acute finding.',
    );
    expect(found).not.toMatch(/lung/);
  });
});
