import type { Span } from '../../contract/analysis.js';
import { byOpening } from '../../reading/index.js';
import type { Section, Sentence } from '../../reading/types.js';
import { isMishap, isOperationReport, isOperationStep, MOVES, operationPart } from '../../understanding/index.js';
import type { Context } from '../context.js';
import { PLAINLY } from '../findings/fields.js';
import type { ToldFinding } from '../findings/told-finding.js';
import { isGloss, type Said, say } from '../nets/said.js';
import { staysInBody } from '../nets/unheard.js';
import { BRIEF_STEPS } from './brief-steps.js';
import { BROAD_STEPS } from './broad-steps.js';
import { DEVICES } from './devices.js';
import { LEFT_STABLE, type Phase, STEP_KINDS, type StepKind } from './step-kinds.js';

/** How an operation went, told as short plain sentences in their order, and the sentences of the report that they stand for. */
export interface OperationAccount {
  told: ToldFinding[];
  covered: Span[];
}

/** Sections that may hold the steps of an operation. */
const MAY_HOLD: ReadonlySet<string> = new Set([
  'procedures', 'technique', 'other', 'hospital_course', 'findings', 'gross', 'comment', 'history_present', 'indication', 'exam', 'specimen',
]); // biome-ignore format: one list

const LEADS: Record<Phase, string> = { first: 'first', work: 'then', end: 'at the end' };
const PHASES: readonly Phase[] = ['first', 'work', 'end'];
/** Fewer kinds than this are no account of an operation. */
const FEWEST = 3;

/** "Preoperatively, a biopsy was taken", "two weeks ago he had …": done on another day, and no step of this operation. */
const BEFORE_IT =
  /^\W*(?:pre-?operatively,? (?:an? |his |her |the )?(?:[\w-]+ ){0,3}(?:biops|scan|x-?ray|cultur|aspirat|imag|stent|drain)|(?:previously|earlier|(?:some|several|two|three|four|five|six|a few|\d{1,2}) (?:days|weeks|months|years) (?:ago|before|earlier|prior)|last (?:week|month|year)|(?:at|during|on) (?:an? |the |his |her )?(?:previous|prior|earlier) (?:visit|surgery|operation|procedure|admission|endoscopy|colonoscopy)),? )/i;

/** Two kinds that say the same are told as the first of them. */
const SPOKEN_STEPS: readonly StepKind[] = [...STEP_KINDS, ...BROAD_STEPS];
const stepKindsFor = byOpening(SPOKEN_STEPS, ({ pattern }) => pattern);
const FIRST_OF = new Map([...SPOKEN_STEPS, ...BRIEF_STEPS].reverse().map((kind) => [kind.says, kind]));
/** A step without a verb is a scrap: so long at most. */
const SCRAP = 140;
/** With so many steps to tell, the small ones are left to the side-by-side view. */
const MANY = 9;

/** Null where the report tells no steps. */
export function operationAccount(ctx: Context): OperationAccount | null {
  const { report } = ctx.understanding;
  if (!isOperationReport(report.type.type, report.type.title)) return null;
  const found = new Map<StepKind, { from: number; spans: Span[]; stable: boolean }>();
  const covered: Span[] = [];
  for (const sentence of report.sentences) {
    const section = report.sections[sentence.section];
    if (!MAY_HOLD.has(section?.kind ?? 'other')) continue;
    const inField = section !== undefined && isOwnField(section);
    const kinds = stepsOf(sentence, ctx).filter(({ id }) => !(inField && id === 'numbed-after'));
    if (kinds.length === 0 || BEFORE_IT.test(ctx.clean(sentence.span))) continue;
    covered.push(sentence.span);
    for (const kind of kinds) {
      const one = found.get(FIRST_OF.get(kind.says) ?? kind) ?? { from: sentence.span.start, spans: [], stable: false };
      one.spans.push(sentence.span);
      const words = ctx.clean(sentence.span);
      one.stable ||= LEFT_STABLE.test(words) && !GUARDED.test(words);
      found.set(FIRST_OF.get(kind.says) ?? kind, one);
    }
  }
  if (found.size < FEWEST) return null;
  // Being put to sleep is told once, and a consent holds the talk before it.
  const ids = new Set([...found.keys()].map(({ id }) => id));
  const many = [...found.keys()].filter(({ small }) => small !== true).length >= MANY;
  const phaseOf = (kind: StepKind, from: number): Phase =>
    kind.id === 'bladder-tube' && isLate(from, found) ? 'end' : kind.phase;
  const told = PHASES.flatMap((phase) => {
    const steps = [...found]
      .filter(
        ([kind, { from }]) =>
          phaseOf(kind, from) === phase && !isSaidBy(kind.id, ids) && !(many && kind.small === true),
      )
      .sort(([a, one], [b, other]) => orderOf(a, one.from) - orderOf(b, other.from));
    const said = steps.map(([kind, { spans, stable }], at) => sentenceOf(kind, spans, stable, at, LEADS[phase]));
    return said.length === 0 ? [] : [findingOf(said)];
  });
  return { told, covered };
}

