import type { Laterality, Span } from '../../contract/analysis.js';
import type { Frame } from '../../understanding/types.js';
import { type Context, type Noun, nounOf } from '../context.js';
import { BODY_WORD, BODY_WORDS, INSIDE_IN_LAY, PAIRED_IN_LAY } from './body.js';
import { plural } from './english.js';
import { liesBeside } from './own-part.js';

/** Places too wide to add anything to a name that already holds a body part. */
const WIDE = new Set(['thorax', 'abdomen', 'pelvis', 'head', 'bone', 'bones', 'soft-tissues', 'tissue', 'skin']);
/** Body parts that say nothing about the place. */
const GENERIC = new Set([
  'fetus',
  'lumen',
  'tissue',
  'soft-tissues',
  'mucosa',
  'gland',
  'epithelium',
  'stroma',
  'lesion',
  'parenchyma',
]);
/** Systems whose findings may lie anywhere. */
const ANYWHERE = new Set(['general', 'cancer', 'infection', 'immune', 'blood', 'skin']);

/** "fluid around the lung" with a side: "fluid around your right lung", "fluid around both lungs". Null without one. */
export function sided(core: string, laterality: Laterality | null): string | null {
  if (laterality === null) return null;
  const match = PAIRED_IN_LAY.exec(core);
  const part = match?.[1];
  if (match === null || part === undefined) return null;
  let said = laterality === 'both' ? `both ${plural(part)}` : `your ${laterality} ${part}`;
  if (part === 'chest')
    said = laterality === 'both' ? 'both sides of your chest' : `the ${laterality} side of your chest`;
  return core.slice(0, match.index) + said + core.slice(match.index + match[0].length);
}

/** The nearest site that says more than the everyday name already says; null where none does. */
export function siteFor(frame: Frame, noun: Noun, ctx: Context): Noun | null {
  // "bone spurs", "joint fluid": what it is made of or lies in says nothing of which one.
  const bodyInName = (noun.lay.match(BODY_WORD) ?? []).filter((word) => !/^(?:bone|joint|muscle)s?$/.test(word));
  const head = frame.head?.span;
  for (const mention of frame.sites) {
    if (head !== undefined && mention.span.start >= head.start && mention.span.end <= head.end) continue;
    const site = nounOf(mention, ctx);
    if (site === null || site.id === noun.id || site.kind !== 'anatomy') continue;
    if (GENERIC.has(site.id) || (/^bones?$/.test(site.id) && /\bbones?\b/.test(noun.lay))) continue;
    if (/\baround the\b/.test(noun.lay) && /^(?:lining|space|sac|wall)\b/.test(site.lay)) continue;
    if (bodyInName.length > 0 && WIDE.has(site.id)) continue;
    const elsewhere = site.system !== noun.system && !ANYWHERE.has(site.system) && !ANYWHERE.has(noun.system);
    if (elsewhere && !(head !== undefined && standsWith(mention.span, head, ctx))) continue;
    if (liesBeside(noun.id, site.id, ctx.knowledge) && !(head !== undefined && standsWith(mention.span, head, ctx)))
      continue;
    if (/^[a-z]+ gland$/.test(site.lay) && noun.lay.includes(site.lay.replace(/ gland$/, ''))) continue;
    if (noun.lay.includes(site.lay) || same(site.lay, bodyInName) || saysAgain(site.lay, noun.lay)) continue;
    if (bodyInName.length > 0 && !shares(site.lay, bodyInName)) continue;
    return site;
  }
  return null;
}

/** "Kidney hemorrhage", "an infarct of the left kidney": a place that its grammar ties to what is in it. */
function standsWith(site: Span, head: Span, ctx: Context): boolean {
  if (site.end <= head.start) return /^[\s-]*$/.test(ctx.clean({ start: site.end, end: head.start }));
  return /^(?:in|of|within|into) (?:the |your |an? )?(?:(?:left|right) )?$/i.test(
    `${ctx.clean({ start: head.end, end: site.start }).trim()} `,
  );
}

/** "Inner knee ligament" of "a stretched inner ligament of the knee". */
function saysAgain(siteLay: string, lay: string): boolean {
  const words = siteLay.match(/[a-z]{3,}/g)?.filter((word) => !/^(?:the|and|your|tiny)$/.test(word)) ?? [];
  const own = new Set(lay.match(/[a-z]{3,}/g));
  // "Tiny filters of the kidney" of "crescent shapes in the kidney filters".
  return (words.length > 2 || siteLay.startsWith('tiny ')) && words.every((word) => own.has(word));
}

function same(siteLay: string, bodyInName: readonly string[]): boolean {
  return bodyInName.some((word) => root(word) === root(siteLay));
}

function shares(siteLay: string, bodyInName: readonly string[]): boolean {
  const inSite: string[] = siteLay.match(BODY_WORD) ?? [];
  return inSite.some((word) => bodyInName.some((other) => root(word) === root(other)));
}

function root(word: string): string {
  return word.replace(/^the /, '').replace(/(?:ies|es|s)$/, '');
}

