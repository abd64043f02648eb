import { sentenceFrom } from '../../reading/index.js';
import type { Sentence } from '../../reading/types.js';
import type { Context } from '../context.js';
import { isBeforeStay } from '../findings/before-stay.js';
import type { ToldFinding } from '../findings/told-finding.js';
import { type Said, uniqueSpans } from '../nets/said.js';
import { FRIGHTENING } from '../retell/frightening.js';
import { labelText } from '../retell/retold-clause.js';
import { capital, uncapital } from '../words/english.js';

/** Sentences of one finding at most: a longer story goes on in the next. */
const MOST_SENTENCES = 8;
/** A problem of the story is named in few words. */
const MOST_NAME = 9;

/** A problem of the story of a stay ("2. Low sodium."), with the sentences that tell of it. */
interface Topic {
  head: Sentence;
  /** The head is a label of the sentence ("Low sodium: she was …"). */
  label: boolean;
}

/**
 * The steps of a stay that weigh little are told together, those of one problem under its name and in the order of the
 * report: each alone would stand beside the diagnoses as if it weighed as much. Nothing is left out, and what is only
 * possible, past or of another person keeps its own place. Where the names of the problems would make the whole hard to
 * read (`isEasy`), they stay away. Changes what it is given.
 */
export function tellTogether(told: ToldFinding[], ctx: Context, isEasy: () => boolean): void {
  const { report } = ctx.understanding;
  if (report.type.type !== 'discharge_summary') return;
  const topics = topicsOf(ctx);
  const steps = told
    .flatMap((one) => {
      const sentence = sentenceFrom(report.sentences, one.attributes.source.start);
      return sentence !== undefined && isStep(one, sentence, ctx) ? [{ one, sentence }] : [];
    })
    .sort((a, b) => a.one.attributes.source.start - b.one.attributes.source.start);
  const gone = new Set<ToldFinding>();
  const groups = new Map<string, { topic: Topic | undefined; steps: ToldFinding[] }>();
  for (const { one, sentence } of steps) {
    const topic = topics.get(sentence.index);
    // The line that only names a problem says it once more where its steps are told.
    if (topic !== undefined && !topic.label && isOnly(one, topic.head)) {
      const goesOn = steps.some((other) => other.one !== one && topics.get(other.sentence.index) === topic);
      if (goesOn) gone.add(one);
      continue;
    }
    const { assertion, temporality, sensitive } = one.attributes;
    const before = isBeforeStay(sentence.index, ctx);
    const key = [sentence.section, topic?.head.index ?? '-', assertion, temporality, sensitive, before].join(' ');
    const group = groups.get(key) ?? { topic, steps: [] };
    group.steps.push(one);
    groups.set(key, group);
  }
  const names: (readonly [ToldFinding, Said])[] = [];
  const story: ToldFinding[] = [];
  for (const { topic, steps: all } of groups.values())
    for (const part of partsOf(all)) {
      const [first, ...more] = part as [ToldFinding, ...ToldFinding[]];
      first.said = part.flatMap((one) => one.said);
      if (more.length > 0) first.attributes = ofAll(part);
      for (const one of more) gone.add(one);
      story.push(first);
      const lead = topic === undefined ? null : named(first, topic, ctx);
      if (lead !== null) names.push([first, lead]);
    }
  const at = told.findIndex((one) => story.includes(one));
  const rest = told.filter((one) => !gone.has(one) && !story.includes(one));
  const before = told.slice(0, Math.max(0, at)).filter((one) => rest.includes(one)).length;
  story.sort((a, b) => a.attributes.source.start - b.attributes.source.start);
  told.splice(0, told.length, ...rest.slice(0, before), ...story, ...rest.slice(before));
  const plain = names.map(([one, lead]) => {
    const first = one.said[0] as Said;
    one.said = [lead, ...one.said.slice(1)];
    return () => one.said.splice(0, 1, first);
  });
  if (!isEasy()) for (const undo of plain) undo();
}

const STORY: ReadonlySet<string> = new Set(['hospital_course', 'history_present']);
/** What the list for home says of a medicine stays an entry. */
const ON_LIST =
  /^(?:Your medicine list|[^.]{3,60} (?:is a new medicine|stays on your list)|The report says to stop|The report says that [^.]{3,60} is on hold)/;

function isStep({ said, attributes }: ToldFinding, sentence: Sentence, ctx: Context): boolean {
  const { importance, urgency, experiencer, measurement, laterality } = attributes;
  const kind = ctx.understanding.report.sections[sentence.section]?.kind ?? 'other';
  return (
    importance === 'note' &&
    urgency === null &&
    experiencer === 'patient' &&
    measurement === null &&
    laterality === null &&
    STORY.has(kind) &&
    !ON_LIST.test(said[0]?.text ?? '')
  );
}

