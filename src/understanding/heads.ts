import type { Token } from '../knowledge/index.js';
import type { Clause, ReadSentence } from './clause.js';
import { isPartOf } from './consistency/place.js';
import { LINKS } from './data/clause-words.js';
import { finiteVerbs } from './data/stops.js';
import { distribute } from './distribute.js';
import type { PlacedMention } from './mentions.js';
import { isInFront, isTied, phraseStart } from './own-words.js';
import { isOnlySought } from './test-orders.js';
import type { Frame } from './types.js';

/** A main concept of a clause with what belongs to it. */
export interface Head {
  item: PlacedMention;
  /** The stretch of tokens whose attributes are its own. */
  from: number;
  to: number;
  sites: PlacedMention[];
  links: Frame['links'];
  /** Tokens that speak of the other side only ("and moderate right"). */
  not?: { from: number; to: number };
}

const HEAD_KINDS = new Set(['finding', 'disease', 'symptom', 'device', 'organism', 'procedure', 'normal', 'medicine']);
const relations = new Map<string, Frame['links'][number]['relation']>();
for (const { relation, phrases } of LINKS) for (const phrase of phrases) relations.set(phrase, relation);
const LONGEST_LINK = 5;

/** "Suicidal ideation: she denies any such thoughts": what stands before the colon is asked, not found. */
export function isLabel(tokens: readonly Token[], item: { to: number }): boolean {
  if (tokens[item.to]?.text !== ':') return false;
  const next = tokens.slice(item.to + 1, item.to + 7).map((token) => token.text);
  return SUBJECTS.has(next[0] === 'the' ? (next[1] ?? '') : (next[0] ?? '')) && next.some((word) => DENYING.has(word));
}

const SUBJECTS = new Set(['he', 'she', 'they', 'patient', 'pt', 'parents', 'mother', 'father', 'family']);
const DENYING = new Set(['denies', 'denied', 'deny', 'no', 'not', 'never', 'without', 'none']);

/**
 * The main concepts of a clause, each with its body parts and what it is linked to. What stands behind "due to" or
 * "concerning for" is a link of the head before it, not a head.
 */
export function headsOf(read: ReadSentence, clause: Clause): Head[] {
  const links = findLinks(read.tokens, clause);
  const heads: Head[] = [];
  const candidates = clause.placed.filter((item) => HEAD_KINDS.has(item.mention.kind) && !isStay(item));
  const sought = isOnlySought(read, clause);
  for (const item of candidates) {
    if (sought(item)) continue;
    if (heads.length > 0 && isReference(read.tokens, item.from)) continue;
    if (isCalledNormal(read.tokens, item)) return [];
    if (isNormalOne(clause, item)) continue;
    if (
      item.mention.kind === 'normal' &&
      (isComparedWith(read.tokens, item.from) || isOpeningADenial(read.tokens, item))
    )
      continue;
    if (read.reportType === 'pathology' && (isTumorField(read, item) || isOfMargins(read.tokens, item))) continue;
    if (isHidden(read.tokens, clause.from, item.from)) continue;
    if (isTestedFor(read.tokens, item) || isLabel(read.tokens, item) || isDeed(read.tokens, item)) continue;
    if (isPieceOfName(read.tokens, item)) continue;
    if (isLookOfAnother(read, clause, item) || isOtherName(read.tokens, clause, item)) continue;
    if (read.reportType === 'pathology' && isStainedTissue(read.tokens, item.from)) continue;
    const link = links.findLast((one) => one.to <= item.from && reaches(read.tokens, one.to, item.from));
    const owner = link
      ? heads.findLast((head) => head.item.to <= link.from && head.item.mention.kind !== 'normal')
      : undefined;
    const linkable = item.mention.kind !== 'normal' && item.mention.kind !== 'device';
    const strong = link && link.relation !== 'with';
    if (link && owner && strong && linkable) {
      owner.links.push({ relation: link.relation, mention: item.mention });
      continue;
    }
    heads.push({ item, from: clause.from, to: clause.to, sites: [], links: [] });
  }
  bound(heads, read, clause);
  giveSites(read, clause, heads);
  return distribute(read, clause, heads);
}

