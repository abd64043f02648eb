import type { BodyAreas, ProcedureAnswer, Suggestion, TermAnswer } from '../contract/education.js';
import { BODY_AREAS } from '../contract/education.js';
import type { EducationData, Knowledge, Procedure } from '../knowledge/index.js';
import { birthHistory } from './birth-history.js';
import { type Entry, entriesOf, namesOf, termOf } from './entries.js';
import { createProcedureFinder } from './find-procedure.js';
import { createTermFinder, type Found } from './find-term.js';
import { ON_TAKING_TOGETHER, onStopping } from './how-to-take.js';
import { fieldOf, kindOf } from './labels.js';
import { buildNameIndex, type Offer } from './name-index.js';
import { writeProcedureAnswer } from './procedure-answer.js';
import { buildGroups } from './related.js';
import { answerScored, wordsOfScores } from './score-answer.js';
import type { Shelf } from './shelf.js';
import { buildSlipIndex } from './slips.js';
import { writeTermAnswer } from './term-answer.js';
import { withFigure } from './typed-figure.js';
import { buildWordParts } from './word-parts.js';
import { MOST_WORDS, squeezed, wordsOf } from './words.js';

/** Answers questions about words and procedures from the knowledge base alone. Built once, then only read. */
export interface Lookup {
  readonly version: string;
  /** Null where nothing is known of it. */
  explainTerm(query: string): TermAnswer | null;
  procedureInfo(query: string): ProcedureAnswer | null;
  /** What may be meant, while it is typed or when nothing was found. */
  suggestTerms(query: string, most?: number): Suggestion[];
  suggestProcedures(query: string, most?: number): Suggestion[];
  /** The body map: five common procedures for each area. */
  bodyAreas(): BodyAreas;
  /** Names by which a report may call what was asked about, in the form in which `wordsOf` writes them. */
  namesOfTerm(query: string): string[];
}

const SUGGESTIONS = 8;

/** Builds the indexes over the whole base. Linear in its size. */
export function createLookup(knowledge: Knowledge, education: EducationData): Lookup {
  const { data } = knowledge;
  const entries = entriesOf(data, education);
  const names = buildNameIndex(entries);
  const ids = new Map<string, Entry>();
  for (const entry of entries) {
    if (entry.kind === 'procedure') ids.set(`procedures/${entry.of.id}`, entry);
    else if (entry.kind !== 'abbreviation' && entry.kind !== 'lay') ids.set(entry.of.id, entry);
  }
  const guides = new Map<string, Procedure>();
  for (const one of education.procedures) for (const id of one.concepts) if (!guides.has(id)) guides.set(id, one);
  const help = new Map(
    education.helpNow.flatMap(({ concepts, action }) => concepts.map((id) => [id, action] as const)),
  );
  const shortForms = new Map<Entry, string[]>();
  for (const { short, senses } of data.abbreviations) {
    const [sense] = senses;
    if (senses.length !== 1 || !sense) continue;
    const entry = sense.concept ? ids.get(sense.concept) : names.exact(sense.long)[0]?.entry;
    if (entry) shortForms.set(entry, [...(shortForms.get(entry) ?? []), short]);
  }
  const shelf: Shelf = {
    groups: buildGroups(entries),
    names,
    byId: (id) => ids.get(id),
    shortFormsOf: (entry) => shortForms.get(entry) ?? [],
    procedureOf: (id) => guides.get(id),
    helpFor(entry, asked = '') {
      if (entry.kind !== 'concept') return null;
      const words = asked.toLowerCase();
      const urgent = knowledge.urgentFor(entry.of.id).filter((one) => one.needs.length === 0);
      // "Preseptal cellulitis" stands in the entry of the orbital one and can wait longer.
      if (urgent.length > 0 && urgent.every((one) => one.unless.some((word) => words.includes(word)))) return null;
      return urgent[0]?.action ?? help.get(entry.of.id) ?? null;
    },
  };
  const scoreWords = wordsOfScores(knowledge);
  const everyday = everydayWords(knowledge, names.wordCounts);
  const slips = buildSlipIndex(names.spellable);
  const finder = createTermFinder({ names, slips, wordParts: buildWordParts(data.wordParts), everyday });
  const procedures = createProcedureFinder(education.procedures, finder, guides);

  const offered = ({ term, entry, written }: Offer): Suggestion => ({
    term,
    as: written.toLowerCase() === term.toLowerCase() ? null : written,
    hint: hintOf(entry),
  });

  const suggestTerms = (query: string, most = SUGGESTIONS): Suggestion[] => {
    const offers = names.beginning(query, most);
    const found = offers.map(offered);
    if (found.length > 0 || query.trim().length < 3) return found;
    const seen = new Set(found.map((one) => one.term.toLowerCase()));
    for (const entry of nearEntries(query)) {
      const term = termOf(entry);
      if (seen.has(term.toLowerCase()) || found.length >= most) continue;
      seen.add(term.toLowerCase());
      found.push({ term, as: null, hint: hintOf(entry) });
    }
    return found;
  };

  /** Entries with words near to those of the query: what may have been meant. */
  const nearEntries = (query: string): Entry[] => {
    const scores = new Map<Entry, number>();
    const words = new Map(wordsOf(query).flatMap((word) => (word.empty ? [] : [[word.key, word] as const])));
    for (const word of [...words.values()].slice(0, MOST_WORDS)) {
      const near = names.wordCounts.has(word.key)
        ? [{ word: word.key, distance: 0 }]
        : slips.near(word.key, true).slice(0, 4);
      for (const { word: known, distance } of near) {
        const hits = names.withWord(known);
        for (const { entry, written, rank } of hits.slice(0, 400)) {
          const score = 2 / (1 + distance) / Math.sqrt(wordsOf(written).length) - rank * 0.1;
          scores.set(entry, Math.max(scores.get(entry) ?? 0, score) + 0.2);
        }
      }
    }
    return [...scores]
      .sort((a, b) => b[1] - a[1])
      .slice(0, 12)
      .map(([entry]) => entry);
  };

  return {
    version: `${knowledge.version}-${education.version}`,
    explainTerm(query) {
      const coded = birthHistory(query) ?? answerScored(query, knowledge, scoreWords, finder, shelf);
      if (coded) return coded;
      const found = finder.find(query);
      const answer = writeTermAnswer(found, shelf);
      if (!answer) return null;
      const medicines = medicinesIn(found);
      const told = medicines > 1 ? ON_TAKING_TOGETHER : medicines > 0 ? onStopping(query) : null;
      return told ? { ...answer, commonUse: told } : withFigure(answer, found, query, knowledge);
    },
    procedureInfo(query) {
      const found = procedures.find(query);
      return found ? writeProcedureAnswer(found.procedure, found.corrected) : null;
    },
    suggestTerms,
    suggestProcedures: (query, most = SUGGESTIONS) =>
      procedures
        .near(query, most)
        .map(({ procedure, as }) => ({ term: procedure.name, as, hint: firstSentence(procedure.whatItIs) })),
    bodyAreas: () => ({
      areas: BODY_AREAS.map((area) => ({
        area,
        procedures: education.procedures
          .filter((one) => one.common.includes(area))
          .map(({ id, name, whatItIs }) => ({ id, name, hint: firstSentence(whatItIs) })),
      })),
      count: education.procedures.length,
    }),
    namesOfTerm(query) {
      const found = finder.find(query);
      if (found.as === 'nothing') return [];
      const written =
        found.as === 'entries'
          ? found.hits.flatMap(({ entry, written }) => [
              written,
              ...namesOf(entry)
                .filter((name) => name.rank < 3)
                .map((name) => name.written),
            ])
          : [found.asked];
      return [...new Set(written)].filter((name) => squeezed(wordsOf(name)).length > 1);
    },
  };
}

