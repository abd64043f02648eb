import type { Sentence } from '../../reading/types.js';
import type { Frame, FrameKind } from '../../understanding/types.js';
import type { Context } from '../context.js';
import type { FigureRow } from '../figures/index.js';
import { isSensitive } from '../findings/importance.js';
import { MOST_DETAILS } from '../findings/merge.js';
import type { Said } from '../nets/said.js';
import type { Planned } from '../planners/index.js';
import { accountsForAll } from '../retell/narrative.js';
import { retellOpening } from '../retell/opening-person.js';
import { bodyOf } from '../retell/retold-clause.js';
import { noteLine } from './index.js';

const ASKED: ReadonlySet<FrameKind> = new Set(['recommendation', 'follow_up', 'instruction']);
const TOLD: ReadonlySet<FrameKind> = new Set([
  'finding',
  'absent',
  'normal',
  'device',
  'procedure',
  'treatment',
  'condition',
]);

const ILL: ReadonlySet<string> = new Set(['disease', 'finding', 'symptom']);

/**
 * A line of shorthand that is known clause by clause, told whole in place of what single words of it gave. What cannot
 * wait, what may frighten and what is told in full already stay as they are.
 */
export function planNote(sentence: Sentence, planned: Planned[], ctx: Context): Planned[] {
  const frames = planned.flatMap((one) => one.frames);
  const figures = noteLine(sentence, ctx)?.figures;
  if (figures !== undefined)
    return frames.some(({ urgency }) => urgency !== null) ? planned : planFigures(sentence, planned, figures);
  if (frames.some(({ urgency }) => urgency !== null && urgency.state !== 'known')) return planned;
  // A row that tells what was found keeps its frames, and with them what may frighten about it.
  if (frames.some((frame) => isSensitive(frame, ctx)) && noteLine(sentence, ctx)?.kind !== 'found') return planned;
  const opening = retellOpening(bodyOf(sentence), ctx) ?? [];
  // "Thank you for referring this lady with headaches": of nothing but who the reader is there would be nothing to tell.
  if (opening[0] !== undefined && planned.length === 0)
    return [
      {
        frames: [blank('condition', sentence)],
        plan: { what: opening[0], details: opening.slice(1), meaning: [] },
        retold: true,
      },
    ];
  if (opening.length > 1) return planned;
  const line = noteLine(sentence, ctx);
  const [what, ...details] = line?.said ?? [];
  if (line === null || what === undefined) return planned;
  if (line.kind === 'row' || line.kind === 'well' || line.kind === 'found') {
    const own = line.kind === 'found' ? frames.filter(({ kind, negated }) => kind === 'finding' && !negated) : [];
    // Each row is told for itself: two valves that leak are two.
    const stated =
      own.length > 0
        ? own.map((frame) => ({ ...frame, id: `note-${frame.id}` }))
        : [blank(line.kind === 'well' ? 'normal' : 'condition', sentence)];
    // When to come back is told among what the report asks for.
    const asked = planned.filter((one) =>
      one.frames.every(({ kind }) => ASKED.has(kind) || (line.kind === 'found' && kind === 'score')),
    );
    const more = moreOf(details.slice(MOST_DETAILS), sentence);
    return [{ frames: stated, plan: { what, details: details.slice(0, MOST_DETAILS), meaning: [] }, retold: true }, ...more, ...asked]; // biome-ignore format: one line
  }
  if (line.kind === 'order' ? isWholeOrder(sentence, planned, ctx) : isTold(sentence, planned, frames, ctx))
    return planned;
  const kinds = line.kind === 'order' ? ASKED : TOLD;
  const own = frames.filter(
    ({ kind, head }) => kinds.has(kind) && (line.kind === 'order' || ILL.has(head?.kind ?? '')),
  );
  const kind = line.kind === 'order' ? 'instruction' : line.kind === 'calm' ? 'normal' : 'condition';
  const fitting = line.kind === 'order' || own.length > 0 ? own : [];
  return [
    {
      frames: fitting.length > 0 ? fitting : [blank(kind, sentence)],
      plan: { what, details, meaning: [] },
      retold: true,
    },
  ];
}

/** What a long row says beyond the few sentences that one finding holds. */
function moreOf([what, ...details]: readonly Said[], sentence: Sentence): Planned[] {
  if (what === undefined) return [];
  const frame = { ...blank('condition', sentence), id: `note-${sentence.index}-more` };
  return [{ frames: [frame], plan: { what, details, meaning: [] }, retold: true }];
}

