import { routes } from '../../contract/routes.js';

const patterns = Object.values(routes).map((spec) => ({
  method: spec.method,
  address: new RegExp(`^${spec.path.replace(/:\w+/g, '[^/]+')}$`),
}));

/** The methods that the API takes at an address, such as `GET, POST`; null where it has nothing. */
export function allowedMethods(path: string): string | null {
  const found = new Set(patterns.filter(({ address }) => address.test(path)).map(({ method }) => method));
  return found.size === 0 ? null : [...found].sort().join(', ');
}
