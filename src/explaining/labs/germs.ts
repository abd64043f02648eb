import type { Span } from '../../contract/analysis.js';
import { foldAll, longestPhrase, tokenize } from '../../knowledge/index.js';
import { lineEnd, lineStart, Screened } from '../../reading/index.js';
import type { Mention } from '../../understanding/types.js';
import { type Context, type Noun, nounOf } from '../context.js';
import { say } from '../nets/said.js';
import type { Planned } from '../planners/index.js';
import { list } from '../words/english.js';
import { verdictsByColumn } from './germ-columns.js';
import { printedVerdicts } from './printed-verdicts.js';

const VERDICT = new Screened(
  /^The lab found that (.+?) ((?:is unlikely to|may|can) work .*against) this germ( \([\w, ]+\))\.$/,
);
const FEW = 2;
/** How far above its first verdict a germ is named. */
const ABOVE = 600;

/** Whether a plan tells what works against a germ. */
export function isVerdict({ plan }: Planned): boolean {
  return VERDICT.test(plan.what.text);
}

const TOLD_VERDICT = /((?:un)?likely|may|can) (?:not |to )?work .*?(?:against|on) (.+)\.$/;

/** What a sentence says of drugs and a germ: the verdict and the germ; null where it tells of something else. */
export function verdictIn(text: string): string | null {
  const found = /^(?:The lab found that|Some of the drugs tested) /.test(text) ? TOLD_VERDICT.exec(text) : null;
  return found === null ? null : `${found[1]?.replace('unlikely', 'likely')} ${found[2]}`;
}

/**
 * The verdicts on medicines that stand one below the other are told in one sentence a verdict, with the name of the germ
 * where it stands above them. `planned` is in the order of the report.
 */
export function joinVerdicts(planned: readonly Planned[], ctx: Context): Planned[] {
  const joined: Planned[] = [];
  let groups: Groups = new Map();
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
                ...inThrees(names).map((some, at, lists) =>
                  say(`${leadOf(at, lists.length)} ${list(some)}`, sources, knowledge),
                ),
                ...one.plan.details,
              ],
            };
      joined.push({ ...one, plan: { ...one.plan, ...plan } });
    }
    groups = new Map();
  };
  let last = { germ: '', end: 0 };
  for (const one of planned) {
    const found = VERDICT.exec(one.plan.what.text);
    const [frame] = one.frames;
    if (found === null || frame === undefined) {
      close();
      joined.push(one);
      continue;
    }
    const [, name = '', verb = '', called = ''] = found;
    const columns = verdictsByColumn(frame.source.start, ctx);
    if (columns !== null) {
      for (const { letter, germ: id } of columns) {
        const [verb = '', term = ''] = LETTERS[letter]?.split('|') ?? [];
        const germ = calledById(id, ctx);
        joinTo(groups, `${verb}|${germ}| ${term}`, name, one);
        last = { germ, end: frame.source.end };
      }
      continue;
    }
    const germ = germOf(frame.source.start, ctx, last);
    if (germ !== last.germ) close();
    last = { germ, end: frame.source.end };
    const key = `${verb}|${germ}|${called}`;
    joinTo(groups, key, name, one);
  }
  close();
  return joined;
}

type Groups = Map<string, { one: Planned; names: string[] }>;

