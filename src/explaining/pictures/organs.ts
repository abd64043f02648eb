import type { Span } from '../../contract/analysis.js';
import { nounOf } from '../context.js';
import { uncapital } from '../words/english.js';
import { place } from '../words/place.js';
import { printedSize } from '../words/sizes.js';
import { byClauses, clausesOf, type Line, type SetClause, type ToldRow } from './row.js';

/** Organs that are measured as a whole. A tube, a wall or a stone is measured elsewhere. */
const ORGANS: ReadonlySet<string> = new Set([
  'ovary',
  'uterus',
  'kidney',
  'liver',
  'spleen',
  'testis',
  'testicle',
  'prostate',
  'thyroid',
  'endometrium',
  'isthmus',
]);

const SIZE = String.raw`\d{1,3}(?:\.\d{1,2})? ?(?:mm|cm)?(?: ?[x×] ?\d{1,3}(?:\.\d{1,2})? ?(?:mm|cm)?){0,2}`;
const MEASURED = new RegExp(
  String.raw`^(?:is |measures |measuring |was |(?:length|size|volume|span|thickness)(?: is| of)? |=|: ?)*(${SIZE}(?<=mm|cm))(?: (?:in (?:length|size|span|thickness|maximum (?:length|diameter))|long|thick))?$`,
  'i',
);
const BULKY = new RegExp(
  String.raw`^(?:is |appears )?(?:mildly |slightly )?bulky(?: (?:and measures |at |measuring |measures )?(${SIZE}(?<=mm|cm)))?$`,
  'i',
);
const bulky = (what: string, size: string | undefined): string =>
  `${what} is larger than usual (bulky)${size === undefined ? '' : ` and measures ${printedSize(size)}`}`;
const LIES = /^(?:is |are |appears )?(anteverted|retroverted|retroflexed|anteflexed)(?: and (measures .+))?$/i;
const LEANS: Readonly<Record<string, string>> = {
  anteverted: 'tilts forward (anteverted)',
  retroverted: 'tilts backward (retroverted)',
  anteflexed: 'bends forward (anteflexed)',
  retroflexed: 'bends backward (retroflexed)',
};

/** How such an organ looks, where that is as it should be. */
const LOOKS: readonly SetClause[] = [
  [/^(?:is |appears |looks |of )?(?:normal|unremarkable|within normal limits|wnl)$/i, () => 'it looked normal'],
  [/^(?:is |appears )?(?:of )?normal (?:in )?(?:size|volume)$/i, () => 'its size is normal'],
  [/^(?:is |appears )?(?:of |with |in )?(?:normal|homogeneous|uniform) (?:echotexture|echogenicity|echo ?pattern|texture|parenchyma|appearance)$/i, ([all]) => /^.*normal/i.test(all) ? 'its tissue looked normal' : 'its tissue looked even throughout (homogeneous)'],
  [/^(?:is |appears )?(?:regular|homogeneous|uniform|even)(?: in (?:texture|appearance|echotexture))?$/i, ([all]) => `it looked even throughout (${all.replace(/^(?:is|appears) /i, '').split(' ')[0]?.toLowerCase()})`],
  [/^(?:has a )?tri-?laminar(?: appearance| pattern)?$/i, () => 'it shows three layers (trilaminar)'],
  [BULKY, ([, size]) => bulky('it', size)],
  [new RegExp(`^(?:measures |measuring )?(${SIZE}(?<=mm|cm))$`, 'i'), ([, size = '']) => `it measures ${printedSize(size)}`],
  [/^(?:with )?(?:regular|smooth) (?:outline|contour|margins?)$/i, () => 'its outline is smooth'],
  [/^(?:with )?(?:a )?normal (?:blood flow|vascularity|colou?r flow|flow)$/i, () => 'its blood flow looked normal'],
  [/^(?:is )?not enlarged$/i, () => 'it is not enlarged'],
]; // biome-ignore format: a table

/** "Endometrium 9 mm, homogeneous", "Right ovary 3.1 cm, normal", "The uterus is anteverted and measures 8.1 x 4.2 cm". */
export function organRow(line: Line, from: Span): ToldRow | null {
  const { ctx } = line;
  const mention = ctx.mentions.within(from).find((one) => one.kind === 'anatomy');
  const noun = mention === undefined ? null : nounOf(mention, ctx);
  if (mention === undefined || noun === null || !ORGANS.has(noun.id)) return null;
  const lead = ctx.clean({ start: from.start, end: mention.span.start }).replace(/\s+/g, ' ').trim();
  const printed = ctx.clean(mention.span);
  const sideWord = /\b(right|left)\b/i.exec(`${lead} ${printed}`)?.[1]?.toLowerCase();
  if (lead.replace(/\b(?:the|right|left)\b/gi, '').trim() !== '') return null;
  const rest = ctx
    .clean({ start: mention.span.end, end: from.end })
    .replace(/\s+/g, ' ')
    .replace(/^[\s:,=-]+/, '')
    .replace(/[.;\s]+$/, '');
  const [first = '', ...more] = clausesOf(rest.replace(/^(?:thickness|stripe|lining|echo complex)\b[: ]*/i, ''));
  const name = place(noun, sideWord === 'right' || sideWord === 'left' ? sideWord : null);
  const shown = `${name}`;
  const texts: string[] = [];
  const leaning = LIES.exec(first);
  const size = MEASURED.exec(leaning === null ? first : (leaning[2] ?? ''));
  const swollen = BULKY.exec(first);
  if (swollen !== null) texts.push(bulky(shown, swollen[1]));
  else if (leaning !== null) texts.push(`${shown} ${LEANS[leaning[1]?.toLowerCase() ?? '']}`);
  else if (size === null) return null;
  if (leaning?.[2] !== undefined && size === null) return null;
  if (size !== null) {
    const thick =
      noun.id === 'endometrium' ? `is ${printedSize(size[1] ?? '')} thick` : `measures ${printedSize(size[1] ?? '')}`;
    texts.push(`${texts.length === 0 ? shown : 'it'} ${thick}`);
  }
  if (more.length > 0) {
    const looks = byClauses(more.join(', '), LOOKS);
    if (looks === null) return null;
    texts.push(...looks);
  }
  return {
    texts: texts.map(uncapital),
    well: texts.some((text) => /\bnormal\b|not enlarged/.test(text)),
    knowledge: [noun.id],
  };
}

const NODES_WELL =
  /^(?:the )?(right|left|both|bilateral) axillae?(?: (?:shows?|demonstrates?|contains?|has|have|with|is|are))?:? (?:no (?:abnormal|suspicious|enlarged|pathologic(?:al)?|concerning|morphologically abnormal)(?:-looking)? (?:axillary )?(?:lymph )?(?:nodes?|lymphadenopathy)(?: (?:seen|identified|noted))?)$/i;

/** "Right axilla shows no abnormal nodes": said of the nodes, not of the whole armpit. */
export function axillaRow({ words, label }: Line): ToldRow | null {
  const side = NODES_WELL.exec(label === '' ? words : `${label} ${words}`)?.[1]?.toLowerCase();
  if (side === undefined) return null;
  const where = side === 'right' || side === 'left' ? `your ${side} armpit` : 'both armpits';
  return { texts: [`the lymph nodes in ${where} did not look abnormal`], well: true, knowledge: ['axilla'] };
}
