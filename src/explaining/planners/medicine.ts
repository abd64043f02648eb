import type { Frame } from '../../understanding/types.js';
import type { Context } from '../context.js';
import { type Said, say } from '../said.js';
import { capital } from '../words/english.js';
import type { Plan } from './plan.js';

const LEADS = {
  new: 'is a new medicine for you',
  continued: 'stays on your list',
  changed: 'has changed',
  stopped: 'is stopped',
} as const;

/** A medicine of the reader's list with its dose as printed; never an instruction of our own to take it. */
export function planMedicine(frame: Frame, ctx: Context): Plan | null {
  if (frame.head === null || frame.head.ref.folder !== 'medicines') return null;
  const medicine = ctx.knowledge.medicine(frame.head.ref.id);
  if (medicine === undefined) return null;
  const printed = ctx.clean(frame.head.span);
  const name = printed.toLowerCase().includes(medicine.term.toLowerCase())
    ? medicine.term
    : `${capital(printed.toLowerCase())} (${medicine.term})`;
  const id = medicine.id;
  const called = name.includes('(') ? name.replace(/\)$/, `, ${medicine.lay})`) : `${name} (${medicine.lay})`;
  const detail = frame.medicine;
  if (frame.negated || frame.assertion === 'absent') {
    return { what: say(`${name} is not one of your medicines`, [frame.source], [id]), details: [], meaning: [] };
  }
  const open = frame.assertion === 'possible' || frame.assertion === 'conditional';
  const change = open || frame.assertion === 'historical' ? null : (detail?.change ?? null);
  const dose = doseOf(frame);
  const told = STAY.has(ctx.section(frame));
  let text: string;
  if (change === 'changed')
    text = `your ${called} ${told ? 'was' : 'has been'} ${DIRECTIONS[detail?.direction ?? 'other']}`;
  else if (change === 'stopped') text = told ? `your ${called} was stopped` : `the report says to stop ${called}`;
  else if (change === 'new' && told) text = `${called} was started during your stay`;
  else if (change !== null) text = `${capital(called)} ${LEADS[change]}`;
  else if (open) text = `the report mentions ${called} as a possible medicine`;
  else if (frame.assertion === 'historical') text = `you took ${called} in the past`;
  else text = `your medicine list includes ${called}`;
  const details: Said[] = [];
  if (dose !== null && change !== 'stopped')
    details.push(
      say(`the report ${change === 'changed' ? 'now ' : ''}lists ${dose}${before(detail?.previous)}`, [frame.source]),
    );
  return { what: say(text, [frame.source], [id]), details, meaning: [] };
}

/** Sections that tell of the stay: what was changed there was changed then. */
const STAY: ReadonlySet<string> = new Set(['hospital_course', 'history_present', 'procedures']);
const DIRECTIONS = { up: 'increased', down: 'lowered', other: 'changed' } as const;

function before(previous: string | null | undefined): string {
  return previous ? ` (before, it was ${previous})` : '';
}

function doseOf(frame: Frame): string | null {
  const detail = frame.medicine;
  if (detail === null || detail === undefined) return null;
  const parts = [detail.dose, detail.route, detail.frequency, detail.duration ?? null].filter(
    (part) => part !== null && part !== '',
  );
  if (parts.length === 0) return null;
  return detail.dose === null || detail.dose === '' ? `it to be used ${parts.join(' ')}` : parts.join(' ');
}
