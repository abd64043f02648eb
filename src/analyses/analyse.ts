import { tellAnalysisReady } from '../accounts/index.js';
import { recordAudit } from '../audit/index.js';
import type { StageId } from '../contract/analyses.js';
import { type Analysis, analysisSchema } from '../contract/analysis.js';
import type { Tx } from '../ports/db.js';
import type { Extraction, ExtractionResult } from '../ports/extract.js';
import type { JobKind, JobRun, JobWork } from '../ports/jobs.js';
import { announce } from './announce.js';
import { messages } from './messages.js';
import { StageWriter } from './stage-writer.js';
import { storableText } from './storable.js';
import { findWork, saveCompleted, saveExtraction, saveFailed, saveStage } from './store.js';
import type { AnalyseJobWorld } from './world.js';

export interface AnalyseData {
  analysisId: number;
}

/** Reads and explains one report. The time is that of a long scan (reading by OCR may take five minutes) and more. */
export const analyseReport: JobKind<AnalyseData> = {
  name: 'analyse-report',
  attempts: 3,
  timeoutSeconds: 420,
  retryDelaySeconds: 2,
};

type Failure = { code: string; message: string };
type Source = { text: string; from: Pick<Extraction, 'ocr' | 'ocrConfidence' | 'warnings'> | null };

/** The work behind `analyseReport`: text first (stored, bytes deleted), then the explanation, then one fenced ending. */
export function analyseWork(world: AnalyseJobWorld): JobWork<AnalyseData> {
  const fail = async (tx: Tx, id: number, failure: Failure) => {
    const subjectUserId = await saveFailed(tx, id, failure, world.clock.now());
    if (subjectUserId === null) return;
    await recordAudit(tx, { actorUserId: null, verb: 'fail', objectType: 'analysis', objectId: id, subjectUserId });
    await announce(world.notifications, tx, id);
  };

  return {
    kind: analyseReport,
    async run({ analysisId }, run) {
      const source = await readSource(world, analysisId, run);
      if (source === 'gone') return;
      if ('code' in source) return run.finish((tx) => fail(tx, analysisId, source));
      const outcome = await explain(world, analysisId, source, run);
      if ('code' in outcome) return run.finish((tx) => fail(tx, analysisId, outcome));
      await run.finish(async (tx) => {
        const shelf = { db: tx, sealer: world.sealer };
        const subjectUserId = await saveCompleted(shelf, analysisId, outcome, world.clock.now());
        if (subjectUserId === null) return;
        const about = { objectType: 'analysis', objectId: analysisId, subjectUserId } as const;
        await recordAudit(tx, { actorUserId: null, verb: 'complete', ...about });
        await tellAnalysisReady(world, tx, { ownerId: subjectUserId, analysisId });
        await announce(world.notifications, tx, analysisId);
      });
    },
    giveUp: (tx, { analysisId }, why) => fail(tx, analysisId, { code: `gave_up_${why}`, message: messages.gaveUp }),
  };
}

/** The report's text: pasted, stored by an earlier try, or extracted now. */
async function readSource(world: AnalyseJobWorld, id: number, run: JobRun): Promise<Source | Failure | 'gone'> {
  const work = await findWork(world, id);
  if (!work) return 'gone';
  if (work.reportText !== null) return { text: work.reportText, from: work.extraction };
  if (!work.bytes) return { code: 'file_lost', message: messages.fileLost };
  await writeStage(world, run, id, 'extracting', null);
  let result: ExtractionResult;
  try {
    const file = { bytes: new Uint8Array(work.bytes), name: work.originalName, claimedType: work.mimeType };
    result = await world.extractor.extract(file, run.signal);
  } finally {
    run.signal.throwIfAborted();
  }
  if (!result.ok) return result.failure;
  const extraction = { ...result.extraction, text: storableText(result.extraction.text) };
  await run.write(async (tx) => {
    await saveExtraction({ db: tx, sealer: world.sealer }, id, extraction);
    await announce(world.notifications, tx, id);
  });
  return { text: extraction.text, from: extraction };
}

/** The explanation, checked against the contract. What the engine throws becomes a failure of this report alone. */
async function explain(world: AnalyseJobWorld, id: number, source: Source, run: JobRun): Promise<Analysis | Failure> {
  const stages = new StageWriter((stage, title) => writeStage(world, run, id, stage, title));
  let analysis: Analysis;
  try {
    const told = (stage: StageId, title: string | null) => stages.put(stage, title);
    analysis = checked(await world.engine.explain(source.text, source.from, told, run.signal));
  } catch (error) {
    run.signal.throwIfAborted();
    if ((error as { code?: unknown }).code === 'not_a_report') {
      return { code: 'not_a_report', message: messages.notAReport };
    }
    world.log.error({ analysisId: id, reason: error instanceof Error ? error.message : typeof error }, 'engine failed');
    return { code: 'engine_failed', message: messages.engineFailed };
  } finally {
    await stages.settled();
  }
  run.signal.throwIfAborted();
  await writeStage(world, run, id, 'saving', analysis.title);
  return analysis;
}

/** The analysis as the contract has it. Throws, naming the places only, when it does not fit. */
function checked(answer: Analysis): Analysis {
  const result = analysisSchema.safeParse(answer);
  if (result.success) return result.data;
  throw new Error(
    `The analysis is not valid at ${result.error.issues.map((issue) => issue.path.join('.')).join(', ')}`,
  );
}

function writeStage(world: AnalyseJobWorld, run: JobRun, id: number, stage: StageId, title: string | null) {
  return run.write(async (tx) => {
    await saveStage({ db: tx, sealer: world.sealer }, id, stage, title);
    await announce(world.notifications, tx, id);
  });
}
