import type { Context } from '../context.js';
import { type Order, type Said, say } from '../nets/said.js';
import type { WrittenRecommendation } from './recommendations.js';
import { IS_SET, isSetElsewhere, ON_CONDITION, ofMine } from './settled-questions.js';

const WHEN_BEGINS =
  / (?:in|within|on|at|after|every|before|by|for) (?:a |an |the |about |\d|one|two|three|four|six|mon|tues|wednes|thurs|fri)|,| tomorrow| today| soon\b| next | because of | (?:to|so that) (?:see|find|make|exclude|check|document|look|keep)\b/i;
/** Told under what it is about, or as the second choice. */
const LED =
  /^(?:About (?:“[^”]*”|[^“”]{3,120}?), |Under “[^”]*”[^:]{0,40}: |For sample \w+, |Otherwise, )?the report /i;

/** A question about what the report asks for, with its own name: the visit, or the test. */
export function askWhen(asked: Said, ctx: Context): Said | null {
  const printed = asked.sources.map((span) => ctx.clean(sentenceAt(span, ctx))).join(' ');
  if (IS_SET.test(`${asked.text} ${printed}`) || isSetElsewhere(printed, ctx)) return null;
  if (asked.order !== undefined) return askOrder(asked.order, asked);
  const text = asked.text.replace(LED, 'The report ');
  const visit = /^The report (?:asks you|suggests that you|suggests you)(?: to)? (?:see|go to) (.+?)\.$/.exec(
    text,
  )?.[1];
  if (visit !== undefined) {
    const who =
      visit
        .split(WHEN_BEGINS)[0]
        ?.split(/ (?:to (?:talk|have)|and to) /)[0]
        ?.trim() ?? '';
    return who !== 'your doctor' && /^(?:an? |your |the |Dr)/.test(who) && who.length < 60
      ? say(`who makes the appointment with ${ofMine(who)}?`, asked.sources)
      : null;
  }
  const test = /^The report (?:asks for|suggests) (?!no\b|an? check of\b)(.+?)\.$/.exec(text)?.[1];
  if (test === undefined || ON_CONDITION.test(`${text} ${printed}`)) return null;
  const thing = test.split(WHEN_BEGINS)[0]?.trim() ?? '';
  if (thing === '' || thing.length > 70 || /\b(?:follow-up|no|another look)\b|[“”]/.test(thing))
    return say('who will set up what the report asks for, and when should it happen?', asked.sources);
  const deed = DEED.test(thing);
  return say(
    deed
      ? `when and where will I have ${ofMine(thing)}?`
      : `who will set up ${ofMine(thing)}, and who will tell me the result?`,
    asked.sources,
    asked.knowledge,
  );
}

const DEED =
  /\b(?:surgery|operation|treatment|therapy|medicine|injection|removal|taken out|repair|replacement|birth|transfusion|help with)\b/i;

function askOrder(order: Order, { sources, knowledge }: Said): Said | null {
  const { what, kind, many, sure, conditional, timed, booked } = order;
  if (conditional || booked) return null;
  const thing = ofMine(what.replace(/ \([^)]*\)/g, ''));
  if (!sure)
    return many || thing.length > 60
      ? null
      : kind === 'visit'
        ? say(`should I see ${thing}?`, sources, knowledge)
        : say(`do I need ${thing}?`, sources, knowledge);
  if (kind === 'visit')
    return /^your doctor$/.test(what) ? null : say(`who makes the appointment with ${thing}?`, sources, knowledge);
  if (/^(?:checks over time|a close watch)$/.test(what))
    return say('how often should I be checked, and by whom?', sources);
  if (/^healthy changes/.test(what)) return say('what changes in daily life would help me?', sources);
  if (many || thing.length > 70)
    return kind === 'deed'
      ? say('who will set up what the report asks for, and when should it happen?', sources)
      : say('who will set up the tests that the report asks for, and who will tell me the results?', sources);
  if (kind === 'deed') return say(`when and where will I have ${thing}?`, sources, knowledge);
  return say(
    timed
      ? `who will set up ${thing}, and who will tell me the result?`
      : `when will I have ${thing}, and who will tell me the result?`,
    sources,
    knowledge,
  );
}

function sentenceAt(span: Said['sources'][number], ctx: Context): Said['sources'][number] {
  return (
    ctx.understanding.report.sentences.find((one) => one.span.start <= span.start && span.start < one.span.end)?.span ??
    span
  );
}

/** What a question asks to have, and what an order gives. */
const FAMILIES: readonly RegExp[] = [
  /\b(?:scans?|ultrasounds?|x-?rays?|mri|ct|pet|mammograms?|pictures?|imaging|echo\w*)\b/i,
  /\b(?:colonoscopy|endoscopy|camera|scope)\b/i,
  /\b(?:biops(?:y|ies)|tissue sample|needle sample|sample taken)\b/i,
  /\b(?:surgery|operation|cut out|taken out|removed)\b/i,
  /\b(?:blood tests?|check of)\b/i,
];
const ASKS_WHETHER = /^(?:do|does|should|when|how often|will|would|is|are|could)\b/i;

/** True for a question whether something is needed, or when, that the report itself has answered by asking for it. */
export function isAnsweredByOrder(question: string, recommendations: readonly WrittenRecommendation[]): boolean {
  if (!ASKS_WHETHER.test(question)) return false;
  const asked = recommendations
    .filter((one) => one.kind === 'from_report')
    .flatMap(({ said }) => said.slice(0, 1))
    .filter(({ text, order }) =>
      order === undefined
        ? /^The report asks (?:for|you)\b(?! no\b)/.test(text) && !ON_CONDITION.test(text)
        : order.sure && !order.conditional,
    );
  if (
    /^when should (?:I be checked|these tests be done) again/i.test(question) &&
    asked.some(
      ({ text, order }) =>
        order?.timed ?? / (?:in|within|every|at) (?:an?|\d|one|two|three|four|six|twelve)\b/.test(text),
    )
  )
    return true;
  return FAMILIES.some((family) => family.test(question) && asked.some(({ text }) => family.test(text)));
}
