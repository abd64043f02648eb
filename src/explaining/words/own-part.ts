import type { Knowledge } from '../../knowledge/index.js';

/** Parts that lie side by side in one organ or joint: what is in the one is not in the other. */
const SIDE_BY_SIDE: readonly (readonly string[])[] = [
  ['left-ventricle', 'right-ventricle', 'left-atrium', 'right-atrium', 'aortic-valve', 'mitral-valve', 'tricuspid-valve', 'pulmonic-valve', 'heart-valve', 'pericardium'],
  ['intervertebral-disc', 'facet-joints', 'ligamentum-flavum'],
  ['endometrium', 'myometrium', 'cervix', 'ovary'],
  ['gallbladder', 'common-bile-duct'],
  ['retina', 'cornea', 'lens', 'vitreous'],
  ['medial-meniscus', 'lateral-meniscus', 'anterior-cruciate-ligament', 'posterior-cruciate-ligament', 'medial-collateral-ligament'],
  ['supraspinatus', 'infraspinatus', 'subscapularis', 'biceps-tendon', 'labrum'],
]; // biome-ignore format: a table
const FAMILY = new Map(SIDE_BY_SIDE.flatMap((family) => family.map((id) => [id, family] as const)));

const OWN = new WeakMap<Knowledge, Map<string, readonly string[]>>();

/** The parts of such a family that the name of a concept holds itself ("left atrial enlargement": the left atrium). */
function ownParts(concept: string, knowledge: Knowledge): readonly string[] {
  let known = OWN.get(knowledge);
  if (known === undefined) {
    known = new Map();
    OWN.set(knowledge, known);
  }
  let own = known.get(concept);
  if (own === undefined) {
    const named = knowledge.concept(concept);
    const term = ` ${named?.term.toLowerCase() ?? ''} , ${named?.lay ?? ''} `;
    own = [...FAMILY.keys()].filter((id) => {
      const part = knowledge.concept(id);
      return part !== undefined && [part.term, part.lay ?? part.term, ...part.synonyms, ...part.adjectives].some((name) => term.includes(` ${name.toLowerCase()} `));
    }); // biome-ignore format: one condition
    known.set(concept, own);
  }
  return own;
}

/** "Aortic valve: … left atrial enlargement": true where the place lies beside the part that the name itself holds. */
export function liesBeside(concept: string, site: string, knowledge: Knowledge): boolean {
  const family = FAMILY.get(site);
  if (family === undefined) return false;
  const own = ownParts(concept, knowledge);
  // "Vegetation" on a heart valve: on this one.
  if (own.includes('heart-valve') && site.endsWith('-valve')) return false;
  return own.length > 0 && !own.includes(site) && own.every((id) => family.includes(id));
}
