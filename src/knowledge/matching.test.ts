import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, foldAll, longestPhrase, matchShortForm, tokenize } from './index.js';
import { oneSlip } from './spelling.js';
import { tinyKnowledge } from './testing.js';

const knowledge = tinyKnowledge({
  concepts: [
    { id: 'pleural-effusion', term: 'pleural effusion', kind: 'finding', synonyms: ['fluid in the pleural space'] },
    { id: 'effusion', term: 'effusion', kind: 'finding' },
    { id: 'metastasis', term: 'metastasis', kind: 'disease' },
    { id: 'lung', term: 'lung', kind: 'anatomy', adjectives: ['pulmonary'] },
    { id: 'crohn', term: 'Crohn disease', kind: 'disease', synonyms: ["Crohn's disease"] },
    { id: 'x-ray', term: 'x-ray', kind: 'test' },
    { id: 'postoperative', term: 'postoperative changes', kind: 'finding' },
    { id: 'hypertension', term: 'hypertension', kind: 'disease' },
  ],
  labs: [{ id: 'prothrombin-time', term: 'prothrombin time', synonyms: ['pt'] }],
  abbreviations: [
    {
      id: 'ra',
      short: 'RA',
      senses: [
        { long: 'rheumatoid arthritis', near: ['joint', 'methotrexate'] },
        { long: 'right atrium', reportTypes: ['imaging'], near: ['ventricle'] },
        { long: 'room air', near: ['saturation'] },
      ],
    },
  ],
});

function match(text: string): string | null {
  const tokens = tokenize(text);
  const found = longestPhrase(knowledge.phrases, tokens, foldAll(tokens), 0);
  return found && `${found.phrase.ref.id} ${found.to - found.from}`;
}

