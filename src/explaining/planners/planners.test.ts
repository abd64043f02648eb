import { describe, expect, it } from 'vitest';
import { makeContext } from '../context.js';
import { type FrameDraft, handBuilt, handBuiltKnowledge } from '../hand-built.js';
import { textOf } from '../nets/said.js';
import { planSentence } from './index.js';

const knowledge = handBuiltKnowledge({
  concepts: [
    { id: 'nodule', term: 'nodule', kind: 'finding', lay: 'small round spot', layNumber: 'singular', meaning: 'A nodule is a small round spot.' },
    { id: 'lesion', term: 'lesion', kind: 'finding', lay: 'abnormal spot', layNumber: 'singular', meaning: 'A lesion is an area that looks different.' },
    { id: 'pleural-effusion', term: 'pleural effusion', kind: 'finding', lay: 'fluid around the lung', meaning: 'Extra fluid has built up around the lung.', importance: 'important' },
    { id: 'pneumothorax', term: 'pneumothorax', kind: 'finding', lay: 'air around the lung', meaning: 'Air has leaked into the space around the lung.' },
    { id: 'cardiomegaly', term: 'cardiomegaly', kind: 'finding', lay: 'enlarged heart', layNumber: 'singular', meaning: 'The heart looks bigger than usual.' },
    { id: 'gallstone', term: 'gallstone', kind: 'finding', lay: 'gallstone', layNumber: 'singular', meaning: 'A small stone in the gallbladder.' },
    { id: 'emphysema', term: 'emphysema', kind: 'disease', lay: 'lung damage that traps air', meaning: 'The air sacs of the lung are damaged.' },
    { id: 'pneumonia', term: 'pneumonia', kind: 'disease', lay: 'lung infection', meaning: 'An infection of the lung.' },
    { id: 'breast-cancer', term: 'breast cancer', kind: 'disease', lay: 'breast cancer', meaning: 'Cancer that starts in the breast.', sensitive: true },
    { id: 'hypertension', term: 'hypertension', kind: 'disease', lay: 'high blood pressure', meaning: 'Blood pushes too hard on the vessels.' },
    { id: 'chest-pain', term: 'chest pain', kind: 'symptom', lay: 'chest pain', meaning: 'Pain felt in the chest.' },
    { id: 'fever', term: 'fever', kind: 'symptom', lay: 'fever', meaning: 'A body heat that is too high.' },
    { id: 'lung', term: 'lung', kind: 'anatomy', lay: 'lung', layNumber: 'singular', paired: true, adjectives: ['pulmonary'], meaning: 'The organ you breathe with.' },
    { id: 'upper-lobe', term: 'upper lobe', kind: 'anatomy', lay: 'upper part of the lung', layNumber: 'singular', paired: true, meaning: 'The top part of a lung.' },
    { id: 'heart', term: 'heart', kind: 'anatomy', lay: 'heart', layNumber: 'singular', meaning: 'The pump of the blood.' },
    { id: 'carina', term: 'carina', kind: 'anatomy', lay: 'split of the windpipe', layNumber: 'singular', meaning: 'Where the windpipe splits.' },
    { id: 'breast', term: 'breast', kind: 'anatomy', lay: 'breast', layNumber: 'singular', paired: true, meaning: 'The breast.' },
    { id: 'normal', term: 'normal', kind: 'normal', lay: 'normal', layNumber: 'name', meaning: 'As it should be.' },
    { id: 'et-tube', term: 'endotracheal tube', kind: 'device', lay: 'breathing tube', layNumber: 'singular', meaning: 'A tube that helps a person breathe.' },
    { id: 'appendectomy', term: 'appendectomy', kind: 'procedure', lay: 'surgery to remove the appendix', meaning: 'Surgery that takes out the appendix.' },
    { id: 'biopsy', term: 'biopsy', kind: 'procedure', lay: 'biopsy', layNumber: 'singular', meaning: 'A small sample is taken to test.' },
    { id: 'ct', term: 'computed tomography', kind: 'test', lay: 'CT scan', layNumber: 'singular', meaning: 'A scan made with X-rays.' },
  ],
  medicines: [{ id: 'warfarin', term: 'warfarin', brands: ['Coumadin'], lay: 'a blood thinner', purpose: 'helps to stop clots' }],
  scores: [{ id: 'bi-rads', term: 'BI-RADS', meaning: 'It rates how a mammogram looks.', categories: [{ code: '4A', plain: 'The chance of cancer is low, but a biopsy is needed.', importance: 'important', sensitive: true }] }],
}); // biome-ignore format: a table

