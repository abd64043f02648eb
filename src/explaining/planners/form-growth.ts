import type { FieldAnswer } from '../../understanding/types.js';
import type { Context } from '../context.js';
import { say } from '../nets/said.js';
import { list } from '../words/english.js';
import type { Planned } from './index.js';

export const GRAM = 'a quick look under the microscope showed germs (Gram stain)';
/** Not "wild type", "block positive". */
export const PLAIN_ANSWER =
  /^\W*(?:positive|negative|pos|neg|present|absent|detected|not detected|seen|not seen|[-+]+)\W*$/i;

/** A second test of the same mark, whose answer is clear, stands in the report. */
export function answeredLater({ id }: FieldAnswer, ctx: Context): boolean {
  return ctx.understanding.frames.some(
    ({ field }) => field?.id === id && (field.answer === 'present' || field.answer === 'absent'),
  );
}

const GROWN_FROM: readonly (readonly [RegExp, string])[] = [
  [/\bblood\b/, ' from the blood'],
  [/\b(?:urine|msu|csu)\b/, ' from the urine'],
  [/\b(?:csf|spinal)\b/, ' from the spinal fluid'],
  [/\bwound\b/, ' from the wound'],
  [/\bsputum\b/, ' from the sputum'],
  [/\b(?:stool|faec\w+|fec\w+)\b/, ' from the stool'],
];

/** Dyes and probes that look for a virus in tissue. */
export const OF_VIRUS = /^(?:EBER|EBV|CMV|HSV|HHV-?8|VZV|SV-?40|BK|adenovirus|LMP-?1)\b/i;

export function toldGrowth({ id, answer, name = '' }: FieldAnswer): string {
  if (id === 'smear') return 'a quick look under the microscope showed no germs';
  const from = GROWN_FROM.find(([pattern]) => pattern.test(name))?.[1] ?? '';
  return answer === 'unknown'
    ? `no germs${from} had grown in the lab when this was written`
    : `no germs${from} grew in the lab (culture)`;
}

export function toldRepair(answer: FieldAnswer['answer'], names: readonly string[]): string {
  const many = names.length > 1;
  const lead = `the repair protein${many ? 's' : ''} ${list(names.map((name) => name.toUpperCase()))} ${many ? 'are' : 'is'}`;
  return answer === 'present' ? `${lead} there, as ${many ? 'they' : 'it'} should be` : `${lead} missing`;
}

/** Repair proteins with one answer, told in one sentence. */
export function joinRepair(planned: readonly Planned[]): Planned[] {
  const joined: Planned[] = [];
  const groups = new Map<string, { at: number; all: Planned[] }>();
  for (const one of planned) {
    const [frame] = one.frames;
    const field = frame?.field;
    if (field?.id !== 'repair' || field.more || one.frames.length > 1) {
      joined.push(one);
      continue;
    }
    const key = `${field.answer}|${frame?.label?.start ?? ''}`;
    const group = groups.get(key);
    if (group !== undefined) {
      group.all.push(one);
      continue;
    }
    groups.set(key, { at: joined.length, all: [one] });
    joined.push(one);
  }
  for (const { at, all } of groups.values()) {
    if (all.length < 2) continue;
    const frames = all.flatMap((one) => one.frames);
    const names = [...new Set(frames.map(({ field }) => field?.name ?? ''))];
    const what = say(
      toldRepair(frames[0]?.field?.answer ?? 'present', names),
      all.flatMap(({ plan }) => plan.what.sources),
    );
    joined[at] = { frames, plan: { what, details: [], meaning: [] } };
  }
  return joined;
}
