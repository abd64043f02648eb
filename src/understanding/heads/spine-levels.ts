import { attributesOf, type Clause, type ReadSentence } from '../clause.js';

export const OFF_THE_SPINE =
  /^(?:ribs?|ilium|iliac-.*|pelvis|hip|femur|humerus|skull|sternum|clavicle|scapula|acetabulum|ischium|pubis|knee|shoulder|lung|liver|kidney)$/;

const SPINE_LEVEL = /\b[CTLS]\d{1,2}\s?[-/–]\s?[CTLS]?\d{1,2}\b/g;

/** Whether a clause names more than one level of the spine. */
export function namesLevels(read: ReadSentence, { span }: Clause): boolean {
  const words = read.text.slice(span.start, span.end);
  return new Set([...words.matchAll(SPINE_LEVEL)].map(([level]) => level.replace(/\s/g, ''))).size > 1;
}

/** The level a label names: "L4-L5: mild disc bulge". */
export function labelLevel(read: ReadSentence): string | null {
  return (read.bodyFrom > 0 ? attributesOf(read, 0, read.bodyFrom).level : null) ?? read.carriedLevel;
}

/** The level of the label, unless the words themselves name a bone of the spine that lies elsewhere. */
export function ownLevel(read: ReadSentence, own: string | null): string | null {
  const label = labelLevel(read);
  if (label === null || own === null) return label;
  const [there, here] = [spineBones(label), spineBones(own)];
  // "L4-L5: touches the S1 root": what runs past the disc.
  const root = new RegExp(`${own.replace(/[^\\w]/g, '.')},? (?:nerve |spinal )?(?:nerves?|roots?)\\b`).test(
    read.text.slice(read.sentence.span.start, read.sentence.span.end),
  );
  return there.length > 0 && here.length > 0 && !root && !here.some((bone) => there.includes(bone)) ? own : label;
}

/** "L4-5" -> L4, L5 */
function spineBones(level: string): string[] {
  let letter = '';
  return [...level.matchAll(/([CTLS]?)(\d{1,2})\b/g)].map(([, own, figure]) => {
    letter = own === '' || own === undefined ? letter : own;
    return letter + figure;
  });
}

/** "L4-L5 slip with severe stenosis and foraminal narrowing": the one level that a clause begins with holds for all of it. */
export function leadingLevel(read: ReadSentence, clause: Clause): string | null {
  const words = read.text.slice(clause.span.start, clause.span.end);
  const first = /^\W*(?:at )?([CTL]\d{1,2}\s?[-/–]\s?[CTLS]?\d{1,2})\b/.exec(words);
  if (first?.[1] === undefined || /\b[CTLS]\d{1,2}\s?[-/–]/.test(words.slice(first[0].length))) return null;
  return first[1];
}
