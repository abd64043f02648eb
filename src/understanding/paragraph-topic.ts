import type { Laterality, Span } from '../contract/analysis.js';
import type { ReadSentence } from './clause.js';
import { isPartOf } from './consistency/place.js';
import type { Head } from './heads/reach.js';
import { findMentions, type PlacedMention } from './mentions.js';

/** The organ or the level that the paragraph of a description is on: its last sentence with a subject of its own began with it. */
export interface Topic {
  /** None for a level. */
  sites: PlacedMention[];
  side: Laterality | null;
  /** Where the sentence ends up to which it holds. */
  to: number;
  span: Span;
  /** The other of the two was spoken of before it in the paragraph: what is denied behind both is denied of both. */
  second?: true;
}

/** Things that lie in any organ, so that their name alone does not say where. */
export const ANYWHERE: ReadonlySet<string> = new Set([
  'stone', 'cyst', 'complex-cyst', 'complex-cystic-and-solid-mass', 'lesion', 'mass', 'nodule', 'polyp', 'dilation', 'thickening',
  'calcification', 'tumor', 'stenosis', 'hypodensities', 'filling-defect', 'ulcer', 'hypertrophy', 'atrophy', 'enlargement',
]); // biome-ignore format: one list

/** No part of the body alone: they are of every organ. */
const OF_EVERY: ReadonlySet<string> = new Set([
  'bone', 'joint', 'ligament', 'tendon', 'muscle', 'cartilage', 'blood-vessels', 'blood-vessel', 'artery', 'vein', 'nerve', 'skin',
  'fat', 'lymph-node', 'lymph-nodes', 'abdomen', 'thorax', 'chest', 'peritoneum', 'spine', 'vertebra', 'disc',
]); // biome-ignore format: one list

/** Only kinds of tissue: "LIGAMENTS:" says nothing of which. */
export const areKinds = (sites: readonly PlacedMention[]): boolean =>
  sites.every(({ mention }) => OF_EVERY.has(mention.ref.id) || mention.ref.id === 'meniscus');

/** Labels that head several parts of one kind. */
const KINDS =
  /^\W*(?:ligaments?|menisci|tendons?|muscles|rotator cuff|cartilages?|valves?|cruciate ligaments|collateral ligaments)\W*$/i;

/** "At C5/6 there is …" */
const LEVEL = /^(?:At |At the |The )?([CTLS]\d{1,2} ?[-–/] ?(?:[CTLS]?\d{1,2}))\b(?! (?:to|and|nerve|root|dermat))/;
const LEADS = /^(?:the|your|both|left|right|bilateral|visuali[sz]ed|imaged|urinary|native)$/;

/** "In the right breast there are …", "On the left, …": what a paragraph on one side begins with. */
const ON_SIDE =
  /^(?:(?:in|within|on|at|of|involving|regarding) (?:the |her |his |your )?(left|right)\b(?! (?:and|or|more|greater|than|to)\b)|(left|right)(?: side)?,)/i;

/** The side that a paragraph begins with, and the organ that stands right behind it; none where it is on two. */
function sidedLead(read: ReadSentence, organs: readonly PlacedMention[]): Topic | null {
  const { sentence, text, tokens, bodyFrom } = read;
  const printed = text.slice(sentence.span.start, sentence.span.end);
  const lead = ON_SIDE.exec(printed);
  const said = (lead?.[1] ?? lead?.[2])?.toLowerCase();
  if (lead === null || said === undefined) return null;
  const other = said === 'left' ? /\bright\b|\bboth\b|\bbilateral/i : /\bleft\b|\bboth\b|\bbilateral/i;
  if (other.test(printed)) return null;
  const at = tokens.findIndex((token, i) => i >= bodyFrom && token.text === said);
  const organ = organs.find(({ from }) => from === at + 1);
  // "On the left there is an old infarct. No hemorrhage.": of the one brain, unless the other side has its turn as well.
  const { start: from, end: to } = sentence.span;
  const turn = said === 'left' ? /(?:^|[.\n])\W*(?:\w+ ){0,2}right\b/i : /(?:^|[.\n])\W*(?:\w+ ){0,2}left\b/i;
  if (
    organ === undefined &&
    !turn.test(text.slice(to - 1, to + 500)) &&
    !turn.test(text.slice(Math.max(0, from - 500), from))
  )
    return null;
  const start = tokens[at]?.start ?? sentence.span.start;
  const end = organ?.mention.span.end ?? start + said.length;
  return {
    sites: organ === undefined ? [] : [organ],
    side: said === 'left' ? 'left' : 'right',
    to: sentence.span.end,
    span: { start, end },
  };
}

