import { isAttributeWord } from './attributes/attribute-words.js';
import { findSizes } from './attributes/sizes.js';
import { BACK } from './back-references.js';
import { assertPlaced, attributesOf, type Clause, clausesOf, type ReadSentence } from './clause.js';
import { blank, CERTAIN, type DraftFrame, headed } from './draft-frame.js';
import { isPlainEdge } from './heads/sites.js';
import type { PlacedMention } from './mentions.js';
import type { SectionRule } from './sections.js';
import type { AssertionResult, FrameKind } from './types.js';

/** A clause about a body part or a measure without a finding: what changed, how it looks. */
export function plainFrames(read: ReadSentence, clause: Clause, rule: SectionRule): DraftFrame[] {
  const anatomy = clause.placed.filter((item) => item.mention.kind === 'anatomy' && !isPlainEdge(read, item));
  const listed = listedFinding(read, clause);
  if (listed) {
    const head = { item: listed, from: clause.from, to: clause.to, sites: anatomy, links: [] };
    return [headed(read, clause, rule.finding ?? 'finding', head, CERTAIN)];
  }
  const entry = listEntry(read, clause);
  if (entry) {
    const head = { item: entry, from: clause.from, to: clause.to, sites: anatomy, links: [] };
    const frame = headed(read, clause, rule.finding ?? 'finding', head, CERTAIN);
    return [{ ...frame, count: { kind: 'number', value: 1 } }];
  }
  const lab = clause.placed.find((item) => item.mention.kind === 'lab');
  const test = clause.placed.find((item) => item.mention.kind === 'test');
  const attributes = attributesOf(read, clause.from, clause.to);
  const descriptor = clause.placed.find((item) => item.mention.kind === 'descriptor' && !isAttributeWord(item));
  const sites = [...anatomy, ...(anatomy.length === 0 ? read.labelSites : [])];
  const head =
    descriptor && sites.length > 0 ? descriptor : attributes.change ? (anatomy[0] ?? lab) : (lab ?? undefined);
  if (head) {
    const asserted = assertPlaced(read, head, rule);
    const kind: FrameKind = asserted.negation === 'negated' ? 'absent' : (rule.finding ?? 'finding');
    return [
      headed(
        read,
        clause,
        kind,
        { item: head, from: clause.from, to: clause.to, sites: sites.filter((s) => s !== head), links: [] },
        asserted,
      ),
    ];
  }
  const sizes = findSizes(read.text, clause.span.start, clause.span.end);
  if (anatomy[0] && sizes.length > 0)
    return [
      headed(
        read,
        clause,
        'finding',
        { item: anatomy[0], from: clause.from, to: clause.to, sites: anatomy.slice(1), links: [] },
        CERTAIN,
      ),
    ];
  const other = clause.placed.find((item) => ['other', 'substance'].includes(item.mention.kind));
  const measured = clause.placed.findLast(
    (item) => item.mention.kind === 'test' && numberFollows(read, item.to, clause.to),
  );
  const said = measured ?? (test ? undefined : other);
  if (said) {
    const asserted = assertPlaced(read, said, rule);
    const kind: FrameKind = asserted.negation === 'negated' ? 'absent' : 'finding';
    return [headed(read, clause, kind, { item: said, from: clause.from, to: clause.to, sites, links: [] }, asserted)];
  }
  if (BACK.test(read.tokens[clause.from]?.text ?? '')) return [];
  if (!test) return [];
  const asserted = assertPlaced(read, test, rule);
  if (clear(read, test, asserted)) return [blank(read, clause, 'normal', test, { ...asserted, negation: 'affirmed' })];
  return [blank(read, clause, 'procedure', test, asserted)];
}

/** "Nodule 1: right mid pole, 1.4 cm, solid": what the label counts, where its line begins with a place and a size. */
function listedFinding(read: ReadSentence, clause: Clause): PlacedMention | undefined {
  if (read.bodyFrom === 0 || clause.from > read.bodyFrom || read.reportType !== 'imaging') return undefined;
  const named = read.words.placed.find((item) => item.to <= read.bodyFrom && item.mention.kind === 'finding');
  if (!named || !/^\s*#?\d{1,2}\b/.test(read.text.slice(named.mention.span.end, named.mention.span.end + 4)))
    return undefined;
  return findSizes(read.text, clause.span.start, clause.span.end).length > 0 ? named : undefined;
}

/** "1. Right upper lobe, solid, 11 mm" under "Nodules:": one of them, where it has a place and a size. */
function listEntry(read: ReadSentence, clause: Clause): PlacedMention | undefined {
  if (!read.listHead || clause !== clausesOf(read)[0]) return undefined;
  const words = read.text.slice(clause.span.start, clause.span.end);
  if (/\b(?:no|not|without|none|versus|vs|or|possibl[ey]|probabl[ey]|likely|may|resolved)\b/i.test(words))
    return undefined;
  if (findSizes(read.text, clause.span.start, clause.span.end).length === 0) return undefined;
  return { mention: read.listHead, from: clause.from, to: clause.from };
}

/** "Blood cultures showed no growth", "Urine culture negative": the test was done and found nothing. */
function clear(read: ReadSentence, test: PlacedMention, asserted: AssertionResult): boolean {
  const after = read.text.slice(test.mention.span.end, test.mention.span.end + 60);
  return (
    asserted.temporality === 'recent' &&
    /^[\s:]*(?:\w+ ){0,3}(?:no growth|negative\b(?! for)|unremarkable|sterile)/i.test(after)
  );
}

/** "ejection fraction of 30%": a number within four words. */
function numberFollows(read: ReadSentence, from: number, to: number): boolean {
  for (let i = from; i < Math.min(to, from + 5); i++) if (read.tokens[i]?.kind === 'number') return true;
  return false;
}
