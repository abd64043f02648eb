import type { EmergencyNumber } from '../../knowledge/index.js';
import type { Context } from '../context.js';
import { type Said, sayAll } from '../nets/said.js';

const places = new WeakMap<Context, EmergencyNumber | null>();

/** The country that the report shows by safe signs; null where it shows none, or more than one. */
function placeOf(ctx: Context): EmergencyNumber | null {
  const known = places.get(ctx);
  if (known !== undefined) return known;
  const { text } = ctx.understanding.report;
  const finds = (source: string) => new RegExp(source, 'u').test(text);
  const shown = (ctx.knowledge.data.emergencyNumbers ?? []).filter(
    ({ signs, together, not }) => signs.some(finds) || (together.some((all) => all.every(finds)) && !not.some(finds)),
  );
  const place = shown.length === 1 ? (shown[0] ?? null) : null;
  places.set(ctx, place);
  return place;
}

/**
 * What to do now, in the words of the knowledge base, with the numbers of the reader's own country: whoever dials 911 in
 * London or Delhi loses time. Every text of ours that names an emergency number passes here.
 */
export function sayAction(
  action: string,
  sources: Parameters<typeof sayAll>[1],
  ids: readonly string[],
  ctx: Context,
): Said[] {
  const place = placeOf(ctx);
  return sayAll(action, sources, ids).flatMap((said) => {
    if (place === null || !/\b(?:911|988)\b/.test(said.text)) return [said];
    const text = atHome(said.text, place);
    return text === null ? [] : [{ ...said, text, knowledge: [...said.knowledge, place.id] }];
  });
}

/** Null where it only says how to reach someone to talk with, and the country has no one number for that. */
function atHome(text: string, { number, talk }: EmergencyNumber): string | null {
  const local = text.replace(/\b911\b/g, number);
  if (!/\b988\b/.test(local)) return local;
  if (talk !== undefined)
    return local.replace(/\bcall or text 988\b/i, (words) => (words.startsWith('C') ? capital(talk) : talk));
  const rest = /\bcall or text 988\b[^.]*?, or (call .*)$/i.exec(local)?.[1];
  return rest === undefined ? null : capital(rest);
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
