import type { Clause, ReadSentence } from './clause.js';
import { CERTAIN, type DraftFrame, headed } from './draft-frame.js';
import { impliedAt } from './implied.js';
import type { PlacedMention } from './mentions.js';
import type { SectionRule } from './sections.js';

const SHARE = /(?:[<>~≥≤]\s?)?\b\d{1,3}(?:\s?(?:-|–|to)\s?\d{1,3})?\s?%/;
/** Where along the artery, of what kind, and how the narrowing is called: nothing that would need a sentence of its own. */
const PLAIN =
  /^(?:an?|the|is|has|have|shows?|there|in|at|of|its|to|with|segments?|portions?|parts?|proximal(?:ly)?|prox|mid|middle|distal(?:ly)?|dist|ostial|ostium|origins?|body|vessels?|lesions?|disease|stenos[ie]s|stenotic|stenosed|narrow(?:ing|ed)|plaques?|focal|diffuse|discrete|tubular|long|short|eccentric|concentric|calcified|calcific|luminal|diameter|estimated|approximately|about|mild|moderate|severe|tight|critical|maximal|dominant|codominant|non-?dominant|co-?dominant|up)$/i;
/** Short names of heart arteries that stand for other things in other reports. */
const BRANCHES: readonly (readonly [RegExp, string])[] = [
  [/^(?:D|Diag(?:onal)?\s?)[1-3]$/, 'diagonal-artery'],
  [/^(?:LM|LMCA|LMS|LMT)$/, 'left-main-coronary-artery'],
  [/^(?:OM|Marginal\s?)[1-4]?$/, 'obtuse-marginal-artery'],
  [/^R?PDA$/, 'posterior-descending-artery'],
];
const SHORT_NAME = /\b(?:D|Diag(?:onal)?\s?|OM|Marginal\s?)[1-4]\b|\b(?:LM|LMCA|LMS|LMT|OM|R?PDA)\b/g;
const OF_HEART = /\b(?:coronary|cardiac cath\w*|heart|angiogra\w+|pci)\b/i;
const AN_ARTERY = /(?:artery|arteries|carotid|aorta)$/;

/** A named artery: where it stands in the text. */
interface Named {
  start: number;
  end: number;
  site: PlacedMention;
}

/**
 * "LAD: 85% proximal, 40% mid", "Right ICA 80%, left ICA 40%", "D1: 60% ostial": arteries with the share by which they are
 * narrowed, and not a word besides. One frame for each share; null where the line says anything else.
 */
export function narrowedArteries(read: ReadSentence, rule: SectionRule): DraftFrame[] | null {
  const ofHeart = read.reportType === 'other' && /\b(?:catheter|angiogram)\b/i.test(read.reportTitle);
  if ((read.reportType !== 'imaging' && !ofHeart) || rule.whole !== undefined || rule.past) return null;
  const { start, end } = read.sentence.span;
  if (end - start > 240 || !SHARE.test(read.text.slice(start, end))) return null;
  const arteries = arteriesOf(read);
  if (arteries.length === 0) return null;
  const frames: DraftFrame[] = [];
  const bodyStart = read.tokens[read.bodyFrom]?.start ?? start;
  const labelled = arteries.filter((one) => one.end <= bodyStart);
  // "SVG to RCA: 50%": of the graft.
  if (
    labelled.length > 1 ||
    (bodyStart > start && !isPlain(read.text.slice(start, bodyStart), start, labelled[0], null))
  )
    return null;
  let site = labelled[0]?.site;
  let at = bodyStart;
  for (const piece of read.text.slice(bodyStart, end).split(/([,;/]|\band\b|\.(?!\d))/i)) {
    const span = { start: at, end: at + piece.length };
    at = span.end;
    if (/^(?:[,;/.]|and)?\s*$/i.test(piece)) continue;
    // "85% in the mid segment just after the first diagonal": the branch only says where.
    const mark = site === undefined ? null : LANDMARK.exec(piece);
    const markAt = mark === null ? Number.POSITIVE_INFINITY : span.start + mark.index;
    const named = arteries.filter((one) => one.start >= span.start && one.end <= Math.min(span.end, markAt));
    if (named.length > 1) return null;
    if (named[0]) site = named[0].site;
    const share = SHARE.exec(piece);
    // "100% mid, fills via left to right collaterals": how blood gets past it, behind the share.
    if (frames.length > 0 && !share && BESIDE.test(piece)) continue;
    if (!isPlain(mark === null ? piece : piece.slice(0, mark.index), span.start, named[0], share)) return null;
    if (!share) continue;
    const frame = site && frameAt(read, span, span.start + share.index, share[0].length, site);
    if (!frame) return null;
    frames.push(frame);
  }
  return frames.length > 0 ? frames : null;
}

