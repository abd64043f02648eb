import type { Span } from '../contract/analysis.js';
import { type Knowledge, singleSpaced } from '../knowledge/index.js';
import type { SectionKind } from '../reading/types.js';
import { areOfSeveralKinds } from '../understanding/index.js';
import type { Expansion, Frame, Mention, Understanding } from '../understanding/types.js';
import { SpanIndex } from './span-index.js';
import { isOfOtherOrgan } from './words/organs.js';

/** What every planner may look at. */
export interface Context {
  knowledge: Knowledge;
  understanding: Understanding;
  /** "The scan", "The X-ray", "The report": what shows or says things in this report. */
  teller: Teller;
  mentions: SpanIndex<Mention>;
  unread: SpanIndex<Span>;
  ambiguous: SpanIndex<Span>;
  /** Short forms that are only spelled out: no entry of the knowledge base stands behind them. */
  spelled: SpanIndex<Expansion>;
  frames: SpanIndex<Frame>;
  /** The frames of one sentence, in their order. */
  framesIn(sentence: number): readonly Frame[];
  /** The readable text of a span. */
  clean(span: Span): string;
  section(frame: Frame): SectionKind;
}

export interface Teller {
  /** "the scan" */
  name: string;
  /** "shows" for pictures and samples, "notes" for written notes. */
  verb: string;
  /** True for pictures and samples: things are seen now; false for notes, which also tell the story before. */
  sees: boolean;
}

const IMAGING_TELLERS: Record<string, string> = {
  ct: 'the scan',
  mri: 'the scan',
  pet: 'the scan',
  nuclear: 'the scan',
  dexa: 'the scan',
  xray: 'the X-ray',
  ultrasound: 'the ultrasound',
  mammogram: 'the mammogram',
  echo: 'the heart ultrasound',
};

/** More letters than any text that is read has: two ends of a stretch make one number. */
const WIDE = 2 ** 26;

export function makeContext(understanding: Understanding, knowledge: Knowledge): Context {
  const { report } = understanding;
  const cleaned = new Map<number, string>();
  const bySentence: Frame[][] = report.sentences.map(() => []);
  for (const frame of understanding.frames) bySentence[frame.sentence]?.push(frame);
  return {
    knowledge,
    understanding,
    teller: areOfSeveralKinds(report, knowledge)
      ? { name: 'the report', verb: 'shows', sees: true }
      : tellerOf(report.type.type, report.type.modality, report.type.title),
    mentions: new SpanIndex(
      understanding.mentions.filter((mention) => {
        if (report.type.type !== 'pathology') return true;
        const noun = nounOf(mention, { knowledge });
        return noun === null || !isOfOtherOrgan(mention, noun, { understanding });
      }),
      (mention) => mention.span,
    ),
    unread: new SpanIndex(understanding.unread, (span) => span),
    spelled: new SpanIndex(spelledOnly(understanding), ({ span }) => span),
    ambiguous: new SpanIndex(
      understanding.ambiguities.map((one) => one.span),
      (span) => span,
    ),
    frames: new SpanIndex(understanding.frames, (frame) => frame.head?.span ?? frame.source),
    framesIn: (sentence) => bySentence[sentence] ?? [],
    clean: (span) => {
      const key = span.start * WIDE + span.end;
      let known = cleaned.get(key);
      if (known === undefined) {
        known = singleSpaced(report.clean.slice(span.start, span.end)).trim();
        cleaned.set(key, known);
      }
      return known;
    },
    section: (frame) => {
      const sentence = report.sentences[frame.sentence];
      return (sentence && report.sections[sentence.section]?.kind) ?? 'other';
    },
  };
}

/** Long forms with a side or a denial of their own stand in the glossary only: no sentence may hold one that its line does not. */
const SIDED = /\b(?:left|right|no|not|none|without|never)\b/i;

function spelledOnly({ expansions, mentions }: Understanding): Expansion[] {
  const named = new Set(mentions.map(({ span }) => span.start));
  return expansions.filter(({ span, long }) => long !== '' && !named.has(span.start) && !SIDED.test(long));
}

/** Titles of tests that make curves and figures: what stands in their reports was measured now. */
export const OF_CURVES =
  /^(?:Nerve and muscle test|Sleep study|Breathing test|Heart rhythm recording|Heart tracing|Brain wave test|Hearing test|Exercise stress test)\b/;
const OF_CODES = /^Gene test\b/;

