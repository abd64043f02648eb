import { NOT, ofPattern, SEP, type Teller, told } from './line.js';

const THERE = '(?:present|identified|seen|positive|yes|\\+(?:ve)?)';
const SIDES: Readonly<Record<string, string>> = {
  left: 'on the left', right: 'on the right', bilateral: 'on both sides', 'left posterolateral': 'at the back of the left side',
  'right posterolateral': 'at the back of the right side', 'left posterior': 'at the back of the left side', 'right posterior': 'at the back of the right side',
  'left anterior': 'at the front of the left side', 'right anterior': 'at the front of the right side', posterolateral: 'at the back of the side',
}; // biome-ignore format: one list
const EXTENT: Readonly<Record<string, string>> = {
  focal: 'in a small spot', 'non-focal': 'in more than a small spot', 'nonfocal': 'in more than a small spot', established: 'in more than a small spot', extensive: 'widely',
}; // biome-ignore format: one list
const named = (words: Readonly<Record<string, string>>): string => Object.keys(words).join('|');

/** Rows of a prostate that was taken out, by their short names. */
export const GLAND_LINES: readonly Teller[] = [
  // "EPE present, left posterolateral, non-focal"
  ofPattern(
    new RegExp(
      String.raw`^(?:EPE|extra-?prostatic extension)${SEP}${THERE}(?:,? \(?(?:at )?(${named(SIDES)}))?\)?(?:,? \(?(${named(EXTENT)})\)?)?$`,
      'i',
    ),
    ([, side = '', extent = '']) =>
      told(
        'bad',
        `the cancer has grown out of the prostate${side === '' ? '' : ` ${SIDES[side.toLowerCase()]}`}${extent === '' ? '' : `, ${EXTENT[extent.toLowerCase()]}`} (EPE)`,
      ),
  ),
  // "SV invasion absent"
  ofPattern(
    new RegExp(
      String.raw`^(?:(?:SVs?|SVI|seminal vesicles?)(?: (?:invasion|involvement))?${SEP}(?:${NOT}|uninvolved|not invaded|free|clear)|no (?:SVI|SV invasion|seminal vesicle invasion)(?: (?:seen|identified))?)$`,
      'i',
    ),
    () => told('good', 'the cancer has not grown into the glands behind the prostate (seminal vesicles)'),
  ),
];