/** Coming to and leaving the hospital are no findings of their own. */
export function isStay(item: PlacedMention): boolean {
  return item.mention.kind === 'procedure' && STAY.has(item.mention.ref.id);
}

const STAY = new Set(['discharge', 'hospital-admission', 'follow-up', 'consultation']);

/** "within the mass": a thing spoken of before, not a new one. */
function isReference(tokens: readonly Token[], at: number): boolean {
  return (
    (tokens[at - 1]?.text === 'the' || tokens[at - 1]?.text === 'this') &&
    ['within', 'of', 'in', 'from', 'surrounding', 'along', 'to', 'around', 'into', 'through'].includes(
      tokens[at - 2]?.text ?? '',
    )
  );
}

/** "Venous drainage is normal": how something works, neither a finding nor said of the place of the label. */
function isCalledNormal(tokens: readonly Token[], item: PlacedMention): boolean {
  if (item.mention.kind !== 'finding' && item.mention.kind !== 'symptom') return false;
  const words = tokens.slice(item.to, item.to + 5).map((token) => token.text);
  return /^(?:is|are|was|were|remains?|appears?|appeared) (?:\w+ )?(?:normal|unremarkable|within normal)\b/.test(
    words.join(' '),
  );
}

const TUMOR_FIELDS =
  /^(?:site|size|focality|budding|location|laterality|bed|type|grade|thickness|dimension|dimensions|extension|extent|deposits?|regression|infiltrating|cell|cells|block|stage)$/;

/** "Tumor site: upper quadrant", "10% of tumor": the label of a field, or the whole of which a share is told. */
function isTumorField(read: ReadSentence, item: PlacedMention): boolean {
  if (!/^(?:tumor|cancer|neoplasm)$/.test(item.mention.ref.id)) return false;
  if (TUMOR_FIELDS.test(read.tokens[item.to]?.text ?? '')) return true;
  const before = read.tokens.slice(Math.max(0, item.from - 4), item.from).map(({ text }) => text);
  return before.includes('%') && before.includes('of');
}

/** "margins of resection": edges, no operation told of. */
function isOfMargins(tokens: readonly Token[], item: PlacedMention): boolean {
  return (
    item.mention.kind === 'procedure' &&
    tokens[item.from - 1]?.text === 'of' &&
    /^margins?$/.test(tokens[item.from - 2]?.text ?? '')
  );
}

/** "normal enhancement of the veins": as it should be, not a finding. */
function isNormalOne(clause: Clause, item: PlacedMention): boolean {
  if (item.mention.kind !== 'finding') return false;
  return clause.placed.some((other) => other.mention.kind === 'normal' && other.to === item.from);
}

/** "Unremarkable for cancer": it denies what stands behind it and calls nothing normal. */
function isOpeningADenial(tokens: readonly Token[], { to }: PlacedMention): boolean {
  return /^(?:un|non)remarkable$/.test(tokens[to - 1]?.text ?? '') && tokens[to]?.text === 'for';
}

/** "compared with residual normal glands": what is held beside it, no finding. */
function isComparedWith(tokens: readonly Token[], at: number): boolean {
  for (let i = at - 1; i >= Math.max(0, at - 4); i--) {
    const text = tokens[i]?.text ?? '';
    if (text === 'than' || text === 'resembling' || text === 'surrounding') return true;
    if (
      /^(?:to|with)$/.test(text) &&
      /^(?:compared|relative|similar|adjacent|admixed|mixed)$/.test(tokens[i - 1]?.text ?? '')
    )
      return true;
  }
  return false;
}

