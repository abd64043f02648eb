import type { Frame } from '../../understanding/types.js';
import { type Context, groundsOf, type Noun, nounOf } from '../context.js';
import { list } from '../words/english.js';
import { place, prepositionFor } from '../words/place.js';
import { detailsOf } from './details.js';
import { type Plan, plan } from './plan.js';

/** "No enlarged hilar lymph nodes": said of the nodes, not of the place they lie in. */
function noEnlargedNodes(frame: Frame, noun: Noun, ctx: Context): Plan {
  const sites = frame.sites
    .map((mention) => nounOf(mention, ctx))
    .filter((site) => site !== null)
    .filter((site) => !site.id.includes('lymph-node'));
  const where = sites.length === 0 ? '' : ` in ${list(sites.slice(0, 3).map((site) => place(site, frame.laterality)))}`;
  return plan(`no enlarged lymph nodes were seen${where}`, groundsOf(frame, ctx), [
    noun.id,
    ...sites.map(({ id }) => id),
  ]);
}

/** "Borderline enlargement of a submental node": the node is larger, and not the skin it lies under. */
function enlargedNodes(frame: Frame, noun: Noun, site: Noun, how: string, ctx: Context): Plan | null {
  if (frame.assertion !== 'present' && frame.assertion !== 'possible') return null;
  const clause = ctx.clean(frame.source);
  const many = /\bnodes\b/i.test(clause);
  const where = place(site, frame.laterality);
  const under = /^(?:the|your) skin (?=under |behind |over )/.exec(where);
  const lies = under === null ? `${prepositionFor(site, 'finding')} ${where}` : where.slice(under[0].length);
  const count = many ? 'lymph nodes' : 'a lymph node';
  const be = frame.assertion === 'possible' ? 'may be' : many ? 'are' : 'is';
  const edge = /\bborderline\b/i.test(clause) ? 'slightly ' : '';
  const told = plan(`${count} ${lies} ${be} ${edge}${how} than usual`, groundsOf(frame, ctx), [noun.id, site.id]);
  const phrase = { text: '', plural: many, countable: true, kind: noun.kind, grade: null, knowledge: [] };
  return { ...told, details: detailsOf(frame, phrase, ctx) };
}

/** Names of a change in size of a place ("larger size than usual"): told of the place itself. */
export const LARGER = /^(larger|bigger|wider|thicker|smaller)(?: size)? than usual$/;

/** "The outline of your heart looks larger than usual (enlarged)." Null without a place. */
export function planLarger(frame: Frame, ctx: Context): Plan | null {
  const noun = frame.head === null ? null : nounOf(frame.head, ctx);
  const site = frame.sites[0] === undefined ? null : nounOf(frame.sites[0], ctx);
  const how = noun === null ? undefined : LARGER.exec(noun.lay)?.[1];
  if (noun === null || site === null || how === undefined || frame.experiencer !== 'patient') return null;
  const clause = ctx.clean(frame.source);
  if (frame.negated && /\b(?:lymph )?nodes?\b|\badenopathy\b/i.test(clause)) return noEnlargedNodes(frame, noun, ctx);
  const where = place(site, frame.laterality);
  if (/\b(?:lymph )?nodes?\b/i.test(clause) && !site.id.includes('lymph-node'))
    return enlargedNodes(frame, noun, site, how, ctx);
  const many = site.number === 'plural' || /^both\b/.test(where);
  let verb = many ? 'look' : 'looks';
  if (frame.negated) verb = many ? 'do not look' : 'does not look';
  else if (frame.assertion === 'possible') verb = 'may be';
  else if (frame.assertion !== 'present') return null;
  const told = plan(`${where} ${verb} ${how} than usual`, groundsOf(frame, ctx), [noun.id, site.id]);
  // "Enlarged subcarinal node, 16 mm in short axis": how large it is.
  if (frame.negated || frame.sizes.length === 0 || !site.id.includes('lymph-node')) return told;
  const phrase = { text: '', plural: many, countable: true, kind: noun.kind, grade: null, knowledge: [] };
  return { ...told, details: detailsOf(frame, phrase, ctx) };
}
