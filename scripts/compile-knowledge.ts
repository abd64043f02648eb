import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import {
  type Concept,
  type EducationData,
  type KnowledgeData,
  knowledgeFolders,
  type LayWord,
  type ReportWord,
} from '../src/knowledge/schema.js';
import type { DangerSignEntry, GraveStateEntry, SignWords, Urgent } from '../src/knowledge/urgent-schema.js';
import { placeWords } from './knowledge/place-words.js';

const root = new URL('..', import.meta.url).pathname;
const target = join(root, 'src/knowledge/compiled.json');
const educationTarget = join(root, 'src/knowledge/education.json');

/** Folders that only the education pages read: a change there is no new version of the engine's knowledge. */
const EDUCATION = new Set(['procedures', 'lay-words', 'help-now', 'levels', 'combinations']);

/** Lay words that the engine explains too, where a report holds them as printed. */
const OF_REPORTS = /^report-(?:words|english|senses)(?:-[a-z]+)*\.yaml$/;

/** A problem in a knowledge file, in words for the person who edits it. */
export interface KnowledgeProblem {
  file: string;
  entry: string;
  message: string;
}

/** Reads every YAML file under `knowledge/`, validates each entry, and gives the whole base and what is wrong. */
export function loadKnowledgeFolder(folder = join(root, 'knowledge')): {
  data: KnowledgeData;
  educationVersion: string;
  problems: KnowledgeProblem[];
} {
  const problems: KnowledgeProblem[] = [];
  const hash = createHash('sha256');
  const educationHash = createHash('sha256');
  const lists: Record<string, unknown[]> = {};
  const reportWords: ReportWord[] = [];
  for (const [name, schema] of Object.entries(knowledgeFolders)) {
    lists[name] = [];
    const dir = join(folder, name);
    if (!existsSync(dir)) continue;
    for (const file of readdirSync(dir).sort()) {
      if (!file.endsWith('.yaml')) continue;
      const text = readFileSync(join(dir, file), 'utf8');
      const ofReports = name === 'lay-words' && OF_REPORTS.test(file);
      if (ofReports || !EDUCATION.has(name)) hash.update(text);
      if (EDUCATION.has(name)) educationHash.update(text);
      let entries: unknown;
      try {
        entries = parse(text) ?? [];
      } catch (error) {
        problems.push({ file: `${name}/${file}`, entry: '', message: String(error) });
        continue;
      }
      if (!Array.isArray(entries)) {
        problems.push({ file: `${name}/${file}`, entry: '', message: 'the file must be a list of entries' });
        continue;
      }
      for (const entry of entries) {
        const result = schema.safeParse(entry);
        if (result.success) {
          lists[name].push(result.data);
          if (ofReports) reportWords.push(...explainedOnly(result.data as LayWord));
        } else {
          for (const issue of result.error.issues) {
            problems.push({
              file: `${name}/${file}`,
              entry: String((entry as { id?: unknown })?.id ?? '?'),
              message: `${issue.path.join('.')}: ${issue.message}`,
            });
          }
        }
      }
    }
  }
  const data = {
    version: hash.digest('hex').slice(0, 12),
    concepts: lists.concepts,
    labs: lists.labs,
    medicines: lists.medicines,
    abbreviations: lists.abbreviations,
    wordSenses: lists['word-senses'],
    scores: lists.scores,
    urgent: withSignWords(lists.urgent as Urgent[], lists['sign-words'] as SignWords[], problems),
    graveStates: statesWithSignWords(
      lists['grave-states'] as GraveStateEntry[],
      lists.urgent as Urgent[],
      lists['sign-words'] as SignWords[],
      problems,
    ),
    dangerSigns: dangerSignsWithSignWords(
      lists['danger-signs'] as DangerSignEntry[],
      lists['sign-words'] as SignWords[],
      problems,
    ),
    emergencyNumbers: lists['emergency-numbers'],
    guides: lists.guides,
    labPatterns: lists['lab-patterns'],
    labComments: lists['lab-comments'],
    unitConversions: lists['unit-conversions'],
    wordParts: lists['word-parts'],
    reportWords: [...reportWords, ...placeWords(lists.concepts as Concept[], reportWords)],
    procedures: lists.procedures,
    layWords: lists['lay-words'],
    helpNow: lists['help-now'],
    levels: lists.levels,
    combinations: lists.combinations,
  } as KnowledgeData;
  return { data, educationVersion: educationHash.digest('hex').slice(0, 12), problems };
}

