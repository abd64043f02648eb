import type { Token } from '../../knowledge/index.js';
import { isAnsweredByItself, isMeasuredByItself } from '../attributes/size-of-other.js';
import type { Clause, ReadSentence } from '../clause.js';
import { isPartOf } from '../consistency/place.js';
import { finiteVerbs } from '../data/stops.js';
import { findMentions, type PlacedMention } from '../mentions.js';
import { isInFront, isTied } from '../names/own-words.js';
import { ANYWHERE, takeTopic } from '../paragraph-topic.js';
import { type Head, relativeAt } from './reach.js';

/** "rapid ventricular response": an adjective of a noun that is neither a body part nor a main concept. */
function modifiesOther(read: ReadSentence, clause: Clause, site: PlacedMention): boolean {
  const next = read.tokens[site.to];
  if (next?.kind !== 'word' || SMALL.has(next.text) || finiteVerbs.has(next.text)) return false;
  return !clause.placed.some((item) => item.from === site.to);
}

const SMALL = new Set('and or of in on at with without to from for by as than but is are the'.split(' '));

/** "Uptake less than mediastinal blood pool": what a thing is held against is not where it is. */
function isHeldAgainst(tokens: readonly Token[], at: number): boolean {
  let i = at - 1;
  while (/^(?:the|that|of|in)$/.test(tokens[i]?.text ?? '')) i--;
  // "Below-knee DVT": not in the knee.
  if (tokens[at - 1]?.text === '-' && /^(?:below|above|infra|supra)$/.test(tokens[at - 2]?.text ?? '')) return true;
  if (tokens[i]?.text === 'than') return !/^(?:other|rather)$/.test(tokens[i - 1]?.text ?? '');
  return /^exceed(?:s|ing)$/.test(tokens[i]?.text ?? '');
}

/** "4 cm from the nipple" */
function isMeasuredFrom(tokens: readonly Token[], at: number): boolean {
  for (let i = at - 1; i > at - 5 && i > 1; i--) {
    if (tokens[i]?.text === 'from') return /^(?:mm|cm|inch|inches)$/.test(tokens[i - 1]?.text ?? '');
  }
  return false;
}

/**
 * A body part belongs to the head whose name it is part of, or that a preposition ties it to; the subject and what opens
 * the clause ("In the liver, …") belong to all. One that only stands near belongs to none.
 */
