import type { Frame, MedicineDetail, Mention } from '../../understanding/types.js';
import type { Context } from '../context.js';
import { isBeforeStay } from '../findings/before-stay.js';
import { type Said, say } from '../nets/said.js';
import { shorthandIn } from '../retell/shorthand.js';
import { rewriteClause } from '../rewrite.js';
import { capital, uncapital } from '../words/english.js';
import { otherNameOf } from '../words/medicine-names.js';
import { hangsOn, isLimited, planEntry, planUnclear, printedLine, restOf } from './medicine-line.js';
import type { Plan } from './plan.js';
import { quoteLine } from './quote.js';
import { timeOf } from './short-order.js';

/** A medicine with its dose as printed and what became of it; never an instruction of our own to take it. */
export function planMedicine(frame: Frame, ctx: Context): Plan | null {
  const detail = frame.medicine;
  if (detail?.entry) return planEntry(frame, ctx);
  const named = nameOf(frame, ctx);
  if (named === null) return null;
  const { called, ids } = named;
  if (detail?.unclear && detail.setting !== 'mentioned') return planUnclear(frame, called, ids, ctx);
  if (frame.negated || frame.assertion === 'absent') {
    // "Do not miss", "must never stop", "no … until": what is denied is another matter than taking it.
    if (!NOT_TAKING.test(ctx.clean(frame.source)) || ORDERS.has(ctx.section(frame)))
      return quoteLine(frame.source, ctx);
    return {
      what: say(`the report says that you do not take ${called}`, [frame.source], ids),
      details: [],
      meaning: [],
    };
  }
  const text = statement(called, frame, ctx);
  if (text === null) return null;
  // "Avoid A", "if A is considered": what is meant stands in the line alone.
  if (text === SPOKEN_OF) return quoteLine(frame.source, ctx);
  const details: Said[] = named.unknown
    ? [say('ask your doctor or pharmacist what this medicine is for', [frame.source])]
    : [];
  const dose = detail?.change === 'stopped' || detail?.change === 'held' ? null : doseOf(frame, ctx);
  if (dose !== null) details.unshift(dose);
  if (dose?.text.includes('“')) details.push(...shorthandIn(frame.source, dose.text, ctx));
  // What is stopped or put on hold is told with all that its line says of it.
  const rest = detail?.change === 'stopped' || detail?.change === 'held' ? restOf(frame, ctx) : null;
  if (rest !== null) details.push(rest);
  const ahead = detail?.setting === 'planned' ? hangsOn(frame, ctx) : null;
  // What hangs on something is told with it, or not at all.
  const line = ahead === null ? null : quoteLine(frame.source, ctx);
  if (line !== null) return { ...line, what: { ...line.what, knowledge: ids } };
  if (ahead !== null) details.splice(0, details.length, ahead);
  const note =
    rest === null && ahead === null ? (detail?.note ?? (dose === null ? undefined : detail?.left)) : undefined;
  const whole = dose !== null && / it like this: “/.test(dose.text);
  const supply = /^#\s?(\d+)$/.exec(note ?? '');
  if (supply) details.push(say(`the report lists a supply of ${supply[1]}`, [frame.source]));
  else if (note !== undefined && AT_NEED.test(note))
    details.push(say('it is to be taken when you need it', [frame.source]));
  else if (note !== undefined && !whole && note.split(' ').length <= 16 && detail?.setting !== 'mentioned')
    details.push(say(`the report adds: “${note.replace(/[“”]/g, '"').replace(/^[\s,;:.–-]+/, '')}”`, [frame.source]));
  return { what: say(text, [frame.source], ids), details, meaning: [] };
}

const AT_NEED = /^(?:only )?(?:as|when|if) (?:and when )?(?:required|needed|necessary)\W*$/i;

