import type { Frame } from '../../understanding/types.js';
import { type Context, nounOf } from '../context.js';
import { alsoFrom, type Said, say } from '../nets/said.js';
import type { WrittenFinding } from '../written.js';
import { isOneSize } from './merge.js';

/** Two words for one thing: how it is described among what was seen, and how the conclusion names it. */
interface Family {
  seen: readonly string[];
  named: readonly string[];
  /** Where the described one must lie: by the id of its place, or by the words of its sentence. */
  at?: RegExp;
  /** Every part that the described one is in, by its id. */
  site?: RegExp;
  /** The title that the report must have. */
  of?: RegExp;
  /** The described one says more than the name. */
  keepsSeen?: true;
  /** Both must name the same height of the spine. */
  level?: true;
  /** Both must have one size. */
  size?: true;
  /** Whatever place each of them is given. */
  anywhere?: true;
}

const CLOUDY = ['opacity', 'airspace-opacity', 'infiltrate', 'ground-glass-opacity'];
const WIDE_TUBES = ['dilation', 'ectasia', 'enlargement'];
const LUMPS = ['nodule', 'lesion', 'mass'];
const DISCS = ['disc-extrusion', 'extruded-disc-short', 'disc-herniation', 'herniated-nucleus-pulposus'];
const TORN = ['tear', 'rupture', 'ligament-tear'];
const FLAPS = [
  'bucket-handle-tear', 'horizontal-cleavage-tear', 'meniscal-radial-tear', 'complex-tear-of-the-meniscus', 'meniscal-root-tear',
]; // biome-ignore format: one list
const SHRUNK = ['cerebral-atrophy', 'volume-loss', 'atrophy'];

const FAMILIES: readonly Family[] = [
  { seen: CLOUDY, named: ['consolidation', 'pneumonia'] },
  { seen: ['stone'], named: ['gallstones'], at: /gallbladder/i },
  { seen: ['stone'], named: ['kidney-stones'], at: /kidney|renal|\bcaly/i },
  { seen: ['stone'], named: ['ureteral-stone'], at: /ureter|uvj|vuj|puj|upj/i },
  { seen: ['stone'], named: ['choledocholithiasis'], at: /bile-duct|\bcbd\b|bile duct/i },
  { seen: ['enlargement'], named: ['hepatomegaly', 'hepatosplenomegaly'], at: /\bliver\b/i },
  { seen: ['enlargement'], named: ['splenomegaly', 'hepatosplenomegaly'], at: /\bspleen\b/i },
  { seen: ['enlargement'], named: ['cardiomegaly'], at: /\bheart\b/i },
  { seen: ['cyst'], named: ['renal-cyst'], at: /kidney|renal/i, size: true },
  { seen: ['cyst'], named: ['liver-cyst'], at: /liver|hepatic/i, size: true },
  { seen: LUMPS, named: ['adrenal-adenoma', 'adrenal-nodule'], at: /adrenal/i, size: true },
  { seen: LUMPS, named: ['thyroid-nodule'], at: /thyroid/i, size: true },
  { seen: ['pleural-effusion', 'effusion'], named: ['parapneumonic-effusion'] },
  { seen: ['parapneumonic-effusion'], named: ['pleural-effusion'] },
  { seen: ['filling-defect'], named: ['pulmonary-embolism'], anywhere: true },
  { seen: ['dilation'], named: ['hydronephrosis'], at: /cal[iy]c|calyc|collecting|renal pelvi/i },
  { seen: ['dilation'], named: ['biliary-dilatation'], at: /bile|biliary|\bcbd\b/i },
  { seen: WIDE_TUBES, named: ['left-atrial-enlargement'], site: /^left-atrium$/ },
  { seen: WIDE_TUBES, named: ['left-ventricular-dilation'], site: /^left-ventricle$/ },
  { seen: WIDE_TUBES, named: ['aortic-dilation'], site: /^(?:ascending-)?aorta$/ },
  { seen: WIDE_TUBES, named: ['pancreatic-duct-dilatation'], site: /^pancreatic-duct$/ },
  { seen: ['valve-regurgitation'], named: ['aortic-regurgitation'], site: /^aortic-valve$/ },
  { seen: ['valve-regurgitation'], named: ['mitral-regurgitation'], site: /^mitral-valve$/ },
  { seen: ['valve-regurgitation'], named: ['tricuspid-regurgitation'], site: /^tricuspid-valve$/ },
  { seen: ['stenosis'], named: ['aortic-stenosis'], site: /^aortic-valve$/ },
  { seen: ['stenosis'], named: ['mitral-stenosis'], site: /^mitral-valve$/ },
  { seen: DISCS, named: DISCS, level: true },
  { seen: TORN, named: ['acl-tear'], at: /anterior-cruciate|\bacl\b/i },
  { seen: TORN, named: ['pcl-tear'], at: /posterior-cruciate|\bpcl\b/i },
  { seen: TORN, named: ['mcl-tear'], at: /medial-collateral|\bmcl\b/i },
  { seen: TORN, named: ['lcl-tear'], at: /lateral-collateral|\blcl\b/i },
  { seen: FLAPS, named: ['medial-meniscal-tear'], at: /medial-meniscus|medial menisc/i, keepsSeen: true },
  { seen: FLAPS, named: ['lateral-meniscal-tear'], at: /lateral-meniscus|lateral menisc/i, keepsSeen: true },
  { seen: ['cerebral-atrophy'], named: ['atrophy', 'volume-loss'], of: /\b(?:head|brain)\b/i, keepsSeen: true },
  { seen: SHRUNK, named: SHRUNK, of: /\b(?:head|brain)\b/i },
];

