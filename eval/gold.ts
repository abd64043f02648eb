import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Analysis, Span } from '../src/contract/analysis.js';
import { assertMention } from '../src/understanding/index.js';
import { isDone, knowledge, root, run } from './engine.js';
import { general } from './general.js';
import { scoreHalf } from './lab-sheets.js';
import { measurePemat } from './pemat.js';
import { percent, Tally } from './stats.js';
import type { Table } from './table.js';

interface KeyFinding {
  quote: string;
  say: string[][];
  assertion?: string;
  /** Other assertions that are right as well. */
  accept?: string[];
  change?: string;
  laterality?: string;
}
export interface GoldReport {
  id: string;
  type: string;
  text: string;
  key: KeyFinding[];
  never: { pattern: string; why: string }[];
}
interface GoldUrgent {
  id: string;
  text: string;
  urgent: { quote: string; state: 'new' | 'known' | 'equivocal' }[];
}
interface GoldAssertion {
  id: string;
  sentence: string;
  start: number;
  end: number;
  negation: string;
  temporality: string;
  experiencer: string;
  /** Labels that careful readers may set either way. */
  skip?: string | string[];
}

/** Records of `eval/gold`, written by others than the engine's author; none where the file is missing. */
export function loadGold<T>(name: string): T[] {
  const file = join(root, 'eval/gold', name);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line.trim() !== '').map((line) => JSON.parse(line) as T);
}

/** Reports with their key findings, and short pieces with what cannot wait: every second record is held back. */
const REPORTS: readonly [file: string, set: string][] = [
  ['key-findings.jsonl', 'gold reports'],
  ['key-findings-second.jsonl', 'second gold reports'],
  ['key-findings-third.jsonl', 'third gold reports'],
  ['key-findings-fourth.jsonl', 'fourth gold reports'],
  ['key-findings-fifth.jsonl', 'fifth gold reports'],
  ['key-findings-sixth.jsonl', 'sixth gold reports'],
  ['key-findings-seventh.jsonl', 'seventh gold reports'],
  ['key-findings-eighth.jsonl', 'eighth gold reports'],
  ['key-findings-ninth.jsonl', 'ninth gold reports'],
  ['key-findings-tenth.jsonl', 'tenth gold reports'],
];
const PIECES: readonly [file: string, set: string][] = [
  ['urgent.jsonl', 'gold urgent'],
  ['urgent-second.jsonl', 'second gold urgent'],
  ['urgent-third.jsonl', 'third gold urgent'],
  ['urgent-fourth.jsonl', 'fourth gold urgent'],
  ['urgent-fifth.jsonl', 'fifth gold urgent'],
  ['urgent-sixth.jsonl', 'sixth gold urgent'],
  ['urgent-seventh.jsonl', 'seventh gold urgent'],
  ['urgent-eighth.jsonl', 'eighth gold urgent'],
];
const MENTIONS: readonly [file: string, set: string][] = [
  ['assertion.jsonl', 'gold assertion'],
  ['assertion-second.jsonl', 'second gold assertion'],
  ['assertion-third.jsonl', 'third gold assertion'],
  ['assertion-fourth.jsonl', 'fourth gold assertion'],
];

/**
 * The gold sets in two halves: every other record may be looked into while working on the engine ("develop"); of the
 * others only the figures are printed, never the cases ("held").
 */
