import type { Span } from '../contract/analysis.js';
import type { Mention } from '../understanding/types.js';
import { type Context, nounOf } from './context.js';
import { countWords, fleschKincaid } from './readability.js';
import { type Said, say } from './said.js';
import { article, plural } from './words/english.js';
import { splitSentences } from './words/sentences.js';

/** Rewritten text is only used where it stays short and easy; else less is said. */
const MOST_WORDS = 32;
const HARDEST = 9;

/**
 * The report's own clause with medical words replaced by everyday ones and the patient addressed as "you". For plain
 * prose that no planner fits (instructions, conditions, parts of a story), and for the side-by-side view. Null where a
 * word stays that a reader could not know, or where the grammar would not survive.
 */
export function rewriteForReader(span: Span, ctx: Context): Said | null {
  const text = rewriteClause(span, ctx);
  if (text === null) return null;
  const words = countWords(text.text);
  if (FRAGMENT.test(text.text) || /^\W*(?:and|or|but|which|that|of|with|in)\b/i.test(text.text)) return null;
  if (words < 2 || words > MOST_WORDS || splitSentences(text.text).length !== 1) return null;
  if (words > 4 && fleschKincaid([text.text]).fkgl > HARDEST) return null;
  return say(text.text, [span], text.knowledge);
}

/** What a rewritten clause must not be: a noun phrase alone, or a piece with its end cut off. */
const FRAGMENT = /^(?:the|a|an|this|these|no|any|your)? ?[a-z]+$|\b(?:and|or|with|of|the|a|an|to|for|in)$/i;

/** The same without the length limits, as part of a sentence ("if symptoms persist"). */
export function rewriteClause(span: Span, ctx: Context): { text: string; knowledge: string[] } | null {
  if (ctx.unread.touching(span).length > 0 || ctx.ambiguous.touching(span).length > 0) return null;
  const knowledge: string[] = [];
  const replaced = replaceMentions(span, ctx, knowledge);
  if (replaced === null) return null;
  const text = addressReader(quiet(replaced));
  if (/XXXX|_{2,}|[[\]{}<>|]|\b[A-Z]{2,}\/[A-Z]/.test(text) || unbalanced(text)) return null;
  return { text, knowledge };
}

function unbalanced(text: string): boolean {
  return (text.match(/\(/g)?.length ?? 0) !== (text.match(/\)/g)?.length ?? 0);
}

function replaceMentions(span: Span, ctx: Context, knowledge: string[]): string | null {
  const mentions = ctx.mentions.within(span);
  let out = '';
  let at = span.start;
  for (const mention of mentions) {
    if (mention.span.start < at) continue;
    const said = sayMention(mention, ctx);
    if (said === null) return null;
    out += ctx.understanding.report.clean.slice(at, mention.span.start);
    out = fixArticle(out, said.text);
    out += said.text;
    if (said.id !== null) knowledge.push(said.id);
    at = mention.span.end;
  }
  out += ctx.understanding.report.clean.slice(at, span.end);
  return out.replace(/\s+/g, ' ').trim();
}

function sayMention(mention: Mention, ctx: Context): { text: string; id: string | null } | null {
  const printed = ctx.clean(mention.span);
  const noun = nounOf(mention, ctx);
  if (noun === null) return null;
  if (printed.toLowerCase() === noun.lay.toLowerCase() || noun.kind === 'medicine')
    return { text: printed.toLowerCase() === noun.lay.toLowerCase() ? printed.toLowerCase() : printed, id: noun.id };
  if (noun.kind === 'lab' || noun.kind === 'score' || noun.kind === 'other' || noun.id === 'tobacco')
    return { text: printed, id: noun.id };
  const concept = mention.ref.folder === 'concepts' ? ctx.knowledge.concept(noun.id) : undefined;
  const adjective = concept?.adjectives.some((form) => form.toLowerCase() === printed.toLowerCase()) ?? false;
  if (adjective) return / (?:of|in|around|between|that|with) /.test(noun.lay) ? null : { text: noun.lay, id: noun.id };
  if (noun.kind === 'descriptor' || noun.kind === 'normal')
    return noun.lay.includes(' ') ? { text: printed.toLowerCase(), id: noun.id } : { text: noun.lay, id: noun.id };
  const many = noun.number === 'singular' && mention.via === 'inflected' && /(?:s|i|ae)$/i.test(printed);
  return { text: many ? (noun.layPlural ?? plural(noun.lay)) : noun.lay, id: noun.id };
}

