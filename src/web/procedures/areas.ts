import type { BodyArea } from '../../contract/education.js';
import { areaTexts } from './texts.js';

/** An area as a heading. */
export function areaName(area: BodyArea): string {
  return areaTexts[area];
}