/** "Dense tissue, which may obscure small masses": only what could be missed. */
function isHidden(tokens: readonly Token[], from: number, at: number): boolean {
  for (let i = Math.max(from, at - 5); i < at; i++) {
    const modal = /^(?:may|can|could|might)$/.test(tokens[i]?.text ?? '');
    if (modal && /^(?:obscure|hide|mask|conceal)$/.test(tokens[i + 1]?.text ?? '')) return true;
  }
  return false;
}

const TESTS =
  /^(?:cx|cxs|cultures?|swabs?|pcr|serolog(?:y|ies)|titers?|antigens?|ag|antibod(?:y|ies)|ab|screen(?:ing)?|vaccin\w+|immuniz\w+|shots?|prophylaxis|ppx|panel|smears?|stains?|immunostains?|markers?|reactivity|serology)$/;

/** "Stroke alert", "sepsis bundle": what is arranged for an illness, not the illness. */
const ARRANGED =
  /^(?:alert|code|team|unit|clinic|center|centre|protocol|bundle|pathway|order|orders|labs?|workup|service|nurse|pamphlet|leaflet|brochure|education|awareness|consult(?:ation)?|coordinator|registry|rehab|rehabilitation|survivor|prevention|kit|drill|hotline|insurance)$/;

const DEEDS =
  /^(?:fall|faint|cough|vomit|bleed|bruise|itch|snore|shake|swell|seize|choke|wheeze|cramp|ache|sneeze|tremble|graft|stent|biopsy|bypass|drain|repair|resect|scan|image|transfuse|intubate|cast|splint|suture|culture|shunt)$/;

/** "She tends to fall backward", "too small to graft": a verb, nothing that was. */
function isDeed(tokens: readonly Token[], item: PlacedMention): boolean {
  if (item.to !== item.from + 1 || !DEEDS.test(tokens[item.from]?.text ?? '')) return false;
  const before = tokens[item.from - 1]?.text ?? '';
  if (before !== 'to') return /^(?:may|might|could|would|cannot|will)$/.test(before);
  return !/^(?:due|prior|secondary|related|compared|next|adjacent|close|similar|leading|led|subsequent|according|owing|respect|access|proceed|proceeded|response|resistant|opposed|attributed|from|back|taken|brought|reaction|addition|return|returned|relation|exposure)$/.test(
    tokens[item.from - 2]?.text ?? '',
  );
}

/** "Co-careldopa": two letters of a longer name are no short form. */
function isPieceOfName(tokens: readonly Token[], item: PlacedMention): boolean {
  const { start, end } = item.mention.span;
  const [dash, next] = [tokens[item.to], tokens[item.to + 1]];
  return (
    end - start === 2 &&
    dash?.text === '-' &&
    dash.start === end &&
    next?.kind === 'word' &&
    next.start === dash.end &&
    next.caps === 'lower' &&
    next.text.length > 5
  );
}

const ADJECTIVE = /(?:ed|ic|ous|form|oid|ive|al|ary|ular)$/;
const OF_A_THING: ReadonlySet<string> = new Set(['finding', 'disease', 'device']);

/** "Distended thrombus", "inflamed diverticula", "carcinoma in situ, cribriform": how a thing looks, nothing beside it. */
function isLookOfAnother(read: ReadSentence, clause: Clause, item: PlacedMention): boolean {
  if (item.mention.kind !== 'finding' || item.to !== item.from + 1) return false;
  if (!ADJECTIVE.test(read.tokens[item.from]?.text ?? '')) return false;
  const next = clause.placed.find((other) => other.from >= item.to);
  if (next?.from === item.to && OF_A_THING.has(next.mention.kind)) return true;
  // "separate from the inflamed segment": spoken of before.
  const noun = read.tokens[item.to]?.text ?? '';
  if (
    read.tokens[item.from - 1]?.text === 'the' &&
    /^(?:segments?|loops?|areas?|regions?|portions?|tissues?|parts?)$/.test(noun)
  )
    return true;
  if (read.reportType !== 'pathology' || read.tokens[item.from - 1]?.text !== ',') return false;
  const after = read.tokens[item.to]?.text;
  if (after !== undefined && !/^[,;.)]$|^(?:and|type|variant|pattern|subtype)$/.test(after)) return false;
  const before = clause.placed.findLast((other) => other.to <= item.from - 1);
  return before !== undefined && OF_A_THING.has(before.mention.kind);
}

