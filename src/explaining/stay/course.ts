import type { Context } from '../context.js';
import { isBeforeStay } from '../findings/before-stay.js';
import type { Said } from '../nets/said.js';
import { standsAlone, storyOf } from './shared.js';
import { isTurned } from './turned.js';

/** How the reader did. */
const WENT =
  /\b(?:improv(?:ed|ing|ement)|resolved|cleared|did (?:\w+ ){0,2}well|doing (?:\w+ ){0,2}(?:well|better)|tolerat\w+|recover(?:ed|y|ing)|uneventful\w*|uncomplicated|without (?:any )?(?:complications?|difficult\w+|incident)|no complications|unremarkable|remained (?:\w+ ){0,2}(?:stable|afebrile)|became afebrile|(?:feels?|felt|feeling) (?:\w+ ){0,2}(?:better|well)|back to (?:normal|baseline)|clinically stable|deteriorat\w+|worsen\w+|healing well|well controlled|responded)\b/i;
const OPENS =
  '^\\W*(?:(?:on|by|at|over|throughout|during|after|following|overall|since|with) [^,]{3,40}, )?(?:the |his |her )?(?:overall |clinical |hospital |postoperative |post-op |further |remaining |entire )*';
/** Of whom or what it is said: first of the reader or the stay, else of what they came with. */
const SUBJECTS = [
  new RegExp(
    `${OPENS}(?:patient|pt|he|she|mr|mrs|ms|baby|infant|child|course|stay|hospitali[sz]ation|recovery|condition)\\b`,
    'i',
  ),
  new RegExp(
    `${OPENS}(?:symptoms?|pain|breathing|fever|cough|confusion|swelling|nausea|vomiting|diarrhea|headaches?|surgery|procedure|operation|wound|infection|bleeding|shortness|chest pain|weakness|mental status)\\b`,
    'i',
  ),
];
const OPEN =
  /\b(?:if|unless|until|when|would|should|may|might|could|hope\w*|expect\w*|plan\w*|will|prior to (?:admission|this)|before (?:admission|coming))\b/i;

/** What else the story says of how it went, from its end on: at most two sentences that stand alone. */
export function moreOfCourse(told: ReadonlySet<number>, ctx: Context): Said[] {
  if (ctx.understanding.report.type.type !== 'discharge_summary') return [];
  const more: Said[] = [];
  for (const sentence of storyOf(ctx)
    .flatMap((section) => section.sentences)
    .reverse()) {
    const words = ctx.clean(sentence.span);
    if (told.has(sentence.span.start) || !WENT.test(words) || OPEN.test(words) || isTurned(sentence, ctx)) continue;
    if (isBeforeStay(sentence.index, ctx)) continue;
    const said = SUBJECTS.some((subject) => subject.test(words)) ? standsAlone(sentence, ctx) : null;
    if (said !== null) more.unshift(said);
    if (more.length === 2) break;
  }
  return more;
}

/** How the stay went, in the last sentence of its story that says so by itself. */
export function courseOf(ctx: Context): Said[] {
  const sentences = storyOf(ctx).flatMap((section) => section.sentences);
  const telling = sentences.filter(({ span }) => WENT.test(ctx.clean(span)) && !OPEN.test(ctx.clean(span))).reverse();
  for (const subject of SUBJECTS)
    for (const sentence of telling) {
      const own = subject.test(ctx.clean(sentence.span)) && !isTurned(sentence, ctx);
      const said = own ? standsAlone(sentence, ctx) : null;
      if (said !== null) return [said];
    }
  return [];
}
