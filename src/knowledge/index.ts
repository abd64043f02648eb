import type { Concept, Guide, KnowledgeData, LabTest, Medicine, Score, Urgent } from './schema.js';

export type {
  Abbreviation,
  Concept,
  Guide,
  KnowledgeData,
  LabTest,
  Medicine,
  Score,
  Urgent,
  WordPart,
} from './schema.js';

/** The indexed knowledge base: built once, then only read. */
export interface Knowledge {
  readonly version: string;
  readonly data: KnowledgeData;
  concept(id: string): Concept | undefined;
  lab(id: string): LabTest | undefined;
  medicine(id: string): Medicine | undefined;
  score(id: string): Score | undefined;
  guide(id: string): Guide | undefined;
  /** Urgent entries that hang on a concept. */
  urgentFor(conceptId: string): readonly Urgent[];
  /** The test a printed row name means ("Hgb", "WBC COUNT", "Potassium, serum"); panel as printed helps. */
  labByName(printed: string, panel?: string | null): LabTest | undefined;
}

/** Builds the indexes. Linear in the size of the data. */
export function createKnowledge(data: KnowledgeData): Knowledge {
  const concepts = new Map(data.concepts.map((entry) => [entry.id, entry]));
  const labs = new Map(data.labs.map((entry) => [entry.id, entry]));
  const medicines = new Map(data.medicines.map((entry) => [entry.id, entry]));
  const scores = new Map(data.scores.map((entry) => [entry.id, entry]));
  const guides = new Map(data.guides.map((entry) => [entry.id, entry]));
  const urgent = new Map<string, Urgent[]>();
  for (const entry of data.urgent) urgent.set(entry.concept, [...(urgent.get(entry.concept) ?? []), entry]);
  const labNames = new Map<string, LabTest>();
  for (const lab of data.labs) {
    for (const name of [lab.term, ...lab.synonyms]) {
      const key = labKey(name);
      if (!labNames.has(key)) labNames.set(key, lab);
    }
  }
  return {
    version: data.version,
    data,
    concept: (id) => concepts.get(id),
    lab: (id) => labs.get(id),
    medicine: (id) => medicines.get(id),
    score: (id) => scores.get(id),
    guide: (id) => guides.get(id),
    urgentFor: (id) => urgent.get(id) ?? [],
    labByName: (printed, panel) =>
      (panel ? labNames.get(labKey(`${panel} ${printed}`)) : undefined) ?? labNames.get(labKey(printed)),
  };
}

/** Comparable form of a printed test name: lower case, letters and digits only. */
function labKey(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9+%#]+/g, ' ')
    .trim();
}

export { fold, type Token, tokenize } from './tokens.js';
