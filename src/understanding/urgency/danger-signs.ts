import type { Span } from '../../contract/analysis.js';
import type { Knowledge, Token } from '../../knowledge/index.js';
import {
  american,
  type Form,
  finderOf,
  formAt,
  type Group,
  holdsNumber,
  isDenial,
  LeadIndex,
  parseGroup,
} from './sign-forms.js';

interface DangerSign {
  kind: string;
  points: number;
  /** The groups beside the one that leads. */
  rest: readonly Group[];
  unless: Group;
  ofInfants: boolean;
}

/** One sign of a body in danger, where it stands. */
interface Hit {
  kind: string;
  points: number;
  from: number;
  to: number;
  places: readonly Place[];
  unless: Group;
}

interface Place {
  from: number;
  to: number;
  denial: boolean;
}

/** Several signs of a body in danger in one sentence. */
export interface Danger {
  at: number;
  lead: { form: Form; end: number };
  from: number;
  to: number;
  unless: Group;
}

/** What makes a sentence urgent: so many signs, of so many points. */
const SEVERAL = 2;
const ENOUGH = 3;
/** How many tokens may stand between the groups of one sign. */
const FARTHEST = 4;
const STOPS = /^(?:[,;.]|but|and|with|then|however|whereas|while)$/;

const indexes = new WeakMap<Knowledge, LeadIndex<DangerSign>>();

function signsOf(knowledge: Knowledge): LeadIndex<DangerSign> {
  const known = indexes.get(knowledge);
  if (known) return known;
  const index = new LeadIndex<DangerSign>();
  const groupOf = (written: string) => parseGroup(american(written));
  for (const { kind, points, words, unless, ofInfants } of knowledge.data.dangerSigns ?? []) {
    const [lead, ...rest] = words.map(groupOf);
    if (lead) index.add(lead, { kind, points, rest, unless: unless === '' ? [] : groupOf(unless), ofInfants });
  }
  indexes.set(knowledge, index);
  return index;
}

/** Whether the words at a place are stated of the patient as being there now. */
export type IsSaid = (from: number, to: number, denial: boolean, denials: readonly Span[]) => boolean;

/** "Patient unresponsive in chair." Care that was begun tells of what had been. */
function isGraveAlone(found: readonly Hit[]): boolean {
  return found.some(({ points, kind }) => points >= ENOUGH && kind !== 'rescue');
}

/**
 * The signs of a body in danger that a sentence states, where several of different kinds stand in it: "pale and floppy, pulse
 * 40" needs no name of an illness. `isInfant` tells whether the report is about a small child, `isSaid` whether the words at
 * a place are stated of the patient as being there now, `alone` whether one grave sign is enough; words that are themselves a
 * denial ("not breathing") may be denied. Null where they are too few.
 */
export function dangerOf(
  tokens: readonly Token[],
  knowledge: Knowledge,
  bodyFrom: number,
  isInfant: () => boolean,
  isSaid: IsSaid,
  alone: () => boolean,
): Danger | null {
  const hits = hitsOf(tokens, knowledge, bodyFrom, isInfant).filter(({ points }) => points > 0);
  const isEnough = (found: readonly Hit[]) =>
    sum(found) >= ENOUGH && (found.length >= SEVERAL || (isGraveAlone(found) && alone()));
  if (!isEnough(hits)) return null;
  const counted = count(tokens, hits, isSaid);
  if (!isEnough(counted)) return null;
  const [first] = counted.sort((a, b) => a.from - b.from);
  const lead = first?.places.toSorted((a, b) => a.from - b.from)[0];
  if (!lead) return null;
  return {
    at: lead.from,
    lead: { form: [], end: lead.to },
    from: lead.from,
    to: Math.max(...counted.map(({ to }) => to)),
    unless: counted.flatMap(({ unless }) => unless),
  };
}

/**
 * The signs of danger that a sentence states, those that count only in the company of an emergency among them: the kind and
 * points of each, and what rules them out.
 */
export function signsStated(
  tokens: readonly Token[],
  knowledge: Knowledge,
  bodyFrom: number,
  isInfant: () => boolean,
  isSaid: IsSaid,
): { kind: string; points: number; from: number; to: number; unless: Group }[] {
  return count(tokens, hitsOf(tokens, knowledge, bodyFrom, isInfant), isSaid);
}

function hitsOf(tokens: readonly Token[], knowledge: Knowledge, bodyFrom: number, isInfant: () => boolean): Hit[] {
  const index = signsOf(knowledge);
  const hits: Hit[] = [];
  for (let at = bodyFrom; at < tokens.length; at++) {
    const token = tokens[at];
    if (token?.kind !== 'word') continue;
    for (const { value, forms } of index.at(token.text)) {
      if (!value.ofInfants && isInfant()) continue;
      const places = placesOf(value, forms, tokens, at, bodyFrom);
      if (!places) continue;
      const from = Math.min(...places.map((place) => place.from));
      const to = Math.max(...places.map((place) => place.to));
      hits.push({ kind: value.kind, points: value.points, from, to, places, unless: value.unless });
    }
  }
  if (!isInfant()) hits.push(...barePressures(tokens, bodyFrom));
  return hits;
}

