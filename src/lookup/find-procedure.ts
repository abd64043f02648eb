import type { Procedure } from '../knowledge/index.js';
import type { Entry } from './entries.js';
import type { TermFinder } from './find-term.js';
import { buildNameIndex } from './name-index.js';
import { askedAbout, fewOf } from './questions.js';
import { buildSlipIndex, remembering, type SlipIndex } from './slips.js';
import { otherForms } from './word-forms.js';
import { MOST_WORDS, wordsOf } from './words.js';

interface Ranked {
  procedure: Procedure;
  name: string;
  score: number;
  /** Share of the name that stands in the text. */
  of: number;
}

interface ProcedureFound {
  procedure: Procedure;
  corrected: string | null;
}

export interface ProcedureFinder {
  /** The one procedure that is meant; null where none or several could be. */
  find(query: string): ProcedureFound | null;
  /** Whether its telling words fit several procedures, and nothing says which. */
  fitsSeveral(query: string): boolean;
  /** Procedures that may be meant, the likeliest first. */
  near(query: string, most: number): { procedure: Procedure; as: string | null }[];
}

const LONGEST_NAME = 6;
/** Words in a question right before the procedure that it is about. */
const LEADS_TO = new Set('before after for during of have get having getting need needing'.split(' '));

/** Words of procedures' names that do not tell one from another. */
const COMMON = new Set(
  'surgery operation procedure removal repair test scan exam study treatment therapy replacement'.split(' '),
);

/** What people say for what stands in the names: one side is put for the other before the words are compared. */
const SAME: Record<string, string> = {
  remove: 'removal', removed: 'removal', removing: 'removal', out: 'removal', replace: 'replacement', replaced: 'replacement',
  replacing: 'replacement', fix: 'repair', fixed: 'repair', fixing: 'repair', fixation: 'repair', operation: 'surgery', op: 'surgery', surgical: 'surgery',
  screening: 'test', exam: 'test', examination: 'test', tummy: 'abdomen', belly: 'abdomen', abdominal: 'abdomen', stomach: 'stomach',
  womb: 'uterus', heart: 'heart', cardiac: 'heart', kidney: 'kidney', renal: 'kidney', brain: 'brain', cranial: 'head', breastbone: 'chest',
  pulmonary: 'lung', hepatic: 'liver', c: 'cesarean', csection: 'cesarean', shot: 'injection', jab: 'injection',
}; // biome-ignore format: pairs

