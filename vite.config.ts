import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** The server the development proxy talks to: the same PORT the server reads. */
const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

/** What a route is for is told by the server's description of the API: the browser loads the route table without it. */
const withoutSummaries: Plugin = {
  name: 'without-summaries',
  enforce: 'pre',
  transform: (code, id) =>
    /\/src\/contract\/[\w-]*routes\.ts$/.test(id)
      ? { code: code.replace(/\bsummary:\s*(['"`])(?:\\.|(?!\1).)*\1/g, "summary: ''"), map: null }
      : null,
};

export default defineConfig({
  root: fileURLToPath(new URL('src/web', import.meta.url)),
  plugins: [withoutSummaries, react()],
  build: {
    outDir: fileURLToPath(new URL('dist/web', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    // Nothing is inlined: the content security policy allows neither inline scripts nor data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // How long which plugin took helps nobody who only starts the product.
      checks: { bundlerTimings: false },
      output: {
        // A slow connection pays for each file: what every screen begins with is one, what several share is few.
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 2 },
            { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 4_000 },
          ],
        },
        // Their own names would list every screen.
        chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash].js`,
        assetFileNames: ({ names: [name = ''] }) => `assets/${name.replace(/~.*|\.[^.]+$/, '')}-[hash][extname]`,
      },
    },
  },
  server: {
    port: Number(process.env.WEB_PORT ?? 5173),
    proxy: { '/api': server, '/healthz': server, '/readyz': server },
  },
});
