import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadSamples } from '../eval/corpus.js';
import { scoreSample } from '../eval/samples.js';
import { createSandbox } from '../src/adapters/sandbox/index.js';
import { analysisSchema } from '../src/contract/analysis.js';
import { checkFaithfulness, explainReport } from '../src/explaining/index.js';
import { createKnowledge, type KnowledgeData } from '../src/knowledge/index.js';
import { sandboxChild } from './programs.js';

const root = new URL('..', import.meta.url).pathname;
const knowledge = createKnowledge(
  JSON.parse(readFileSync(join(root, 'src/knowledge/compiled.json'), 'utf8')) as KnowledgeData,
);
const samples = loadSamples();
const sandbox = createSandbox({ size: 2, ...(await sandboxChild()) });
afterAll(() => sandbox.close());

describe('the samples', () => {
  it('are at least six of each type', () => {
    for (const type of ['imaging', 'laboratory', 'pathology', 'discharge_summary']) {
      expect(samples.filter((sample) => sample.type === type).length).toBeGreaterThanOrEqual(6);
    }
  });

  it.each(samples.map((sample) => [sample.id, sample] as const))('%s holds what must be found', (_id, sample) => {
    const analysis = analysisSchema.parse(explainReport(sample.text, knowledge));
    expect(scoreSample(sample.text, sample.expected, analysis).missed).toEqual([]);
    expect(checkFaithfulness(analysis, sample.text, knowledge)).toEqual([]);
    expect(analysis.readability.explanation.fkgl).toBeLessThanOrEqual(8);
  });
});

describe('the sample files', () => {
  const files = readdirSync(join(root, 'samples/files')).sort();

  it('cover all five formats and a scan', () => {
    const endings = new Set([...files.map((name) => name.split('.').slice(1).join('.')), 'txt']);
    expect(endings).toEqual(new Set(['pdf', 'scan.pdf', 'docx', 'doc', 'rtf', 'txt']));
  });

  it.each(files)('%s is read and explained as its text is', async (name) => {
    const sample = samples.find((one) => one.id.endsWith(`/${name.split('.')[0]}`));
    if (!sample) throw new Error(`There is no text for ${name}`);
    const file = { bytes: readFileSync(join(root, 'samples/files', name)), name, claimedType: '' };
    const result = await sandbox.extractor.extract(file);
    if (!result.ok) throw new Error(result.failure.message);
    const { text, ocr } = result.extraction;
    expect(ocr).toBe(name.endsWith('.scan.pdf'));
    const analysis = await sandbox.engine.explain(text, result.extraction);
    // Line ends differ between formats; what must be found is looked for in any layout.
    const expected = { ...sample.expected, findings: [], recommendations: [], medicines: [], urgent: undefined };
    expect(scoreSample(text, expected, analysis).missed).toEqual([]);
    const importance = (level: string) =>
      explainReport(sample.text, knowledge).findings.filter((finding) => finding.importance === level).length;
    expect(analysis.findings.filter((finding) => finding.importance === 'urgent').length).toBe(importance('urgent'));
  });
});
