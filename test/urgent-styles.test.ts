import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { explainReport, NotAReportError } from '../src/explaining/index.js';
import { createKnowledge, type KnowledgeData } from '../src/knowledge/index.js';

const compiled = new URL('../src/knowledge/compiled.json', import.meta.url);
const knowledge = createKnowledge(JSON.parse(readFileSync(compiled, 'utf8')) as KnowledgeData);
const lines = readFileSync(new URL('urgent-styles.txt', import.meta.url), 'utf8').split('\n');

/** The pieces behind a mark; "¶" begins a new line. */
function pieces(mark: '+' | '-'): string[] {
  return lines.filter((line) => line.startsWith(`${mark} `)).map((line) => line.slice(2).replaceAll(' ¶ ', '\n'));
}

/** A piece that is too short to be taken for a report stands under a heading. */
function explained(text: string) {
  try {
    return explainReport(text, knowledge);
  } catch (error) {
    if (error instanceof NotAReportError) return explainReport(`XR CHEST\n\nFINDINGS:\n${text}`, knowledge);
    throw error;
  }
}

/** What a text is told to hold that cannot wait, newly there or left open. */
function urgent(text: string): string[] {
  const { findings } = explained(text);
  return findings.flatMap(({ urgency, concepts }) =>
    urgency === 'new' || urgency === 'equivocal' ? [`${concepts[0]} ${urgency}`] : [],
  );
}

describe('what cannot wait, in the words of many houses', () => {
  test('is told', () => {
    expect(pieces('+').filter((text) => urgent(text).length === 0)).toEqual([]);
  }, 240_000);

  test('is not seen in what is denied, old, feared or only watched for', () => {
    expect(pieces('-').filter((text) => urgent(text).length > 0)).toEqual([]);
  }, 240_000);
});
