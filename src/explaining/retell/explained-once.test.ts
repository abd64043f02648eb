import { describe, expect, it } from 'vitest';
import { explained } from '../../../test/explained.js';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import type { Context } from '../context.js';
import type { Said } from '../nets/said.js';
import { everydayAlone } from './everyday-alone.js';
import { explainOnce, meaningsBehind, rememberGlosses, withoutNames } from './explained-once.js';

const context = () => ({ knowledge: wholeKnowledge() }) as unknown as Context;
const line = (text: string, ...knowledge: string[]) => ({ said: [{ text, sources: [], knowledge }] as Said[] });
const textsOf = (items: readonly { said: Said[] }[]) => items.map(({ said }) => said[0]?.text);

describe('a name behind an everyday one', () => {
  const name = 'pleural-effusion';

  it('is given once from the first part of the page to the last, and again where the reader opens a shut part', () => {
    const first = [line('The scan shows fluid around your left lung (pleural effusion).', name)];
    const then = [
      line('The scan shows fluid around your left lung (pleural effusion). It is new.', name),
      { ...line('It comes along with fluid around the lung (pleural effusion).', name), shut: true },
      line('It fills the space around the lung (all of it).', name),
    ];
    explainOnce([first, then], context());
    expect(textsOf(first)).toEqual(['The scan shows fluid around your left lung (pleural effusion).']);
    expect(textsOf(then)).toEqual([
      'The scan shows fluid around your left lung. It is new.',
      'It comes along with fluid around the lung (pleural effusion).',
      'It fills the space around the lung (all of it).',
    ]);
  });

  it('is left out where it is long, and never what the report remarks', () => {
    const ctx = context();
    expect(withoutNames('No fluid around the lung (pleural effusion) was seen.', [name], ctx)).toBe(
      'No fluid around the lung was seen.',
    );
    const remark = 'There is fluid around the lung (now drained).';
    expect(withoutNames(remark, [name], ctx)).toBe(remark);
    const short = 'The scan shows no collection of pus (abscess).';
    expect(withoutNames(short, ['abscess'], ctx)).toBe(short);
  });
});

it('what a medicine and a short form are is said in each part of the page, once', () => {
  const ctx = context();
  rememberGlosses(['BP (blood pressure)'], ctx);
  const parts = [1, 2].map(() => [
    line('You take lisinopril (a blood pressure medicine).', 'lisinopril'),
    line('Your BP (blood pressure) was high.'),
    line('A check of BP (blood pressure) is planned.'),
  ]);
  explainOnce(parts, ctx);
  for (const part of parts)
    expect(textsOf(part)).toEqual([
      'You take lisinopril (a blood pressure medicine).',
      'Your BP (blood pressure) was high.',
      'A check of BP is planned.',
    ]);
});

describe('the everyday name alone', () => {
  const alone = (text: string) => {
    const ctx = context();
    rememberGlosses(['dysuria (pain when passing urine)'], ctx);
    return everydayAlone(text, ['dysuria'], ctx);
  };

  it('stands in the place of a word for a thing', () => {
    expect(alone('You came with dysuria (pain when passing urine) and fever.')).toBe(
      'You came with pain when passing urine and fever.',
    );
  });

  it.each([
    'You came without dysuria (pain when passing urine).',
    'You had severe dysuria (pain when passing urine).',
    'You came with a dysuria (pain when passing urine).',
    'You came with burning (pain when passing urine).',
  ])('does not where that is denied, has an adjective or an article, or is no word of ours: %s', (text) => {
    expect(alone(text)).toBe(text);
  });
});

it('a report that is easy to read keeps its names in each part, a hard one gives them in the summary', () => {
  const told = (text: string) => {
    const { findings, summary, readability } = explained(text);
    return { text: findings.map((one) => one.text).join('\n'), summary, grade: readability.explanation.fkgl };
  };
  const easy = told('CHEST X-RAY\nFINDINGS: Small left pleural effusion. No pneumothorax.\nIMPRESSION: Small left pleural effusion.'); // biome-ignore format: one call
  expect(easy.summary).toContain('(pleural effusion)');
  expect(easy.text).toContain('(pleural effusion)');
  const hard = told(
    'CT CHEST\nFINDINGS: Multisegmental bronchiectatic dilatation with peribronchovascular interstitial infiltration, predominantly perihilar in distribution, accompanied by subsegmental parenchymal consolidation. Circumferential mediastinal adventitial irregularity is of indeterminate etiology.\nIMPRESSION: Small left pleural effusion.',
  );
  expect(hard.grade).toBeGreaterThan(6.5);
  expect(hard.summary).toContain('(pleural effusion)');
  expect(hard.text).not.toContain('(pleural effusion)');
});

describe('what a word means, in a sentence of its own', () => {
  const words = ['retinopathy (harm to the back of the eye)', 'Zantac (a stomach pill)', 'stroke (CVA)'];

  it('stands behind the sentence, on the same place of the report, and is not explained again', () => {
    const ctx = context();
    rememberGlosses(words, ctx);
    const sources = [{ start: 4, end: 8 }];
    const first = {
      text: 'You have retinopathy (harm to the back of the eye) and a stroke (CVA).',
      sources,
      knowledge: ['k'],
    };
    const said = meaningsBehind(first, ctx);
    expect(said).toEqual([
      { text: 'You have retinopathy and a stroke (CVA).', sources, knowledge: ['k'] },
      { text: 'Retinopathy means harm to the back of the eye.', sources, knowledge: ['k'] },
    ]);
    const parts = [[{ said }], [line('Your retinopathy (harm to the back of the eye) is stable.')]];
    explainOnce(parts, ctx);
    expect(parts[1]?.[0]?.said[0]?.text).toBe('Your retinopathy is stable.');
  });

  it('has its article where it is one thing', () => {
    const ctx = context();
    const {
      id = '',
      lay = '',
      term = '',
    } = wholeKnowledge().data.concepts.find((one) => one.id === 'colonoscopy' && one.layNumber === 'singular') ?? {};
    rememberGlosses([`${term} (${lay})`], ctx);
    const [, meaning] = meaningsBehind({ text: `You had a ${term} (${lay}).`, sources: [], knowledge: [id] }, ctx);
    expect(meaning?.text).toBe('Colonoscopy means a look into the large bowel with a camera.');
  });

  it.each([
    ['PACs', 'mean'],
    ['metastases', 'mean'],
    ['diabetes', 'means'],
    ["Wernicke's", 'means'],
    ['tds', 'means'],
  ])('speaks of one or of many: %s', (word, verb) => {
    const ctx = context();
    rememberGlosses([`${word} (what it is called)`], ctx);
    const [, meaning] = meaningsBehind(
      { text: `You have ${word} (what it is called).`, sources: [], knowledge: [] },
      ctx,
    );
    expect(meaning?.text).toMatch(new RegExp(` ${verb} what it is called\\.$`));
  });

  it('never of a remark of the report, a quotation, or a list of medicines', () => {
    const ctx = context();
    rememberGlosses(words, ctx);
    for (const text of [
      'You have fluid around the lung (now drained at last).',
      'The report says: “retinopathy (harm to the back of the eye)”.',
      'Your medicine list includes Zantac (a stomach pill) and iron.',
    ])
      expect(meaningsBehind({ text, sources: [], knowledge: [] }, ctx)).toHaveLength(1);
  });
});