/** Where "no aspirin" is an order. */
const ORDERS: ReadonlySet<string> = new Set(['plan', 'instructions', 'recommendation', 'follow_up', 'warning_signs']);
const NOT_TAKING =
  /\b(?:not|never|n['’]t|no longer) (?:\w+ ){0,2}(?:tak(?:e|en|ing)|on|us(?:e|ed|ing)|receiv(?:ed?|ing)|given|discharged|sent|prescribed|restarted|resumed)\b|\b(?:den(?:y|ies|ied|ying)|without|off|tak(?:es|ing) no|on no|is not on)\b|\bno (?:current |prior |previous |recent |known )?(?:use|history|home)\b|^\W*(?:no|not on|nil) [\w -]+$/i;

interface Named {
  /** "Lasix (furosemide, a water pill)" */
  called: string;
  ids: string[];
  /** True where nobody but the reader's doctor can say what it is. */
  unknown: boolean;
}

function nameOf(frame: Frame, ctx: Context): Named | null {
  if (frame.head === null || frame.head.ref.folder !== 'medicines') {
    const own = frame.medicine?.name;
    if (own === undefined) return null;
    return { called: quiet(own.text, own.plain), ids: [], unknown: !own.plain };
  }
  const medicine = ctx.knowledge.medicine(frame.head.ref.id);
  if (medicine === undefined) return null;
  const second = frame.medicine?.with;
  const other = second === undefined ? undefined : ctx.knowledge.medicine(second.ref.id);
  if (second !== undefined && other !== undefined) {
    const printed = ctx.clean({ start: frame.head.span.start, end: second.span.end });
    return {
      called: `${quiet(printed)} (${medicine.lay} with ${other.lay})`,
      ids: [medicine.id, other.id],
      unknown: false,
    };
  }
  const printed = ctx.clean(frame.head.span);
  // "Ferrous fumarate" is no ferrous sulfate: another salt keeps its own name.
  if (isOtherSalt(printed, medicine.term))
    return { called: `${quiet(printed)} (${medicine.lay})`, ids: [medicine.id], unknown: false };
  const same = printed.toLowerCase().includes(medicine.term.toLowerCase());
  // A gel is no tablet.
  const form =
    (saltBehind(frame.head.span.end, ctx) || releaseOf(frame.head, medicine.term, ctx)) +
    (frame.medicine?.route == null ? formBehind(frame.head.span.end, ctx) : '');
  const called = same
    ? `${medicine.term}${form} (${otherNameOf(frame.head, printed, medicine.term, ctx)}${medicine.lay})`
    : `${quiet(printed)}${form} (${medicine.term}, ${medicine.lay})`;
  return { called, ids: [medicine.id], unknown: false };
}

/** " gel" right behind the name. */
function formBehind(end: number, ctx: Context): string {
  const found =
    /^ (gel|cream|ointment|lotion|patch(?:es)?|(?:eye |ear |nose |nasal )?(?:drops?|spray)|inhaler|suppositor(?:y|ies)|pessar(?:y|ies)|mouthwash|foam|enema|nebules?)\b/i.exec(
      ctx.clean({ start: end, end: end + 24 }).replace(/^(?=\S)/, ' '),
    );
  return found ? ` ${(found[1] ?? '').toLowerCase()}` : '';
}

/** "XL" in the printed name or right behind it: slow and fast makes of one medicine are not the same. */
function releaseOf(mention: Mention, term: string, ctx: Context): string {
  const printed = ctx.clean(mention.span);
  const own = MAKE_IN_NAME.exec(printed)?.[1];
  if (own !== undefined) return term.toLowerCase().endsWith(own.toLowerCase()) ? '' : ` ${own}`;
  const next = ctx.clean({ start: mention.span.end, end: mention.span.end + 8 }).replace(/^(?=\S)/, ' ');
  return MAKE_BEHIND.exec(next)?.[0] ?? '';
}

const RELEASE = 'XL|XR|ER|SR|CR|LA|MR';
const MAKE_IN_NAME = new RegExp(` (succinate|tartrate|${RELEASE})$`, 'i');
const MAKE_BEHIND = new RegExp(`^ (?:${RELEASE})(?![\\w-])`);

/** " succinate" right behind the name: slow and fast makes of one medicine differ by it. */
function saltBehind(end: number, ctx: Context): string {
  const found = /^ (succ(?:inate)?|tart(?:rate)?)\b/i.exec(
    ctx.clean({ start: end, end: end + 12 }).replace(/^(?=\S)/, ' '),
  );
  return found === null ? '' : /^s/i.test(found[1] ?? '') ? ' succinate' : ' tartrate';
}

const SALT =
  /^(?:fumarate|sulfate|sulphate|gluconate|carbonate|citrate|chloride|bicarbonate|acetate|succinate|tartrate|phosphate|oxide|hydroxide|lactate|valproate|divalproex)$/i;

function isOtherSalt(printed: string, term: string): boolean {
  const [own, other] = [printed, term].map((name) => name.toLowerCase().trim().split(/\s+/));
  const [mine, theirs] = [own?.at(-1) ?? '', other?.at(-1) ?? ''];
  return own?.length === 2 && own[0] === other?.[0] && mine !== theirs && SALT.test(mine) && SALT.test(theirs);
}

/** "LASIX" -> "Lasix", "HCTZ" and "Toprol-XL" as they stand. */
function quiet(printed: string, plain = false): string {
  if (plain) return printed.toLowerCase().replace(/(?<=\bvitamin )[a-k](?=\d*\b)/, (kind) => kind.toUpperCase());
  const calm = printed.length > 4 && printed === printed.toUpperCase() ? printed.toLowerCase() : printed;
  return calm.length > 4 && /^[a-z]/.test(calm) ? capital(calm) : calm;
}

const SPOKEN_OF = 'spoken of';

const CHANGED = { up: 'increased', down: 'lowered', other: 'changed' } as const;
const PLANNED = { up: 'increase', down: 'lower', other: 'change' } as const;

/** What the report says of it in one clause; null where it says too little. */
function statement(called: string, frame: Frame, ctx: Context): string | null {
  const detail = frame.medicine;
  const setting = detail?.setting ?? 'list';
  const open = frame.assertion === 'possible' || frame.assertion === 'conditional';
  if (open || setting === 'unsure')
    return setting === 'mentioned' || setting === 'was'
      ? null
      : SUGGESTS.test(ctx.clean(frame.source)) && frame.assertion !== 'conditional'
        ? `the report suggests ${called}`
        : SPOKEN_OF;
  // "Was put on A last month": begun then, and nothing says that it is over.
  if (frame.assertion === 'historical' && setting === 'done' && detail?.change === 'new')
    return changeMade(called, detail, '');
  if (frame.assertion === 'historical') return setting === 'mentioned' ? null : `you took ${called} in the past`;
  switch (setting) {
    case 'list':
      if (detail?.change === 'resumed' && TAKEN_UP.test(ctx.clean(frame.source))) return changeMade(called, detail, '');
      if (isStoppedBefore(frame, ctx)) return `the report says that you no longer take ${called}`;
      return detail?.change != null && TO_COME.test(ctx.clean(frame.source))
        ? planned(called, detail)
        : onList(called, detail);
    case 'before':
      return ctx.understanding.report.type.type === 'discharge_summary'
        ? `before you came in, you took ${called}`
        : `your list of home medicines includes ${called}`;
    case 'now':
      // "PPH managed with oxytocin": given in the stay that the paper tells of.
      if (
        ctx.understanding.report.type.type === 'discharge_summary' &&
        /\bmanaged with\b/i.test(
          ctx.clean({
            start: ctx.understanding.report.sentences[frame.sentence]?.span.start ?? frame.source.start,
            end: frame.head?.span.start ?? frame.source.end,
          }),
        )
      )
        return `you were given ${called}`;
      return detail?.change === 'continued' ? `you stay on ${called}` : `you take ${called}`;
    case 'was':
      return `the report says that you were taking ${called}`;
    case 'treated':
      return `you have been treated with ${called}`;
    case 'given':
      return `you were given ${called}`;
    case 'prescribed':
      return isBeforeStay(frame.sentence, ctx)
        ? `before you came in, you were given a prescription for ${called}`
        : `you were given a prescription for ${called}`;
    case 'done':
      return changeMade(called, detail, '');
    case 'stay':
      return changeMade(
        called,
        detail,
        ctx.understanding.report.type.type === 'discharge_summary' ? ' during your stay' : '',
      );
    case 'planned':
      return `${planned(called, detail)}${whenIn(frame, ctx)}`;
    case 'not':
      return `the report says that you do not take ${called}`;
    default:
      return null;
  }
}

/** "Restarted 14/11": done, and no order. */
const TAKEN_UP = /\b(?:restarted|resumed|recommenced|reintroduced)\b(?! (?:if|when|once|after|at|by))/i;

const TO_COME =
  /\b(?:to|will|should) be (?:changed|switched|stopped|increased|reduced|lowered|started|restarted|weaned)\b/i;

/** Asked for, not only thought of. */
const SUGGESTS = /\b(?:suggest(?:s|ed)?|recommend(?:s|ed)?|advise[sd]?)\b(?! against)/i;

/** "Quit aspirin 6 months ago": a stop of long before, and no order. */
export function isStoppedBefore(frame: Frame, ctx: Context): boolean {
  if (frame.medicine?.change !== 'stopped' || frame.head === null) return false;
  const before = ctx.clean({ start: Math.max(0, frame.head.span.start - 24), end: frame.head.span.start });
  return (
    /\bquit\b/i.test(before) ||
    (!frame.medicine.under &&
      /\bago\b|\b(?:last|in) (?:year|month|week|(?:19|20)\d\d)\b/i.test(
        ctx.clean(frame.source).replace(/\([^()]*\)/g, ' '),
      ))
  );
}

function onList(called: string, detail: MedicineDetail | null): string {
  switch (detail?.change) {
    case 'new':
      return `${capital(called)} is a new medicine for you`;
    case 'continued':
      return `${capital(called)} stays on your list`;
    case 'changed':
      return `your ${called} has been ${CHANGED[detail.direction ?? 'other']}`;
    case 'stopped':
      return `the report says to stop ${called}`;
    case 'held':
      return `the report says that ${called} is on hold`;
    case 'resumed':
      return `the report says to start ${called} again`;
    default:
      return `your medicine list includes ${called}`;
  }
}

function changeMade(called: string, detail: MedicineDetail | null, then: string): string | null {
  switch (detail?.change) {
    case 'new':
      return `${called} was started${then}`;
    case 'continued':
      return `you stayed on ${called}${then}`;
    case 'changed':
      return `your ${called} was ${CHANGED[detail.direction ?? 'other']}${then}`;
    case 'stopped':
      return `your ${called} was stopped${then}`;
    case 'held':
      return `your ${called} was put on hold${then}`;
    case 'resumed':
      return `your ${called} was started again${then}`;
    default:
      return null;
  }
}

function planned(called: string, detail: MedicineDetail | null): string {
  switch (detail?.change) {
    case 'new':
      return `the plan is to start ${called}`;
    case 'continued':
      return `the plan is to stay on ${called}`;
    case 'changed':
      return `the plan is to ${PLANNED[detail.direction ?? 'other']} your ${called}`;
    case 'stopped':
      return `the plan is to stop ${called}`;
    case 'held':
      return `the plan is to put ${called} on hold`;
    case 'resumed':
      return `the plan is to start ${called} again`;
    default:
      return `the plan is to give you ${called}`;
  }
}

/** "Restart in 72 h": when the change comes, from the words behind the name. */
function whenIn(frame: Frame, ctx: Context): string {
  const end = frame.head?.span.end ?? frame.source.start;
  const after = ctx.clean({ start: end, end: Math.min(frame.source.end, end + 60) });
  const found = IN_TIME.exec(after);
  return found === null ? '' : ` in ${timeOf(found[1] ?? '', found[2], found[3] ?? '')}`;
}

const IN_TIME =
  /^[^,;.]{0,24}?\bin (\d{1,2})(?:\s?(?:-|–|to)\s?(\d{1,2}))?\s?(h|hrs?|hours?|d|days?|wks?|weeks?|mos?|months?)\b/i;

/** "Max paracetamol 3 g/day": the limit stands in front of the name. */
function isAtMost({ head, source }: Frame, ctx: Context): boolean {
  return head !== null && AT_MOST.test(ctx.clean({ start: source.start, end: head.span.start }));
}

const AT_MOST = /\b(?:max(?:imum)?|no more than|not more than|at most|limit|do not exceed)\b[^.;]{0,20}$/i;

function doseOf(frame: Frame, ctx: Context): Said | null {
  const detail = frame.medicine;
  if (detail === null || detail === undefined || detail.setting === 'mentioned' || detail.setting === 'not')
    return null;
  // A limit, a condition or an end that no part holds: the line itself says it, not half of it.
  if (isLimited(detail) || detail.left === '' || isAtMost(frame, ctx)) return asPrinted(frame, ctx);
  const now = detail.change === 'changed' && detail.setting !== 'planned' ? 'now ' : '';
  const lead = `the report ${now}lists`;
  if (detail.schedule != null) {
    const words = detail.schedule === '' ? null : detail.schedule;
    return words === null ? asPrinted(frame, ctx) : say(`${lead} ${soMany(words)}`, [frame.source]);
  }
  const parts = [detail.dose, detail.route, detail.frequency, detail.duration ?? null].filter(
    (part) => part !== null && part !== '',
  );
  if (parts.length === 0) return null;
  // "100, 3 times a day": a figure without a unit stands apart from the next.
  const count = /, ([1-4])$/.exec(detail.dose ?? '');
  if (count !== null) parts[0] = `${parts[0]} at a time`;
  if (/\d\d$/.test(detail.dose ?? '') && parts.length > 1) parts[0] = `${parts[0]},`;
  const how = detail.dose === null || detail.dose === '' ? `it to be used ${parts.join(' ')}` : soMany(parts.join(' '));
  return say(`${lead} ${how}${reasonOf(frame, ctx)}${before(detail.previous)}`, [frame.source]);
}

const OF_SO_MANY =
  /^(\d[\d.,-]*\s?(?:mg|mcg|g)),?\s(\d[\d./]*)\s(tablet|capsule)(s?),?\s(\d[\d.,]*\s?(?:mg|mcg|g))(?= |$)/i;

/** "20 MG tablet, take 2 tablets (40 mg total)": the strength of one, how many, and what they come to. */
function soMany(how: string): string {
  return how.replace(OF_SO_MANY, '$1 $3s, $2 $3$4 ($5 in all)');
}

/** " for pain", in everyday words. */
function reasonOf(frame: Frame, ctx: Context): string {
  const printed = frame.medicine?.purpose;
  if (!printed || printed.split(' ').length > 5) return '';
  const text = ctx.understanding.report.clean;
  const at = text.indexOf(printed, frame.source.start);
  if (at < 0 || at + printed.length > frame.source.end) return '';
  const rewritten = rewriteClause({ start: at, end: at + printed.length }, ctx);
  if (rewritten === null || /[.:;“]/.test(rewritten.text))
    return /^[a-z]+(?: [a-z]+)?$/.test(printed) ? ` for ${printed.replace(/^for /, '')}` : '';
  const words = uncapital(rewritten.text);
  return /^(?:for|to) /.test(words) ? ` ${words}` : ` for ${words}`;
}

/** Several doses that could not be told apart: the report's own words. */
function asPrinted(frame: Frame, ctx: Context): Said | null {
  const words = printedLine(frame.source, ctx);
  return words === null ? null : say(`the report prints it like this: “${words}”`, [frame.source]);
}

function before(previous: string | null | undefined): string {
  return previous ? ` (before, it was ${previous})` : '';
}