const BESIDE =
  /^\s*(?:with |and )?(?:(?:distal vessel |vessel )?(?:fill(?:s|ed|ing)|supplied|receiv(?:es|ing)) (?:via|by|from|through)|(?:left|right|bridging|good|poor|faint|l|r)[\w -]{0,20}collaterals?|collaterals? (?:from|via|to)|TIMI[ -]?(?:flow )?[0-3I]|chronic(?:ally)? (?:total )?occlu\w+|CTO\b|total(?:ly)? occlu\w+|(?:\w+ )?(?:in-?stent )?(?:re-?)?stenosis\b|(?:severely |heavily )?calcified\b|(?:small|large) (?:calib(?:er|re) )?vessel)/i;

/** A branch behind a word of place, at the end of a piece. */
const LANDMARK =
  /\b(?:just |immediately |right |beginning )?(?:after|before|beyond|past|distal to|proximal to|at the (?:level|take-?off|origin|bifurcation) of|involving) (?:the )?(?:take-?off |origin |ostium )?(?:of )?(?:the |an? )?(?:(?:first|second|third|1st|2nd|3rd|small|large|major) )?(?:D[1-3]|OM\d?|diagonals?|obtuse marginals?|marginals?|septals?|septal perforators?|bifurcation|acute marginal|crux|RV branch)(?: (?:branch(?:es)?|artery|perforator|bifurcation))?\W*$/i;

/** Whether a piece says no more than an artery, a share and where along it. */
function isPlain(piece: string, start: number, named: Named | undefined, share: RegExpExecArray | null): boolean {
  const blanked = (text: string, from: number, to: number) =>
    `${text.slice(0, from)}${' '.repeat(to - from)}${text.slice(to)}`;
  let rest = share ? blanked(piece, share.index, share.index + share[0].length) : piece;
  if (named && named.start >= start) rest = blanked(rest, named.start - start, named.end - start);
  return (rest.match(/[^\s,;:()]+/g) ?? []).every((word) => PLAIN.test(word) || /^(?:right|left|[-–])$/i.test(word));
}

/** The arteries a line names, by the knowledge base or, in a report on the heart's arteries, by their short names. */
function arteriesOf(read: ReadSentence): Named[] {
  const named: Named[] = [];
  for (const site of [...read.labelSites, ...read.words.placed]) {
    const { span, kind, ref } = site.mention;
    if (kind !== 'anatomy' || !AN_ARTERY.test(ref.id) || named.some(({ start }) => start === span.start)) continue;
    named.push({ ...span, site });
  }
  if (!OF_HEART.test(read.reportTitle)) return named;
  const { start, end } = read.sentence.span;
  for (const match of read.text.slice(start, end).matchAll(SHORT_NAME)) {
    const from = start + match.index;
    const id = BRANCHES.find(([pattern]) => pattern.test(match[0]))?.[1];
    if (!id || named.some((one) => one.start < from + match[0].length && one.end > from)) continue;
    const first = read.tokens.findIndex((token) => token.start >= from);
    const site = impliedAt(read, id, { from: first, to: first + 1 });
    if (site) named.push({ start: from, end: from + match[0].length, site });
  }
  return named.sort((a, b) => a.start - b.start);
}

function frameAt(
  read: ReadSentence,
  span: { start: number; end: number },
  shareAt: number,
  length: number,
  site: PlacedMention,
): DraftFrame | null {
  const from = read.tokens.findIndex((token) => token.end > span.start);
  const to = read.tokens.findLastIndex((token) => token.start < span.end) + 1;
  const first = read.tokens.findIndex((token) => token.end > shareAt);
  const last = read.tokens.findLastIndex((token) => token.start < shareAt + length) + 1;
  const item = impliedAt(read, 'stenosis', { from: first, to: last });
  if (!item || from < 0 || to <= from) return null;
  const placed = read.words.placed.filter((one) => one.from >= from && one.to <= to);
  const clause: Clause = {
    from,
    to,
    span: { start: read.tokens[from]?.start ?? span.start, end: read.tokens[to - 1]?.end ?? span.end },
    placed,
  };
  const frame = headed(read, clause, 'finding', { item, from, to, sites: [site], links: [] }, CERTAIN);
  return { ...frame, coverage: 1 };
}
