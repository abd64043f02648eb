import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Made from the knowledge base, and not tracked. */
const COMPILED = ['src/knowledge/compiled.json', 'src/knowledge/education.json'];

export interface ScratchCopy {
  readonly folder: string;
  path(file: string): string;
  read(file: string): string;
  write(file: string, text: string): void;
  remove(): void;
}

/** Copies the tracked files, so that nothing of the working tree is ever touched. */
export function scratchCopy(root: string): ScratchCopy {
  const folder = mkdtempSync(join(tmpdir(), 'plainchart-guards-'));
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--deduplicate'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of [...listed.split('\n'), ...COMPILED].filter((name) => name !== '')) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const path = (file: string) => join(folder, file);
  return {
    folder,
    path,
    read: (file) => readFileSync(path(file), 'utf8'),
    write: (file, text) => writeFileSync(path(file), text),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