/** "Neuroendocrine tumor (carcinoid)": one thing by two names. */
function isOtherName(tokens: readonly Token[], clause: Clause, item: PlacedMention): boolean {
  if (tokens[item.from - 1]?.text !== '(' || tokens[item.to]?.text !== ')' || item.mention.kind !== 'disease')
    return false;
  const before = clause.placed.findLast((other) => other.to === item.from - 1);
  return before?.mention.kind === 'disease';
}

/** "Fungal culture", "wound cx", "pertussis PCR": names a test or a shot, no finding. */
function isTestedFor(tokens: readonly Token[], item: PlacedMention): boolean {
  const { kind } = item.mention;
  if (ARRANGED.test(tokens[item.to]?.text ?? '') && tokens[item.to]?.start === (tokens[item.to - 1]?.end ?? 0) + 1)
    return true;
  if (kind !== 'organism' && kind !== 'disease' && item.mention.ref.id !== 'wound') return false;
  return TESTS.test(tokens[item.to]?.text ?? '') && !/^(?:positive|\+)$/.test(tokens[item.to + 1]?.text ?? '');
}

/** "P53 stain is negative in the tumor": where the stain was looked at, not a tumor anew. */
function isStainedTissue(tokens: readonly Token[], at: number): boolean {
  if (tokens[at - 1]?.text !== 'the' || !['in', 'within'].includes(tokens[at - 2]?.text ?? '')) return false;
  return tokens
    .slice(0, at)
    .some((token) => /^(?:stain|stains|staining|immunostain\w*|immunohisto\w*|expression)$/.test(token.text));
}

/** A link word speaks of what follows closely, or of a list that does. */
function reaches(tokens: readonly Token[], from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (tokens[i]?.text === 'on' || finiteVerbs.has(tokens[i]?.text ?? '')) return false;
  return to - from <= 12;
}

function findLinks(
  tokens: readonly Token[],
  clause: Clause,
): { from: number; to: number; relation: Frame['links'][number]['relation'] }[] {
  const found: { from: number; to: number; relation: Frame['links'][number]['relation'] }[] = [];
  for (let i = clause.from; i < clause.to; i++) {
    let words = '';
    let best: { to: number; relation: Frame['links'][number]['relation'] } | null = null;
    for (let j = i; j < Math.min(clause.to, i + LONGEST_LINK); j++) {
      words += `${words === '' ? '' : ' '}${tokens[j]?.text ?? ''}`;
      const relation = relations.get(words);
      if (relation) best = { to: j + 1, relation };
    }
    if (best) {
      found.push({ from: i, ...best });
      i = best.to - 1;
    }
  }
  return found;
}

/** Position of "which" or "that" with a clause of its own; past the end where there is none. */
function relativeAt(tokens: readonly Token[], clause: Clause): number {
  for (let i = clause.from + 1; i < clause.to; i++) if (tokens[i]?.text === 'which') return i;
  return clause.to;
}

/** "rapid ventricular response": an adjective of a noun that is neither a body part nor a main concept. */
function modifiesOther(read: ReadSentence, clause: Clause, site: PlacedMention): boolean {
  const next = read.tokens[site.to];
  if (next?.kind !== 'word' || SMALL.has(next.text) || finiteVerbs.has(next.text)) return false;
  return !clause.placed.some((item) => item.from === site.to);
}

const SMALL = new Set('and or of in on at with without to from for by as than but is are the'.split(' '));

/** "4 cm from the nipple" */
function isMeasuredFrom(tokens: readonly Token[], at: number): boolean {
  for (let i = at - 1; i > at - 5 && i > 1; i--) {
    if (tokens[i]?.text === 'from') return /^(?:mm|cm|inch|inches)$/.test(tokens[i - 1]?.text ?? '');
  }
  return false;
}