export function giveSites(read: ReadSentence, clause: Clause, heads: Head[]): void {
  const sites = clause.placed.filter(
    (item) =>
      item.mention.kind === 'anatomy' &&
      !isSystem(item) &&
      !isPlainEdge(read, item) &&
      !isFreeEdge(read.tokens, item) &&
      !isFedBy(read.tokens, item) &&
      !isOfRatio(read.tokens, item),
  );
  if (heads.length === 0) return;
  const first = heads[0];
  const verb = firstVerb(read.tokens, clause);
  const relative = relativeAt(read.tokens, clause);
  for (const site of sites) {
    if (site.adjective && modifiesOther(read, clause, site)) continue;
    if (isOfMeasuredPart(read, site, first)) {
      for (const head of heads) if (!isNewStatement(read.tokens, site.to, head.item.from)) head.sites.push(site);
      continue;
    }
    // "Articular surface tear of the infraspinatus": on which side of the tendon, and no place of its own.
    if (
      site.mention.ref.id === 'articular-surface' &&
      /^(?:partial|tear|tears|fraying)$/.test(read.tokens[site.to]?.text ?? '') &&
      sites.some((other) => other.from > site.to)
    )
      continue;
    if (isMeasuredFrom(read.tokens, site.from) || isHeldAgainst(read.tokens, site.from)) continue;
    if (
      first !== undefined &&
      first.item.to <= site.from &&
      (isMeasuredByItself(read.tokens, site) ||
        (isAnsweredByItself(read.tokens, site) && !heads.some((head) => head.item.from === site.to)))
    )
      continue;
    // "Thickening towards the scaphoid": where it points, not where it is.
    if (pointsAt(read.tokens, site.from)) continue;
    // "…, which compresses the nerve root": said of the effect, not of the finding.
    if (site.from > relative && !heads.some((head) => head.item.from > relative)) continue;
    if (heads.every((head) => head.item.mention.kind === 'normal')) {
      // "the structures surrounding the joint are intact": not the joint.
      const told =
        heads.length === 1
          ? heads
          : heads.filter(
              (head) =>
                isBareJoin(read.tokens, head.item.to, site.from) ||
                (head.to >= site.to && head.from <= site.from) ||
                isAmongNormals(read, heads, site),
            );
      if (!isBeside(read.tokens, site.from))
        for (const head of told) if (!isSubjectOfMore(read.tokens, site, head)) head.sites.push(site);
      continue;
    }
    const isSubject =
      first !== undefined &&
      ((verb >= 0 && site.to <= verb && first.item.from > verb) || isTerseSubject(read, clause, site, first));
    if (isSubject || (first !== undefined && opens(read, clause, site, first))) {
      for (const head of heads)
        if (!isNewStatement(read.tokens, site.to, head.item.from) && !(head !== first && hasOwnPart(read.tokens, head)))
          head.sites.push(site);
      continue;
    }
    const inside = heads.find((head) => site.from >= head.item.from && site.to <= head.item.to);
    const front = heads.find((head) => isInFront(read, head.from, site, head.item));
    const tied = heads.findLast((head) => isTied(read, head.item, site, head.to));
    const owner = inside ?? front ?? tied;
    if (!owner && isBracketed(read.tokens, site)) {
      heads.findLast((head) => head.item.to <= site.from)?.sites.push(site);
      continue;
    }
    const before = owner?.sites.at(-1);
    // "the right upper lobe pulmonary artery" is an artery, "the right upper lobe lung" still the lobe.
    const compound = owner === tied && before?.to === site.from && !isPartOf(before.mention, site.mention);
    if (compound) owner?.sites.pop();
    owner?.sites.push(site);
  }
  shareTrailing(read, heads);
  shareOwner(read, heads);
  for (const head of heads) {
    // "30% of the tissue" under "PROSTATE, RIGHT MID" is still the prostate.
    const vague =
      read.labelSites.length > 0 &&
      !opensWithShortForm(read, clause, head) &&
      head.sites.every((site) => VAGUE.has(site.mention.ref.id));
    // A label names where a symptom was asked for ("CARDIOVASCULAR: no pain"), not where it is felt.
    if (vague && head.item.mention.kind !== 'symptom' && !isExamOfSeveral(read))
      head.sites = read.labelSites.filter((site) => !isSystem(site) || head.item.mention.kind === 'normal');
    head.sites.sort((a, b) => gap(a, head.item) - gap(b, head.item));
  }
  if (!heads.some((head) => opensWithShortForm(read, clause, head))) takeTopic(read, heads);
  for (const head of heads)
    if (OF_THE_HEART.test(head.item.mention.ref.id))
      head.sites = head.sites.filter(({ mention }) => !CORONARY.test(mention.ref.id));
}

/** "MRI brain and cervical spine: three new lesions": in which of the two is not said. */
function isExamOfSeveral({ labelSites, sentence, text }: ReadSentence): boolean {
  return (
    labelSites.length > 0 &&
    /^\W*(?:mri?|ct|pet|us|ultrasound|x-?rays?)\b(?=[^:]{0,60}(?:\band\b|[&+]))[^:]*:/i.test(
      text.slice(sentence.span.start, Math.min(sentence.span.end, sentence.span.start + 90)),
    )
  );
}

/** What the heart's muscle, pump and valves have, never one of the arteries named beside it. */
const OF_THE_HEART =
  /ventric|hypertroph|atri(?:al|um)|ejection|\bef$|kinesi|wall-motion|systolic|diastolic|cardiomyopath|valve|mitral|aortic|tricuspid|pericardi|heart-(?:failure|attack)|infarct/;
const CORONARY = /coronary-arter|circumflex|anterior-descending|left-main|marginal-(?:artery|branch)/;

/** "Right heart strain (RV/LV ratio 1.4)": two parts held against each other, and no place of the finding. */
function isOfRatio(tokens: readonly Token[], { from, to }: PlacedMention): boolean {
  const word = (at: number) => tokens[at]?.text ?? '';
  if (/^(?:\/|:|to)$/.test(word(to)))
    return /^(?:ratio|quotient)$/.test(word(to + 2)) || /^(?:ratio|quotient)$/.test(word(to + 3));
  return /^(?:\/|:|to)$/.test(word(from - 1)) && /^(?:ratio|quotient)$/.test(word(to));
}

