import { hasVerb, lineStart } from '../../reading/index.js';
import type { Section } from '../../reading/types.js';
import type { ReadSentence } from '../clause.js';
import { changeOf, ON_A_DAY } from '../medicine-change.js';
import type { MedicineDetail } from '../types.js';
import { type MedicineItem, OTHER_CARE } from './items.js';
import {
  hasStandings,
  headingSays,
  labelAtHead,
  markOf,
  NOTHING,
  type Standing,
  standingOver,
  wordBefore,
} from './standing.js';

type Change = MedicineDetail['change'];

/** What has become of a medicine of a list; `unclear` where its line does not say it for certain. */
export interface Status {
  change: Change;
  unclear: boolean;
  /** What the line stands under, as printed; "" where it stands on the line itself. */
  under: string;
  /** Said by a heading or a mark of the list, so that no word of the line is needed. */
  sure: boolean;
}

/** One medicine in the place of another: which of them is meant by the rest of the line is not sure. */
const REPLACED =
  /\bchanged? to (?!once|twice|three|four|half|daily|oral\w*|nightly|night|morning|evening|every|alternate|slow|modified|extended|immediate|tablets?|capsules?|liquid|patch|inhaler|needed|the|long|short|weekly|monthly)[a-z]{5}|\b(?:but|patient|pt|then|and) (?:declined|refused)\b|\breducing (?:regimen?|course|scale)\b|\b(?:replac\w+|in (?:the )?place of|instead of|swapp?\w*|substitut\w+|switch(?:ed|ing)?|convert(?:ed|ing)?|transition(?:ed|ing)?)\b/i;
/** Words by which a medicine is taken away, other than conditions of taking it. */
const TAKES_AWAY =
  /(?<!\bdo not )(?<!\bdon['’]t )(?<!\b(?:cannot|can['’]t|can not|never|must not|should not|may not|not to) (?:be )?)(?<!\bthen )(?<!\band )(?<!\w-)\b(?:stop(?:ped|ping)?(?! (?:if|when|after|on|date|smok\w*|by)\b)|discontinu(?:ed|ation)|held(?! (?:if|for)\b)|hold(?! (?:if|for|when|before|sbp|hr)\b)|withh[eo]ld|avoid(?:ed)?\b|no longer|contraindicated|do not (?:take|use|restart|resume)|not to (?:be )?(?:take|restart|resume)\w*|never (?:take|restart|use))\b/i;
/** A stop that is forbidden, or that lies ahead. */
const GOES_ON =
  /\b(?:do not|don['’]t|not to|never|must not|should not|shouldn['’]t|mustn['’]t|cannot|can['’]t|can not|may not|dangerous to|unsafe to|without) (?:\w+ ){0,3}?(?:stop\w*|ceas\w+|discontinu\w+|miss\w*|omit\w*|skip\w*)\b|\b(?:stop|cease|discontinue)\b\W{0,2}(?:dates?|day|after|in|on|at|from|once|when|if|\d)\b|\b(?:stop|cease|discontinue) (?!smok)\w+ (?:after|once|when|if|unless)\b/i;

/** "May be stopped", "to be stopped after a year": left open, or ahead. */
const LEFT_OPEN =
  /\b(?:can|may|could|might) (?:then )?be (?:stopp?ed|ceased|discontinued|withdrawn)\b|\bbe (?:stopped|ceased|discontinued|withdrawn) (?:after|once|when|if|in \d|on \d|at \d|from \d|by (?:the |your |his |her )?\w+ (?:if|when|once|after|in|at))\b/i;
/** "Stopped, now restarted", "not restarted": whether it is taken is for the report's own words to say. */
const TAKEN_UP_AGAIN =
  /\b(?:stopped|held|on hold|withheld|paused|suspended|omitted|ceased|discontinued)\b[^;]*[,\s](?<!\b(?:not|be|if|when|once|until|unless|before|never) )(?:re-?started|resumed|re-?commenced|re-?introduced|reinstated)\b|[,;]\s*(?:now off|off since|not (?:re-?started|resumed|re-?commenced|re-?introduced))\b|[,;]\s*(?:(?:stopped|held) (?:if|when)|held for|removed)\b/i;
