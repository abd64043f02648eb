import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const explain = (text: string) => explainReport(text, knowledge);

const REPORT = `PROCEDURE: Colonoscopy.

INDICATIONS: Rectal bleeding.

PROCEDURE: Informed consent was obtained. ASA Grade Assessment: P2 A person with mild systemic disease. After reviewing the risks and benefits, the patient was deemed fit for the procedure. The colonoscope was introduced through the anus and advanced to the cecum. The patient tolerated the procedure well.

IMPRESSION:
1. One 6 mm polyp in the transverse colon.

RECOMMENDATION:
1. High fiber diet.
2. Repeat colonoscopy in 5 years.

CPT CODE(S):
45385, Colonoscopy, flexible, proximal to splenic flexure; with removal of tumor(s), polyp(s), or other lesion(s) by snare
technique.
45381, 59, Colonoscopy, flexible; with directed submucosal injection(s), any substance.

ICD9 CODE(S):
211.3, Benign neoplasm of colon.
455.2, Internal hemorrhoids with other complication
`;

describe('the report of a look into the bowel', () => {
  it('asks for nothing that stands among its codes', () => {
    const { recommendations } = explain(REPORT);
    const own = recommendations.filter(({ kind }) => kind === 'from_report').map(({ text }) => text);
    expect(own.join('\n')).not.toMatch(/splen|snare|injection|neoplasm|complication|4538/i);
    expect(own.join('\n')).toMatch(/in 5 years/);
    expect(own.join('\n')).toContain('Eat food that is high in fiber.');
  });

  it('shows the codes as not explained', () => {
    const { notExplained } = explain(REPORT);
    expect(notExplained.map(({ start, end }) => REPORT.slice(start, end)).join('\n')).toContain('211.3');
  });

  it('takes the grade of fitness for no conclusion', () => {
    const { findings } = explain(REPORT);
    expect(
      findings
        .filter(({ importance }) => importance === 'important')
        .map(({ text }) => text)
        .join('\n'),
    ).not.toMatch(/P2|deemed|tolerated/);
  });
});

describe('the title of a look inside that is told by its steps', () => {
  it.each([
    ['The colonoscope was advanced to the cecum.', 'Colonoscopy report'],
    ['The scope was passed under direct vision into the esophagus and the duodenum.', 'Upper endoscopy report'],
    ['The bronchoscope was introduced through the mouth.', 'Bronchoscopy report'],
  ])('%s', (step, title) => {
    const text = `The patient was placed on the left side and sedated. ${step} The lining was normal. The patient tolerated the procedure well without complications.\n`;
    expect(explain(text).title).toBe(title);
  });
});

describe('a list of parts that were all normal', () => {
  it('speaks of each, whatever marks stand between them', () => {
    const { findings } = explain(
      'UPPER ENDOSCOPY\n\nFINDINGS: The upper and lower esophagus; the body of the stomach; the antrum; and the duodenum were all normal. No ulcer was seen.\n',
    );
    const told = findings.map(({ text }) => text).join('\n');
    expect(told).toMatch(/esophagus.*stomach.*were all normal/);
    expect(told).not.toMatch(/^The first part of the small bowel looked normal/m);
  });

  it('leaves what is said of one part to that part', () => {
    const { findings } = explain(
      'UPPER ENDOSCOPY\n\nFINDINGS: Esophagus with a small ulcer; the stomach and the duodenum were all normal.\n',
    );
    const told = findings.map(({ text }) => text).join('\n');
    expect(told).toMatch(/open sore/);
  });
});
