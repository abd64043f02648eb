import { listed, NOT, ofPattern, SEP, type Teller, told } from './line.js';

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const COUNT = `(\\d{1,3}(?![\\d.]|\\s?%)|${WORDS.join('|')}|none)`;
const OF = String.raw`(?: ?(?:of|out of|\/) ?(?:the )?(\d{1,3}))?`;
const GLOMERULI = '(?: glomerul(?:us|i))?';
const SHARE = String.raw`(?:[,;]? ?\(?(?:approx(?:imately|\.)? |about |~ ?)?(?:\d{1,3}(?:\.\d)?) ?%\)?)?`;
const SEEN = '(?: (?:is |are |was |were )?(?:seen|present|identified|noted|found))?';

const isNone = (n: string): boolean => /^(?:0|no|none)$/i.test(n);
const isOne = (n: string): boolean => /^(?:1|one)$/i.test(n);

/** "3 of the 18 filters", "one filter"; null where the count cannot be. */
function filters(n: string, all: string): string | null {
  if (isNone(n)) return all === '' ? 'none of the filters' : `none of the ${all} filters`;
  if (all !== '' && Number(n) > Number(all)) return null;
  const some = n.toLowerCase();
  return all === '' ? `${some} filter${isOne(n) ? '' : 's'}` : `${some} of the ${all} filters`;
}

/** How filters may be harmed: whether one of them is, whether several are, and what it means. */
const HARM: readonly [string, string, string, string | null][] = [
  [
    String.raw`(?:global(?:ly)? (?:glomerulo)?scleros(?:is|ed)|(?:complete|total) sclerosis|obsolescent|obsolete)`,
    'is fully scarred',
    'are fully scarred',
    null,
  ],
  [String.raw`segmental(?:ly)? (?:glomerulo)?scleros(?:is|ed)`, 'is partly scarred', 'are partly scarred', null],
  [
    String.raw`fibrous crescents?`,
    'shows an old crescent, a scar of strong swelling',
    'show old crescents, scars of strong swelling',
    null,
  ],
  [
    String.raw`(?:(?:active|cellular|fibro-?cellular|cellular\/fibro-?cellular|cellular and fibro-?cellular) )?crescents?`,
    'shows a crescent',
    'show crescents',
    'a crescent is a sign of strong swelling in a filter',
  ],
  [
    String.raw`(?:(?:segmental )?(?:fibrinoid |tuft |segmental )?necrosis|necroti[sz]ing lesions?)`,
    'holds dead spots (necrosis)',
    'hold dead spots (necrosis)',
    null,
  ],
];

/** "Globally sclerosed glomeruli: 2/18", "Cellular crescents in 3 of 18 glomeruli", "Segmental sclerosis 1/12". */
const HARMED: readonly Teller[] = HARM.map(([name, one, several, means]) =>
  ofPattern(
    new RegExp(
      String.raw`^(?:(?:number|no\.?|percentage) (?:of |with )?)?(?:glomeruli (?:with |showing )?)?${name}(?: glomerul(?:us|i))?(?: \([^()]{2,14}\))?\s*(?::|=|,|-)?\s*(?:(?:is |are )?(?:present |seen |identified |noted |found )?(?:in |involving |affecting )?)${COUNT}${OF}${GLOMERULI}${SHARE}(?:[,;] ?(?:cellular|active|early))?${SEEN}$`,
      'i',
    ),
    ([, n = '', all = '']) => {
      const which = filters(n, all);
      if (which === null) return null;
      const named = `${which.replace(/ filters?$/, (word) => `${word} of the kidney`)} (glomeruli)`;
      const none = isNone(n);
      if (several.startsWith('hold'))
        return none
          ? told('good', 'no dead spots (necrosis) were seen in the filters of the kidney (glomeruli)')
          : told('plain', `dead spots (necrosis) were seen in ${named}`);
      // "None are scarred"; "1 of the 18 is scarred".
      return told(
        none ? 'good' : 'plain',
        `${named} ${none || !isOne(n) ? several : one}`,
        ...(means === null || none ? [] : [means]),
      );
    },
  ),
);

