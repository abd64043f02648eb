import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const explain = (text: string) => explainReport(text, knowledge);
const BEGINS =
  'The patient was taken to the operating room. The patient was prepped and draped in the usual sterile manner.';

describe('an operation that no heading names', () => {
  it.each([
    [
      'The cervix was grasped. The uterine vessels were clamped and tied, and we began removal of the uterine body. The clamps were carried upward until complete removal was obtained. A Foley catheter was then inserted.',
      /womb \(uterus\) taken out/,
      /womb taken out/,
    ],
    [
      'Trocars were inserted. The cystic duct was clipped. The gallbladder was dissected off the liver and removed in a bag.',
      /your gallbladder taken out/,
      /gallbladder taken out/,
    ],
    [
      'A pocket was made below the collarbone. The catheter was passed through the sheath, and the dual-lumen port was placed in the pocket and secured.',
      /You had a port \(a small chamber under the skin to give medicine through\) put in/,
      /a port put in/,
    ],
    [
      'The lead was tested, and the pacemaker was placed in the pocket and secured.',
      /You had a pacemaker \(.*\) put in/,
      /a pacemaker put in/,
    ],
    [
      'The pocket was opened. The port was dissected free and the infusion port was removed with its catheter.',
      /You had a port .* taken out/,
      /a port .*taken out/,
    ],
    [
      'A transverse incision was made in the lower uterine segment, and the infant was delivered as a vertex. The placenta was removed. The uterus was exteriorized.',
      /A baby was born by surgery \(cesarean section\)/,
      /birth of a baby by surgery/,
    ],
  ])('is told by its story: %s', (story, summary, title) => {
    const told = explain(`${BEGINS} ${story} The skin was closed. She was taken to the recovery room.`);
    expect(told.summary).toMatch(summary);
    expect(told.title).toMatch(title);
    expect(told.summary).not.toMatch(/^This is an operation report/);
  });

  it.each([
    'The gallbladder could not be removed.',
    'The testis was delivered into the wound and replaced.',
    'A previous surgeon had removed the spleen. The spleen had been removed two years ago.',
    'The head of the long bone was delivered and smoothed.',
    'The appendix was freed from adhesions.',
  ])('is not made of %s', (story) => {
    const told = explain(`${BEGINS} An incision was made. ${story} The skin was closed.`);
    expect(told.summary).not.toMatch(/taken out|was born/);
  });

  it('is told by the title of its paper', () => {
    const told = explain(`EPIDIDYMECTOMY\n\nOPERATIVE NOTE: ${BEGINS} An incision was made. The skin was closed.`);
    expect(told.summary).toMatch(/tube behind the testicle removed/);
  });
});

describe('names below a heading that stands alone at the top', () => {
  it.each(['OPERATION', 'PROCEDURES PERFORMED', 'PROCEDURES PLANNED AND PERFORMED', 'NAME OF PROCEDURE'])(
    '%s',
    (heading) => {
      const told = explain(
        `${heading}\n1. Splenectomy.\n2. Placement of two left-sided chest tubes.\n\nPROCEDURE IN DETAIL: ${BEGINS} An incision was made. The skin was closed.\n`,
      );
      expect(told.title).toMatch(/spleen/);
      expect(told.findings.map(({ text }) => text).join('\n')).toMatch(
        /You had (?:a procedure to place tubes|chest tubes) .*left side/,
      );
    },
  );
});

describe('the name of an operation of which not every word is known', () => {
  const named = (operation: string) =>
    explain(
      `PREOPERATIVE DIAGNOSIS: Pain.\n\nOPERATION PERFORMED: ${operation}\n\nDESCRIPTION OF PROCEDURE: ${BEGINS} An incision was made. The skin was closed.\n`,
    )
      .findings.map(({ text }) => text)
      .join('\n');
  it.each([
    ['Insertion of a double-lumen port through the left femoral vein.', 'You had a port (a small chamber'],
    [
      'Membrane peel, 25-gauge, left eye.',
      'You had a thin skin peeled off the back of the eye (membrane peel) on the left side',
    ],
    ['Right endarterectomy of the neck artery with patch angioplasty.', 'You had a patch sewn in to widen the artery'],
    ['Left C4-5 hemilaminotomy.', 'You had a small opening made in a spine bone (laminotomy) on the left side'],
    ['Arthroplasty of the right third toe.', 'You had a toe joint reshaped (arthroplasty) on the right side'],
  ])('%s', (operation, told) => {
    expect(named(operation)).toContain(told);
  });
  it('tells nothing that was only tried', () => {
    expect(named('Attempted insertion of a tunneled dialysis catheter.')).not.toMatch(/You had a tube for dialysis/);
  });
});

describe('a name that holds its reason', () => {
  it('is told as the operation though its reason rose', () => {
    const { title, recommendations } = explain(
      `TITLE OF OPERATION: Left-sided craniectomy for head injury and increased intracranial pressure.\n\nPROCEDURE: ${BEGINS} Full-dose heparin was given. An incision was made. The skin was closed.\n`,
    );
    expect(title).toMatch(/piece of skull removed on the left side/);
    expect(recommendations).toEqual([]);
  });
});

describe('what was done, in the summary', () => {
  it('is the look itself in the paper of a look, and no pictures', () => {
    const { summary } = explain(
      'PREOPERATIVE DIAGNOSIS: Acid reflux.\n\nPROCEDURE PERFORMED: Esophagogastroduodenoscopy, photography, and antral biopsies.\n\nFINDINGS: The stomach was normal.\n\nPROCEDURE: The patient was sedated. The scope was passed into the stomach. It was removed.\n',
    );
    expect(summary).toMatch(/^You had a look into the stomach with a camera/);
    expect(summary).not.toMatch(/Pictures/);
  });
  it('is the port rather than the look for a vein', () => {
    const { title } = explain(
      `PROCEDURES:\n1. Open exploration of the left subclavian vein.\n2. Insertion of a dual-lumen port through the left femoral vein.\n\nDESCRIPTION OF PROCEDURE: ${BEGINS} An incision was made. The skin was closed.\n`,
    );
    expect(title).toMatch(/a port put in/);
  });
});