/** Adds a drug to those with the same verdict on the same germ. */
function joinTo(groups: Groups, key: string, name: string, one: Planned): void {
  const group = groups.get(key);
  if (group === undefined) {
    groups.set(key, { one, names: [name] });
    return;
  }
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

function calledById(id: string, ctx: Context): string {
  return called(nounOf({ ref: { folder: 'concepts', id } } as Mention, ctx));
}

const LETTERS: Readonly<Record<string, string>> = {
  R: 'is unlikely to work against|(resistant)',
  I: 'may work only in part against|(intermediate)',
  S: 'can work against|(susceptible)',
  SDD: 'can work at a higher dose against|(susceptible, dose dependent)',
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

/** Long names in a row are hard to read: short words stand in front of each list of them. */
function leadOf(at: number, count: number): string {
  if (at === 0) return 'these drugs are';
  return at === count - 1 ? 'the other drugs are' : 'more of the drugs are';
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

/** "S. epidermidis - sens. not done", "probable colonisation, susceptibility on request": the verdicts below are of another germ. */
const NOT_TESTED =
  /^[^.;\n]{0,25}\b(?:(?:sens\w*|suscept\w*|AST)\.?(?: testing)? (?:was |were |is |are )?(?:not (?:done|performed|tested|indicated|carried out|reported)|(?:available )?(?:up)?on request|to follow)|no (?:sens\w*|suscept\w*|AST)\b|not tested\b|(?:probable|likely|possible)\s{1,30}(?:skin )?(?:coloni[sz]|contamin)\w+|contaminant)/i;
const NOT_TESTED_LINE = /\bnot (?:done|performed|tested|indicated|carried out|reported)|on request|to follow/i;
/** Germs on which no antibiotic of such a table is tried. */
const NO_BACTERIA = /candid|yeast|asperg|fung|virus|gram-(?:pos|neg)|^flora\b|-flora\b/;
/** The title of a table: "SUSCEPTIBILITY (E. coli, blood)". */
const TABLE_TITLE = /suscept|sensitiv|antibiogram|\bMIC\b/i;

/** The germ that a verdict is of. `before`: the germ and the end of the verdict told before it. */
function germOf(at: number, ctx: Context, before: { germ: string; end: number }): string {
  const near = Math.max(0, at - ABOVE, before.end);
  const titled = germOfTitle({ start: near, end: at }, ctx);
  if (titled !== null) return titled;
  const named = ctx.mentions
    .within({ start: near, end: at })
    .filter(
      ({ kind, ref, span }) =>
        (kind === 'organism' || /^mrsa\b/.test(ref.id)) &&
        !NO_BACTERIA.test(ref.id) &&
        !NOT_TESTED.test(ctx.clean({ start: span.end, end: Math.min(at, span.end + 90) })),
    );
  const last = named.at(-1);
  if (last === undefined) return before.germ === '' ? 'this germ' : before.germ;
  // Two germs above one table that does not say of which it is.
  // How a germ looked under the dye, and the name of a bottle, are no further germ.
  const noGerm = ({ ref, span }: Mention) => /^cocci-in-/.test(ref.id) || /^anaerobic$/i.test(ctx.clean(span));
  const others = named.filter((one) => one.ref.id !== last.ref.id && one.sentence !== last.sentence && !noGerm(one)); // biome-ignore format: one line
  if (others.some(({ span }) => isGrown(span, ctx)) && isGrown(last.span, ctx)) return 'one of the germs found';
  return called(nounOf(last, ctx));
}

/** The germ in the title of the table that stands last above a verdict; null where no title names one alone. */
function germOfTitle(within: { start: number; end: number }, ctx: Context): string | null {
  const lines = ctx.understanding.report.clean.slice(within.start, within.end).split('\n');
  for (const line of lines.reverse()) {
    if (line.length > 120 || !TABLE_TITLE.test(line) || NOT_TESTED_LINE.test(line)) continue;
    const tokens = tokenize(line);
    const folds = foldAll(tokens);
    const ids = new Set<string>();
    for (let at = 0; at < tokens.length; at += 1) {
      const found = longestPhrase(ctx.knowledge.phrases, tokens, folds, at);
      if (found === null) continue;
      if (found.phrase.ref.kind === 'organism' && !NO_BACTERIA.test(found.phrase.ref.id)) ids.add(found.phrase.ref.id);
      at = found.to - 1;
    }
    const [id] = ids;
    if (ids.size > 1) return 'one of the germs found';
    if (id !== undefined) return calledById(id, ctx);
  }
  return null;
}

/** Whether a line on a germ says that it grew: "1. Staphylococcus aureus - heavy growth". */
function isGrown({ start, end }: Span, ctx: Context): boolean {
  const { clean } = ctx.understanding.report;
  const to = lineEnd(clean, end);
  // "(MRSA not isolated)" is said of another germ.
  const line = clean.slice(lineStart(clean, start), to === clean.length ? end + 80 : to).replace(/\([^()]*\)/g, '');
  return !/\b(?:no|not|previous\w*|rule|against|cover\w*|typical|such as)\b/i.test(line);
}

/** "E. coli" says enough; a name for one germ stands with its article. */
function called(noun: Noun | null): string {
  if (noun?.kind !== 'organism') return 'this germ';
  const name = noun.lay.replace(/^([A-Z]\. [a-z]+) bacteria$/, '$1');
  return noun.number === 'singular' ? `the ${name}` : name;
}