function tellerOf(type: string, modality: string | null, title: string): Teller {
  if (type === 'imaging') {
    return { name: IMAGING_TELLERS[modality ?? ''] ?? 'the test', verb: 'shows', sees: true };
  }
  if (type === 'pathology') return { name: 'the sample', verb: 'shows', sees: true };
  if (OF_CURVES.test(title) || OF_CODES.test(title)) return { name: 'the test', verb: 'shows', sees: true };
  return { name: 'the report', verb: 'notes', sees: false };
}

/** How a mention is said: the everyday name, its grammatical number, and the medical word. */
export interface Noun {
  id: string;
  lay: string;
  number: 'singular' | 'plural' | 'mass' | 'name';
  layPlural: string | null;
  /** The standard medical word. */
  term: string;
  kind: string;
  /** Body system of the knowledge base; general for all but concepts. */
  system: string;
  meaning: string | null;
  paired: boolean;
}

const nouns = new WeakMap<Knowledge, Map<string, Noun | null>>();

/** The knowledge entry behind a mention as a noun; null where the entry is gone from the knowledge base. */
export function nounOf({ ref }: Mention, { knowledge }: Pick<Context, 'knowledge'>): Noun | null {
  let known = nouns.get(knowledge);
  if (known === undefined) {
    known = new Map();
    nouns.set(knowledge, known);
  }
  const key = `${ref.folder}/${ref.id}`;
  let noun = known.get(key);
  if (noun === undefined) {
    noun = readNoun(ref, knowledge);
    known.set(key, noun);
  }
  return noun;
}

function readNoun({ folder, id }: Mention['ref'], knowledge: Knowledge): Noun | null {
  if (folder === 'concepts') {
    const c = knowledge.concept(id);
    return c
      ? {
          id,
          lay: c.lay,
          number: c.layNumber,
          layPlural: c.layPlural ?? null,
          term: c.term,
          kind: c.kind,
          system: c.system,
          meaning: c.meaning,
          paired: c.paired,
        }
      : null;
  }
  if (folder === 'medicines') {
    const m = knowledge.medicine(id);
    return m ? plainNoun({ id, lay: m.term, term: m.term, kind: 'medicine' }) : null;
  }
  if (folder === 'labs') {
    const l = knowledge.lab(id);
    return l
      ? plainNoun({
          id,
          lay: l.lay.replace(/\s*\(.*\)$/, ''),
          number: l.layNumber,
          term: l.term,
          kind: 'lab',
          meaning: l.meaning,
        })
      : null;
  }
  const s = knowledge.score(id);
  return s ? plainNoun({ id, lay: s.term, number: 'name', term: s.term, kind: 'score', meaning: s.meaning }) : null;
}

/** Of nothing in the body, and without a plural. */
function plainNoun({
  id,
  lay,
  term,
  kind,
  number = 'mass',
  meaning = null,
}: Pick<Noun, 'id' | 'lay' | 'term' | 'kind'> & Partial<Pick<Noun, 'number' | 'meaning'>>): Noun {
  return { id, lay, number, layPlural: null, term, kind, system: 'general', meaning, paired: false };
}

/** The spans a frame's statement stands on: its clause, and what it takes from the label or the rest of its sentence. */
export function groundsOf(frame: Frame, ctx: Context): Span[] {
  const spans: Span[] = [frame.source];
  const outside = (span: Span) => span.start < frame.source.start || span.end > frame.source.end;
  const mentions = [frame.head, ...frame.sites, ...frame.others].filter((mention) => mention !== null);
  for (const { span } of [...mentions, ...frame.sizes]) if (outside(span)) spans.push(span);
  const sentence = ctx.understanding.report.sentences[frame.sentence];
  const clause = ctx.clean(frame.source);
  const levelMissing = frame.level !== null && !clause.includes(frame.level);
  const sideMissing = frame.laterality !== null && !/\b(?:left|right|both|bilateral\w*|lt|rt|l|r)\b/i.test(clause);
  if (sentence !== undefined && (levelMissing || sideMissing)) spans.push(sentence.label?.span ?? sentence.span);
  if (frame.label !== undefined && outside(frame.label) && (levelMissing || sideMissing)) spans.push(frame.label);
  if (levelMissing && sentence !== undefined && frame.level !== null) {
    const stated = sentence.label?.span ?? sentence.span;
    if (!ctx.clean(stated).includes(frame.level)) {
      // A level named in a heading or an earlier sentence ("L4-L5:" on a line of its own).
      const at = ctx.understanding.report.clean.lastIndexOf(frame.level, sentence.span.end);
      spans.push(at < 0 ? sentence.span : { start: at, end: at + frame.level.length });
    }
  }
  return spans;
}
