import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analysisSchema } from '../src/contract/analysis.js';

const root = new URL('..', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'cli-'));
const report = 'CT CHEST\n\nFINDINGS: No pneumothorax. There is a 9 mm nodule in the right upper lobe.\n';

beforeAll(() => run(['--help']), 120_000); // builds when it must
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the command line as a person would, with what is given on standard input. */
function run(args: string[], input = ''): Promise<{ code: number | null; out: string; err: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(root, 'bin/plainchart'), args, { stdio: 'pipe' });
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      err += text;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
    child.stdin.on('error', () => {}); // it may stop reading early
    child.stdin.end(input);
  });
}

const lines = (out: string) =>
  out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('explain', () => {
  it('writes a letter for people', async () => {
    const { code, out } = await run(['explain', '-'], report);
    expect(code).toBe(0);
    expect(out).toContain('WHAT THE REPORT FOUND');
    expect(out).toContain('9 mm');
  });

  it('prints the structured analysis with --json, for text and for a file', async () => {
    const typed = await run(['explain', '-', '--json'], report);
    const analysis = analysisSchema.parse(JSON.parse(typed.out));
    expect(analysis.reportType).toBe('imaging');
    const filed = await run(['explain', '--json', join(root, 'samples/files/ct-chest-nodule.pdf')]);
    expect(analysisSchema.parse(JSON.parse(filed.out)).findings.length).toBeGreaterThan(3);
  });

  it('points into exactly the text that extract prints', async () => {
    const file = join(root, 'samples/files/critical-potassium-previous.docx');
    const text = (await run(['extract', file])).out;
    const analysis = analysisSchema.parse(JSON.parse((await run(['explain', '--json', file])).out));
    const potassium = analysis.labs.find((lab) => lab.test === 'potassium');
    expect(text.slice(potassium?.source.start, potassium?.source.end)).toContain('6.7');
  });

  it('answers each line in order and goes on after a bad one', async () => {
    const input = [
      JSON.stringify({ id: 'a', text: report }),
      'not json',
      JSON.stringify({ id: 'c' }),
      JSON.stringify({ id: 'd', text: report }),
    ].join('\n');
    const { code, out } = await run(['explain', '--jsonl'], input);
    const answers = lines(out);
    expect(code).toBe(0);
    expect(answers.map((answer) => answer.id)).toEqual(['a', null, 'c', 'd']);
    expect(answers.map((answer) => 'error' in answer)).toEqual([false, true, true, false]);
    expect(answers[0].analysis).toEqual(answers[3].analysis);
  });
});

describe('assertion', () => {
  it('tells how a mention is meant, known word or not', async () => {
    const mention = (id: number, sentence: string, words: string) =>
      JSON.stringify({ id, sentence, start: sentence.indexOf(words), end: sentence.indexOf(words) + words.length });
    const input = [
      mention(1, 'No evidence of zyxoma in the liver.', 'zyxoma'),
      mention(2, 'History of stroke.', 'stroke'),
      mention(3, 'Mother had breast cancer.', 'breast cancer'),
      mention(4, 'Possible pneumonia.', 'pneumonia'),
      mention(5, 'Return if you develop fever.', 'fever'),
      JSON.stringify({ id: 6, sentence: 'Short.', start: 3, end: 90 }),
    ].join('\n');
    const answers = lines((await run(['assertion', '--jsonl'], input)).out);
    expect(answers[0]).toEqual({ id: 1, negation: 'negated', temporality: 'recent', experiencer: 'patient' });
    expect(answers[1]).toMatchObject({ negation: 'affirmed', temporality: 'historical' });
    expect(answers[2]).toMatchObject({ negation: 'affirmed', experiencer: 'family' });
    expect(answers[3]).toMatchObject({ negation: 'possible' });
    expect(answers[4]).toMatchObject({ temporality: 'hypothetical' });
    expect(answers[5]).toMatchObject({ id: 6, error: expect.stringContaining('positions') });
  });
});

describe('bad input ends with one line of advice and code 2', () => {
  const locked = join(folder, 'empty.txt');
  writeFileSync(locked, '');
  it.each([
    ['no such file', ['explain', join(folder, 'none.pdf')], /There is no file/],
    ['a folder', ['explain', folder], /is a folder/],
    ['an empty file', ['explain', locked], /empty/i],
    ['an unknown command', ['divine'], /no command divine/],
    ['an unknown option', ['explain', '--shout', '-'], /--shout/],
    ['no file', ['explain'], /Name a report file/],
    ['two files', ['extract', 'a', 'b'], /one report file/],
    ['no text', ['explain', '-'], /no text to explain/],
    ['assertion without --jsonl', ['assertion'], /--jsonl/],
  ])('%s', async (_what, args, message) => {
    const { code, out, err } = await run(args);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(err).toMatch(message);
  });

  it('refuses a text that is no report', async () => {
    const recipe = readFileSync(join(root, 'package.json'), 'utf8');
    const { code, err } = await run(['explain', '-'], recipe);
    expect(code).toBe(2);
    expect(err).toMatch(/report/);
  });
});

describe('term and procedure', () => {
  it('answer for people and as JSON', async () => {
    expect((await run(['term', 'high', 'blood', 'presure'])).out).toMatch(/^Hypertension\n/);
    expect(JSON.parse((await run(['term', 'arrhythmia', '--json'])).out)).toMatchObject({
      term: 'Arrhythmia',
      basis: 'entry',
    });
    expect(JSON.parse((await run(['procedure', '--json', 'colonoscopy'])).out)).toMatchObject({ name: 'Colonoscopy' });
  });

  it('answer line by line, null where there is no answer', async () => {
    const asked = ['biopsy', 'qwertyuiop'].map((query, id) => JSON.stringify({ id, query })).join('\n');
    const answers = lines((await run(['term', '--jsonl'], `${asked}\n{"id":9}\n`)).out);
    expect(answers).toEqual([
      { id: 0, answer: expect.objectContaining({ term: 'Biopsy' }) },
      { id: 1, answer: null },
      { id: 9, error: expect.any(String) },
    ]);
    const guides = lines((await run(['procedure', '--jsonl'], '{"id":"a","query":"colonoscopy"}\n')).out);
    expect(guides).toEqual([{ id: 'a', answer: expect.objectContaining({ name: 'Colonoscopy' }) }]);
  });

  it('say in one line that nothing is known, with near matches', async () => {
    const { code, err } = await run(['term', 'metropololis']);
    expect(code).toBe(2);
    expect(err).toMatch(/^We have no explanation for "metropololis" yet\. Did you mean [^\n]+\n$/);
  });
});
