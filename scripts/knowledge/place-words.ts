import type { Concept, ReportWord } from '../../src/knowledge/schema.js';

/** What a first part says of a place, whatever organ stands behind it. */
const PLACES: Readonly<Record<string, string>> = {
  peri: 'Around',
  intra: 'Inside',
  supra: 'Above',
  infra: 'Below',
  sub: 'Below',
  retro: 'Behind',
  juxta: 'Next to',
  para: 'Next to',
  extra: 'Outside',
  trans: 'Through',
};

/** Adjectives of one organ only: "cervical" (neck or womb) and "radial" are none. */
const SURE = new Set(
  `hepatic splenic renal gastric pancreatic duodenal jejunal ileal cecal colonic rectal esophageal tracheal bronchial aortic
  umbilical ovarian uterine vaginal prostatic testicular scrotal patellar tonsillar placental appendiceal ureteral urethral
  sternal clavicular scapular acetabular mandibular calcaneal trochanteric sacral areolar vesical orbital`.split(/\s+/),
);
/** Built so, but said of something else than the place. */
const OTHERWISE = new Set(
  `paraumbilical transtracheal extrarenal intraorbital subrenal suprarenal juxtarenal pararenal subscapular subaortic
  transaortic`.split(/\s+/),
);

/**
 * Words of place that are built of a first part and the adjective of one organ ("retrosternal", "perihepatic"), with what
 * they mean by their parts. Only where both parts are sure, and nothing in the base has that name.
 */
export function placeWords(concepts: readonly Concept[], known: readonly ReportWord[]): ReportWord[] {
  const taken = new Set(known.flatMap(({ says }) => says));
  for (const { term, synonyms, adjectives } of concepts)
    for (const name of [term, ...synonyms, ...adjectives]) taken.add(name);
  const words: ReportWord[] = [];
  for (const { kind, lay, layNumber, adjectives } of concepts) {
    if (kind !== 'anatomy' || layNumber === 'plural') continue;
    for (const adjective of adjectives.filter((one) => SURE.has(one)))
      for (const [first, place] of Object.entries(PLACES)) {
        const word = `${first}${adjective}`;
        if (taken.has(word) || OTHERWISE.has(word)) continue;
        taken.add(word);
        words.push({ says: [word], meaning: `${place} the ${lay}.` });
      }
  }
  return words;
}
