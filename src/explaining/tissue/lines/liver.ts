import { ofPattern, SEP, type Teller, told } from './line.js';

const SCARRED: readonly (readonly [RegExp, string])[] = [
  [/bridging/i, 'bands of scar join parts of the liver (bridging fibrosis)'],
  [/nodul/i, 'small lumps of liver between scars have begun to form'],
];
const SCAR_WORDS = String.raw`(?:(?:bridging|advanced|portal|periportal|perisinusoidal|pericellular|marked|severe|moderate|mild) )*fibrosis`;

/** Lines of a liver sample: swelling in a fatty liver, and scars by their stage. */
export const LIVER_LINES: readonly Teller[] = [
  ofPattern(
    new RegExp(
      String.raw`^(?:NAS|(?:NAFLD|MASLD|NASH) activity score(?: \(NAS\))?)${SEP}(?:is )?([0-8])( ?(?:\/|of|out of) ?8)?$`,
      'i',
    ),
    ([, score = '', all = '']) =>
      told('plain', `the score for fat and swelling in the liver (NAS) is ${score}${all === '' ? '' : ' of 8'}`),
  ),
  // "Bridging fibrosis, early nodule formation: stage F3-4"
  ofPattern(
    new RegExp(
      String.raw`^(?:(${SCAR_WORDS}(?:(?:,| and|,? with) (?:early )?nodule formation)?)[,:]? \(?)?(?:(?:fibrosis )?stage|METAVIR)${SEP}(?:F ?)?([0-4])(?: ?[-–/] ?F?([0-4])(?! ?\)))?(?: ?(?:\/|of|out of) ?4)?\)?$`,
      'i',
    ),
    ([, words = '', from = '', to = '']) =>
      words === '' && to === ''
        ? null
        : told(
            'plain',
            ...SCARRED.flatMap(([pattern, text]) => (pattern.test(words) ? [text] : [])),
            `the scar stage is ${from}${to === '' ? '' : ` to ${to}`}, and a higher one means more scars`,
          ),
  ),
  ofPattern(
    /^(?:PAS[- ]?D|D[- ]?PAS|PAS(?:[- ]diastase)?(?: with diastase)?)(?: stain)?\s*:?\s*(?:shows )?(?:no|negative for) (?:alpha-?1[- ]antitrypsin |A1AT |hyaline |intracytoplasmic )?globules(?: (?:seen|identified|present))?$/i,
    () => told('good', 'no clumps of protein were seen in the liver cells (PAS-D)'),
  ),
];
