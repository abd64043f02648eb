import type { Runner } from './runner.js';
import type { Numbered } from './switches.js';

/** What one run of all tests tells: which guards each test reached, and how long it took. */
export interface Reach {
  /** By test file. */
  files: Record<string, { milliseconds: number; tests: { name: string; milliseconds: number; guards: string[] }[] }>;
}

/** Tests that are about other things, or drive programs in processes of their own, where no switch reaches. */
const NOT_ABOUT_GUARDS = [
  /^src\/(contract|knowledge|reading|understanding|explaining|lookup|privacy)\//,
  /^src\/adapters\/(ocr|extract|page|letter)/,
  /^src\/server\/(postgres|migrate)/,
  /^test\/(formats|hostile|sandbox)\//,
  /^test\/(?!access|audited|canary|operator|outbox)[\w-]+\.test\.ts$/,
];

/** Runs the tests once with every guard in place; those of a record that was made before are taken from it. */
export async function recordReach(
  runner: Runner,
  guards: readonly Numbered[],
  known: Reach,
  say: (line: string) => void,
): Promise<Reach> {
  const reach: Reach = { files: { ...known.files } };
  const files = (await runner.files())
    .filter((file) => !known.files[file] && !NOT_ABOUT_GUARDS.some((rule) => rule.test(file)))
    .sort();
  for (const file of files) {
    let ran = await runner.run({ file }, null);
    if (ran.outcome !== 'passed') {
      await runner.fresh();
      ran = await runner.run({ file }, null);
    }
    say(`${ran.outcome} ${file} (${(ran.milliseconds / 1000).toFixed(1)} s) ${ran.errors}`);
    const always = ran.reached[''] ?? [];
    const tests = Object.entries(ran.passed).map(([name, milliseconds]) => ({
      name,
      milliseconds,
      guards: [...new Set([...(ran.reached[name] ?? []), ...always])].map((id) => guards[id]?.key ?? ''),
    }));
    if (ran.outcome === 'passed') reach.files[file] = { milliseconds: ran.milliseconds, tests };
  }
  return reach;
}
