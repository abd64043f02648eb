import type { Knowledge, LabTest, Level } from '../knowledge/index.js';
import { inUnit } from '../understanding/index.js';
import type { Figure, Who } from './figures.js';

/** What is to be done about a result this far out. */
interface Told {
  action: string;
  side: 'high' | 'low';
  /** The unit in which it is so, where a bare figure may also have been meant in another, in which it is not. */
  onlyIn: string | null;
}

/** What the limits say of a figure. */
export type Judged =
  /** No limit is known for it, or the figure can be no result of it. */
  | { as: 'unknown' }
  /** The limits are those of adults, and it is about a child. */
  | { as: 'not-for-children' }
  | { as: 'within'; unit: string }
  /** What figures of this span mean in adults. */
  | { as: 'told'; says: string }
  | ({ as: 'beyond' } & Told);

export interface Levels {
  /** Whether there are limits for it. */
  knows(id: string): boolean;
  judge(id: string, figure: Figure, who: Who): Judged;
  /** What labs print as usual for adults in one unit, for tests that name no checked range themselves. */
  usual(id: string, unit: string, value: number): readonly Usual[];
  /** The outermost limit of a side at which something must be done, for a result that is told in words only. */
  outermost(id: string, side: 'high' | 'low'): { at: number; unit: string; action: string } | null;
}

type Usual = Level['usual'][number];

const FAR_OUT =
  'Many labs call the doctor at once about a level this far out. If nobody has talked with you about it yet, call your doctor now. Go to the emergency room if you reach nobody or feel ill.';

interface Scale {
  unit: string;
  least: number;
  most: number;
  adultsOnly: boolean;
  limits: {
    beyond: (value: number) => boolean;
    side: 'high' | 'low';
    who?: 'newborn' | undefined;
    second: boolean;
    action?: string | undefined;
    says?: string | undefined;
  }[];
}

/** Indexes the limits by what they are of. A test without levels of its own has its critical limits. */
export function buildLevels(levels: readonly Level[], { data }: Knowledge): Levels {
  const scales = new Map<string, Scale[]>();
  const limited = levels.filter((level) => level.limits.length > 0);
  for (const level of limited)
    for (const id of level.of) scales.set(id, [...(scales.get(id) ?? []), scaleOfLevel(level)]);
  const labs = new Map(data.labs.map((lab) => [lab.id, lab]));
  for (const lab of data.labs) if (!scales.has(lab.id) && lab.critical.length > 0) scales.set(lab.id, scalesOfLab(lab));

  return {
    knows: (id) => scales.has(id),
    judge(id, figure, who) {
      const read: { scale: Scale; value: number }[] = [];
      for (const scale of scales.get(id) ?? []) {
        const value = valueIn(scale.unit, figure, id);
        if (value !== null && value >= scale.least && value <= scale.most) read.push({ scale, value });
      }
      // A typed unit is best read by limits in that very unit.
      if (figure.unit !== null)
        read.sort((a, b) => Number(b.scale.unit === figure.unit) - Number(a.scale.unit === figure.unit));
      const [first, ...others] = read;
      if (!first) return { as: 'unknown' };
      const told = tell(first.scale, first.value, figure, who);
      if (told.as !== 'beyond' || figure.unit) return told;
      const sure = others.every(({ scale, value }) => {
        const other = tell(scale, value, figure, who);
        return other.as === 'beyond' && other.action === told.action;
      });
      return sure ? told : { ...told, onlyIn: first.scale.unit };
    },
    usual: (id, unit, value) =>
      levels.flatMap(({ of, unit: own, span: [least, most], usual }) =>
        own === unit && of.includes(id) && value >= least && value <= most ? usual : [],
      ),
    outermost(id, side) {
      for (const { of, unit, limits } of limited) {
        if (!of.includes(id)) continue;
        for (const { from, to, who, second, action } of limits) {
          const at = side === 'high' ? from : to;
          if (at !== undefined && action && !who && !second) return { at, unit, action };
        }
      }
      const lab = levels.some((one) => one.limits.length > 0 && one.of.includes(id)) ? null : labs.get(id);
      for (const { unit, below, above, sourceChecked } of lab?.critical ?? []) {
        const at = side === 'high' ? above : below;
        if (at !== undefined && (sourceChecked || lab?.sourceChecked)) return { at, unit, action: FAR_OUT };
      }
      return null;
    },
  };

  function valueIn(unit: string, { value, unit: typed }: Figure, id: string): number | null {
    if (typed === null) return value;
    const convert = inUnit(data.unitConversions ?? [], id, typed, unit);
    return convert ? convert(value) : null;
  }
}

function tell(scale: Scale, value: number, figure: Figure, who: Who): Judged {
  const young = who === 'newborn' || who === 'child';
  for (const limit of scale.limits) {
    if (limit.who !== undefined && limit.who !== who) continue;
    // Where newborns have limits of their own, no other holds for them.
    if (limit.who === undefined && scale.limits.some((one) => one.who !== undefined && one.who === who)) continue;
    if (scale.adultsOnly && young && limit.who === undefined) continue;
    if (figure.comparator === (limit.side === 'high' ? '<' : '>')) continue;
    const counted = limit.second ? figure.second : value;
    if (counted === null || !limit.beyond(counted)) continue;
    if (limit.action) return { as: 'beyond', action: limit.action, side: limit.side, onlyIn: null };
    if (limit.says && !young) return { as: 'told', says: limit.says };
  }
  return scale.adultsOnly && young ? { as: 'not-for-children' } : { as: 'within', unit: scale.unit };
}

function scaleOfLevel({ unit, span, adultsOnly, limits }: Level): Scale {
  return {
    unit,
    least: span[0],
    most: span[1],
    adultsOnly,
    limits: limits.map(({ from = -Infinity, to = Infinity, who, second = false, action, says }) => ({
      beyond: (value) => value >= from && value <= to,
      side: from > -Infinity ? 'high' : 'low',
      who,
      second,
      action,
      says,
    })),
  };
}

/** How many times a critical limit a figure may be before it is no result in this unit. */
const TIMES = 4;

function scalesOfLab({ critical, sourceChecked }: LabTest): Scale[] {
  const units = new Map<string, Scale>();
  for (const { unit, below, above, sourceChecked: checked } of critical) {
    if (!checked && !sourceChecked) continue;
    const scale = units.get(unit) ?? { unit, least: 0, most: Infinity, adultsOnly: false, limits: [] };
    units.set(unit, scale);
    const put = (side: 'high' | 'low', beyond: (value: number) => boolean) =>
      scale.limits.push({ beyond, side, second: false, action: FAR_OUT });
    if (below !== undefined) {
      scale.least = below / TIMES;
      put('low', (value) => value < below);
    }
    if (above !== undefined) {
      scale.most = above * TIMES;
      put('high', (value) => value > above);
    }
  }
  return [...units.values()];
}
