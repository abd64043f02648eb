import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseSheets, scoreSheet } from '../eval/lab-sheets.js';
import { createKnowledge, type KnowledgeData } from '../src/knowledge/index.js';
import { readReport } from '../src/reading/index.js';
import { understandLabs } from '../src/understanding/labs/labs.js';

const root = new URL('..', import.meta.url).pathname;
const knowledge = createKnowledge(
  JSON.parse(readFileSync(`${root}src/knowledge/compiled.json`, 'utf8')) as KnowledgeData,
);

describe('made-up laboratory sheets', () => {
  it.each(parseSheets(readFileSync(`${root}eval/gold/labs/develop.txt`, 'utf8')).map((sheet) => [sheet.name, sheet]))(
    'reads every row of %s',
    (_name, sheet) => {
      const labs = understandLabs(readReport(sheet.text, knowledge).labRows, knowledge);
      expect(scoreSheet(sheet, labs).faults).toEqual([]);
    },
  );
});
