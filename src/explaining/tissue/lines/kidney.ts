import { listed, NOT, ofPattern, type Teller, told } from './line.js';

/** What a dye of a kidney sample lights up, and how strongly. */
const LIGHTS = String.raw`(?:Ig[GAM]|C3c?|C4d?|C1q|kappa|lambda|fibrin(?:ogen)?|albumin)`;
const HOW_MUCH = String.raw`(?: ?\(?(?:[0-3](?:[-–][0-3])?\+|trace|\+{1,3}|neg(?:ative)?|dominant|co-?dominant)\)?)?`;
const LIST = String.raw`(${LIGHTS}${HOW_MUCH}(?:(?:,? and |, ?| & | ?\/ ?)${LIGHTS}${HOW_MUCH})*)`;

/** Where in a filter deposits lie. */
const DEPOSIT_PLACES: Readonly<Record<string, string>> = {
  mesangial: 'in the frame of the filters', subendothelial: 'on the inner side of the filter walls', subepithelial: 'on the outer side of the filter walls',
  intramembranous: 'inside the filter walls', paramesangial: 'at the edge of the frame of the filters', 'tubular basement membrane': 'along the small tubes',
  'capillary wall': 'along the filter walls', 'capillary loop': 'along the filter walls', 'peripheral capillary wall': 'along the filter walls',
}; // biome-ignore format: one list
const PLACE = Object.keys(DEPOSIT_PLACES)
  .sort((a, b) => b.length - a.length)
  .join('|');
const PLACES = String.raw`((?:${PLACE})(?:(?:,? and |, ?| & )(?:${PLACE}))*)`;

const placesOf = (printed: string): string =>
  listed([
    ...new Set(
      printed
        .toLowerCase()
        .split(/,? and |, ?| & /)
        .map((one) => DEPOSIT_PLACES[one] ?? one),
    ),
  ]);

const count = (n: string, all: string): string => (all === '' ? n : `${n} of ${all}`);
const GLOMERULI = 'glomerul(?:us|i)';

