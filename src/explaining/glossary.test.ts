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
