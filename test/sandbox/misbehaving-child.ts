import type { ChildMessage, TaskMessage } from '../../src/adapters/sandbox/protocol.js';

/** A sandbox child that does what the name of the file it is given says. It shows that the pool holds. */
process.on('message', (message) => act(message as TaskMessage));
process.send?.({ kind: 'ready' });

function act(task: TaskMessage): void {
  const order =
    task.kind === 'extract' ? task.file.name : task.kind === 'explain' ? task.text : task.about.originalName;
  if (order === 'hang') for (;;);
  if (order === 'exit') process.exit(7);
  if (order === 'abort') process.abort();
  if (order === 'heap') {
    const kept: unknown[] = [];
    for (;;) kept.push(new Array(1000).fill({}));
  }
  if (order === 'buffers') {
    const kept: Buffer[] = [];
    setInterval(() => kept.push(Buffer.alloc(20_000_000, 1)), 5);
    return;
  }
  if (order === 'ocr forever') {
    send({ kind: 'ocr', id: task.id, pages: 1000 });
    return;
  }
  if (order === 'ocr') {
    send({ kind: 'ocr', id: task.id, pages: 2 });
    setTimeout(() => answer(task.id, order), 1200);
    return;
  }
  if (order === 'stale') send({ kind: 'failed', id: task.id - 1, error: 'of an earlier task' });
  setTimeout(() => answer(task.id, order), order === 'slow' ? 400 : 0);
}

function answer(id: number, order: string): void {
  const text = `${order} in ${process.pid} with ${Object.keys(process.env).sort().join(',')}`;
  const extraction = { text, format: 'txt' as const, pages: null, ocr: false, ocrConfidence: null, warnings: [] };
  send({ kind: 'extracted', id, result: { ok: true, extraction } });
}

function send(message: ChildMessage): void {
  process.send?.(message);
}
