import type { LabPattern } from '../../knowledge/index.js';
import type { UnderstoodLab } from '../../understanding/types.js';
import type { Context } from '../context.js';
import { type Said, sayAll } from '../nets/said.js';

/** What results say together, told beside the first of them. */
export interface ToldPattern {
  lead: UnderstoodLab;
  /** All results that it rests on. */
  labs: UnderstoodLab[];
  said: Said[];
}

const MOST_PATTERNS = 3;

/**
 * What groups of results often go together with, the most telling groups first. A result leads or joins one group only;
 * nothing is said where the report's own words explain the results.
 */
export function labPatterns(ctx: Context): ToldPattern[] {
  const byTest = new Map<string, UnderstoodLab[]>();
  for (const lab of ctx.understanding.labs) {
    if (lab.test === null) continue;
    const same = byTest.get(lab.test);
    if (same === undefined) byTest.set(lab.test, [lab]);
    else same.push(lab);
  }
  if (byTest.size === 0) return [];
  const words = ctx.understanding.report.clean.toLowerCase();
  const used = new Set<UnderstoodLab>();
  const told: ToldPattern[] = [];
  for (const pattern of ctx.knowledge.labPatterns) {
    if (told.length === MOST_PATTERNS) break;
    const labs = fitting(pattern, byTest);
    if (labs === null || labs.some((lab) => used.has(lab))) continue;
    if (pattern.words.length > 0 && !pattern.words.some((word) => hasWord(words, word))) continue;
    if (pattern.unless.some((word) => hasWord(words, word))) continue;
    const [lead] = labs;
    if (lead === undefined) continue;
    for (const lab of labs) if (lab.status !== 'normal') used.add(lab);
    told.push({ lead, labs, said: sayAll(pattern.says, labs.map(({ source }) => source), [pattern.id]) }); // biome-ignore format: one push
  }
  return told;
}

/** The results that meet every condition, in their order; null where one is not met or a ruled-out one holds. */
function fitting(pattern: LabPattern, byTest: ReadonlyMap<string, readonly UnderstoodLab[]>): UnderstoodLab[] | null {
  if (pattern.without.some((condition) => meeting(condition, byTest) !== null)) return null;
  const labs = pattern.when.map((condition) => meeting(condition, byTest));
  return labs.every((lab) => lab !== null) ? labs : null;
}

/** The result that meets a condition. Several results of one test must agree: which of them holds now is not known. */
function meeting(
  { test, is }: LabPattern['when'][number],
  byTest: ReadonlyMap<string, readonly UnderstoodLab[]>,
): UnderstoodLab | null {
  for (const id of [test].flat()) {
    const labs = byTest.get(id) ?? [];
    const [first] = labs;
    if (first !== undefined && labs.every((lab) => sideOf(lab) === is)) return first;
  }
  return null;
}

/** By the report's own range or mark only. A value a hair outside its range says nothing together with others. */
function sideOf(lab: UnderstoodLab): string | null {
  if (lab.rangeSource === 'general') return null;
  return lab.status.replace('critical_', '');
}

function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const whole = word.length > 4 || !/[a-z0-9]/.test(text.charAt(at + word.length));
    if (whole && !/[a-z0-9]/.test(text.charAt(at - 1))) return true;
  }
  return false;
}