/** Bounds of a blood pressure that a note gives without its name, and of what is far too low or too high of it. */
const UPPER = { from: 50, to: 270, low: 89, high: 180 };
const LOWER = { from: 20, to: 160 };

/** "Pale, 84/50": a blood pressure that only its figures tell. */
function barePressures(tokens: readonly Token[], bodyFrom: number): Hit[] {
  return tokens.flatMap(({ text }, at) => {
    const [before, upper, lower, behind] = [tokens[at - 2], tokens[at - 1], tokens[at + 1], tokens[at + 2]];
    if (text !== '/' || at - 1 < bodyFrom || upper?.kind !== 'number' || lower?.kind !== 'number') return [];
    const [high, low] = [Number(upper.text), Number(lower.text)];
    if (high < UPPER.from || high > UPPER.to || low < LOWER.from || low > LOWER.to || low >= high) return [];
    if (/^[/.-]$/.test(before?.text ?? '') || behind?.text === '/') return [];
    if (high > UPPER.low && high < UPPER.high) return [];
    const place = { from: at - 1, to: at + 2, denial: false };
    return [{ kind: 'pressure', points: 2, from: place.from, to: place.to, places: [place], unless: [] }];
  });
}

/** Of the signs found those that are stated, each word in one of them only. */
function count(tokens: readonly Token[], hits: Hit[], isSaid: IsSaid): Hit[] {
  const denials = hits.flatMap(({ places }) =>
    places.filter(({ denial }) => denial).map((place) => spanOf(tokens, place)),
  );
  const counted: Hit[] = [];
  for (const hit of hits.sort((a, b) => b.points - a.points || a.from - b.from)) {
    if (counted.some((one) => shareWords(one, hit))) continue;
    const alike = counted.filter(({ kind }) => kind === hit.kind);
    // A second sign of a kind adds a little ("tugging in at the neck, getting tired"), a third nothing.
    if (alike.length > 1 || (alike.length === 1 && hit.points < 2)) continue;
    if (!hit.places.every(({ from, to, denial }) => isSaid(from, to, denial, denials))) continue;
    counted.push(alike.length === 0 ? hit : { ...hit, points: 1 });
  }
  return counted;
}

function spanOf(tokens: readonly Token[], { from, to }: Place): Span {
  return { start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 };
}

function sum(hits: readonly Hit[]): number {
  return hits.reduce((all, { points }) => all + points, 0);
}

function shareWords(a: Hit, b: Hit): boolean {
  return a.places.some((one) => b.places.some((other) => one.from < other.to && other.from < one.to));
}

/** Where the groups of a sign stand: the one that leads at `at`, the others close to it. Null where one is missing. */
function placesOf(
  { rest }: DangerSign,
  forms: Group,
  tokens: readonly Token[],
  at: number,
  bodyFrom: number,
): Place[] | null {
  const lead = formAt(forms, tokens, at);
  if (!lead) return null;
  const places: Place[] = [{ from: at, to: lead.end, denial: isDenial(lead.form) }];
  // A printed figure is there, whatever stands before it ("without capture, pulse 32").
  let denial = isDenial(lead.form) || holdsNumber(lead.form) || DENIES.test(tokens[at]?.text ?? '');
  for (const group of rest) {
    const place = closeBy(group, tokens, at, lead.end, bodyFrom);
    if (!place) return null;
    places.push(place);
    denial ||= place.denial;
  }
  return places.map((place) => ({ ...place, denial }));
}

/** A first word that is itself the denial that makes the sign ("cannot" … "swallow"). */
const DENIES = /^(?:cannot|can't|cant|unable|won't|couldn't|not|no)$/;

function closeBy(group: Group, tokens: readonly Token[], at: number, end: number, bodyFrom: number): Place | null {
  const find = finderOf(group);
  for (let i = end; i < tokens.length && i <= end + FARTHEST; i++) {
    if (STOPS.test(tokens[i]?.text ?? '')) break;
    const hit = find(tokens, i);
    if (hit) return { from: i, to: hit.end, denial: isDenial(hit.form) };
  }
  for (let i = at - 1; i >= bodyFrom && i >= at - FARTHEST; i--) {
    if (STOPS.test(tokens[i]?.text ?? '')) break;
    const hit = find(tokens, i, at);
    if (hit) return { from: i, to: hit.end, denial: isDenial(hit.form) };
  }
  return null;
}
