import type { Frame, Mention } from '../types.js';

/** Body parts and the organ that each is a part of, where reports name now the one, now the other. */
const PART_OF: Readonly<Record<string, string>> = {
  'upper-lobe': 'lung',
  'middle-lobe': 'lung',
  'lower-lobe': 'lung',
  'lung-base': 'lung',
  lingula: 'lung',
  'lung-fissure': 'lung',
  hilum: 'lung',
  'costophrenic-angle': 'pleura',
  'pleural-space': 'pleura',
  'frontal-lobe': 'brain',
  'parietal-lobe': 'brain',
  'temporal-lobe': 'brain',
  'occipital-lobe': 'brain',
  cerebellum: 'brain',
  brainstem: 'brain',
  'basal-ganglia': 'brain',
  thalamus: 'brain',
  'white-matter': 'brain',
  'cerebral-hemisphere': 'brain',
  'left-ventricle': 'heart',
  'right-ventricle': 'heart',
  'left-atrium': 'heart',
  'right-atrium': 'heart',
  myocardium: 'heart',
  'aortic-valve': 'heart-valve',
  'mitral-valve': 'heart-valve',
  'tricuspid-valve': 'heart-valve',
  cecum: 'colon',
  'ascending-colon': 'colon',
  'hepatic-flexure': 'colon',
  'transverse-colon': 'colon',
  'splenic-flexure': 'colon',
  'descending-colon': 'colon',
  'sigmoid-colon': 'colon',
  duodenum: 'small-bowel',
  jejunum: 'small-bowel',
  ileum: 'small-bowel',
  'gastric-antrum': 'stomach',
  pylorus: 'stomach',
  'renal-pelvis': 'kidney',
  'pancreatic-duct': 'pancreas',
  'femoral-head': 'femur',
  'femoral-neck': 'femur',
  'femoral-condyle': 'femur',
  endometrium: 'uterus',
  myometrium: 'uterus',
};

/** True where the one is known as a part of the other ("upper lobe" of "lung"). */
export function isPartOf(part: Mention, whole: Mention): boolean {
  return Object.hasOwn(PART_OF, part.ref.id) && PART_OF[part.ref.id] === whole.ref.id;
}

/** The body parts of a frame, each with the organ it is part of. */
export function partsOf(frame: Frame): Set<string> {
  const parts = new Set<string>();
  const own = frame.head?.kind === 'anatomy' ? [frame.head, ...frame.sites] : frame.sites;
  for (const { ref } of own) {
    parts.add(ref.id);
    const organ = Object.hasOwn(PART_OF, ref.id) ? PART_OF[ref.id] : undefined;
    if (organ) parts.add(organ);
  }
  return parts;
}

/** True where nothing printed of side, level, specimen or body part keeps two frames apart. */
export function samePlace(a: Frame, b: Frame): boolean {
  // What one sample holds says nothing of another.
  if (a.sample !== undefined && b.sample !== undefined && a.sample !== b.sample) return false;
  if (a.laterality && b.laterality && a.laterality !== b.laterality && ![a.laterality, b.laterality].includes('both'))
    return false;
  if (a.level && b.level && a.level !== b.level) return false;
  if (a.label && b.label && a.label.start !== b.label.start) return false;
  const parts = partsOf(a);
  const others = partsOf(b);
  if (parts.size === 0 || others.size === 0) return true;
  for (const part of parts) if (others.has(part)) return true;
  return false;
}

/** True where a frame names a side, level, body part or size, so that it is not a general remark. */
export function isPlaced(frame: Frame): boolean {
  return (
    frame.sites.length > 0 || frame.laterality !== null || frame.level !== null || frame.sizes.some((s) => !s.previous)
  );
}
