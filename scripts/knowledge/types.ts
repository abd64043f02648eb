import type { KnowledgeData, knowledgeFolders } from '../../src/knowledge/schema.js';

export type FolderName = keyof typeof knowledgeFolders;

/** Something wrong (error) or worth a look (warning) in the knowledge base, in words for the person who edits it. */
export interface Finding {
  level: 'error' | 'warning';
  /** Name of the check that found it. */
  check: string;
  /** Folder and id of the entry: "labs/sodium". */
  where: string;
  message: string;
}

/** One check of the whole base. */
export type Check = (data: KnowledgeData) => Finding[];

interface AnyEntry {
  id: string;
  source: { name: string; url?: string | undefined };
  sourceChecked: boolean;
  review: string;
}

/** Every entry of the base with the folder it stands in. */
export function entriesOf(data: KnowledgeData): { folder: FolderName; entry: AnyEntry }[] {
  const folders: [FolderName, readonly AnyEntry[]][] = [
    ['concepts', data.concepts],
    ['labs', data.labs],
    ['medicines', data.medicines],
    ['abbreviations', data.abbreviations],
    ['word-senses', data.wordSenses ?? []],
    ['scores', data.scores],
    ['urgent', data.urgent],
    ['emergency-numbers', data.emergencyNumbers ?? []],
    ['guides', data.guides],
    ['lab-patterns', data.labPatterns ?? []],
    ['lab-comments', data.labComments ?? []],
    ['unit-conversions', data.unitConversions ?? []],
    ['word-parts', data.wordParts],
    ['procedures', data.procedures ?? []],
    ['lay-words', data.layWords ?? []],
    ['help-now', data.helpNow ?? []],
    ['levels', data.levels ?? []],
    ['combinations', data.combinations ?? []],
  ];
  return folders.flatMap(([folder, list]) => list.map((entry) => ({ folder, entry })));
}