/** "in RCA/LCx territory": the part that an artery feeds is not the artery. */
function isFedBy(tokens: readonly Token[], { mention, to }: PlacedMention): boolean {
  if (!/arter|circumflex|anterior-descending|left-main|branch/.test(mention.ref.id)) return false;
  for (let at = to; at < to + 6; at++) {
    const word = tokens[at]?.text ?? '';
    if (/^(?:territor(?:y|ies)|distributions?|supplied|region)$/.test(word)) return true;
    if (
      !/^(?:[/&,]|-|and|or|artery|arteries|vascular|[a-z]{2,4}\d?)$/.test(word) ||
      /^(?:is|are|was|has|had|with|in|of|no)$/.test(word)
    )
      return false;
  }
  return false;
}

/** "The duct is dilated with atrophy of the body and tail": a part of its own, though not by a name that is known. */
function hasOwnPart(tokens: readonly Token[], { item }: Head): boolean {
  const at = item.to + (tokens[item.to + 1]?.text === 'the' ? 2 : 1);
  return /^(?:of|in|at)$/.test(tokens[item.to]?.text ?? '') && OWN_PART.test(tokens[at]?.text ?? '');
}

const OWN_PART =
  /^(?:body|tail|neck|head|tip|base|dome|fundus|cortex|wall|apex|stump|remnant|remainder|rest|surrounding|adjacent|overlying|underlying)$/;

/** "LIVER: Normal. PV 11 mm, normal. IHBR not dilated.": short forms that nobody knows are a subject of their own. */
function opensWithShortForm(read: ReadSentence, clause: Clause, { item }: Head): boolean {
  const first = read.tokens[clause.from];
  if (first === undefined || first.kind !== 'word' || item.from <= clause.from || read.reportType !== 'imaging')
    return false;
  if (clause.placed.some((one) => one.from <= clause.from && one.to > clause.from)) return false;
  const next = read.tokens[clause.from + 1];
  return (
    /^[A-Z]{2,6}$/.test(read.text.slice(first.start, first.end)) &&
    !/^(?:NO|NOT|IS|OF|IN|ON|AND|WITH|THE|MILD|SMALL|LARGE|WELL|NORMAL|SIZE|SHAPE)$/.test(
      read.text.slice(first.start, first.end),
    ) &&
    (next?.kind === 'number' || /^(?:not|is|are|normal|measures?)$/.test(next?.text ?? ''))
  );
}

/** "the lateral margin of the bone": an edge, outside pathology not that of a removed piece. */
export function isPlainEdge(read: ReadSentence, item: PlacedMention): boolean {
  if (item.mention.ref.id !== 'surgical-margin' || read.reportType === 'pathology') return false;
  return read.reportType === 'imaging' || item.to - item.from === 1;
}

/** "Mild atypia, margins free": a statement of its own, no place of what stands before it. */
function isFreeEdge(tokens: readonly Token[], item: PlacedMention): boolean {
  if (!/margin/.test(item.mention.ref.id) || !/^[,;]$/.test(tokens[item.from - 1]?.text ?? '')) return false;
  return tokens.slice(item.to, item.to + 3).some(({ text }) => /^(?:free|clear|negative|uninvolved|clean)$/.test(text));
}

/** "Aortic root 3.9 cm, mildly dilated", "left kidney 10.6 cm with a stone": a part, its measure, and how it is. */
function isOfMeasuredPart(read: ReadSentence, site: PlacedMention, first: Head | undefined): boolean {
  if (!first || site.to >= first.item.from || read.tokens[site.to]?.kind !== 'number') return false;
  const { tokens, words } = read;
  let at = site.to;
  while (at < first.item.from && (tokens[at]?.kind === 'number' || MEASURES.test(tokens[at]?.text ?? ''))) at++;
  if (!/^(?:mm|cm|ml)$/.test(tokens[at - 1]?.text ?? '') || !/^(?:,|with|and)$/.test(tokens[at]?.text ?? ''))
    return false;
  return !words.placed.some(
    (other) => other.mention.kind === 'anatomy' && other.from >= at && other.to <= first.item.from,
  );
}

