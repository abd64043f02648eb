import type { Analysis } from '../src/contract/analysis.js';
import { explainReport } from '../src/explaining/index.js';
import { wholeKnowledge } from './whole-knowledge.js';

const knowledge = wholeKnowledge();

/** What the engine says of a report, with the whole knowledge base, for tests. */
export const explained = (text: string): Analysis => explainReport(text, knowledge);

const lines = (told: readonly { text: string }[]): string => told.map((one) => one.text).join('\n');

/** Its findings, a line each. */
export const findings = (text: string): string => lines(explained(text).findings);

/** What it says that the report asks for, a line each. */
export const asked = (text: string): string => lines(explained(text).recommendations);