/** Finds procedures by any of their names, in any order of their words, with slips forgiven. */
export function createProcedureFinder(
  procedures: readonly Procedure[],
  terms: TermFinder,
  guides: ReadonlyMap<string, Procedure>,
  /** Whether a word stands in a name of the base: then it is no slip of another. */
  isWord: (word: string) => boolean,
): ProcedureFinder {
  const entries = procedures.map((of): Entry => ({ kind: 'procedure', of }));
  const names = buildNameIndex(entries);
  const allSlips = buildSlipIndex(names.wordCounts);
  const sets = procedures.flatMap((procedure) =>
    [procedure.name, ...procedure.synonyms].map((name) => ({ procedure, name, words: contentOf(name) })),
  );
  const holds = new Map<string, number>();
  for (const { words } of sets) for (const word of words) holds.set(word, (holds.get(word) ?? 0) + 1);
  const worth = (word: string): number =>
    (COMMON.has(word) ? 0.4 : 1) * Math.log(1 + sets.length / (1 + (holds.get(word) ?? 0)));

  const procedureOf = (entry: Entry | undefined): Procedure | null => (entry?.kind === 'procedure' ? entry.of : null);

  /** Each procedure's share of words in common with the text, weighed by how telling they are. */
  const ranked = (text: string, slips: SlipIndex): Ranked[] => {
    const typed = [...contentOf(text)]
      .slice(0, MOST_WORDS)
      .map((word) =>
        holds.has(word) ? word : (formOf(word) ?? (isWord(word) ? word : slips.near(word)[0]?.word) ?? word),
      );
    const whole = typed.reduce((sum, word) => sum + worth(word), 0);
    const best = new Map<Procedure, Ranked>();
    for (const { procedure, name, words } of sets) {
      let shared = 0;
      let of = 0;
      for (const word of words) of += worth(word);
      for (const word of new Set(typed)) if (words.has(word)) shared += worth(word);
      if (shared === 0) continue;
      const score = (2 * shared) / (whole + of);
      if (score > (best.get(procedure)?.score ?? 0)) best.set(procedure, { procedure, name, score, of: shared / of });
    }
    return [...best.values()].sort((a, b) => b.score - a.score);
  };

  const formOf = (word: string): string | null => otherForms(word).find((form) => holds.has(form)) ?? null;

  /** The procedures with a name that holds all telling words of a text. */
  const fitting = (text: string): Set<Procedure> => {
    const telling = [...contentOf(text)].filter((word) => !COMMON.has(word));
    if (telling.length === 0) return new Set();
    return new Set(sets.flatMap((one) => (telling.every((word) => one.words.has(word)) ? [one.procedure] : [])));
  };

  /** "Knee surgery" can be any of the procedures whose names hold its telling words: none of them is meant for sure. */
  const isOneOfSeveral = (text: string, first: Ranked): boolean => {
    const telling = [...contentOf(text)].filter((word) => !COMMON.has(word));
    return first.of < 1 && telling.length < 2 && fitting(text).size > 1;
  };

  /** Procedures whose very names stand in a question, the longest name at each place: "the night before colonoscopy". */
  const namedIn = (query: string): { procedure: Procedure; before: string }[] => {
    const words = wordsOf(query).slice(0, MOST_WORDS);
    const found: { procedure: Procedure; before: string }[] = [];
    for (let at = 0; at < words.length; at += 1) {
      for (let end = Math.min(words.length, at + LONGEST_NAME); end > at; end -= 1) {
        const text = words
          .slice(at, end)
          .map((word) => word.text)
          .join(' ');
        const procedure = words[at]?.empty ? null : procedureOf(names.exact(text)[0]?.entry);
        if (!procedure) continue;
        const before = words.slice(0, at).findLast((word) => !['a', 'an', 'the', 'my', 'your'].includes(word.text));
        found.push({ procedure, before: before?.text.toLowerCase() ?? '' });
        at = end - 1;
        break;
      }
    }
    return found;
  };

  /** The one that a longer question is about: the only one named, or the one behind "before", "have" and their like. */
  const askedOf = (query: string): Procedure | null => {
    const named = namedIn(query);
    const [only] = named;
    if (new Set(named.map((one) => one.procedure)).size === 1 && only) return only.procedure;
    const meant = named.filter((one) => LEADS_TO.has(one.before));
    return meant.length === 1 && meant[0] ? meant[0].procedure : null;
  };

  const find = (query: string): ProcedureFound | null => {
    const found = findMeant(query) ?? findMeant(withoutTrouble(query));
    // "MRI with sedation": what holds for whoever is put to sleep must be told, not that of a plain scan.
    if (found?.procedure.group === 'imaging' && ASLEEP.test(query)) {
      const asleep = procedures.find((one) => one.id === 'general-anesthesia');
      return asleep ? { procedure: asleep, corrected: asleep.name } : null;
    }
    return found && turnsRound(query, found.procedure) ? null : found;
  };

  const findMeant = (query: string): ProcedureFound | null => {
    const candidates = askedAbout(query).filter((text) => text !== '');
    for (const text of candidates) {
      const hit = names.exact(text)[0] ?? names.reordered(text)[0];
      const procedure = procedureOf(hit?.entry);
      if (procedure) return { procedure, corrected: null };
    }
    const found = terms.find(query);
    if (found.as === 'entries') {
      for (const { entry } of found.hits) {
        if (entry.kind === 'procedure') return { procedure: entry.of, corrected: found.corrected && entry.of.name };
        const ids = entry.kind === 'lay' ? entry.of.means : [entry.of.id];
        // "Epidural" is a name of two: none is meant for sure.
        if (ids.length > 1 && ids.every((id) => id.startsWith('procedures/'))) return null;
        for (const id of ids) {
          const procedure = guides.get(id) ?? procedures.find((one) => `procedures/${one.id}` === id);
          if (procedure) return { procedure, corrected: found.corrected && procedure.name };
        }
      }
    }
    let choice: ProcedureFound | null = null;
    let most = 0.62;
    const slips = remembering(allSlips);
    for (const text of fewOf(candidates)) {
      const [first, second] = ranked(text, slips);
      if (!first || first.score <= most) continue;
      if (second && first.score - second.score < 0.05) continue;
      if (isOneOfSeveral(text, first)) continue;
      most = first.score;
      const slip = [...contentOf(text)].some((word) => !holds.has(word));
      choice = { procedure: first.procedure, corrected: slip ? first.procedure.name : null };
    }
    if (choice) return choice;
    const asked = askedOf(query);
    return asked && { procedure: asked, corrected: null };
  };

  return {
    find,
    fitsSeveral: (query) => find(query) === null && askedAbout(query).some((text) => fitting(text).size > 1),
    near(query, most) {
      const found = new Map<Procedure, string | null>();
      const put = (procedure: Procedure | null, name: string): void => {
        if (!procedure || found.has(procedure) || found.size >= most) return;
        found.set(procedure, name.toLowerCase() === procedure.name.toLowerCase() ? null : name);
      };
      for (const { entry, written } of names.beginning(query, most)) put(procedureOf(entry), written);
      const slips = remembering(allSlips);
      if (query.trim().length > 2)
        for (const text of fewOf(askedAbout(query)))
          for (const { procedure, name, score } of ranked(text, slips)) if (score > 0.25) put(procedure, name);
      // In a long question the words around weigh more than the name: what holds much of a name comes near.
      if (found.size === 0)
        for (const { procedure, name, of } of ranked(query, slips)) if (of > 0.6) put(procedure, name);
      return [...found].map(([procedure, as]) => ({ procedure, as }));
    },
  };
}

