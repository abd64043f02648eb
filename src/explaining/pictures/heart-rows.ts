import { printedSize } from '../words/sizes.js';
import { byClauses, type Line, type SetClause, type ToldRow, when } from './row.js';

/** Parts of the heart by the label of their row, as we call them and by their entry. */
const PARTS: readonly (readonly [RegExp, string, string])[] = [
  [/^(?:lv|left ventricle)$/, 'the main pump of your heart (left ventricle)', 'left-ventricle'],
  [/^(?:rv|right ventricle)$/, 'the right pump of your heart (right ventricle)', 'right-ventricle'],
  [/^(?:la|left atrium)$/, 'the upper left part of your heart (left atrium)', 'left-atrium'],
  [/^(?:ra|right atrium)$/, 'the upper right part of your heart (right atrium)', 'right-atrium'],
  [/^(?:ivc|inferior vena cava)$/, 'the large vein below your heart (IVC)', 'inferior-vena-cava'],
];

const HOW =
  '(trivial|trace|minimal|very mild|mildly|mild|moderately|moderate|moderate[- ]to[- ]severe|severely|severe)';
const MEASURE = String.raw`(\d{1,2}(?:\.\d{1,2})? ?(?:cm|mm))`;

/** "moderate" or "moderately" as it stands before a word of how something is. */
function adverb(printed: string | undefined): string {
  const word = printed?.toLowerCase().replace(/-/g, ' ') ?? '';
  if (word === '') return '';
  if (/^(?:trivial|trace|minimal|very mild)$/.test(word)) return 'very slightly ';
  const [first = '', ...more] = word.split(' ');
  const ly = (one: string): string => (/ly$|^to$/.test(one) ? one : `${one}ly`);
  return `${[first, ...more].map(ly).join(' ')} `;
}

/** What is said of a part that the label names; "#" stands for it. */
const OF_PART: readonly SetClause[] = [
  [when(`${HOW}? ?(?:dilated|enlarged)(?: \\(?(?:LVIDd?|LVEDD|LVDd|RVD\\d?|LAD)?:? ?${MEASURE}\\)?)?`), ([, how, size]) => `# is ${adverb(how)}wider than usual${size === undefined ? '' : `: ${printedSize(size)}`}`],
  [when('(?:normal (?:in )?size|normal (?:cavity )?(?:size|dimensions?)|not dilated|non-?dilated|normal caliber|normal calibre)'), () => '# is of a normal size'],
  [when(`normal size and (?:systolic )?function|normal (?:systolic )?function|good (?:systolic )?function|preserved (?:systolic )?function`), ([all]) => `#${/size/i.test(all) ? ' is of a normal size and' : ''} squeezes as it should`],
  [when(`${HOW}? ?(?:reduced|impaired|decreased|depressed) (?:global )?(?:systolic )?function`), ([, how]) => `# squeezes ${adverb(how)}less strongly than it should`],
  [when(`${HOW}? ?(?:concentric )?(?:LVH|RVH|hypertrophy)`), ([all, how]) => `the muscle of # is ${adverb(how)}thicker than usual${/concentric/i.test(all) ? ', all around' : ''}`],
  [when('(?:normal|no significant) (?:wall )?thickness'), () => 'the muscle of # is as thick as usual'],
  [when('normal'), () => '# looked normal'],
  [when(`(?:with )?(?:<|less than|under) ?50 ?% (?:inspiratory )?(?:collapse|collapsib\\w+|respiratory variation)|(?:poor|reduced|no|minimal) (?:inspiratory )?(?:collapse|respiratory variation)|not collapsing(?: well)?`), () => 'when you breathe in, it narrows less than it should'],
  [when(`(?:with )?(?:>|more than|over) ?50 ?% (?:inspiratory )?(?:collapse|collapsib\\w+|respiratory variation)|normal (?:inspiratory )?collapse|collapsing(?: well)?`), () => 'when you breathe in, it narrows as it should'],
]; // biome-ignore format: a table

const VALVES: Readonly<Record<string, string>> = {
  A: 'aortic heart valve', M: 'mitral heart valve', T: 'tricuspid heart valve', P: 'heart valve to the lungs',
}; // biome-ignore format: one list
const FUNCTION: Readonly<Record<string, string>> = {
  aortic: 'A', mitral: 'M', tricuspid: 'T', pulmonary: 'P', pulmonic: 'P',
}; // biome-ignore format: one list
const valveOf = (short: string | undefined, long: string | undefined): string =>
  VALVES[short?.toUpperCase() ?? FUNCTION[long?.toLowerCase() ?? ''] ?? ''] ?? '';