/** "Crescents 28%", "cellular crescents in 20 % of glomeruli": as a share of all filters. */
const SHARED: readonly Teller[] = HARM.map(([name, , several, means]) =>
  ofPattern(
    new RegExp(
      String.raw`^(?:percentage (?:of |with )?)?(?:glomeruli (?:with |showing )?)?${name}\s*(?::|=|,|-)?\s*(?:in |involving |affecting )?(?:approx(?:imately|\.)? |about |~ ?)?(\d{1,2}(?:\.\d)?) ?%(?: of (?:the )?glomeruli)?${SEEN}$`,
      'i',
    ),
    ([, share = '']) =>
      Number(share) === 0
        ? null
        : told(
            'plain',
            `${share}% of the filters of the kidney (glomeruli) ${several}`,
            ...(means === null ? [] : [means]),
          ),
  ),
);

const HOW_MUCH: Readonly<Record<string, string>> = {
  mild: 'a little', minimal: 'a little', slight: 'a little', focal: 'in spots', patchy: 'in spots', moderate: 'somewhat', marked: 'much', severe: 'much', extensive: 'much',
}; // biome-ignore format: one list
const DEGREE = Object.keys(HOW_MUCH).join('|');

/** The scores of the Oxford classification of IgA nephropathy (Trimarchi 2017), letter by letter. */
const OXFORD: Readonly<Record<string, readonly string[]>> = {
  m: ['no extra cells in the frame of the filters (M0)', 'extra cells in the frame of the filters (M1)'],
  e: ['no extra cells in their small vessels (E0)', 'extra cells in their small vessels (E1)'],
  s: ['no partly scarred filters (S0)', 'partly scarred filters (S1)'],
  t: [
    'little or no scarring of the tissue (T0)',
    'scars in a quarter to a half of the tissue (T1)',
    'scars in more than half of the tissue (T2)',
  ],
  c: ['no crescents (C0)', 'crescents in fewer than a quarter of the filters (C1)', 'crescents in a quarter or more of the filters (C2)'],
}; // biome-ignore format: one list

const oxford: Teller = (line) => {
  const found =
    /^(?:(?:the )?(?:oxford|MEST(?:-?C)?)(?: (?:classification|scor(?:e|ing)|MEST(?:-?C)?|\(MEST-?C\)))*\s*[:=-]?\s*)((?:[MESTC] ?[0-2][,; -]*){4,5})$/i.exec(
      line,
    );
  if (found === null) return null;
  const told_ = [...(found[1] as string).matchAll(/([MESTC]) ?([0-2])/gi)].map(
    ([, letter = '', n = '']) => OXFORD[letter.toLowerCase()]?.[Number(n)],
  );
  if (told_.some((one) => one === undefined)) return null;
  return told('plain', 'a score for this illness tells how the kidney is harmed (MEST-C)', `it says: ${listed(told_ as string[])}`);
}; // biome-ignore format: as above

const PROTEIN = String.raw`(?:Ig[GAM]|C3c?|C4d?|C1q|kappa|lambda|fibrin(?:ogen)?|albumin)`;

