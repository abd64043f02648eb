import { describe, expect, it } from 'vitest';
import { explained } from '../../../test/explained.js';

const told = (text: string) => {
  const { summary, keyPoints, findings, questions } = explained(text);
  return [summary, ...keyPoints, ...findings.map((one) => one.text), ...questions].join('\n');
};
const HEAD = `CC: Weak legs.

HX: This 44 y/o woman was well until 3/2/99 when she noted a dull ache in both ankles. The pain was worse when lying down. She had no numbness at the time. `;

describe('what a story settles later', () => {
  const note = `${HEAD}She was thought to have polymyositis and was placed on prednisone 60 mg daily. Solu-Medrol 1g IV qd was started. Two days later the Solu-Medrol was discontinued.

COURSE: CT Brain showed a large lesion. Differential dx: included meningioma, pituitary adenoma, and aneurysm. MRI brain findings were consistent with an aneurysm. She was discharged home. On 3/20/99 she was alert and walked with a cane.`;
  it('a list of what it could be is over once one of it was found', () => {
    expect(told(note)).not.toMatch(/You may have a growth|meningioma|pituitary/);
    expect(explained(note).summary).toContain('fits a bulge in an artery wall (aneurysm)');
  });
  it('a medicine that was stopped is told with its end, and nothing is asked about it', () => {
    expect(told(note)).toMatch(/Solu-Medrol .*was stopped|methylprednisolone was stopped later/);
    expect(explained(note).questions.join(' ')).not.toMatch(/methylprednisolone|polymyositis/);
  });
  it('events stay in their order, and what leans on a line stands behind it', () => {
    const all = explained(note)
      .findings.map(({ text }) => text)
      .join('\n');
    const at = (words: string) => all.indexOf(words);
    expect(at('ache in both ankles')).toBeGreaterThanOrEqual(0);
    expect(at('worse when lying')).toBeGreaterThan(at('ache in both ankles'));
    expect(at('MRI brain')).toBeGreaterThan(at('started'));
    expect(at('walked with a cane')).toBeGreaterThan(at('MRI brain'));
  });
  it('days of one story do not speak against each other', () => {
    expect(explained(note).confidence.because.join(' ')).not.toContain('fit with');
  });
});

describe('the head of a story without a conclusion', () => {
  it('is what its writer takes it for, not a trifle', () => {
    const { summary, questions } = explained(`CC: Memory difficulty.

HX: This 70 y/o man forgot names for 10 months. He gave up his accounts.

MS: 27/30 on MMSE; 2/3 recall at 5 minutes. The rest of the neurologic exam was unremarkable.

COURSE: Tests of memory on 3/6/95 showed deficits in working memory. The clinical picture is consistent with a progressive dementia syndrome such as Alzheimer's disease. On 9/27/96 he saw a pile of letters. He was able to attend Mass on Sunday. He drove home without accident. In 2/97 he gave up his work.`);
    expect(summary).toMatch(/^The report says that this fits .*\(dementia\), such as Alzheimer disease/);
    expect(questions.join(' ')).not.toContain('lump');
  });
  it('is the diagnosis that it gives, and a list of medicines does not outlive its story', () => {
    const note = `CC: Weak legs.

HX: This 47 y/o woman noted back pain on 10/1/96. Her legs became weak. She was treated for myelitis.

MEDS: Solu-Medrol 1g IV, Zantac.

COURSE: Angiogram, 10/14/96, was abnormal. The diagnosis was a dural arteriovenous fistula. Solu-Medrol was tapered off. She walked again.`;
    expect(explained(note).summary).toMatch(/^The report gives this diagnosis: .*fistula/);
    expect(told(note)).toMatch(
      /Solu-Medrol.*\n?.*methylprednisolone was stopped later|Solu-Medrol .*was (?:stopped|tapered off)/,
    );
  });
  it('stays open where its writer leaves it open', () => {
    const { summary } = explained(`CC: Falls.

HX: This 60 y/o woman fell twice on 2/3/93. She noticed weakness of the right leg. She came the next day.

COURSE: The EKG was unremarkable. Her carotid ultrasound was unremarkable. The patient's history and exam findings of right leg weakness would suggest a stroke.`);
    expect(summary).toContain('this may be a stroke');
  });
});