export function measureGold(table: Table): void {
  for (const half of ['develop', 'held'] as const) {
    const mine = <T>(records: T[]) => records.filter((_, index) => (index % 2 === 0) === (half === 'develop'));
    const shown: Add = (set, metric, value, definition, cases, bar) =>
      table.add(`${set}, ${half}`, metric, value, definition, half === 'develop' ? cases : [], bar);
    for (const [file, set] of REPORTS) {
      const reports = mine(loadGold<GoldReport>(file));
      if (reports.length > 0) keyFindings(shown, reports, set);
    }
    const open = half === 'develop' ? loadGold<GoldReport>('key-findings-own.jsonl') : [];
    if (open.length > 0) keyFindings(shown, open, 'own reports');
    for (const [file, set] of PIECES) {
      const pieces = mine(loadGold<GoldUrgent>(file));
      if (pieces.length > 0) urgent(shown, pieces, set);
    }
    const own = half === 'develop' ? loadGold<GoldUrgent>('urgent-own.jsonl') : [];
    if (own.length > 0) urgent(shown, own, 'own urgent');
    const harder = half === 'develop' ? loadGold<GoldUrgent>('urgent-open.jsonl') : [];
    if (harder.length > 0) urgent(shown, harder, 'open urgent');
    for (const [file, set] of MENTIONS) {
      const mentions = mine(loadGold<GoldAssertion>(file));
      if (mentions.length > 0) hardAssertions(shown, mentions, set);
    }
    labSheets(shown, half);
  }
}

type Add = Table['add'];

function labSheets(add: Add, half: string): void {
  const { rows, exact, value, unit, range, flag, status, extra } = scoreHalf(half, knowledge);
  const fields = `value ${value}, unit ${unit}, range ${range}, flag ${flag}, status ${status}`;
  const definition = 'rows of made-up sheets right in every field; field by field; rows that are none';
  add('gold labs', 'rows', `${exact}/${rows} exact; ${fields}; ${extra} too many`, definition, [], '≥ 98%');
}

function keyFindings(add: Add, reports: readonly GoldReport[], set: string): void {
  const runs = reports.map(({ id, text }) => run(id, text));
  const table = { add };
  general(table, set, runs);
  measurePemat(table, set, runs.filter(isDone));
  let wanted = 0;
  let told = 0;
  let shown = 0;
  let traps = 0;
  let attributes = 0;
  let attributesRight = 0;
  const missed: string[] = [];
  const fallen: string[] = [];
  const off: string[] = [];
  reports.forEach((report, index) => {
    const analysis = runs[index]?.analysis;
    for (const key of report.key) {
      wanted++;
      const span = spanOf(report.text, key.quote);
      if (analysis && tells(analysis, span, key.say)) told++;
      else {
        if (analysis?.notExplained.some((one) => overlap(one, span))) shown++;
        missed.push(`${report.id}: “${key.quote}”`);
      }
      for (const field of ['assertion', 'change', 'laterality'] as const) {
        if (key[field] === undefined || !analysis) continue;
        const on = analysis.findings.filter((finding) => overlap(finding.source, span));
        if (on.length === 0) continue;
        attributes++;
        const right: (string | null | undefined)[] = [key[field], ...(field === 'assertion' ? (key.accept ?? []) : [])];
        if (on.some((finding) => right.includes(finding[field]))) attributesRight++;
        else
          off.push(
            `${report.id}: “${key.quote}” ${field} ${on.map((finding) => finding[field]).join('/')}, not ${key[field]}`,
          );
      }
    }
    for (const never of report.never) {
      traps++;
      const pattern = new RegExp(never.pattern, 'i');
      const said = analysis ? written(analysis).find(({ text }) => pattern.test(unquoted(text))) : undefined;
      if (said) fallen.push(`${report.id}: “${said.text}” (${never.why})`);
    }
  });
  add(
    set,
    'key findings',
    `${told}/${wanted} (${percent(told / wanted)})`,
    'a written sentence that stands on the quote says it in accepted words',
    missed,
    '≥ 98%',
  );
  add(
    set,
    'key findings shown unread',
    `${shown} of ${wanted - told} missed`,
    'missed ones that are at least listed as not explained',
  );
  add(
    set,
    'key attributes',
    `${attributesRight}/${attributes}`,
    'assertion, change and side of findings that stand on a quote',
    off,
  );
  add(
    set,
    'traps',
    `${fallen.length} of ${traps}`,
    'written sentences that say a falsehood named beforehand',
    fallen,
    '0',
  );
}

