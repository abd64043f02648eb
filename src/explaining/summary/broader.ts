import type { Context } from '../context.js';
import { nounOf } from '../context.js';
import { weightier } from '../findings/importance.js';
import { isOneSize, MOST_DETAILS } from '../findings/merge.js';
import { standingOnBoth } from '../findings/same-thing.js';
import type { WrittenFinding } from '../written.js';

const MOST = 150;

/** Names so wide that without a place they only repeat the narrower one. */
const WIDE: ReadonlySet<string> = new Set(['effusion']);

/**
 * "Sprain of the medial collateral ligament" among what was seen and "MCL sprain" in the conclusion are one thing: the wider
 * name, in the place that the narrower one holds in itself, is told with it and not again.
 */
export function joinBroader(written: WrittenFinding[], ctx: Context): WrittenFinding[] {
  // Each is held against each: a report of more findings than any has is left as it is.
  if (written.length > MOST) return written;
  return written.filter((wide) => {
    const narrow = written.find(
      (one) => one !== wide && (isNarrower(one, wide, ctx) || isTakenFor(wide, one, written)),
    );
    if (narrow === undefined) return true;
    narrow.plan.what = standingOnBoth(narrow.plan.what, wide.plan.what);
    for (const detail of wide.plan.details)
      if (
        narrow.plan.details.length < MOST_DETAILS &&
        !narrow.plan.details.some(({ text }) => text === detail.text || firstWords(text) === firstWords(detail.text))
      )
        narrow.plan.details.push(detail);
    narrow.importance = weightier(narrow.importance, wide.importance);
    return false;
  });
}

/** "It measures", "It is": two details that begin alike are of one matter. */
function firstWords(text: string): string {
  return text.split(' ').slice(0, 2).join(' ');
}

/** "Adrenal nodule, compatible with adenoma" and "adrenal adenoma" in the conclusion: what it is taken for is told there. */
function isTakenFor(seen: WrittenFinding, named: WrittenFinding, written: readonly WrittenFinding[]): boolean {
  const [a, b] = [named.frames[0], seen.frames[0]];
  if (!a?.head || !b?.head || named.frames.length + seen.frames.length > 2 || a.ownWords || b.ownWords) return false;
  if (!named.concluded || seen.concluded || named.tied || a.assertion !== 'present' || a.negated) return false;
  if (b.assertion !== 'present' && b.assertion !== 'possible') return false;
  if (a.kind !== 'finding' || b.kind !== 'finding' || b.change === 'resolved' || b.urgency !== null) return false;
  if (a.laterality !== null && b.laterality !== null && a.laterality !== b.laterality) return false;
  const name = a.head.ref.id;
  const is = (id: string) => name === id || name.endsWith(`-${id}`);
  const meant = written.some(({ frames }) =>
    frames.some(({ links }) => links.some(({ relation, mention }) => relation === 'consistent' && mention === b.head)),
  );
  return (
    (meant && is(b.head.ref.id)) ||
    b.links.some(({ relation, mention }) => relation === 'consistent' && is(mention.ref.id))
  );
}

function isNarrower(narrow: WrittenFinding, wide: WrittenFinding, ctx: Context): boolean {
  const [a, b] = [narrow.frames[0], wide.frames[0]];
  if (a === undefined || b === undefined || narrow.frames.length + wide.frames.length > 2) return false;
  if (!a.head || !b.head || a.ownWords || b.ownWords || narrow.retold || wide.retold || narrow.tied || wide.tied)
    return false;
  if (a.kind !== b.kind || a.kind !== 'finding' || a.assertion !== 'present' || b.assertion !== 'present') return false;
  if (a.temporality !== b.temporality || a.experiencer !== b.experiencer || b.change === 'resolved') return false;
  if (!a.head.ref.id.endsWith(`-${b.head.ref.id}`) || ctx.understanding.report.type.type !== 'imaging') return false;
  if (a.laterality !== null && b.laterality !== null && a.laterality !== b.laterality) return false;
  if (a.level !== null && b.level !== null && a.level !== b.level) return false;
  // Of one size in one place, once among what was seen and once in the conclusion: one thing.
  if (a.sizes.length > 0 && b.sizes.length > 0 && (narrow.concluded === wide.concluded || !isOneSize(a, b)))
    return false;
  if ((b.count?.kind === 'number' && b.count.value > 1) || (b.count !== null && b.count.kind !== 'number'))
    return false;
  if (b.sites.length === 0)
    return WIDE.has(b.head.ref.id) && b.sentence !== a.sentence && narrow.concluded !== wide.concluded;
  const name = nounOf(a.head, ctx)?.lay ?? '';
  return b.sites.every((site) => {
    const own = nounOf(site, ctx);
    if (own === null) return false;
    if (a.head?.ref.id.startsWith(`${site.ref.id}-`) || a.sites.some(({ ref }) => ref.id === site.ref.id)) return true;
    const words = own.lay.toLowerCase().match(/[a-z]{4,}/g) ?? [];
    return words.length > 1 && words.every((word) => name.toLowerCase().includes(word));
  });
}
