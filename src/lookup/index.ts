import type { BodyAreas, ProcedureAnswer, Suggestion, TermAnswer } from '../contract/education.js';
import { BODY_AREAS } from '../contract/education.js';
import type { EducationData, Knowledge, Procedure } from '../knowledge/index.js';
import { birthHistory } from './birth-history.js';
import { buildCombinations } from './combinations.js';
import { inContext } from './context-words.js';
import { type Entry, entriesOf, namesOf, termOf } from './entries.js';
import { plainFigures, withoutAge } from './figures.js';
import { createProcedureFinder } from './find-procedure.js';
import { createTermFinder, type Found } from './find-term.js';
import { A_MEDICINE_AND_A_SIGN, aboutTaking, howToTake, ON_YOUR_OWN, tookTooMuch } from './how-to-take.js';
import { fieldOf, kindOf } from './labels.js';
import { buildLevels } from './levels.js';
import { buildNameIndex, type Offer } from './name-index.js';
import { writeProcedureAnswer } from './procedure-answer.js';
import { buildGroups } from './related.js';
import { answerScored, wordsOfScores } from './score-answer.js';
import { capitalTerm } from './sentences.js';
import type { Shelf } from './shelf.js';
import { buildSlipIndex } from './slips.js';
import { writeTermAnswer } from './term-answer.js';
import { withResult, withScore } from './typed-result.js';
import { withUrgentSigns } from './urgent-signs.js';
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
  /** Whether several guides fit what was asked, and nothing says which one. */
  severalProceduresFit(query: string): boolean;
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
  const groups = new Set(
    data.medicines.flatMap(({ drugClass }) =>
      drugClass && !drugClass.includes('contrast') ? [drugClass.toLowerCase()] : [],
    ),
  );
  const known: Known = { ids, groups };
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
      return help.get(entry.of.id) ?? urgent[0]?.action ?? null;
    },
  };
  const scoreWords = wordsOfScores(knowledge);
  const everyday = everydayWords(knowledge, names.wordCounts);
  const slips = buildSlipIndex(names.spellable);
  const levels = buildLevels(education.levels, knowledge);
  const combinations = buildCombinations(education.combinations, data.medicines);
  const finder = createTermFinder({
    names,
    slips,
    wordParts: buildWordParts(data.wordParts),
    everyday,
    hasLevels: levels.knows,
  });
  const procedures = createProcedureFinder(education.procedures, finder, guides, (word) => names.wordCounts.has(word));

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
    explainTerm(typed) {
      const query = plainFigures(typed);
      const measures = { knowledge, levels, shelf };
      const coded = birthHistory(query);
      if (coded) return coded;
      const scored = answerScored(query, knowledge, scoreWords, finder, shelf);
      if (scored) return withScore(scored, query, measures);
      const asked = inContext(withoutAge(query));
      const found = isAClass(finder.find(asked), query);
      const written = writeTermAnswer(found, shelf, /\d/.test(asked) ? asked : '');
      // What was put in place of a short word, or left out, stays in the heading as it was typed.
      const answer =
        written?.basis === 'phrase' && asked !== typed ? { ...written, term: capitalTerm(typed.trim()) } : written;
      const together = combinations.find(query, found);
      if (together) return combinations.answer(together, query, answer);
      if (!answer) return null;
      return withUrgentSigns(
        withResult(withTaking(answer, found, query, known), found, query, measures),
        query,
        knowledge,
      );
    },
    procedureInfo(query) {
      const found = procedures.find(query);
      return found ? writeProcedureAnswer(found.procedure, found.corrected) : null;
    },
    severalProceduresFit: (query) => procedures.fitsSeveral(query),
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

/** The medicines, or groups of medicines, that a query names. */
function medicinesIn(found: Found): Entry[] {
  const named =
    found.as === 'entries' ? [found.hits] : found.as === 'phrase' ? found.segments.map((one) => one.hits) : [];
  return named.flatMap((hits) => {
    const hit = hits.find(
      ({ entry }) => entry.kind === 'medicine' || (entry.kind === 'concept' && entry.of.kind === 'substance'),
    );
    return hit ? [hit.entry] : [];
  });
}

/** "Is Xarelto a blood thinner": asks about the one medicine, whose answer names its group. */
function isAClass(found: Found, query: string): Found {
  if (found.as !== 'phrase' || !/^\s*(?:is|are|was)\b.*\ban?\b/i.test(query)) return found;
  const [one, other, ...more] = found.segments;
  const medicine = one?.hits.find(({ entry }) => entry.kind === 'medicine');
  const group = other?.hits.find(({ entry }) => entry.kind === 'concept' || entry.kind === 'lay');
  return medicine && group && more.length === 0 && one
    ? { as: 'entries', asked: one.text, hits: [medicine], corrected: null }
    : found;
}

/** Entries by their id, and the groups of medicines ("statin"), in small letters. */
interface Known {
  ids: ReadonlyMap<string, Entry>;
  groups: ReadonlySet<string>;
}

/** A phrase that names something felt or seen beside a medicine: "lisinopril cough", "amlodipine swollen ankles". */
function namesASign(found: Found, { ids, groups }: Known): boolean {
  if (found.as !== 'phrase') return false;
  const named = found.segments.flatMap(({ hits: [hit] }) => {
    if (hit?.entry.kind !== 'lay') return hit ? [hit.entry] : [];
    const meant = ids.get(hit.entry.of.means[0] ?? '');
    return meant ? [meant] : [];
  });
  const isOf = (kinds: readonly string[]) => (one: Entry) => one.kind === 'concept' && kinds.includes(one.of.kind);
  // A dye for a scan is no medicine that somebody takes.
  const isGroup = (one: Entry) => isOf(['substance'])(one) && groups.has(termOf(one).toLowerCase());
  return named.some((one) => one.kind === 'medicine' || isGroup(one)) && named.some(isOf(['symptom', 'finding']));
}

/** What can be said of a question about taking a medicine. */
function withTaking(answer: TermAnswer, found: Found, query: string, known: Known): TermAnswer {
  const medicines = medicinesIn(found);
  const [first] = medicines;
  if (!first) return answer;
  const told = aboutTaking(query, medicines.length) ?? (namesASign(found, known) ? A_MEDICINE_AND_A_SIGN : null);
  const urgent = [tookTooMuch(query), answer.urgent].filter(Boolean).join(' ') || null;
  // What is bought without a prescription nobody must go on with.
  const bought =
    first.kind === 'medicine' && medicines.every((one) => one.kind !== 'medicine' || one.of.taken === 'label');
  if (told) return { ...answer, commonUse: bought ? told.replace(ON_YOUR_OWN, '') : told, urgent };
  return found.as === 'phrase' && first.kind === 'medicine'
    ? { ...answer, commonUse: howToTake(first.of), urgent }
    : { ...answer, urgent };
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