/** The topic of the paragraph behind this sentence; null where it began another line, or speaks of several organs. */
export function topicBehind(read: ReadSentence, before: Topic | null): Topic | null {
  const { sentence, text, words, bodyFrom, tokens } = read;
  if (read.reportType !== 'imaging' || read.section.kind !== 'findings') return null;
  // "LIGAMENTS: ACL shows a partial tear. There is no complete tear.": the label names a kind of tissue, the sentence which.
  if (sentence.label !== null && !KINDS.test(sentence.label.text)) return null;
  const held = before !== null && !text.slice(before.to, sentence.span.start).includes('\n') ? before : null;
  const level = LEVEL.exec(text.slice(sentence.span.start, sentence.span.end))?.[1];
  if (level !== undefined) {
    const start = text.indexOf(level, sentence.span.start);
    return { sites: [], side: null, to: sentence.span.end, span: { start, end: start + level.length } };
  }
  const organs = words.placed.filter(
    ({ mention, from }) => from >= bodyFrom && mention.kind === 'anatomy' && !isGeneral(read, mention.ref.id),
  );
  const named = organs.length === 0 ? organInName(read) : null;
  if (named !== null) organs.push(named);
  const sided = sidedLead(read, organs);
  if (sided !== null) return sided;
  const [first] = organs;
  if (first === undefined) return held && staysOn(read, held) ? go(held, sentence.span.end) : null;
  const within = (one: PlacedMention, whole: PlacedMention) =>
    one.mention.ref.id === whole.mention.ref.id || isPartOf(one.mention, whole.mention);
  const [known] = held?.sites ?? [];
  // On a level all parts of the spine belong to it, until the next one.
  const system = ({ mention }: PlacedMention) => read.knowledge.concept(mention.ref.id)?.system ?? '';
  if (
    held &&
    held.sites.length === 0 &&
    held.side === null &&
    organs.every((one) => /^(?:bones-joints|brain-nerves)$/.test(system(one)))
  )
    return go(held, sentence.span.end);
  if (held && known && !isOnOtherSide(read, held) && organs.every((one) => within(one, known)))
    return go(held, sentence.span.end);
  const opens =
    !OF_EVERY.has(first.mention.ref.id) &&
    first.from - bodyFrom <= 3 &&
    tokens.slice(bodyFrom, first.from).every((token) => LEADS.test(token.text)) &&
    organs.every((one) => within(one, first));
  // What is not there, or was not seen, holds nothing.
  if (
    !opens ||
    /\b(?:absent|removed|surgically|not (?:well )?(?:seen|visuali[sz]ed|identified))\b/i.test(
      text.slice(sentence.span.start, sentence.span.end),
    )
  )
    return null;
  const printed = text.slice(sentence.span.start, sentence.span.end).toLowerCase();
  const [left, right] = [/\bleft\b/.test(printed), /\bright\b/.test(printed)];
  const lead = tokens.slice(bodyFrom, first.to).map((token) => token.text);
  const printedAs = text.slice(first.mention.span.start, first.mention.span.end);
  const pair = read.knowledge.concept(first.mention.ref.id)?.paired === true && /(?:s|ae|i)$/i.test(printedAs);
  const both = (left && right && organs.length > 1) || (pair && !left && !right);
  const start =
    tokens.slice(bodyFrom, first.from).find((token) => token.text !== 'the')?.start ?? first.mention.span.start;
  const end = (both ? organs.at(-1) : first)?.mention.span.end ?? first.mention.span.end;
  const side = both ? 'both' : lead.includes('left') ? 'left' : lead.includes('right') ? 'right' : null;
  const second = held !== null && isOnOtherSide(read, held) && held.sites.some((one) => within(first, one));
  return { sites: [first], side, to: sentence.span.end, span: { start, end }, ...(second ? { second } : {}) };
}

/** "The left ovary is not seen." behind a sentence on the right one: the same organ, and another of its two. */
function isOnOtherSide({ text, sentence: { span } }: ReadSentence, { side }: Topic): boolean {
  if (side !== 'left' && side !== 'right') return false;
  const printed = text.slice(span.start, span.end);
  return (
    (side === 'left' ? /\bright\b/i : /\bleft\b/i).test(printed) && !new RegExp(`\\b${side}\\b`, 'i').test(printed)
  );
}

/** "Liver is mildly enlarged", known as one name: the organ that opens it. */
function organInName(read: ReadSentence): PlacedMention | null {
  const { text, words, tokens, bodyFrom, sentence, knowledge } = read;
  const first = words.placed.find(({ from }) => from >= bodyFrom);
  if (first === undefined || first.from - bodyFrom > 3 || first.to - first.from < 2) return null;
  if (!tokens.slice(bodyFrom, first.from).every((token) => LEADS.test(token.text))) return null;
  const context = {
    reportType: read.reportType,
    section: read.section.kind,
    near: new Set<string>(),
    allCapitals: false,
    report: () => new Set<string>(),
  };
  const [own] = findMentions(text, tokens.slice(first.from, first.from + 1), sentence.index, knowledge, context).placed;
  if (own?.mention.kind !== 'anatomy' || isGeneral(read, own.mention.ref.id)) return null;
  return { ...own, from: first.from, to: first.from + 1 };
}

const DENIES = /^(?:(?:there (?:is|are|was|were) )?no|without|negative|nil)\b/i;

/**
 * "In the right breast there are calcifications. No suspicious mass.": what is denied behind a sentence on one side is
 * denied of that side, as under its label, and not of both. What lies around a lung is spoken of as a whole.
 */