/** "spot in the lung" + "upper part of the lung" is one place: the name with the finer one. Null where it is not. */
export function refined(core: string, site: Noun, laterality: Laterality | null): string | null {
  const match = INSIDE_IN_LAY.exec(core);
  if (match === null) return null;
  const part = match[2] as string;
  if (!new RegExp(`\\b${root(part)}(?:s|es|ies)?\\b`).test(site.lay)) return null;
  // "narrowing of the heart arteries" in one of them: the one is named, not both.
  const rest = core.slice(match.index + match[0].length);
  const same = /^ (?:arter(?:y|ies)|veins?|valves?|vessels?|muscles?)\b/.exec(rest);
  if (same !== null)
    return /\b(?:artery|vein|valve|vessel|muscle)s?\b/.test(site.lay)
      ? `${core.slice(0, match.index)}${match[1]} ${place(site, laterality)}${rest.slice(same[0].length)}`
      : null;
  return core.replace(INSIDE_IN_LAY, `${match[1]} ${place(site, laterality)}`);
}

/** Names whose first noun is the paired thing itself: "inner neck artery to the brain". */
const NAMED_FIRST =
  /^(?:[a-z-]+ ){0,3}?(?:artery|vein|nerve|muscle|tendon|ligament|gland|duct|bone|joint|tube|bursa) (?:where|of|in|around|between|behind|under|on|at|to|from|above|below|near|beside|over|inside|along|going) /;
const RELATION =
  / (?:of|in|around|between|behind|under|on|at|to|from|above|below|near|beside|over|inside|along|going) /;

/** Parts that lie where they lie: a side named in their line is that of a neighbour ("left renal vein and IVC"). */
const WITHOUT_SIDES: ReadonlySet<string> = new Set(
  `anus appendix aorta aortic-arch aortic-bifurcation aortic-root ascending-aorta ascending-colon bile-ducts bladder-neck cecum
  common-bile-duct descending-aorta descending-colon duodenal-bulb duodenum esophagus gallbladder gallbladder-fossa
  gastroesophageal-junction ileum inferior-vena-cava infrarenal-aorta jejunum pancreas pancreatic-body pancreatic-duct pancreatic-head
  pancreatic-tail sigmoid-colon spleen superior-vena-cava suprarenal-aorta terminal-ileum trachea
  transverse-colon urethra vena-cava`.split(/\s+/),
);

/** A body part as a place: "your liver", "the upper part of your right lung", "both kidneys". */
export function place(site: Noun, side: Laterality | null): string {
  const laterality = WITHOUT_SIDES.has(site.id) ? null : side;
  const lay = site.lay.replace(/^(?:an?|the|your) /, '');
  const hasSide = /\b(?:left|right|both)\b/.test(lay);
  if (RELATION.test(lay)) {
    const withSide = hasSide ? null : sided(lay, laterality);
    const said = withSide ?? lay.replace(new RegExp(`\\bthe (${BODY_WORDS})\\b(?! of\\b)`), 'your $1');
    if (withSide !== null || laterality === null || hasSide) return `the ${said}`;
    if (site.paired && laterality !== 'both' && NAMED_FIRST.test(lay)) return `your ${laterality} ${lay}`;
    return laterality === 'both' ? `the ${said} on both sides` : `the ${said} on the ${laterality} side`;
  }
  // "The place where the food pipe meets the stomach" is nobody's.
  if (/^place where /.test(lay)) return `the ${lay}`;
  // "The first lymph node that drains the area on the left side"
  if (/^first lymph nodes? /.test(lay))
    return laterality === null || laterality === 'both' ? `the ${lay}` : `the ${lay} on the ${laterality} side`;
  if (hasSide || laterality === null) return `your ${lay}`;
  // There are many on each side: no left side of one.
  if (/^lymph nodes?$/.test(lay)) {
    const where = laterality === 'both' ? 'on both sides' : `on the ${laterality} side`;
    return /s$/.test(lay) || laterality === 'both' ? `your lymph nodes ${where}` : `a lymph node ${where}`;
  }
  // "The left fifth metatarsal": of the left foot, and not on the left side of the bones.
  const bones = laterality === 'both' ? null : /^((?:long )?)(foot|hand) bones$/.exec(lay);
  if (bones !== null) return `the ${bones[1]}bones of your ${laterality} ${bones[2]}`;
  if (laterality === 'both') {
    if (site.paired) return site.number === 'plural' ? `both of your ${lay}` : `both ${plural(lay)}`;
    return `both sides of your ${lay}`;
  }
  return site.paired && site.number !== 'plural'
    ? `your ${laterality} ${lay}`
    : `the ${laterality} side of your ${lay}`;
}

export function prepositionFor(site: Noun, headKind: string, headLay = ''): string {
  if (headKind === 'test' || headKind === 'procedure') return 'of';
  if (headLay === 'pressure') return 'on';
  if (/^(?:a )?tear off\b/.test(headLay)) return 'of';
  if (/^(?:skin|surface|scalp|face|edge|wall)\b|^(?:back|front|outside|outer side|side|top|tip) of\b/.test(site.lay))
    return 'on';
  if (/^(?:bottom|base|end|root|level|lowest|place where)\b/.test(site.lay)) return 'at';
  return 'in';
}