/** "A - not required postpartum": named on the list, and not to be taken. */
const NOT_NEEDED = /\b(?:not|no longer) (?:required|needed|indicated|necessary)\b/i;
/** "HOLD on dialysis mornings", "omit on sick days": left out at times, and taken else. */
const LEFT_OUT_AT_TIMES =
  /\b(?:hold|omit|withhold|skip)\b[^;.]{0,12}\b(?:on|before|during|the morning of|if|when)\b[^;.]{0,24}\b(?:dialysis|hd|sick|days|mornings?|fasting|unwell|vomiting)\b/i;
/** "A 20 mg. Stopped.": a sentence of its own behind the name, on the same line. */
const NEXT_SENTENCE =
  /^[. \t]*(?:now |since |has been |was )?(?:(stopped|ceased|discontinued|withdrawn)|(held|withheld|on hold|paused|suspended))[ \t]*(?:[.,;(\n]|$|(?:on|by|due|because|in|as)\b)/i;

const NEVER_ALONE =
  /\b(?:do not|don['’]t|never|must not|should not|cannot|can['’]t|can not|may not) (?:be )?(?:stop|cease|discontinue|miss)\b[^.;]*$/i;

/** "For 3 days and stop", "reduce by 5 mg every 3 days", "do not continue": how the course goes on, no change that is done. */
const COURSE: Readonly<Partial<Record<NonNullable<Change>, RegExp>>> = {
  stopped:
    /\b(?:for|x|until|till|after|over|every|days?|weeks?|months?|doses?|finish(?:es|ed)?|complet(?:e|es|ed)|ends?|through|thru|\d ?\/ ?(?:7|52|12)|\d+d)\b.*?\b(?:and|then|to|&)\s+(?:stop|discontinue|cease|off)\b|(?:,|;|→|->)\s*(?:stop|discontinue|cease|off)\W*$/i,
  changed:
    /\b(?:may|can|could|might|if tolerated|as tolerated|option to|aim to|aiming to)\b[^;]{0,30}\b(?:reduce|decrease|lower|increase|raise|up-?titrate|titrate)d?\b|\b(?:reduc(?:e|es|ing)|decreas(?:e|es|ing)|increas(?:e|es|ing)|rais(?:e|es|ing)|(?:lower|taper|wean|(?:up-?)?titrat)(?:e?s|e|ing)?)\b.{0,30}\b(?:every|each|weekly|over|until|then|as|if|to (?:stop|zero|0|off))\b|\b(?:gp|pcp|clinic|cardiology|team|please|pls|to)\b.{0,20}\b(?:reduce|decrease|lower|taper|wean|increase|raise|up-?titrate|titrate)\b|\b(?:reduced|decreased|increased|raised|lowered|doubled|halved)\b[^;.]{0,30}\b(?:if|should|when (?:bp|sbp|hr|inr|k|na|weight|pain))\b/i,
  continued: /\b(?:do not|don['’]t|not to|should not|not be|not|never) (?:\w+ )?continue/i,
};
/** "To start 48 h after the operation". */
const TO_START = /(?<!\bhow )\bto (?:re-?)?(?:start|begin|commence|resume)\b/i;

/** A start that lies ahead or hangs on something. */
const AHEAD =
  /\b(?:to be|will|plan(?:ned)?(?: to)?|consider|for) (?:\w+ )?(?:start|begin|restart|resum|initiat|add)\w*|\b(?:start|begin|restart|resume|initiate|add|reintroduce|recommence)\b[^.;]{0,70}?\b(?:if|once|when|unless|after|pending|provided|on (?:\d|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|day)|in (?:\d|one|two|three|a )|at (?:age )?(?:\d{1,2}|two|three|four|six|eight) ?(?:days?|wks?|weeks?|mo|months?)|from \d|\d{1,2}\/\d{1,2}\b(?!\s?(?:mg|mcg)))|\b(?:not yet|later|to confirm|once (?:stable|healed|cleared|eating)|if (?!need)[a-z0-9]+\b[^.;]{0,50}\b(?:stable|normal|allows?|tolerat\w+|improv\w+|clear\w*|negative|positive|>|<))/i;

/** Given and done with: not taken at home, or no more. */
const GIVEN_BEFORE =
  /\b(?:given|received|administered|done) (?:in|on|at|x|once|before|during|by)\b|\bin (?:the )?(?:ed|er|a&e|hospital|theatre|recovery|pacu|icu|clinic)\b|\bno (?:further|more) doses?\b|\b(?:course )?(?:completed|finished)\b/i;

/** Doses in two columns: which of them is taken now stands in the head of the table. */
const TWO_DOSES = /\d ?(?:mg|mcg|g|units?|ml)\b[^\n]* {3,}[^\n]*?\d ?(?:mg|mcg|g|units?|ml)\b/i;

const OTHER_DOSE =
  /\d ?(?:mg|mcg|g|units?|ml|puffs?)\b[^()]*\((?:[^()]*\s)?(?:stop(?:ped)?|discontinued|ceased|held)\s+(?:the |old |previous |\w+ )?\d[\d.,]* ?(?:mg|mcg|g|units?|ml|puffs?)\b/i;

const NEUTRAL =
  /\b(?:new(?:ly)?|start\w*|begin|began|add\w*|continu\w*|cont|keep|resum\w*|unchanged|same|chang\w*|increas\w*|decreas\w*|reduc\w*|lower\w*|adjust\w*|stop\w*|discontinu\w*|hold|held|withh\w*|take|takes|taking|use|inject|inhale|apply|give|discharged?|sent|home|go|going|went|on|with|by|the|her|his|their|your|my|she|he|they|you|we|i|it|was|were|is|are|be|been|will|should|must|has|have|and|also|plus|or|of|to|in|at|for|from|an?|as|following|medications?|meds|medicines?|drugs?|list|include[sd]?|including|these|this|patient|pt|prescri\w*|rx|po|oral|iv|im|sc|sq|inhaled|topical|daily|once|twice|every|each|day|days|morning|night|bedtime|prn|needed|tablets?|tabs?|capsules?|caps?|puffs?|drops?|sprays?|units?|mg|mcg|g|ml|meq|generic|brand|regular|current|usual|discharge|admission|pre-admission|both|all|other|then|dose|low|high|baby|extended|release|er|xr|sr|sliding|scale|long|short|acting|liquid|chewable|over|counter|otc|x|q|h|d|wk|w|only|do not|don['’]t|not|no longer)\b|[^a-z]+/gi;

/** Whether words stand in front of the name that leave open what becomes of it. */
function leavesOpen(lead: string): boolean {
  const words = lead.replace(/\([^()]*\)/g, ' ');
  if (/\b(?:off|no|no more|not for|without)\W*$/i.test(words) && !/\d\s*\w+\W*$/.test(words)) return true;
  return /^[\s\w]{3,60}:\s*$/.test(words) && /[a-z]{3}/i.test(words.replace(NEUTRAL, ' '));
}

const OFF: ReadonlySet<string> = new Set(['stopped', 'held']);
/** What a list of changed medicines may say of one of them. */
const NARROWER: ReadonlySet<string> = new Set(['new', 'stopped', 'held', 'resumed']);

/** "Stop spironolactone if Na <125": not stopped now. */
function hangsOn(before: string, stretch: string): boolean {
  return (
    /\b(?:stop|hold|cease|discontinue|withhold|omit)[ \t(“"':]*(?:the |her |his |your )?$/i.test(before) &&
    /^\W*(?:if|when|once|unless|after|should|in case|(?:in|on|at) \d)\b/i.test(stretch)
  );
}

/** "Do not take A with B", "… within 2 h of B": what is not to be taken beside what, and no stop of either. */
const TAKEN_APART =
  /^\W*(?:please |you |and )?(?:do not|don['’]t|never|must(?: not|n['’]t)|should(?: not|n['’]t)|avoid|not to)\s+(?:be )?(?:tak\w+|us(?:e|ed|ing)|giv\w+|combin\w+|mix\w*)\b[^.;]*\b(?:with(?! or without)|within|together|same (?:time|day)|hours? (?:of|after|before)|alongside|on an empty|first)\b/i;

const STOPPED_FOR_ANOTHER =
  /^[\s:–-]*(?:was )?(?:stopped|discontinued|ceased)\b[^.;]{0,40}\b(?:changed|switched|swapped|converted) (?:to|for) [a-z]{5}/i;

/** What follows the sentence on its line. */
function behind({ text, sentence }: ReadSentence): string {
  return text.slice(sentence.span.end, sentence.span.end + 40);
}

/** Joins what stands over the line, the mark behind the name and the words of the line; none of them is passed over. */
export function statusOf(read: ReadSentence, item: MedicineItem, said: Change, lead: string, inList: boolean): Status {
  const stretch = item.sig;
  const standing = inList ? standingAt(read, item.name.start) : NOTHING;
  const mark = markOf(stretch);
  const under = standing.own ? '' : standing.label;
  const sure = mark !== null || standing.change !== null;
  const status = (change: Change, unclear = false): Status => ({ change, unclear, under, sure });
  if (inList && TAKEN_APART.test(read.text.slice(read.sentence.span.start, read.sentence.span.end)))
    return status(null, true);
  const before = read.text.slice(Math.max(read.sentence.span.start, item.name.start - 20), item.name.start);
  // "Please do not cease without discussing", "STOP after 1 more day": not stopped now, whatever mark stands there.
  // "NEW: A 90 mg for a year, do not stop without asking": new all the same, and its line is printed.
  if (standing.own && standing.change !== 'unclear' && !OFF.has(standing.change ?? '') && NEVER_ALONE.test(stretch))
    return status(standing.change);
  // "Ramipril stopped - changed to B 24 mg": the first word behind the name says what became of it.
  if (STOPPED_FOR_ANOTHER.test(stretch)) return status('stopped');
  const next = inList && item.span.end >= (read.tokens.at(-1)?.start ?? 0) ? NEXT_SENTENCE.exec(behind(read)) : null;
  if (next && said === null) return status(next[1] ? 'stopped' : 'held');
  if (
    inList &&
    !OFF.has(standing.change ?? '') &&
    [LEFT_OPEN, TAKEN_UP_AGAIN, NOT_NEEDED, LEFT_OUT_AT_TIMES].some((one) => one.test(stretch))
  )
    return status(null, true);
  if (!OFF.has(standing.change ?? '') && (GOES_ON.test(`${lead} ${stretch}`) || hangsOn(before, stretch)))
    return status(null, true);
  if (/\b(?:then|and|but) (?:stop|discontinue|cease) (?:taking |using |the |her |his |your )?$/i.test(before))
    return status('stopped');
  if (inList && isGivenThere(read))
    return { change: null, unclear: true, under: read.section.heading?.text ?? '', sure };
  // "40 mg (stopped 20 mg)": another dose of it, or another tablet, went.
  if (!OFF.has(standing.change ?? '') && OTHER_DOSE.test(stretch)) return status(null, true);
  if (mark !== null && OFF.has(mark)) return status(mark);
  if (standing.change === 'unclear') {
    // What the heading says of those right below it is not said of this one.
    const its = changeOf(stretch, lead, '') !== null;
    const mixed = said !== null && its && (OFF.has(said) || /\bchanges$/i.test(standing.label));
    const own = mark ?? (mixed && !COURSE[said]?.test(stretch) ? said : null);
    return status(own, own === null);
  }
  const near = inList && standing.change !== null && !standing.own ? wordBefore(lead) : null;
  // "Changed: A 5 mg. Continue B": two words of the report that do not agree.
  if (near !== null && mark === null && near !== standing.change)
    return OFF.has(near) ? status(near) : status(null, true);
  const away = said !== null && OFF.has(said);
  if (
    inList &&
    said !== null &&
    (COURSE[said]?.test(said === 'changed' ? `${lead} ${stretch}` : stretch) ||
      (said !== 'held' && TO_START.test(stretch)))
  )
    return status(null, true);
  if (inList && mark !== null && COURSE[mark]?.test(stretch)) return status(null, true);
  if (inList && mark === null && standing.change === null && !away && headingSays(read.section))
    return status(null, true);
  const words = `${lead} ${stretch}`;
  // "STOPPED: warfarin (started in 2019)" stays stopped.
  if (OFF.has(standing.change ?? '')) return status(standing.change, mark !== null && /[*|]/.test(stretch));
  if (inList && REPLACED.test(words) && !/\b(?:i\.?v|p\.?o|oral|intravenous)\b/i.test(words)) return status(null, true);
  // "CONTINUE: A (resumed on day 2)": it goes on.
  if (inList && (GIVEN_BEFORE.test(stretch) || TWO_DOSES.test(stretch))) return status(null, true);
  // A word in front of the name that says neither a change nor nothing ("off A", "no more A", "to review: A").
  if (inList && !sure && leavesOpen(lead)) return status(null, true);
  // "Meds changed: A started (B ceased)": the word beside the name is narrower than the one over all of them.
  const over = standing.change === 'changed' && said !== null && NARROWER.has(said) ? said : standing.change;
  // "Cont: A; B 14 units (new)": only the first of them goes on.
  const goesOn = standing.change === 'continued' && !(mark === 'new' && /\(\s*new\s*\)/i.test(stretch));
  const change = (goesOn ? standing.change : mark) ?? over ?? said;
  if (change !== null && OFF.has(change)) return status(change);
  if (inList && TAKES_AWAY.test(standing.change === null ? words : stretch)) return status(null, true);
  // "START A …; B until then, then stop": what stands over the line is not said of B.
  if (inList && change === 'new' && /\buntil\b[^;]*\b(?:stop|discontinue|cease)\b/i.test(stretch))
    return status(null, true);
  if (AHEAD.test(words) && (inList || change === 'new' || change === 'resumed'))
    // "START A on 11/12": new, with its day in the line.
    return change === 'new' && !AHEAD.test(words.replace(ON_A_DAY, ' ')) ? status(change) : status(null, true);
  if (change !== null || !inList) return status(change);
  return status(null, hasStandings(read.text, read.section, item.name.start) || marked(read));
}

/** "Rx: vitamin K 10 mg IV, 4 units of blood": what was given in hospital stands under the same word as prescriptions. */
function isGivenThere(read: ReadSentence): boolean {
  const { heading, span } = read.section;
  if (
    read.reportType !== 'discharge_summary' ||
    !/^(?:rx|treatment|treated|given|meds given)\W*$/i.test(heading?.text ?? '')
  )
    return false;
  return /\b(?:iv|ivf|infusions?|drip|gtt|bolus|stat|x ?1(?! ?(?:years?|yrs?|months?|mo|weeks?|wks?|days?|d|w|\/))|p?rbcs?|ffp|pcc|units? of|transfus\w+|ogd|egd|intubat\w+|im|pr|nebs?|pain settled|settled with|(?:good|some) (?:effect|relief))\b/i.test(
    read.text.slice(span.start, Math.min(span.end, span.start + 2000)),
  );
}

/** What stands over a place of this sentence; a label at the head of the line rules only the sentence that it opens. */
export function standingAt(read: ReadSentence, at: number): Standing {
  const head = labelAtHead(read.text.slice(read.sentence.span.start, read.sentence.span.end));
  if (head) return head;
  const standing = standingOver(read.text, read.section, at);
  if (!standing.own || standing.change === null) return standing;
  const { start } = read.sentence.span;
  const line = lineStart(read.text, start);
  const before = read.text.slice(line, start).trimEnd();
  if (!/^[a-z0-9)]{2}[.!?]$/i.test(before.slice(-3)) || /^\s*\d{1,2}\.\s*$/.test(before)) return standing;
  const words = read.text.slice(start, read.sentence.span.end);
  // "STOP: A. B." names two of them.
  const bare = words.split(/\s+/).length <= 2 && read.words.placed.some(({ mention }) => mention.kind === 'medicine');
  return bare ? standing : { ...standing, change: hasVerb(words) ? null : 'unclear' };
}

/** Whether other lines of the list carry a mark of their own, so that one without says nothing. */
function marked({ text, section }: ReadSentence): boolean {
  const { start, end } = section.span;
  const known = markedLists.get(section) ?? MARK_OF_ITS_OWN.test(text.slice(start, Math.min(end, start + 6000)));
  markedLists.set(section, known);
  return known;
}

const MARK_OF_ITS_OWN = /(?:\*\*|\|)\s?(?:STOP|HOLD|HELD|WITHH|DISCONT|Stopp|Held|Discont|Withh)/;
const markedLists = new WeakMap<Section, boolean>();

const NO_ENTRY =
  /^\W*(?:none|nil|n\/a|no changes?|nothing|see\b|last\b|rinse|take\b|max|no\b|hold\b|stop\b|call\b|gp\b|pcp\b|review|check|recheck|re-|not\b|do not|with\b|for\b|until|then|if\b|per\b|as\b|due\b|because|since|target|goal|and\b|or\b|drug\s*\||\d|.{0,3}$)/i;

/** Who keeps or hands out the medicines. */
const OF_PEOPLE =
  /\b(?:dispensed|suppl(?:y|ied)|holds|keeps|manages|administers|aware|informed|agrees|sister|brother|mother|father|wife|husband|daughter|son|partner|carer|nurse|pharmacy|pharmacist)\b/i;

/** Pieces of the line, parted at its semicolons outside brackets, that name no known medicine, with what stands over them. */
export function namelessEntries(
  read: ReadSentence,
  items: readonly MedicineItem[],
): { start: number; end: number; change: Change; under: string }[] {
  const { sentence, text } = read;
  const standing = standingAt(read, sentence.span.start);
  const { change } = standing;
  if (change === 'unclear') return [];
  if (change === null)
    return items.length === 0 && isPlainEntry(read)
      ? [{ ...sentence.span, change: markOf(text.slice(sentence.span.start, sentence.span.end)), under: '' }]
      : [];
  const label = sentence.label;
  // "TESTS STILL PENDING:" and "Clips:" are labels of something else.
  if (label !== null && !standing.own && items.length === 0) return [];
  const from = bodyStart(read, standing);
  const pieces = piecesAt(text, from, sentence.span.end);
  return pieces.flatMap((span) => {
    if (items.some(({ name }) => name.start >= span.start && name.start < span.end)) return [];
    const printed = text.slice(span.start, span.end);
    const words = printed.split(/\s+/).length;
    if (NO_ENTRY.test(printed) || OF_PEOPLE.test(printed) || words > 20 || !/[a-z]{4}/i.test(printed)) return [];
    // "Sister holds the medicines": a statement that slipped into the list.
    if (hasVerb(printed.split(/[,(]/)[0] ?? '') || (!OFF.has(change) && words > 12)) return [];
    return [{ ...span, change, under: standing.label }];
  });
}

/** "CPAP nightly", "Ensure Plus 1 bottle": an entry of the list for home that is no medicine of ours, and nothing else. */
function isPlainEntry({ sentence, section, text }: ReadSentence): boolean {
  if (section.kind !== 'discharge_medications' || section.heading === null || sentence.label !== null) return false;
  const printed = text.slice(sentence.span.start, sentence.span.end);
  if (sentence.kind === 'prose' || printed.split(/\s+/).length > 12 || hasVerb(printed)) return false;
  return (
    /^[A-Z]/i.test(printed) &&
    /[a-z]{4}/i.test(printed) &&
    !NO_ENTRY.test(printed) &&
    !OF_PEOPLE.test(printed) &&
    !OTHER_MATTER.test(printed) &&
    !OTHER_CARE.test(printed)
  );
}

const OTHER_MATTER =
  /[:?]|\b(?:follow|f\/?u|appointments?|visit|pending|await\w*|call|return|diet|activity|labs?|tests?|results?|copy|signed|dictated|allerg\w*|avoid|lifelong|reviewed|reconcil\w+|unchanged|medications?|meds|medicines?|list|drug|dose|status|page|dr|mr|mrs|ms|md|rn)\b/i;

function bodyStart(read: ReadSentence, standing: Standing): number {
  const { start } = read.sentence.span;
  if (!standing.own) return start;
  const words = read.text.slice(start, read.sentence.span.end);
  const at = words.indexOf(standing.label);
  if (at < 0 || at > 8) return start;
  const behind = /^[\s:–—>|-]*/.exec(words.slice(at + standing.label.length))?.[0].length ?? 0;
  return start + at + standing.label.length + behind;
}

function piecesAt(text: string, from: number, end: number): { start: number; end: number }[] {
  const pieces: { start: number; end: number }[] = [];
  let depth = 0;
  let start = from;
  const close = (to: number): void => {
    let [a, b] = [start, to];
    while (a < b && /\s/.test(text[a] ?? '')) a += 1;
    while (b > a && /[\s.;,]/.test(text[b - 1] ?? '')) b -= 1;
    if (b > a) pieces.push({ start: a, end: b });
  };
  for (let at = from; at < end; at += 1) {
    const char = text[at];
    if (char === '(') depth += 1;
    else if (char === ')') depth = Math.max(0, depth - 1);
    else if (char === ';' && depth === 0) {
      close(at);
      start = at + 1;
    }
  }
  close(end);
  return pieces;
}
