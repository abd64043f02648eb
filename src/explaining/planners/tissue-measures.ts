import type { Frame } from '../../understanding/types.js';
import type { Context } from '../context.js';
import { isCalledBenign } from '../findings/importance.js';
import { list } from '../words/english.js';

/** What a share of a sample is taken of, in plain words. */
const PARTS: readonly (readonly [RegExp, string])[] = [
  [/^(?:viable |sampled |nonsclerotic )?glomeruli$/, 'the filters (glomeruli)'],
  [/^(?:(?:sampled |renal |kidney )?cortex|cortical (?:area|parenchyma|tissue)|cortical interstitium)$/, 'the working kidney tissue (cortex)'],
  [/^(?:hepatocytes|liver cells)$/, 'the liver cells'],
  [/^(?:portal (?:tracts|areas))$/, 'the small channels of the liver (portal tracts)'],
  [/^(?:muscle )?fib(?:er|re)s$/, 'the muscle fibers'],
  [/^(?:placental )?(?:parenchyma|disc|placenta|placental volume|villous tissue)$/, 'the tissue'],
  [/^(?:(?:bone )?marrow|marrow (?:cellularity|cells|space)|(?:total |all )?(?:nucleated |marrow )cells)$/, 'the bone marrow'],
  [/^(?:the )?(?:lymphocytes|lymphoid cells)$/, 'the lymphocytes'],
  [/^(?:wbcs?|white (?:blood )?cells|leukocytes)$/, 'the white blood cells'],
  [/^(?:capillary (?:loops|surfaces?)|capillaries|peritubular capillaries)$/, 'the finest vessels'],
  [/^(?:crypts|glands)$/, 'the small glands'],
  [/^(?:follicles|hairs)$/, 'the hairs'],
]; // biome-ignore format: one list
const PART = String.raw`([a-z]+(?: [a-z]+){0,2}?)`;
const FIGURE = String.raw`((?:approximately |about |approx\.? |~ ?|less than |more than |up to |at least |<|>|≤|≥)?) ?(\d{1,3}(?:\.\d)?(?:[-–]\d{1,3})?) ?%`;
const SHARE = new RegExp(
  String.raw`\b(?:in|of|involv(?:es?|ing)|affect(?:s|ing)?|compris(?:es?|ing)|occup(?:y|ies|ying)|with|\()\s?(?:an? (?:estimated )?)?${FIGURE}(?: of)? (?:the |all )?${PART}(?=[\s.,;:)]|$)|\b(?:\(|, )?(\d{1,2}) ?(?:\/|of|out of) ?(?:the )?(\d{1,3}) (?:globally |sampled )?(?:sclerotic |sclerosed )?(glomeruli|portal tracts|crypts|follicles)\b|\bin (\d{1,2}) (glomeruli|glomerulus|portal tracts|follicles)\b`,
  'i',
);
/** What a number in front says of it. */
const ABOUT: Readonly<Record<string, string>> = {
  '': '', '<': 'less than ', '>': 'more than ', '≤': 'up to ', '≥': 'at least ', 'less than': 'less than ', 'more than': 'more than ',
  'up to': 'up to ', 'at least': 'at least ', approximately: 'about ', about: 'about ', approx: 'about ', 'approx.': 'about ', '~': 'about ',
}; // biome-ignore format: one list

const partOf = (printed: string): string | undefined =>
  PARTS.find(([pattern]) => pattern.test(printed.toLowerCase()))?.[1];

/** "Cellular crescents in 20% of glomeruli", "infarcts involving 15% of the parenchyma": in how much of the sample. */
function shareOfSample(frame: Frame, ctx: Context): string | null {
  const from = frame.head?.span.end ?? 0;
  const to = frame.source.end;
  if (from >= to) return null;
  const behind = ctx.clean({ start: from, end: to });
  const found = SHARE.exec(behind);
  if (found === null) return null;
  // What stands between is another thing, and the figure is of that.
  const between = { start: from, end: from + found.index };
  if (/[;]/.test(behind.slice(0, found.index))) return null;
  if (ctx.mentions.within(between).some(({ kind }) => kind === 'finding' || kind === 'disease')) return null;
  const [, about = '', share, printed = '', some, all, counted = '', few, alone = ''] = found;
  if (share !== undefined) {
    const part = partOf(printed);
    const how = ABOUT[about.trim().toLowerCase()];
    return part === undefined || how === undefined ? null : `this is so in ${how}${share}% of ${part}`;
  }
  if (some !== undefined && all !== undefined)
    return Number(some) > Number(all) ? null : `this is so in ${some} of the ${all} ${bare(counted)}`;
  return few === undefined
    ? null
    : `this is so in ${few} ${few === '1' ? bare(alone).replace(/s \(/, ' (') : bare(alone)}`;
}

const bare = (printed: string): string => (partOf(printed.replace(/us$/, 'i')) ?? printed).replace(/^the /, '');

/** "Interstitial fibrosis and tubular atrophy, moderate (approximately 35%)": of the kidney tissue, where nothing else is named. */
function shareOfKidney(frame: Frame, ctx: Context): string | null {
  if (frame.head?.ref.id !== 'interstitial-fibrosis-kidney') return null;
  const found = new RegExp(String.raw`\(${FIGURE}\)|(?:,| of|^IFTA|:) ?${FIGURE}$`, 'i').exec(ctx.clean(frame.source));
  const figure = found?.[2] ?? found?.[4];
  const how = ABOUT[(found?.[1] ?? found?.[3] ?? '').trim().toLowerCase()];
  return figure === undefined || how === undefined ? null : `this is so in ${how}${figure}% of the kidney tissue`;
}