describe('tokenize', () => {
  it('gives offsets into the text', () => {
    const text = 'Barrett’s x-ray, 1.5 mm (s/p) é';
    for (const token of tokenize(text)) expect(text.slice(token.start, token.end)).not.toMatch(/\s/);
    expect(tokenize(text).map((token) => token.text)).toEqual([
      'barrett',
      'x',
      '-',
      'ray',
      ',',
      '1.5',
      'mm',
      '(',
      's/p',
      ')',
      'e',
    ]);
  });

  it('keeps offsets right behind astral characters and inside a range', () => {
    const text = '😀 no effusion';
    const token = tokenize(text, 6).at(0);
    expect(token && text.slice(token.start, token.end)).toBe('effusion');
  });

  it('holds for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        let at = 0;
        for (const token of tokenize(text)) {
          expect(token.start).toBeGreaterThanOrEqual(at);
          expect(token.end).toBeGreaterThan(token.start);
          at = token.end;
        }
        expect(at).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});

describe('fold', () => {
  it.each([
    ['metastases', 'metastasis'],
    ['naevi', 'nevus'],
    ['oesophagitis', 'esophagitis'],
    ['ischaemic', 'ischemic'],
    ['praevia', 'previa'],
    ['seborrhoeic', 'seborrheic'],
    ['lymphoedema', 'lymphedema'],
    ['necrotising', 'necrotizing'],
    ['tumours', 'tumor'],
    ['gynaecomastia', 'gynecomastia'],
    ['biopsies', 'biopsy'],
    ['emboli', 'embolus'],
    ['vertebrae', 'vertebra'],
    ['diverticula', 'diverticulum'],
    ['masses', 'mass'],
    ['diseases', 'disease'],
    ['effusions', 'effusion'],
    ['varices', 'varix'],
    ['prostheses', 'prosthesis'],
    ['carcinomata', 'carcinoma'],
    ['foramina', 'foramen'],
  ])('%s meets %s', (plural, singular) => {
    expect(fold(plural)).toBe(fold(singular));
  });

  it.each([
    ['ileum', 'ilium'],
    ['mass', 'mast'],
    ['pelvis', 'pelvic'],
    ['dose', 'doss'],
  ])('%s stays apart from %s', (a, b) => {
    expect(fold(a)).not.toBe(fold(b));
  });
});

describe('longestPhrase', () => {
  it('takes the longest name', () => expect(match('pleural effusions on the left')).toBe('pleural-effusion 2'));
  it('meets hyphens and joined forms', () => {
    expect(match('xray of the chest')).toBe(null);
    expect(match('x ray of the chest')).toBe('x-ray 2');
    expect(match('post-operative changes')).toBe('postoperative 4');
    expect(match('Crohn’s disease')).toBe('crohn 2');
  });
  it('reads a turned name only where nothing follows it', () => {
    expect(match('effusion, pleural')).toBe('pleural-effusion 3');
    expect(match('effusion, pleural thickening')).toBe('effusion 1');
  });
  it('wants capitals for a short test name that is also something else', () => {
    expect(match('pt seen today')).toBe(null);
    expect(match('PT seen today')).toBe(null);
    expect(match('PT 12.1')).toBe('prothrombin-time 1');
    expect(match('PT was 12.1')).toBe('prothrombin-time 1');
    expect(match('pt 12.1')).toBe('prothrombin-time 1');
  });
});

describe('matchShortForm', () => {
  const sense = (text: string, reportType = 'other'): string | null | undefined => {
    const tokens = tokenize(text);
    const near = new Set(tokens.map((token) => token.text));
    const context = { reportType, section: 'findings', near, allCapitals: false };
    const at = tokens.findIndex((token) => token.text === 'ra');
    const found = matchShortForm(knowledge.shortForms, text, tokens, at, context);
    return found && (found.sense?.long ?? null);
  };
  it('goes by neighbours, then by the kind of report', () => {
    expect(sense('RA and right ventricle are dilated', 'imaging')).toBe('right atrium');
    expect(sense('joint pain from RA, on methotrexate', 'imaging')).toBe('rheumatoid arthritis');
    expect(sense('saturation 95% on RA')).toBe('room air');
    expect(sense('RA is seen', 'imaging')).toBe('right atrium');
  });
  it('takes a word for the one meaning of its letters only beside that meaning’s neighbours', () => {
    const { shortForms } = tinyKnowledge({
      abbreviations: [{ id: 'all', short: 'ALL', senses: [{ long: 'leukemia', near: ['blasts'] }] }],
    });
    const meant = (text: string) => {
      const near = new Set(text.toLowerCase().split(' '));
      const context = { reportType: 'other', section: 'findings', near, allCapitals: false };
      return matchShortForm(shortForms, text, tokenize(text), 0, context)?.sense?.long ?? null;
    };
    expect(meant('ALL four limbs move')).toBe(null);
    expect(meant('ALL with blasts')).toBe('leukemia');
  });
  it('does not guess', () => expect(sense('RA noted')).toBe(null));
  it('wants the printed letters', () => expect(sense('ra and ventricle')).toBe(null));
});

describe('speller', () => {
  it('mends one slip in a long word', () => {
    expect(knowledge.speller.correct('hypertnesion')).toBe('hypertension');
    expect(knowledge.speller.correct('hypertensionn')).toBe('hypertension');
  });
  it('never changes the meaning', () => {
    expect(knowledge.speller.correct('hypotension')).toBe(null);
    // Fluids may be hypotonic; that is no slip for a name of slack muscles.
    const muscles = tinyKnowledge({ concepts: [{ id: 'hypotonia', term: 'hypotonia', kind: 'finding' }] });
    expect(muscles.speller.correct('hypotonis')).toBe('hypotonia');
    expect(muscles.speller.correct('hypotonic')).toBe(null);
    expect(oneSlip('asymptomatic', 'symptomatic')).toBe(false);
    expect(oneSlip('abduction', 'adduction')).toBe(false);
    expect(oneSlip('infiltrated', 'infiltrate')).toBe(false);
  });
});
