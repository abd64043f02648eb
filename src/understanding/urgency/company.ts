import { overlap } from '../../contract/spans.js';
import { assertPlaced, type Clause, clausesOf, type ReadSentence } from '../clause.js';
import { isAskedAndAnswered } from '../consistency/reasons.js';
import { headed } from '../draft-frame.js';
import { impliedAt } from '../implied.js';
import type { PlacedMention } from '../mentions.js';
import { sectionRule } from '../sections.js';
import { CALLED_AT_ONCE, type Frame, SERIOUS_SIGN, type Understanding } from '../types.js';
import type { Told } from './alarm.js';
import { bySentence } from './by-sentence.js';
import { signsStated } from './danger-signs.js';
import { gravestNamed, isFear } from './feared.js';
import { NO_NEWS, SHORT_NOTE } from './no-news.js';
import { standsIn } from './sign-forms.js';
import { isOfInfant } from './sign-silence.js';
import { signTokens } from './sign-tokens.js';
import { saidOfNow } from './stated.js';
import { holdsNoSign } from './urgent-signs.js';

/** Sentences on either side of an alarm that may keep it company, one after the other; one that tells nothing may stand between. */
const REACH = 4;
const GAPS = 1;

/** Sections that say why a test was done or what was before: only news stands beside an alarm. */
const BEFORE: ReadonlySet<string> = new Set([
  ...['indication', 'comparison', 'technique', 'past_history', 'surgical_history', 'family_history'],
  ...['social_history', 'allergies', 'medications', 'recommendation', 'procedures', 'review_of_systems'],
]);

/** "86 yr F, fall, GCS 14" over a picture or a sample: who was sent, and why. */
const WHO = /\b\d{1,3}[ -]?(?:yrs?|y\/?o|years?)\b/i;

/** What only tells when it was, of whom, or what was done at once: no sign by itself. */
const CIRCUMSTANCE: ReadonlySet<string> = new Set(['fast', 'with-child', 'rescue']);

/** What an alarm stands on: the frame that tells it, or a result so far out that its row tells it. */
interface Anchor {
  at: number;
  frame: Frame | null;
}

/** What a stretch of a sentence tells in the company of an alarm: as there, or only as feared. */
interface Kept {
  read: ReadSentence;
  clause: Clause;
  open: boolean;
  /** What it names that cannot wait by itself. */
  named: PlacedMention | null;
}

/**
 * Ties to each emergency what its neighbours tell of it: weaker signs ("Rigors this afternoon.") and a doubted emergency in a
 * short sentence of its own ("?PE"). Neither counts alone. What is denied, past, well, another person's or conditional is
 * left as it is. Linear in the number of sentences and alarms.
 */
export function keepCompany(result: Understanding, told: readonly Told[]): void {
  if (result.report.type.type === 'discharge_summary') return;
  const places = new Map(told.map(({ read }, at) => [read.sentence.index, at]));
  const anchors = anchorsOf(result, told, places);
  if (anchors.length === 0) anchors.push(...anchorAcross(result, told));
  const urgent = bySentence(result.frames.filter(({ urgency }) => urgency !== null));
  const taken = new Set(urgent.keys());
  for (const anchor of anchors) {
    const own = told[anchor.at];
    if (!own) continue;
    if (anchor.frame) widen(anchor.frame, own, urgent.get(own.read.sentence.index) ?? []);
    for (const step of [1, -1]) {
      let gaps = 0;
      for (let far = 1, i = anchor.at + step; far <= REACH; far++, i += step) {
        const here = told[i];
        const before = told[i - step];
        if (!here || !before || !isNextTo(before.read, here.read) || taken.has(here.read.sentence.index)) break;
        const kept = companyOf(here, wholeOf(here.read));
        // "Croup? Lateral neck: …": why the picture was taken.
        if (kept?.open && step < 0 && here.read.reportType !== 'other') break;
        if (!kept && ++gaps > GAPS) break;
        if (!kept) continue;
        taken.add(here.read.sentence.index);
        tie(result, kept, anchor.frame);
      }
    }
  }
}

