import { singleSpaced } from '../../knowledge/index.js';
import type { Sentence } from '../../reading/types.js';
import type { Context } from '../context.js';
import { type FigureRow, figureRow } from '../figures/index.js';
import { type Said, say } from '../nets/said.js';
import { pictureRow } from '../pictures/index.js';
import { babyRows } from '../retell/baby-rows.js';
import { bodyOf } from '../retell/retold-clause.js';
import { BEHIND_CUM, CUM } from '../retell/spell-out.js';
import { isGoodSentence, unbalanced } from '../retell/tidy.js';
import { LIST_MARK } from '../words/sentences.js';
import type { Clause, ClauseTeller, Told } from './clause.js';
import { isOfMind, mentalState } from './mental-state.js';
import { MORE_ORDERS } from './more-orders.js';
import { ORDERS } from './orders.js';
import { OPEN_LABELS, stateOf } from './states.js';
import { bareComplaint, besideOf, complaintOf } from './story.js';
import { virusMarkers } from './virus-markers.js';
import { WARD } from './ward.js';

/** A line of a note of care that is told whole, clause by clause. */
export interface NoteLine {
  said: Said[];
  /** A row of figures stands in place of whatever else was made of it. */
  kind: Told['kind'] | 'row' | 'well' | 'found' | 'beside';
  /** Figures that are told beside the statements of their row. */
  figures?: FigureRow;
}

/** Lines of these sections are told by planners of their own, word for word. */
const NOT_HERE: ReadonlySet<string> = new Set([
  'signature', 'medications', 'admission_medications', 'discharge_medications', 'warning_signs', 'exam', 'technique', 'comparison',
  'specimen', 'gross', 'method', 'microscopic', 'synoptic', 'identity', 'findings',
]); // biome-ignore format: one list

const lines = new WeakMap<Context, Map<Sentence, NoteLine | null>>();

/**
 * "Abdo SNT, E+D, BO", "GP to r/v 1/52": a line of shorthand of which each clause is a set statement, a complaint or an
 * order that we know as a whole. Null where one clause is none of them: a line is told whole or not at all.
 */
export function noteLine(sentence: Sentence, ctx: Context): NoteLine | null {
  const known = lines.get(ctx) ?? new Map<Sentence, NoteLine | null>();
  lines.set(ctx, known);
  const before = known.get(sentence);
  if (before !== undefined) return before;
  const made = tell(sentence, ctx);
  known.set(sentence, made);
  return made;
}

const LONGEST = 240;
const MOST = 8;

/** "BP 168/96": one reading that is the whole text. */
const PRESSURE = /^\W*(?:bp|blood pressure)\W{0,3}(?:is |was |of |reading )?(\d{2,3}) ?\/ ?(\d{2,3})\b/i;

