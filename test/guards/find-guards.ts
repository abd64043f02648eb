import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HAND_GUARDS } from './hand-guards.js';

/** One guard, and what the source looks like without it. */
export interface Guard {
  /** Its name in the report: the file and what it is. */
  what: string;
  file: string;
  /** Where it stands in the file, and what stands there when it is out. */
  places: readonly { from: number; to: number }[];
  put: string;
  /** Tests known to notice, tried before those that reach it; with `#` and a piece of a name, only tests of such a name. */
  tests: readonly string[];
}

const ROOMS = ['accounts', 'analyses', 'audit', 'billing', 'education', 'roster', 'server', 'takeout'];

/** The sources of a folder, without its tests. */
function sourcesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}

/** The end of the bracket that opens at `open`. Strings and comments are passed over. */
export function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    const letter = text[at] as string;
    if (text.startsWith('//', at)) at = text.indexOf('\n', at);
    else if (letter === "'" || letter === '"') {
      for (at += 1; at < text.length && text[at] !== letter; at += 1) if (text[at] === '\\') at += 1;
    } else if ('([{'.includes(letter)) depth += 1;
    else if (')]}'.includes(letter)) {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  throw new Error(`A bracket at ${open} has no end.`);
}

const lineOf = (text: string, at: number) => text.slice(0, at).split('\n').length;

/** Who may call each route, one guard each: a closed route is opened, a provider's is opened to everybody signed in. */
export function routeGuards(root: string, tests: readonly string[]): Guard[] {
  return sourcesIn(root, 'src/contract').flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return [...text.matchAll(/^ {2}(\w+): route\(\{$/gm)].flatMap((route) => {
      const access = /access: '(user|provider)'/g;
      access.lastIndex = route.index;
      const found = access.exec(text.slice(0, closing(text, text.indexOf('(', route.index))));
      if (!found) return [];
      const put = `access: '${found[1] === 'provider' ? 'user' : 'public'}'`;
      const places = [{ from: found.index, to: found.index + found[0].length }];
      return [{ what: `${route[1]}: ${found[0]}`, file, places, put, tests }];
    });
  });
}

/** The limit of each route that has one of its own. */
export function limitGuards(root: string, tests: readonly string[]): Guard[] {
  return sourcesIn(root, 'src/contract').flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return [...text.matchAll(/^ {2}(\w+): route\(\{$/gm)].flatMap((route) => {
      const part = text.slice(route.index, closing(text, text.indexOf('(', route.index)));
      const found = /(?:ratePerMinute|perAccount): [^}\n]+\}?,/.exec(part);
      if (!found) return [];
      const from = route.index + found.index;
      const places = [{ from, to: from + found[0].length }];
      return [{ what: `${route[1]}: ${found[0]}`, file, places, put: '', tests }];
    });
  });
}

const OWNER = 'userId|providerId|patientUserId|withUserId|subjectUserId|providerUserId|ownerId';

/** Every condition by which a statement is about one person: the column is compared with itself in its place. */
export function ownershipGuards(root: string): Guard[] {
  const condition = new RegExp(`\\beq\\((\\w+\\.(?:${OWNER}|id)), ((?:\\w+\\.)?(?:${OWNER}|id))\\)`, 'g');
  return sources(root)
    .filter((file) => file.endsWith('store.ts'))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return [...text.matchAll(condition)].flatMap(({ 0: whole, 1: column = '', 2: value = '', index }) => {
        const line = text.slice(text.lastIndexOf('\n', index) + 1, text.indexOf('\n', index));
        // Of two columns it is a join, of ids a choice of the object: neither says whose it is.
        const isOwner = new RegExp(`\\b(?:${OWNER})$`).test(column) || /^users\.id$/.test(column);
        if (!isOwner || /Join\(/.test(line) || value.endsWith('.id')) return [];
        const what = `${file}:${lineOf(text, index)} ${whole}`;
        const places = [{ from: index, to: index + whole.length }];
        return [{ what, file, places, put: `eq(${column}, ${column})`, tests: [] }];
      });
    });
}

/** The guards that are written down by hand. Throws when one is not found: then the list is old. */
export function handGuards(root: string): Guard[] {
  return HAND_GUARDS.map(({ find, ...guard }) => {
    const text = readFileSync(join(root, guard.file), 'utf8');
    const places: { from: number; to: number }[] = [];
    for (let from = text.indexOf(find); from >= 0; from = text.indexOf(find, from + 1)) {
      places.push({ from, to: from + find.length });
    }
    if (places.length === 0) throw new Error(`Not found any more: ${guard.what}`);
    return { ...guard, places };
  });
}

/** Every refusal: the one who was refused goes on. */
export function refusalGuards(root: string): Guard[] {
  const refusal = /throw (?:new ApiError\((?:401|402|403|404|429)\b|tooManyAttempts\(|noGood\(|wrongPassword\()/g;
  return sources(root).flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return [...text.matchAll(refusal)].map(({ index }) => {
      const to = closing(text, text.indexOf('(', index));
      const what = `${file}:${lineOf(text, index)} ${text.slice(index, to).replace(/\s+/g, ' ')}`;
      return { what, file, places: [{ from: index, to }], put: 'void 0', tests: [] };
    });
  });
}

/** Every audit row of an act: the act leaves none. */
export function auditGuards(root: string): Guard[] {
  return sources(root)
    .filter((file) => !file.startsWith('src/audit/') && !file.includes('operator'))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return [...text.matchAll(/\brecordAudit\(/g)].map(({ index }) => {
        const to = closing(text, index + 'recordAudit'.length);
        const verb = /verb(?:: '[\w:-]+'|: `[^`]+`|: [^,]+)?/.exec(text.slice(index, to))?.[0] ?? '';
        const what = `${file}:${lineOf(text, index)} recordAudit ${verb}`;
        return { what, file, places: [{ from: index, to }], put: 'Promise.resolve()', tests: [] };
      });
    });
}

function sources(root: string): string[] {
  return ROOMS.flatMap((room) => sourcesIn(root, `src/${room}`));
}
