import { type Context, nounOf } from './context.js';
import type { Planned } from './planners/index.js';
import { printedVerdicts } from './printed-verdicts.js';
import { say } from './said.js';
import { list } from './words/english.js';

const VERDICT = /^The lab found that (.+?) ((?:is unlikely to|may|can) work .*against) this germ( \(\w+\))\.$/;
const FEW = 2;
/** How far above its first verdict a germ is named. */
const ABOVE = 600;

/** Whether a plan tells what works against a germ. */
export function isVerdict({ plan }: Planned): boolean {
  return VERDICT.test(plan.what.text);
}

/**
 * The verdicts on medicines that stand one below the other are told in one sentence a verdict, with the name of the germ
 * where it stands above them. `planned` is in the order of the report.
 */
export function joinVerdicts(planned: readonly Planned[], ctx: Context): Planned[] {
  const joined: Planned[] = [];
  let groups = new Map<string, { one: Planned; names: string[] }>();
  const close = () => {
    addUnread(groups, ctx);
    for (const [key, { one, names: printed }] of groups) {
      // A table and its comment name one drug twice.
      const names = [...new Set(printed)];
      const [verb = '', germ = '', called = ''] = key.split('|');
      const { sources, knowledge } = one.plan.what;
      const verbs = names.length > 1 ? verb.replace(/^is /, 'are ') : verb;
      const told = (who: string) => say(`the lab found ${who} ${germ}${called}`, sources, knowledge);
      // A long list of names would be all that a summary holds.
      const plan =
        names.length <= FEW
          ? { what: told(`that ${list(names)} ${verbs}`), details: one.plan.details }
          : {
              what: say(`some of the drugs tested ${inShort(verbs)} ${germ}${called}`, sources, knowledge),
              details: [
                ...inThrees(names).map((some, at) =>
                  say(`${at === 0 ? 'these are' : 'others are'} ${list(some)}`, sources, knowledge),
                ),
                ...one.plan.details,
              ],
            };
      joined.push({ ...one, plan: { ...one.plan, ...plan } });
    }
    groups = new Map();
  };
  let last = '';
  for (const one of planned) {
    const found = VERDICT.exec(one.plan.what.text);
    const [frame] = one.frames;
    if (found === null || frame === undefined) {
      close();
      joined.push(one);
      continue;
    }
    const [, name = '', verb = '', called = ''] = found;
    const germ = germAbove(frame.source.start, ctx);
    if (germ !== last) close();
    last = germ;
    const key = `${verb}|${germ}|${called}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { one, names: [name] });
    else {
      group.names.push(name);
      const { what } = group.one.plan;
      group.one = {
        frames: [...group.one.frames, ...one.frames],
        plan: {
          ...group.one.plan,
          what: {
            ...what,
            sources: [...what.sources, ...one.plan.what.sources],
            knowledge: [...new Set([...what.knowledge, ...one.plan.what.knowledge])],
          },
        },
      };
    }
  }
  close();
  return joined;
}

const LETTERS: Readonly<Record<string, string>> = {
  R: 'is unlikely to work against|(resistant)',
  I: 'may work only in part against|(intermediate)',
  S: 'can work against|(susceptible)',
};

/** Drugs nobody here knows stand in their list by their printed names: no list may look whole that is not. */
function addUnread(groups: Map<string, { one: Planned; names: string[] }>, ctx: Context): void {
  const spans = [...groups.values()].flatMap(({ one }) => one.frames.map(({ source }) => source));
  const [first] = groups.keys();
  if (first === undefined || spans.length < 2) return;
  const germ = first.split('|')[1] ?? '';
  const within = {
    start: Math.min(...spans.map(({ start }) => start)),
    end: Math.max(...spans.map(({ end }) => end)),
  };
  for (const { name, letter, span } of printedVerdicts(ctx.understanding.report.clean, within)) {
    if (spans.some(({ start, end }) => start < span.end && end > span.start)) continue;
    const [verb = '', called = ''] = LETTERS[letter]?.split('|') ?? [];
    const key = `${verb}|${germ}| ${called}`;
    const group = groups.get(key);
    const base = group ?? [...groups.values()][0];
    if (base === undefined) continue;
    const { one } = base;
    const what = { ...one.plan.what, sources: group ? [...one.plan.what.sources, span] : [span], knowledge: group ? one.plan.what.knowledge : [] }; // biome-ignore format: one object
    const names = [...(group?.names ?? []), name.toLowerCase()];
    groups.set(key, { one: { ...one, plan: { ...one.plan, what, details: group ? one.plan.details : [] } }, names });
  }
}

/** A verdict in short words, for a sentence that stands in the summary as well. */
function inShort(verbs: string): string {
  return verbs.replace('are unlikely to work against', 'will likely not work on').replace(/ against$/, ' on');
}

/** Names in lists of three at most, none alone. */
function inThrees(names: readonly string[]): string[][] {
  const lists: string[][] = [];
  for (let at = 0; at < names.length; ) {
    const size = names.length - at === 4 ? 2 : 3;
    lists.push(names.slice(at, at + size));
    at += size;
  }
  return lists;
}

/** "S. epidermidis - sens. not done": the verdicts below are of another germ. */
const NOT_TESTED =
  /^[^.;\n]{0,25}\b(?:(?:sens\w*|suscept\w*|AST)\.?(?: testing)? (?:was |were )?not (?:done|performed|tested|indicated|carried out|reported)|no (?:sens\w*|suscept\w*|AST)\b|not tested\b)/i;

/** The germ named last above a place; "this germ" where none is near. */
function germAbove(at: number, ctx: Context): string {
  const named = ctx.mentions
    .within({ start: Math.max(0, at - ABOVE), end: at })
    .findLast(
      ({ kind, ref, span }) =>
        (kind === 'organism' || /^mrsa\b/.test(ref.id)) &&
        !/^gram-(?:pos|neg)/.test(ref.id) &&
        !NOT_TESTED.test(ctx.clean({ start: span.end, end: Math.min(at, span.end + 60) })),
    );
  const noun = named === undefined ? null : nounOf(named, ctx);
  // "E. coli" says enough.
  return noun?.kind === 'organism' ? noun.lay.replace(/^([A-Z]\. [a-z]+) bacteria$/, '$1') : 'this germ';
}
