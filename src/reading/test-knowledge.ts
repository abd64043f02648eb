import { createKnowledge, type Knowledge } from '../knowledge/index.js';

/** A small knowledge base for the tests of this room: the tests and places that they name. */
export function readingKnowledge(): Knowledge {
  const source = { name: 'written for tests' };
  const common = { source, sourceChecked: false, review: 'unreviewed' as const, version: 1 };
  const lab = (id: string, term: string, synonyms: string[], specimen: 'blood' | 'urine' = 'blood') => ({
    ...common, id, term, synonyms, rowNames: [], lay: term, layNumber: 'mass' as const, meaning: `A test of ${term}.`,
    specimen, units: [], low: [], high: [], ranges: [], critical: [],
  }); // biome-ignore format: one entry
  const place = (id: string) => ({
    ...common, id, term: id, kind: 'anatomy' as const, synonyms: [], lay: id, layNumber: 'name' as const, meaning: `The ${id}.`,
    adjectives: [], paired: false, system: 'general' as const, importance: 'note' as const, sensitive: false,
  }); // biome-ignore format: one entry
  return createKnowledge({
    version: 'test',
    concepts: ['chest', 'knee', 'abdomen', 'pelvis'].map(place),
    labs: [
      lab('white-blood-cells', 'white blood cell count', ['wbc', 'white count']),
      lab('hemoglobin', 'hemoglobin', ['hgb', 'hb']),
      lab('platelets', 'platelet count', ['platelets', 'plt']),
      lab('creatinine', 'creatinine', []),
      lab('sodium', 'sodium', []),
      lab('potassium', 'potassium', []),
      lab('calcium', 'calcium', []),
      lab('troponin', 'troponin', []),
      lab('neutrophils', 'neutrophils', []),
      lab('lymphocytes', 'lymphocytes', []),
      lab('monocytes', 'monocytes', []),
      lab('inr', 'INR', []),
      lab('glucose', 'glucose', []),
      lab('interleukin-6', 'interleukin 6', []),
      lab('urine-albumin-creatinine', 'albumin/creatinine ratio, random urine', [], 'urine'),
    ],
    medicines: [],
    abbreviations: [],
    scores: [],
    urgent: [],
    guides: [],
    wordParts: [],
  });
}
