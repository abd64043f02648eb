// After the browser's build, from scripts/build.mjs: draws the pages that visitors read first, and notes which files each
// address needs beyond the shell's own, all into dist/web/pages.json. src/server/http/first-paint.ts puts them in place.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { must, root } from './steps.mjs';

const web = join(root, 'dist/web');
const bundle = join(root, 'dist/.prerender');

/** The screens of src/web/app/screens.tsx by address; `*` stands for any one piece. */
const VISITOR = { '/': 'landing', '/patient': 'landing', '/provider': 'landing' };
/** Pages that depend on the server or its address are not drawn beforehand. */
const VISITOR_FILES = {
  '/auth': 'auth',
  '/pricing': 'pricing',
  '/terms': 'legal',
  '/privacy': 'legal',
  '/medical-terms': 'medical-terms',
  '/procedure-risks': 'procedure-risks',
};
const MEMBER = {
  '/': 'dashboard',
  '/patient': 'dashboard',
  '/provider': 'dashboard',
  '/provider-dashboard': 'dashboard',
  '/imaging-reports': 'reports',
  '/labwork': 'reports',
  '/medical-reports': 'reports',
  '/patient-roster': 'roster',
  '/settings': 'settings',
  '/medical-terms': 'medical-terms',
  '/procedure-risks': 'procedure-risks',
  '/pricing': 'pricing',
  '/analyses/*': 'analysis',
};

const manifestFile = join(web, '.vite/manifest.json');
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
rmSync(join(web, '.vite'), { recursive: true });

/** The chunk of a source file with everything it needs at once. */
function closure(name, seen = new Set()) {
  if (seen.has(name)) return seen;
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The build has no ${name}.`);
  seen.add(name);
  for (const next of chunk.imports ?? []) closure(next, seen);
  return seen;
}

const shell = closure('index.html');
/** Styles and scripts of these source files that the shell does not ask for itself. */
function files(...names) {
  const chunks = new Set(names.flatMap((name) => [...closure(name)]).filter((name) => !shell.has(name)));
  const styles = new Set([...chunks].flatMap((name) => manifest[name].css ?? []));
  return { styles: [...styles].map(at), scripts: [...chunks].map((name) => at(manifest[name].file)) };
}
const at = (file) => `/${file}`;
const pageFile = (name) => `app/pages/${name}-page.tsx`;

rmSync(bundle, { recursive: true, force: true });
must('vite', ['build', '--logLevel', 'warn', '--ssr', 'app/prerender.tsx', '--outDir', bundle]);
process.env.NODE_ENV = 'production';
const { prerender } = await import(pathToFileURL(join(bundle, 'prerender.js')).href);
const visitor = {};
for (const [path, name] of Object.entries(VISITOR))
  visitor[path] = { html: await prerender(path), ...files(pageFile(name)) };
for (const [path, name] of Object.entries(VISITOR_FILES)) visitor[path] = { html: '', ...files(pageFile(name)) };
const member = {};
for (const [path, name] of Object.entries(MEMBER))
  member[path] = { html: '', ...files('kit/fetch-user.ts', pageFile(name)) };
rmSync(bundle, { recursive: true });
writeFileSync(join(web, 'pages.json'), JSON.stringify({ visitor, member }));
