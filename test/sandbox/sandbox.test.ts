import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox, type SandboxOptions } from '../../src/adapters/sandbox/index.js';
import { TaskEnded } from '../../src/adapters/sandbox/member.js';
import { analysisSchema } from '../../src/contract/analysis.js';
import { programs, sandboxChild } from '../programs.js';

const misbehaving = join(await programs(), 'misbehaving-child.js');
let sandbox: Sandbox;
afterEach(() => sandbox.close());

function start(options: SandboxOptions = {}): Sandbox {
  sandbox = createSandbox({ entry: misbehaving, size: 1, ...options });
  return sandbox;
}

function ask(order: string, signal?: AbortSignal) {
  return sandbox.extractor.extract({ bytes: new Uint8Array(1), name: order, claimedType: '' }, signal);
}

async function pidOf(order = 'fine'): Promise<string> {
  const result = await ask(order);
  return result.ok ? (/in (\d+)/.exec(result.extraction.text)?.[1] ?? '') : result.failure.code;
}

const isGone = (pid: string) => {
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch {
    return true;
  }
};

describe('a file that takes its process down', () => {
  it.each([
    ['hang', 'too_slow'],
    ['exit', 'crashed'],
    ['abort', 'crashed'],
    ['heap', 'too_much_memory'],
    ['buffers', 'too_much_memory'],
  ])('%s ends as %s and the next file is read', async (order, code) => {
    start({ textMs: order === 'hang' ? 2500 : 15_000, heapMegabytes: 64, residentMegabytes: 400 });
    expect(await ask(order)).toMatchObject({ ok: false, failure: { code } });
    expect(await ask('fine')).toMatchObject({ ok: true });
  });

  it('does not touch a file read beside it', async () => {
    start({ size: 3, textMs: 3000 });
    await pidOf();
    const [hung, crashed, fine] = await Promise.all([ask('hang'), ask('exit'), ask('slow')]);
    expect([hung.ok, crashed.ok, fine.ok]).toEqual([false, false, true]);
  });
});

describe('time', () => {
  it('OCR gets more of it, but not without end', async () => {
    start({ textMs: 600, ocrMs: (pages) => Math.min(3000, pages * 1500) });
    await pidOf();
    expect(await ask('ocr')).toMatchObject({ ok: true });
    const began = Date.now();
    expect(await ask('ocr forever')).toMatchObject({ ok: false, failure: { code: 'too_slow' } });
    expect(Date.now() - began).toBeLessThan(9000);
  });

  it('an abort ends the task and its process at once', async () => {
    start({ textMs: 60_000 });
    const pid = await pidOf();
    const abort = new AbortController();
    const hung = ask('hang', abort.signal);
    setTimeout(() => abort.abort(), 200);
    await expect(hung).rejects.toMatchObject({ reason: 'aborted' });
    await expect.poll(() => isGone(pid)).toBe(true);
    await expect(ask('fine', abort.signal)).rejects.toBeInstanceOf(TaskEnded);
    expect(await ask('fine')).toMatchObject({ ok: true });
  });

  it('an abort takes a waiting task out of the line', async () => {
    start();
    const abort = new AbortController();
    const [first, second] = [ask('slow'), ask('fine', abort.signal)];
    abort.abort();
    await expect(second).rejects.toMatchObject({ reason: 'aborted' });
    expect(await first).toMatchObject({ ok: true });
  });
});

describe('children', () => {
  it('are kept warm, and replaced after their share of tasks', async () => {
    start({ tasksPerChild: 2 });
    const pids = [await pidOf(), await pidOf(), await pidOf()];
    expect(pids[0]).toBe(pids[1]);
    expect(pids[2]).not.toBe(pids[1]);
  });

  it('get nothing of our environment', async () => {
    process.env.PLAINCHART_TEST_SECRET = 'secret';
    start();
    const result = await ask('fine');
    delete process.env.PLAINCHART_TEST_SECRET;
    expect(result.ok && result.extraction.text).toMatch(
      /with (?:NODE_CHANNEL_FD,|NODE_CHANNEL_SERIALIZATION_MODE,)*NODE_ENV,TZ$/,
    );
  });

  it('answers to an earlier task are not taken for this one', async () => {
    start();
    expect(await ask('stale')).toMatchObject({ ok: true });
  });

  it('do many tasks in turn', async () => {
    start({ size: 2 });
    const results = await Promise.all(Array.from({ length: 30 }, (_, i) => ask(`file ${i}`)));
    expect(results.map((result) => result.ok && result.extraction.text.split(' in ')[0])).toEqual(
      Array.from({ length: 30 }, (_, i) => `file ${i}`),
    );
  });

  it('are gone after close, and what ran or waited says so', async () => {
    start();
    const pid = await pidOf();
    const running = ask('hang').catch((error) => error.reason);
    const waiting = ask('fine').catch((error) => error.reason);
    await new Promise((resolve) => setTimeout(resolve, 200));
    await sandbox.close();
    expect(await Promise.all([running, waiting])).toEqual(['closed', 'closed']);
    expect(isGone(pid)).toBe(true);
    await expect(ask('fine')).rejects.toMatchObject({ reason: 'closed' });
  });
});

describe('the engine', () => {
  it('explains in a child and tells its stages', async () => {
    sandbox = createSandbox({ size: 1, ...(await sandboxChild()) });
    const stages: string[] = [];
    const text =
      'CT CHEST\n\nFINDINGS: There is a 9 mm nodule in the right upper lobe. No pleural effusion.\n\nIMPRESSION: Pulmonary nodule.\n';
    const analysis = await sandbox.engine.explain(text, null, (stage) => stages.push(stage));
    expect(analysisSchema.parse(analysis).reportType).toBe('imaging');
    expect(stages).toEqual(['understanding', 'explaining']);
  });

  it('a long text is given more time than a short one', async () => {
    start({ explainMs: 1 });
    await expect(sandbox.engine.explain('slow', null)).rejects.toThrow(/time/);
    // This child answers at once, though not with an analysis.
    await expect(sandbox.engine.explain('long '.repeat(20_000), null)).rejects.toThrow('no analysis');
  });

  it('a report that hangs or crashes it fails alone', async () => {
    start({ explainMs: 1500 });
    await expect(sandbox.engine.explain('hang', null)).rejects.toThrow(/time/);
    await expect(sandbox.engine.explain('exit', null)).rejects.toThrow(/crash/);
    expect(await ask('fine')).toMatchObject({ ok: true });
  });

  it('is not kept waiting by files', async () => {
    start({ size: 2, textMs: 1500, explainMs: 700 });
    await pidOf();
    const files = [ask('hang'), ask('hang'), ask('hang')];
    await expect(sandbox.engine.explain('exit', null)).rejects.toThrow(/crash/);
    const codes = (await Promise.all(files)).map((result) => !result.ok && result.failure.code);
    expect(codes).toEqual(['too_slow', 'too_slow', 'too_slow']);
  });
});
