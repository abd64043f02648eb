import { listed } from '../tissue/lines/line.js';
import { everydaySize, printedSize } from '../words/sizes.js';
import { byClauses, type Line, type SetClause, SIZE, type ToldRow, when, whole } from './row.js';

const LOBES: Readonly<Record<string, string>> = { right: 'right half', left: 'left half' };
const ROW_OF_LOBE = new RegExp(
  String.raw`^(?:the )?(right|left)(?: thyroid)? lobe(?: (?:measures|is|measuring|of))*\s*:?\s*${SIZE}$`,
  'i',
);
const BRIDGE = new RegExp(
  String.raw`^(?:the )?isthmus(?: (?:measures|is|measuring|thickness|of))*\s*:?\s*${SIZE}(?: (?:thick|in thickness|ap))?$`,
  'i',
);
const TEXTURE =
  /^(?:the )?(?:thyroid |gland |parenchymal )*(?:echotexture|echogenicity|parenchyma|texture)(?: (?:is|appears))*\s*:?\s*(?:(?:mildly|diffusely|slightly|markedly|moderately) )*(heterogeneous|homogeneous|normal|coarse|uniform)(?: (?:throughout|in echotexture))?$/i;

/** Sizes of the thyroid and what its tissue looks like. */
export function thyroidRow(line: Line): ToldRow | null {
  if (!/thyroid/i.test(line.ctx.understanding.report.type.title)) return null;
  const text = whole(line);
  const lobe = ROW_OF_LOBE.exec(text);
  if (lobe !== null)
    return {
      texts: [`the ${LOBES[lobe[1]?.toLowerCase() ?? '']} of your thyroid measures ${printedSize(lobe[2] ?? '')}`],
      knowledge: ['thyroid-gland'],
    };
  const bridge = BRIDGE.exec(text);
  if (bridge !== null)
    return {
      texts: [`the bridge between its halves (isthmus) is ${printedSize(bridge[1] ?? '')} thick`],
      knowledge: ['isthmus'],
    };
  const how = TEXTURE.exec(text)?.[1]?.toLowerCase();
  if (how === undefined) return null;
  return how === 'heterogeneous' || how === 'coarse'
    ? { texts: [`the tissue of the thyroid looks uneven (${how})`], knowledge: ['thyroid-gland'] }
    : { texts: ['the tissue of the thyroid looks even, as it should'], well: true, knowledge: ['thyroid-gland'] };
}

const LOOK: readonly SetClause[] = [
  [when('(?:predominantly |mostly |almost completely )?solid'), ([all]) => (/pre|most|almost/i.test(all) ? 'mostly solid' : 'solid')],
  [when('(?:mixed )?(?:solid[ /-]+cystic|cystic[ /-]+solid|mixed cystic and solid|mixed solid and cystic|partially cystic)'), () => 'partly solid and partly filled with fluid'],
  [when('(?:purely |predominantly |mostly )?cystic'), ([all]) => (/pre|most/i.test(all) ? 'mostly filled with fluid' : 'filled with fluid')],
  [when('spongiform'), () => 'like a sponge, with many tiny holes'],
  [when('(?:markedly |very |mildly )?hypo-?echoic'), ([all]) => `${/mark|very/i.test(all) ? 'very ' : ''}dark on ultrasound`],
  [when('hyper-?echoic'), () => 'bright on ultrasound'],
  [when('iso-?echoic'), () => 'as bright as the tissue around it'],
  [when('an-?echoic'), () => 'black on ultrasound, like fluid'],
  [when('taller[- ]than[- ]wide'), () => 'taller than wide'],
  [when('wider[- ]than[- ]tall'), () => 'wider than tall'],
  [when('(?:with )?(?:smooth|regular|well[- ]defined|circumscribed)(?: margins?| borders?| edges?)?'), () => 'smooth at its edge'],
  [when('(?:with )?(?:irregular|lobulated|ill[- ]defined|spiculated|microlobulated)(?: margins?| borders?| edges?)?'), () => 'uneven at its edge'],
  [when('(?:oval|round|ovoid)(?: shape)?'), ([all]) => (/round/i.test(all) ? 'round' : 'oval')],
  [when('avascular|no (?:internal )?(?:vascularity|blood flow|flow)'), () => 'without blood flow inside'],
]; // biome-ignore format: a table
const DOTS =
  /^(?:(?:with |few |multiple |several )*(?:punctate echogenic foci|micro-?calcifications?|echogenic foci)|no (?:punctate )?(?:echogenic foci|calcifications?|micro-?calcifications?))$/i;
