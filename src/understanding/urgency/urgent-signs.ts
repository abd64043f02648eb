import type { Span } from '../../contract/analysis.js';
import { overlap } from '../../contract/spans.js';
import { type Token, tokenize } from '../../knowledge/index.js';
import { isNameOfSample, isWarningOfTissue, statesNothing } from '../advice/warning-lines.js';
import { type Clause, clausesOf, type ReadSentence } from '../clause.js';
import { LIMIT_OF_TEST } from '../data/clause-words.js';
import { type DraftFrame, headed } from '../draft-frame.js';
import { isLabel } from '../heads/no-head.js';
import { impliedAt } from '../implied.js';
import { nearWords } from '../names/near-words.js';
import { tellsOfWork } from '../operation/operation.js';
import { SERIOUS_SIGN } from '../types.js';
import { aboutWhat, soughtNames } from './about-what.js';
import { dangerOf } from './danger-signs.js';
import { graveStates } from './grave-states.js';
import { isBriefNews } from './no-news.js';
import { type Form, finderOf, formAt, type Group, holdsNumber, isDenial, type Lead, standsIn } from './sign-forms.js';
import { needsOf, type Sign, signsOf } from './sign-index.js';
import { isOfInfant, isSilenced, isTurned } from './sign-silence.js';
import { signTokens, withoutCodes, withoutPanel } from './sign-tokens.js';
import { saidOfNow, statedAt } from './stated.js';
import { urgencyOf } from './urgency.js';

const ORDERED =
  /^\W*(?:(?:please|pls|suggest|advise|also|to) )?(?:(?:[a-z-]+ ){1,2}(?:re-?checks?|repeats?|re-?tests?) (?:in|at|on|after|within)|(?:send|re-?check|request|repeat|obtain)) (?!(?:showed|shows|revealed))(?!\S+ (?:level |is |was |now )?\d+(?:\.\d+)?(?! ?(?:h|hr|hrs|hours?|days?|d|wks?|weeks?|months?|mins?|minutes|hourly|\/)\b))/i;

const MEDICINE_LISTS: ReadonlySet<string> = new Set(['medications', 'discharge_medications', 'admission_medications']);

/**
 * Urgent findings that a sentence states by their signs ("gas beneath the diaphragm"), where no frame of the sentence
 * names them: frames about the urgent concept, asserted as the words of the sign are. At most one for a concept.
 */
