import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../test/whole-knowledge.js';

/** Illnesses, findings, operations and normal answers that are only spelled out: this list may shrink, never grow. */
const WITHOUT_ENTRY = [
  'a calm night with no new problems', 'baby with the back of the head in front', 'blue skin, club fingers or swelling',
  'bowels not opened', 'car accident', 'cried right after birth', 'dead on arrival', 'disease that has grown',
  'drug-coated stent', 'extra heart sound', 'fall from standing', 'fall on an outstretched hand', 'fever or chills',
  'full sight to the sides', 'gene change in cancer cells', 'hepatitis A virus', 'lung sounds that are not normal',
  'motorcycle accident', 'murmurs, rubs or gallops', 'nausea, vomiting and diarrhea', 'one narrowed heart artery', 'partial response',
  'pregnancy at 35 years or more', 'reconstruction',
  "open and flat soft spot on the baby's head", 'road traffic crash', "soft, open and flat spot on the baby's head",
  'stage 2 kidney disease', 'stage 3 kidney disease', 'stage 4 kidney disease', 'surgery through small cuts',
  'thoughts of harming oneself or others', 'trial of breathing without the machine',
  'upset stomach with vomiting and loose stools', 'vein bypass graft', 'well nourished and developed',
]; // biome-ignore format: one list

/** All other meanings without an entry are places, tests, times, medicines and orders. */
const OTHERS_AT_MOST = 727;

describe('what short forms mean', () => {
  const { concepts, abbreviations, medicines, labs } = wholeKnowledge().data;
  const names = new Set(
    [...concepts, ...medicines, ...labs]
      .flatMap(({ term, synonyms }) => [term, ...synonyms])
      .map((one) => one.toLowerCase()),
  );
  const without = new Set(
    abbreviations
      .flatMap(({ senses }) => senses)
      .filter(({ long, concept }) => concept === undefined && !names.has(long.toLowerCase()))
      .map(({ long }) => long),
  );

  it('stands behind an entry, but for those listed', () => {
    expect(WITHOUT_ENTRY.filter((long) => !without.has(long))).toEqual([]);
    const others = [...without].filter((long) => !WITHOUT_ENTRY.includes(long));
    expect(others.length).toBeLessThanOrEqual(OTHERS_AT_MOST);
  });
});
