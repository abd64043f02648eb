import { type Before, type FigureTest, IS, measures } from './measure.js';

const VESSELS: readonly (readonly [RegExp, string])[] = [
  [/^(?:lm|lmca|lms|left main)/i, 'main stem of the left heart artery (left main)'],
  [/^(?:lad|left anterior)/i, 'front heart artery (LAD)'],
  [/^(?:lcx|circ|cx|left circ)/i, 'left side heart artery (LCx)'],
  [/^(?:rca|right coronary)/i, 'right heart artery (RCA)'],
  [/^(?:d[12]|diag)/i, 'side branch of the front heart artery (diagonal)'],
  [/^(?:om)/i, 'side branch of the left side heart artery (OM)'],
];
const VESSEL = '(?:LMCA|LMS|LM|left main(?: stem)?|LAD|LCx|circumflex|RCA|D[12]|OM[1-3]?|Cx)';
const PARTS: readonly (readonly [RegExp, string])[] = [
  [/^prox|^ost/i, 'near its start'],
  [/^mid/i, 'in its middle part'],
  [/^dist/i, 'in its far part'],
];
const PART = '(?:(prox(?:imal)?|mid|dist(?:al)?|ostial)\\s)?';
const KIND = '(?:(mixed|calcified|non-?calcified|soft)\\s)?';
const SHARE = String.raw`([<>~]?)\s?(\d{1,3})(?:\s?[-–]\s?(\d{1,3}))?\s?%`;

function at({ vessel, told }: Before, before: Before, text: string): string[] {
  if (vessel === undefined || told === vessel) return [text.replace(/^#/, 'it')];
  before['told'] = vessel;
  return [text.replace(/^#/, `your ${vessel}`)];
}

function narrowed(
  part: string | undefined,
  kind: string | undefined,
  share: readonly (string | undefined)[],
  before: Before,
) {
  const [sign, low, high] = share;
  const where = PARTS.find(([name]) => name.test(part ?? ''))?.[1];
  const how = `${sign === '<' ? 'less than ' : sign === '>' ? 'more than ' : ''}${low}${high === undefined ? '' : ` to ${high}`}%`;
  const by =
    kind === undefined
      ? ''
      : ` by ${/^non|soft/i.test(kind) ? 'soft' : /^calc/i.test(kind) ? 'hard (calcified)' : 'partly hard (mixed)'} buildup`;
  return at(
    before,
    before,
    `# is narrowed by ${how}${where === undefined ? '' : ` ${where}`}${by === '' ? '' : `,${by}`}`,
  );
}

/** Rows of a picture of the heart's arteries: "LAD: prox mixed plaque 50-69%", "RCA mid 70-99% non-calcified plaque". */
export const HEART_ARTERIES: FigureTest = {
  title: /^(?:CT scan of the heart|CT angiogram|Angiogram)/,
  label: /^(?:cardiac ct|ctca|coronary (?:ct|angio\w*)|calcium score)\b/i,
  own: new RegExp(String.raw`\b${VESSEL}\b[^;]{0,40}\d ?%[^;]{0,24}\b(?:plaque|stenosis)|\b${VESSEL}\b[^;]{0,40}\b(?:plaque|stenosis)\b[^;]{0,16}\d ?%`),
  measures: measures([
    [String.raw`(?:(?:coronary |total )?(?:artery )?calcium score|agatston(?: score)?|cac(?: score)?)(?: \(?agatston\)?)?${IS}(\d{1,5})(?: ?(?:agatston|au|units)){0,2}(?:,? (?:\()?(\d{1,3})(?:st|nd|rd|th) (?:per)?centile\)?)?`, ([, score, centile]) => [
      `the calcium score of your heart arteries is ${score}`,
      ...(centile === undefined ? [] : [`it is higher than in ${centile}% of people of your age (percentile)`]),
    ]],
    [String.raw`${VESSEL}(?:(?:,| and|, and| &) ${VESSEL}){1,4}(?: are| all)?:? (?:normal|patent|unremarkable)`, ([all]) => {
      const names = (all.match(new RegExp(VESSEL, 'gi')) ?? []).map((name) => VESSELS.find(([pattern]) => pattern.test(name))?.[1]);
      return names.some((name) => name === undefined) ? null : [`your ${names.slice(0, -1).join(', ')} and ${names.at(-1)} looked open`];
    }],
    [String.raw`(${VESSEL})(?=\s?[:,-]?\s)(?:\s?:)?`, ([, name = ''], before) => {
      const vessel = VESSELS.find(([pattern]) => pattern.test(name))?.[1];
      if (vessel === undefined) return null;
      before['vessel'] = vessel;
      return [];
    }],
    [`${PART}${KIND}plaque,? (?:causing |with )?${SHARE}(?: stenosis)?`, ([, part, kind, ...share], before) => before['vessel'] === undefined ? null : narrowed(part, kind, share, before)],
    [`${PART}${SHARE} ?${KIND}(?:plaque|stenosis)`, ([, part, sign, low, high, kind], before) => before['vessel'] === undefined ? null : narrowed(part, kind, [sign, low, high], before)],
    [`(?:minimal|mild|moderate|severe)?,? ?${SHARE}(?= *(?:$|[.,;]))`, ([, ...share], before) => before['vessel'] === undefined ? null : narrowed(undefined, undefined, share, before)],
    [String.raw`stents?(?: in (?:the |its )?(?:prox\w*|mid|middle|dist\w*|ostial)?(?: ?(?:vessel|segment|portion|part))?)?(?: (?:is|are|appears?|remains?))?(?: widely)? patent`, (_, before) => before['vessel'] === undefined ? null : at(before, before, '# has a stent, and the stent is open')],
    ['(?:patent|normal)(?= *(?:$|[.,;]))', (_, before) => before['vessel'] === undefined ? null : at(before, before, '# looked open')],
    ['dominant', (_, before) => before['vessel'] === undefined ? null : at(before, before, '# feeds the back of the heart (dominant)')],
    ['positive remodell?ing', () => ['the wall of the vessel bulges outward there (positive remodeling)']],
  ]),
  idle: /^(?:cardiac ct|ctca|and|with)$/i,
  knowledge: [],
}; // biome-ignore format: a table