/** Lines of a kidney sample: what the plain microscope, the glowing dyes and the electron microscope showed. */
export const KIDNEY_LINES: readonly Teller[] = [
  // "22 glomeruli are present, 2 of which are globally sclerosed"
  ofPattern(
    new RegExp(
      String.raw`^(?:(?:light microscopy|LM|microscopy)\s*:\s*)?(?:LM\s*:\s*)?(?:there are |the (?:biopsy|sample|core|cores|specimen|tissue) (?:contains?|holds?|has|shows?) )?(?:up to )?(\d{1,3}) ${GLOMERULI}(?: (?:are |is )?(?:present|seen|identified|sampled|available))?(?:,? (?:and |with )?(?:(\d{1,3}|none|no)(?: of (?:which|these|them|the ${GLOMERULI}))? (?:are |is |being |of which are )?(?:globally )?(?:scleros(?:ed|ing)|obsolete|obsolescent)(?: \(\d{1,3}(?:\.\d+)? ?%\))?))?$`,
      'i',
    ),
    ([, all = '', scarred = '']) =>
      told(
        'plain',
        `the sample holds ${all} of the tiny filters of the kidney (glomeruli)`,
        ...(scarred === ''
          ? []
          : [
              /^no/i.test(scarred) || scarred === '0'
                ? 'none of them is fully scarred'
                : `${scarred} of them ${scarred === '1' ? 'is' : 'are'} fully scarred`,
            ]),
      ),
  ),
  ofPattern(
    new RegExp(
      String.raw`^(\d{1,3})(?: of| out of|\/) ?(\d{1,3}) ${GLOMERULI} (?:are |is |show )?(?:globally )?scleros(?:ed|is)(?: \(\d{1,3}(?:\.\d+)? ?%\))?$`,
      'i',
    ),
    ([, n = '', all = '']) =>
      Number(n) > Number(all)
        ? null
        : told(
            'plain',
            `${n} of the ${all} filters of the kidney (glomeruli) ${n === '1' ? 'is' : 'are'} fully scarred`,
          ),
  ),
  ofPattern(
    new RegExp(
      String.raw`^(?:(cellular|fibrocellular|fibrous) )?crescents? (?:are |is )?(?:present|seen|identified|noted|found) in (\d{1,3}|one|two|three|four|five)(?:(?: of| out of|\/) ?(?:the )?(\d{1,3}))?(?: ${GLOMERULI})?(?: \((?:approximately |about )?(\d{1,3}) ?%\))?$`,
      'i',
    ),
    ([, kind = '', n = '', all = '', share = '']) =>
      told(
        'plain',
        `${count(n.toLowerCase(), all)} of the filters ${n === '1' || n === 'one' ? 'shows' : 'show'} crescents${share === '' ? '' : ` (${share}%)`}`.replace(
          /^(\S+) of the filters shows?/,
          (whole, first: string) =>
            all === '' ? `${first} filter${/^(?:1|one)$/.test(first) ? ' shows' : 's show'}` : whole,
        ),
        /^fibrous/i.test(kind)
          ? 'these are old scars of strong swelling'
          : 'a crescent is a sign of strong swelling in a filter',
      ),
  ),
  ofPattern(
    new RegExp(
      String.raw`^(?:there is )?(?:(mild|moderate|marked|severe|segmental|global|diffuse|focal)(?:,| and)? )*endocapillary (?:hypercellularity|proliferation)(?: (?:is |are )?(?:present|seen|identified|noted))?(?: in (most|many|some|all|several|few|\d{1,3}(?: of \d{1,3})?)(?: of the)? ${GLOMERULI})?$`,
      'i',
    ),
    ([, , where = '']) =>
      told(
        'plain',
        `${where === '' ? 'the' : `in ${where.toLowerCase()}`} filters ${where === '' ? 'hold' : 'there are'} too many cells inside the small vessels`,
      ),
  ),
  ofPattern(/^wire[- ]loop (?:deposits|lesions)(?: (?:are )?(?:present|seen|identified|noted))?$/i, () =>
    told('plain', 'thick deposits lie in the filter walls (wire loops)'),
  ),
  ofPattern(
    /^(?:the )?arter(?:y|ies|ioles|ies and arterioles)\s*:?\s*(?:shows? |have |has |with )?(mild|moderate|severe|marked|no significant|minimal) (?:intimal (?:thickening|fibrosis|sclerosis)|arterio(?:lar )?sclerosis|hyalinosis|fibrointimal thickening)$/i,
    ([, how = '']) =>
      told(
        'plain',
        /^no/i.test(how)
          ? 'the walls of the small arteries are not thick'
          : `the walls of the small arteries are ${{ mild: 'a little', minimal: 'a little', moderate: 'somewhat' }[how.toLowerCase()] ?? 'much'} thickened`,
      ),
  ),
  // "IF: Full house - IgG 3+, IgA 2+, IgM 1+, C3 3+, C1q 3+; kappa = lambda"
  ofPattern(
    new RegExp(
      String.raw`^(?:(?:immunofluorescence|IF|DIF)(?: microscopy)?\s*:\s*)?(?:[“"']?full[- ]house[”"']?(?: (?:pattern|staining|immunofluorescence))*)\s*(?:[:,–-]|with|of|for)*\s*\(?${LIST}\)?(?:[,;] ?kappa ?(?:=|equals?|and) ?lambda(?: equal)?)?$`,
      'i',
    ),
    ([, dyes = '']) =>
      told(
        'plain',
        `glowing dyes found many kinds of proteins of the immune system (full house): ${dyes}`,
        'this is often seen in lupus',
      ),
  ),
  // Glowing dyes: "Granular mesangial and capillary wall staining for IgG (3+), C3 (2+)"
  ofPattern(
    new RegExp(
      String.raw`^(?:(?:immunofluorescence|IF|DIF)(?: microscopy)?\s*:\s*)?(?:there is )?(?:(?:dominant|co-?dominant|strong|bright|weak|diffuse|global|segmental) )*(granular|linear)?(?:,? (?:global|segmental|diffuse))? ?${PLACES}?(?: (?:staining|positivity|deposits|deposition))?(?: (?:for|of|with))? ${LIST}$`,
      'i',
    ),
    ([, pattern = '', places = '', dyes = '']) =>
      pattern === '' && places === ''
        ? null
        : told(
            'plain',
            `glowing dyes found proteins of the immune system${places === '' ? '' : ` ${placesOf(places)}`}: ${dyes}`,
            ...(pattern === ''
              ? []
              : [/^g/i.test(pattern) ? 'they lie like grains (granular)' : 'they lie in a smooth line (linear)']),
          ),
  ),
  ofPattern(/^(?:this is |with )?(?:an? )?["“]?full[- ]house["”]?(?: pattern| staining| immunofluorescence)*$/i, () =>
    told(
      'plain',
      'all the kinds of immune proteins that were looked for are there (full house), as is often so in lupus',
    ),
  ),
  ofPattern(
    new RegExp(
      String.raw`^(?:(?:immunofluorescence|IF|DIF)(?: microscopy)?\s*:\s*)?(?:${NOT}|no (?:significant |specific )?(?:staining|deposits)(?: (?:is|are) (?:seen|identified))?|negative)(?: (?:for|of|with) ${LIST})$`,
      'i',
    ),
    ([, dyes = '']) => told('good', `glowing dyes found none of these proteins of the immune system: ${dyes}`),
  ),
  // The electron microscope
  ofPattern(
    new RegExp(
      String.raw`^(?:(?:electron microscopy|EM|ultrastructure)\s*:\s*)?(?:there are )?(?:(?:numerous|many|scattered|few|occasional|rare|large|small|discrete) )*${PLACES}(?: electron[- ]dense)? deposits(?: (?:are |is )?(?:also )?(?:present|seen|identified|noted))?$`,
      'i',
    ),
    ([whole = '', places = '']) =>
      told(
        'plain',
        `the electron microscope shows ${/numerous|many/i.test(whole) ? 'many ' : /scattered|few|occasional|rare/i.test(whole) ? 'some ' : ''}deposits ${placesOf(places)}`,
      ),
  ),
  ofPattern(
    /^(?:(?:electron microscopy|EM)\s*:\s*)?(?:there is )?(?:(diffuse|extensive|widespread|focal|segmental|mild|moderate|severe) )?(?:podocyte )?foot[- ]process effacement(?: (?:is |was )?(present|seen|extensive|diffuse|focal|mild|segmental|widespread|severe|complete))?(?:[, ]*(?:\(?(?:involving )?(?:about |approximately |~)?(\d{1,3}) ?%(?: of (?:the )?(?:capillary )?(?:surfaces?|loops))?\)?))?$/i,
    ([, a = '', b = '', share = '']) => {
      const how = `${a} ${b}`.toLowerCase();
      return told(
        'plain',
        `the cells around the filters have lost their fine feet${/focal|segmental|mild/.test(how) ? ' in places' : /ext|diff|wide|sev|comp/.test(how) ? ' over a wide area' : ''}${share === '' ? '' : ` (${share}%)`}`,
        'this lets protein leak into the urine',
      );
    },
  ),
  ofPattern(/^tubulo-?reticular inclusions(?: (?:are )?(?:present|seen|identified|noted))?$/i, () =>
    told('plain', 'tiny tube shapes were seen in the cells, as is often so in lupus'),
  ),
  ofPattern(
    /^(?:NIH )?(?:activity(?: index)?(?: score)?)\s*[:=]?\s*(\d{1,2}) ?(?:\/|of|out of) ?24[;,.]?(?: and)? (?:NIH )?chronicity(?: index)?(?: score)?\s*[:=]?\s*(\d{1,2}) ?(?:\/|of|out of) ?12$/i,
    ([, active = '', old = '']) =>
      told(
        'plain',
        `the score for swelling now (activity index) is ${active} out of 24`,
        `the score for lasting scars (chronicity index) is ${old} out of 12`,
      ),
  ),
  ofPattern(
    /^(?:(?:mild|moderate|severe|marked|focal|patchy),? )?interstitial fibrosis (?:and|\/|&) tubular atrophy(?: \(IFTA\))?,?\s*(?:\(?(?:involving )?(?:approx(?:imately|\.)?|about|~|<|less than|up to)? ?(\d{1,3}(?:[-–]\d{1,3})?) ?%(?: of (?:the )?(?:cortex|sampled cortex|cortical area))?\)?)$/i,
    ([whole = '', share = '']) =>
      told(
        'plain',
        `${/<|less/i.test(whole) ? 'less than' : /up to/i.test(whole) ? 'up to' : 'about'} ${share}% of the working kidney tissue in the sample is scarred (interstitial fibrosis and tubular atrophy)`,
      ),
  ),
  ofPattern(
    /^(?:there is |there are )?(?:no|without)(?: (?:evidence|features|signs) of)? (?:a )?thrombotic micro-?angiopathy(?: (?:is |was )?(?:seen|identified|present|noted))?$/i,
    () => told('good', 'no clots or harm were seen in the small vessels of the kidney (thrombotic microangiopathy)'),
  ),
];