/** Each head's stretch runs from the end of the head before it to the start of the next one's own modifiers. */
function bound(heads: Head[], read: ReadSentence, clause: Clause): void {
  const { tokens } = read;
  for (let i = 0; i < heads.length; i++) {
    const head = heads[i];
    const next = heads[i + 1];
    if (!head) continue;
    const relative = relativeAt(tokens, clause);
    if (!next) {
      head.to = head.item.to <= relative ? relative : clause.to;
      continue;
    }
    // A name that begins with "with" has no words of its own in front.
    const named = tokens[next.item.from]?.text === 'with';
    let cut = named ? next.item.from : Math.max(head.item.to, phraseStart(read, head.item.to, next.item.from));
    let joined = false;
    for (let at = head.item.to; at < next.item.from; at++) {
      const text = tokens[at]?.text ?? '';
      if (joinsItsPlaces(read, at, next.item)) continue;
      if (
        text === ',' ||
        text === 'and' ||
        text === 'or' ||
        text === 'nor' ||
        text === 'with' ||
        text === '/' ||
        text === 'without' ||
        text === 'causing' ||
        text === 'producing'
      ) {
        cut = joined ? Math.max(cut, at) : at;
        joined = true;
      }
    }
    head.to = cut;
    next.from = cut;
  }
}

/** "Tear of the supraspinatus and infraspinatus tendons with retraction": two places of what stands before them. */
function joinsItsPlaces({ tokens, words }: ReadSentence, at: number, next: PlacedMention): boolean {
  if (!/^(?:and|or|,|\/)$/.test(tokens[at]?.text ?? '')) return false;
  const places = words.placed.filter(({ mention }) => mention.kind === 'anatomy');
  if (!places.some(({ to }) => to === at)) return false;
  const second = places.find(({ from }) => from > at && from <= at + 2);
  if (second === undefined || second.to > next.from) return false;
  const lead = tokens[second.to]?.text;
  return lead === 'with' && second.to + 4 >= next.from;
}

/**
 * A body part belongs to the head whose name it is part of, or that a preposition ties it to; the subject and what opens
 * the clause ("In the liver, …") belong to all. One that only stands near belongs to none.
 */
function giveSites(read: ReadSentence, clause: Clause, heads: Head[]): void {
  const sites = clause.placed.filter(
    (item) =>
      item.mention.kind === 'anatomy' && !isSystem(item) && !isPlainEdge(read, item) && !isFreeEdge(read.tokens, item),
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
    if (isMeasuredFrom(read.tokens, site.from)) continue;
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
      if (!isBeside(read.tokens, site.from)) for (const head of told) head.sites.push(site);
      continue;
    }
    const isSubject =
      first !== undefined &&
      ((verb >= 0 && site.to <= verb && first.item.from > verb) || isTerseSubject(read, clause, site, first));
    if (isSubject || (first !== undefined && opens(read, clause, site, first))) {
      for (const head of heads) if (!isNewStatement(read.tokens, site.to, head.item.from)) head.sites.push(site);
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
  for (const head of heads) {
    // "30% of the tissue" under "PROSTATE, RIGHT MID" is still the prostate.
    const vague = read.labelSites.length > 0 && head.sites.every((site) => VAGUE.has(site.mention.ref.id));
    // A label names where a symptom was asked for ("CARDIOVASCULAR: no pain"), not where it is felt.
    if (vague && head.item.mention.kind !== 'symptom')
      head.sites = read.labelSites.filter((site) => !isSystem(site) || head.item.mention.kind === 'normal');
    head.sites.sort((a, b) => gap(a, head.item) - gap(b, head.item));
  }
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
  return (
    between.some(({ text }) => /^(?:not|no|free|without|negative|clear)$/.test(text)) &&
    between.every(({ text }) => TERSE.has(text))
  );
}

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

const VAGUE = new Set(['tissue', 'soft-tissues', 'lesion', 'mucosa']);

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