function anchorsOf(result: Understanding, told: readonly Told[], places: ReadonlyMap<number, number>): Anchor[] {
  const anchors: Anchor[] = [];
  for (const frame of result.frames) {
    const { urgency, setAside, head, sentence } = frame;
    if (head === null || setAside || (urgency?.state !== 'new' && urgency?.state !== 'equivocal')) continue;
    const at = places.get(sentence);
    if (at !== undefined) anchors.push({ at, frame });
  }
  // In a long report the rows speak for themselves.
  const rows = result.report.clean.length > SHORT_NOTE ? [] : result.labs;
  for (const { source, beyondCritical, status } of rows) {
    if (beyondCritical === null && !status.startsWith('critical')) continue;
    const at = told.findIndex(({ read: { sentence } }) => overlap(sentence.span, source));
    if (at >= 0 && !anchors.some((one) => one.at === at)) anchors.push({ at, frame: null });
  }
  return anchors;
}

/** What the sentences of a short note must hold together: kinds of signs, and points. */
const KINDS = 3;
const POINTS = 4;

/**
 * "Neck swelling up fast. High-pitched noise when she breathes in. Sats 88.": in a short note, signs of danger that only
 * together are enough. The sentence with most of them becomes the alarm; what counts only in company counts one point.
 */
function anchorAcross(result: Understanding, told: readonly Told[]): Anchor[] {
  const { report, frames } = result;
  if (report.clean.length > SHORT_NOTE || frames.some(({ urgency }) => urgency)) return [];
  const kinds = new Map<string, number>();
  let best = { at: -1, points: 1 };
  const fears: { at: number; kept: Kept }[] = [];
  const found = told.flatMap((one, at) => {
    const clause = wholeOf(one.read);
    const signs = isNews(one, clause) ? signsIn(one.read, clause, false) : [];
    const kept = isFear(one.read) ? companyOf(one, clause) : null;
    const answered = kept?.named != null && isAskedAndAnswered(report.clean, kept.named.mention.span);
    if (kept && !answered) fears.push({ at, kept });
    for (const { kind, points } of signs) kinds.set(kind, Math.max(kinds.get(kind) ?? 1, points));
    const points = signs.reduce((all, sign) => all + sign.points, 0);
    if (points > best.points) best = { at, points };
    return signs.length > 0 ? [at] : [];
  });
  const all = [...kinds.values()].reduce((points, one) => points + one, 0);
  // "T waves taller than the complexes. Hyperkalemia?": the fear is the alarm where signs of danger stand with it.
  const feared = fears.find((fear) => found.some((at) => Math.abs(at - fear.at) === 1));
  if (feared) {
    const frame = tie(result, feared.kept, null);
    return frame ? [{ at: feared.at, frame }] : [];
  }
  const main = told[best.at];
  if (report.type.type !== 'other' || found.length < 2 || kinds.size < KINDS || all < POINTS || !main) return [];
  const frame = tie(result, { read: main.read, clause: wholeOf(main.read), open: false, named: null }, null);
  return frame ? [{ at: best.at, frame }] : [];
}

/** Whether two sentences stand in one paragraph of one section. */
function isNextTo(a: ReadSentence, b: ReadSentence): boolean {
  const [first, second] = a.sentence.span.start < b.sentence.span.start ? [a, b] : [b, a];
  return a.section === b.section && !/\n\s*\n/.test(a.text.slice(first.sentence.span.end, second.sentence.span.start));
}

/** The alarm also stands on the parts of its own sentence that tell a sign, where none of its urgent frames tells them. */
function widen(alarm: Frame, told: Told, urgent: readonly Frame[]): void {
  for (const clause of clausesOf(told.read)) {
    const { span } = clause;
    if (urgent.some(({ source }) => overlap(source, span)) || !companyOf(told, clause)) continue;
    const { source } = alarm;
    alarm.source = { start: Math.min(source.start, span.start), end: Math.max(source.end, span.end) };
  }
}

/** Whether what a stretch says may be news of the patient: no order, no advice, nothing long known or well. */
function isNews({ read, drafts }: Told, { span }: Clause): boolean {
  const words = read.text.slice(span.start, span.end);
  if (read.reportType !== 'other' && WHO.test(words)) return false;
  return !(BEFORE.has(read.section.kind) || NO_NEWS.test(words) || holdsNoSign(read, drafts));
}