/** A row of figures: what they say, beside the statements of the row that they do not tell. */
function planFigures(sentence: Sentence, planned: readonly Planned[], row: FigureRow): Planned[] {
  const isKept = (frame: Frame): boolean => frame.urgency !== null || ASKED.has(frame.kind) || !row.holds(frame);
  const kept = planned.filter((one) => one.frames.some(isKept)).map((one) => ({ ...one, retold: true as const }));
  const before = kept
    .flatMap(({ plan }) => [plan.what, ...plan.details])
    .map(({ text }) => text)
    .join(' ');
  const told = row.groups.flatMap(({ said: [what, ...details], score, concept, well }, at): Planned[] => {
    if (what === undefined || holdsFigures(before, [what, ...details])) return [];
    const own = planned
      .flatMap(({ frames }) => frames)
      .find(({ head }) => concept !== null && head?.ref.id === concept);
    if (own !== undefined) return [{ frames: [own], plan: { what, details, meaning: [] }, retold: true }];
    const frame = {
      ...blank(score !== null ? 'score' : well ? 'normal' : 'condition', sentence),
      id: `note-${sentence.index}-${at}`,
    };
    const scored = score === null ? frame : { ...frame, source: score.span, score };
    return [{ frames: [scored], plan: { what, details, meaning: [] }, retold: true }];
  });
  // Figures that the statements of the row hold already leave it as it is.
  return told.length === 0 ? [...planned] : [...kept, ...told];
}

/** "Septum 13 mm" beside "it measures 13 mm": the figures are told already. */
function holdsFigures(before: string, said: readonly { text: string }[]): boolean {
  const figures = said.flatMap(({ text }) => text.match(/\d+(?:\.\d+)?/g) ?? []);
  return (
    figures.length > 0 && figures.every((figure) => new RegExp(`(?<![\\d.])${figure}(?![\\d.]\\d|\\d)`).test(before))
  );
}

/** Told in full by its statements, with nothing quoted and no shorthand left. */
function isTold(sentence: Sentence, planned: readonly Planned[], frames: readonly Frame[], ctx: Context): boolean {
  return (
    planned.length > 0 &&
    !planned.some(({ plan }) => PATCHY.test(plan.what.text)) &&
    frames.every(({ head }) => head === null || head.kind !== 'substance') &&
    accountsForAll(sentence, planned, ctx)
  );
}

/** An order that is told with its figures, its "within" and whom it asks. */
function isWholeOrder(sentence: Sentence, planned: readonly Planned[], ctx: Context): boolean {
  const words = ctx.clean(sentence.span);
  const text = planned.flatMap(({ plan }) => [plan.what, ...plan.details].map((said) => said.text)).join(' ');
  if (planned.length === 0 || PATCHY.test(text)) return false;
  if (/\b(?:within|w\/in)\b/i.test(words) && !/\bwithin\b/.test(text)) return false;
  if (WHO_DOES.test(words) && !/\b(?:doctor|GP|nurse|midwife|visitor)\b/.test(text)) return false;
  if (/\b(?:OPD|OPA|clinic)\b/.test(words) && !/\b(?:clinic|see|seen|come back|follow-up)\b/.test(text)) return false;
  return (words.match(/\d+/g) ?? []).every((figure) => /^(?:7|12|52)$/.test(figure) || text.includes(figure));
}

const WHO_DOES = /\b(?:GP|PCP|DN|PHN|CMW|HV|district nurse|practice nurse)\b/;

/** Quoted, only listed, or with shorthand left in it. */
const PATCHY =
  /“|^(?:None|Nil|Not) \w+\W*$|^(?:Will|To|Plan to) refer\b|\b\d ?(?:mo|wks?|yrs?)\b|^The (?:report lists|plan says)|^[A-Z][a-z]+ (?:out|opened)\b|\bx ?\d|\d\/(?:7|12|52)\b|\b(?:w\/|s\/p|d\/c)/i;

/** A statement about no single thing of the knowledge base. */
function blank(kind: FrameKind, sentence: Sentence): Frame {
  return {
    id: `note-${sentence.index}`,
    kind,
    sentence: sentence.index,
    source: sentence.span,
    head: null,
    others: [],
    sites: [],
    level: null,
    assertion: 'present',
    negated: false,
    temporality: 'recent',
    experiencer: 'patient',
    certainty: 'certain',
    change: null,
    laterality: null,
    severity: null,
    count: null,
    sizes: [],
    urgency: null,
    links: [],
    medicine: null,
    recommendation: null,
    score: null,
    coverage: 1,
  };
}
