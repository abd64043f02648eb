import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analysisSchema } from '../contract/analysis.js';
import { FRAME_KINDS } from '../understanding/types.js';
import { explain } from './explain.js';
import { checkFaithfulness } from './faithful/faithfulness.js';
import { type FrameDraft, handBuilt, handBuiltKnowledge } from './hand-built.js';

const knowledge = handBuiltKnowledge({
  concepts: [
    { id: 'nodule', term: 'nodule', kind: 'finding', lay: 'small round spot', layNumber: 'singular', meaning: 'A small round spot. Many are harmless.', importance: 'important', ask: 'Does the spot need to be checked again?' },
    { id: 'effusion', term: 'pleural effusion', kind: 'finding', lay: 'fluid around the lung', meaning: 'Extra fluid has built up around the lung.' },
    { id: 'pneumothorax', term: 'pneumothorax', kind: 'finding', lay: 'air around the lung', meaning: 'Air has leaked into the space around the lung.', importance: 'urgent' },
    { id: 'cancer', term: 'lung carcinoma', kind: 'disease', lay: 'lung cancer', meaning: 'Cancer that starts in the lung.', importance: 'important', sensitive: true },
    { id: 'hypertension', term: 'hypertension', kind: 'disease', lay: 'high blood pressure', meaning: 'Blood pushes too hard on the vessels.' },
    { id: 'cough', term: 'cough', kind: 'symptom', lay: 'cough', layNumber: 'singular', meaning: 'Air is pushed out of the lungs with force.' },
    { id: 'heart', term: 'heart', kind: 'anatomy', lay: 'heart', layNumber: 'singular', meaning: 'The pump of the blood.' },
    { id: 'upper-lobe', term: 'upper lobe', kind: 'anatomy', lay: 'upper part of the lung', layNumber: 'singular', paired: true, meaning: 'The top part of a lung.' },
    { id: 'ct', term: 'computed tomography', kind: 'test', lay: 'CT scan', layNumber: 'singular', meaning: 'A scan made with X-rays.' },
    { id: 'tube', term: 'chest tube', kind: 'device', lay: 'chest drain', layNumber: 'singular', meaning: 'A tube that drains the chest.' },
    { id: 'chronic', term: 'chronic', kind: 'descriptor', lay: 'long-lasting', layNumber: 'name', meaning: 'It has been there for a long time.' },
  ],
  medicines: [{ id: 'warfarin', term: 'warfarin', lay: 'a blood thinner', purpose: 'helps to stop clots' }],
  urgent: [{ id: 'urgent-pneumothorax', concept: 'pneumothorax', action: 'This needs care today. Call 911 if you cannot breathe well.' }],
}); // biome-ignore format: a table

const finding = (text: string, head: FrameDraft['head'], more: Partial<FrameDraft> = {}): FrameDraft => ({
  kind: 'finding',
  text,
  head,
  ...more,
});
const absent = (text: string, head: FrameDraft['head']): FrameDraft => ({
  kind: 'absent',
  text,
  head,
  assertion: 'absent',
  negated: true,
});
const explained = (drafts: FrameDraft[]) => explain(handBuilt(drafts, knowledge), knowledge);