describe('words and figures of a note', () => {
  it('a denial typed with a zero is one, and the stage of nodes is none', () => {
    expect(
      told(`CC: Falls.\n\nEXAM: BP 140/80 HR 70.\n\nHEENT: N0 carotid or cranial bruits.\n\nMEDS: HCTZ.`),
    ).not.toMatch(/found .*bruit/);
    expect(
      explained(`SURGICAL PATHOLOGY REPORT\nDIAGNOSIS: Breast, left: invasive ductal carcinoma. Stage: pT1 N0 M0.`)
        .findings.map(({ text }) => text)
        .join(' '),
    ).toMatch(/N0/);
  });
  it('a medicine that was given up is not on the list, and the one before it is', () => {
    const all = told(`CC: Falls.\n\nMEDS: Glyburide 5mg qd, HCTZ, quit ASA 6 months ago.\n\nEXAM: BP 150/80 HR 70.`);
    expect(all).toContain('no longer take ASA');
    expect(all).not.toMatch(/list includes ASA|stop HCTZ|stop ASA/);
    expect(all).toContain('Your medicine list includes HCTZ');
  });
  it('light touch is no left side, and feeling that is less makes no foot lower', () => {
    expect(
      told(`CC: Numb legs.\n\nEXAM: BP 110/70 HR 72.\n\nSensory: Decreased PP/LT/VIB from feet to knees, bilaterally.`),
    ).not.toMatch(/left foot|lower than usual/);
  });
  it('illnesses under one heading with the family are not the reader’s', () => {
    const all = told(
      `CC: Blurred vision.\n\nSHX/FHX: unremarkable for cancer, CAD, stroke. No h/o tobacco use.\n\nEXAM: BP 121/85 HR 94.`,
    );
    expect(all).not.toMatch(/report notes no sign of cancer/);
    expect(all).toContain('No one in your family');
  });
  it('pupils that were widened by drops are no finding', () => {
    expect(
      told(`CC: Blurred vision.\n\nEXAM: BP 121/85 HR 94.\n\nCN: Pupils were pharmacologically dilated earlier.`),
    ).not.toMatch(/exam found widening/);
  });
  it('an allergy among the illnesses keeps what it is to, and an illness of childhood its time', () => {
    const all = told(`CC: Cough.\n\nPMH: 1)childhood pneumonia, 2)allergy to sulfa drugs.\n\nEXAM: BP 121/85 HR 94.`);
    expect(all).toContain('allergy to sulfa drugs');
    expect(all).toContain('As a child, you had');
  });
  it('the rest of an exam is not the whole, and a figure does not calm against the report', () => {
    const all = told(
      `CC: Memory loss.\n\nEXAM: BP 121/85 HR 94.\n\nMS: 25/30 on MMSE with deficits in recall. The rest of the neurologic exam was unremarkable.`,
    );
    expect(all).not.toMatch(/often seen as normal|The exam of your nervous system was normal/);
  });
  it('a day of a month is no year', () => {
    expect(
      told(`${HEAD}On 5/12 her scan was read. She had weakness of both legs.

COURSE: There was mild swelling of the cord. She was sent home on 3/9/99. She walked. She did well.`),
    ).not.toContain('In the past');
  });
});

describe('a report that ends with a death of the brain', () => {
  const note = `${HEAD}She came in on 3/3/99.

COURSE: CT of the head showed a large aneurysm. She was intubated. The brain swelled. She was pronounced brain dead. Her organs were donated for transplant.`;
  it('is told to the family, first and plainly', () => {
    const { summary, questions, recommendations, findings } = explained(note);
    expect(summary).toMatch(/^The report says that the person died\./);
    expect([summary, ...findings.map(({ text }) => text)].join(' ').replace(/“[^”]*”/g, '')).not.toMatch(/\b[Yy]ou\b/);
    expect(questions.join(' ')).not.toMatch(/prevent|how often|next step/);
    expect(recommendations.every(({ kind }) => kind === 'from_report')).toBe(true);
    expect(findings.some(({ sensitive }) => sensitive)).toBe(false);
  });
  it('so is one that says it in a word, but not the death of another', () => {
    const end = (last: string) =>
      explained(`${HEAD}\n\nCOURSE: CT of the head showed a bleed. She was intubated. ${last}`).summary;
    expect(end('She expired on 3/9/99. Autopsy was declined.')).toMatch(/^The report says that the person died\./);
    expect(end('Her sister came to see her. She died at the age of 40.')).not.toContain('died');
  });
});

describe('a line is not told by one of its words', () => {
  it('a story begins with its beginning, and an illness keeps its name', () => {
    const all = told(`CC: Numbness.

HX: This 51y/o woman fell four times on 1/3/93, because her "feet went away." She noticed weakness of the left leg. She came in on 1/5/93.

COURSE: She was presumed to have Guillain-Barre syndrome and was placed on IVIG. Her strength improved. She went home on 1/12/93.`);
    expect(all).toContain('fell four times on 1/3/93');
    expect(all).toContain('Guillain-Barre syndrome');
  });
  it('nor by half of what it says of a place', () => {
    expect(
      told(`CC: Falls.\n\nEXAM: BP 121/85 HR 94.\n\nCN: Pupils 4.5 (irregular)/4.0 (irregular) and virtually fixed.`),
    ).not.toMatch(/as uneven \(irregular\)\./);
  });
  it('short forms of a relative’s illness are read as illnesses', () => {
    expect(told(`CC: Falls.\n\nFHX: Mother (CAD), Father (with unknown CA).\n\nEXAM: BP 121/85 HR 94.`)).toMatch(
      /[Ff]ather.{0,30}\bcancer|has had cancer/,
    );
  });
});