function told(
  draft: FrameDraft | FrameDraft[],
  type: Parameters<typeof handBuilt>[2] = { type: 'imaging', modality: 'ct' },
): string {
  const drafts = Array.isArray(draft) ? draft : [draft];
  const understanding = handBuilt(drafts, knowledge, type);
  const planned = planSentence(understanding.frames, makeContext(understanding, knowledge));
  return planned.map(({ plan }) => textOf([plan.what, ...plan.details])).join(' ');
}

const NOTE = { type: 'discharge_summary' as const };

describe('a finding', () => {
  const rows: [string, FrameDraft, string][] = [
    ['in a place, with side and size', { kind: 'finding', text: 'Nodule in the right upper lobe measures 9 mm.', head: ['Nodule', 'nodule'], sites: [['upper lobe', 'upper-lobe']], laterality: 'right', sizes: [{ printed: '9 mm', values: [9], unit: 'mm' }] }, 'The scan shows a small round spot (nodule) in the upper part of your right lung. It measures 9 mm, about the size of a pea.'],
    ['that has grown', { kind: 'finding', text: 'Nodule now 9 mm, previously 6 mm.', head: ['Nodule', 'nodule'], change: 'increased', sizes: [{ printed: '9 mm', values: [9], unit: 'mm' }, { printed: '6 mm', values: [6], unit: 'mm', previous: true }] }, 'The scan shows a small round spot (nodule). It has grown from 6 mm to 9 mm, about the size of a pea.'],
    ['whose everyday name holds the place', { kind: 'finding', text: 'Small right pleural effusion.', head: ['pleural effusion', 'pleural-effusion'], laterality: 'right', severity: 'mild' }, 'The scan shows a small amount of fluid around your right lung (pleural effusion).'],
    ['on both sides', { kind: 'finding', text: 'Bilateral pleural effusions.', head: ['pleural effusions', 'pleural-effusion'], laterality: 'both' }, 'The scan shows fluid around both lungs (pleural effusions).'],
    ['with an adverb for its severity', { kind: 'finding', text: 'Mild cardiomegaly.', head: ['cardiomegaly', 'cardiomegaly'], severity: 'mild' }, 'The scan shows a mildly enlarged heart (cardiomegaly).'],
    ['in the plural', { kind: 'finding', text: 'Several nodules in both lungs.', head: ['nodules', 'nodule', 'concepts', 'inflected'], sites: [['lungs', 'lung']], laterality: 'both', count: { kind: 'several' } }, 'The scan shows several small round spots (nodules) in both lungs.'],
    ['with an article before a vowel', { kind: 'finding', text: 'Liver lesion.', head: ['lesion', 'lesion'] }, 'The scan shows an abnormal spot (lesion).'],
    ['without change', { kind: 'finding', text: 'Mild emphysema, unchanged.', head: ['emphysema', 'emphysema'], severity: 'mild', change: 'stable' }, 'The scan shows lung damage that traps air (emphysema). It is mild. It has not changed.'],
    ['that may be there', { kind: 'finding', text: 'Possible pneumonia.', head: ['pneumonia', 'pneumonia'], assertion: 'possible', certainty: 'possible' }, 'The scan may show lung infection (pneumonia).'],
    ['that is gone', { kind: 'finding', text: 'Resolved pneumonia.', head: ['pneumonia', 'pneumonia'], assertion: 'historical', change: 'resolved' }, 'Lung infection (pneumonia) is gone now.'],
    ['of the past', { kind: 'finding', text: 'History of pneumonia.', head: ['pneumonia', 'pneumonia'], assertion: 'historical', temporality: 'historical', section: 'indication' }, 'Your past health history includes lung infection (pneumonia).'],
    ['in the family', { kind: 'finding', text: 'Mother had breast cancer.', head: ['breast cancer', 'breast-cancer'], assertion: 'family', experiencer: 'family' }, 'Your mother has had breast cancer.'],
    ['a risk', { kind: 'finding', text: 'Risk of pneumonia.', head: ['pneumonia', 'pneumonia'], assertion: 'conditional', temporality: 'hypothetical' }, 'The report warns of a risk of lung infection (pneumonia).'],
    ['with what it may be', { kind: 'finding', text: 'Nodule suspicious for breast cancer.', head: ['Nodule', 'nodule'] }, 'The scan shows a small round spot (nodule).'],
  ]; // biome-ignore format: a table
  it.each(rows)('%s', (_, draft, expected) => expect(told(draft)).toBe(expected));

  it('of a discharge summary is told as its section tells it', () => {
    const fever: FrameDraft = {
      kind: 'finding',
      text: 'She had fever.',
      head: ['fever', 'fever'],
      section: 'history_present',
    };
    expect(told(fever, NOTE)).toBe('You had fever.');
    expect(told({ ...fever, section: 'past_history' }, NOTE)).toBe('Your health history includes fever.');
    expect(told({ ...fever, section: 'review_of_systems' }, NOTE)).toBe('You reported fever.');
  });
});

