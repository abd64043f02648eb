import ts from 'typescript';
import type { Guard } from './find-guards.js';

/** A guard with the number by which it is switched off. */
export interface Numbered extends Guard {
  id: number;
  /** Its name without the line: it stays the same while the file changes around it. */
  key: string;
}

/** Gives each guard its number and key. */
export function numbered(guards: readonly Guard[]): Numbered[] {
  const seen = new Map<string, number>();
  return guards.map((guard, id) => {
    const name = guard.what.replace(/^(\S+):\d+ /, '$1 ');
    const nth = (seen.get(name) ?? 0) + 1;
    seen.set(name, nth);
    return { ...guard, id, key: nth === 1 ? name : `${name} (${nth})` };
  });
}

export interface Switched {
  /** The source with a switch around each guard: `__guards(id)` says whether the guard is out, and notes that it was reached. */
  text: string;
  /** Guards that stand outside of functions: they are switched when the file is loaded. */
  fixed: number[];
  /** Guards for which no switch could be written. */
  left: number[];
}

interface Place {
  id: number;
  start: number;
  end: number;
  mutated: string;
  isExpression: boolean;
}

const call = (id: number) => `globalThis.__guards?.(${id})`;

/** Writes a source that can do without each of its guards, chosen while it runs. */
export function withSwitches(text: string, guards: readonly Numbered[]): Switched {
  const source = parse(text);
  const places: Place[] = [];
  const fixed: number[] = [];
  const left: number[] = [];
  for (const guard of guards) {
    const found = guard.places.map((place) => placeOf(source, text, guard, place));
    const all = found.filter((place) => place !== null);
    if (all.length < found.length) {
      left.push(guard.id);
      continue;
    }
    if (all.some(({ place }) => !isInFunction(source, place))) fixed.push(guard.id);
    places.push(...all.map(({ place }) => place));
  }
  return { text: write(text, 0, text.length, places), fixed, left };
}

const parse = (text: string) => ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest, true);

const isSound = (text: string) =>
  (parse(text) as unknown as { parseDiagnostics: readonly unknown[] }).parseDiagnostics.length === 0;

/** The smallest piece around a guard that a switch can stand around. */
function placeOf(source: ts.SourceFile, text: string, guard: Numbered, { from, to }: { from: number; to: number }) {
  const first = from + (/^\s*/.exec(text.slice(from, to))?.[0].length ?? 0);
  const last = to - (/\s*$/.exec(text.slice(from, to))?.[0].length ?? 0);
  for (let node: ts.Node = smallest(source, first, last); node.parent; node = node.parent) {
    const isExpression = isSwitchable(node);
    if (!isExpression && !isStatement(node)) continue;
    const start = node.getStart();
    const mutated = text.slice(start, Math.max(from, start)) + guard.put + text.slice(Math.min(to, node.end), node.end);
    const place: Place = { id: guard.id, start, end: node.end, mutated, isExpression };
    if (isSound(write(text, 0, text.length, [place]))) return { place };
  }
  return null;
}

function smallest(node: ts.Node, from: number, to: number): ts.Node {
  const inner = ts.forEachChild(node, (child) => (child.getStart() <= from && child.end >= to ? child : undefined));
  return inner ? smallest(inner, from, to) : node;
}

/** Whether it is an expression whose value, and nothing else of it, counts where it stands. */
function isSwitchable(node: ts.Node): boolean {
  if (!ts.isExpression(node) || ts.isIdentifier(node) || ts.isSpreadElement(node) || ts.isOmittedExpression(node)) {
    return false;
  }
  const { parent } = node;
  if (ts.isCallExpression(parent) && parent.expression === node) return false;
  if (ts.isTaggedTemplateExpression(parent)) return false;
  if (ts.isPropertyAccessExpression(node) && ts.isBinaryExpression(parent) && parent.left === node) return false;
  return !ts.isTypeNode(node) && !ts.isLiteralTypeNode(parent) && !ts.isImportDeclaration(parent);
}

function isStatement(node: ts.Node): boolean {
  return (
    ts.isBlock(node) ||
    ts.isIfStatement(node) ||
    ts.isExpressionStatement(node) ||
    ts.isReturnStatement(node) ||
    ts.isThrowStatement(node) ||
    ts.isForOfStatement(node)
  );
}

function isInFunction(source: ts.SourceFile, { start, end }: Place): boolean {
  let node: ts.Node | undefined = smallest(source, start, end);
  for (; node; node = node.parent) if (ts.isFunctionLike(node)) return true;
  return false;
}

/** A piece of the text with its switches; those that stand within others stay where the guard of the outer one is in. */
function write(text: string, from: number, to: number, places: readonly Place[]): string {
  const [outer] = [...places].sort((a, b) => a.start - b.start || b.end - a.end);
  if (!outer) return text.slice(from, to);
  const { start, end } = outer;
  const same = places.filter((place) => place.start === start && place.end === end);
  const within = places.filter((place) => place.start >= start && place.end <= end && !same.includes(place));
  const after = places.filter((place) => place.start >= end);
  let piece = write(text, start, end, within);
  for (const { id, mutated, isExpression } of same) {
    piece = isExpression
      ? `(${call(id)} ? (${mutated}) : (${piece}))`
      : `{ if (${call(id)}) { ${mutated} } else { ${piece} } }`;
  }
  return text.slice(from, start) + piece + write(text, end, to, after);
}
