import type { Knowledge } from '../../knowledge/index.js';
import { american, type Group, isDenial, type Lead, LeadIndex, parseGroup } from './sign-forms.js';
import { GroupNumbers } from './sign-presence.js';

/** One way to say an urgent thing without its name: a word of every group must stand in the sentence, none of `unless`. */
export interface Sign {
  concept: string;
  rest: readonly Group[];
  unless: Group;
  /** What its finding is about: one of these words stands near, or the sign says nothing. Empty where anything goes. */
  about: Group;
  /** True where a form of the sign is itself a denial ("no flow"). */
  denies: boolean;
  /** True where the sign only makes one think of it, so that it is told as possible. */
  hedged: boolean;
  /** The group that usually leads, where this reading of the sign is for labels that hold it ("Ascitic tap: neutrophils …"). */
  labelled?: Group | undefined;
  /** True where the last of its words is missing from a short note. */
  spare?: boolean;
  /** How many of its groups may stand next door: two for "Left testis enlarged. No flow.", where the denial leads. */
  nextDoor: number;
}

interface Signs {
  all: LeadIndex<Sign>;
  /** Those that need no label. */
  stated: LeadIndex<Sign>;
  groups: GroupNumbers;
}

const indexes = new WeakMap<Knowledge, Signs>();

/** The signs of the knowledge base by the first word of each form of their first group; made once. */
export function signsOf(knowledge: Knowledge): Signs {
  const known = indexes.get(knowledge);
  if (known) return known;
  const signs: Signs = { all: new LeadIndex(), stated: new LeadIndex(), groups: new GroupNumbers() };
  const add = (lead: Group, sign: Sign) => {
    for (const group of sign.rest) signs.groups.of(group);
    signs.all.add(lead, sign);
    if (!sign.labelled) signs.stated.add(lead, sign);
  };
  // Many signs share a group: what is known of it in a sentence then holds for all of them.
  const groups = new Map<string, Group>();
  const groupOf = (written: string): Group => {
    const group = groups.get(written) ?? parseGroup(written);
    groups.set(written, group);
    return group;
  };
  for (const entry of knowledge.data.urgent) {
    const everywhere = entry.unless ?? [];
    const about = (entry.about ?? []).flatMap(parseGroup);
    for (const spelled of entry.signs ?? []) {
      const written = spelled.map(american);
      const off = written.filter((group) => group.startsWith('!')).map((group) => group.slice(1));
      const said = written.filter((group) => !group.startsWith('!'));
      const hedged = said[0]?.startsWith('?') === true;
      const [lead, ...rest] = said.map((group) => group.replace(/^\?/, '')).map(groupOf);
      if (!lead) continue;
      const unless = [...everywhere, ...off].flatMap(parseGroup);
      const denies = [lead, ...rest].some((group) => group.some(isDenial));
      // All of one shape: thousands of them are looked at for each sentence.
      const sign = (others: readonly Group[], nextDoor: number, labelled?: Group): Sign => ({
        concept: entry.concept,
        rest: others,
        unless,
        about,
        denies,
        hedged,
        labelled,
        nextDoor,
      });
      add(lead, sign(rest, 1));
      const denial = rest.findIndex((group) => group.some(isDenial));
      const denied = (rest[denial] ?? []).filter(isDenial);
      if (denied.length > 0) add(denied, sign([lead, ...rest.filter((_, at) => at !== denial)], 2));
      const [second, ...others] = rest;
      if (second && !hedged) add(second, sign([lead, ...others], 1, lead));
    }
  }
  indexes.set(knowledge, signs);
  return signs;
}

const needs = new WeakMap<readonly Lead<Sign>[], Int32Array>();

/**
 * What the signs of a list need beside their leads, in one row of numbers: for each sign how many of its groups may stand next
 * door, how many it has, and their numbers. Most signs are set aside by these alone, and the signs themselves are not touched.
 */
export function needsOf(leads: readonly Lead<Sign>[], groups: GroupNumbers): Int32Array {
  let known = needs.get(leads);
  if (known === undefined) {
    known = Int32Array.from(
      leads.flatMap(({ value: { nextDoor, rest } }) => [
        nextDoor,
        rest.length,
        ...rest.map((group) => groups.of(group)),
      ]),
    );
    needs.set(leads, known);
  }
  return known;
}