/** What is told to the reader: questions ask, they do not tell. */
function written(analysis: Analysis): { text: string; sources: Span[] }[] {
  return analysis.sentences.filter(({ field }) => field !== 'questions');
}

function tells(analysis: Analysis, span: Span, say: readonly string[][]): boolean {
  const told = written(analysis).filter(({ sources }) => sources.some((source) => overlap(source, span)));
  // A finding's sentences belong together: what one of them says need not be said again by the next.
  const text = told.map((one) => one.text).join(' ');
  return text !== '' && say.every((group) => group.some((form) => new RegExp(form, 'i').test(text)));
}

/** Without the report's own words in quotation marks. */
function unquoted(text: string): string {
  return text.replace(/“[^”]*”/g, '');
}

function urgent(add: Add, pieces: readonly GoldUrgent[], set: string): void {
  const fresh = new Tally();
  const states = { right: 0, all: 0 };
  const wrong: string[] = [];
  for (const { id, text, urgent: wanted } of pieces) {
    const { analysis } = run(id, text);
    const told = (analysis?.findings ?? []).filter(
      ({ importance, urgency }) => importance === 'urgent' && (urgency === 'new' || urgency === 'equivocal'),
    );
    const spans = wanted.map((one) => ({ ...one, span: spanOf(text, one.quote) }));
    const acute = spans.filter(({ state }) => state !== 'known');
    for (const one of spans) {
      const on = (analysis?.findings ?? []).filter(({ source }) => overlap(source, one.span));
      if (one.state === 'known' && on.every(({ urgency }) => urgency === null)) continue;
      states.all++;
      const given = on.map(({ urgency }) => urgency);
      if (given.includes(one.state)) states.right++;
      else wrong.push(`${id}: “${one.quote}” is ${given.join('/') || 'not told'}, not ${one.state}`);
    }
    for (const one of acute) {
      const hit = told.some(({ source }) => overlap(source, one.span));
      fresh.add(true, hit);
    }
    const extra = told.filter(({ source }) => !acute.some((one) => overlap(source, one.span)));
    for (const finding of extra) {
      fresh.add(false, true);
      wrong.push(`${id}: told as urgent: ${finding.text}`);
    }
    if (told.length === 0 && acute.length === 0) fresh.add(false, false);
  }
  add(set, 'urgent', `${fresh}`, 'findings told as urgent, new or equivocal, by quote', wrong, 'R ≥ 0.98, P ≥ 0.85');
  add(
    set,
    'state',
    `${states.right}/${states.all}`,
    'new, known or equivocal as labelled; a known one not told is left out',
  );
}

function hardAssertions(add: Add, mentions: readonly GoldAssertion[], set: string): void {
  const kinds = [
    ['negation', 'negated', '≥ 0.95'],
    ['negation', 'possible', ''],
    ['temporality', 'historical', '≥ 0.85'],
    ['temporality', 'hypothetical', '≥ 0.85'],
    ['experiencer', 'family', '≥ 0.85'],
  ] as const;
  for (const [field, value, bar] of kinds) {
    const tally = new Tally();
    const wrong: string[] = [];
    for (const gold of mentions) {
      if ([gold.skip ?? []].flat().includes(field)) continue;
      const got = assertMention(gold.sentence, gold.start, gold.end);
      tally.add(gold[field] === value, got[field] === value);
      if ((gold[field] === value) !== (got[field] === value))
        wrong.push(
          `${gold.id}: ${got[field]}: ${gold.sentence.slice(0, gold.start)}[[${gold.sentence.slice(gold.start, gold.end)}]]${gold.sentence.slice(gold.end)}`,
        );
    }
    add(set, `${field}: ${value}`, `${tally}`, 'hard mentions', wrong, bar || undefined);
  }
}

function spanOf(text: string, quote: string): Span {
  const start = text.indexOf(quote);
  if (start < 0) throw new Error(`The quote does not stand in its report: ${quote}`);
  return { start, end: start + quote.length };
}

function overlap(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}
