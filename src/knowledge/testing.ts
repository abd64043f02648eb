import { createKnowledge, type Knowledge, type KnowledgeData } from './index.js';
import { knowledgeFolders } from './schema.js';

type Loose = { [Name in keyof KnowledgeData]?: Name extends 'version' ? string : readonly object[] };

/** A small knowledge base for tests: entries need only what the test is about, the rest is filled in. */
export function tinyKnowledge(data: Loose): Knowledge {
  const source = { name: 'Test source' };
  const lay = { lay: 'thing', source };
  const meaning = 'A thing for a test.';
  const filled: Record<keyof typeof knowledgeFolders, object> = {
    concepts: { ...lay, meaning },
    labs: { ...lay, meaning },
    medicines: { ...lay, purpose: 'helps' },
    abbreviations: { source },
    'word-senses': { source },
    scores: { meaning, source },
    urgent: { source },
    'sign-words': {},
    'grave-states': { source },
    'danger-signs': { source },
    'emergency-numbers': { source },
    guides: { source },
    'lab-patterns': { source },
    'lab-comments': { source },
    'unit-conversions': { source },
    'word-parts': { source },
    procedures: {},
    'lay-words': {},
    'help-now': {},
    levels: {},
    combinations: {},
  };
  const full = (folder: keyof typeof knowledgeFolders, entries: readonly object[] | undefined): unknown[] =>
    (entries ?? []).map((entry) => knowledgeFolders[folder].parse({ ...filled[folder], ...entry }));
  return createKnowledge({
    version: 'test',
    concepts: full('concepts', data.concepts),
    labs: full('labs', data.labs),
    medicines: full('medicines', data.medicines),
    abbreviations: full('abbreviations', data.abbreviations),
    wordSenses: full('word-senses', data.wordSenses),
    scores: full('scores', data.scores),
    urgent: full('urgent', data.urgent),
    graveStates: full('grave-states', data.graveStates),
    dangerSigns: full('danger-signs', data.dangerSigns),
    emergencyNumbers: full('emergency-numbers', data.emergencyNumbers),
    guides: full('guides', data.guides),
    labPatterns: full('lab-patterns', data.labPatterns),
    labComments: full('lab-comments', data.labComments),
    unitConversions: full('unit-conversions', data.unitConversions),
    wordParts: full('word-parts', data.wordParts),
    reportWords: data.reportWords,
  } as KnowledgeData);
}