/** Classes of a lupus kidney (International Society of Nephrology and Renal Pathology Society, 2003 and 2018). */
const LUPUS: Readonly<Record<string, string>> = {
  I: 'the filters look normal under the plain microscope',
  II: 'there are extra cells in the frame of the filters',
  III: 'fewer than half of the filters are swollen',
  IV: 'half or more of the filters are swollen',
  V: 'deposits lie on the outer side of the filter walls',
  VI: 'almost all filters are scarred',
};

/** "ISN/RPS class IV (A/C) and class V": which classes of lupus, and what they stand for. */
function lupusClasses(frame: Frame, ctx: Context): string[] {
  if (frame.head?.ref.id !== 'lupus-nephritis') return [];
  const line = ctx.understanding.report.sentences[frame.sentence]?.span ?? frame.source;
  const words = ctx.clean(line);
  if (!/\bclass(?:es)?\b/i.test(words)) return [];
  const classes = [
    ...words.matchAll(
      /\bclass(?:es)? ?(I{1,3}|IV|VI?)\b(?:[- ]?[A-C](?:\/[A-C])?\b)?(?:(?:\s*\([^()]*\))?\s*(?:\+|and|\/|&)\s*(?:class )?(I{1,3}|IV|VI?)\b)?/g,
    ),
  ]
    .flatMap(([, one, other]) => [one, other])
    .filter((one): one is string => one !== undefined && one in LUPUS);
  const named = [...new Set(classes)];
  if (named.length === 0) return [];
  return [
    `the class is ${list(named)} (out of I to VI)`,
    ...named.map((one) => `class ${one} means that ${LUPUS[one]}`),
  ];
}

/** Points of the Oxford classification (2016), where they say that something is there. */
const OXFORD: Readonly<Record<string, string>> = {
  M1: 'extra cells in the frame of the filters (M1)',
  E1: 'crowded small vessels in the filters (E1)',
  S1: 'scars in parts of some filters (S1)',
  T1: 'scars in a quarter to a half of the kidney tissue (T1)',
  T2: 'scars in more than half of the kidney tissue (T2)',
  C1: 'crescents in less than a quarter of the filters (C1)',
  C2: 'crescents in a quarter or more of the filters (C2)',
};
const POINTS =
  /\bM[\s-]?([01])[\s,;/]*E[\s-]?([01])[\s,;/]*S[\s-]?([01])[\s,;/]*T[\s-]?([0-2])(?:[\s,;/]*C[\s-]?([0-2]))?\b/;

function oxford(frame: Frame, ctx: Context): string[] {
  if (frame.head?.ref.id !== 'iga-nephropathy') return [];
  const found = POINTS.exec(ctx.clean(ctx.understanding.report.sentences[frame.sentence]?.span ?? frame.source));
  if (found === null) return [];
  const [, m, e, s, t, c] = found;
  const points = [`M${m}`, `E${e}`, `S${s}`, `T${t}`, ...(c === undefined ? [] : [`C${c}`])];
  const there = points.flatMap((point) => OXFORD[point] ?? []);
  return [
    `the Oxford score is ${points.join(' ')}`,
    there.length === 0 ? 'this means that none of the changes it looks for was found' : `it stands for ${list(there)}`,
  ];
}

/** Grades of cells that fight a new heart (International Society for Heart and Lung Transplantation, 2004). */
const HEART: Readonly<Record<string, string>> = { '0': 'none', '1': 'mild', '2': 'moderate', '3': 'severe' };

function rejectionGrade(frame: Frame, ctx: Context): string[] {
  if (!/rejection$/.test(frame.head?.ref.id ?? '')) return [];
  const words = ctx.clean(ctx.understanding.report.sentences[frame.sentence]?.span ?? frame.source);
  const heart = /\bgrade ([0-3]) ?R\b/i.exec(words)?.[1];
  if (heart !== undefined) return [`the grade is ${heart}R, which is ${HEART[heart]} on a scale from 0R to 3R`];
  const banff = /\bBanff (?:\d{4} )?(?:grade|type|category)? ?((?:I{1,3}[AB]?|[1-3][AB]))\b/i.exec(words)?.[1];
  return banff === undefined ? [] : [`the Banff grade is ${banff.toUpperCase()}`];
}

/** "NAS 5/8", "(NAFLD activity score 4 of 8)": points for fat and swelling of the liver. */
function liverPoints(frame: Frame, ctx: Context): string[] {
  if (frame.head?.ref.id !== 'steatohepatitis' && frame.head?.ref.id !== 'fatty-liver') return [];
  const words = ctx.clean(frame.source);
  const points =
    /\b(?:NAS|NAFLD activity score|MASLD activity score)(?: \(NAS\))?\s*[:=]?\s*(?:of |is )?([0-8]) ?(?:\/|of|out of) ?8\b/i.exec(
      words,
    )?.[1];
  return points === undefined ? [] : [`the score for fat and swelling (NAS) is ${points} out of 8`];
}

/** How much of a sample a finding takes in, and the class, the points or the grade that the report gives it. */
export function measuresInTissue(frame: Frame, ctx: Context): string[] {
  if (frame.negated || (frame.assertion !== 'present' && frame.assertion !== 'possible')) return [];
  const share = shareOfSample(frame, ctx) ?? shareOfKidney(frame, ctx);
  return [
    ...(isCalledBenign(frame, ctx) ? ['the report calls it benign, which means that it is not cancer'] : []),
    ...(share === null ? [] : [share]),
    ...lupusClasses(frame, ctx),
    ...oxford(frame, ctx),
    ...rejectionGrade(frame, ctx),
    ...liverPoints(frame, ctx),
  ];
}
