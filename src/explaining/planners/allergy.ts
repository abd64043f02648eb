import type { Sentence } from '../../reading/types.js';
import type { Context } from '../context.js';
import { type Said, say } from '../nets/said.js';
import { glossesFor } from '../retell/quote.js';
import type { Planned } from './index.js';
import { quotable } from './quote.js';

/** Nothing on the list, or somebody who could not be asked: told by its own planner. */
const NOTHING = /\b(?:nkd?a|no known|none|nil|negative|denies|denied|unknown|see|unable)\b/i;

/** Nothing known, and then something after all. */
const IN_DOUBT = /^\W*(?:nil|none|nkd?a|no known|not known|no)\b[^.;]{0,30}[(,;?–-].*[a-z]{4}/i;

/** An entry of the list of allergies, not a line behind an empty one that has lost its heading. */
function isEntry(sentence: Sentence, ctx: Context): boolean {
  const section = ctx.understanding.report.sections[sentence.section];
  if (section?.kind !== 'allergies' || section.heading === null || ctx.teller.sees) return false;
  const between = ctx.understanding.report.text.slice(section.heading.span.end, sentence.span.start);
  return !/[A-Za-z][^\n]*\n[ \t]*\r?\n/.test(between) && !NOTHING.test(ctx.clean(sentence.span));
}

/** The entry in the report's own words: what nobody may lose of it is the name, known to us or not. */
export function allergyLine(sentence: Sentence, ctx: Context): Said | null {
  if (!isEntry(sentence, ctx)) return null;
  const printed = ctx.clean(sentence.span).replace(/[\s.,;:]+$/, '');
  const quote = /^[A-Za-z/+-]{3,60}$/.test(printed) ? printed : quotable(printed);
  return quote === null ? null : say(`under allergies, the report says: “${quote}”`, [sentence.span]);
}

const OTHER_WORD =
  /^(?:allerg\w*|reactions?|causes?|caused|gives?|gave|known|severe|mild|moderate|to|and|or|the|with|from|drugs?|medicines?|adr|intolerance|anaphyla\w*|rash|hives|itch\w*|swelling|nausea|vomiting|urticaria|angio\w+|tabs?|tablets?|nil|none|other|else)$/i;

/** Names between slashes or commas, of which one is no medicine we know. */
function isListWithMore(sentence: Sentence, frames: Planned['frames'], ctx: Context): boolean {
  const { start } = sentence.span;
  let text = ctx.clean(sentence.span);
  if (!/[/,;&+]|\band\b/.test(text)) return false;
  for (const { head } of frames)
    if (head && head.span.start >= start)
      text = text.slice(0, head.span.start - start).padEnd(head.span.end - start, ',') + text.slice(head.span.end - start); // biome-ignore format: one cut
  const bare = text.replace(/\([^)]*\)?|\[[^\]]*\]?/g, ',');
  return bare.split(/[/,;&+]|\band\b/).some((part) => {
    const words = part.match(/[A-Za-z]{3,}/g) ?? [];
    return words.length > 0 && words.length <= 2 && words.every((word) => !OTHER_WORD.test(word));
  });
}

/** "… settled with chlorphenamine": what stands behind it helped, and did no harm. */
const HELPED =
  /\b(?:(?:settled|resolved|relieved|improved|treated|managed|responded|responds|better|controlled|covered|premedicat\w+|pre-medicat\w+)(?: \w+)? (?:with|by|to|after|on)|tolerat\w+|can (?:take|have|tolerate)|(?:ok|okay|fine|safe) with|(?:not|never|no longer) allergic to)\b/i;
/** "Not true allergy". */
const NO_TRUE_ONE = /\bnot (?:an? |thought to be an? )?(?:true |real |genuine )?(?:drug )?allerg(?:y|ic)\b(?! to)/i;

/** Without the medicines that only helped; a reaction that was no allergy is told as that. */
function withoutHelpers(sentence: Sentence, planned: readonly Planned[], ctx: Context): readonly Planned[] {
  const words = ctx.understanding.report.clean.slice(sentence.span.start, sentence.span.end).replace(/\s/g, ' ');
  const helped = HELPED.exec(words);
  const untrue = NO_TRUE_ONE.test(words);
  if (helped === null && !untrue) return planned;
  const from = helped === null ? sentence.span.end : sentence.span.start + helped.index;
  const kept = planned.filter(
    ({ plan, frames: [one] }) => !/\ballergic to\b/.test(plan.what.text) || (one?.head?.span.start ?? 0) < from,
  );
  const [first] = kept;
  const name = first?.frames[0]?.head;
  if (!untrue || first === undefined || name?.kind !== 'medicine' || !/\ballergic to\b/.test(first.plan.what.text))
    return kept;
  const what = say(
    `the report says that your reaction to ${ctx.clean(name.span).toLowerCase()} was not a true allergy`,
    [sentence.span],
  );
  return [{ ...first, plan: { ...first.plan, what } }, ...kept.slice(1)];
}

/**
 * Plans of a line of the allergies: one that is headed by a label, or of which only the reaction is known, stands whole in
 * the report's own words; the rest as planned.
 */
export function tellAllergies(sentence: Sentence, given: readonly Planned[], ctx: Context): Planned[] {
  const planned = withoutHelpers(sentence, given, ctx);
  const frames = planned.flatMap((one) => one.frames);
  // What no frame tells is told as a line of its own.
  if (frames.length === 0) return [];
  // "Nil known (daughter queried a penicillin rash as a child)": neither an allergy nor none.
  const whole = quotable(ctx.clean(sentence.span).replace(/[\s.,;:]+$/, ''));
  if (
    whole !== null &&
    IN_DOUBT.test(whole) &&
    planned.some((one) => one.frames.some(({ head }) => head?.kind === 'medicine'))
  )
    return [
      {
        frames,
        plan: { what: say(`under allergies, the report says: “${whole}”`, [sentence.span]), details: [], meaning: [] },
        retold: true,
      },
    ];
  const named = planned.every((one) => one.frames.some(({ head }) => head?.kind === 'medicine'));
  // "pen/PCN/sulfa": one of them is known to us, and none may be lost.
  const line = sentence.label === null && named && !isListWithMore(sentence, frames, ctx) ? null : allergyLine(sentence, ctx); // biome-ignore format: one call
  if (line === null) return [...planned];
  return [
    { frames, plan: { what: line, details: glossesFor(sentence.span, ctx).slice(0, 2), meaning: [] }, retold: true },
  ];
}
