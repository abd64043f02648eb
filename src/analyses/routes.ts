import type { Handlers } from '../ports/handlers.js';
import { downloadPdf } from './download-pdf.js';
import { downloadText } from './download-text.js';
import { followAnalysis } from './follow-analysis.js';
import { getAnalysis } from './get-analysis.js';
import { listAnalyses } from './list-analyses.js';
import { submitText } from './submit-text.js';
import { uploadReport } from './upload-report.js';
import type { AnalysesWorld } from './world.js';

type Names =
  | 'uploadReport'
  | 'submitText'
  | 'listAnalyses'
  | 'getAnalysis'
  | 'analysisText'
  | 'analysisPdf'
  | 'analysisEvents';

/** The handlers of the analysis routes. */
export function analysisHandlers(world: AnalysesWorld): Pick<Handlers, Names> {
  return {
    uploadReport: ({ actor, form, idempotencyKey }) =>
      uploadReport(world, actor, { file: form.file, patientId: form.fields.patientId ?? null, idempotencyKey }),
    submitText: ({ actor, body, idempotencyKey }) =>
      submitText(world, actor, { reportText: body.reportText, patientId: body.patientId ?? null, idempotencyKey }),
    listAnalyses: ({ actor, query }) => listAnalyses(world, actor, query),
    getAnalysis: ({ actor, params }) => getAnalysis(world, actor, params.id),
    analysisText: ({ actor, params }) => downloadText(world, actor, params.id),
    analysisPdf: ({ actor, params }) => downloadPdf(world, actor, params.id),
    analysisEvents: ({ actor, params }) => followAnalysis(world, actor, params.id),
  };
}