/** "ANESTHESIA: local infiltration": a field with its own answer, and no step at its place in the story. */
function isOwnField(section: Section): boolean {
  const part = operationPart(section);
  return (part === 'anesthesia' || part === 'blood_loss') && section.sentences.length <= 3;
}

/** Kinds that another kind tells as well. */
const SAID_BY: Record<string, readonly string[]> = {
  risks: ['consent'],
  numbed: ['asleep'],
  sedated: ['asleep'],
  woken: ['tube-out'],
  supine: ['legs-up', 'half-sitting'],
  ports: ['portals'],
  cleaned: ['prepped'],
  dry: ['no-bleeding'],
  anesthesia: ['asleep', 'spinal', 'epidural', 'sedated', 'numbed', 'block'],
  'counts-sponges': ['counts'],
  'counts-tools': ['counts'],
  'counts-all': ['counts', 'counts-sponges', 'counts-tools'],
  asked: ['consent'],
  'on-table': ['supine', 'prone', 'on-side', 'legs-up', 'half-sitting'],
  'next-part': ['stitched', 'incision'],
  guided: ['tubes-in'],
};

/** Behind the closing of the cut, and not before it. */
function isLate(from: number, found: ReadonlyMap<StepKind, { from: number; spans: Span[] }>): boolean {
  const closing = [...found].filter(([{ id }]) => id === 'stitched' || id === 'counts-sponges' || id === 'counts');
  const cutting = [...found].filter(([{ phase }]) => phase === 'work');
  const cut = Math.min(...cutting.map(([, one]) => one.from));
  return cutting.length > 0 && from > cut && closing.some(([, one]) => one.from < from);
}

function isSaidBy(id: string, ids: ReadonlySet<string>): boolean {
  return (SAID_BY[id] ?? []).some((other) => ids.has(other));
}

/** What closes the account stands last, wherever the report says it. */
const LAST: readonly string[] = [
  'counts',
  'counts-tools',
  'counts-sponges',
  'counts-all',
  'came-through',
  'tube-out',
  'woken',
  'to-icu',
  'to-recovery',
];
const FAR = 2 ** 26;

function orderOf({ id }: StepKind, from: number): number {
  if (id === 'consent' || id === 'risks') return 0;
  const last = LAST.indexOf(id);
  return last < 0 ? from : FAR + last;
}

/** "In stable, but guarded condition": nobody is told that all is well. */
const GUARDED = /\b(?:guarded|critical(?:ly)?|serious|poor|unstable|fair)\b/i;

function sentenceOf({ id, says }: StepKind, spans: Span[], stable: boolean, at: number, lead: string): Said {
  const well = stable && (id === 'to-recovery' || id === 'to-icu') ? ' in a stable state' : '';
  return say(at === 0 ? `${lead}, ${says}${well}` : `${says}${well}`, spans.slice(0, MOST_SPANS));
}

/** A step that a report tells over and over stands on so many of its places at most. */
const MOST_SPANS = 12;

function findingOf(said: Said[]): ToldFinding {
  const source = said[0]?.sources[0] ?? { start: 0, end: 0 };
  return { said, keep: true, attributes: { ...PLAINLY, source, importance: 'note', concepts: [] } };
}

/** The kinds of steps that a sentence tells; none where it holds what weighs more than a step. */
function stepsOf(sentence: Sentence, ctx: Context): StepKind[] {
  const words = ctx.clean(sentence.span);
  const spoken = stepsSpoken(words, sentence, ctx);
  if (words.length > SCRAP || SPOKEN.test(words) || isMishap(words)) return spoken;
  const scraps = BRIEF_STEPS.filter(({ pattern, unless }) => pattern.test(words) && unless?.test(words) !== true);
  return [...spoken, ...scraps];
}

/** Told with a verb, and no scrap. */
const SPOKEN = /\b(?:was|were|is|are|had|has)\b/i;

