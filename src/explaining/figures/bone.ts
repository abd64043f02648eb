import { type FigureTest, IS, measures, SIDE, sideNamed } from './measure.js';

/** WHO: a T-score of -2.5 or lower is called osteoporosis, one below -1 is low. */
const LOWEST = -2.5;
const LOW = -1;

const SCORE = String.raw`([-–−+]?\d(?:\.\d{1,2})?)`;
const PLACE = String.raw`(?:(?<spine>(?:l-?s |lumbar |l-?)spine|ls|lumbar|l[12] ?[-–] ?l?[34])|(?<neck>femoral neck|neck of femur|nof|fn|fem(?:oral)? neck)|(?<hip>(?:total |tot )?hip)|(?<arm>(?:distal )?(?:forearm|radius)(?: 1 ?\/ ?3(?: radius)?)?|1 ?\/ ?3 radius|wrist)|(?<whole>whole body|total body))`;

/** Where a score was taken, as the reader calls it. */
function placeOf(found: RegExpExecArray, side: string): string {
  const { spine, neck, hip, arm } = found.groups ?? {};
  if (spine !== undefined) return 'your lower spine';
  if (neck !== undefined) return `the neck of ${side === '' ? 'the ' : `your ${side}`}thigh bone`;
  if (hip !== undefined) return `your ${side}hip`;
  return arm !== undefined ? `your ${side}forearm` : 'your whole body';
}

function ofScore(place: string, printed: string): string[] {
  const figure = printed.replace(/[–−]/, '-');
  const t = Number(figure);
  return [
    `the bone density score (T-score) of ${place} is ${figure}`,
    t <= LOWEST
      ? 'this is in the range that doctors call osteoporosis'
      : t < LOW
        ? 'the bone there is somewhat thinner than that of a young adult'
        : 'this is in the usual range',
  ];
}

const SEP = String.raw`[\s,;:()/-]{0,3}`;
const DENSITY = String.raw`(?:bmd${IS}\d?\.\d{2,4}(?: ?g(?:m)?\/cm ?(?:2|²|\^2))?)`;
/** The share of broken bones over ten years, major ones and those of the hip. */
const TEN_YEARS = String.raw`(?:\(?\s?(?:10[- ]?(?:yr?s?|years?)|ten[- ]years?)\)?(?: (?:risk|probability))?)?`;

function changeOf(place: string, share: string, weight: string | undefined): string[] {
  const figure = share.replace(/[–−]/, '-');
  const down = figure.startsWith('-');
  const sure =
    weight === undefined
      ? ''
      : /^(?:ns|not|non)/i.test(weight)
        ? ', a change too small to be sure of'
        : ', more than chance would explain';
  return [`the bone density of ${place} has gone ${down ? 'down' : 'up'} (${figure}%)${sure}`];
}

/** Rows of a bone density scan: "L1-L4 T -2.7, Z -0.9, BMD 0.742", "FRAX 14/3.2", "LS -6.2% (significant)". */
export const BONE: FigureTest = {
  title: /^Bone density scan/,
  label: /^(?:dexa|dxa|bone (?:mineral )?densit\w+|bmd)\b/i,
  own: new RegExp(String.raw`\b(?:l[12] ?[-–] ?l?4|nof|femoral neck|hip|spine|ls)\b[^;]{0,24}\bt[ :=-]{0,2}(?:score)?${IS}[-–−]\d\.\d`, 'i'),
  measures: measures([
    [String.raw`(${SIDE}\s)?${PLACE}(?:\s(${SIDE}))?${SEP}(?:${DENSITY}${SEP})?(?:t[- ]?score|t)${IS}${SCORE}(?:${SEP}${DENSITY})?(?:${SEP}(?:z[- ]?score|z)${IS}${SCORE})?(?:${SEP}${DENSITY})?(?: \(?(?:osteoporo\w+|osteopa?eni\w+|normal)\)?)?`, (found) => {
      const [, before] = found;
      const behind = found[7];
      const place = placeOf(found, sideNamed(before ?? behind));
      const [t, z] = [found[8], found[9]];
      if (t === undefined) return null;
      const ofAge = z === undefined ? [] : [`the score for your age (Z-score) there is ${z.replace(/[–−]/, '-')}`];
      return { texts: [...ofScore(place, t), ...ofAge], score: { id: 't-score', code: t.replace(/[–−]/, '-') } };
    }],
    [String.raw`frax${SEP}${TEN_YEARS}${SEP}(?:(?:mof|major(?: osteoporotic)?(?: fractures?)?|m)${IS})?(\d{1,2}(?:\.\d)?)\s?%?\s?(?:\/|,|;|and)?\s?(?:(?:hip(?: fractures?)?|h)${IS})?(\d{1,2}(?:\.\d)?)\s?%?`, ([all, major, hip]) => {
      const when = /10[ -]?y|ten/i.test(all) ? 'over the next 10 years' : 'in the years to come';
      return [`the chance of a break from weak bones ${when} (FRAX) is ${major}%`, `the chance of a broken hip ${when} is ${hip}%`];
    }],
    [String.raw`(${SIDE}\s)?${PLACE}(?:\s(${SIDE}))?${SEP}([-–−+]\d{1,2}(?:\.\d)?) ?%(?: ?\(?(significant|sig|ns|not sig\w*|non-?sig\w*|not significant)\)?)?`, (found) => {
      const share = found[8];
      return share === undefined ? null : changeOf(placeOf(found, sideNamed(found[1] ?? found[7])), share, found[9]);
    }],
    [String.raw`(?:tbs|trabecular bone score)(?: \(?l1-?l?4\)?)?${IS}(\d\.\d{1,3})(?: ?\(?(degraded|partially degraded|normal)(?: micro-?architecture)?\)?)?`, ([, score, how]) => [
      `the score for the inner build of the spine bones (TBS) is ${score}${how === undefined ? '' : /^normal/i.test(how) ? ', as it should be' : `, which means a weaker build (“${how.toLowerCase()}”)`}`,
    ]],
  ]),
  idle: /^(?:dexa|dxa|bone densitometry|bmd|change|scores?|and|ap)$/i,
  knowledge: ['t-score'],
}; // biome-ignore format: a table