describe('an explanation', () => {
  it('says what cannot wait first, with what to do now', () => {
    const analysis = explained([
      finding('Nodule in the upper lobe.', ['Nodule', 'nodule']),
      finding('Right pneumothorax.', ['pneumothorax', 'pneumothorax'], {
        laterality: 'right',
        urgency: { state: 'new', id: 'urgent-pneumothorax' },
      }),
    ]);
    expect(analysis.summary).toMatch(/^The scan shows air around your right lung \(pneumothorax\)\./);
    expect(analysis.recommendations[0]?.text).toBe('This needs care today. Call 911 if you cannot breathe well.');
    expect(analysis.findings[0]).toMatchObject({ importance: 'urgent', urgency: 'new' });
  });

  it('never comforts with a harmless part where another part is announced', () => {
    const label = (text: string) => ({ start: 0, end: text.indexOf(':') });
    const analysis = explain(
      handBuilt(
        [
          finding('Left upper lobe: lung carcinoma.', ['lung carcinoma', 'cancer']),
          { ...absent('Right upper lobe: no pneumothorax.', ['pneumothorax', 'pneumothorax']), laterality: 'right' },
          { kind: 'normal', text: 'The heart is normal.', head: ['heart', 'heart'] },
          finding('Nodule, benign.', ['Nodule', 'nodule'], { label: label('Nodule, benign.:') }),
        ],
        knowledge,
        { type: 'pathology' },
      ),
      knowledge,
    );
    const shown = [analysis.summary, ...analysis.keyPoints].join(' ');
    expect(shown).toContain('your doctor will want to talk over with you');
    expect(shown).not.toMatch(/normal|no sign|harmless|not cancer|benign/i);
    expect(analysis.findings.map(({ text }) => text).join(' ')).not.toMatch(/Many are harmless/);
  });

  it('tells a known urgent finding as known', () => {
    const analysis = explained([
      finding('Stable pneumothorax.', ['pneumothorax', 'pneumothorax'], {
        change: 'stable',
        urgency: { state: 'known', id: 'urgent-pneumothorax' },
      }),
    ]);
    expect(analysis.findings[0]).toMatchObject({ importance: 'important', urgency: 'known' });
    expect(analysis.recommendations).toEqual([]);
  });

  it('announces possible cancer gently', () => {
    const analysis = explained([
      finding('Suspected lung carcinoma.', ['lung carcinoma', 'cancer'], {
        assertion: 'possible',
        certainty: 'possible',
      }),
    ]);
    expect(analysis.summary).toMatch(/^This report has a finding your doctor will want to talk over with you\./);
    expect(`${analysis.summary} ${analysis.keyPoints.join(' ')}`).not.toMatch(/cancer|carcinoma/i);
    expect(analysis.findings[0]).toMatchObject({
      sensitive: true,
      text: 'The scan may show lung cancer (lung carcinoma).',
    });
  });

  it('tells what the conclusion repeats once, standing on both spans', () => {
    const analysis = explained([
      finding('Nodule in the right upper lobe.', ['Nodule', 'nodule'], {
        sites: [['upper lobe', 'upper-lobe']],
        laterality: 'right',
      }),
      finding('Nodule, 9 mm.', ['Nodule', 'nodule'], {
        section: 'impression',
        sizes: [{ printed: '9 mm', values: [9], unit: 'mm' }],
      }),
    ]);
    expect(analysis.findings).toHaveLength(1);
    expect(analysis.findings[0]?.text).toContain('in the upper part of your right lung. It measures 9 mm');
    const what = analysis.sentences.find((sentence) => sentence.field === 'findings');
    expect(what?.sources.length).toBeGreaterThanOrEqual(2);
  });

  it('keeps two things on two sides apart', () => {
    const nodule = (side: 'left' | 'right') =>
      finding(`Nodule on the ${side}.`, ['Nodule', 'nodule'], { laterality: side });
    expect(explained([nodule('left'), nodule('right')]).findings.map(({ laterality }) => laterality)).toEqual([
      'left',
      'right',
    ]);
  });

  it('gathers what is absent and normal as normal', () => {
    const analysis = explained([
      absent('No pleural effusion.', ['pleural effusion', 'effusion']),
      { kind: 'normal', text: 'Heart size is normal.', sites: [['Heart', 'heart']] },
    ]);
    expect(analysis.findings.map(({ importance }) => importance)).toEqual(['normal', 'normal']);
  });

  it('gives a sentence without a counterpart as not explained', () => {
    const understanding = handBuilt(
      [{ kind: 'identity', text: 'Heart.', sites: [['Heart', 'heart']] }, finding('Cough.', ['Cough', 'cough'])],
      knowledge,
    );
    const strange = { ...understanding, unread: [{ start: 0, end: 5 }], frames: understanding.frames.slice(1) };
    expect(explain(strange, knowledge).notExplained).toEqual([{ start: 0, end: 6 }]);
  });

  it('asks at most six questions of its findings, none twice', () => {
    const { questions } = explained([finding('Nodule.', ['Nodule', 'nodule']), finding('Cough.', ['Cough', 'cough'])]);
    expect(questions.length).toBeGreaterThanOrEqual(1);
    expect(questions.length).toBeLessThanOrEqual(6);
    expect(new Set(questions).size).toBe(questions.length);
    expect(questions.every((question) => question.endsWith('?'))).toBe(true);
  });

  it('is less sure of a text read from pictures', () => {
    const understanding = handBuilt([finding('Cough.', ['Cough', 'cough'])], knowledge);
    const sure = explain(understanding, knowledge).confidence;
    const scanned = explain(understanding, knowledge, { ocr: true, ocrConfidence: 0.7, warnings: [] }).confidence;
    expect(scanned.value).toBeLessThan(sure.value);
    expect(scanned.because.join(' ')).toMatch(/pictures of pages/);
  });
});

const HEADS: [string, string, ('concepts' | 'medicines')?][] = [
  ['nodule', 'nodule'], ['pleural effusion', 'effusion'], ['pneumothorax', 'pneumothorax'], ['lung carcinoma', 'cancer'],
  ['hypertension', 'hypertension'], ['cough', 'cough'], ['heart', 'heart'], ['computed tomography', 'ct'], ['chest tube', 'tube'],
  ['chronic', 'chronic'], ['warfarin', 'warfarin', 'medicines'],
]; // biome-ignore format: one list

