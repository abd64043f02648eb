/**
 * The path of a page's address, without a query and without a slash at its end; with two it is the address of no page. By
 * hand: an address is the sender's, and `new URL` throws for `//`.
 */
export function pagePath(url: string): string {
  const query = url.search(/[?#]/);
  const end = query < 0 ? url.length : query;
  const hasSlash = end > 1 && url[end - 1] === '/' && url[end - 2] !== '/';
  return url.slice(0, hasSlash ? end - 1 : end);
}
