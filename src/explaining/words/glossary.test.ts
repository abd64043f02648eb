import { describe, expect, it } from 'vitest';
import { tinyKnowledge } from '../../knowledge/testing.js';
import { explainReport } from '../index.js';

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

describe('words of a line that could not be explained', () => {
  const own = tinyKnowledge({
    concepts: [
      { id: 'nodule', term: 'nodule', kind: 'finding', lay: 'small lump', layNumber: 'singular', meaning: 'A small round lump.' },
      { id: 'nadir', term: 'nadir', kind: 'other', lay: 'lowest point', meaning: 'The lowest value that was reached.' },
      { id: 'therapy', term: 'therapy', kind: 'other', synonyms: ['treatment'], lay: 'treatment', meaning: 'Treatment.' },
      { id: 'palisade', term: 'palisading', kind: 'descriptor', lay: 'cells in rows', meaning: 'Cells that stand in rows.' },
      { id: 'distal', term: 'distal', kind: 'descriptor', lay: 'farther from the center', meaning: 'The end that is farther away.' },
      { id: 'melanoma', term: 'melanoma', kind: 'disease', lay: 'skin cancer', sensitive: true, meaning: 'A cancer of the skin.' },
    ],
  }); // biome-ignore format: a table
  const report = `CT CHEST

FINDINGS:
Xerblage quorvid palisading of the plimmed nadir gromvex distal under therapy, not melanoma as brolt.

IMPRESSION:
Nodule.
`;
  const explained = explainReport(report, own);
  const told = explained.glossary.map(({ term }) => term);

  it('are explained there: nothing beside them says what they mean', () => {
    expect(explained.notExplained.length).toBeGreaterThan(0);
    expect(told).toEqual(expect.arrayContaining(['nadir', 'palisading', 'distal']));
  });

  it('but for everyday words and what would frighten by its name', () => {
    expect(told).not.toContain('therapy');
    expect(told).not.toContain('melanoma');
  });
});

describe('words that the line itself still holds', () => {
  const own = tinyKnowledge({
    concepts: [
      { id: 'nodule', term: 'nodule', kind: 'finding', lay: 'small lump', layNumber: 'singular', meaning: 'A small round lump.' },
      { id: 'incision', term: 'incision', kind: 'procedure', lay: 'surgical cut', everyday: true, meaning: 'A cut made in surgery.' },
      { id: 'asthma', term: 'asthma', kind: 'disease', lay: 'asthma', everyday: true, meaning: 'Airways that get narrow at times.' },
      { id: 'cancer', term: 'carcinoma', kind: 'disease', lay: 'cancer', sensitive: true, importance: 'important', meaning: 'A cancer.' },
      { id: 'breast', term: 'breast cancer', kind: 'disease', lay: 'breast cancer', sensitive: true, importance: 'important', meaning: 'Cancer that starts in the breast.' },
      { id: 'foot', term: 'foot', kind: 'anatomy', lay: 'foot', layNumber: 'singular', meaning: 'The end of the leg.' },
    ],
    reportWords: [
      { says: ['sequential', 'sequentially'], meaning: 'One after another.' },
      { says: ['in toto'], meaning: 'As a whole.' },
    ],
  }); // biome-ignore format: a table
  const told = (text: string) => explainReport(text, own).glossary;
  const termsOf = (text: string) => told(text).map(({ term }) => term);

  it('are explained though many know them, behind the others', () => {
    const found = termsOf('CT CHEST\n\nHISTORY:\nHistory of asthma.\n\nIMPRESSION:\nNodule.\n');
    expect(found).toEqual(['nodule', 'asthma']);
  });

  it('are explained in steps of an operation, with the English of reports', () => {
    const report =
      'OPERATIVE REPORT\n\nPROCEDURE IN DETAIL:\nAn incision was xerbled at the foot and sequentially plimmed in toto with the gromvex brolt.\n\nIMPRESSION:\nNodule.\n';
    expect(termsOf(report)).toEqual(expect.arrayContaining(['nodule', 'incision', 'sequential', 'in toto']));
    expect(termsOf(report)).not.toContain('foot');
    const [spot] = told(report).find(({ term }) => term === 'sequential')?.spans ?? [];
    expect(report.slice(spot?.start, spot?.end)).toBe('sequentially');
  });

  it('are explained where only a relative has it, beside a finding that is shut', () => {
    const shut = 'IMPRESSION:\nCarcinoma.\n';
    const family = 'FAMILY HISTORY:\nMother had breast cancer.\n';
    expect(termsOf(`CT CHEST\n\n${family}\n${shut}`)).toEqual(['breast cancer']);
    expect(termsOf(`CT CHEST\n\n${family}\nIMPRESSION:\nBreast cancer.\n`)).toEqual([]);
  });
});

describe('words that are left out of the list', () => {
  const own = tinyKnowledge({
    concepts: [
      { id: 'nodule', term: 'nodule', kind: 'finding', lay: 'small lump', layNumber: 'singular', meaning: 'A small round lump.' },
      { id: 'recall', term: 'recall', kind: 'other', lay: 'recall', meaning: 'To call somebody back for a test.' },
      { id: 'counts', term: 'counts', kind: 'other', lay: 'counts of tools', meaning: 'Tools are counted, so that none is left inside.' },
      { id: 'total', term: 'total', kind: 'descriptor', lay: 'total', meaning: 'All of it together.' },
      { id: 'para', term: 'nodular density', kind: 'finding', lay: 'lumpy spot', layNumber: 'singular', meaning: 'A small round lump.' },
    ],
  }); // biome-ignore format: a table
  it('are those anybody knows, those of another field, and a meaning that stands there already', () => {
    const found = explainReport(
      'CT CHEST\n\nFINDINGS:\nXerblage quorvid recall and counts plimmed in total gromvex.\n\nIMPRESSION:\nNodule. Nodular density.\n',
      own,
    ).glossary.map(({ term }) => term);
    expect(found).toEqual(['nodular density']);
  });
});
