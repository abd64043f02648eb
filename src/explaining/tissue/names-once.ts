import type { Context } from '../context.js';
import { isGloss, type Said } from '../nets/said.js';
import { isOwnWords } from '../retell/narrative.js';

/**
 * Of a sample, the medical name behind an everyday one stands where it is first read: a reader goes from the summary to the
 * points and on to the findings, and meets "(tubulovillous adenoma)" three times otherwise. What a name means goes on from
 * the sentence that gave it ("This means that …") in place of naming it again. `fields` is in the order of reading; the
 * sentences of its items are changed in place.
 */
export function nameOnce(fields: readonly (readonly Said[][])[], ctx: Context): void {
  const named = new Set<string>();
  for (const item of fields.flat()) {
    let before: Said | null = null;
    for (const [at, said] of item.entries()) {
      const on = before === null ? null : goesOn(said, before, ctx);
      if (on !== null) item[at] = on;
      else if (!said.text.includes('“')) item[at] = withoutNamed(said, named, ctx);
      if (!isOwnWords(said)) before = isGloss(said.text) ? null : said;
    }
  }
}

/** Names in brackets, all letters: a figure or a code is no name. */
const NAME = / \(([a-z][a-z’'-]*(?: [a-z’'-]+){0,6})\)/gi;
const SHORTEST = 6;

function withoutNamed(said: Said, named: Set<string>, ctx: Context): Said {
  const text = said.text.replace(NAME, (whole, name: string, from: number) => {
    const key = name.toLowerCase();
    // What stands in brackets behind a word of the report is its meaning, and stays.
    if (name.length < SHORTEST || !isBehindItsLay(said.text.slice(0, from), said.knowledge, ctx)) return whole;
    if (named.has(key)) return '';
    named.add(key);
    return whole;
  });
  return text === said.text ? said : { ...said, text };
}

/** "… shows mild swelling of the stomach lining": the everyday name of one of the things told of. */
function isBehindItsLay(before: string, ids: readonly string[], { knowledge }: Context): boolean {
  const words = before.toLowerCase();
  return ids.some((id) => {
    const lay = knowledge.concept(id)?.lay.toLowerCase().split(' ').at(-1);
    return lay !== undefined && (words.endsWith(` ${lay}`) || words.endsWith(` ${lay}s`));
  });
}

/** "Cystitis means that the bladder is sore.", right behind the sentence that named it: "This means that …" */
function goesOn(said: Said, before: Said, { knowledge }: Context): Said | null {
  if (/\b(?:no|not|without|neither)\b/i.test(before.text)) return null;
  for (const id of said.knowledge) {
    const term = before.knowledge.includes(id) ? knowledge.concept(id)?.term : undefined;
    if (term === undefined || before.knowledge.length > MOST_NAMED) continue;
    const found = /^(?:an? )?(.+?) (means that|mean that|is an?|is|are) (?=[a-z])/i.exec(said.text);
    if (found === null || found[1]?.toLowerCase() !== term.toLowerCase()) continue;
    const verb = found[2] as string;
    // "… shows 2 small polyps": each of them is one.
    const lay = knowledge.concept(id)?.lay.replace(/^(?:an?|the) /, '');
    if (
      /^is/.test(verb) &&
      lay !== undefined &&
      !new RegExp(`${lay.replace(/[^a-z ]/gi, '.')}(?!s)`, 'i').test(before.text)
    )
      continue;
    const rest = said.text.slice(found[0].length);
    const many = verb === 'are' || (verb === 'is' && /^(?:\w+ ){0,2}(?:cells|spots|areas|changes)\b/.test(rest));
    const subject = many ? 'These are' : /^mean/.test(verb) ? 'This means that' : `This ${verb}`;
    return { ...said, text: `${subject} ${rest}` };
  }
  return null;
}

/** The thing and its place: of more things "this" could be any. */
const MOST_NAMED = 2;