export function signFrames(read: ReadSentence, frames: readonly DraftFrame[]): DraftFrame[] {
  if (holdsNoSign(read, frames)) return [];
  // What the sentence denies or leaves in the past is told as it is meant there.
  // What it names without a word that it needs to be urgent ("a pause") may still be so by its sign ("of 12 seconds").
  const lacks = ({ head, assertion }: DraftFrame) =>
    assertion === 'present' && read.knowledge.urgentFor(head?.ref.id ?? '').some(({ needs }) => needs.length > 0);
  const calm = frames.filter((frame) => !frame.urgency && !lacks(frame));
  const told = new Set<string>();
  const named = frames.filter((frame) => frame.urgency);
  // "pNX" is a stage of the lymph nodes, and no air around the lung.
  const stages = frames.flatMap(({ score }) => (score?.id.startsWith('tnm-') ? [score.span] : []));
  // "A transthoracic study cannot exclude a clot": what such a test can miss in anybody.
  const limits = frames.flatMap(({ kind, source }) =>
    kind === 'limitation' && LIMIT_OF_TEST.test(read.text.slice(source.start, source.end)) ? [source] : [],
  );
  const found: DraftFrame[] = [];
  const tokens = signTokens(read);
  let nextTo: readonly Token[] | undefined;
  const near = () => {
    nextTo ??= withoutCodes(withoutPanel(nearWords(read), read), read);
    return nextTo;
  };
  const sought = soughtNames(read);
  const isAbout = aboutWhat(read, tokens, near);
  const body = read.bodyFrom < read.tokens.length && !answersLabel(read) ? read.bodyFrom : 0;
  const label = tokens.slice(0, body);
  // "PE protocol CT: …": what the test looks for.
  const asks = label.some(({ text }) => /^(?:protocol|screen|screening|query|exclude|rule|r\/o|for|\?)$/.test(text));
  // "CSF: glucose 0.9": a figure of that fluid, and none of blood.
  const above = read.section.heading?.text ?? '';
  const fluid = FLUID.test(above) ? tokenize(above, 0, above.length) : [];
  const labelHolds = (group: Group) => body > 0 && !asks && standsIn(group, label);
  // Where the words of a sign stand, whatever they mean there: for most sentences nowhere.
  const standing: Standing[] = [];
  const unread = [...stages, ...limits];
  const { all, stated, groups } = signsOf(read.knowledge);
  const signs = body === 0 || asks ? stated : all;
  const here = groups.among(tokens);
  let nextDoor: Uint8Array | undefined;
  let isBrief: boolean | undefined;
  const brief = () => {
    isBrief ??= isBriefNews(read);
    return isBrief;
  };
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'word' || unread.some((span) => overlap(span, token))) continue;
    const leads = signs.at(token.text);
    if (leads.length === 0) continue;
    const needs = needsOf(leads, groups);
    for (let one = 0, from = 2, next = 0; one < leads.length; one++, from = next + 2) {
      next = from + (needs[from - 1] as number);
      let missing = 0;
      for (let i = from; i < next; i++) if (here[needs[i] as number] === 0) missing++;
      const { value: sign, forms } = leads[one] as Lead<Sign>;
      // Of a note of a line or two the last of its words may be missing: then it only makes one think of it.
      const spare =
        missing > 0 && sign.concept !== SERIOUS_SIGN && lacksLast(needs, from, next, here) && brief() ? 1 : 0;
      // One of its words may stand next door.
      if (missing - spare > (needs[from - 2] as number)) continue;
      if (missing > spare) {
        nextDoor ??= groups.among(near());
        if (!standApart(needs, from, next - spare, here, nextDoor)) continue;
      }
      const lead = formAt(forms, tokens, at);
      if (!lead || !isAbout(sign.about)) continue;
      if (sign.labelled && !labelHolds(sign.labelled)) continue;
      standing.push({ sign: spare > 0 ? withoutLast(sign) : sign, at, token, lead });
    }
  }
  for (const { sign, at, lead, from, to } of graveStates(tokens, read.knowledge, body, near)) {
    const token = tokens[at];
    if (!token || unread.some((span) => overlap(span, token)) || !isAbout(sign.about)) continue;
    standing.push({ sign, at, token, lead, said: { from, to } });
  }
  const danger =
    read.reportType === 'discharge_summary'
      ? null
      : dangerOf(
          tokens,
          read.knowledge,
          body,
          () => isOfInfant(read.text),
          saidOfNow(read, unread),
          () => isBriefNews(read, true),
        );
  const sickest = danger && tokens[danger.at];
  if (danger && sickest) {
    const { at, lead, from, to, unless } = danger;
    // Each of them was asked whether it is stated: their own denials ("not breathing") are none of the whole.
    const sign = { concept: SERIOUS_SIGN, rest: [], unless, about: [], denies: true, hedged: false, nextDoor: 0 };
    standing.push({ sign, at, token: sickest, lead, said: { from, to } });
  }
  const search = (hedged: boolean, generic = false) => {
    // A general sign says nothing where the same sentence is told by what it means.
    if (generic && (named.length > 0 || found.length > 0)) return;
    for (const { sign, at, token, lead, said } of standing) {
      // A label announces what its line is about, it states nothing; of three words of a sign it may give one.
      if (!hedged && at < body) continue;
      if ((sign.concept === SERIOUS_SIGN) !== generic) continue;
      if (sign.hedged !== hedged || told.has(sign.concept)) continue;
      if (
        calm.some(
          ({ head, source, assertion }) =>
            head?.ref.id === sign.concept &&
            !isTurned(tokens, source, token) &&
            !(assertion === 'historical' && isNamedNew(tokens, at, head.span)),
        )
      )
        continue;
      // Asserted by its first group's word: the rest may stand behind a denial of something else.
      const asserted = statedAt(read, sign.concept, at, at + 1);
      if (!asserted || asserted.twoWays || (asserted.negation === 'negated' && !sign.denies)) continue;
      const place = said
        ? { ...said, denied: sign.denies, near: false, open: false }
        : placeOf({ read, tokens, near }, sign, at, lead);
      if (!place || (asserted.negation === 'negated' && !place.denied)) continue;
      if (at < body && (sign.rest.length < 2 || place.to <= body)) continue;
      const item = impliedAt(read, sign.concept, place);
      if (!item || isLabel(read.tokens, place) || isSilenced(sign.unless, tokens, place, body)) continue;
      if (fluid.length > 0 && standsIn(sign.unless, fluid)) continue;
      if (place.near && standsIn(sign.unless, near())) continue;
      if (isContested(read, sign, tokens)) continue;
      if (sought.some((span) => tokens.slice(place.from, place.to).some((one) => overlap(one, span)))) continue;
      const clause = around(read, place);
      // A clause that names what is urgent needs no sign; what is known in it is told of something else ("after an arrest").
      const isTold = ({ source, urgency, head }: DraftFrame) =>
        overlap(source, clause.span) && (urgency?.state !== 'known' || head?.ref.id === sign.concept);
      if (named.some(isTold)) continue;
      if (hedged && found.some(({ source }) => overlap(source, clause.span))) continue;
      const head = { item, from: place.from, to: place.to, sites: [], links: [] };
      const negation = sign.hedged || place.open || asserted.negation === 'possible' ? 'possible' : 'affirmed';
      const meant = { ...asserted, negation } as const;
      const frame = headed(read, clause, 'finding', head, meant);
      // "Numerous blasts", "trace of blood": how many and how much are said of the sign, not of what it means.
      frame.count = null;
      if (frame.severity === 'minimal' || frame.severity === 'mild') frame.severity = null;
      const words = read.tokens.slice(clause.from, clause.to);
      frame.urgency = urgencyOf(item.mention, meant, frame.change, words, read.knowledge, true, read.tokens);
      if (!frame.urgency) continue;
      // "An old infarct is present": what is long past is no sign of something acute.
      if (
        frame.urgency.state === 'known' &&
        sign.concept.startsWith('acute-') &&
        (asserted.temporality === 'historical' || words.some(({ text }) => LONG_PAST.test(text)))
      )
        continue;
      told.add(sign.concept);
      // "PPH 2.4 L and ongoing": named without what makes it urgent, which its sign says.
      const byName = frames.find(
        (own) =>
          lacks(own) && own.kind === 'finding' && own.head?.ref.id === sign.concept && frame.urgency?.state === 'new',
      );
      if (byName) {
        byName.urgency = frame.urgency;
        named.push(byName);
        continue;
      }
      frame.bySign = true;
      found.push(frame);
    }
  };
  if (standing.length === 0) return found;
  search(false);
  // What only makes one think of something says nothing where the same words were already told.
  search(true);
  search(false, true);
  search(true, true);
  return found;
}

