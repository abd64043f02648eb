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

/** Reads and explains one report; a scan or a very long text it leaves to the kind below. */
export const analyseReport: JobKind<AnalyseData> = {
  name: 'analyse-report',
  attempts: 3,
  timeoutSeconds: 420,
  retryDelaySeconds: 2,
};

/** The same for what takes minutes. The time is that of a long scan (reading by OCR may take five minutes) and more. */
export const analyseHeavyReport: JobKind<AnalyseData> = {
  ...analyseReport,
  name: 'analyse-heavy-report',
  isHeavy: true,
};

/** Above every other analysis that waits. */
const RUSH_PRIORITY = 10;
/** A text from here on is heavy: eighty pages and more. */
const HEAVY_CHARACTERS = 200_000;

/** Enqueues the work on an analysis; one with a rush goes before all that wait. */
export async function enqueueAnalysis(
  world: Pick<AnalyseJobWorld, 'jobs'>,
  tx: Tx,
  kind: JobKind<AnalyseData>,
  { id, isRush }: { id: number; isRush: boolean },
): Promise<void> {
  await world.jobs.enqueue(tx, kind, { analysisId: id }, isRush ? { priority: RUSH_PRIORITY } : {});
}

type Failure = { code: string; message: string };
type Source = { text: string; from: Pick<Extraction, 'ocr' | 'ocrConfidence' | 'warnings'> | null };
/** Left to the heavy kind. */
type Heavy = { isRush: boolean };

/**
 * The work behind both kinds: text first (stored, bytes deleted), then the explanation, then one fenced ending. The light
 * one hands what takes minutes over to the other.
 */
export function analyseWorks(world: AnalyseJobWorld): JobWork<AnalyseData>[] {
  return [workOf(world, analyseReport), workOf(world, analyseHeavyReport)];
}

function workOf(world: AnalyseJobWorld, kind: JobKind<AnalyseData>): JobWork<AnalyseData> {
  const fail = async (tx: Tx, id: number, failure: Failure) => {
    const subjectUserId = await saveFailed(tx, id, failure, world.clock.now());
    if (subjectUserId === null) return;
    await recordAudit(tx, { actorUserId: null, verb: 'fail', objectType: 'analysis', objectId: id, subjectUserId });
    await announce(world.notifications, tx, id);
  };

  return {
    kind,
    async run({ analysisId }, run) {
      const source = await readSource(world, analysisId, run, kind);
      if (source === 'gone') return;
      if ('isRush' in source) {
        const { isRush } = source;
        return run.finish((tx) => enqueueAnalysis(world, tx, analyseHeavyReport, { id: analysisId, isRush }));
      }
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
async function readSource(
  world: AnalyseJobWorld,
  id: number,
  run: JobRun,
  { isHeavy: mayBeHeavy = false }: JobKind<AnalyseData>,
): Promise<Source | Failure | Heavy | 'gone'> {
  const work = await findWork(world, id);
  if (!work) return 'gone';
  const isRush = work.rushTaken;
  const unlessHeavy = (source: Source) => (!mayBeHeavy && source.text.length > HEAVY_CHARACTERS ? { isRush } : source);
  if (work.reportText !== null) return unlessHeavy({ text: work.reportText, from: work.extraction });
  if (!work.bytes) return { code: 'file_lost', message: messages.fileLost };
  await writeStage(world, run, id, 'extracting', null);
  let result: ExtractionResult;
  try {
    const file = { bytes: new Uint8Array(work.bytes), name: work.originalName, claimedType: work.mimeType };
    result = await world.extractor.extract(file, run.signal, { leaveScans: !mayBeHeavy });
  } finally {
    run.signal.throwIfAborted();
  }
  if (!result.ok) return result.failure.code === 'scan_left' ? { isRush } : result.failure;
  const extraction = { ...result.extraction, text: storableText(result.extraction.text) };
  await run.write(async (tx) => {
    await saveExtraction({ db: tx, sealer: world.sealer }, id, extraction);
    await announce(world.notifications, tx, id);
  });
  return unlessHeavy({ text: extraction.text, from: extraction });
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
