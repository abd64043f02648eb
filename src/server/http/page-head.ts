import type { Language } from '../../contract/language.js';
import { OTHER_PAGE_ES, PUBLIC_PAGES_ES } from '../../contract/public-pages.es.js';
import { fullTitle, OTHER_PAGE, PUBLIC_PAGES } from '../../contract/public-pages.js';

/** Pages that search engines and previews may show, and what the others say. */
const shown = {
  en: { pages: new Map(Object.entries(PUBLIC_PAGES)), other: OTHER_PAGE },
  es: { pages: new Map(Object.entries(PUBLIC_PAGES_ES)), other: OTHER_PAGE_ES },
};

/**
 * The page shell for one address in the reader's language: its title, description, address and picture for search engines and previews. Pages that
 * are not public say nothing of themselves and ask not to be listed.
 */
export function withHead(shell: string, path: string, appUrl: string, language: Language): string {
  const { pages, other } = shown[language];
  const page = pages.get(path);
  const title = escaped(fullTitle((page ?? other).title));
  const description = escaped((page ?? other).description);
  const address = escaped(`${appUrl}${page ? path : '/'}`);
  const more = [
    `<meta property="og:type" content="website" />`,
    `<meta property="og:url" content="${address}" />`,
    `<meta name="twitter:card" content="summary_large_image" />`,
    page ? `<link rel="canonical" href="${address}" />` : `<meta name="robots" content="noindex" />`,
  ];
  return shell
    .replace('<html lang="en">', () => `<html lang="${language}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace(/(<meta name="description" content=")[^"]*/, (_, before: string) => before + description)
    .replace(/(<meta property="og:title" content=")[^"]*/, (_, before: string) => before + title)
    .replace(/(<meta property="og:description" content=")[^"]*/, (_, before: string) => before + description)
    .replace(
      /(<meta property="og:image" content=")(\/[^"]*)/,
      (_, before: string, file: string) => `${before}${escaped(appUrl)}${file}`,
    )
    .replace('</head>', () => `  ${more.join('\n    ')}\n  </head>`);
}

function escaped(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
