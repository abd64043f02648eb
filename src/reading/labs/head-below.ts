import { bodyOf, type PrintedLine } from '../lines.js';
import { headAt } from './head.js';

const MOST = 8;
/** Words over columns that are also answers. */
const ANSWER = /^(?:normals?|high|low|abnormal|abn\.?|initial|current|now|latest|previous|prior)$/i;

/**
 * "Component", "Your Value", "Standard Range", "Flag", each on a line of its own, as a table copied from a portal prints
 * its head: how many lines from `index` on are such a head; 0 where there is none.
 */
export function headLinesBelow(lines: readonly PrintedLine[], index: number): number {
  const roles: string[] = [];
  for (let at = index; at < index + MOST; at += 1) {
    const line = lines[at];
    const body = line ? bodyOf(line).replace(/:$/, '').trim() : '';
    const head = body === '' || body.length > 40 || ANSWER.test(body) ? null : headAt(body, 0);
    if (head === null || head.length !== body.length) break;
    roles.push(head.role);
  }
  const told = new Set(roles);
  return roles.length >= 3 && told.size >= 3 && told.has('value') && (told.has('range') || told.has('unit'))
    ? roles.length
    : 0;
}