function stepsSpoken(words: string, sentence: Sentence, ctx: Context): StepKind[] {
  if (words.length < 12 || words.length > 900) return [];
  const hits = stepKindsFor(words).filter(({ pattern, unless }) => pattern.test(words) && unless?.test(words) !== true);
  if (hits.length === 0) return [];
  const spoken = hits.some(({ id }) => id === 'consent' || id === 'risks');
  if (!spoken && isMishap(words)) return [];
  if (hits.some(({ id }) => id === 'risks')) return hits.filter(({ id }) => id === 'consent' || id === 'risks');
  const plainly = hits.every(({ result }) => result === true);
  if (!plainly && !isOperationStep(words)) return [];
  return hits.some(({ broad }) => broad !== true) || !weighs(words, sentence, ctx) ? hits : [];
}

/** Something in it is for the reader to know, and no mere step. */
function weighs(words: string, sentence: Sentence, ctx: Context): boolean {
  return (
    WEIGHS.test(words) ||
    DEVICES.some(({ pattern }) => pattern.test(words)) ||
    ctx.mentions
      .within(sentence.span)
      .some(
        ({ kind, ref }) =>
          ['finding', 'disease', 'symptom', 'medicine', 'organism'].includes(kind) && !MOVES.has(ref.id),
      )
  );
}

const WEIGHS =
  /\b(?:noted|appear\w*|show\w*|reveal\w*|evidence|consistent|normal|abnormal|intact|however|but|because|decid\w*|decision|elected|despite|although|unable|difficult\w*|only|residual|remain\w*|left in|left open|stable|severe\w*|large|small amount|sent|patholog\w*|cultures?|frozen|specimens?|will|should|not|no|without|absent|\w*trophi\w*|moderate\w*|mild\w*|marked\w*|thick\w*|narrow\w*|patent|healthy|unremarkable|obstruct\w*|deviat\w*|inflam\w*|swollen|tiny|present|transfus\w*|units?|grams?|drains?|implant\w*|prosthes\w*|mesh|stents?)\b/i;

/**
 * Leaves out what the account tells: single steps quoted or retold beside it. What was found, and what weighs, stays.
 */
export function withoutSteps(told: ToldFinding[], { covered }: OperationAccount, ctx: Context): ToldFinding[] {
  const within = (span: Span) => covered.some(({ start, end }) => start <= span.start && span.end <= end);
  return told.filter(({ said, spare, attributes: { importance, assertion, sensitive, urgency } }) => {
    if (sensitive || urgency !== null || importance === 'urgent' || importance === 'important') return true;
    if (assertion !== 'present') return true;
    const sources = said.flatMap((one) => one.sources);
    if (sources.length === 0 || !sources.every(within)) return true;
    // That two ends were joined is told as a stitch.
    if (sources.some((span) => staysInBody(ctx.clean(span).replace(/anastomos\w+/gi, ' ')))) return true;
    const quotes = said.every(
      ({ text }) => BLADDER_TUBE.test(text) || QUOTED.test(text) || isGloss(text) || WENT_WELL.test(text),
    );
    return !(quotes || spare === true);
  });
}

const QUOTED = /^(?:The report (?:says|lists): |Among what was done, the report lists )“/;
const BLADDER_TUBE = /^A (?:new )?bladder tube was (?:then )?(?:placed|inserted|put|passed)\b/;
const WENT_WELL = /^You came through it well/;

/**
 * The reason of an operation once: the diagnoses before it stand among those after it as a rule, and only the first of
 * them is why it was done.
 */
export function reasonOnce(told: readonly ToldFinding[]): ToldFinding[] {
  const listed = new Set(
    told.flatMap(({ said: [first], attributes: { concepts } }) =>
      first !== undefined && !WHY.test(first.text) ? [...concepts, ...first.knowledge] : [],
    ),
  );
  let before = false;
  return told.filter(({ said: [first] }) => {
    if (first === undefined || !WHY.test(first.text)) return true;
    const again = before && first.knowledge.length > 0 && first.knowledge.every((id) => listed.has(id));
    before = true;
    return !again;
  });
}

const WHY = /^The (?:operation|procedure) was done (?:because of|to check for) /;

/** What of the places not explained the account does not tell. */
export function notInAccount(spans: readonly Span[], { covered }: OperationAccount): Span[] {
  return spans.flatMap((span) => {
    let parts = [span];
    for (const one of covered)
      if (one.start < span.end && span.start < one.end)
        parts = parts.flatMap((part) =>
          one.end <= part.start || part.end <= one.start
            ? [part]
            : [
                { start: part.start, end: Math.min(part.end, one.start) },
                { start: Math.max(part.start, one.end), end: part.end },
              ].filter(({ start, end }) => end - start > 2),
        );
    return parts;
  });
}
