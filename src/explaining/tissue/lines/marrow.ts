import { listed, ofPattern, type Teller, told } from './line.js';

/** Kinds of cells that are counted in marrow and blood, in plain words. */
const COUNTED: readonly (readonly [RegExp, string])[] = [
  [/^(?:myelo)?blasts?$/, 'blasts (the earliest blood cells)'],
  [/^abnormal promyelocytes$/, 'abnormal promyelocytes (very young white cells)'],
  [/^promyelocytes$/, 'promyelocytes (very young white cells)'],
  [/^(?:myelocytes|metamyelocytes|bands?(?: forms)?)$/, 'young white cells'],
  [/^(?:maturing )?(?:other )?(?:granulocyt\w*|myeloid|maturing myeloid|neutrophil\w*|granulopoiesis)(?: (?:cells|precursors|series))?$/, 'white cells that fight germs'],
  [/^(?:erythroid|erythroblasts|normoblasts|nucleated red cells|red cell|erythropoiesis)(?: (?:cells|precursors|series))?$/, 'young red cells'],
  [/^lymphocytes$/, 'lymphocytes'],
  [/^lymphoid cells$/, 'lymphocytes'],
  [/^plasma cells$/, 'plasma cells'],
  [/^monocytes(?:\/promonocytes)?$/, 'monocytes'],
  [/^eosinophils?(?: and precursors)?$/, 'eosinophils'],
  [/^basophils?$/, 'basophils'],
]; // biome-ignore format: one list

/** "Blasts 3%, abnormal promyelocytes 84%, erythroid 7%": a count of cells. */
const differential: Teller = (line) => {
  const bare = line.replace(
    /^(?:(?:marrow |aspirate |\d{3}[- ]cell )*differential(?: count)?(?: \(?(?:on )?\d{3} cells\)?)?|marrow count)\s*[:–-]\s*/i,
    '',
  );
  const parts = bare.split(/[,;]\s*(?:and )?/);
  if (parts.length < 2 || parts.length > 12) return null;
  const told_: string[] = [];
  for (const part of parts) {
    const found = /^([A-Za-z/ ]{4,30}?)\s*[:=]?\s*(\d{1,3}(?:\.\d)?) ?%$/.exec(part.trim());
    const name = found === null ? undefined : found[1]?.toLowerCase();
    const kind = COUNTED.find(([pattern]) => name !== undefined && pattern.test(name))?.[1];
    if (found === null || kind === undefined) return null;
    told_.push(`${found[2]}% ${kind}`);
  }
  return told('plain', `of the cells that were counted, these were ${listed(told_)}`);
};

/** Lines on the marrow and on what becomes of a blood cancer. */
export const MARROW_LINES: readonly Teller[] = [
  differential,
  ofPattern(
    /^(?:trephine|overall|marrow|bone marrow|estimated|core)?[: ]*cellularity(?: (?:is|of|was|estimated at))*\s*[:=]?\s*(?:approx(?:imately)?\.? |about |~ ?|estimated (?:at )?)?(\d{1,3}(?:[-–]\d{1,3})?) ?%(?:,? \(?(normal|appropriate|increased|reduced|high|low)(?: for (?:the )?(?:stated |patient['’]?s? )?age)?\)?)?$/i,
    ([, n = '', how = '']) =>
      told(
        'plain',
        `about ${n}% of the marrow is made of blood-making cells (cellularity)`,
        ...(how === ''
          ? []
          : [
              /normal|approp/i.test(how)
                ? 'this is usual for the age'
                : `this is ${/incr|high/i.test(how) ? 'more' : 'less'} than usual`,
            ]),
      ),
  ),
  ofPattern(
    /^(?:erythropoiesis|erythroid (?:series|maturation))\s*:?(?: (?:is|appears))? (?:normoblastic|normal|orderly|unremarkable)$/i,
    () => told('good', 'the young red cells look as they should'),
  ),
  ofPattern(
    /^(?:granulopoiesis|myelopoiesis|(?:granulocytic|myeloid) (?:series|maturation))\s*:?(?: (?:is|appears|shows))? (?:normal|orderly|unremarkable|complete|full)(?: maturation)?$/i,
    () => told('good', 'the young white cells look as they should'),
  ),
  ofPattern(
    /^(?:there is )?no (?:histological |morphological )?(?:evidence|features?|signs?) of (?:large[- ]cell |high[- ]grade |richter(?:['’]?s)? |blastic |histologic(?:al)? |leuka?emic )?transformation(?: (?:is |was )?(?:seen|identified))?$/i,
    () => told('good', 'no sign was seen that it has changed into a faster-growing kind'),
  ),
  ofPattern(
    /^(?:findings? (?:are )?(?:consistent|compatible|in keeping) with |in )?(?:a )?(?:complete )?(morphologic(?:al)?|cytologic(?:al)?|ha?ematologic(?:al)?|cytogenetic|molecular) (?:complete )?remission$/i,
    ([, of = '']) =>
      told(
        'good',
        /^(?:morph|cytol|h)/i.test(of)
          ? 'under the microscope, no more of the blood cancer could be seen (remission)'
          : 'this test found no more of the blood cancer (remission)',
      ),
  ),
  ofPattern(
    /^(?:MRD|(?:measurable|minimal) residual disease)(?: \(MRD\))?(?: (?:by|on) (?:flow(?: cytometry)?|PCR|NGS|RQ-PCR))?\s*[:=]?\s*(?:is |was |of )?(?:(not detected|negative|undetectable)|(?:positive|detected)?(?: at| of|,)? ?(\d+(?:\.\d+)?) ?%)(?: (?:by|on) (?:flow(?: cytometry)?|PCR|NGS))?$/i,
    ([, none = '', n = '']) =>
      none !== ''
        ? told('good', 'a very fine test for the last few cancer cells (MRD) found none')
        : told('bad', `a very fine test for the last few cancer cells (MRD) found ${n}%`),
  ),
  ofPattern(
    /^(?:FISH\s*[:–-]?\s*)?(gain|loss|deletion|amplification) of (?:chromosome )?(\d{1,2}[pq]?\d*(?:\.\d)?|[XY])(?: (?:was |is )?(?:detected|seen|identified|present))?(?: in (?:approx\.? |about )?(\d{1,3}(?:\.\d)?) ?% of (?:the )?(?:cells|nuclei|plasma cells|interphase nuclei))?$/i,
    ([, how = '', where = '', n = '']) =>
      told(
        'bad',
        `${/gain|ampl/i.test(how) ? 'an extra copy' : 'a loss'} of a piece of a chromosome (${where}) was found${n === '' ? '' : ` in ${n}% of the cells`}`,
      ),
  ),
];
