import { readFileSync } from 'node:fs';
import { createKnowledge, type Knowledge, type KnowledgeData } from '../../knowledge/index.js';
import { UnreadableFile } from '../extract-file/failures.js';
import { extractFile } from '../extract-file/index.js';
import { tuneForReports } from '../runtime-flags.js';
import { endWithParent } from './end-with-parent.js';
import { goOffline } from './offline.js';
import type { ChildMessage, TaskMessage } from './protocol.js';

/*
 * The process in which files are read, texts explained and letters printed. Started by the pool with an IPC channel, no environment, a
 * memory limit, and the path of the compiled knowledge as its argument. It may be killed at any moment.
 */

endWithParent();
goOffline();
tuneForReports();
let knowledge: Knowledge | null = null;

process.on('message', (message) => {
  void run(message as TaskMessage);
});
process.on('disconnect', () => process.exit(0));
send({ kind: 'ready' });

async function run(task: TaskMessage): Promise<void> {
  const { id } = task;
  try {
    if (task.kind === 'extract') {
      const result = await extractFile(task.file, (pages) => {
        if (task.leaveScans) throw new UnreadableFile('scan_left');
        send({ kind: 'ocr', id, pages });
      });
      send({ kind: 'extracted', id, result });
    } else if (task.kind === 'print') {
      const { printLetter } = await import('../letter-pdf/index.js');
      send({ kind: 'printed', id, bytes: await printLetter(task.analysis, task.reportText, task.about) });
    } else {
      const { explainReport } = await import('../../explaining/index.js');
      const analysis = explainReport(task.text, loadKnowledge(), {
        from: task.from,
        onStage: (stage, title) => send({ kind: 'stage', id, stage, title }),
      });
      send({ kind: 'explained', id, analysis });
    }
  } catch (error) {
    // The name only: a message may quote the report.
    const words = error instanceof Error ? `${error.name} at ${place(error)}` : 'unknown';
    const { code } = (error ?? {}) as { code?: unknown };
    send({ kind: 'failed', id, error: words, ...(typeof code === 'string' ? { code } : {}) });
  }
}

function loadKnowledge(): Knowledge {
  const path = process.argv[2];
  if (!path) throw new Error('The sandbox was started without a knowledge file');
  knowledge ??= createKnowledge(JSON.parse(readFileSync(path, 'utf8')) as KnowledgeData);
  return knowledge;
}

/** Where in our code an error arose: "read-rows.ts:12", for the log. */
function place(error: Error): string {
  return /([\w.-]+\.[cm]?[jt]s:\d+):\d+\)?$/m.exec(error.stack ?? '')?.[1] ?? 'unknown place';
}

function send(message: ChildMessage): void {
  if (process.connected) process.send?.(message);
}
