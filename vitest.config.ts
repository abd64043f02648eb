import { defineConfig } from 'vitest/config';

const core = [
  'src/contract',
  'src/knowledge',
  'src/reading',
  'src/understanding',
  'src/explaining',
  'src/lookup',
  'src/privacy',
];

/** What is waited for comes by itself; how long it takes is no matter on a slow machine. */
const patient = { poll: { timeout: 55_000 } };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'core',
          include: core.map((room) => `${room}/**/*.test.ts`),
          testTimeout: 60_000,
          isolate: false,
        },
      },
      {
        test: {
          name: 'server',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: [...core.map((room) => `${room}/**`), 'src/web/**', 'node_modules/**'],
          globalSetup: ['test/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: patient,
        },
      },
      { test: { name: 'web', include: ['src/web/**/*.test.ts', 'src/web/**/*.test.tsx'], testTimeout: 60_000 } },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/server.ts'],
          testTimeout: 600_000,
          hookTimeout: 180_000,
          fileParallelism: false,
          expect: patient,
          // A browser on a shared machine now and then stops painting for a while; a real fault fails twice.
          retry: 1,
        },
      },
    ],
  },
});
