import type { Laterality, Span } from '../../contract/analysis.js';
import { firstPassing, isExamTitle, sentenceFrom } from '../../reading/index.js';
import type { Sentence } from '../../reading/types.js';
import { isStudyTitle, studiesIn, studyOf } from '../../understanding/index.js';
import { type Context, type Noun, nounOf } from '../context.js';
import type { Said } from '../nets/said.js';
import type { Planned } from '../planners/index.js';
import { ofBaby } from '../retell/baby.js';
import { babyRows } from '../retell/baby-rows.js';
import { fractureRisk } from '../retell/fracture-risk.js';
import { uncapital } from '../words/english.js';
import { place } from '../words/place.js';
import { labelAbove } from './label-above.js';

interface Topic {
  span: Span;
  /** "your gallbladder", "C5/6", "“Right heart”" */
  name: string;
  noun: Noun | null;
  level: boolean;
}

const LEVEL = /^\W*[CTLS]\d{1,2} ?[-–/] ?[CTLS]?\d{1,2}\W*$/;
/** Kinds of tissue head a section: "Of your bone" says nothing. */
const OF_A_KIND =
  /^(?:bone|joint|joint-space|ligament|tendon|muscle|cartilage|soft-tissues|blood-vessels?|nerve|meniscus|lymph-node)s?$/;
/** Labels of what is not a part of the body. */
const NO_PART =
  /^\W*(?:findings?|results?|impression|conclusion|comment|technique|comparison|history|indication|clinical\b.*|report|other|others|general|note|opinion|exam\w*|procedure|contrast|views?|study|limitations?|quality|additional|misc\w*|incidental\b.*|frax\b.*|.*\b(?:risk|probability)\b.*)\W*$/i;