/** Whether what a sentence says can be no sign of now: an order, advice, a medicine of a list, what work was done. */
export function holdsNoSign(read: ReadSentence, frames: readonly Pick<DraftFrame, 'kind' | 'medicine'>[]): boolean {
  if (
    read.section.kind === 'allergies' ||
    statesNothing(read) ||
    isWarningOfTissue(read) ||
    isNameOfSample(read) ||
    isAdvice(frames)
  )
    return true;
  if (tellsOfWork(read)) return true;
  // "Send urate, K, PO4, LDH": what is to be measured was not found.
  if (ORDERED.test(read.text.slice(read.sentence.span.start, read.sentence.span.start + 40))) return true;
  // A line of a list of medicines gives reasons ("stop A (glucose 52)"), it tells no news.
  return (
    frames.some(({ kind, medicine }) => kind === 'medicine' && medicine != null) &&
    MEDICINE_LISTS.has(read.section.kind)
  );
}

/** Whether the last of at least four groups of a sign stands nowhere in the sentence: two alone say too little ("stent blocked"). */
function lacksLast(needs: Int32Array, from: number, next: number, here: Uint8Array): boolean {
  return next - from >= 3 && here[needs[next - 1] as number] === 0;
}

function withoutLast(sign: Sign): Sign {
  return { ...sign, rest: sign.rest.slice(0, -1), hedged: true, nextDoor: 0, spare: true };
}