function tell(sentence: Sentence, ctx: Context): NoteLine | null {
  const { report } = ctx.understanding;
  const [, upper, lower] = report.sentences.length === 1 ? (PRESSURE.exec(ctx.clean(sentence.span)) ?? []) : [];
  if (upper !== undefined && lower !== undefined && sentence.span.end - sentence.span.start < 40)
    return { said: [say(`your blood pressure was ${upper}/${lower}`, [sentence.span])], kind: 'row' };
  const rows = ctx.teller.sees ? babyRows(sentence, ctx) : null;
  if (rows !== null) return { said: rows, kind: 'row' };
  const picture = pictureRow(sentence, ctx);
  const figures = picture === null ? figureRow(sentence, ctx) : null;
  if (figures !== null) return { said: figures.groups.flatMap(({ said }) => said), kind: 'beside', figures };
  if (picture !== null) return picture;
  if (ctx.teller.sees || report.type.type === 'laboratory' || sentence.row !== undefined) return null;
  const section = report.sections[sentence.section];
  if (section === undefined || NOT_HERE.has(section.kind)) return null;
  const body = bodyOf(sentence);
  const raw = report.clean.slice(body.start, body.end).replace(/\s/g, ' ');
  if (raw.length > LONGEST || unbalanced(raw) || /[[\]{}|=]|_{2}/.test(raw)) return null;
  const heading = section.heading?.text ?? '';
  const own = sentence.label?.text ?? (section.sentences[0] === sentence ? heading : '');
  const label = singleSpaced(own.replace(/[\s:.–-]+$/, '')).toLowerCase();
  const start = body.start + (/^[\s:\-–•*#]*/.exec(raw)?.[0].length ?? 0) + (LIST_MARK.exec(raw)?.[0].length ?? 0);
  if (start >= body.end) return null;
  const at = (from: number, to: number): Clause | null => {
    const text = withC(report.clean.slice(from, to).replace(/\s/g, ' '));
    const lead = text.length - text.trimStart().length;
    const bare = text.trim().replace(/[\s.;,!]+$/, '');
    const span = { start: from + lead, end: from + lead + bare.length };
    return bare === '' ? null : { text: bare, span, label, section: section.kind, ctx };
  };
  const whole = at(start, body.end);
  if (whole === null) return null;
  const one = byOne(whole, []);
  const told = one === null ? byParts(whole, at) : [one];
  if (told === null || told.length === 0 || told.length > MOST) return null;
  // What stands behind an unknown label is said of it.
  if (
    label !== '' &&
    sentence.label !== null &&
    !OPEN_LABELS.test(label) &&
    !LABELLED.test(label) &&
    !isOfMind(label) &&
    told.some(({ kind }) => kind !== 'order')
  )
    return null;
  const left = /^(?:d\/c exam|discharge exam|on discharge|at discharge|condition at discharge|on d\/c)$/i.test(
    sentence.label === null ? heading.trim() : label,
  );
  const said = told.map((one, index) =>
    say(
      index === 0 && left && one.kind === 'state' ? `when you left, ${one.text}` : one.text,
      [sentence.span],
      one.knowledge ?? [],
    ),
  );
  const kinds = new Set(told.map(({ kind }) => kind));
  if (!said.every(({ text }) => isGoodSentence(text))) return null;
  return { said, kind: kinds.has('order') ? 'order' : kinds.has('state') ? 'state' : 'calm' };
}

const WITH_C = new RegExp(`${CUM}(?= ${BEHIND_CUM})`, 'g');

/** "Adm c SOB", "home c f/u": the "c" of "cum", as the "w" that other writers put; as long as it was. */
function withC(text: string): string {
  return text.replace(WITH_C, 'w');
}

/** Labels that the set statements read themselves, or that only name the part that each clause names again. */
const LABELLED =
  /^(?:chest|lungs?|rs|resp(?:iratory)?|cvs|cv|heart|abdo(?:men)?|abd|p\/a|cns|neuro|ent|skin|wound|calves|legs?|ll|ext(?:remities)?|pmhx?|pshx?|fhx?|shx?|dhx?|all(?:ergies)?|allergy|meds|medications|past history|family history|pc|cc|chief complaints?|presenting complaint|birth history|gp|urine|upt)$/i;

/** Behind such a word what follows hangs on it. */
const HANGS = /\b(?:if|once|when|until|till|unless|should|aim|target|consider|may|before|without|either|or|for)\b|\?/i;

/** "PT - mobilising …": who wrote it. */
const BY_TEAM = /^(?:PT|OT|SW|SLT|SP|SLP|physio|dietitian)\s*[-–:]\s+/i;
const REGION = /^(abdo(?:men)?|abd|p\/a|chest|lungs?)\b/i;
const PERSON_ONLY = /^\d{1,3}\s?(?:y\/?o|yrs?(?: old)?|years? old)?\s?(?:M|F|male|female)$/i;

/** As `byOne`; "Abdo soft, NT": what follows is said of the part before it. */
function byPart(clause: Clause, region: string, before: readonly Told[]): Told | null {
  const own = byOne(clause, before);
  if (own !== null) return own;
  const team = BY_TEAM.exec(clause.text)?.[0].length ?? 0;
  if (team > 0)
    return byOne(
      { ...clause, text: clause.text.slice(team), span: { ...clause.span, start: clause.span.start + team } },
      before,
    );
  return region === '' ? null : stateOf({ ...clause, label: region });
}

function byOne(clause: Clause, before: readonly Told[]): Told | null {
  // "No DM" of a family or of an allergy is nothing of how the reader was.
  const elsewhere = /^(?:family_history|allergies)$/.test(clause.section) || /^f(?:h|hx|mhx|amily)/.test(clause.label);
  const tellers: ClauseTeller[] = elsewhere
    ? [stateOf]
    : [...MORE_ORDERS, ...ORDERS, ...WARD, virusMarkers, mentalState, stateOf, complaintOf, besideOf];
  if (before.length > 0 && before.every(({ text }) => /^you (?:also )?had (?!no\b)|^you were brought in/.test(text)))
    tellers.push(bareComplaint);
  for (const teller of tellers) {
    const told = teller(clause);
    if (told !== null) return told;
  }
  return null;
}

/** Told part by part between commas and dashes; null where one part stays unread or hangs on another. */
function byParts(whole: Clause, at: (from: number, to: number) => Clause | null): Told[] | null {
  const cuts = [
    ...whole.text.matchAll(/\s*[,;]\s+|(?<!\b(?:PT|OT|SW|SLT|SP|SLP|physio|dietitian))\s+[-–]\s+|\s*\.\s+(?=[A-Z])/g),
  ].filter(({ index }) => !inBrackets(whole.text, index));
  if (cuts.length === 0 || cuts.length >= MOST) return null;
  const told: Told[] = [];
  let from = 0;
  let region = '';
  for (const cut of [...cuts, null]) {
    const to = cut === null ? whole.text.length : cut.index;
    const clause = at(whole.span.start + from, whole.span.start + to);
    from = to + (cut?.[0].length ?? 0);
    if (clause === null) return null;
    if (PERSON_ONLY.test(clause.text)) continue;
    if (cut !== null && HANGS.test(clause.text)) return null;
    region = REGION.exec(clause.text)?.[1]?.toLowerCase() ?? region;
    const one = byPart(clause, region, told);
    if (one === null) return null;
    if (!told.some(({ text }) => text === one.text)) told.push(one);
  }
  return told;
}

function inBrackets(text: string, index: number): boolean {
  const before = text.slice(0, index);
  return (before.match(/\(/g)?.length ?? 0) > (before.match(/\)/g)?.length ?? 0);
}