function isOnly({ said }: ToldFinding, { span }: Sentence): boolean {
  return said.every(({ sources }) => sources.every(({ start, end }) => start >= span.start && end <= span.end));
}

function partsOf(steps: readonly ToldFinding[]): ToldFinding[][] {
  const parts: ToldFinding[][] = [];
  let room = 0;
  for (const one of steps) {
    if (room < one.said.length) {
      parts.push([]);
      room = MOST_SENTENCES;
    }
    parts.at(-1)?.push(one);
    room -= one.said.length;
  }
  return parts;
}

/** "Low sodium: you were given …"; a name that frightens stands only where all of it is shut. */
function named({ said: [first], attributes }: ToldFinding, { head, label }: Topic, ctx: Context): Said | null {
  const span = label && head.label !== null ? head.label.span : head.span;
  if (first === undefined || (FRIGHTENING.test(ctx.clean(span)) && !attributes.sensitive)) return null;
  if (first.sources.some(({ start, end }) => start <= span.start && end >= span.end)) return null;
  const name = labelText(span, ctx);
  const text = name?.text.replace(/ \([^)]*\)/g, '') ?? '';
  if (name === null || text === '' || /[.:;“]/.test(text)) return null;
  return {
    text: `${capital(text)}: ${uncapital(first.text)}`,
    sources: uniqueSpans([...first.sources, span]),
    knowledge: [...new Set([...first.knowledge, ...name.knowledge])],
  };
}

function ofAll(part: readonly ToldFinding[]): ToldFinding['attributes'] {
  const [first] = part as [ToldFinding];
  const changes = new Set(part.map(({ attributes }) => attributes.change));
  return {
    ...first.attributes,
    concepts: [...new Set(part.flatMap(({ attributes }) => attributes.concepts))],
    change: changes.size === 1 ? first.attributes.change : null,
  };
}

/** The story of a stay is told problem by problem. */
export function isByProblem(ctx: Context): boolean {
  return ctx.understanding.report.type.type === 'discharge_summary' && topicsOf(ctx).size > MOST_NAME;
}

/** The problem of each sentence of a story that is told problem by problem. */
function topicsOf(ctx: Context): Map<number, Topic> {
  const { sentences, sections, text } = ctx.understanding.report;
  const topics = new Map<number, Topic>();
  let topic: Topic | null = null;
  let section = -1;
  for (const sentence of sentences) {
    if (sentence.section !== section) topic = null;
    section = sentence.section;
    if (sections[section]?.kind !== 'hospital_course') continue;
    const next = sentences[sentence.index + 1];
    // "#AKI on CKD" begins the next problem, whatever stood above.
    if (text[sentence.span.start] === '#') topic = null;
    if (namesProblem(sentence, ctx) && sentence.label.text.trim().split(/\s+/).length <= MOST_NAME)
      topic = { head: sentence, label: true };
    else if (sentence.kind === 'list_item') {
      const goesOn = next !== undefined && next.section === section && next.kind === 'prose';
      const short = ctx.clean(sentence.span).split(' ').length <= MOST_NAME;
      topic = goesOn && short ? { head: sentence, label: false } : null;
    }
    if (topic !== null) topics.set(sentence.index, topic);
  }
  return topics;
}

/** Tests as a stay's story abbreviates them in front of what they showed. */
const TEST_LABEL =
  /^\W*(?:(?:repeat|initial|follow-?up) )?(?:TTE|TEE|echo\w*|E[CK]G|EEG|EMG|CXR|CT(?:A|PA|C|AP|KUB)?|MR(?:I|A|V|CP)|USS|USG|KUB|OGD|ERCP|MSU|ABG|VBG|CTG|DEXA|trop\w*|d-?dimer|telemetry|holter|tape|swabs?|bloods?|US|U\/S|ultrasound|x-?rays?|dopplers?|LHC|RHC|cath\w*|LP|CSF|UA|BNP|labs?|cultures?|biops\w+|path(?:ology)?|imaging|PFTs?|EGD|colonoscopy)\b/i;

/** "Echo: EF 60%. Diuresed …": a test with its answer, and no problem that what follows is about. */
function namesProblem(
  sentence: Sentence,
  ctx: Context,
): sentence is Sentence & { label: NonNullable<Sentence['label']> } {
  return sentence.label !== null && !TEST_LABEL.test(ctx.clean(sentence.label.span));
}