const MEASURES = /^(?:[x×.-]|by|mm|cm|ml)$/;

/** "Osteoporosis by WHO criteria (spine)": a place alone in brackets is that of what stands before it. */
function isBracketed(tokens: readonly Token[], site: PlacedMention): boolean {
  return tokens[site.from - 1]?.text === '(' && tokens[site.to]?.text === ')';
}

/** "Well-expanded and clear lungs": two normal words in front of one place. */
function isAmongNormals(read: ReadSentence, heads: readonly Head[], site: PlacedMention): boolean {
  const last = heads.at(-1);
  const start = heads[0];
  if (!last || !start || last.item.to > site.from) return false;
  return heads.every((head, at) => at === 0 || isBareJoin(read.tokens, heads[at - 1]?.item.to ?? 0, head.item.from));
}

/** "toward the scaphoid" */
function pointsAt(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(Math.max(0, at - 3), at).some(({ text }) => text === 'toward' || text === 'towards');
}

/** "surrounding the joint", "adjacent to the liver" */
function isBeside(tokens: readonly Token[], at: number): boolean {
  const words = tokens.slice(Math.max(0, at - 3), at).map(({ text }) => text);
  return words.some((word) => /^(?:surrounding|around|adjacent|near|overlying|underlying)$/.test(word));
}

/** "The lung bases are clear, no effusion": behind ", no" something new is said. */
function isNewStatement(tokens: readonly Token[], from: number, to: number): boolean {
  for (let i = from; i < to - 1; i++)
    if (tokens[i]?.text === ',' && /^(?:no|without|there)$/.test(tokens[i + 1]?.text ?? '')) return true;
  return false;
}

/** "NEUROLOGIC:", "MUSCULOSKELETAL:": a whole system of the body is no place. */
function isSystem(item: PlacedMention): boolean {
  return (
    /(?:^|-)(?:system|tract|vessels)$/.test(item.mention.ref.id) &&
    !/^(?:blood-vessels?|biliary-tract)$/.test(item.mention.ref.id)
  );
}

/** "Thyroid not enlarged", "Abdomen slightly tender": a subject without a verb. */
function isTerseSubject(read: ReadSentence, clause: Clause, site: PlacedMention, first: Head): boolean {
  if (site.to > first.item.from || site.from - clause.from > 5) return false;
  const between = read.tokens.slice(site.to, first.item.from);
  // "Left calf with tenderness", "right knee with a moderate effusion".
  const [link, ...degree] = between;
  if (link?.text === 'with' && degree.length <= MOST_DEGREES && degree.every(({ text }) => DEGREE.has(text)))
    return (
      site.from - clause.from <= 3 &&
      !clause.placed.some(({ from, mention }) => from < site.from && mention.kind === 'test')
    );
  return (
    between.some(({ text }) => /^(?:not|no|free|without|negative|clear)$/.test(text)) &&
    between.every(({ text }) => TERSE.has(text))
  );
}

const MOST_DEGREES = 3;
const DEGREE = new Set(
  'a an some mild moderate severe minimal marked significant extensive diffuse slight trace large small new acute obvious noted bilateral left right'.split(
    ' ',
  ),
);

const TERSE = new Set(
  'not no non free of without negative for clear any sign evidence - and or , obviously clearly grossly definitely significantly acutely new acute'.split(
    ' ',
  ),
);

/** "In the liver, there is …", "LIVER - …", "Within the right lung is …": a place that opens the clause. */
function opens(read: ReadSentence, clause: Clause, site: PlacedMention, first: Head): boolean {
  if (site.to > first.item.from || site.from - clause.from > 6) return false;
  const lead = read.tokens[clause.from]?.text ?? '';
  const fronted = /^(?:in|within|at|on|along|involving|throughout|inside|near)$/.test(lead);
  for (let i = site.to; i < first.item.from; i++) {
    const text = read.tokens[i]?.text ?? '';
    const named = text === ',' && first.item.mention.kind === 'procedure';
    if (text === '-' || text === '–' || text === ':' || named || (fronted && text === ',')) return true;
    if (text === 'and' || text === 'or' || read.tokens[i]?.kind === 'word') continue;
    if (text !== ',') return false;
  }
  return false;
}

