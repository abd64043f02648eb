import type { Knowledge, Token } from '../../knowledge/index.js';
import { american, type Form, formAt, type Group, isDenial, LeadIndex, parseGroup, standsIn } from './sign-forms.js';
import type { Sign } from './sign-index.js';

/** A part of the body in which a state is an emergency; `null` stands for parts in which none is. */
interface Place {
  group: Group;
  sign: Sign | null;
  /** Words of which one must stand in the sentence or next to it. */
  together: Group;
}

interface State {
  ways: Group;
  places: LeadIndex<Place>;
}

/** What a sentence says to have happened to a part of the body, and where. */
export interface GraveState {
  sign: Sign;
  at: number;
  lead: { form: Form; end: number };
  /** From the first to behind the last token of the state and its part. */
  from: number;
  to: number;
}

const indexes = new WeakMap<Knowledge, LeadIndex<State>>();

function statesOf(knowledge: Knowledge): LeadIndex<State> {
  const known = indexes.get(knowledge);
  if (known) return known;
  const index = new LeadIndex<State>();
  const groupOf = (written: string) => parseGroup(american(written));
  for (const { ways, unless, at, elsewhere } of knowledge.data.graveStates ?? []) {
    const places = new LeadIndex<Place>();
    for (const one of at) {
      const entries = knowledge.urgentFor(one.concept);
      const off = [unless, one.unless, ...entries.flatMap((entry) => entry.unless)].filter((words) => words !== '');
      const about = entries.flatMap((entry) => entry.about).flatMap(groupOf);
      const unlessHere = off.flatMap(groupOf);
      const sign = {
        concept: one.concept,
        rest: [],
        unless: unlessHere,
        about,
        denies: false,
        hedged: false,
        nextDoor: 0,
      };
      const group = groupOf(one.part);
      places.add(group, { group, sign, together: one.with === '' ? [] : groupOf(one.with) });
    }
    const others = groupOf(elsewhere);
    places.add(others, { group: others, sign: null, together: [] });
    const group = groupOf(ways);
    index.add(group, { ways: group, places });
  }
  indexes.set(knowledge, index);
  return index;
}

/** What parts what is said of one thing from what is said of the next. */
const PARTS = /^(?:;|but|however|whereas|while|although|though|yet)$/;
const PAUSE = /^(?:,|and|or|\/)$/;
const INTO = /^(?:of|in|into|from|through|at|to|on|around|round|behind|within|inside|along|under|beneath)$/;
/** How many words may stand between a state and its part; a pause counts for three. */
const FARTHEST = 9;
const PAUSED = 3;

/**
 * The states of a sentence that are an emergency in the part of the body they are said of: of all parts that stand near
 * the words of the state the nearest one ("the eardrum is perforated, the bowel looks well").
 */
export function graveStates(
  tokens: readonly Token[],
  knowledge: Knowledge,
  bodyFrom: number,
  near: () => readonly Token[],
): GraveState[] {
  const index = statesOf(knowledge);
  const found: GraveState[] = [];
  for (let at = bodyFrom; at < tokens.length; at++) {
    const token = tokens[at];
    if (token?.kind !== 'word') continue;
    for (const { value: state, forms } of index.at(token.text)) {
      const lead = formAt(forms, tokens, at);
      if (!lead) continue;
      for (const { from, to, place } of nearest(tokens, at, lead.end, state.places)) {
        const { sign, together } = place;
        if (!sign || (together.length > 0 && !standsIn(together, tokens) && !standsIn(together, near()))) continue;
        const span =
          from < bodyFrom ? { from: at, to: lead.end } : { from: Math.min(at, from), to: Math.max(lead.end, to) };
        found.push({ sign: { ...sign, denies: isDenial(lead.form) }, at, lead, ...span });
      }
    }
  }
  return found;
}

interface Standing {
  from: number;
  to: number;
  place: Place;
  far: number;
}

/** The parts of the body that stand nearest to a state, on either side of it. */
function nearest(tokens: readonly Token[], at: number, end: number, places: LeadIndex<Place>): Standing[] {
  const hits: Standing[] = [];
  const look = (i: number, far: number): void => {
    const token = tokens[i];
    if (token?.kind !== 'word') return;
    for (const { value: place, forms } of places.at(token.text)) {
      const hit = formAt(longestFirst(forms), tokens, i);
      if (hit && (hit.end <= at || i >= end)) hits.push({ from: i, to: hit.end, place, far });
    }
  };
  for (let i = at - 1, far = 0; i >= 0 && far <= FARTHEST; i--) {
    const text = tokens[i]?.text ?? '';
    if (PARTS.test(text)) break;
    look(i, far);
    if (PAUSE.test(text)) far += PAUSED;
    else if (tokens[i]?.kind === 'word') far++;
  }
  for (let i = end, far = INTO.test(tokens[end]?.text ?? '') ? -2 : 0; i < tokens.length && far <= FARTHEST; i++) {
    const text = tokens[i]?.text ?? '';
    if (PARTS.test(text)) break;
    look(i, far);
    if (PAUSE.test(text)) far += PAUSED;
    else if (tokens[i]?.kind === 'word') far++;
  }
  // "Aortic valve" is no aorta: the longer name holds.
  const whole = hits.filter(
    (hit) =>
      !hits.some((other) => other.from <= hit.from && other.to >= hit.to && other.to - other.from > hit.to - hit.from),
  );
  const least = Math.min(...whole.map(({ far }) => far));
  const best = whole.filter(({ far }) => far === least);
  return best.some(({ place }) => place.sign === null) ? [] : best;
}

const sorted = new WeakMap<Group, Group>();

function longestFirst(forms: Group): Group {
  let known = sorted.get(forms);
  if (!known) {
    known = [...forms].sort((a, b) => b.length - a.length);
    sorted.set(forms, known);
  }
  return known;
}