/** Rows of a kidney sample: how many filters are harmed, how much is scarred, and what the dyes did not find. */
export const KIDNEY_ROWS: readonly Teller[] = [
  ...HARMED,
  ...SHARED,
  oxford,
  ofPattern(
    /^(?:(?:one|two|three|\d) cores? of (?:renal )?cortex(?: and medulla)?,? (?:containing|with|showing)|(?:total )?(?:number of )?glomeruli\s*(?:[:=]|\(n ?=)|(?:total )?(?:number|no\.?) of glomeruli\s*[:=]?|(?:adequate sample|sample|biopsy) (?:with|of)(?= \d{1,3} glomeruli)) ?(\d{1,3})\)?(?: glomeruli)?(?: (?:are )?(?:present|seen|identified|sampled))?$/i,
    ([, n = '']) => told('plain', `the sample holds ${n} of the tiny filters of the kidney (glomeruli)`),
  ),
  ofPattern(
    new RegExp(
      String.raw`^(?:(${DEGREE}) )?(interstitial fibrosis(?: ?(?:and|\/|&) ?tubular atrophy)?(?: \(IFTA\))?|IFTA|IF\/TA|tubular atrophy)${SEP}(?:(${DEGREE})?[,;]? ?\(?(?:(?:involving |occupying )?(?:approx(?:imately|\.)? |about |~ ?)?(<|less than |up to )?(\d{1,3}(?:[-–]\d{1,3})?) ?%(?: of (?:the )?(?:cortex|sampled cortex|cortical area|tissue))?)?\)?)$`,
      'i',
    ),
    ([whole = '', before = '', name = '', after = '', sign = '', part = '']) => {
      const how = HOW_MUCH[(before === '' ? after : before).toLowerCase()];
      const thing = name.replace(/ \(IFTA\)$/i, '').replace(/^[A-Z].*[a-z]$/, (word) => word.toLowerCase());
      // Scars of which only the degree is told are told by their name.
      if (part === '' && (how === undefined || !/^tubular/i.test(name))) return null;
      if (part === '') return told('plain', `the small tubes of the kidney have shrunk ${how} (${thing})`);
      const amount = `${/<|less/.test(sign) ? 'less than ' : /up/i.test(sign) ? 'up to ' : /about|approx|~/i.test(whole) ? 'about ' : ''}${part}%`;
      return told(
        'plain',
        /^tubular/i.test(name)
          ? `the small tubes have shrunk in ${amount} of the tissue (${thing})`
          : `${amount} of the working kidney tissue in the sample is scarred (${thing})`,
      );
    },
  ),
  ofPattern(
    new RegExp(
      String.raw`^arteriol(?:ar|es)(?: (?:hyalinosis|sclerosis|hyaline change))${SEP}(${DEGREE}|${NOT})$`,
      'i',
    ),
    ([, how = '']) => {
      const word = HOW_MUCH[how.toLowerCase()];
      return word === undefined
        ? told('good', 'the walls of the smallest arteries are not stiff')
        : told('plain', `the walls of the smallest arteries are stiff and thick: ${how.toLowerCase()} (hyalinosis)`);
    },
  ),
  ofPattern(
    new RegExp(
      String.raw`^(?:(?:immunofluorescence|IF|DIF)(?: microscopy)?\s*:\s*)?((?:${PROTEIN})(?:(?:,? and |, ?| ?\/ ?)(?:${PROTEIN})){1,8}) ?(?:are |is |were |: ?)?(?:all )?(?:negative|neg)(?: ?\(?[,;]? ?(pauci-?immune)\)?)?$`,
      'i',
    ),
    ([, dyes = '', pauci = '']) =>
      told(
        'good',
        `glowing dyes found none of these proteins of the immune system: ${dyes}`,
        ...(pauci === '' ? [] : ['the report calls this “pauci-immune”']),
      ),
  ),
  ofPattern(
    /^(?:(?:electron microscopy|EM)\s*:\s*)?no (?:electron[- ]dense |immune[- ]complex(?:[- ]type)? )+deposits(?: (?:are |were )?(?:seen|identified|present|found))?$/i,
    () => told('good', 'the electron microscope found no deposits in the filters'),
  ),
  ofPattern(
    /^(?:the )?(?:glomeruli)(?: (?:are|appear|look))? (?:normal|unremarkable)(?: (?:by|on) light microscopy)?$|^(?:the )?glomeruli (?:show|have) no (?:significant |specific )?(?:abnormalit(?:y|ies)|changes?)(?: (?:by|on) light microscopy)?$/i,
    () => told('good', 'the tiny filters of the kidney (glomeruli) look normal under the plain microscope'),
  ),
  ofPattern(
    /^(?:(?:the )?active lesions? predominat\w+[,;:]? ?(?:and |with )?)?(?:the )?chronic (?:damage|injury|changes?)(?: (?:is|are))? (mild|minimal|moderate|severe|marked|advanced)$/i,
    ([whole = '', how = '']) =>
      told(
        'plain',
        ...(/^(?:the )?active/i.test(whole) ? ['most of the harm is fresh'] : []),
        `the lasting harm is ${how.toLowerCase().replace('minimal', 'very mild')}`,
      ),
  ),
];
