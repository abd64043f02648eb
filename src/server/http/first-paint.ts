import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import type { Language } from '../../contract/language.js';
import { LANGUAGE_COOKIE, SIGNED_IN_COOKIE } from '../../contract/product.js';

/** What the build noted of one address (scripts/prerender.mjs): what it looks like at first, and its files. */
interface FirstPaint {
  /** The page as a visitor who reads English sees it at first; empty where it is not drawn beforehand. */
  html: string;
  styles: readonly string[];
  scripts: readonly string[];
}

interface Pages {
  visitor: Record<string, FirstPaint>;
  member: Record<string, FirstPaint>;
}

/** What a request for a page says of who asks: the cookies open nothing, so a lie only changes what is painted first. */
interface Asker {
  mayBeSignedIn: boolean;
  language: Language;
}

/** Who asks for a page, by the two hints that the browser sends. */
export function askerOf({ headers }: Pick<FastifyRequest, 'headers'>): Asker {
  const cookies = new Map(
    (headers.cookie ?? '').split('; ').map((cookie) => {
      const [name = '', value = ''] = cookie.split('=');
      return [name, value] as const;
    }),
  );
  const chosen = cookies.get(LANGUAGE_COOKIE);
  const asked = /^es\b/i.test(headers['accept-language'] ?? '') ? 'es' : 'en';
  return {
    mayBeSignedIn: cookies.has(SIGNED_IN_COOKIE),
    language: chosen === 'en' || chosen === 'es' ? chosen : asked,
  };
}

/**
 * Puts into the page shell what the browser would otherwise ask for only after its first scripts have run: the page's own
 * styles and scripts, and for visitors the page itself. Gives a function that leaves the shell alone where the build noted
 * nothing of an address.
 */
export function firstPaints(webRoot: string): (shell: string, path: string, asker: Asker) => string {
  const file = join(webRoot, 'pages.json');
  if (!existsSync(file)) return (shell) => shell;
  const pages = JSON.parse(readFileSync(file, 'utf8')) as Pages;
  const visitor = new Map(Object.entries(pages.visitor));
  const member = new Map(Object.entries(pages.member));
  return (shell, path, asker) => {
    const of = asker.mayBeSignedIn ? member : visitor;
    const page = of.get(path) ?? of.get(`${path.slice(0, path.lastIndexOf('/') + 1)}*`);
    if (!page) return shell;
    const links = [
      ...page.styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}" />`),
      ...page.scripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}" />`),
    ].join('');
    const withLinks = shell.replace('</head>', () => `${links}</head>`);
    if (asker.language !== 'en' || page.html === '') return withLinks;
    return scriptsLater(withLinks).replace('<div id="root"></div>', () => `<div id="root">${page.html}</div>`);
  };
}

/** A page that is drawn already needs its styles and letters first, its scripts only to answer. */
function scriptsLater(shell: string): string {
  return shell.replace(/<script type="module"|<link rel="modulepreload"/g, (tag) => `${tag} fetchpriority="low"`);
}
