import type { BodyArea } from '../../contract/education.js';

/** An area as a heading. */
export function areaName(area: BodyArea): string {
  return area.charAt(0).toUpperCase() + area.slice(1);
}
