import type {
  Abbreviation,
  Concept,
  KnowledgeData,
  LabTest,
  LayWord,
  Medicine,
  Procedure,
  Score,
} from '../knowledge/index.js';

/** An entry of the knowledge base that a word can mean. */
export type Entry =
  | { kind: 'concept'; of: Concept }
  | { kind: 'lab'; of: LabTest }
  | { kind: 'medicine'; of: Medicine }
  | { kind: 'score'; of: Score }
  | { kind: 'abbreviation'; of: Abbreviation }
  | { kind: 'procedure'; of: Procedure }
  | { kind: 'lay'; of: LayWord };

/** How well a name stands for its entry: the less the better. */
export const Rank = { Term: 0, Synonym: 1, LayWord: 2, Adjective: 3, Lay: 4, RowName: 5 } as const;
export type Rank = (typeof Rank)[keyof typeof Rank];

export interface Name {
  written: string;
  rank: Rank;
}

export function termOf(entry: Entry): string {
  if (entry.kind === 'abbreviation') return entry.of.short;
  if (entry.kind === 'procedure') return entry.of.name;
  if (entry.kind === 'lay') return entry.of.says[0] ?? entry.of.id;
  return entry.of.term;
}

/** Everything a reader may call an entry. */
export function namesOf(entry: Entry): Name[] {
  const as = (rank: Rank, names: readonly string[]): Name[] => names.map((written) => ({ written, rank }));
  switch (entry.kind) {
    case 'concept': {
      const { term, synonyms, adjectives, lay } = entry.of;
      return [
        ...as(Rank.Term, [term]),
        ...as(Rank.Synonym, withoutSign(synonyms)),
        ...as(Rank.Adjective, adjectives),
        ...as(Rank.Lay, [lay]),
      ];
    }
    case 'lab': {
      const { term, synonyms, rowNames, lay } = entry.of;
      return [
        ...as(Rank.Term, [term]),
        // "mono #" is printed in a row only.
        ...as(Rank.Synonym, withoutSign(synonyms)),
        ...as(Rank.Lay, [lay]),
        ...as(Rank.RowName, [...rowNames, ...synonyms.filter((name) => name.includes('#'))]),
      ];
    }
    case 'medicine': {
      const { term, brands, synonyms } = entry.of;
      return [...as(Rank.Term, [term]), ...as(Rank.Synonym, [...brands, ...synonyms])];
    }
    case 'score':
      return [...as(Rank.Term, [entry.of.term]), ...as(Rank.Synonym, entry.of.synonyms)];
    case 'abbreviation':
      return as(Rank.Synonym, [entry.of.short]);
    case 'procedure':
      return [...as(Rank.Term, [entry.of.name]), ...as(Rank.Synonym, entry.of.synonyms)];
    case 'lay':
      return as(Rank.LayWord, entry.of.says);
  }
}

/** Names but those with a sign: typed without it, "old #" or "mono #" would be another word. */
const withoutSign = (names: readonly string[]) => names.filter((name) => !name.includes('#'));

/** Every entry that a word can mean, the plainer kinds first. */
export function entriesOf(data: KnowledgeData, education: { procedures: Procedure[]; layWords: LayWord[] }): Entry[] {
  return [
    ...data.concepts.map((of): Entry => ({ kind: 'concept', of })),
    ...data.labs.map((of): Entry => ({ kind: 'lab', of })),
    ...data.medicines.map((of): Entry => ({ kind: 'medicine', of })),
    ...data.scores.map((of): Entry => ({ kind: 'score', of })),
    ...data.abbreviations.map((of): Entry => ({ kind: 'abbreviation', of })),
    ...education.layWords.map((of): Entry => ({ kind: 'lay', of })),
    ...education.procedures.map((of): Entry => ({ kind: 'procedure', of })),
  ];
}