/** The urgent entries with the words of every "@name" of their signs in its place, and those of what they are about. */
function withSignWords(
  urgent: readonly Urgent[],
  shared: readonly SignWords[],
  problems: KnowledgeProblem[],
): Urgent[] {
  const filled = filler('urgent', shared, problems);
  const concepts = new Set(urgent.map(({ concept }) => concept));
  for (const { id, of = [] } of shared)
    for (const concept of of)
      if (!concepts.has(concept))
        problems.push({ file: 'sign-words', entry: id, message: `nothing urgent "${concept}"` });
  return urgent.map((entry) => ({
    ...entry,
    about: shared.filter(({ of }) => of?.includes(entry.concept)).flatMap((one) => one.words),
    signs: entry.signs.map((sign) => sign.map((group) => filled(group, entry.id))),
  }));
}

/** Puts the shared words in the place of every "@name" of a group of words. */
function filler(
  file: string,
  shared: readonly SignWords[],
  problems: KnowledgeProblem[],
): (group: string, entry: string) => string {
  const words = new Map(shared.map((one) => [one.id, one.words.join('|')]));
  const filled = (group: string, entry: string): string =>
    group.replace(/@([a-z-]+)/g, (name, id: string) => {
      const known = words.get(id);
      if (known === undefined) problems.push({ file, entry, message: `no sign words "${name}"` });
      return known ?? name;
    });
  return filled;
}

/** The states that are an emergency in some parts of the body, with the words of every "@name" in its place. */
function statesWithSignWords(
  states: readonly GraveStateEntry[],
  urgent: readonly Urgent[],
  shared: readonly SignWords[],
  problems: KnowledgeProblem[],
): GraveStateEntry[] {
  const filled = filler('grave-states', shared, problems);
  const concepts = new Set(urgent.map(({ concept }) => concept));
  return states.map((state) => ({
    ...state,
    ways: filled(state.ways, state.id),
    unless: filled(state.unless, state.id),
    elsewhere: filled(state.elsewhere, state.id),
    at: state.at.map((place) => {
      if (!concepts.has(place.concept))
        problems.push({ file: 'grave-states', entry: state.id, message: `nothing urgent "${place.concept}"` });
      return {
        ...place,
        part: filled(place.part, state.id),
        with: filled(place.with, state.id),
        unless: filled(place.unless, state.id),
      };
    }),
  }));
}

/** The signs of a body in danger, with the words of every "@name" in its place. */
function dangerSignsWithSignWords(
  signs: readonly DangerSignEntry[],
  shared: readonly SignWords[],
  problems: KnowledgeProblem[],
): DangerSignEntry[] {
  const filled = filler('danger-signs', shared, problems);
  return signs.map((sign) => ({
    ...sign,
    words: sign.words.map((group) => filled(group, sign.id)),
    unless: filled(`@told-of-another-time|@danger-is-over|${sign.unless}`.replace(/\|$/, ''), sign.id),
  }));
}

/** What an entry tells the engine: its meaning, where it stands for no entry of the base. */
function explainedOnly({ says, means, meaning, senses }: LayWord): ReportWord[] {
  if (meaning === undefined || means.length > 0) return [];
  return [senses === undefined ? { says, meaning } : { says, meaning, senses }];
}

/**
 * Writes `src/knowledge/compiled.json` (what the engine reads) and `education.json` beside it (procedures, lay words, first help, levels and combinations)
 * when the knowledge changed. Throws when an entry is invalid.
 */
export function compileKnowledge(): KnowledgeData {
  const { data, educationVersion, problems } = loadKnowledgeFolder();
  if (problems.length > 0) {
    const shown = problems.slice(0, 20).map((p) => `  knowledge/${p.file} ${p.entry}: ${p.message}`);
    throw new Error(`The knowledge base has ${problems.length} problem(s):\n${shown.join('\n')}`);
  }
  const { procedures = [], layWords = [], helpNow = [], levels = [], combinations = [], ...engine } = data;
  const education: EducationData = { version: educationVersion, procedures, layWords, helpNow, levels, combinations };
  writeIfChanged(target, JSON.stringify(engine));
  writeIfChanged(educationTarget, JSON.stringify(education));
  return data;
}

function writeIfChanged(path: string, json: string): void {
  if (existsSync(path) && readFileSync(path, 'utf8') === json) return;
  const draft = `${path}.${process.pid}.tmp`;
  writeFileSync(draft, json);
  renameSync(draft, path);
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  try {
    compileKnowledge();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
