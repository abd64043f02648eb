import type { Knowledge } from '../../knowledge/index.js';
import type { Mention } from '../../understanding/types.js';
import type { Context } from '../context.js';
import { uncapital } from './english.js';

const known = new WeakMap<Context, Map<string, Set<string>>>();

/**
 * What to say in front of a medicine's plain words where the report calls it by two names, so that one told as started
 * and one told as stopped are seen to be the same: "lisinopril, " beside Zestril, "the same medicine as Zestril, " beside
 * lisinopril; empty where it has one name only.
 */
export function otherNameOf(mention: Pick<Mention, 'ref'>, printed: string, term: string, ctx: Context): string {
  const names = namesOf(ctx).get(mention.ref.id);
  if (names === undefined || names.size < 2) return '';
  const small = term.toLowerCase();
  const generic = (name: string) => name.toLowerCase().includes(small);
  if (!generic(printed)) return [...names].some(generic) ? `${term}, ` : '';
  const brand = [...names].find((name) => !generic(name) && isBrand(name, small));
  return brand === undefined ? '' : `the same medicine as ${brand}, `;
}

const brands = new WeakMap<Knowledge, ReadonlySet<string>>();

/** A sentence as it goes on behind a colon: its first letter small, but for the name of a make ("Paxil 60 mg"). */
export function goingOn(text: string, knowledge: Knowledge): string {
  const first = /^[A-Z][a-z]+(?=[\s.,;:)]|$)/.exec(text)?.[0];
  if (first === undefined) return uncapital(text);
  let names = brands.get(knowledge);
  if (names === undefined) {
    names = new Set(knowledge.data.medicines.flatMap((medicine) => medicine.brands));
    brands.set(knowledge, names);
  }
  return names.has(first) ? text : uncapital(text);
}

/** "Zestril": neither a short form nor the same word in another spelling. */
function isBrand(name: string, term: string): boolean {
  return /^[A-Z][a-z]{3,}/.test(name) && name.slice(0, 4).toLowerCase() !== term.slice(0, 4);
}

/** Every name that the report prints for a medicine. */
function namesOf(ctx: Context): Map<string, Set<string>> {
  const before = known.get(ctx);
  if (before !== undefined) return before;
  const all = new Map<string, Set<string>>();
  for (const { ref, span } of ctx.understanding.mentions) {
    if (ref.folder !== 'medicines') continue;
    const names = all.get(ref.id) ?? new Set<string>();
    names.add(ctx.clean(span));
    all.set(ref.id, names);
  }
  known.set(ctx, all);
  return all;
}