/** Of one place in any wording: nothing that would tell two of them apart. */
const WIDE_PLACES: ReadonlySet<string> = new Set(['lung', 'alveoli', 'airspace', 'gallbladder', 'kidney', 'brain']);

/** What is told under two words in one report of a picture, told once; the rest as it was. */
export function joinFamilies(written: WrittenFinding[], ctx: Context): WrittenFinding[] {
  const { type, title } = ctx.understanding.report.type;
  if (type !== 'imaging') return written;
  const gone = new Set<WrittenFinding>();
  const stands = new Map<WrittenFinding, WrittenFinding>();
  for (const { seen, named, at, site, of, keepsSeen, level, size, anywhere } of FAMILIES) {
    if (of !== undefined && !of.test(title)) continue;
    const names = written.filter((one) => !gone.has(one) && one.concluded && isPlain(one, named));
    if (names.length === 0) continue;
    for (const one of written) {
      if (gone.has(one) || one.concluded || !isPlain(one, seen)) continue;
      if (at !== undefined && !at.test(placeOf(one, ctx))) continue;
      if (site !== undefined && !isWithin(one, site)) continue;
      const same = names.filter(
        (name) =>
          name !== one &&
          !gone.has(name) &&
          (anywhere || isSamePlace(one, name, level === true, site !== undefined)) &&
          (!size || isSized(one, name)),
      );
      const [only] = same;
      // Where it could be either of two, both stand.
      if (only === undefined || same.length > 1) continue;
      if (keepsSeen) {
        take(one, only, ctx);
        one.concluded = true;
        one.source = only.source;
        stands.set(only, one);
        gone.add(only);
      } else {
        take(only, one, ctx);
        gone.add(one);
      }
    }
  }
  if (gone.size === 0) return written;
  const moved = new Set(stands.values());
  return written.flatMap((one) => {
    const other = stands.get(one);
    return other !== undefined && !gone.has(other) ? [other] : gone.has(one) || moved.has(one) ? [] : [one];
  });
}

function isWithin({ frames }: WrittenFinding, site: RegExp): boolean {
  const parts = frames.flatMap(({ sites }) => sites.map(({ ref }) => ref.id));
  return parts.length > 0 && parts.every((id) => site.test(id));
}

