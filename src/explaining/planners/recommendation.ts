import type { Frame } from '../../understanding/types.js';
import { type Context, groundsOf, nounOf } from '../context.js';
import { inItsOwnWords, rewriteClause, rewriteForReader } from '../rewrite.js';
import { type Said, say } from '../said.js';
import { list } from '../words/english.js';
import { headPhrase } from '../words/phrase.js';
import { doctorIn } from './doctors.js';
import { type Plan, plan } from './plan.js';
import { setPhrase } from './set-phrases.js';

/** Set phrases of reports, whole. The first that fits. */
const SET_PHRASES: readonly [RegExp, string][] = [
  [
    /\b(?:clinical correlation|correlate clinically|correlation with (?:the )?clinical|clinically correlate|correlation is (?:recommended|advised|needed|suggested))/i,
    'your doctor should compare this with how you feel and what the exam shows',
  ],
  [
    /\b(?:continued?|routine) (?:annual|yearly) (?:screening )?mammogra/i,
    'the report asks you to keep having a mammogram each year',
  ],
  [
    /\bfollow-?up (?:as )?clinically (?:indicated|warranted|needed)/i,
    'the report leaves it to your doctor whether a follow-up is needed',
  ],
  [
    /\bno (?:further|additional|specific) (?:follow-?up|imaging|evaluation|work-?up|treatment)\b/i,
    'the report asks for no further follow-up of this',
  ],
];

/** What the report asks for: what, when, who and on what condition, as far as it says. */
export function planRecommendation(frame: Frame, ctx: Context): Plan | null {
  const clause = ctx.clean(frame.source);
  const set = SET_PHRASES.find(([pattern]) => pattern.test(clause))?.[1];
  const sentence = ctx.understanding.report.sentences[frame.sentence];
  if (sentence !== undefined && setPhrase(ctx.clean(sentence.span)) !== null) return null;
  if (set !== undefined) return plan(set, groundsOf(frame, ctx));
  const detail = frame.recommendation;
  const tail = tailOf(frame, ctx);
  const things = thingsAsked(frame, ctx);
  const mild = /\b(?:consider|suggest|may|might|could|if clinically)\b/i.test(clause);
  const asks = mild ? 'the report suggests' : 'the report asks for';
  if (frame.negated) {
    return things.names.length === 0
      ? null
      : plan(
          `the report says that you do not need ${list(things.names, 'or')}${tail.text}`,
          [...groundsOf(frame, ctx), ...tail.spans],
          things.knowledge,
        );
  }
  if (things.names.length > 0) {
    const names = list(things.names, /\bor\b/i.test(clause) ? 'or' : 'and');
    return plan(
      `${asks} ${names}${tail.text}`,
      [...groundsOf(frame, ctx), ...tail.spans],
      [...things.knowledge, ...tail.knowledge],
    );
  }
  if (detail?.action === 'visit' || detail?.who != null) {
    const who = whoIn(frame, ctx);
    return plan(
      `the report asks you to see ${who}${tail.text}`,
      [...groundsOf(frame, ctx), ...tail.spans],
      tail.knowledge,
    );
  }
  const rewritten = rewriteForReader(frame.source, ctx) ?? inItsOwnWords(frame.source, ctx);
  if (rewritten !== null && isWhole(rewritten.text)) return { what: said(rewritten), details: [], meaning: [] };
  if (detail?.when != null)
    return plan(`${asks} a follow-up${tail.text}`, [...groundsOf(frame, ctx), ...tail.spans], tail.knowledge);
  return null;
}

/** A sentence with a verb of its own, or an order. */
function isWhole(text: string): boolean {
  const words = text.split(' ').length;
  return (
    words >= 3 &&
    (/\b(?:is|are|was|were|be|should|need|needs|may|can|will|must|recommend\w*|advise\w*|suggest\w*)\b/i.test(text) ||
      /^(?:please|call|see|keep|take|do|if|continue|return|follow|avoid|no|use|eat|drink|rest|start|stop|limit|check|have|get|bring|wear|make|ask|consider|repeat|resume|weigh|schedule|change)\b/i.test(
        text,
      ))
  );
}