/** What a sentence of a picture's description is on, by the label before it on its line or the organ that its paragraph is on. */
function topicOf(sentence: Sentence, ctx: Context): Topic | null {
  const { report, topics } = ctx.understanding;
  const kind = report.sections[sentence.section]?.kind;
  if (kind !== 'findings' && kind !== 'other' && kind !== 'results' && kind !== 'exam') return null;
  const span =
    sentence.label?.span ??
    ofOneOfAKind(sentence, ctx) ??
    labelAbove(sentence.index, ctx, true) ??
    topics.get(sentence.index) ??
    studyOf(sentence.index, report, ctx.knowledge)?.span ??
    null;
  if (span === null) return null;
  const printed = ctx
    .clean(span)
    .replace(/[“”":.\s-]+$/g, '')
    .trim();
  if (NO_PART.test(printed) || printed.length > 40 || printed.length < 2) return null;
  const level = LEVEL.test(printed);
  const organs = ctx.mentions.within(span).filter(({ kind: of }) => of === 'anatomy');
  const one = organs[0] && new Set(organs.map(({ ref }) => ref.id)).size === 1 ? organs[0] : null;
  const noun = level || one === null ? null : nounOf(one, ctx);
  const word = /\b(?:left|right|both|bilateral)\b/i.exec(printed)?.[0].toLowerCase();
  const many =
    organs.length > 1 || word === 'both' || word === 'bilateral' || (noun?.paired && /s$/i.test(printed) && !word);
  const sides: Laterality | null = many ? 'both' : word === 'left' || word === 'right' ? word : null;
  const bare = printed.replace(/\b(?:left|right|both|bilateral)\b ?/gi, '').trim();
  const whole =
    noun !== null && !OF_A_KIND.test(noun.id) && (organs.length > 1 || bare === ctx.clean(one?.span ?? span));
  const name = whole && noun !== null ? ofBaby(place(noun, sides), ctx) : level ? printed : `“${printed}”`;
  return { span, name, noun, level };
}

/** "LIGAMENTS: ACL shows a partial tear. There is no complete tear.": of the one that the sentence before is on. */
function ofOneOfAKind(sentence: Sentence, ctx: Context): Span | null {
  const above = labelAbove(sentence.index, ctx, true);
  if (above === null) return null;
  const named = ctx.mentions.within(above).filter(({ kind }) => kind === 'anatomy');
  return named.length > 0 && named.every(({ ref }) => OF_A_KIND.test(ref.id))
    ? (ctx.understanding.topics.get(sentence.index) ?? null)
    : null;
}

/** "Bones: No lesion": a word that may be said of any part, and nothing but its label says of which. */
export function isOfLabelOnly({ frames }: Planned, ctx: Context): boolean {
  return frames.every(({ kind, sites, head, sentence }) => {
    const label = ctx.understanding.report.sentences[sentence]?.label;
    if (kind !== 'absent' || sites.length > 0 || head === null || label == null) return false;
    return head.span.start >= label.span.end && nounOf(head, ctx)?.system === 'general';
  });
}

/** Told of a sentence of a paragraph that began with a level of the spine ("At C5/6 there is …"). */
export function isUnderLevel({ frames: [frame] }: Planned, ctx: Context): boolean {
  const span = frame && ctx.understanding.topics.get(frame.sentence);
  return span !== undefined && LEVEL.test(ctx.clean(span));
}

const names = new WeakMap<Context, readonly Span[]>();

/** The title of the test, of one of several, or of the paper itself, and nothing that was found. */
export function isTitleOfTest(sentence: Sentence, ctx: Context): boolean {
  return isExamTitle(sentence, ctx.understanding.report) || isTitleOfPaper(sentence, ctx);
}

/** The title of one of several studies, or of the paper itself: the view beside the report passes it over. */
export function isTitleOfPaper(sentence: Sentence, { understanding: { report }, knowledge }: Context): boolean {
  const { start, end } = sentence.span;
  const opens = sentence.index === 0 && end - start <= 60 && OF_PAPER.test(report.clean.slice(start, end));
  return opens || isStudyTitle(sentence, report, knowledge);
}

/** "PROCEDURE NOTE", "Progress note", "Discharge summary - Cardiology", "Discharge letter (geriatrics)": with the department, but no illness. */
const OF_PAPER =
  /^\W*(?:[\w/&-]+ ){0,3}(?:note|report|summary|letter|record|consultation)(?:\W{1,4}(?:(?:general|acute|internal|emergency|intensive|respiratory|infectious|plastic|vascular|[a-z]+ (?:and|&)) ){0,2}(?:[a-z]*(?:ology|iatrics?|iatry|tetrics|op[ae]?edics|surgery|medicine|ward|icu)|geriatrics|maternity|diseases|care|stroke unit|unit|department|health))?\W*$/i;

function titlesIn({ understanding: { report, topics }, knowledge }: Context): readonly Span[] {
  const studies = studiesIn(report, knowledge).map(({ span }) => span);
  return [...new Set([...topics.values(), ...studies])].sort((a, b) => a.start - b.start);
}

/** The words that only lend a later sentence of their paragraph its part of the body: nothing of their own is told with them. */
export function isTopicName({ start, end }: Span, ctx: Context): boolean {
  const known = names.get(ctx) ?? titlesIn(ctx);
  names.set(ctx, known);
  const one = known[firstPassing(known.length, (at) => (known[at]?.end ?? 0) > start)];
  return one !== undefined && one.start <= start && end <= one.end;
}

/** "RIGHT KIDNEY:" lends a finding its side: what stands behind it in that line is none of that finding. */
export function isInLabel({ start, end }: Span, ctx: Context): boolean {
  if (ctx.understanding.report.type.type !== 'imaging') return false;
  const sentence = sentenceFrom(ctx.understanding.report.sentences, start);
  return sentence?.label != null && end <= sentence.label.span.end && sentence.span.end - sentence.label.span.end > 3;
}

const QUOTED = /^The report (says|lists): /i;

/** "Right side is clear" behind "L5/S1:": told with what it is said of, where its words do not hold that. */
export function underItsTopic(said: Said, ctx: Context): Said {
  if (ctx.understanding.report.type.type !== 'imaging') return said;
  const { sentences } = ctx.understanding.report;
  const start = said.sources[0]?.start;
  if (start === undefined || /^(?:Of|Under|At|In|About|For) [“A-Zy]/.test(said.text)) return said;
  const sentence = sentenceFrom(sentences, start);
  // A row that is told whole is told with its name.
  if (sentence === undefined || sentence.span.start > start || said.whole === true || babyRows(sentence, ctx) !== null)
    return said;
  // How likely any bone is to break is said of no level of the spine.
  if (fractureRisk(sentence, ctx) !== null) return said;
  const topic = topicOf(sentence, ctx);
  if (topic === null || holds(said, sentence, topic, ctx)) return said;
  // A level of the spine is no place of a kidney.
  if (topic.level && said.knowledge.some((id) => NO_SPINE.has(ctx.knowledge.concept(id)?.system ?? ''))) return said;
  const lead = topic.level ? 'At' : topic.name.startsWith('“') ? 'Under' : 'Of';
  const { text } = said;
  const own = QUOTED.test(text);
  return {
    ...said,
    text: `${lead === 'Of' && !own ? 'About' : lead} ${topic.name}${own ? ', ' : ': '}${uncapital(text)}`,
    sources: [...said.sources, topic.span],
    knowledge: topic.noun === null ? said.knowledge : [...new Set([...said.knowledge, topic.noun.id])],
  };
}

const NO_SPINE: ReadonlySet<string> = new Set(['kidneys-urinary', 'digestive', 'liver-bile', 'reproductive', 'lungs']);

/** True where the words name the level, the organ or any other part of the body that would say where. */
function holds(said: Said, sentence: Sentence, topic: Topic, ctx: Context): boolean {
  const text = said.text.toLowerCase();
  if (
    text.includes(
      ctx
        .clean(topic.span)
        .replace(/[:.\s]+$/, '')
        .toLowerCase(),
    )
  )
    return true;
  if (topic.level) return false;
  if (said.knowledge.includes(topic.noun?.id ?? '-')) return true;
  return ctx.mentions
    .within(sentence.span)
    .some(
      (mention) =>
        mention.kind === 'anatomy' && nounOf(mention, ctx)?.system !== 'general' && !OF_A_KIND.test(mention.ref.id),
    );
}

/** "Lateral compartment: … Cartilage is preserved.": a kind of tissue that other parts have as well is right there. */
export function isOfAKind({ frames }: Planned): boolean {
  return frames.every(
    ({ kind, sites, label }) =>
      kind === 'normal' && label !== undefined && sites.length > 0 && sites.every(({ ref }) => OF_A_KIND.test(ref.id)),
  );
}
