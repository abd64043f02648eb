import { describe, expect, it } from 'vitest';
import { tinyKnowledge } from '../knowledge/testing.js';
import { explainReport } from './index.js';

const knowledge = tinyKnowledge({
  concepts: [
    { id: 'nodule', term: 'nodule', kind: 'finding', lay: 'small lump', layNumber: 'singular', meaning: 'A small round lump.' },
    { id: 'effusion', term: 'pleural effusion', kind: 'finding', lay: 'fluid around the lung', meaning: 'Extra fluid.' },
    { id: 'solitary', term: 'solitary', kind: 'descriptor', lay: 'single', meaning: 'There is only one.' },
    { id: 'carcinoma', term: 'carcinoma', kind: 'disease', lay: 'cancer', sensitive: true, importance: 'important', meaning: 'A cancer.' },
  ],
}); // biome-ignore format: a table

const terms = (text: string) => explainReport(text, knowledge).glossary.map(({ term }) => term);

describe('the words explained', () => {
  it('are those that a reader may not know', () => {
    expect(terms('CT CHEST\n\nIMPRESSION:\nSolitary nodule.\n')).toEqual(['nodule']);
  });

  it('bring up nothing that was only ruled out', () => {
    expect(terms('CT CHEST\n\nIMPRESSION:\nNodule. No pleural effusion.\n')).not.toContain('pleural effusion');
  });

  it('bring up nothing that is shut', () => {
    expect(terms('CT CHEST\n\nIMPRESSION:\nNodule. Carcinoma.\n')).not.toContain('carcinoma');
  });
});

describe('words of care and short names', () => {
  const own = tinyKnowledge({
    concepts: [
      { id: 'spleen', term: 'spleen', kind: 'anatomy', lay: 'spleen', layNumber: 'singular', meaning: 'An organ that cleans the blood.' },
      { id: 'foot', term: 'foot', kind: 'anatomy', lay: 'foot', layNumber: 'singular', meaning: 'The end of the leg.' },
      { id: 'cyst', term: 'cyst', kind: 'finding', lay: 'pocket of fluid', layNumber: 'singular', meaning: 'A closed pocket.' },
      { id: 'capsulorrhexis', term: 'capsulorrhexis', kind: 'other', lay: 'opening in the lens skin', meaning: 'A round opening.' },
      { id: 'monitor', term: 'monitor', kind: 'other', synonyms: ['observation'], lay: 'check', meaning: 'To check over time.' },
    ],
  }); // biome-ignore format: a table
  const told = (text: string) => explainReport(text, own).glossary.map(({ term }) => term);

  it('are explained where many readers could not say what they mean', () => {
    expect(told('CT ABDOMEN\n\nIMPRESSION:\nCyst of the spleen. Cyst of the foot.\n')).toEqual(
      expect.arrayContaining(['cyst', 'spleen']),
    );
    expect(told('CT ABDOMEN\n\nIMPRESSION:\nCyst of the spleen. Cyst of the foot.\n')).not.toContain('foot');
    expect(told('OPERATION\n\nIMPRESSION:\nCyst after capsulorrhexis. Observation advised.\n')).toContain(
      'capsulorrhexis',
    );
    expect(told('OPERATION\n\nIMPRESSION:\nCyst after capsulorrhexis. Observation advised.\n')).not.toContain(
      'monitor',
    );
  });
});
