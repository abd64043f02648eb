import { buildGarbledWords, type GarbledWords } from './garbled-words.js';
import { buildLabNames } from './lab-names.js';
import type { LabComment, LabPattern, LabTest } from './lab-schema.js';
import { buildPhrases, type PhraseIndex } from './phrases.js';
import { buildReportWords, type ReportWordIndex } from './report-words.js';
import type { Concept, Guide, KnowledgeData, Medicine, Score } from './schema.js';
import { buildShortForms, type ShortFormIndex } from './short-forms.js';
import { buildSpeller, type Speller } from './spelling.js';
import type { Urgent } from './urgent-schema.js';
import { buildWordSenses, type WordSenseIndex } from './word-senses.js';

export { everyMatch } from './every-match.js';
export type { LabComment, LabPattern, LabTest, UnitConversion } from './lab-schema.js';
export {
  buildPhrases,
  type Folder,
  foldAll,
  longestPhrase,
  type Phrase,
  type PhraseIndex,
  type PhraseMatch,
  type PhraseRef,
} from './phrases.js';
export { forgetWords, onceIn, remembered } from './remembered.js';
export type { FoundReportWord } from './report-words.js';
export { isFormOf } from './report-words.js';
export type {
  Abbreviation,
  Combination,
  Concept,
  EducationData,
  Guide,
  KnowledgeData,
  LayWord,
  Level,
  Medicine,
  Procedure,
  Score,
  WordPart,
} from './schema.js';
export { categoryOfCode, hasRanges, plainCode } from './score-codes.js';
export {
  isGlued,
  isOpen,
  matchShortForm,
  type Sense,
  type ShortFormContext,
  type ShortFormMatch,
} from './short-forms.js';
export { fold, singleSpaced, type Token, tokenize } from './tokens.js';
export type { EmergencyNumber, ResultCondition, Urgent } from './urgent-schema.js';
export { meantInstead } from './word-senses.js';

/** The indexed knowledge base: built once, then only read. */
export interface Knowledge {
  readonly version: string;
  readonly data: KnowledgeData;
  concept(id: string): Concept | undefined;
  lab(id: string): LabTest | undefined;
  medicine(id: string): Medicine | undefined;
  score(id: string): Score | undefined;
  guide(id: string): Guide | undefined;
  /** Results that say more together than alone, the more telling first. */
  readonly labPatterns: readonly LabPattern[];
  readonly labComments: readonly LabComment[];
  /** Urgent entries that hang on a concept. */
  urgentFor(conceptId: string): readonly Urgent[];
  /** The test a printed row name means ("Hgb", "WBC COUNT", "Potassium, serum"); panel and unit as printed help. */
  labByName(printed: string, panel?: string | null, unit?: string | null): LabTest | undefined;
  /** The word of a test's name that a scanner garbled; null where none is surely meant. */
  garbledLabWord(word: string, scanned: boolean): string | null;
  /** Every name of every concept, test, medicine and score. */
  readonly phrases: PhraseIndex;
  readonly shortForms: ShortFormIndex;
  /** Names that mean something else beside certain words. */
  readonly wordSenses: WordSenseIndex;
  /** Words that are only explained. */
  readonly reportWords: ReportWordIndex;
  /** Slips of the pen in the words of concepts. */
  readonly speller: Speller;
}

/** Builds the indexes; those for running text are built when first asked for. Linear in the size of the data. */
export function createKnowledge(data: KnowledgeData): Knowledge {
  const concepts = new Map(data.concepts.map((entry) => [entry.id, entry]));
  const labs = new Map(data.labs.map((entry) => [entry.id, entry]));
  const medicines = new Map(data.medicines.map((entry) => [entry.id, entry]));
  const scores = new Map(data.scores.map((entry) => [entry.id, entry]));
  const guides = new Map(data.guides.map((entry) => [entry.id, entry]));
  const urgent = new Map<string, Urgent[]>();
  for (const entry of data.urgent) urgent.set(entry.concept, [...(urgent.get(entry.concept) ?? []), entry]);
  const labNames = buildLabNames(data.labs);
  let phrases: PhraseIndex | undefined;
  let shortForms: ShortFormIndex | undefined;
  let wordSenses: WordSenseIndex | undefined;
  let speller: Speller | undefined;
  let reportWords: ReportWordIndex | undefined;
  let garbled: GarbledWords | undefined;
  return {
    version: data.version,
    data,
    concept: (id) => concepts.get(id),
    lab: (id) => labs.get(id),
    medicine: (id) => medicines.get(id),
    score: (id) => scores.get(id),
    guide: (id) => guides.get(id),
    labPatterns: data.labPatterns ?? [],
    labComments: data.labComments ?? [],
    urgentFor: (id) => urgent.get(id) ?? [],
    labByName: (printed, panel, unit) => labNames.find(printed, panel, unit),
    garbledLabWord(word, scanned) {
      garbled ??= buildGarbledWords(labNames.words());
      return garbled.find(word, scanned);
    },
    get phrases() {
      phrases ??= buildPhrases(data);
      return phrases;
    },
    get shortForms() {
      shortForms ??= buildShortForms(data);
      return shortForms;
    },
    get wordSenses() {
      wordSenses ??= buildWordSenses(data.wordSenses ?? []);
      return wordSenses;
    },
    get reportWords() {
      reportWords ??= buildReportWords(data.reportWords ?? []);
      return reportWords;
    },
    get speller() {
      speller ??= buildSpeller(this.phrases.conceptWords);
      return speller;
    },
  };
}
