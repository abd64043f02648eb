import type { Frame } from '../../understanding/types.js';
import { say } from '../nets/said.js';
import type { Planned } from '../planners/index.js';

const DEGREES: Readonly<Record<string, string>> = {
  minimal: 'a slight',
  mild: 'a mild',
  'mild-moderate': 'a mild to moderate',
  moderate: 'a moderate',
  'moderate-severe': 'a moderate to severe',
  severe: 'a severe',
};

const headed = (one: Planned, id: string): Frame | undefined =>
  one.frames.find(({ head, assertion, negated }) => head?.ref.id === id && assertion === 'present' && !negated);

/**
 * "Dysplastic nevus with moderate atypia": how unusual the cells of such a mole look is a grade of the mole, no second
 * finding. The severe kind keeps its weight.
 */
export function withCellsOfMole(planned: readonly Planned[]): Planned[] {
  const mole = planned.find((one) => headed(one, 'dysplastic-nevus') !== undefined);
  const cells = planned.find((one) => headed(one, 'atypia') !== undefined);
  const atypia = cells === undefined ? undefined : headed(cells, 'atypia');
  if (mole === undefined || cells === undefined || atypia === undefined || mole === cells) return [...planned];
  if (mole.frames[0]?.sentence !== atypia.sentence) return [...planned];
  const degree = DEGREES[atypia.severity ?? ''];
  const line =
    degree === undefined
      ? []
      : [say(`its cells look unusual to ${degree} degree (atypia)`, [atypia.source], ['atypia'])];
  return planned
    .filter((one) => one !== cells)
    .map((one) =>
      one === mole
        ? {
            ...one,
            frames: one.frames.map((frame) => ({ ...frame, severity: frame.severity ?? atypia.severity })),
            plan: { ...one.plan, details: [...line, ...one.plan.details] },
          }
        : one,
    );
}
