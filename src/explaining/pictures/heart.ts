import { byClauses, type Line, type SetClause, type ToldRow, when } from './row.js';

const VALVES: readonly [RegExp, string, string][] = [
  [/^(?:av|aortic valve|aortic)$/, 'aortic heart valve', 'aortic-valve'],
  [/^(?:mv|mitral valve|mitral)$/, 'mitral heart valve', 'mitral-valve'],
  [/^(?:tv|tricuspid valve|tricuspid)$/, 'tricuspid heart valve', 'tricuspid-valve'],
  [/^(?:pv|pulmonic valve|pulmonary valve|pulmonic)$/, 'heart valve to the lungs', 'pulmonic-valve'],
];

const DEGREE = String.raw`(trivial|trace|minimal|very mild|mild|mild[- ]to[- ]moderate|mild[- ]moderate|moderate|moderate[- ]to[- ]severe|severe|critical)`;
const HOW: Readonly<Record<string, string>> = {
  trivial: 'very slightly', trace: 'very slightly', minimal: 'very slightly', 'very mild': 'very slightly', mild: 'mildly', moderate: 'moderately',
  severe: 'severely', critical: 'critically',
}; // biome-ignore format: one list
const degree = (printed: string): string => {
  const words = printed.toLowerCase().replace(/-/g, ' ');
  const span = /^(\w+) (?:to )?(\w+)$/.exec(words);
  return HOW[words] ?? (span === null ? '' : `${HOW[span[1] ?? ''] ?? ''} to ${HOW[span[2] ?? ''] ?? ''}`);
};

/** What is said of one valve, each clause of it whole. */
const OF_VALVE: readonly SetClause[] = [
  [when(`(?:with )?${DEGREE} (?:(?:aortic|mitral|tricuspid|pulmonary|pulmonic) )?(?:stenosis|narrowing)`), ([, how = '']) => `# is ${degree(how)} narrowed (stenosis)`],
  [when(`(?:with )?${DEGREE} (?:(?:aortic|mitral|tricuspid|pulmonary|pulmonic|functional|central|eccentric) )?(?:regurgitation|regurg|insufficiency|incompetence|[AMTP]R|[AMTP]I)`), ([all, how = '']) => `# leaks ${degree(how)} (${/functional/i.test(all) ? 'functional ' : ''}regurgitation)`],
  [when('no (?:significant )?(?:stenosis)(?:,| or| and)?(?: (?:or |nor )?(?:regurgitation|insufficiency))?'), ([all]) => `# is not ${/significant/i.test(all) ? 'much ' : ''}narrowed${/regurg|insuff/i.test(all) ? ' and does not leak' : ''}${/significant/i.test(all) ? ' (nothing significant)' : ''}`],
  [when('no (?:regurgitation|regurg|insufficiency|leak|[AMTP]R)'), () => '# does not leak'],
  [when('(?:(heavily|severely|moderately|mildly) )?(?:calcified|calcific)(?: leaflets| cusps)?|leaflets (?:are )?calcified'), ([, how]) => `# is ${how === undefined ? '' : `${how.toLowerCase()} `}hardened with calcium (calcified)`],
  [when('(?:mildly |moderately )?(?:sclerotic|sclerosis)(?: only)?(?: without stenosis)?'), ([all]) => `# is ${/^mild/i.test(all) ? 'mildly ' : /^moder/i.test(all) ? 'moderately ' : ''}stiffened (sclerotic)${/without/i.test(all) ? ' but not narrowed' : ''}`],
  [when('(?:mildly |moderately )?thickened(?: leaflets| cusps)?'), ([all]) => `# is ${/^mild/i.test(all) ? 'mildly ' : /^moder/i.test(all) ? 'moderately ' : ''}thickened`],
  [when('(?:is )?tri-?(?:leaflet|cuspid)|three cusps'), ([all]) => `# has three flaps, as usual (${/cusp/i.test(all) ? 'tricuspid' : 'trileaflet'})`],
  [when('(?:is )?(?:structurally )?normal(?: in structure| structure and function| structure| appearance)?'), () => '# looked normal'],
  [when('(?:restricted|reduced)(?: (?:opening|excursion|leaflet (?:motion|opening)))?'), () => '# does not open freely (restricted)'],
  [when('(?:mean|av mean) (?:pressure )?(?:gradient|PG|gr)(?: of| is|:)? ?(\\d{1,3}(?:\\.\\d)?) ?mm ?hg'), ([, figure = '']) => `the average pressure step across it (mean gradient) is ${figure} mmHg`],
  [when('(?:peak|max(?:imum)?) (?:pressure )?(?:gradient|PG|gr)(?: of| is|:)? ?(\\d{1,3}(?:\\.\\d)?) ?mm ?hg'), ([, figure = '']) => `the highest pressure step across it (peak gradient) is ${figure} mmHg`],
  [when('(?:peak velocity|v ?max|av v ?max|peak vel)(?: of| is|:)? ?(\\d(?:\\.\\d{1,2})?) ?m/s(?:ec)?'), ([, figure = '']) => `the blood rushes through it at up to ${figure} m/s (peak velocity)`],
  [when('(?:AVA|MVA|valve area|area)(?: of| is|:)? ?(\\d(?:\\.\\d{1,2})?) ?(?:cm2|cm²|sq ?cm|cm\\^2)'), ([, figure = '']) => `its opening measures ${figure} square cm (valve area)`],
  [when('(?:estimated )?(?:RVSP|PASP|sPAP)(?: of| is|:| estimated at)? ?(\\d{1,3}) ?mm ?hg'), ([, figure = '']) => `the estimated pressure in the lung arteries (RVSP) is ${figure} mmHg`],
]; // biome-ignore format: a table

/** "AV: calcified, moderate stenosis, mean gradient 28 mmHg": a line on one valve of the heart. */
export function valveRow({ words, label }: Line): ToldRow | null {
  const valve = VALVES.find(([name]) => name.test(label));
  if (valve === undefined) return null;
  const told = byClauses(words.replace(/\s[-–]\s/g, ', '), OF_VALVE);
  if (told === null) return null;
  // How narrow and how leaky it is comes before what it is made of.
  const first = [
    ...told.filter((text) => /\((?:stenosis|regurgitation|functional)/.test(text)),
    ...told.filter((text) => !/\((?:stenosis|regurgitation|functional)/.test(text)),
  ];
  const texts = first.map((text, at) =>
    text
      .replace(/^#/, at === 0 ? `your ${valve[1]}` : 'it')
      .replace(/\bacross it\b/, first[0]?.startsWith('#') === true ? 'across it' : `across your ${valve[1]}`),
  );
  const well = first.every((text) => /looked normal|three flaps|does not leak|is not narrowed/.test(text));
  return { texts, well, found: !well, knowledge: [valve[2]] };
}
