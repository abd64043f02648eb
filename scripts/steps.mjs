// What the commands share: installing what is missing and building what is stale. Plain Node, no packages.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const bin = join(root, 'node_modules/.bin');
const stamp = join(root, 'node_modules/.plainchart-lock');
const buildStamp = join(root, 'dist/.sources');

/** Runs a program of the project (node_modules/.bin first) and gives its exit code. */
export function run(command, args, options = {}) {
  const env = { ...process.env, PATH: `${bin}:${process.env.PATH}`, ...options.env };
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options, env });
  if (result.error) console.error(`${command}: ${result.error.message}`);
  return result.status ?? 1;
}

/** Ends this process when a step fails. */
export function must(command, args, options) {
  const code = run(command, args, options);
  if (code !== 0) process.exit(code);
}

export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Plainchart needs Node 20.19 or later (this is ${process.versions.node}).`);
  process.exit(1);
}

function hashOf(path) {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}

/** True when node_modules holds what package-lock.json asks for. */
export function isInstalled() {
  const lock = join(root, 'package-lock.json');
  const installed = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return false;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOf(lock)) return true;
  // Installed by hand after the lock was last written.
  return statSync(installed).mtimeMs >= statSync(lock).mtimeMs;
}

export function installIfMissing() {
  if (isInstalled()) return;
  withLock('install', () => {
    if (isInstalled()) return;
    console.error('Installing packages (once; this takes a minute) …');
    // The build needs its tools also where NODE_ENV says production.
    must('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], { stdio: ['ignore', 2, 2] });
    writeFileSync(stamp, hashOf(join(root, 'package-lock.json')));
  });
}

const SOURCES = ['src', 'knowledge', 'scripts', 'package-lock.json', 'vite.config.ts', 'tsconfig.base.json'];

/** A fingerprint of everything the build reads: names, sizes and times. */
function sourcesPrint() {
  const hash = createHash('sha256');
  const visit = (path) => {
    const status = statSync(path, { throwIfNoEntry: false });
    if (!status) return;
    if (status.isDirectory()) for (const name of readdirSync(path).sort()) visit(join(path, name));
    else if (!/\.test\.tsx?$|(?:compiled|education)\.json/.test(path))
      hash.update(`${path} ${status.size} ${status.mtimeMs}\n`);
  };
  for (const source of SOURCES) visit(join(root, source));
  return hash.digest('hex');
}

export function isBuilt() {
  const built = ['main.js', 'sandbox-child.js', 'knowledge.json', 'web/index.html'];
  return (
    built.every((name) => existsSync(join(root, 'dist', name))) &&
    existsSync(buildStamp) &&
    readFileSync(buildStamp, 'utf8') === sourcesPrint()
  );
}

/** Builds when a source is newer than the build; gives the build's exit code. */
export function buildIfStale() {
  if (isBuilt()) return 0;
  return withLock('build', () => {
    if (isBuilt()) return 0;
    const print = sourcesPrint();
    console.error('Building …');
    const code = run(process.execPath, [join(root, 'scripts/build.mjs')], { stdio: ['ignore', 2, 2] });
    if (code === 0) writeFileSync(buildStamp, print);
    return code;
  });
}

/** Two starts of one clone must not install or build at the same time: the second waits for the first. */
function withLock(name, work) {
  const folder = join(root, `.${name}-lock`);
  for (let told = false; ; ) {
    try {
      mkdirSync(folder);
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const holder = Number(readOr(join(folder, 'pid')));
    const abandoned = holder
      ? !isAlive(holder)
      : Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0) > 10_000;
    if (abandoned) rmSync(folder, { recursive: true, force: true });
    else {
      if (!told) console.error(`Waiting for another start to ${name} …`);
      told = true;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
    }
  }
  const release = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', release);
  writeFileSync(join(folder, 'pid'), String(process.pid));
  try {
    return work();
  } finally {
    process.removeListener('exit', release);
    release();
  }
}

function readOr(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
