import type { ReadReport } from '../../reading/index.js';
import { drop, type Statement } from './statement.js';

const LUMPS: ReadonlySet<string> = new Set(['mass', 'nodule', 'lesion', 'tumor', 'growth', 'cyst', 'hematoma', 'collection']); // biome-ignore format: one list
/** "The adrenal gland is contiguous with the mass": the lump is known, and the part only lies against it. */
const AGAINST =
  /\b(?:contiguous|inseparable|indistinguishable|continuous|in contact|abut\w*|separate|distinct|displaced|encased|effaced|compressed|stretched|splayed|draped)\b (?:(?:with|from|by|against|over|around|to|anteriorly|posteriorly|medially|laterally|superiorly|inferiorly) )*(?:the|this|that) (?:(?:above|described|known|large|right|left|renal|hepatic|pelvic|dominant|main) )*$/i;

/** A lump that a line of a picture names only to say what lies against it is told in the report's own words. */
export function setNeighborsApart(statements: readonly Statement[], report: ReadReport): void {
  for (const statement of statements) if (isOnlyBeside(statement, report)) drop(statement);
  if (report.type.type !== 'imaging') return;
  for (const { frame } of statements) {
    const { head } = frame;
    if (frame.kind !== 'finding' || head === null || !LUMPS.has(head.ref.id) || frame.sizes.length > 0) continue;
    const from = report.sentences[frame.sentence]?.span.start ?? frame.source.start;
    if (AGAINST.test(report.clean.slice(Math.max(from, head.span.start - REACH), head.span.start).replace(/\s/g, ' ')))
      frame.ownWords = 'no_weight';
  }
}

/** "No invasion is seen, and adjacent to the smaller tumor there are nests of cells": nobody denies that tumor. */
function isOnlyBeside({ frame }: Statement, report: ReadReport): boolean {
  const { head, kind, sentence } = frame;
  if (kind !== 'absent' || head === null || !LUMPS.has(head.ref.id)) return false;
  const from = report.sentences[sentence]?.span.start ?? frame.source.start;
  return BESIDE.test(report.clean.slice(Math.max(from, head.span.start - REACH), head.span.start).replace(/\s/g, ' '));
}

const BESIDE =
  /\b(?:adjacent to|next to|beside|surrounding|around|at the edge of|away from) (?:the|this|that) (?:(?:smaller|larger|main|known|described|invasive|primary|dominant|left|right) )*$/i;

/** Letters in front of the lump that may say so. */
const REACH = 80;
