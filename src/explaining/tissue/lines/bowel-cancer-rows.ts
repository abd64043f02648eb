import { NOT, ofPattern, SEP, type Teller, told } from './line.js';

const SMALL = String.raw`small[- ]vessels?(?: \(?(?:lymphatic|capillary)\)?)?`;
const LARGE = String.raw`(?:large (?:vein|vessel|venous)|venous|large venous)(?: invasion)?(?: \((?:extra-?mural|EMVI|intra-?mural)\))?`;
const YES = '(present|identified|seen|yes)';
const NONE = `(${NOT})`;
const BUDS = ['', 'only a few', 'a middle number of', 'many'];

/** Rows of a bowel cancer: vessels of two kinds, groups of cells at its edge, and where it grew. */
export const BOWEL_CANCER_ROWS: readonly Teller[] = [
  // "LVI: Small vessel present; large venous (extramural) not identified"
  ofPattern(
    new RegExp(
      String.raw`^(?:(?:lympho-?vascular|vascular) invasion|LVI|LVSI)${SEP}${SMALL}(?:${SEP}|: )(?:${YES}|${NONE})[;,] ${LARGE}(?:${SEP}|: )(?:${YES}|${NONE})$`,
      'i',
    ),
    ([, small = '', , large = '']) =>
      told(
        small === '' && large === '' ? 'good' : 'bad',
        small === ''
          ? 'no cancer cells were seen in small vessels'
          : 'cancer cells were seen in small vessels (lymphovascular invasion)',
        large === '' ? 'no cancer cells were seen in the larger veins' : 'cancer cells were seen in a larger vein',
      ),
  ),
  ofPattern(
    /^tumou?r budding\s*[:=-]\s*(\d{1,3})(?: buds?)? ?(?:per|\/|in) ?(?:a )?(?:0\.785 ?(?:sq\.? ?mm|mm ?2|mm²)|hot ?spot|field)[,;]? ?\(?(?:low|intermediate|high)? ?\(?Bd ?([123])\)?\)?$/i,
    ([, n = '', grade = '']) =>
      told(
        grade === '1' ? 'plain' : 'bad',
        `${BUDS[Number(grade)]} small groups of cells (${n} in one field) were seen at the edge of the growth (tumor budding)`,
      ),
  ),
];