/** A rewritten clause told as the report's own words, unless it already speaks to the reader. */
function said(rewritten: Said): Said {
  if (/^(?:you|your|please|call|see|keep|take|do|if|continue|return|follow|avoid|no)\b/i.test(rewritten.text))
    return rewritten;
  const text = rewritten.text.charAt(0).toLowerCase() + rewritten.text.slice(1);
  return { ...rewritten, text: `The report says: “${text.replace(/\.$/, '')}.”` };
}

function thingsAsked(frame: Frame, ctx: Context): { names: string[]; knowledge: string[] } {
  const names: string[] = [];
  const knowledge: string[] = [];
  const mentions = [...(frame.head === null ? [] : [frame.head]), ...frame.others];
  for (const mention of mentions) {
    const noun = nounOf(mention, ctx);
    if (noun === null || !['test', 'procedure', 'lab'].includes(noun.kind) || knowledge.includes(noun.id)) continue;
    const phrase = headPhrase(
      {
        ...frame,
        head: mention,
        sites: mention === frame.head ? frame.sites : [],
        laterality: mention === frame.head ? frame.laterality : null,
        count: null,
        severity: null,
        level: null,
      },
      ctx,
      { term: true },
    );
    if (phrase === null) continue;
    const text = noun.kind === 'lab' ? `a check of ${phrase.text}` : phrase.text;
    if (!names.includes(text)) names.push(text);
    knowledge.push(...phrase.knowledge);
  }
  return { names: names.slice(0, 3), knowledge };
}

function tailOf(
  frame: Frame,
  ctx: Context,
): { text: string; spans: { start: number; end: number }[]; knowledge: string[] } {
  const detail = frame.recommendation;
  if (detail === null) return { text: '', spans: [], knowledge: [] };
  let text = '';
  const spans = [];
  const knowledge: string[] = [];
  if (detail.when !== null) {
    text += ` ${detail.when.text.toLowerCase() === detail.when.text || detail.when.text !== detail.when.text.toUpperCase() ? detail.when.text : detail.when.text.toLowerCase()}`;
    spans.push(detail.when.span);
  }
  if (detail.condition !== null) {
    const clause = rewriteClause(detail.condition.span, ctx);
    const words = clause?.text ?? detail.condition.text;
    knowledge.push(...(clause?.knowledge ?? []));
    if (!/\bclinically (?:indicated|warranted)\b/i.test(words)) {
      text += /^(?:if|when|unless|once|after|should|in case|as)\b/i.test(words)
        ? `, ${words.charAt(0).toLowerCase()}${words.slice(1)}`
        : `, if ${words}`;
      spans.push(detail.condition.span);
    }
  }
  return { text: text.replace(/[.\s]+$/, ''), spans, knowledge };
}

/** An appointment. */
export function planFollowUp(frame: Frame, ctx: Context): Plan | null {
  const detail = frame.recommendation;
  if (detail === null || (detail.who === null && detail.when === null)) return planRecommendation(frame, ctx);
  const tail = tailOf(frame, ctx);
  if (detail.who === null && thingsAsked(frame, ctx).names.length > 0) return planRecommendation(frame, ctx);
  const clause = ctx.clean(frame.source);
  if (
    detail.who === null &&
    !/\b(?:see|seen|visit|appointment|follow|clinic|doctor|physician|provider|office|dr|pcp|primary|return)\b/i.test(
      clause,
    ) &&
    doctorIn(clause) === null
  ) {
    const rewritten = rewriteForReader(frame.source, ctx) ?? inItsOwnWords(frame.source, ctx);
    return rewritten !== null && isWhole(rewritten.text) ? { what: said(rewritten), details: [], meaning: [] } : null;
  }
  const who = whoIn(frame, ctx);
  const spans = [...groundsOf(frame, ctx), ...tail.spans, ...(detail.who === null ? [] : [detail.who.span])];
  return {
    what: say(`the report asks you to see ${who}${tail.text}`, spans, tail.knowledge),
    details: [],
    meaning: [],
  };
}

/** "a heart doctor, Dr. Example," or the report's own word, or "your doctor". */
function whoIn(frame: Frame, ctx: Context): string {
  const printed = frame.recommendation?.who;
  return (
    doctorIn(
      `${printed === null || printed === undefined ? '' : ctx.clean(printed.span)} ${ctx.clean(frame.source)}`,
    ) ??
    printed?.text ??
    'your doctor'
  );
}