/** What is done asleep. */
const ASLEEP = /\b(?:sedat\w*|ana?esthe\w*|asleep|put (?:to sleep|under))\b/i;

/** What went wrong after a procedure, and when: it says nothing of which one it was. */
const TROUBLE =
  /\b(?:(?:fell|fallen|came|come|pulled|slipped) (?:out|off)|(?:not|isn'?t|stopped|won'?t) (?:drain\w*|heal\w*|stop\w*)|what happens (?:if|when) i|how long (?:in|at) (?:the )?hospital|clogged|leak\w*|bleed\w*|blood|bled|lump|bump|bruis\w*|swollen|swelling|pains?|painful|hurts?|fever|chills|pus|oozing|infect\w*|redness|red|smells?|skip\w*|miss(?:ed|ing)?|(?:days?|weeks?|months?) \d+|\d+(?:st|nd|rd|th)? (?:days?|weeks?|months?)|later|post-?op|still|since)\b/gi;

/** The query without what went wrong: "tonsils out bleeding day 6". */
function withoutTrouble(query: string): string {
  const bare = query.replace(TROUBLE, ' ').replace(/\s+/g, ' ').trim();
  return bare.length > 2 ? bare : query;
}

/** To take back what was done is another operation, and so is what is done in another way: asleep, or by another road. */
function turnsRound(query: string, { name, synonyms }: Procedure): boolean {
  const back =
    /\b(?:revers\w*|undo|undone|virtual|colonography|trans-?o?esophageal|o?esophageal|dobutamine|echo\b.{0,30}\b(?:throat|food pipe)|sedat\w*)\b/i;
  return back.test(query) && ![name, ...synonyms].some((one) => back.test(one));
}

function contentOf(text: string): Set<string> {
  return new Set(
    wordsOf(text)
      .filter((word) => !word.empty)
      .map((word) => SAME[word.key] ?? word.key),
  );
}
