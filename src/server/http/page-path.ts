/**
 * The path of a page's address, without a query and without slashes at its end. By hand: an address is the sender's, and
 * `new URL` throws for `//`, and an expression that looks for the last slashes takes time that grows with the square of their number.
 */
export function pagePath(url: string): string {
  const query = url.search(/[?#]/);
  let end = query < 0 ? url.length : query;
  while (end > 1 && url[end - 1] === '/') end -= 1;
  return url.slice(0, end);
}