/** Any frame that understanding could give, also odd ones: a warning sign about a device, a normal cough. */
const anyDraft = fc
  .record({
    kind: fc.constantFrom(...FRAME_KINDS),
    head: fc.option(fc.constantFrom(...HEADS), { nil: undefined }),
    site: fc.option(fc.constantFrom<[string, string]>(['heart', 'heart'], ['upper lobe', 'upper-lobe']), {
      nil: undefined,
    }),
    meant: fc.constantFrom(
      { assertion: 'present' as const, negated: false, words: '' },
      { assertion: 'absent' as const, negated: true, words: 'No ' },
      { assertion: 'possible' as const, negated: false, words: 'Possible ' },
      { assertion: 'historical' as const, negated: false, words: 'Past ' },
      { assertion: 'family' as const, negated: false, words: 'Father with ' },
      { assertion: 'conditional' as const, negated: false, words: 'Risk of ' },
    ),
    section: fc.constantFrom(
      'findings' as const,
      'impression' as const,
      'indication' as const,
      'hospital_course' as const,
      'follow_up' as const,
    ),
    laterality: fc.constantFrom(null, 'left' as const, 'right' as const, 'both' as const),
    severity: fc.constantFrom(null, 'minimal' as const, 'mild' as const, 'severe' as const),
    change: fc.constantFrom(
      null,
      'new' as const,
      'stable' as const,
      'increased' as const,
      'decreased' as const,
      'resolved' as const,
    ),
    count: fc.constantFrom(null, { kind: 'several' as const }, { kind: 'number' as const, value: 3 }),
    sized: fc.boolean(),
    index: fc.nat(99),
  })
  .map(({ head, site, meant, sized, index, ...rest }): FrameDraft => {
    const side = { left: 'left ', right: 'right ', both: 'bilateral ', none: '' }[rest.laterality ?? 'none'];
    const text = `${meant.words}${rest.change === 'stable' ? 'unchanged ' : ''}${side}3 ${head?.[0] ?? 'thing'} in ${site?.[0] ?? 'place'} 12 mm (${index}).`;
    return {
      ...rest,
      text,
      head,
      sites: site === undefined || site[0] === head?.[0] ? [] : [site],
      sizes: sized ? [{ printed: '12 mm', values: [12], unit: 'mm' }] : [],
      assertion: meant.assertion,
      negated: meant.negated,
      experiencer: meant.assertion === 'family' ? 'family' : 'patient',
    };
  });

it.each([
  ['possible' as const, 'Possible ', /There may be no change in your heart/],
  ['family' as const, 'Father with ', /compared with an earlier/],
])('what is the same as before is told as sure as it is: %s', (assertion, words, wanted) => {
  const draft = {
    kind: 'comparison' as const,
    change: 'stable' as const,
    head: ['heart', 'heart'] as [string, string],
  };
  const drafts = [{ ...draft, assertion, section: 'impression' as const, text: `${words}unchanged heart.` }];
  const understanding = handBuilt(drafts, knowledge, { type: 'imaging', title: 'Report of a test' });
  expect(
    explain(understanding, knowledge)
      .sentences.map(({ text }) => text)
      .join(' '),
  ).toMatch(wanted);
});

describe('any understanding', () => {
  it('gives a valid, faithful and well-formed analysis', () => {
    fc.assert(
      fc.property(
        fc.array(anyDraft, { minLength: 1, maxLength: 6 }),
        fc.constantFrom('imaging' as const, 'discharge_summary' as const, 'pathology' as const),
        (drafts, type) => {
          const understanding = handBuilt(drafts, knowledge, { type, title: 'Report of a test' });
          const analysis = explain(understanding, knowledge);
          expect(analysisSchema.safeParse(analysis).success).toBe(true);
          for (const { text } of [...analysis.sentences, ...analysis.plain]) {
            expect(text).not.toMatch(
              /undefined|null|NaN|\[object|\s{2}|\s[,.;?]|\ban? an?\b|\bthe the\b|\byour your\b|\(\)/,
            );
            expect(text).toMatch(/^[A-Z0-9“].*[.?!]”?$/s);
            expect(text.split('(').length).toBe(text.split(')').length);
          }
          const ignored = /readability|summary: \d+ words/;
          expect(
            checkFaithfulness(analysis, understanding.report.text, knowledge).filter(
              (problem) => !ignored.test(problem),
            ),
          ).toEqual([]);
        },
      ),
      { numRuns: 300 },
    );
  });
});
