import type { Sentence } from '../../reading/types.js';
import type { Frame } from '../../understanding/types.js';
import { type Context, groundsOf, nounOf } from '../context.js';
import { say } from '../nets/said.js';
import { headPhrase } from '../words/phrase.js';
import { detailsOf } from './details.js';
import { planFinding } from './finding.js';
import { LARGER } from './larger.js';
import { isMarker, planMarker } from './marker.js';
import { planMeasure } from './measure.js';
import { meaningOf, type Plan, plan } from './plan.js';

/** A diagnosis: of a sample, on coming to the hospital, or on leaving it. */
export function planDiagnosis(frame: Frame, ctx: Context): Plan | null {
  const noun = frame.head === null ? null : nounOf(frame.head, ctx);
  if (noun === null) return null;
  // "Acute viral pericarditis": the germ is only what kind of illness it is.
  if (
    noun.kind === 'organism' &&
    frame.head !== null &&
    /(?:al|ic|^gram[- ](?:negative|positive))$/i.test(ctx.clean(frame.head.span))
  )
    return null;
  if (isMarker(noun.id)) return planMarker(frame, ctx);
  const measured = planMeasure(frame, noun, ctx);
  if (measured !== 'none') return measured;
  const named =
    noun.kind === 'disease' || noun.kind === 'finding' || noun.kind === 'symptom' || noun.kind === 'organism';
  if (frame.assertion === 'possible' && named && ctx.section(frame) === 'admission_diagnosis') {
    const phrase = headPhrase(frame, ctx, { term: true });
    return phrase === null
      ? null
      : plan(
          `when you came in, doctors thought of ${phrase.text} as possible`,
          groundsOf(frame, ctx),
          phrase.knowledge,
        );
  }
  if (!named || frame.assertion !== 'present' || frame.experiencer !== 'patient' || frame.change === 'resolved') {
    return planFinding(frame, ctx);
  }
  if (ctx.teller.sees || LARGER.test(noun.lay)) return planFinding(frame, ctx);
  const phrase = headPhrase(frame, ctx, { term: true });
  if (phrase === null) return null;
  return {
    what: say(statement(frame, phrase.text, ctx), groundsOf(frame, ctx), phrase.knowledge),
    details: detailsOf(frame, phrase, ctx),
    meaning: meaningOf(frame, ctx),
  };
}

const FIRST = /\b(?:principal|primary|main|final principal)\b/i;
const FURTHER = /\b(?:second(?:ary)?|other|additional|associated|comorbid\w*|chronic|axis (?:ii|iii|iv|v))\b/i;
const OF_DEATH = /\bcauses? of death\b/i;
const ON_ADMISSION = /\b(?:admission|admitting|initial|provisional|presenting)\b/i;

/** What the list it stands on makes of a diagnosis: never more than its heading says. */
function statement(frame: Frame, x: string, ctx: Context): string {
  const { heading, sentences, frames, unread } = listsOf(ctx).get(frame.sentence) ?? {
    heading: '',
    sentences: 1,
    frames: [frame],
    unread: false,
  };
  const first = (frames[0]?.id ?? frame.id) === frame.id;
  const alone = sentences <= 1 && frames.length <= 1;
  if (ctx.section(frame) === 'admission_diagnosis' || (ON_ADMISSION.test(heading) && !/discharge|final/i.test(heading)))
    return `when you came in, the diagnosis was ${x}`;
  if (OF_DEATH.test(heading))
    return first
      ? `the cause of death that the report lists is ${x}`
      : `another cause of death that the report lists is ${x}`;
  if (FURTHER.test(heading) && !FIRST.test(heading)) return `the report also lists ${x}`;
  // What nobody could read stands before it: then it is not the first.
  if (!first || unread) return `the report also lists ${x}`;
  if (FIRST.test(heading)) return `your main diagnosis is ${x}`;
  if (alone) return `your diagnosis is ${x}`;
  return ctx.understanding.report.type.type === 'discharge_summary'
    ? `the first diagnosis listed for your stay is ${x}`
    : `the first diagnosis on the list is ${x}`;
}

const NAMING: ReadonlySet<string> = new Set(['disease', 'finding', 'symptom', 'organism', 'procedure']);

/** "Stable ex-preemie": names nothing that a stay is for. */
export function namesNone(sentence: Sentence, ctx: Context): boolean {
  return !ctx.mentions.within(sentence.span).some(({ kind }) => NAMING.has(kind));
}

/** An entry of a list that says something and names nothing that we know. */
export function isUnreadEntry(sentence: Sentence, ctx: Context): boolean {
  const words = ctx.clean(sentence.span);
  return /[a-z]{3,}[^a-z]+[a-z]{3,}/i.test(words) && !/:\s*$|\b(?:none|nil|see|below|above|as follows)\b/i.test(words) && namesNone(sentence, ctx); // biome-ignore format: one line
}

interface DiagnosisList {
  heading: string;
  sentences: number;
  frames: Frame[];
  /** Its first entry names nothing that we know. */
  unread: boolean;
}

const cache = new WeakMap<object, Map<number, DiagnosisList>>();
const LABEL = /^(?:principal|primary|secondary|other|additional|admitting|admission)[A-Za-z ]{0,24}(?=:)/i;

/** The list that each sentence belongs to: its section, or what stands under a label in it. Made once for a report. */
function listsOf(ctx: Context): Map<number, DiagnosisList> {
  const known = cache.get(ctx.understanding);
  if (known !== undefined) return known;
  const lists = new Map<number, DiagnosisList>();
  for (const section of ctx.understanding.report.sections) {
    let list: DiagnosisList = { heading: section.heading?.text ?? '', sentences: 0, frames: [], unread: false };
    for (const sentence of section.sentences) {
      const label = LABEL.exec(
        ctx.clean({ ...sentence.span, end: Math.min(sentence.span.end, sentence.span.start + 60) }),
      );
      if (label !== null) list = { heading: label[0], sentences: 0, frames: [], unread: false };
      if (list.sentences === 0) list.unread = isUnreadEntry(sentence, ctx);
      list.sentences += 1;
      lists.set(sentence.index, list);
    }
  }
  for (const frame of ctx.understanding.frames)
    if (frame.kind === 'diagnosis' && !frame.negated) lists.get(frame.sentence)?.frames.push(frame);
  cache.set(ctx.understanding, lists);
  return lists;
}
