import { Screened } from '../../reading/index.js';
import { assertPlaced, type Clause, type ReadSentence } from '../clause.js';
import { anatomyOf, blank, CERTAIN, type DraftFrame, headed } from '../draft-frame.js';
import { headsOf } from '../heads/heads.js';
import { isStay } from '../heads/no-head.js';
import type { PlacedMention } from '../mentions.js';
import { BEFORE_VISIT, type SectionRule } from '../sections.js';
import type { FrameKind } from '../types.js';
import { readRecommendation } from './recommendation.js';

/** "Call your doctor if …", "She was told to return for …" */
export const WARNING = new Screened(
  /^if\b.{3,140}\b(?:call (?:\d|your|the|us|me|dr|for|text)|(?:go|return) to (?:the |an? |your |our )?(?:er\b|ed\b|emergency|hospital|urgent|clinic|office|nearest)|seek (?:medical|care|help|immediate)|come (?:straight )?(?:back|in))|^(?:please |also |and )?(?:(?:he|she|they|the (?:patient|family|parents?)|patient|mother|family|parents?|you) (?:is|was|were|are|has been|have been|will|should|may|can) (?:\w+ly |also )?(?:instructed to |told to |advised to |asked to |encouraged to |to )?|(?:(?:the )?(?:patient|pt) )?to )?(?:immediately |then )?(?:call|return|re-?present|represent to|re-?attend|attend|go (?:back |in |to )|come (?:straight )?(?:back|in)|ring(?![ -](?:enhanc|like|shaped|of\b))|seek|contact(?! precautions)|notify|report)\b.{0,80}?\b(?:if|for (?!(?:a |his |her |the |your |an )?(?:follow|re-?check|appointment|visit|suture|staple|re-?evaluation|post))|with (?!dr|his|her|the|your|a )|should|when)\b/i,
);

/** "Return for his third cycle", "return for test results": a visit, no sign to watch for. */
export function watches(words: string, placed: readonly PlacedMention[]): boolean {
  if (/\b(?:if|should|when|any|worse\w*|increas\w+|new|severe)\b/i.test(words)) return true;
  return placed.some((item) => ['symptom', 'finding', 'disease'].includes(item.mention.kind));
}

/** Where a sentence is one piece of advice: cut in two it would lose its condition. */
const ADVICE: ReadonlySet<string> = new Set(['instructions', 'activity', 'diet', 'warning_signs']);

/** A line of advice, whole; null where the sentence is none, or asks for a visit or a test. */
export function adviceFrame(read: ReadSentence, rule: SectionRule, warned = false): DraftFrame | null {
  const { kind } = read.section;
  const words = wordsOf(read);
  const told = warned || RETURN_IF.test(read.sentence.label?.text ?? '');
  const advised =
    (warned || NOTES.has(read.reportType)) &&
    (warned || rule.whole !== 'recommendation') &&
    (told || (FORBIDS.test(words) && kind !== 'social_history') || (ADVISED.test(words) && !BEFORE_VISIT.has(kind)));
  const taught = NOTES.has(read.reportType) && TAUGHT_SIGNS.test(words);
  const section = rule.whole && (ADVICE.has(kind) || (kind === 'follow_up' && CONDITIONAL.test(words)));
  if (!section && !advised && !taught) return null;
  const clause = wholeSentence(read);
  if (!clause) return null;
  const warns =
    kind !== 'warning_signs' && (told || taught || (WARNING.test(words) && watches(words, read.words.placed)));
  return wholeFrame(read, clause, rule, warns ? 'warning_sign' : section && rule.whole ? rule.whole : 'instruction');
}

/** "Management: closed reduction, backslab applied": what a visit did, under a heading that elsewhere asks for something. */
export function wasDoneThen(read: ReadSentence): boolean {
  if (read.reportType !== 'discharge_summary') return false;
  const words = wordsOf(read);
  return DONE_THEN.test(words) && !STILL_AHEAD.test(words);
}

const DONE_THEN =
  /\b(?:applied|given|performed|done|administered|inserted|placed|fitted|achieved|undertaken|attempted|carried out|drained|sutured|irrigated|stat|transfused|commenced in|started in)\b|\b(?:passed|completed|up to date)\W*$/i;
