import { expect } from 'vitest';
import type { Analysis } from '../src/contract/analysis.js';
import { checkFaithfulness, explainReport } from '../src/explaining/index.js';
import { wholeKnowledge } from './whole-knowledge.js';

const knowledge = wholeKnowledge();

/** What the engine says of a report, with the whole knowledge base, for tests. */
export const explained = (text: string): Analysis => explainReport(text, knowledge);

const lines = (told: readonly { text: string }[]): string => told.map((one) => one.text).join('\n');

/** Its findings, a line each. */
export const findings = (text: string): string => lines(explained(text).findings);

/** The same of an analysis that holds nothing which the report does not. */
export function faithful(text: string): Analysis {
  const analysis = explained(text);
  expect(checkFaithfulness(analysis, text, knowledge)).toEqual([]);
  return analysis;
}

/** Findings of such an analysis, a line each. */
export const found = (text: string): string => lines(faithful(text).findings);

/** What the report itself asks for, a line each. */
export const askedByReport = (analysis: Analysis): string =>
  lines(analysis.recommendations.filter(({ kind }) => kind === 'from_report'));

/** What it says that the report asks for, a line each. */
export const asked = (text: string): string => lines(explained(text).recommendations);
