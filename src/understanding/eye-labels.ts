import type { ReadReport } from '../reading/index.js';
import type { Carried } from './carried.js';
import type { ReadSentence } from './clause.js';

const SIDES = { re: 'right', od: 'right', r: 'right', le: 'left', os: 'left', l: 'left' } as const;
const LABEL = /^\W*(RE|OD|R|LE|OS|L)\W*$/;
/** Both eyes have a line of their own, in the report of eyes. */
const OF_RIGHT = /^[ \t]*(?:[-*•][ \t]*)?(?:RE|OD|R)[ \t]*[:–-]/m;
const OF_LEFT = /^[ \t]*(?:[-*•][ \t]*)?(?:LE|OS|L)[ \t]*[:–-]/m;
const OF_EYES = /\b(?:eyes?|retin\w+|macul\w+|visual acuity|VA|IOP|fundus|fundi|cornea\w*|ophthalm\w+|glaucoma)\b/;

const ASKED = new WeakMap<ReadReport, boolean>();

function isOfEyes(report: ReadReport): boolean {
  let answer = ASKED.get(report);
  if (answer === undefined) {
    const { text } = report;
    answer = OF_RIGHT.test(text) && OF_LEFT.test(text) && OF_EYES.test(text);
    ASKED.set(report, answer);
  }
  return answer;
}

/** "RE: …" and "LE: …" of an eye clinic: which eye the line is on. Null where the label names none. */
export function eyeLabel(read: ReadSentence, report: ReadReport): Carried | null {
  const { label } = read.sentence;
  const name = label === null ? undefined : LABEL.exec(label.text)?.[1];
  if (label === null || name === undefined || read.bodyFrom === 0 || !isOfEyes(report)) return null;
  const { span } = label;
  const eye = {
    mention: {
      span,
      sentence: read.sentence.index,
      ref: { folder: 'concepts' as const, id: 'eye' },
      kind: 'anatomy' as const,
      via: 'abbreviation' as const,
    },
    from: 0,
    to: read.bodyFrom,
    adjective: false,
  };
  read.labelSites = [eye];
  const side = SIDES[name.toLowerCase() as keyof typeof SIDES];
  return { span, sites: [eye], side, level: null, specimen: false };
}
