import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countWords, fleschKincaid } from './readability.js';
import { splitSentences } from './sentences.js';
import { countSyllables } from './syllables.js';

describe('syllables', () => {
  const COUNTS: Record<number, string> = {
    1: 'the scan spot lung heart blood bones looked used shows changed signs size range test looks breathe would eight through',
    2: 'report doctor finding fluid pressure little around tissue kidney fracture nodule muscle table needed wanted tested normal water swollen stable being quiet stomach thickened',
    3: 'another general medicine pneumonia effusion infection hospital following ultrasound abdomen procedure edema artery important',
    4: 'anemia diabetes pulmonary posterior coronary usually carcinoma diagnosis',
    5: 'immediately examination',
  };
  for (const [count, words] of Object.entries(COUNTS)) {
    it(`counts ${count}`, () => {
      const wrong = words
        .split(' ')
        .map((word) => [word, countSyllables(word)])
        .filter(([, found]) => found !== Number(count));
      expect(wrong).toEqual([]);
    });
  }
  it('counts hard medical words as they are said', () => {
    const said: Record<string, number> = {
      potassium: 4, hemoglobin: 4, radiology: 5, cardiomegaly: 6, pneumothorax: 4, calcification: 5, atelectasis: 5,
      emphysema: 4, cholesterol: 4, carcinoma: 4, lymph: 1, biopsy: 3, ureter: 3, hernia: 3, thyroid: 2, glucose: 2,
      creatinine: 4, bilirubin: 4, triglycerides: 4, opacity: 4, mastectomy: 4, colonoscopy: 5, organism: 4,
    }; // biome-ignore format: a table
    const wrong = Object.entries(said).filter(([word, count]) => countSyllables(word) !== count);
    expect(wrong.map(([word, count]) => `${word}: ${countSyllables(word)}, not ${count}`)).toEqual([]);
  });
  it('is at least one for any word', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'abcdeghilmnoprstuy'), minLength: 1, maxLength: 15 }),
        (word) => {
          expect(countSyllables(word)).toBeGreaterThanOrEqual(1);
        },
      ),
    );
  });
});

describe('sentences', () => {
  it.each([
    ['It is 5.4 cm wide. It has not changed.', 2],
    ['Dr. Lee saw you at 3 p.m. on Monday.', 1],
    ['Your value is < 0.5. Ask about it?', 2],
    ['Call now! Do not wait.', 2],
    ['One\nTwo\nThree', 3],
    ['The report says: “come back.”', 1],
  ])('%s', (text, count) => expect(splitSentences(text)).toHaveLength(count));
  it('keeps every letter', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('A b.', 'Dr. C', '5.4', 'x?', '\n', 'e.g.'), { maxLength: 12 }), (parts) => {
        const text = parts.join(' ');
        return splitSentences(text).join('').replace(/\s/g, '') === text.replace(/\s/g, '');
      }),
    );
  });
});

describe('Flesch-Kincaid grade', () => {
  it('follows the formula', () => {
    // 6 words, 6 syllables, 1 sentence: 0.39·6 + 11.8·1 − 15.59 = −1.45
    expect(fleschKincaid(['The cat sat on the mat.']).fkgl).toBeCloseTo(-1.4, 1);
  });
  it('does not glue list items', () => {
    const items = ['No fluid', 'No air', 'No mass'];
    expect(fleschKincaid(items).fkgl).toBeLessThan(fleschKincaid([items.join(' ')]).fkgl);
  });
  it('is zero without words', () => expect(fleschKincaid(['', '…'])).toEqual({ fkgl: 0, words: 0 }));
  it('counts words', () => expect(countWords('A 9.5 mm spot, and/or two: mg/dL.')).toBe(9));
});