/** Figures and short rows that name by themselves what they are of. */
const BY_ITSELF: readonly SetClause[] = [
  [when(`(?:LV ?EF|EF|ejection fraction)(?: is| was|:| =)? ?(?:~|about |approx\\.? |estimated (?:at )?)?(\\d{1,2}) ?%?(?: ?(?:-|–|to) ?(\\d{1,2}))? ?%(?: ?\\(?(?:biplane|simpson['’]?s?(?: biplane)?|visual(?:ly)?|by (?:simpson['’]?s|biplane|eye)|3D|teichholz|estimated)\\)?)?`), ([, low, high]) => `the share of blood pumped out each beat (ejection fraction) is ${low}${high === undefined ? '' : ` to ${high}`}%`],
  [when(`TAPSE(?: is| of|:| =)? ?(\\d{1,2}(?:\\.\\d)?) ?(mm|cm)(?: ?\\(?(reduced|normal|low|impaired)\\)?)?`), ([, figure, unit, how]) => `the stroke of the right pump (TAPSE) is ${figure} ${unit}${how === undefined ? '' : /normal/i.test(how) ? ', as it should be' : ', less than it should be'}`],
  [when(`(?:estimated )?(?:RVSP|PASP|sPAP|PAP)(?: is| of|:| =| estimated at)? ?~?(\\d{1,3}) ?mm ?hg(?: ?\\(?(raised|elevated|normal)\\)?)?`), ([, figure, how]) => `the estimated pressure in the lung arteries (RVSP) is ${figure} mmHg${how === undefined ? '' : /normal/i.test(how) ? ', as it should be' : ', higher than it should be'}`],
  [when(`${HOW} (?:functional |central |eccentric )?(?:(?:([AMTP])(?:R|I))|(aortic|mitral|tricuspid|pulmonary|pulmonic) (?:regurgitation|regurg|insufficiency|incompetence))`), ([, how, short, long]) => `your ${valveOf(short, long)} leaks ${adverb(how).trim()} (regurgitation)`],
  [when(`no (?:significant )?([AMTP])S(?: (significant))?`), ([all, short]) => `your ${valveOf(short, undefined)} is not narrowed${/significant/i.test(all) ? ' much' : ''}`],
  [when(`no (?:significant )?(?:([AMTP])R|(aortic|mitral|tricuspid|pulmonary|pulmonic) regurgitation)`), ([all, short, long]) => `your ${valveOf(short, long)} does not leak${/significant/i.test(all) ? ' much' : ''}`],
]; // biome-ignore format: a table

/** Figures of a row, and a short form that is too short to be read by itself. */
const NOT_A_FINDING = /\b(?:TAPSE|RVSP|s?PASP|PAP|AR)\b|^no (?:significant )?[AMTP]S\b/i;

/** "LV: mildly dilated, moderately reduced systolic function, LVEF 38%", "Trivial AR": a row of a heart ultrasound, told whole. */
export function heartRow({ words, label }: Line): ToldRow | null {
  const part = PARTS.find(([name]) => name.test(label));
  if (label !== '' && part === undefined && !/^(?:ef|lvef|tapse|rvsp|pasp)$/.test(label)) return null;
  const line = part === undefined && label !== '' ? `${label} ${words}` : words;
  const told = byClauses(line, part === undefined ? BY_ITSELF : [...OF_PART, ...BY_ITSELF]);
  // A leak or a share that stands alone is a finding, told with what the conclusion says of it.
  if (told === null || (part === undefined && !NOT_A_FINDING.test(line))) return null;
  let named = false;
  const texts = told.map((text) => {
    if (!text.includes('#') || part === undefined) return text;
    const subject = named ? 'it' : part[1];
    named = true;
    return text.replace('of #', named && subject === 'it' ? 'of this part' : `of ${subject}`).replace('#', subject);
  });
  const well = told.every((text) => /as it should|normal|as usual|does not leak|is not narrowed/.test(text));
  return {
    texts,
    well,
    found: !well && told.some((text) => text.includes('#')),
    knowledge: part === undefined ? [] : [part[2]],
  };
}
