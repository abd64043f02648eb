import type { Frame } from '../../understanding/types.js';
import { type Context, nounOf } from '../context.js';
import { list, withArticle } from '../words/english.js';
import { place } from '../words/place.js';
import { type Plan, plan } from './plan.js';

/** What was sent to the laboratory. */
export function planSpecimen(frame: Frame, ctx: Context): Plan | null {
  const sites = frame.sites
    .map((mention) => nounOf(mention, ctx))
    .filter((noun) => noun !== null)
    .filter((noun, index, all) => all.findIndex((other) => other.id === noun.id) === index)
    .slice(0, 3);
  const head = frame.head === null ? null : nounOf(frame.head, ctx);
  const procedure = head !== null && head.kind === 'procedure' ? head : null;
  const anatomy = sites.length > 0 ? sites : head !== null && head.kind === 'anatomy' ? [head] : [];
  const by =
    procedure === null ? '' : ` during ${procedure.number === 'singular' ? withArticle(procedure.lay) : procedure.lay}`;
  const knowledge = [...anatomy.map(({ id }) => id), ...(procedure === null ? [] : [procedure.id])];
  if (anatomy.length === 0) return plan(`a sample was sent to the lab${by}`, [frame.source], knowledge);
  const places = list(anatomy.map((noun) => place(noun, frame.laterality)));
  return plan(`the sample came from ${places}${by}`, [frame.source], knowledge);
}