/** "A and B in the liver": what stands at the end of a bare list is said of the whole list. */
function shareTrailing(read: ReadSentence, heads: readonly Head[]): void {
  const last = heads.at(-1);
  if (heads.length < 2 || !last) return;
  const trailing = last.sites.filter((site) => site.from >= last.item.to);
  if (trailing.length === 0) return;
  for (let i = heads.length - 2; i >= 0; i--) {
    const head = heads[i];
    const next = heads[i + 1];
    if (!head || !next || !isBareJoin(read.tokens, head.item.to, next.item.from)) return;
    if (head.sites.length === 0) head.sites.push(...trailing);
  }
}

/** "Thickened mitral valve with moderate regurgitation and stenosis": what the part named before "with" has. */
function shareOwner(read: ReadSentence, heads: readonly Head[]): void {
  let owner: PlacedMention | null = null;
  heads.forEach((head, at) => {
    const before = heads[at - 1];
    if (before === undefined) return;
    const from = Math.max(before.item.to, ...before.sites.map((site) => (site.to <= head.item.from ? site.to : 0)));
    const between = read.tokens.slice(from, head.item.from).map(({ text }) => text);
    const joined = /^(?:with|and)$/.test(between[0] ?? '') && between.length <= 4 && !between.includes('no');
    if (between[0] === 'with') {
      const [only, second] = before.sites;
      owner = second !== undefined ? null : (only ?? partInName(read, before.item));
    } else if (!joined) owner = null;
    const { id } = head.item.mention.ref;
    if (joined && owner !== null && head.sites.length === 0 && (ANYWHERE.has(id) || id === 'valve-regurgitation'))
      head.sites.push(owner);
  });
}

/** "Bicuspid aortic valve", known as one name: the body part that ends it. */
function partInName(
  { text, sentence, tokens, knowledge, reportType, section }: ReadSentence,
  item: PlacedMention,
): PlacedMention | null {
  const context = {
    reportType,
    section: section.kind,
    near: new Set<string>(),
    allCapitals: false,
    report: () => new Set<string>(),
  };
  for (let from = item.from + 1; from < item.to; from += 1) {
    const { placed } = findMentions(text, tokens.slice(from, item.to), sentence.index, knowledge, context);
    const part = placed.find(({ mention, to }) => mention.kind === 'anatomy' && to === item.to - from);
    if (part !== undefined) return { ...part, from, to: item.to };
  }
  return null;
}

/** Only "and", "or" and commas between two heads: they are one list. */
export function isBareJoin(tokens: readonly Token[], from: number, to: number): boolean {
  let joined = from === to;
  for (let i = from; i < to; i++) {
    const text = tokens[i]?.text ?? '';
    if (text !== 'and' && text !== 'or' && text !== ',' && text !== 'nor') return false;
    joined = true;
  }
  return joined;
}

const VAGUE = new Set(['tissue', 'soft-tissues', 'lesion', 'mucosa', 'lumen', 'blood-vessels']);

const SHOWS = new Set(
  'showing revealing demonstrating show reveal demonstrate contain exhibit have appear remain include suggest indicate'.split(
    ' ',
  ),
);

function firstVerb(tokens: readonly Token[], clause: Clause): number {
  for (let i = clause.from; i < clause.to; i++) {
    const text = tokens[i]?.text ?? '';
    if (finiteVerbs.has(text) || (SHOWS.has(text) && i > clause.from)) return i;
  }
  return -1;
}

function gap(a: PlacedMention, b: PlacedMention): number {
  return a.from >= b.to ? a.from - b.to : b.from >= a.to ? b.from - a.to : 0;
}

/** "The gland is uneven with normal flow": what is normal is the flow, and nothing of the gland. */
function isSubjectOfMore(tokens: readonly Token[], site: PlacedMention, head: Head): boolean {
  if (site.to > head.item.from || tokens[head.item.from - 1]?.text !== 'with') return false;
  for (let i = site.to; i < head.item.from - 1; i++)
    if (/^(?:is|are|was|were|appears?|looks?)$/.test(tokens[i]?.text ?? '')) return true;
  return false;
}
