import { listed, ofPattern, SEP, type Teller, told } from './line.js';

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
  ofPattern(
    /^(?:hepatocyte |hepatocellular )?ballooning\s*:?\s*(none|absent|no|few|mild|minimal|moderate|many|prominent|marked|severe)(?: (?:cells|hepatocytes))?(?:,? \(?(?:score |grade )?([0-2])(?: ?\/ ?2)?\)?)?$/i,
    ([, how = '', score = '']) => {
      const none = /^(?:none|absent|no)$/i.test(how);
      // Two of two is many of them (NASH Clinical Research Network, 2005).
      const many = /^(?:few|mild|minimal)$/i.test(how)
        ? 'a few'
        : /^moderate$/i.test(how) && score !== '2'
          ? 'some'
          : 'many';
      return told(
        none ? 'good' : 'plain',
        none ? 'no swollen liver cells were seen (ballooning)' : `${many} liver cells are swollen (ballooning)`,
        ...(score === '' || none ? [] : [`the score for this is ${score} of 2`]),
      );
    },
  ),
  ofPattern(
    /^lobular (?:inflammation|activity)\s*:?\s*(?:(?:(<|>) ?)?(\d{1,2}(?:[-–]\d{1,2})?) foci (?:per|\/) (?:(?:x ?)?\d{2,3} ?x? )?(?:field|hpf|high[- ]power field)|(none|mild|moderate|marked|severe))(?:,? \(?(?:score |grade )?([0-3])(?: ?\/ ?3)?\)?)?$/i,
    ([, sign = '', count = '', how = '', score = '']) => {
      if (/^none$/i.test(how))
        return told('good', 'no spots of swelling were seen inside the liver (lobular inflammation)');
      const many = `${sign === '<' ? 'fewer than ' : sign === '>' ? 'more than ' : ''}${count.replace(/[-–]/, ' to ')}`;
      return told(
        'plain',
        count === ''
          ? `the swelling inside the liver is ${how.toLowerCase()} (lobular inflammation)`
          : `${many} small spots of swelling were seen in each view of the liver (lobular inflammation)`,
        ...(score === '' ? [] : [`the score for this is ${score} of 3`]),
      );
    },
  ),
  // "Fibrosis: perisinusoidal and periportal with occasional bridging septa (stage 3)"
  ofPattern(
    /^fibrosis\s*:?\s*((?:(?:perisinusoidal|pericellular|centrilobular|periportal|portal|occasional|focal|early|bridging|septa|fibrosis|and|with|rare|some)[,;]? ?)+)\(?(?:stage |F)([0-4])(?: ?(?:\/|of) ?4)?\)?$/i,
    ([, words = '', stage = '']) => {
      const where = [
        ...(/perisinusoidal|pericellular|centrilobular/i.test(words) ? ['between the liver cells'] : []),
        ...(/portal/i.test(words) ? ['around the vessels that enter the liver'] : []),
        ...(/bridging/i.test(words) ? ['in bands that join parts of the liver (bridging)'] : []),
      ];
      return where.length === 0
        ? null
        : told(
            'plain',
            `scar tissue (fibrosis) lies ${listed(where)}`,
            `the scar stage is ${stage}, and a higher one means more scars`,
          );
    },
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