/** Whether each group of a sign may stand in the sentence or next door. */
function standApart(needs: Int32Array, from: number, to: number, here: Uint8Array, nextDoor: Uint8Array): boolean {
  for (let i = from; i < to; i++) {
    const group = needs[i] as number;
    if (here[group] === 0 && nextDoor[group] === 0) return false;
  }
  return true;
}

const FOUND =
  /^\W*(?:(?:weakly |strongly |low )?positive|detected|isolated|grown|(?:heavy |light |moderate |scanty |profuse )?growth|seen|present|\++|[1-4]\+)\W*$/i;

/** "HSV-1 PCR: DETECTED": the label is what is found, and its line states it. */
function answersLabel({ text, tokens, bodyFrom, sentence }: ReadSentence): boolean {
  const from = tokens[bodyFrom]?.start;
  return bodyFrom > 0 && from !== undefined && FOUND.test(text.slice(from, sentence.span.end));
}

const FLUID = /\b(?:csf|cerebrospinal|pleural|ascit\w+|peritoneal|synovial|joint|drain|urine|urinalysis)\b/i;

const LONG_PAST = /^(?:chronic|old|remote|established|mature)$/;

/** "New thrombus in the right leg in a patient treated for an old DVT": what is new is not the old one behind it. */
function isNamedNew(tokens: readonly Token[], at: number, old: Span): boolean {
  const before = tokens.slice(Math.max(0, at - 3), at);
  return before.some(({ text }) => /^(?:new|acute|fresh|recent)$/.test(text)) && (tokens[at]?.end ?? 0) <= old.start;
}

/** When to get help, and nothing else: none of its signs is there. */
function isAdvice(frames: readonly Pick<DraftFrame, 'kind'>[]): boolean {
  return frames.length > 0 && frames.every(({ kind }) => kind === 'warning_sign');
}

interface SignPlace {
  from: number;
  to: number;
  /** True where a form found is itself a denial ("no flow"). */
  denied: boolean;
  /** True where one of its words stands in the heading or in the sentence before or behind. */
  near: boolean;
  /** True where one of its words is left open ("with likely perforation"): so is all that it makes one think of. */
  open: boolean;
}

const LEFT_OPEN =
  /^(?:may|might|could|possibl[ey]|probabl[ey]|suspected|suspicious|questionable|equivocal|perhaps|\?)$/;

/** A sign whose first word stands in a sentence, with the whole place of it where that is known. */
interface Standing {
  sign: Sign;
  at: number;
  token: Token;
  lead: { form: Form; end: number };
  said?: { from: number; to: number };
}

/** Where a sign is looked for: a sentence, and what stands next to it. */
interface Where {
  read: ReadSentence;
  tokens: readonly Token[];
  near: () => readonly Token[];
}

const SAYS_LITTLE =
  /^(?:.{1,2}|kpa|mmhg|mmol|then|from|with|over|both|left|right|large|small|high|low|more|less|mass|pain\w*|fluid|hours?|days?|weeks?|months?|today|acute\w*|sudden\w*|level|raised|elevated|dilated|thick\w*|swollen|swelling|density|attenuation|signal|contrast|cells?|white|blood|bowel|liver|lung|heart|chest|head|brain|patient|baby|infant|child|\d[\d.,]*)$/;

/** The tokens from the first to the last word of the sign, where every group has one near its lead. */
function placeOf(where: Where, sign: Sign, at: number, lead: { form: Form; end: number }): SignPlace | null {
  if (sign.denies) {
    const place = gather(where, sign, at, lead, false);
    if (place?.denied) return place;
  }
  return gather(where, sign, at, lead, true);
}