/** How many medicines or groups of medicines a query names. */
function medicinesIn(found: Found): number {
  const named =
    found.as === 'entries' ? [found.hits] : found.as === 'phrase' ? found.segments.map((one) => one.hits) : [];
  return named.filter((hits) =>
    hits.some(({ entry }) => entry.kind === 'medicine' || (entry.kind === 'concept' && entry.of.kind === 'substance')),
  ).length;
}

function hintOf(entry: Entry): string {
  switch (entry.kind) {
    case 'concept':
    case 'lab':
      return entry.of.lay.toLowerCase() === entry.of.term.toLowerCase() ? fieldOf(entry) : entry.of.lay;
    case 'medicine':
      return entry.of.lay;
    case 'abbreviation':
      return entry.of.senses.map((sense) => sense.long).join('; ');
    case 'procedure':
      return firstSentence(entry.of.whatItIs);
    case 'lay':
    case 'score':
      return kindOf(entry);
  }
}

function firstSentence(text: string): string {
  return text.split(/(?<=[.?!]) /)[0] ?? text;
}

/** Words of our own plain texts that no name holds: plain English, never taken for a slip of a medical word. */
function everydayWords(knowledge: Knowledge, named: ReadonlyMap<string, number>): Set<string> {
  const { data } = knowledge;
  const texts = [
    ...data.concepts.map((one) => `${one.lay} ${one.meaning} ${one.usually ?? ''} ${one.ask ?? ''}`),
    ...data.labs.map((one) => `${one.lay} ${one.meaning} ${one.low.join(' ')} ${one.high.join(' ')}`),
    ...data.medicines.map((one) => `${one.lay} ${one.purpose}`),
    ...data.guides.map((one) => `${one.looksAt} ${one.how}`),
    ...data.urgent.map((one) => one.action),
  ];
  const words = new Set<string>();
  for (const text of texts)
    for (const word of wordsOf(text)) if (!named.has(word.key) && /^[a-z]+$/.test(word.key)) words.add(word.key);
  return words;
}
