import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const report = (operation: string) =>
  explainReport(
    `PREOPERATIVE DIAGNOSIS: Pain.\n\nOPERATION PERFORMED: ${operation}\n\nDESCRIPTION OF PROCEDURE: The patient was prepped and draped. An incision was made. The skin was closed.\n`,
    knowledge,
  );
const told = (operation: string) =>
  report(operation)
    .findings.map((one) => one.text)
    .join('\n');

describe('the name of an operation is told in plain words', () => {
  it.each([
    ['Total abdominal hysterectomy (TAH).', 'You had the womb removed (total abdominal hysterectomy).'],
    ['Left burr hole craniotomy.', 'You had surgery through the skull (burr hole) on the left side'],
    ['ACDF C6-C7.', 'You had a neck disc removed and bones joined (ACDF) at C6-C7.'],
    [
      'Bilateral salpingooophorectomy.',
      'You had both ovaries and their tubes removed (bilateral salpingooophorectomy).',
    ],
    ['Dilation and curettage (D&C).', 'You had the womb lining scraped (dilation and curettage).'],
    ['VATS left lower lobectomy.', 'By keyhole surgery, you had one part (lobe) of your left lung removed'],
    ['Ultrasound-guided left thoracentesis.', 'You had fluid around your left lung drained (thoracentesis)'],
    ['Revision septoplasty.', 'You had the wall in the nose straightened (septoplasty), done over again (revision).'],
    ['Excision of the right coracoacromial ligament.', 'You had surgery to remove tissue at'],
    ['Evacuation of acute subdural hematoma.', 'You had surgery to remove blood pressing on the brain'],
    ['Laparoscopic tubal ligation, Filshie clip method.', 'By keyhole surgery, you had the tubes tied'],
    ['Removal of herniated disc and osteophytes.', /You had surgery to remove .*slipped disc.* and .*bone spurs/],
  ])('%s', (operation, plain) => {
    if (typeof plain === 'string') expect(told(operation)).toContain(plain);
    else expect(told(operation)).toMatch(plain);
  });

  it('takes no part of a bone for the whole of it', () => {
    expect(told('Resection of the right temporal bone.')).not.toMatch(
      /to remove (?:your|the) (?:right )?(?:temporal|skull|bone)/,
    );
  });

  it('does not tell the revision of one thing as the operation that made it', () => {
    expect(told('Revision of colostomy.')).toContain('What was done is called “Revision of colostomy” in the report.');
  });

  it('keeps two operations apart where only one may be meant', () => {
    expect(told('Reversal of tubal ligation.')).not.toMatch(/you had tying/i);
  });
});

describe('the title of an operation', () => {
  it.each([
    ['Biopsy of the left temporal artery.', /^Operation report: a small sample taken from the artery at the temple/],
    ['Revision septoplasty.', /^Operation report: wall in the nose straightened, done again$/],
    [
      'Placement of left subclavian Quimby catheter.',
      /^Operation report: “Placement of left subclavian Quimby catheter”$/,
    ],
  ])('%s', (operation, title) => {
    expect(report(operation).title).toMatch(title);
  });
});

describe('the note of a birth by surgery', () => {
  const text =
    'PREOPERATIVE DIAGNOSES\n1. Intrauterine pregnancy at 37 weeks.\n2. Nonreassuring fetal heart tones.\n\nOPERATION PERFORMED: Primary low transverse cesarean section.\n\nFINDINGS: Male infant, vertex position. Weight pending at this time.\n\nDESCRIPTION OF OPERATION: Spinal anesthesia was obtained. An incision was made. The infant was taken to the intensive care nursery. The skin was closed.\n';
  it('does not take the mother to where her baby was taken', () => {
    expect(
      explainReport(text, knowledge)
        .findings.map((one) => one.text)
        .join('\n'),
    ).not.toMatch(/You were taken to intensive/);
  });

  it('calls no state of the baby a thing that was done', () => {
    expect(
      explainReport(text, knowledge)
        .findings.map((one) => one.text)
        .join('\n'),
    ).not.toMatch(/What was done: (?:male|weight)/i);
  });

  it('names the reason, and the pregnancy only where there is no other', () => {
    expect(explainReport(text, knowledge).summary).not.toMatch(/because of a pregnancy/);
  });

  it('is not done by her where it was done by "him"', () => {
    const { findings } = explainReport(
      'OPERATION PERFORMED: Cesarean section.\n\nFINDINGS: Female infant.\n\nINDICATIONS: The patient came in labor. The patient was admitted by her primary obstetrician Dr. Quill and was managed through the day by him at about 5 pm.\n\nDESCRIPTION: An incision was made.\n',
      knowledge,
    );
    expect(findings.map((one) => one.text).join('\n')).not.toMatch(/by you/);
  });
});

describe('words of vessels and tubes in the report of a procedure', () => {
  const told = (text: string) =>
    explainReport(text, knowledge)
      .findings.map((one) => one.text)
      .join('\n');
  it('takes the internal mammary artery for no breast', () => {
    expect(
      told(
        'HEART CATHETERIZATION REPORT\n\nFINDINGS: The right subclavian before the origin of the internal mammary showed 50% stenosis.\n',
      ),
    ).not.toMatch(/\bbreast\b|\bvein\b/i);
  });

  it('says "a look" of a look with its side', () => {
    expect(
      told(
        'OPERATION PERFORMED: Left ureterorenoscopy.\n\nDESCRIPTION: The scope was passed. The patient was sedated.\n',
      ),
    ).toMatch(/You had a look up into your left kidney/);
  });

  it('says "have come in"', () => {
    expect(
      told(
        'OPERATION PERFORMED: Cystoscopy.\n\nHISTORY OF PRESENT ILLNESS: The patient has presented with neck discomfort and a sore arm.\n',
      ),
    ).not.toMatch(/ha(?:ve|s) came/);
  });

  it('calls a lump in the bladder that was not there no kind of cancer', () => {
    expect(
      told(
        'OPERATION PERFORMED: Cystoscopy.\n\nFINDINGS: The bladder was found to be without evidence of intravesical tumors.\n',
      ),
    ).not.toMatch(/kind of cancer/);
  });
});
