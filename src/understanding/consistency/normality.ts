import type { Frame } from '../types.js';
import { partsOf } from './place.js';
import { type Statement, supersede } from './statement.js';

/** "The lungs are otherwise clear", "heart size is normal": said of a part or of one matter only. */
const OF_A_PART =
  /\b(?:otherwise|remain(?:s|ing|der)|rest|other|visuali[sz]ed|visible|portions?|imaged|size|sized|contours?|caliber|calibre|shape|configuration|align\w*|position|morphology|width|height|course|flow|patent|outlines?|clear (?:of|from|that)|borders?|signal|marrow|tone|strength|sensation|motion|movement|rhythm|rate|sounds?|function|intact|upper limits?)\b/i;

/** What may lie in an organ that a report still rightly calls normal or clear. */
const HARMLESS: ReadonlySet<string> = new Set([
  'benign',
  'benign-appearing',
  'baseline',
  'abnormality',
  'granuloma',
  'calcification',
  'scarring',
  'hyperinflation',
  'enhancement',
]);

/**
 * "Lungs are clear" cannot stand beside a finding in the lungs: the finding is told, and the general remark only where
 * it stands. Remarks on size, shape or "the rest" contradict nothing.
 */
export function settleNormality(statements: readonly Statement[]): void {
  const findings = statements.filter(
    ({ frame, rank }) =>
      rank > 0 &&
      (frame.kind === 'finding' || frame.kind === 'diagnosis') &&
      (frame.assertion === 'present' || frame.assertion === 'possible') &&
      frame.experiencer === 'patient' &&
      frame.change !== 'resolved' &&
      !frame.setAside &&
      (frame.head?.kind === 'finding' || frame.head?.kind === 'disease') &&
      !HARMLESS.has(frame.head.ref.id),
  );
  const byPart = new Map<string, Statement[]>();
  for (const finding of findings) {
    for (const part of partsOf(finding.frame)) {
      const list = byPart.get(part);
      if (!list) byPart.set(part, [finding]);
      else if (list.length < MOST) list.push(finding);
    }
  }
  for (const normal of statements) {
    if (normal.frame.kind !== 'normal' || OF_A_PART.test(normal.words)) continue;
    const contrary = namedPlaces(normal)
      .flatMap((place) => byPart.get(place) ?? [])
      .find((finding) => sameSide(normal.frame, finding.frame));
    if (contrary) supersede(normal);
  }
  for (const { frame } of statements)
    if (frame.kind === 'normal' && findings.some((finding) => isOfWhatStandsBefore(frame, finding.frame)))
      frame.setAside = 'dropped';
}

/** "CRM clear low rectal tumour": clear is what stands before it, and the organ behind it is that of the growth. */
function isOfWhatStandsBefore(normal: Frame, finding: Frame): boolean {
  if (normal.sentence !== finding.sentence || normal.head?.kind !== 'normal' || finding.head === null) return false;
  const [from, to] = [normal.head.span.end, finding.head.span.start];
  return to > from && to - from < NEXT && normal.sites.every(({ span }) => span.start >= from && span.end <= to);
}

const NEXT = 20;

/** Most findings of one body part that a normal remark is held against. */
const MOST = 40;

/** Says of no part that it is normal. */
const GENERAL = new Set(
  'is are was were appears looks within normal unremarkable limits no significant abnormality clear negative'.split(
    ' ',
  ),
);
const isGeneral = (words: string): boolean =>
  (words.toLowerCase().match(/[a-z]+/g) ?? []).every((one) => GENERAL.has(one));

/** The organs called normal, without the larger parts of the body they lie in. */
function namedPlaces({ frame, words }: Statement): string[] {
  const own = frame.head?.kind === 'anatomy' ? [frame.head, ...frame.sites] : frame.sites;
  // "Muscularis propria present, not involved" is of that layer, not of the organ that an earlier line names.
  if (frame.head?.kind === 'normal' && /[a-z]{4} \w/i.test(words) && !isGeneral(words))
    return own.filter(({ sentence }) => sentence === frame.sentence).map(({ ref }) => ref.id);
  return own.map(({ ref }) => ref.id);
}

function sameSide(a: Frame, b: Frame): boolean {
  return !a.laterality || !b.laterality || a.laterality === b.laterality;
}