const STILL_AHEAD =
  /\b(?:to|will|should|please|pls|if|until|repeat|recheck|consider|recommend\w*|suggest\w*|advise\w*|refer\w*|review|clinic|follow\w*|keep|avoid|return|in \d|\d+ ?(?:weeks?|months?|days?)|weekly|monthly|daily|annual\w*)\b|\d\/(?:7|52|12)\b/i;

/** All of a sentence behind its label, as one clause. */
export function wholeSentence(read: ReadSentence): Clause | null {
  const from = Math.min(read.bodyFrom, Math.max(0, read.tokens.length - 1));
  const first = read.tokens[from];
  const last = read.tokens.at(-1);
  if (!first || !last) return null;
  const placed = read.words.placed.filter((item) => item.from >= from);
  return { from, to: read.tokens.length, span: { start: first.start, end: last.end }, placed };
}

/** "She was told to do no lifting, and to see me in two weeks or with signs of bleeding": nothing of it is a finding. An order to the nurses is none. */
const ADVISED = new Screened(
  /^(?!(?:i|we) (?:was|were|am|are|have been|had been)\b|(?:(?:the|our|night|ward) )*(?:nurs(?:es?|ing)|staff|team|residents?|interns?|aides?)\b)(?:\w[\w ,]{0,40})?\b(?:is|was|were|been|are) (?:\w+ly |also |again )?(?:(?:told|asked) (?:not )?to|(?:instructed|advised|counsel(?:l)?ed|reminded|cautioned|warned) (?:\w+ly )?(?:not )?(?:to|that|about|on))\b/i,
);
/** "No driving for a week" */
const FORBIDS =
  /^no (?:driving|(?:heavy )?lifting|sports|gym|pe or|work for|tub|baths?|swimming|alcohol|sex\b|straining|strenuous|weight[- ]?bearing|nsaids?)\b/i;
/** "Understands the signs of infection: redness, swelling": what to watch for, and none of it is there. */
const TAUGHT_SIGNS = new Screened(
  /\b(?:understand\w*|verbali[sz]\w*|educat\w*|taught|teach\w*|instruct\w*|review\w*|counsel\w*|advised|aware|precautions|told)\b[^.]{0,60}\b(?:s\/sx?|s&s|signs?(?:\/| and | or | & )symptoms?|(?:warning |danger )signs?|red flags)\b|\bprecautions (?:for|of|regarding)\b[^.]{0,60}:/i,
);
const RETURN_IF = /^(?:return|call|go to (?:the )?(?:er|ed)|return (?:precautions|if|for)|call (?:if|for))$/i;
/** Reports that tell of a visit or a stay. */
export const NOTES: ReadonlySet<string> = new Set(['discharge_summary', 'other']);

const CONDITIONAL = /\b(?:if|unless|sooner)\b/i;

function wordsOf(read: ReadSentence): string {
  return read.text.slice(read.tokens[read.bodyFrom]?.start ?? read.sentence.span.start, read.sentence.span.end);
}

/** One frame for the whole clause, in sections and requests where the clause is the statement. */
export function wholeFrame(read: ReadSentence, clause: Clause, rule: SectionRule, kind: FrameKind): DraftFrame {
  const main =
    clause.placed.find(
      (item) =>
        ['disease', 'finding', 'symptom', 'procedure', 'test', 'medicine', 'device', 'lab'].includes(
          item.mention.kind,
        ) && !isStay(item),
    ) ?? null;
  const asserted = main ? assertPlaced(read, main, rule) : CERTAIN;
  const frame = blank(read, clause, kind, main, asserted);
  frame.sites = anatomyOf(clause);
  const heads = kind === 'reason' && main !== null ? headsOf(read, clause) : [];
  const own = heads.find(({ item }) => item === main);
  // "Chest pain, ten days post right hip replacement": of several things each has its own place and side.
  if (own !== undefined && heads.length > 1) {
    const only = headed(read, clause, kind, own, asserted);
    frame.laterality = only.laterality;
    frame.sites = only.sites;
  }
  if (kind === 'recommendation' || kind === 'follow_up') {
    frame.recommendation = readRecommendation(
      read.text,
      clause.span,
      clause.placed.map((item) => item.mention),
      read.sentence.span.start,
    );
  }
  return frame;
}
