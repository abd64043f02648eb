import type { Frame } from '../../understanding/types.js';
import { type Context, groundsOf, nounOf } from '../context.js';
import { list, withArticle } from '../words/english.js';
import { place } from '../words/place.js';
import { type Plan, plan } from './plan.js';

/** Body parts too general to say where a sample came from. */
const GENERIC = new Set([
  'tissue',
  'soft-tissue',
  'soft-tissues',
  'mucosa',
  'gland',
  'cell',
  'cells',
  'margin',
  'surgical-margin',
]);

const SENT =
  /\b(?:sent|received|rec['’]d|submitted|collected|obtained|taken|biops\w*|aspirat\w*|fna|excision|\w+ectomy)\b/i;
const NOT_YET =
  /\b(?:will|would|can|may|could|to be|if|on|upon|at) (?:be |request|requested|needed|clinicians?)|\bnot (?:sent|received|submitted|taken)\b/i;

/** "Site: L radial" above the gases of the blood: the vessel it was drawn from, and no bone. */
const OF_VESSEL =
  /^\W*(?:(?:draw |puncture |sample |collection )?site\W{1,3})?(?:(left|right|[LR])\.? )?(radial|ulnar|brachial|femoral)(?: art(?:ery|erial)?\.?)?\W*$/i;

function limbOf(vessel: string): string {
  return /^(?:rad|uln)/i.test(vessel) ? 'wrist' : /^b/i.test(vessel) ? 'arm' : 'groin';
}

/** What was sent to the laboratory. */
export function planSpecimen(frame: Frame, ctx: Context): Plan | null {
  // A field of a checklist, nothing that was sent.
  if (
    /\b(?:number of|distance|adequacy|laterality|focality|examined|closest|component)\b/i.test(ctx.clean(frame.source))
  )
    return null;
  const sites = frame.sites
    .map((mention) => nounOf(mention, ctx))
    .filter((noun) => noun !== null)
    .filter((noun) => !GENERIC.has(noun.id))
    .filter((noun, index, all) => all.findIndex((other) => other.id === noun.id) === index)
    .slice(0, 3);
  const head = frame.head === null ? null : nounOf(frame.head, ctx);
  const procedure = head !== null && head.kind === 'procedure' ? head : null;
  const anatomy = sites.length > 0 ? sites : head !== null && head.kind === 'anatomy' ? [head] : [];
  const by =
    procedure === null ? '' : ` during ${procedure.number === 'singular' ? withArticle(procedure.lay) : procedure.lay}`;
  const knowledge = [...anatomy.map(({ id }) => id), ...(procedure === null ? [] : [procedure.id])];
  const section = ctx.section(frame);
  if (procedure === null && section === 'gross')
    return plan('this part tells how the lab handled the sample', [frame.source]);
  // "Will be sent at request", a size, a half line: nothing that the laboratory has.
  if (anatomy.length === 0)
    return SENT.test(ctx.clean(frame.source)) && !NOT_YET.test(ctx.clean(frame.source))
      ? plan(`a sample was sent to the lab${by}`, groundsOf(frame, ctx), knowledge)
      : null;
  const vessel = OF_VESSEL.exec(ctx.clean(frame.source));
  if (vessel?.[2] !== undefined) {
    const where = limbOf(vessel[2]);
    const side = /^l/i.test(vessel[1] ?? '') ? 'left ' : /^r/i.test(vessel[1] ?? '') ? 'right ' : '';
    return plan(`the sample came from a blood vessel in your ${side}${where}`, groundsOf(frame, ctx), []);
  }
  const places = list(anatomy.map((noun) => place(noun, frame.laterality)));
  return plan(`the sample came from ${places}${by}`, groundsOf(frame, ctx), knowledge);
}