function fixArticle(before: string, next: string): string {
  return before.replace(/\b(an?)\s+$/i, (_, printed: string) => {
    const right = article(next);
    return `${printed.charAt(0) === 'A' ? right.charAt(0).toUpperCase() + right.slice(1) : right} `;
  });
}

const SUBJECT = /\b(?:the |this )?(?:patient|pt\.?)\b(?!['’])/gi;
const OWNER =
  /\b(?:(?:the |this )?(?:patient|pt)['’]s|his|her(?= (?!to\b|in\b|on\b|at\b|with\b|for\b|and\b|by\b|that\b|as\b)[a-z])|their)\b/gi;
const VERBS: Record<string, string> = {
  was: 'were', is: 'are', has: 'have', does: 'do', denies: 'deny', reports: 'report', states: 'state', presents: 'come in',
  takes: 'take', lives: 'live', works: 'work', smokes: 'smoke', drinks: 'drink', uses: 'use', complains: 'complain',
  notes: 'note', feels: 'feel', needs: 'need', wants: 'want', appears: 'appear', remains: 'remain', continues: 'continue',
  describes: 'describe', admits: 'admit', says: 'say', exercises: 'exercise', walks: 'walk', eats: 'eat', sleeps: 'sleep',
}; // biome-ignore format: one list

/** "The patient was told to call her doctor" -> "You were told to call your doctor". */
export function addressReader(text: string): string {
  return text
    .replace(/\b(?:(?:the|this) )?patient (?:was |is )?(?=to\b)/gi, 'you are ')
    .replace(OWNER, 'your')
    .replace(SUBJECT, 'you')
    .replace(/\b(?:he|she|he\/she|s\/he)\b/gi, 'you')
    .replace(/\b(?:him|himself|herself)\b/gi, (word) => (/self/i.test(word) ? 'yourself' : 'you'))
    .replace(/\bher\b/gi, 'you')
    .replace(
      /\byou (also |currently |now |still |only |then )?([a-z]+)\b/gi,
      (whole, adverb: string | undefined, verb: string) => {
        const right = VERBS[verb.toLowerCase()];
        return right === undefined ? whole : `you ${adverb ?? ''}${right}`;
      },
    )
    .replace(
      /(\byou\b[^.;]*?\b(?:and|but)) (was|is|has|does|denies|reports|states|takes)\b/gi,
      (_, lead: string, verb: string) => `${lead} ${VERBS[verb.toLowerCase()]}`,
    )
    .replace(/^you\b/, 'You');
}

/** A shouted clause in small letters, so that it reads like the rest. */
function quiet(text: string): string {
  const capitals = text.match(/[A-Z]/g)?.length ?? 0;
  const small = text.match(/[a-z]/g)?.length ?? 0;
  return capitals > 8 && capitals > small ? text.toLowerCase() : text;
}

const TO_THE_READER =
  /^(?:if|call|return|go|seek|come back|contact|please|keep|avoid|do not|don[’']t|use|eat|drink|limit|weigh|check|you|your|no|take|follow|see|continue|resume|wear|rest|wash|shower|change|repeat)\b/i;

/** A list of signs is easier than its length makes it look. */
const HARDEST_LIST = 13;

/**
 * A sentence that already speaks to the reader in easy words, as it is; null for any other. `signs` is set for when to
 * call: there the list of signs must be whole.
 */
export function inItsOwnWords(span: Span, ctx: Context, signs = false): Said | null {
  const text = ctx
    .clean(span)
    .replace(/^(?:return|go|come back) to the (?:emergency department|ED|ER)\b/i, 'Go to the emergency room');
  const words = countWords(text);
  if (!TO_THE_READER.test(text) || words < 3 || words > (signs ? 60 : 40) || splitSentences(text).length !== 1)
    return null;
  if (/[[\]{}<>|]|_{2,}|XXXX/.test(text) || unbalanced(text) || ctx.ambiguous.touching(span).length > 0) return null;
  return fleschKincaid([text]).fkgl <= (signs ? HARDEST_LIST : HARDEST) ? say(quiet(text), [span]) : null;
}
