import type { ReportType, Span } from '../contract/analysis.js';
import { createKnowledge, type Knowledge } from '../knowledge/index.js';
import type { SectionKind } from '../reading/types.js';
import type { Frame, FrameKind, Mention, Understanding } from '../understanding/types.js';

/** Knowledge and understanding written by hand, for the tests of this room. */

const source = { name: 'hand-built for tests' };

const provenance = { source, sourceChecked: false, review: 'unreviewed' as const, version: 1 };
const DEFAULTS = {
  concepts: {
    ...provenance, synonyms: [], layNumber: 'mass', adjectives: [], paired: false, system: 'general', importance: 'note', sensitive: false,
  },
  labs: { ...provenance, synonyms: [], layNumber: 'mass', specimen: 'blood', units: [], low: [], high: [], ranges: [], critical: [] },
  medicines: { ...provenance, brands: [], synonyms: [] },
  scores: { ...provenance, synonyms: [] },
  urgent: { ...provenance, needs: [] },
}; // biome-ignore format: one list

type Data = Parameters<typeof createKnowledge>[0];
type Draft = { id: string } & Record<string, unknown>;

/** A small knowledge base; each entry needs only what the test looks at, the rest is the schema's defaults. */
export function handBuiltKnowledge(drafts: Partial<Record<keyof typeof DEFAULTS, Draft[]>>): Knowledge {
  const fill = (folder: keyof typeof DEFAULTS) =>
    (drafts[folder] ?? []).map((draft) => ({ ...DEFAULTS[folder], ...draft }));
  const scores = fill('scores').map((score) => ({
    ...score,
    categories: ((score as unknown as { categories?: object[] }).categories ?? []).map((category) => ({
      importance: 'note',
      sensitive: false,
      ...category,
    })),
  }));
  const data = {
    version: 'test',
    concepts: fill('concepts'),
    labs: fill('labs'),
    medicines: fill('medicines'),
    abbreviations: [],
    scores,
    urgent: fill('urgent'),
    guides: [],
    wordParts: [],
  };
  return createKnowledge(data as unknown as Data);
}

export interface FrameDraft extends Partial<Omit<Frame, 'kind' | 'head' | 'sites' | 'sizes'>> {
  kind: FrameKind;
  /** The sentence, exactly as it shall stand in the report. */
  text: string;
  section?: SectionKind;
  /** Printed words and knowledge id of the head: `['nodule', 'nodule']`, or a medicine with a third element. */
  head?: [printed: string, id: string, folder?: Mention['ref']['folder'], via?: Mention['via']];
  sites?: [printed: string, id: string][];
  sizes?: {
    printed: string;
    values: number[];
    unit: string;
    previous?: boolean;
    qualifier?: Frame['sizes'][number]['qualifier'];
  }[];
}

/** An understanding with one sentence a draft (drafts with the same text share theirs). */
export function handBuilt(
  drafts: readonly FrameDraft[],
  knowledge: Knowledge,
  type: { type: ReportType; modality?: string; title?: string } = { type: 'imaging', modality: 'ct' },
): Understanding {
  const texts = [...new Set(drafts.map((draft) => draft.text))];
  const text = texts.join('\n');
  const start = new Map<string, number>();
  let at = 0;
  for (const one of texts) {
    start.set(one, at);
    at += one.length + 1;
  }
  const sentences = texts.map((one, index) => ({
    index,
    section: index,
    span: { start: start.get(one) as number, end: (start.get(one) as number) + one.length },
    label: null,
    kind: 'prose' as const,
  }));
  const mentions: Mention[] = [];
  const frames = drafts.map((draft, index): Frame => {
    const sentence = texts.indexOf(draft.text);
    const base = start.get(draft.text) as number;
    const find = (printed: string): Span => {
      const offset = draft.text.indexOf(printed);
      if (offset < 0) throw new Error(`“${printed}” is not in “${draft.text}”`);
      return { start: base + offset, end: base + offset + printed.length };
    };
    const mention = (
      printed: string,
      id: string,
      folder: Mention['ref']['folder'] = 'concepts',
      via: Mention['via'] = 'exact',
    ): Mention => {
      const kind =
        folder === 'concepts'
          ? (knowledge.concept(id)?.kind ?? 'finding')
          : folder === 'medicines'
            ? 'medicine'
            : folder;
      const made: Mention = { span: find(printed), sentence, ref: { folder, id }, kind, via };
      mentions.push(made);
      return made;
    };
    const { text: _text, section: _section, head, sites, sizes, ...rest } = draft;
    return {
      id: `frame${index}`,
      sentence,
      source: { start: base, end: base + draft.text.length },
      others: [],
      level: null,
      assertion: 'present',
      negated: false,
      temporality: 'recent',
      experiencer: 'patient',
      certainty: 'certain',
      change: null,
      laterality: null,
      severity: null,
      count: null,
      urgency: null,
      links: [],
      medicine: null,
      recommendation: null,
      score: null,
      coverage: 1,
      ...rest,
      head: head === undefined ? null : mention(...head),
      sites: (sites ?? []).map(([printed, id]) => mention(printed, id)),
      sizes: (sizes ?? []).map((size) => ({
        span: find(size.printed),
        values: size.values,
        unit: size.unit,
        previous: size.previous ?? false,
        qualifier: size.qualifier ?? null,
      })),
    };
  });
  return {
    report: {
      text,
      clean: text.replace(/\n/g, ' '),
      lines: [],
      sections: texts.map((one, index) => ({
        index,
        kind: drafts.find((draft) => draft.text === one)?.section ?? 'findings',
        heading: null,
        span: sentences[index]?.span as Span,
        sentences: [sentences[index] as (typeof sentences)[number]],
      })),
      sentences,
      labRows: [],
      olderResults: [],
      furniture: [],
      type: {
        type: type.type,
        title: type.title ?? 'CT scan of the chest',
        modality: type.modality ?? null,
        regions: [],
        certainty: 1,
        source: sentences[0]?.span ?? null,
      },
    },
    mentions,
    ambiguities: [],
    expansions: [],
    frames,
    labs: [],
    unread: [],
    topics: new Map(),
    coverage: 1,
  };
}
