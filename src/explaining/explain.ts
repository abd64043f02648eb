import type { Analysis, AnalysisLab } from '../contract/analysis.js';
import type { Knowledge } from '../knowledge/index.js';
import type { Understanding } from '../understanding/types.js';
import type { WrittenRecommendation } from './advice/recommendations.js';
import { type Draft, draftOf, fieldsOf } from './assembly/draft.js';
import { ease, settleWords, tellBesideResults, tellOperation } from './assembly/stages.js';
import { computeConfidence, type Origin } from './confidence.js';
import { type Context, makeContext } from './context.js';
import { withLineFields } from './findings/line-fields.js';
import { nowhereTold } from './findings/nowhere.js';
import type { WrittenLab } from './labs/labs.js';
import { addFurtherWords } from './nets/explained-quotes.js';
import { lostParts } from './nets/lost.js';
import { textOf } from './nets/said.js';
import { toldInPart } from './nets/unsaid.js';
import { notInAccount } from './operation/account.js';
import { titleOf } from './operation/title.js';
import { mergeSpans, type SideBySide } from './plain.js';
import { isOwnWords } from './retell/narrative.js';
import { conclusionSentences } from './summary/conclusion-sentences.js';
import { writeGlossary } from './words/glossary.js';
import { fleschKincaid } from './words/readability.js';

export const ENGINE = { kind: 'built-in', name: 'plainchart', version: '1.0.0' } as const;

/** Writes the whole analysis from what was understood. Pure and deterministic; offsets point into the unchanged text. */
export function explain(understanding: Understanding, knowledge: Knowledge, origin: Origin | null = null): Analysis {
  const ctx = makeContext(understanding, knowledge);
  const draft = draftOf(ctx);
  tellBesideResults(draft, ctx);
  const account = tellOperation(draft, ctx);
  settleWords(draft, ctx);
  ease(draft, account, ctx);
  return analysisOf(draft, account, origin, ctx);
}

/** The analysis of a finished draft, with what of the report it does not tell. */
function analysisOf(
  draft: Draft,
  account: ReturnType<typeof tellOperation>,
  origin: Origin | null,
  ctx: Context,
): Analysis {
  const { side, main, told, labs, recommendations, questions, summary, keyPoints, announced } = draft;
  const { understanding } = ctx;
  const { report } = understanding;
  const read = conclusionsRead(draft, ctx);
  for (const list of [told, recommendations]) addFurtherWords(list);
  const fields = fieldsOf(draft);
  const texts = fields.flatMap(([, items]) => items.map(textOf));
  const saidAtLast = fields.flatMap(([field, items]) => (field === 'questions' ? [] : items.flat()));
  const lost = lostParts(saidAtLast, side.plain, side.notExplained, ctx);
  lost.push(...nowhereTold(saidAtLast, side.plain, [...side.notExplained, ...lost], ctx));
  const whole: SideBySide = {
    ...side,
    explained: Math.max(0, side.explained - Math.ceil(lost.length / 2)),
    notExplained: mergeSpans(
      account === null ? [...side.notExplained, ...lost] : notInAccount([...side.notExplained, ...lost], account),
      report.text,
    ),
  };
  return {
    reportType: report.type.type,
    title: titleOf(main, ctx),
    summary: textOf(summary),
    keyPoints: keyPoints.map(textOf),
    findings: told.map(({ said, attributes }, index) => {
      const text = textOf(said);
      return { id: `f${index + 1}`, text, ...withLineFields(attributes, text, ctx) };
    }),
    labs: labs.map(labOf),
    recommendations: recommendations.map(recommendationOf),
    questions: questions.map(({ text }) => text),
    glossary: writeGlossary(texts, whole, announced, ctx),
    notExplained: whole.notExplained,
    sentences: fields.flatMap(([field, items]) =>
      items.flatMap((said, index) =>
        said.map(({ text, sources, knowledge: ids }) => ({ field, index, text, sources, knowledge: ids })),
      ),
    ),
    plain: side.plain,
    readability: { report: fleschKincaid(readableReport(ctx)), explanation: fleschKincaid(texts) },
    confidence: computeConfidence(whole, understanding, origin, {
      ...read,
      ...toldInPart(saidAtLast, ctx),
    }),
    engine: { ...ENGINE },
  };
}

function conclusionsRead({ quoted, told }: Draft, ctx: Context) {
  return {
    lines: conclusionSentences(ctx).length,
    unread: quoted.filter((line) => !line.calm && !line.read).length,
    beside: told.flatMap(({ said }) => said).filter(isOwnWords).length,
  };
}

function labOf({ lab, what, more }: WrittenLab): AnalysisLab {
  const { row: _row, distance: _distance, flagDisagrees: _disagrees, beyondCritical: _beyond, ...fields } = lab;
  return { ...fields, text: textOf([what, ...more]) };
}

function recommendationOf({ kind, said }: WrittenRecommendation): Analysis['recommendations'][number] {
  return { text: textOf(said), kind, source: said[0]?.sources[0] ?? null };
}

/** The report's own sentences, for its grade level: rows of figures are no sentences. */
function readableReport({ understanding: { report } }: Context): string[] {
  const sentences = report.sentences.map((sentence) => report.clean.slice(sentence.span.start, sentence.span.end));
  return sentences.length > 0
    ? sentences
    : report.labRows.map((row) => report.clean.slice(row.source.start, row.source.end));
}
