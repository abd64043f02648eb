import { prerender as draw } from 'react-dom/static';
import { Router } from 'wouter';
import { App } from './app.js';

/**
 * The HTML of a public page as a visitor's browser draws it at first, in English: the build keeps it, so that the page
 * can be read before its scripts have come. Runs in Node. Rejects where the page cannot be drawn.
 */
export async function prerender(path: string): Promise<string> {
  const { prelude } = await draw(
    <Router ssrPath={path}>
      <App />
    </Router>,
    // All in one piece: pieces that come later would need inline scripts, which the content security policy forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: fail },
  );
  const html = await new Response(prelude).text();
  if (/<script|\sstyle=/.test(html)) throw new Error(`${path} needs inline scripts or styles.`);
  return html;
}

function fail(error: unknown): never {
  throw error;
}