const PLACE_IN =
  /^(?:(?:in|of|at) (?:the )?)?((?:right|left|isthmus|isthmic|upper|mid|middle|lower|inferior|superior|pole|lobe|anterior|posterior|lateral|medial|thyroid|mid[- ]?pole|third|,? )+)$/i;
const IS_RATED = /^(?:ACR )?TI-?RADS(?: (?:category|score|level))?\s*[:=]?\s*(?:TR)?[1-5]$|^TR ?[1-5]$|^U[1-5]$/i;

/** ", about the size of a pea": what its largest width is like. */
function like(size: string): string {
  const widest = Math.max(...(size.match(/\d+(?:\.\d+)?/g) ?? []).map(Number));
  const alike = everydaySize(widest * (/cm/.test(size) ? 10 : 1));
  return alike === null ? '' : `, ${alike}`;
}

/**
 * "Nodule 1: Right mid, 1.6 cm, solid, hypoechoic, taller-than-wide, punctate echogenic foci": one lump of a list, told from
 * its place to its look.
 */
export function noduleRow({ words, label, ctx }: Line): ToldRow | null {
  if (!/thyroid/i.test(ctx.understanding.report.type.title)) return null;
  const number = /^nodule (?:#|no\.? ?)?([1-9]|[a-f])$/.exec(label)?.[1];
  if (number === undefined) return null;
  let where = '';
  let size = '';
  const looks: string[] = [];
  let dots: string | null = null;
  for (const part of words.split(/\s*[,;]\s+(?:and )?|\.\s+(?=[A-Z])|(?<=cm|mm)\s+(?=[a-z]+(?:ly)? )/)) {
    const clause = part.trim().replace(/[.,;]+$/, '');
    if (clause === '' || IS_RATED.test(clause)) continue;
    const measured = new RegExp(`^(?:measuring |measures |size )?${SIZE}$`, 'i').exec(clause);
    if (measured !== null) size = printedSize(measured[1] ?? '');
    else if (DOTS.test(clause)) dots = clause;
    else if (PLACE_IN.test(clause) && where === '') where = clause.toLowerCase().replace(/^(?:in|of|at) (?:the )?/, '');
    else {
      const look = byClauses(clause, LOOK) ?? byClauses(clause.replace(/^(solid|cystic) (?=[a-z])/i, '$1, '), LOOK);
      if (look === null) return null;
      looks.push(...look);
    }
  }
  if (size === '') return null;
  const side = /\b(right|left)\b/.exec(where)?.[1];
  const level = /\b(upper|superior)\b/.test(where)
    ? 'upper'
    : /\b(lower|inferior)\b/.test(where)
      ? 'lower'
      : /\bmid/.test(where)
        ? 'middle'
        : '';
  const spot = /isthm/.test(where)
    ? ' in the bridge of the thyroid'
    : side === undefined
      ? ''
      : ` in the ${level === '' ? '' : `${level} part of the `}${side} half of the thyroid`;
  const texts = [`nodule ${number.toUpperCase()} is a small lump${spot}`, `it measures ${size}${like(size)}`];
  if (looks.length > 0) texts.push(`it is ${listed(looks)}`);
  if (dots !== null) texts.push(/^no\b/i.test(dots) ? 'it holds no bright dots' : 'it holds tiny bright dots');
  return { texts, found: true, knowledge: ['thyroid-nodule'] };
}