function gather(
  { read, tokens, near }: Where,
  sign: Sign,
  at: number,
  lead: { form: Form; end: number },
  stated: boolean,
): SignPlace | null {
  const place = { from: at, to: lead.end, denied: isDenial(lead.form), near: false, open: false };
  let nextDoor = 0;
  const to = Math.min(tokens.length, at + WIDEST);
  const used = new Set<number>();
  for (let i = at; i < lead.end; i++) used.add(i);
  for (const group of sign.rest) {
    let hit: { from: number; to: number } | null = null;
    const find = finderOf(group);
    for (let i = Math.max(0, at - WIDEST); i < to && !hit; i++) {
      const one = find(tokens, i, to);
      if (!one || (used.has(i) && !holdsNumber(one.form))) continue;
      // "Negative ketones and blood, … acid": words of different statements are no sign together.
      const meant = statedAt(read, sign.concept, one.end - 1, one.end);
      if (stated && meant?.negation === 'negated') continue;
      // "An aneurysm with high risk of rupture": what may come is no part of a sign of now.
      if (meant?.temporality === 'hypothetical') continue;
      // Where a word of the sign is missing, the others must say something by themselves.
      if (sign.spare && tokens.slice(i, one.end).every(({ text }) => SAYS_LITTLE.test(text))) continue;
      if (meant?.negation === 'possible') place.open = true;
      hit = { from: i, to: one.end };
      place.denied ||= isDenial(one.form);
    }
    if (!hit) {
      // One of its words may stand next door.
      if (++nextDoor > sign.nextDoor || !standsIn(group, near())) return null;
      place.near = true;
      // "This may produce an obstruction": what is left open there is left open here.
      place.open ||= near().some(({ text }) => LEFT_OPEN.test(text));
      continue;
    }
    for (let i = hit.from; i < hit.to; i++) used.add(i);
    place.from = Math.min(place.from, hit.from);
    place.to = Math.max(place.to, hit.to);
  }
  return place;
}

/** Said of the very thing that it is not what would make it urgent. */
const CALM =
  /\b(?:not|non-?|un|no longer)[ -]?(?:\w+ly )?(?:inflamed|infected|ruptured|perforated|bleeding|leaking|obstruct(?:ed|ing)|strangulated|incarcerated|isch(?:a)?emic|torsed|h(?:a)?emorrhagic|complicated)\b/i;

/**
 * True where the sentence denies as much as it says: two words of the sign, or what would make it urgent ("distended, not
 * inflamed", "no wall thickening, no fluid around it"). A sign whose own words are a denial is not asked.
 */
function isContested(read: ReadSentence, sign: Sign, tokens: readonly Token[]): boolean {
  if (CALM.test(read.text.slice(read.sentence.span.start, read.sentence.span.end))) return true;
  if (sign.denies) return false;
  let denied = 0;
  const asked = new Set<number>();
  for (const group of sign.rest) {
    const find = finderOf(group);
    for (let i = 0; i < tokens.length; i++) {
      if (asked.has(i)) continue;
      const one = find(tokens, i);
      if (!one) continue;
      asked.add(i);
      if (statedAt(read, sign.concept, one.end - 1, one.end)?.negation === 'negated' && ++denied >= 2) return true;
    }
  }
  return false;
}

/** How far from its first word the rest of a sign may stand, in tokens. */
const WIDEST = 20;

/** The clauses that the sign stands in, as one. */
function around(read: ReadSentence, { from, to }: { from: number; to: number }): Clause {
  const over = clausesOf(read).filter((clause) => clause.from < to && clause.to > from);
  const first = Math.min(from, ...over.map((clause) => clause.from));
  const last = Math.max(to, ...over.map((clause) => clause.to));
  const span = { start: read.tokens[first]?.start ?? 0, end: read.tokens[last - 1]?.end ?? 0 };
  return {
    from: first,
    to: last,
    span,
    placed: read.words.placed.filter((item) => item.from >= first && item.to <= last),
  };
}
