import { type Token, tokenize } from '../../knowledge/index.js';
import { Screened } from '../../reading/index.js';
import { asksForHelp } from '../advice/warning-lines.js';
import type { ReadSentence } from '../clause.js';
import { americanTokens } from '../urgency/sign-forms.js';

/** Letters of the neighbouring sentences that may belong to the same thing. */
const REACH = 160;
/** A neighbour that denies, or speaks of another time, lends no word. */
const DENYING = new Screened(
  /\b(?:risks?|consent\w*|explained|leaflet|no|not|without|denies|denied|negative|never|normal|unremarkable|if|history|previous|prior|excluded|ruled out|unlikely|resolved|would|should|years? ago|last (?:year|pregnancy)|(?:in|since) (?:19|20)\d\d)\b/i,
);

/** "Blood cultures were unremarkable.": nothing next door makes a sign of it. Not "no flow; the other side is normal". */
const ENDS_WELL = new Screened(
  /^[^;]*\b(?:unremarkable|within normal limits|normal|negative|sterile|without growth)\W*$/i,
);

/** How far the title of a report may reach, and what it may name. */
const TITLE = 200;
const FLUID = /\b(?:csf|cerebrospinal fluid|blood cultures?|(?:synovial|joint|knee) fluid)\b/i;

/**
 * The words of the heading and of the sentences next to this one ("Right ovary 7 cm, flow absent. Torsion cannot be
 * excluded."), worked out when first asked for.
 */
export function nearWords(read: ReadSentence): readonly Token[] {
  if (read.near) return read.near;
  const { text, section } = read;
  const { start, end } = read.sentence.span;
  if (ENDS_WELL.test(text.slice(Math.max(start, end - 60), end))) {
    read.near = [];
    return read.near;
  }
  const before = text.slice(Math.max(section.span.start, start - REACH), start).replace(/^[\s\S]*\n\s*\n/, '');
  const after = text.slice(end, Math.min(section.span.end, end + REACH)).replace(/\n\s*\n[\s\S]*$/, '');
  // A report of a laboratory names the fluid once, in its title.
  const fluid = read.reportType === 'laboratory' ? (FLUID.exec(text.slice(0, TITLE))?.[0] ?? '') : '';
  const pieces = [
    fluid,
    section.heading?.text ?? '',
    before
      .trimEnd()
      .split(/(?<=[.;\n])\s+/)
      .at(-1) ?? '',
    after.trimStart().split(/(?<=[a-z]{3}[.;])\s/)[0] ?? '',
  ];
  const near: Token[] = [];
  for (const piece of pieces)
    if (piece !== '' && !DENYING.test(piece) && !asksForHelp(piece))
      near.push(...americanTokens(tokenize(piece, 0, piece.length), piece));
  read.near = near;
  return near;
}
