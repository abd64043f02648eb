import { heading, ofPattern, type Teller, told } from './line.js';

/** Codes of breast needle samples (B) and of single cells (C), as the guidelines of the NHS breast screening programme list them. */
const BREAST: Readonly<Record<string, string>> = {
  '1': 'normal breast tissue, or too little to judge',
  '2': 'a harmless change (benign)',
  '3': 'a change that is probably harmless but needs a closer look',
  '4': 'a change that may be cancer (suspicious)',
  '5a': 'very early cancer that has not grown out of the milk ducts',
  '5b': 'cancer that has grown into the tissue around it (invasive)',
  '5c': 'cancer, but whether it has grown into the tissue around it cannot be told',
  '5': 'cancer',
};
const CELLS: Readonly<Record<string, string>> = {
  '1': 'too little to judge',
  '2': 'cells that are not cancer (benign)',
  '3': 'unusual cells that are probably not cancer',
  '4': 'cells that may be cancer (suspicious)',
  '5': 'cancer cells',
};
/** Codes of thyroid cells of the Royal College of Pathologists. */
const THYROID: Readonly<Record<string, string>> = {
  '1': 'too little to judge',
  '1c': 'fluid of a cyst and too little else to judge',
  '2': 'cells that are not cancer',
  '2c': 'fluid of a cyst and cells that are not cancer',
  '3a': 'unusual cells that cannot be judged yet',
  '3f': 'cells of a follicular growth, and it cannot be told yet whether it is cancer',
  '4': 'cells that may be cancer (suspicious)',
  '5': 'cancer cells',
};

const toneOf = (digit: string) => (/^[45]/.test(digit) ? 'bad' : /^2/.test(digit) ? 'good' : 'plain');

/** "Biopsy category B5b", "B2", "Cytology: C5", "Thy3f": codes that British reports close with. */
export const UK_CODE_LINES: readonly Teller[] = [
  heading(
    ofPattern(
      /^(?:(?:overall |core |breast |needle |final |RCPath |NHSBSP )*(?:biopsy |histology |histological |reporting |core biopsy )?(?:category|code|opinion|grade|classification|score)\s*[:=-]?\s*|(?=\(?B ?5[abc])|(?=\(?B ?[1-5][abc]? \())\(?B ?-?([1-5])([abc])?\)?(?: \(?(?:benign|normal|malignant|invasive|in situ|suspicious|lesion of uncertain malignant potential|uncertain(?: malignant potential)?)\)?)?$/i,
      ([, digit = '', letter = '']) => {
        const meant = BREAST[`${digit}${letter.toLowerCase()}`] ?? BREAST[digit];
        return meant === undefined
          ? null
          : told(
              toneOf(digit),
              `the code of the sample is B${digit}${letter.toLowerCase()}`,
              `this code stands for ${meant}`,
            );
      },
    ),
  ),
  heading(
    ofPattern(
      /^(?:(?:overall |final |breast |nodal )*(?:cytology|cytological|FNA|FNAC|node|lymph node)?(?: (?:category|code|opinion|grade|score))?\s*[:=-]\s*)\(?C ?-?([1-5])\)?(?: \(?(?:benign|malignant|suspicious|inadequate|unsatisfactory|atypia)\)?)?$/i,
      ([, digit = '']) =>
        CELLS[digit] === undefined
          ? null
          : told(toneOf(digit), `the code of the sample is C${digit}`, `this code stands for ${CELLS[digit]}`),
    ),
  ),
  heading(
    ofPattern(
      /^(?:(?:overall |final |RCPath |cytology |thyroid )*(?:category|code|opinion|grade|classification|cytology)?\s*[:=-]?\s*)?Thy ?-?([1-5])([acf])?(?: \(?(?:benign|malignant|non-?diagnostic|follicular (?:neoplasm|lesion)|atypi\w+|suspicious(?: (?:of|for) malignancy)?|non-?neoplastic)\)?)?$/i,
      ([, digit = '', letter = '']) => {
        const meant = THYROID[`${digit}${letter.toLowerCase()}`];
        return meant === undefined
          ? null
          : told(
              toneOf(digit),
              `the code of the sample is Thy${digit}${letter.toLowerCase()}`,
              `this code stands for ${meant}`,
            );
      },
    ),
  ),
  // "Previously reported as benign": of an earlier look at the same sample.
  ofPattern(
    /^(?:(?:this (?:case|biopsy|sample) was )?(?:previously|initially|originally|first) )(?:reported|diagnosed|read|interpreted|signed out|called) as (?:an? )?(benign|normal|negative|malignant|inflammatory|reactive|inconclusive)$/i,
    ([, what = '']) =>
      told(
        'plain',
        `an earlier report of this sample said: ${{ benign: 'no cancer (benign)', normal: 'normal', negative: 'negative', malignant: 'cancer (malignant)', inflammatory: 'swelling (inflammatory)', reactive: 'only irritated (reactive)', inconclusive: 'no clear answer' }[what.toLowerCase()] ?? what.toLowerCase()}`,
      ),
  ),
];
