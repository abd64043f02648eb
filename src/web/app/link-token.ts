import { paths } from './paths.js';

const withToken: readonly string[] = [paths.verifyEmail, paths.resetPassword];
let taken: { path: string; token: string } | null = null;

/**
 * The token of a mailed link that led here. It is taken out of the address at once, so that it is neither seen over a
 * shoulder nor kept in the history, and stays in memory until the page is left. Null where the link had none.
 */
export function takeLinkToken(): string | null {
  const path = location.pathname;
  if (!withToken.includes(path)) return null;
  const token = new URLSearchParams(location.search).get('token');
  if (token !== null) {
    history.replaceState(history.state, '', path);
    taken = token === '' ? null : { path, token };
  }
  return taken?.path === path ? taken.token : null;
}
