import type { Span } from '../../contract/analysis.js';
import type { Frame } from '../../understanding/types.js';
import type { Context, Noun } from '../context.js';

/** Which part of a place is meant, in plain words, and the preposition that goes with it. */
export interface Part {
  words: string;
  preposition: 'on' | 'at' | 'in';
}

const WHERE: Record<string, { side: string; adjective: string }> = {
  lateral: { side: 'outer side', adjective: 'outer' },
  medial: { side: 'inner side', adjective: 'inner' },
  anterior: { side: 'front', adjective: 'front' },
  ventral: { side: 'front', adjective: 'front' },
  posterior: { side: 'back', adjective: 'back' },
  dorsal: { side: 'back', adjective: 'back' },
  superior: { side: 'upper part', adjective: 'upper' },
  upper: { side: 'upper part', adjective: 'upper' },
  inferior: { side: 'lower part', adjective: 'lower' },
  lower: { side: 'lower part', adjective: 'lower' },
  outer: { side: 'outer part', adjective: 'outer' },
  inner: { side: 'inner part', adjective: 'inner' },
  central: { side: 'middle', adjective: 'middle' },
  middle: { side: 'middle', adjective: 'middle' },
  mid: { side: 'middle', adjective: 'middle' },
  distal: { side: 'far end', adjective: 'far' },
  proximal: { side: 'near end', adjective: 'near' },
  deep: { side: 'deep part', adjective: 'deep' },
};
const POSITION = Object.keys(WHERE).join('|');
const SIDE_NOUN = 'aspects?|portions?|parts?|regions?|sides?|half|thirds?|segments?|compartments?|zones?';
const EDGE_NOUN =
  'ostium|orifice|walls|tip|end|margin|edge|border|rim|wall|surface|base|horn|insertion|attachment|origin|root|pole|corner|shaft|neck|head|sheath';

/** "lateral aspect of the", "distal tip of the left", "posterior wall of the", in front of a body part. */
const IN_FRONT = new RegExp(
  `\\b(?:(${POSITION}) )?(?:(${SIDE_NOUN})|(${EDGE_NOUN})) of (?:the |your |his |her )?(?:left |right )?(?:\\w+ )?$`,
  'i',
);
/** "distal" or "proximal" directly in front of a bone, tendon or vessel. */
const ENDS = /\b(distal|proximal)(?: (?:left|right))? $/i;
/** "gallbladder wall", "tendon insertion" */
const BEHIND = new RegExp(`^ (${EDGE_NOUN})\\b`, 'i');
const HAS_ENDS = /\b(?:bone|tendon|ligament|artery|vein|tube|bowel|food pipe|duct|muscle)\b/;

/** "In the soft tissues at the inner edge of the bone": the bone only says where the soft tissue is. */
const BESIDE_BONE =
  /\bsoft[- ]tissues? (?:(?:edema|oedema|swelling|stranding|thickening|signal|gas|air|calcifications?|ossifications?|enhancement) (?=(?:at|along|around|about|near|next|over|overlying|adjacent|surrounding)\b))?(?:(?:immediately|directly|just) )?(?:at|along|around|about|near|next to|overlying|over|adjacent to|surrounding|lateral to|medial to|of) [^,.;]*$/i;

/** The part of `site` that the report names; null where it names none. */
export function partOf(frame: Frame, site: Noun, ctx: Context): Part | null {
  const mention = frame.sites.find(({ ref }) => ref.id === site.id);
  if (mention === undefined || mention.span.start < frame.source.start || mention.span.end > frame.source.end)
    return null;
  const part = ownPart(frame, site, mention.span, ctx);
  if (!/\bbones?\b/.test(site.lay)) return part;
  const before = ctx.clean({ start: Math.max(frame.source.start, mention.span.start - 90), end: mention.span.start });
  if (!BESIDE_BONE.test(`${before} `)) return part;
  return { words: part === null ? 'soft tissue' : `soft tissue at the ${part.words}`, preposition: 'in' };
}

function ownPart(frame: Frame, site: Noun, { start, end }: Span, ctx: Context): Part | null {
  const before = `${ctx.clean({ start: Math.max(frame.source.start, start - 70), end: start })} `;
  const front = IN_FRONT.exec(before);
  if (front !== null) {
    const where = front[1] === undefined ? undefined : WHERE[front[1].toLowerCase()];
    if (front[2] !== undefined) return where === undefined ? null : sided(where.side);
    return edge(front[3] as string, where?.adjective ?? '', site);
  }
  const behind = BEHIND.exec(ctx.clean({ start: end, end: Math.min(frame.source.end, end + 16) }).replace(/^/, ' '));
  if (behind !== null) {
    const lead = new RegExp(`\\b(${POSITION}) $`, 'i').exec(before)?.[1]?.toLowerCase();
    return edge(behind[1] as string, lead === undefined ? '' : (WHERE[lead]?.adjective ?? ''), site);
  }
  const own = /^(distal|proximal) /i.exec(ctx.clean({ start, end }))?.[1];
  const ends = (own ?? ENDS.exec(before)?.[1])?.toLowerCase();
  return ends !== undefined && HAS_ENDS.test(site.lay) && !/\b(?:part|end)\b/.test(site.lay)
    ? sided(WHERE[ends]?.side ?? '')
    : null;
}

function sided(words: string): Part {
  return { words, preposition: /side|front|back/.test(words) ? 'on' : /end/.test(words) ? 'at' : 'in' };
}

/** "outer edge", "back wall", "tip"; of a tendon its insertion is where it attaches. */
function edge(noun: string, adjective: string, site: Noun): Part | null {
  const name = noun.toLowerCase();
  const lead = adjective === '' || adjective === 'far' || adjective === 'near' ? '' : `${adjective} `;
  switch (name) {
    case 'margin':
    case 'border':
    case 'rim':
    case 'edge':
      return { words: `${lead}edge`, preposition: 'on' };
    case 'insertion':
    case 'attachment':
      return ATTACHES.test(site.lay) ? { words: 'bone end', preposition: 'at' } : null;
    case 'origin':
      return ATTACHES.test(site.lay)
        ? { words: 'starting end', preposition: 'at' }
        : { words: 'start', preposition: 'at' };
    case 'horn':
      return adjective === '' ? null : { words: `${adjective} part`, preposition: 'in' };
    case 'pole':
      return adjective === '' ? null : { words: `${adjective} end`, preposition: 'at' };
    case 'shaft':
    case 'neck':
    case 'head':
      // Of other organs these are places of their own ("head of the pancreas").
      return /\bbones?\b/.test(site.lay) ? { words: `${lead}${name}`, preposition: 'at' } : null;
    case 'sheath':
      return ATTACHES.test(site.lay) ? { words: 'sheath', preposition: 'in' } : null;
    case 'ostium':
    case 'orifice':
      return { words: 'opening', preposition: 'at' };
    case 'walls':
      return { words: 'walls', preposition: 'in' };
    case 'corner':
    case 'surface':
    case 'wall':
      return { words: `${lead}${name}`, preposition: name === 'wall' ? 'in' : 'on' };
    default:
      return { words: `${lead}${name}`, preposition: 'at' };
  }
}

const ATTACHES = /\b(?:tendons?|ligaments?|muscles?)\b/;
