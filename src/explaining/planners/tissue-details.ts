import type { Frame, Size } from '../../understanding/types.js';
import { type Context, nounOf } from '../context.js';
import { listedBehind } from '../tissue/listed-behind.js';
import { list } from '../words/english.js';
import { measuresInTissue } from './tissue-measures.js';

type Detail = (frame: Frame, it: string, ctx: Context) => string | null;

/** What a tissue report says of a growth beside its name: edges, grade, depth, origin and whether all of it is out. */
export function ofTissue(frame: Frame, it: string, ctx: Context): string[] {
  if (ctx.understanding.report.type.type !== 'pathology' || frame.head === null) return [];
  return [
    ...DETAILS.flatMap((detail) => detail(frame, it, ctx) ?? []),
    ...measuresInTissue(frame, ctx),
    ...listedBehind(frame, ctx),
  ];
}

const DETAILS: readonly Detail[] = [howDeep, dividingCells, edgeReached, gradeOfCancer, notInvasive, beganIn, takenOut];

const BRESLOW =
  /\bbreslow(?:['’]?s)?(?: (?:thickness|depth|index))?\s*[:=]?\s*(?:is |of )?((?:at least|approximately|about|approx\.?|>|≥|<)? ?)(\d{1,2}(?:\.\d{1,2})?) ?mm\b/i;
const BOUNDS: Readonly<Record<string, string>> = {
  '>': 'more than ',
  '≥': 'at least ',
  '<': 'less than ',
  'at least': 'at least ',
};

/** "Breslow thickness at least 0.9 mm": how deep a melanoma goes into the skin. */
function howDeep({ head, source, assertion }: Frame, it: string, ctx: Context): string | null {
  if (head?.ref.id !== 'melanoma' || assertion !== 'present') return null;
  const found = BRESLOW.exec(ctx.clean(source));
  if (found === null) return null;
  const bound = (found[1] ?? '').trim().toLowerCase();
  return `${it} goes ${BOUNDS[bound] ?? (bound === '' ? '' : 'about ')}${found[2]} mm deep into the skin (Breslow)`;
}

/** "2 mitoses/mm2" */
function dividingCells({ head, source, assertion }: Frame, _it: string, ctx: Context): string | null {
  if (head?.ref.id !== 'melanoma' || assertion !== 'present') return null;
  const count = /(?<![\d.-])(\d{1,3}) ?mitos[ei]s ?(?:\/|per) ?(?:sq(?:uare)? ?)?mm/i.exec(ctx.clean(source))?.[1];
  return count === undefined
    ? null
    : `In one square millimeter, ${count} dividing cell${count === '1' ? ' was' : 's were'} seen`;
}

const WHICH = String.raw`((?:(?:the |one |both |inked |deep|side|lateral|peripheral|radial|base|,|\/|&|and) ?)*)`;
const REACHES = new RegExp(
  String.raw`\b(?:(?:extend\w*|present|transected|reach\w*|focally)(?: (?:in)?to| at)? |(?:involv(?:es|ing)|at) )${WHICH}(?:\w+ )?(?:margins?|edges?)\b(?! (?:is |are )?(?:clear|free|negative|uninvolved|not))`,
  'i',
);
const INVOLVED = new RegExp(
  String.raw`(?:^|,|;|\bwith) ?${WHICH}(?:excision |resection |surgical |cut |biopsy )?(?:margins?|edges?) (?:is |are )?(?:focally )?(?:involved|positive|not clear)\b`,
  'i',
);

/** "extending to the deep margin", "with mild atypia, margins involved": a sample's finding that reaches the cut edge. */
function edgeReached(frame: Frame, it: string, ctx: Context): string | null {
  if (frame.head === null || frame.negated || frame.assertion === 'absent') return null;
  // "Carcinoma with inflammation, extending to the deep edge": the carcinoma does.
  const before = { start: frame.source.start, end: Math.max(frame.source.start, frame.head.span.start) };
  if (ctx.mentions.within(before).some(({ kind }) => kind === 'finding' || kind === 'disease')) return null;
  const words = ctx.clean(frame.source);
  const match = REACHES.exec(words) ?? INVOLVED.exec(words);
  const which = match?.[1];
  if (match === null || which === undefined) return null;
  if (/\bnot\b/i.test(words) || /\b(?:no|without|negative)\b[^,;]*$/i.test(words.slice(0, match.index))) return null;
  const named = [
    ...new Set(
      (which.toLowerCase().match(/deep|base|side|lateral|peripheral/g) ?? []).map((word) =>
        word === 'deep' || word === 'base' ? 'deep' : 'side',
      ),
    ),
  ];
  const edge = named.length === 0 ? 'edge' : `${list(named)} edge${named.length > 1 ? 's' : ''}`;
  return `${it} ${it === 'They' ? 'reach' : 'reaches'} the ${edge} of the removed tissue`;
}

const OF_CANCER = /carcinoma|cancer|sarcoma|neoplasm|tumou?r|lymphoma/;
const GRADED =
  /\b(high|low|intermediate)[- ]grade\b(?! (?:dysplasia|squamous|prostatic|pin|cin|glandular))|\b(well|moderately|poorly)(?:[- ]to[- ](?:moderately|poorly))?[- ]differentiated\b/i;

/** "High-grade urothelial carcinoma", "poorly differentiated adenocarcinoma": how fast such cells tend to grow. */
function gradeOfCancer(frame: Frame, it: string, ctx: Context): string | null {
  const noun = frame.head === null ? null : nounOf(frame.head, ctx);
  if (noun === null || !OF_CANCER.test(noun.id)) return null;
  if (frame.assertion !== 'present' || frame.negated) return null;
  const clause = ctx.clean(frame.source);
  const match = GRADED.exec(clause);
  if (match === null || /\b(?:no|not|without|negative)\b/i.test(clause.slice(0, match.index))) return null;
  if (match[1] !== undefined) {
    const how = {
      high: 'tend to grow fast',
      low: 'tend to grow slowly',
      intermediate: 'tend to grow at a middle speed',
    };
    const grade = match[1].toLowerCase() as keyof typeof how;
    return `${it} ${it === 'They' ? 'are' : 'is'} of ${grade === 'intermediate' ? 'an' : 'a'} ${grade} grade, so the cells ${how[grade]}`;
  }
  const look = {
    well: 'much like normal cells',
    moderately: 'somewhat unlike normal cells',
    poorly: 'very unlike normal cells',
  };
  const which = (match[2] ?? '').toLowerCase() as keyof typeof look;
  return /[- ]to[- ]/.test(match[0]) ? null : `the cells look ${look[which]} (${which} differentiated)`;
}

/** "Papillary urothelial carcinoma, non-invasive (pTa)": behind the name, as in it that is part of the name. */
function notInvasive(frame: Frame, it: string, ctx: Context): string | null {
  const noun = frame.head === null ? null : nounOf(frame.head, ctx);
  if (noun === null || frame.head === null || !OF_CANCER.test(noun.id) || frame.negated) return null;
  if (frame.assertion !== 'present' || /non-?invasive|in-situ/.test(noun.id)) return null;
  const clause = ctx.clean(frame.source);
  if (!/\bnon-? ?invasive\b/i.test(clause) || /(?<!non[- ])\binvasive\b|\binvad\w+/i.test(clause)) return null;
  return `${it} ${it === 'They' ? 'have' : 'has'} not grown into deeper tissue (non-invasive)`;
}

/** Where a growth that spread may have begun, by the words reports use. */
const ORIGINS: readonly (readonly [RegExp, string])[] = [
  [/lung|pulmonary|bronchogenic/, 'the lung'],
  [/colo-?rectal|colonic|colon|large bowel|rectal/, 'the large bowel'],
  [/breast|mammary/, 'the breast'],
  [/ovar\w+|tubo-?ovarian|gyna?ecolog\w+|m[uü]llerian/, 'the women’s organs'],
  [/pancreat\w+/, 'the pancreas or bile ducts'],
  [/upper (?:gi|gastro-?intestinal)/, 'the upper gut'],
  [/gastric|stomach/, 'the stomach'],
  [/renal|kidney/, 'the kidney'],
  [/prostat\w+/, 'the prostate'],
  [/thyroid/, 'the thyroid'],
  [/urothelial|bladder/, 'the bladder or urine passages'],
  [/endometrial|uterine/, 'the womb'],
  [/hepat\w+|liver/, 'the liver'],
];
const ORIGIN =
  /\b(?:(consistent with|compatible with|in keeping with|c\/w|suggestive of|suggesting|favou?r(?:s|ing|ed)?|most likely|likely|probably)|of|from) (?:an? |the |metastasis from |origin in |spread from )*((?:[a-zü-]+ ){0,1}?[a-zü-]+)(?:[ -](?:primary|origin|source))(?: site)?\b/i;

/** "Metastatic adenocarcinoma, consistent with lung primary": where the report thinks that it began. */
function beganIn(frame: Frame, it: string, ctx: Context): string | null {
  const noun = frame.head === null ? null : nounOf(frame.head, ctx);
  if (noun === null || !/carcinoma|cancer|metasta|malignan|neoplasm|tumou?r/.test(noun.id)) return null;
  if (frame.negated || (frame.assertion !== 'present' && frame.assertion !== 'possible')) return null;
  const clause = ctx.clean(frame.source);
  const match = ORIGIN.exec(clause);
  if (match === null || /\b(?:not|no|unlikely|unknown|uncertain|versus|vs|against|excluded?)\b/i.test(clause))
    return null;
  const where = ORIGINS.find(([pattern]) =>
    new RegExp(`^(?:${pattern.source})$`, 'i').test((match[2] ?? '').trim()),
  )?.[1];
  if (where === undefined) return null;
  // "Consistent with metastatic carcinoma of lung origin": no surer than the report.
  const doubted =
    /\b(?:consistent|compatible|in keeping|c\/w|suggest\w*|favou?r\w*|likely|probabl[ey]|suspicious|possibl[ey])\b/i.test(
      clause.slice(0, match.index),
    );
  return match[1] === undefined && !doubted
    ? `${it} began in ${where}`
    : `the report says that ${it === 'They' ? 'they fit' : 'it fits'} with a start in ${where}`;
}

/** "completely excised": the report's own word that nothing of it was left. */
function takenOut(frame: Frame, it: string, ctx: Context): string | null {
  if (frame.assertion !== 'present') return null;
  const clause = ctx.clean(frame.source);
  const was = it === 'They' ? 'were' : 'was';
  if (/\bincompletely (?:excised|removed|resected)\b/i.test(clause)) return `${it} ${was} not removed completely`;
  if (/\b(?:no|not|whether|if|may|appears?)\b/i.test(clause)) return null;
  return /\bcompletely (?:excised|removed|resected)\b|\bexcision (?:is |appears )?complete\b/i.test(clause)
    ? `${it} ${was} removed completely`
    : null;
}

/** "Deep margin close (0.8 mm)", "margins clear by 2 mm", "4 of 18 mm": how far from the cut edge or how deep, not how large. */
export function isOfEdge(size: Size, frame: Frame, ctx: Context): boolean {
  if (ctx.understanding.report.type.type !== 'pathology') return false;
  const { start, end } = size.span;
  const before = ctx.clean({ start: Math.max(frame.source.start, start - 60), end: start });
  return (
    /\b(?:margins?|edges?|clearance|clear by|depth|thickness|deep)\b[^,;.]{0,30}$/i.test(before) ||
    /\d(?: ?mm)? ?(?:of|out of|\/) ?(?:an? )?$/i.test(before) ||
    /^[\s)]*(?:from|away|to|short of) (?:the )?[^,;.]{0,24}\b(?:margin|edge)/i.test(
      ctx.clean({ start: end, end: end + 50 }),
    )
  );
}
