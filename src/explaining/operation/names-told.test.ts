import { describe, expect, it } from 'vitest';
import { explained, found } from '../../../test/explained.js';

const NOTE = (lines: string) =>
  `PREOPERATIVE DIAGNOSIS: Arthritis.\n\n${lines}\n\nANESTHESIA: General.\n\nDESCRIPTION OF PROCEDURE: The patient was brought to the operating room. The wound was closed.\n`;

describe('the name of an operation is told', () => {
  it('of a toe, which is no ultrasound of the heart', () => {
    const said = found(
      'OPERATIVE NOTE\n\nPROCEDURE: Correction of hammertoe, left third toe.\n\nDESCRIPTION OF PROCEDURE: The patient was brought to the operating room. The wound was closed.\n',
    );
    expect(said).toMatch(/You had surgery to repair a bent toe/);
  });

  it('while TOE at the head of a line is one', () => {
    const { reportType } = explained(
      'PROCEDURE: TOE\n\nFINDINGS: No thrombus in the left atrial appendage.\n\nIMPRESSION: No thrombus.\n',
    );
    expect(reportType).toBe('imaging');
  });

  it('where the rest of it stands in another paper', () => {
    const said = found(
      NOTE(
        'PROCEDURE PERFORMED: Right total hip arthroplasty done in conjunction with a left total hip arthroplasty, which will be dictated separately.',
      ),
    );
    expect(said).toMatch(/You had a hip replacement \(total hip arthroplasty\) on the right side/);
    expect(said).toMatch(/You had a hip replacement on the left side/);
    expect(found(NOTE('PROCEDURE PERFORMED: Right total hip arthroplasty, dictated separately.'))).toMatch(
      /You had a hip replacement/,
    );
  });

  it('under “technical procedure” too, as the first thing', () => {
    const { summary } = explained(
      NOTE('TECHNICAL PROCEDURE: Total abdominal hysterectomy and right salpingo-oophorectomy.'),
    );
    expect(summary).toMatch(
      /^You had the womb removed \(total abdominal hysterectomy\)\. You had your right ovary and its tube removed/,
    );
  });
});

describe('words with a meaning in brackets', () => {
  it('are not explained by a sense of another place', () => {
    const said = found(
      NOTE(
        'COMPLICATIONS: None. Department of Anesthesia administered general anesthetic. The toe was noted to be in a rectus position.',
      ),
    );
    expect(said).not.toMatch(/numbness|front belly muscle/);
    expect(
      found('CLINIC NOTE\n\nHISTORY: She noticed some drainage from the right ear. There was drainage today.\n'),
    ).not.toMatch(/fluid from a wound/);
  });
});