describe('what is absent', () => {
  it('is one sentence for a list', () => {
    const text = 'No pleural effusion or pneumothorax.';
    const absent = { kind: 'absent' as const, text, assertion: 'absent' as const, negated: true };
    expect(
      told([
        { ...absent, head: ['pleural effusion', 'pleural-effusion'] },
        { ...absent, head: ['pneumothorax', 'pneumothorax'] },
      ]),
    ).toBe('The scan shows no sign of fluid around the lung (pleural effusion) or air around the lung (pneumothorax).');
  });
  it('follows who tells it', () => {
    const text = 'Denies chest pain.';
    expect(
      told({ kind: 'absent', text, head: ['chest pain', 'chest-pain'], assertion: 'absent', negated: true }, NOTE),
    ).toBe('You did not report chest pain.');
  });
});

describe('normal statements', () => {
  it.each([
    ['Heart size is normal.', [['Heart', 'heart']], null, 'Your heart looked normal in size.'],
    ['The right lung is clear.', [['lung', 'lung']], 'right', 'Your right lung looked clear.'],
    [
      'Heart and lung are unremarkable.',
      [
        ['Heart', 'heart'],
        ['lung', 'lung'],
      ],
      null,
      'Your heart and your lung looked normal.',
    ],
  ] as const)('%s', (text, sites, laterality, expected) => {
    expect(told({ kind: 'normal', text, sites: sites.map(([a, b]): [string, string] => [a, b]), laterality })).toBe(
      expected,
    );
  });
});

describe('an exception to what is denied', () => {
  it('is not told as absent', () => {
    const text = 'No lesion with the exception of a gallstone.';
    const absent = { kind: 'absent', text, assertion: 'absent', negated: true } as const;
    const both = told([
      { ...absent, head: ['lesion', 'lesion'] },
      { ...absent, head: ['gallstone', 'gallstone'] },
    ]);
    expect(both).toMatch(/no sign of an abnormal spot \(lesion\) “with the exception of a gallstone”\.$/);
  });
});

