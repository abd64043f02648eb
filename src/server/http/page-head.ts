import { fullTitle, OTHER_PAGE, PUBLIC_PAGES } from '../../contract/public-pages.js';

/** Pages that search engines and previews may show. */
const shown = new Map(Object.entries(PUBLIC_PAGES));

/**
 * The page shell for one address: its title, description, address and picture for search engines and previews. Pages that
 * are not public say nothing of themselves and ask not to be listed.
 */
export function withHead(shell: string, path: string, appUrl: string): string {
  const page = shown.get(path);
  const title = escaped(fullTitle(page?.title ?? OTHER_PAGE.title));
  const description = escaped(page?.description ?? OTHER_PAGE.description);
  const address = escaped(`${appUrl}${page ? path : '/'}`);
  const more = [
    `<meta property="og:type" content="website" />`,
    `<meta property="og:url" content="${address}" />`,
    `<meta name="twitter:card" content="summary_large_image" />`,
    page ? `<link rel="canonical" href="${address}" />` : `<meta name="robots" content="noindex" />`,
  ];
  return shell
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