export function denyThere(read: ReadSentence, { sites, side, span, second }: Topic): void {
  if (second) return;
  if (side !== 'left' && side !== 'right') return;
  const printed = read.text.slice(read.sentence.span.start, read.sentence.span.end);
  if (!DENIES.test(printed) || /\b(?:either|both|bilateral\w*|left|right)\b/i.test(printed)) return;
  const system = (id: string) => read.knowledge.concept(id)?.system;
  const [organ] = sites;
  if (sites.some(({ mention }) => system(mention.ref.id) === 'lungs')) return;
  // "Left ovary 2.2 cm. No free fluid.": it lies in no organ.
  const ofIt = ({ mention: { kind, ref } }: PlacedMention) =>
    !/^(?:finding|disease)$/.test(kind) ||
    ANYWHERE.has(ref.id) ||
    (organ === undefined ? !NOWHERE_ELSE.test(ref.id) : system(ref.id) === system(organ.mention.ref.id));
  if (!read.words.placed.every(ofIt)) return;
  read.labelSites = sites;
  read.labelSide = side;
  read.labelSpan = span;
}

/** "Medial meniscus: tear. Lateral meniscus intact. …": a sentence that begins with another part than the label of its line. */
export function namesAnother(read: ReadSentence, { sites }: { sites: readonly PlacedMention[] }): boolean {
  if (read.reportType !== 'imaging' || read.bodyFrom > 0 || sites.length === 0) return false;
  // "Pleura: no effusion. Old clavicle fracture. …": a finding of another system by its name.
  const [lead] = read.words.placed.filter(({ mention: { kind } }) => /^(?:anatomy|finding|disease)$/.test(kind));
  const system = (id: string) => read.knowledge.concept(id)?.system;
  if (lead !== undefined && lead.mention.kind !== 'anatomy') {
    const own = system(lead.mention.ref.id);
    const denies = DENIES.test(read.text.slice(read.sentence.span.start, read.sentence.span.end));
    if (!denies && own !== 'general' && !ANYWHERE.has(lead.mention.ref.id))
      return sites.every(
        ({ mention }) => !/^(?:general)$/.test(system(mention.ref.id) ?? '') && system(mention.ref.id) !== own,
      );
  }
  const first = read.words.placed.find(({ mention }) => mention.kind === 'anatomy');
  if (first === undefined || first.adjective || isGeneral(read, first.mention.ref.id)) return false;
  return (
    read.tokens.slice(0, first.from).every((token) => LEADS.test(token.text)) &&
    !sites.some(
      ({ mention }) =>
        mention.ref.id === first.mention.ref.id ||
        isPartOf(first.mention, mention) ||
        read.knowledge.concept(mention.ref.id)?.system === 'general',
    )
  );
}

/** Behind such a sentence the label no longer holds, but for what is denied and may lie in any organ. */
export function leavesLabel(read: ReadSentence): boolean {
  if (read.reportType !== 'imaging') return false;
  const denies = DENIES.test(read.text.slice(read.sentence.span.start, read.sentence.span.end));
  return !denies || !read.words.placed.some(({ mention }) => ANYWHERE.has(mention.ref.id));
}

const NOWHERE_ELSE = /^(?:free-.*|ascites|lymphadenopathy|.*effusion|pneumothorax|pneumoperitoneum)$/;

/** A finding with a name of its own ("Splenomegaly", "gallstones") may lie in another organ; a denial of one of the same goes on. */
function staysOn(read: ReadSentence, { sites: [organ] }: Topic): boolean {
  const system = (id: string) => read.knowledge.concept(id)?.system;
  const denies = DENIES.test(read.text.slice(read.sentence.span.start, read.sentence.span.end));
  return read.words.placed.every(
    ({ mention: { kind, ref } }) =>
      !/^(?:finding|disease|device|procedure)$/.test(kind) ||
      system(ref.id) === 'general' ||
      organ === undefined ||
      (denies && system(ref.id) === system(organ.mention.ref.id)),
  );
}

function go(held: Topic | null, to: number): Topic | null {
  if (held) held.to = to;
  return held;
}

function isGeneral(read: ReadSentence, id: string): boolean {
  return read.knowledge.concept(id)?.system === 'general';
}

/** "Gallbladder contains stones. … No mass.": what may lie in any organ lies in the one its paragraph is on. */
export function takeTopic(read: ReadSentence, heads: readonly Head[]): void {
  const { topic } = read;
  if (!topic) return;
  for (const head of heads)
    if (head.sites.length === 0 && ANYWHERE.has(head.item.mention.ref.id) && !isAnother(read, head))
      head.sites.push(...topic.sites);
}

/** "Right lower lobe nodule has resolved. No new lesions.": anywhere, and not only where the last one was. */
function isAnother(read: ReadSentence, head: Head): boolean {
  return (
    /^(?:new|other|additional|further|another|suspicious)$/.test(read.tokens[head.item.from - 1]?.text ?? '') ||
    /^(?:new|other|additional|further|another)\b/.test(read.tokens[head.item.from]?.text ?? '')
  );
}
