// npm run dev: server and pages in watch mode. The pages come from Vite (it prints the address) and call the server.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { checkNode, installIfMissing, must, root } from './steps.mjs';

checkNode();
installIfMissing();
must('tsx', ['scripts/compile-knowledge.ts']);

const webPort = process.env.WEB_PORT ?? '5173';
const env = { ...process.env, APP_URL: process.env.APP_URL ?? `http://localhost:${webPort}` };
const bin = (name) => join(root, 'node_modules/.bin', name);
const children = [
  spawn(bin('tsx'), ['watch', '--clear-screen=false', '--include', 'src/knowledge/*.json', 'src/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  }),
  spawn(bin('vite'), ['--port', webPort, '--strictPort'], { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] }),
];

let stopping = false;
let code = 0;
function stop(signal) {
  if (stopping) return;
  stopping = true;
  for (const child of children) if (child.exitCode === null) child.kill(signal);
}
process.on('SIGINT', () => stop('SIGINT'));
process.on('SIGTERM', () => stop('SIGTERM'));
for (const child of children) {
  child.on('exit', (ended) => {
    if (!stopping) code = ended ?? 1;
    stop('SIGTERM');
    if (children.every((one) => one.exitCode !== null || one.signalCode !== null)) process.exit(code);
  });
}