/** The signs of danger that a stretch states; where it is only feared, also what it leaves open. */
function signsIn(read: ReadSentence, clause: Clause, feared: boolean) {
  const tokens = signTokens(read);
  const isSaid = saidOfNow(read, [], feared ? () => {} : undefined);
  return signsStated(tokens, read.knowledge, clause.from, () => isOfInfant(read.text), isSaid).filter(
    ({ kind, from, to, unless }) =>
      !CIRCUMSTANCE.has(kind) && from >= clause.from && to <= clause.to && (feared || !standsIn(unless, tokens)),
  );
}

/** What a stretch of a sentence tells in the company of an alarm; null where that is nothing. */
function companyOf(told: Told, clause: Clause): Kept | null {
  if (!isNews(told, clause)) return null;
  const { read } = told;
  const feared = isFear(read);
  const named = gravestNamed(read, clause.from, feared);
  const open =
    named !== null &&
    named.to <= clause.to &&
    (feared || assertPlaced(read, named, sectionRule(read.section.kind)).negation === 'possible');
  // What is named without doubt and told as no emergency of now is none by standing next to one.
  if (!open && signsIn(read, clause, feared).length === 0) return null;
  return { read, clause, open: feared || open, named };
}

/** Makes what a sentence tells a part of the alarm, or an alarm of its own where it names another emergency. */
function tie(result: Understanding, { read, clause, open, named }: Kept, alarm: Frame | null): Frame | null {
  const state = open || alarm?.urgency?.state === 'equivocal' ? 'equivocal' : 'new';
  const concept = alarm?.head?.ref.id ?? SERIOUS_SIGN;
  const isNamed = named !== null && open;
  // "The diagnosis is confirmed." next door: what was only feared is told by its name already.
  const isTold = ({ head, urgency: other, id, bySign }: Frame) =>
    other !== null && !bySign && id !== alarm?.id && head?.ref.id === named?.mention.ref.id;
  if (isNamed && (result.frames.some(isTold) || (named.mention.ref.id === concept && !alarm?.bySign))) return null;
  // "?PE. Rigors. PE excluded.": what the report itself takes back is no fear of now.
  const isTakenBack = ({ setAside, sentence, head }: Frame) =>
    setAside !== undefined && sentence === read.sentence.index && head?.ref.id === named?.mention.ref.id;
  if (isNamed && result.frames.some(isTakenBack)) return null;
  const urgency = { state, id: isNamed ? named.mention.ref.id : (alarm?.urgency?.id ?? SERIOUS_SIGN) } as const;
  const own = result.frames.find(
    ({ head, sentence, assertion }) =>
      open && sentence === read.sentence.index && assertion === 'possible' && head !== null,
  );
  if (own && own.kind === 'finding') {
    own.urgency = { ...urgency, id: alarm?.urgency?.id ?? SERIOUS_SIGN };
    return own;
  }
  const about = concept === CALLED_AT_ONCE ? SERIOUS_SIGN : concept;
  const item = isNamed ? named : impliedAt(read, about, clause);
  if (!item) return null;
  const meant = assertPlaced(read, item, sectionRule(read.section.kind));
  const head = { item, from: item.from, to: item.to, sites: [], links: [] };
  const negation = open ? 'possible' : 'affirmed';
  const draft = headed(read, clause, 'finding', head, {
    ...meant,
    ...{ negation, temporality: 'recent', experiencer: 'patient' },
  });
  const frame: Frame = { ...draft, id: `c${result.frames.length + 1}`, urgency };
  if (!isNamed || named.mention.ref.id === concept) frame.bySign = true;
  if (frame.bySign && alarm) Object.assign(frame, { company: true, goesWith: alarm.goesWith ?? alarm.id });
  if (isNamed)
    result.frames = result.frames.filter(
      ({ head: other, sentence }) =>
        sentence !== read.sentence.index || !other || !overlap(other.span, item.mention.span),
    );
  const at = result.frames.findLastIndex(({ source }) => source.start <= frame.source.start);
  result.frames.splice(at + 1, 0, frame);
  result.unread = result.unread.filter((span) => !overlap(span, clause.span));
  return frame;
}

/** All that a sentence says behind its label. */
function wholeOf(read: ReadSentence): Clause {
  const from = read.bodyFrom < read.tokens.length ? read.bodyFrom : 0;
  const to = read.tokens.length;
  return {
    from,
    to,
    span: { start: read.tokens[from]?.start ?? 0, end: read.tokens[to - 1]?.end ?? 0 },
    placed: read.words.placed.filter((item) => item.from >= from),
  };
}
