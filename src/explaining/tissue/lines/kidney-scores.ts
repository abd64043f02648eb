import { listed, ofPattern, type Teller, told } from './line.js';

const PROTEIN = String.raw`(?:Ig ?[GAM]|C3c?|C4d?|C1q|kappa|lambda|fibrin(?:ogen)?|albumin)`;
const AMOUNT = String.raw`(?:[1-4] ?\+|\+{1,4}|trace|neg(?:ative)?|0|-)`;
const WHERE = String.raw`(?:(?:granular|linear|segmental|global|diffuse|focal|mesangial|capillary(?: wall| loop)?s?|paramesangial|GBM|and|&|,|\/|in the|mesangium|dominant|co-?dominant) ?)*`;
const ONE = new RegExp(String.raw`^(${PROTEIN})(?: is| was|:)? ?\(?(${AMOUNT})\)?(?: (${WHERE}))?$`, 'i');

/** "IgA 3+ mesangial, C3 2+, IgG neg": which proteins of the immune system the glowing dyes found, and where. */
const glowing: Teller = (line) => {
  const body = /^(?:(?:direct )?immunofluorescence|DIF|IF)(?: microscopy)?\s*:\s*(.{6,200})$/i.exec(line)?.[1];
  if (body === undefined) return null;
  const house = /,?\s*\(?["“']?full[- ]house["”']?(?: pattern)?\)?\s*$/i;
  const found: string[] = [];
  const none: string[] = [];
  let where = '';
  for (const part of body.replace(house, '').split(/[,;]\s*(?:and )?/)) {
    const one = ONE.exec(part.trim());
    if (one === null) return null;
    const [, name = '', amount = '', place = ''] = one;
    where += ` ${place}`;
    if (/^(?:neg|0|-)/i.test(amount)) none.push(name);
    else found.push(`${name} (${amount.replace(/\s/g, '')})`);
  }
  if (found.length + none.length < 2) return null;
  const places = [
    ...(/mesang/i.test(where) ? ['in the frame of the filters (mesangium)'] : []),
    ...(/capill|GBM/i.test(where) ? ['in the walls of their small vessels'] : []),
  ];
  return told(
    'plain',
    ...(found.length === 0
      ? []
      : [
          `glowing dyes found these proteins of the immune system: ${listed(found)}`,
          'more plus signs mean more of it',
        ]),
    ...(places.length === 0 || found.length === 0 ? [] : [`they lie ${listed(places)}`]),
    ...(none.length === 0 ? [] : [`the dyes did not find ${listed(none)}`]),
    ...(house.test(body)
      ? ['the report calls this “full house”: all of them were found, as is often so in lupus']
      : []),
  );
};

/** The single points of the indexes of lupus nephritis (modified NIH, Bajema 2018), in plain words. */
const POINTS: readonly (readonly [name: string, what: string])[] = [
  [String.raw`endocap(?:illary|\.)? hypercellularity`, 'crowded cells in the filters'],
  [String.raw`neutrophils?(?: ?(?:\/|and|or) ?karyorrhexis)?|karyorrhexis`, 'cells of fresh swelling'],
  [String.raw`fibrinoid necrosis`, 'dead spots'],
  [String.raw`hyaline deposits|wire ?loops?(?: ?\/ ?hyaline thrombi)?`, 'thick deposits'],
  [String.raw`fibrous crescents?`, 'old crescents'],
  [String.raw`(?:(?:fibro)?cellular ?(?:\/ ?fibrocellular )?)?crescents?`, 'fresh crescents'],
  [String.raw`interst(?:itial|\.)? inflammation`, 'swelling between the filters'],
  [String.raw`(?:(?:global|total|glom(?:erular|\.)?) )?(?:glomerulo)?sclerosis`, 'scarred filters'],
  [String.raw`tubular atrophy`, 'shrunken small tubes'],
  [String.raw`interst(?:itial|\.)? fibrosis`, 'scars between the filters'],
];
const POINT = POINTS.map(([name, what]) => ({
  what,
  pattern: new RegExp(String.raw`^(?:${name})\s*[:=]?\s*([0-3])(?: ?[x×] ?2)?(?: ?\(\d{1,3} ?%\))?[;,.\s]*`, 'i'),
}));

/** "Endocap. hypercellularity 3; fibrinoid necrosis 1 x2; crescents 2 x2 (25%)": point by point; no line of other words. */
const points: Teller = (line) => {
  let rest = line;
  const some: string[] = [];
  const none: string[] = [];
  while (rest !== '') {
    const found = POINT.flatMap(({ what, pattern }) => {
      const match = pattern.exec(rest);
      return match === null ? [] : [{ what, n: match[1] as string, long: match[0].length }];
    })[0];
    if (found === undefined) return null;
    if (found.n === '0') none.push(found.what);
    else some.push(`${found.what} (${found.n})`);
    rest = rest.slice(found.long);
  }
  if (some.length + none.length < 5) return null;
  return told(
    'plain',
    ...(some.length === 0 ? [] : [`points of the score, from 1 to 3, were given for ${listed(some)}`]),
    ...(none.length === 0 ? [] : [`no points were given for ${listed(none)}`]),
  );
};

/** What a kidney sample holds, its indexes of fresh and of lasting harm, and what the glowing dyes found. */
export const KIDNEY_SCORES: readonly Teller[] = [
  glowing,
  points,
  ofPattern(
    /^(?:modified )?(?:NIH )?(activity|chronicity)(?: index| score)(?: \((?:AI|CI|NIH)\))?\s*[:=-]?\s*(\d{1,2}) ?(?:\/|of|out of) ?(\d{1,2})$/i,
    ([, kind = '', n = '', all = '']) =>
      Number(n) > Number(all)
        ? null
        : told(
            'plain',
            /^a/i.test(kind)
              ? `the score for fresh swelling that can be treated is ${n} of ${all} (activity index)`
              : `the score for lasting scars is ${n} of ${all} (chronicity index)`,
          ),
  ),
  ofPattern(
    /^(?:(?:LM|light microscopy)\s*:\s*)?(\d{1,2}|one|two|three|four) cores?,? (?:cortex ?:? ?(\d{1,3}) ?%|(\d{1,3}) ?% cortex)(?:,? (?:medulla ?:? ?\d{1,3} ?%|\d{1,3} ?% medulla))?$/i,
    ([, n = '', a = '', b = '']) =>
      told(
        'plain',
        `the sample is ${n.toLowerCase()} thin piece${/^(?:1|one)$/i.test(n) ? '' : 's'}, and ${a === '' ? b : a}% of it is the outer part of the kidney (cortex)`,
      ),
  ),
  ofPattern(/^(?:total )?glomeruli,? \(?n ?[=:] ?(\d{1,3})\)?$/i, ([, n = '']) =>
    told('plain', `the sample holds ${n} of the tiny filters of the kidney (glomeruli)`),
  ),
  ofPattern(
    /^no (?:evidence of |features of |signs? of )?(?:TMA|thrombotic micro-?angiopathy)(?: (?:is |was )?(?:seen|identified|present))?$/i,
    () => told('good', 'no small clots were seen in the finest vessels (TMA)'),
  ),
];