function isSized(one: WrittenFinding, name: WrittenFinding): boolean {
  return [one, name].every(({ frames: [first] }) => (first?.sizes.length ?? 0) > 0);
}

function isPlain({ frames, tied, retold, importance }: WrittenFinding, ids: readonly string[]): boolean {
  const [first] = frames;
  return (
    first?.head != null &&
    ids.includes(first.head.ref.id) &&
    frames.every(({ head }) => head?.ref.id === first.head?.ref.id) &&
    first.kind === 'finding' &&
    importance !== 'normal' &&
    !tied &&
    !retold &&
    first.ownWords === undefined &&
    first.experiencer === 'patient' &&
    first.change !== 'resolved'
  );
}

function placeOf({ frames, source }: WrittenFinding, ctx: Context): string {
  const sentence = ctx.understanding.report.sentences[frames[0]?.sentence ?? -1];
  return `${frames.flatMap(({ sites }) => sites.map(({ ref }) => ref.id)).join(' ')} ${ctx.clean(sentence?.span ?? source)}`;
}

function isSamePlace(one: WrittenFinding, name: WrittenFinding, level: boolean, bound: boolean): boolean {
  const [a, b] = [one.frames[0], name.frames[0]] as [Frame, Frame];
  if (a.assertion !== b.assertion || a.temporality !== b.temporality) return false;
  if (a.laterality !== null && b.laterality !== null && b.laterality !== 'both' && a.laterality !== b.laterality)
    return false;
  if (level ? a.level === null || a.level !== b.level : a.level !== null && b.level !== null && a.level !== b.level)
    return false;
  if (a.sizes.length > 0 && b.sizes.length > 0 && !isOneSize(a, b)) return false;
  if (bound) return true;
  const places = ({ sites }: Frame) => sites.map(({ ref }) => ref.id).filter((id) => !WIDE_PLACES.has(id));
  const [there, here] = [places(a), places(b)];
  return there.length === 0 || here.length === 0 || there.some((id) => here.includes(id));
}

const MOST_DETAILS = 4;

/** The one that stays stands on both, and takes over what only the other knew. */
function take(kept: WrittenFinding, other: WrittenFinding, ctx: Context): void {
  kept.plan.what = standingOnBoth(kept.plan.what, other.plan.what);
  const [a, b] = [kept.frames[0], other.frames[0]];
  const details = [...other.plan.details];
  if (a !== undefined && b !== undefined && a.laterality === null && b.laterality !== null)
    details.unshift(
      say(b.laterality === 'both' ? 'it is on both sides' : `it is on the ${b.laterality} side`, [b.source]),
    );
  // "Gallstones" in the conclusion, and one stone with its size among what was seen.
  const many = a?.head != null && a.count === null && nounOf(a.head, ctx)?.number === 'plural';
  for (const detail of details.map((one) => (many ? ofOne(one) : one)))
    if (
      kept.plan.details.length < MOST_DETAILS &&
      /^(?:It|One|They|The largest) |“[^”]{25,}”/.test(detail.text) &&
      !kept.plan.details.some(({ text }) => opening(text) === opening(detail.text) && !text.includes('“'))
    )
      kept.plan.details.push(detail);
}

function ofOne(said: Said): Said {
  return { ...said, text: said.text.replace(/^It measures /, 'One measures ') };
}

/** What is told under one name is known under the other. */
export function standingOnBoth(kept: Said, other: Said): Said {
  return { ...alsoFrom(kept, other.sources), knowledge: [...new Set([...kept.knowledge, ...other.knowledge])] };
}

/** "It measures", "It is": two details that begin alike are of one matter. */
function opening(text: string): string {
  return text
    .replace(/^One measures /, 'It measures ')
    .split(' ')
    .slice(0, 2)
    .join(' ');
}