describe('other kinds', () => {
  const rows: [string, FrameDraft, string][] = [
    ['device', { kind: 'device', text: 'ET tube tip 3 cm above the carina.', head: ['ET tube', 'et-tube', 'concepts', 'abbreviation'], sites: [['carina', 'carina']], sizes: [{ printed: '3 cm', values: [3], unit: 'cm' }] }, 'A breathing tube (ET tube) is in place. Its tip is 3 cm above the split of your windpipe.'],
    ['limitation', { kind: 'limitation', text: 'Limited by motion artifact.' }, 'Movement during the test made some pictures less clear.'],
    ['comparison', { kind: 'comparison', text: 'CT of 11/04/2024.' }, 'This test was compared with an earlier one from 11/04/2024.'],
    ['no comparison', { kind: 'comparison', text: 'None.' }, 'There was no earlier test to compare with.'],
    ['technique', { kind: 'technique', text: 'PA and lateral views.' }, 'Pictures were taken from the front and from the side.'],
    ['procedure', { kind: 'procedure', text: 'Appendectomy on day one.', head: ['Appendectomy', 'appendectomy'] }, 'You had surgery to remove the appendix (appendectomy).'],
    ['procedure not done', { kind: 'procedure', text: 'No biopsy.', head: ['biopsy', 'biopsy'], negated: true, assertion: 'absent' }, 'You did not have a biopsy.'],
    ['score', { kind: 'score', text: 'BI-RADS 4A.', score: { id: 'bi-rads', code: '4A', span: { start: 0, end: 10 } } }, 'The report rates this as BI-RADS 4A. The chance of cancer is low, but a biopsy is needed.'],
    ['what could not be felt', { kind: 'absent', text: 'No palpable gallstone.', head: ['gallstone', 'gallstone'], negated: true, assertion: 'absent' }, 'No gallstone could be felt.'],
    ['reason', { kind: 'reason', text: 'Fever and chest pain.', head: ['Fever', 'fever'] }, 'The test was done because of fever.'],
    ['nothing pending', { kind: 'pending', text: 'Tests pending: Nil.', negated: true }, 'No results were still to come.'],
    ['pending', { kind: 'pending', text: 'Biopsy result pending.', head: ['Biopsy', 'biopsy'] }, 'The biopsy result was still to come.'],
    ['vital signs', { kind: 'condition', text: 'BP 128/76, HR 80.' }, 'Your vital signs were blood pressure 128/76 and heart rate 80.'],
    ['condition', { kind: 'condition', text: 'Stable.' }, 'You were in stable condition.'],
    ['specimen', { kind: 'specimen', text: 'Left breast, biopsy.', head: ['biopsy', 'biopsy'], sites: [['breast', 'breast']], laterality: 'left' }, 'The sample came from your left breast during a biopsy.'],
    ['recommendation', { kind: 'recommendation', text: 'Recommend CT in 3 months.', head: ['CT', 'ct'], recommendation: { action: 'test', when: { text: 'in 3 months', span: { start: 13, end: 24 } }, who: null, condition: null } }, 'The report asks for a CT scan in 3 months.'],
    ['a field of medicine as who', { kind: 'recommendation', text: 'Consider spine surgery consultation.', recommendation: { action: 'procedure', when: null, who: null, condition: null } }, 'The report says that your doctor may think about sending you to a spine surgeon.'],
    ['a visit to talk about something', { kind: 'follow_up', text: 'Vascular surgery to discuss appendectomy within 2 weeks.', head: ['appendectomy', 'appendectomy'], recommendation: { action: 'procedure', when: { text: 'within 2 weeks', span: { start: 41, end: 55 } }, who: null, condition: null } }, 'The report asks you to see a blood vessel surgeon within 2 weeks to talk about surgery to remove the appendix (appendectomy).'],
    ['the month of May as no hedge', { kind: 'follow_up', text: 'Cardiology on 27 May 2026.', recommendation: { action: 'visit', when: null, who: { text: 'Cardiology', span: { start: 0, end: 10 } }, condition: null } }, 'The report asks you to see a heart doctor on 27 May 2026.'],
    ['a test again', { kind: 'recommendation', text: 'Repeat CT is recommended.', head: ['CT', 'ct'], recommendation: { action: 'test', when: null, who: null, condition: null } }, 'The report asks for another CT scan.'],
    ['correlation', { kind: 'recommendation', text: 'Correlate clinically.' }, 'Your doctor should compare this with how you feel and what the exam shows.'],
  ]; // biome-ignore format: a table
  it.each(rows)('%s', (_, draft, expected) => expect(told(draft)).toBe(expected));

  it('medicine with its dose and change', () => {
    const detail = { dose: '5 mg', frequency: 'once a day', route: null, asPrinted: 'warfarin 5 mg daily' };
    const draft: FrameDraft = {
      kind: 'medicine',
      text: 'Coumadin 5 mg daily.',
      section: 'discharge_medications',
      head: ['Coumadin', 'warfarin', 'medicines'],
      medicine: { ...detail, change: 'new' },
    };
    expect(told(draft, NOTE)).toBe(
      'Coumadin (warfarin, a blood thinner) is a new medicine for you. The report lists 5 mg once a day.',
    );
    expect(told({ ...draft, medicine: { ...detail, change: 'stopped' } }, NOTE)).toBe(
      'The report says to stop Coumadin (warfarin, a blood thinner).',
    );
  });
});
