import type { Frame } from '../../understanding/types.js';
import { type Context, groundsOf, type Noun, nounOf } from '../context.js';
import { list } from '../words/english.js';
import { type Plan, plan } from './plan.js';

/** "Just under the lower limits of normal at 32%": the word "normal" stands there, and says that it is not. */
const BEYOND =
  /(?<!\b(?:not|no|never|nor|neither|without) )\b(?:(just|slightly|mildly|minimally|barely|well|far|markedly|marginally) )?(under|below|above|over|beyond|exceed(?:s|ing)|outside(?: of)?) (?:the )?(?:(upper|lower) )?(?:limits? of |range of |limits? for |cut-?off (?:of|for) )(?:the )?normal(?: (?:range|limits?))?\b(?:,? (?:at|of|with|\() ?(\d+(?:\.\d+)? ?%))?/i;

const HOW: Readonly<Record<string, string>> = {
  just: 'just ',
  barely: 'just ',
  marginally: 'just ',
  slightly: 'slightly ',
  mildly: 'slightly ',
  minimally: 'slightly ',
  well: 'well ',
  far: 'far ',
  markedly: 'far ',
};

/** Whether the words put something outside of what is normal. */
export function isBeyondNormal(clause: string): boolean {
  return beyond(clause) !== null;
}

/** "Slightly above the lower limit of normal" lies within. */
function beyond(clause: string): RegExpExecArray | null {
  const found = BEYOND.exec(clause);
  const edge = found?.[3]?.toLowerCase();
  const below = /^(?:under|below)/i.test(found?.[2] ?? '');
  const within = (edge === 'lower' && /^(?:above|over)/i.test(found?.[2] ?? '')) || (edge === 'upper' && below);
  return within ? null : found;
}

/** What is told of such a thing, named by its places or its test; null where the words say no such thing. */
export function planBeyondNormal(
  frame: Frame,
  clause: string,
  places: readonly { noun: Noun; name: string }[],
  ctx: Context,
): Plan | null {
  const found = beyond(clause);
  if (found === null) return null;
  const mention = frame.head?.kind === 'test' ? frame.head : ctx.mentions.within(frame.source)[0];
  const test = mention === undefined || !/^(?:test|lab)$/.test(mention.kind) ? null : nounOf(mention, ctx);
  if (test === null && places.length === 0) return null;
  const name = test === null ? list(places.map((one) => one.name)) : `the ${test.lay.replace(/^(?:an?|the) /, '')}`;
  const verb = places.length > 1 || (test === null && places[0]?.noun.number === 'plural') ? 'are' : 'is';
  const [, how, where, edge, figure] = found;
  const below = /^(?:under|below)/i.test(where as string) || edge?.toLowerCase() === 'lower';
  const side = /^outside/i.test(where as string) && edge === undefined ? 'outside the normal range' : null;
  const told = side ?? `${HOW[(how ?? '').toLowerCase()] ?? ''}${below ? 'below' : 'above'} the normal range`;
  return plan(`${name} ${verb} ${told}${figure === undefined ? '' : `, at ${figure}`}`, groundsOf(frame, ctx), [
    ...(test === null ? places.map(({ noun }) => noun.id) : [test.id]),
  ]);
}
