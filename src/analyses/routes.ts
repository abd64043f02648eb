import type { Handlers } from '../ports/handlers.js';
import { assignPatient } from './assign-patient.js';
import { downloadPdf } from './download-pdf.js';
import { downloadText } from './download-text.js';
import { followAnalysis } from './follow-analysis.js';
import { getAnalysis } from './get-analysis.js';
import { listAnalyses } from './list-analyses.js';
import { changeQuestions, ownQuestions } from './questions/own-questions.js';
import { ownRating, rateAnalysis } from './ratings/rate-analysis.js';
import { openShareLink } from './share-links/open-link.js';
import { createShareLink, listShareLinks, revokeShareLink } from './share-links/own-links.js';
import { listShares, shareAnalysis, unshareAnalysis } from './sharing/share.js';
import { submitText } from './submit-text.js';
import { readTrends } from './trends/read-trends.js';
import { uploadReport } from './upload-report.js';
import type { AnalysesWorld } from './world.js';

type Names =
  | 'analysisRating'
  | 'analysisQuestions'
  | 'changeQuestions'
  | 'rateAnalysis'
  | 'createShareLink'
  | 'listShareLinks'
  | 'revokeShareLink'
  | 'openShareLink'
  | 'uploadReport'
  | 'submitText'
  | 'listAnalyses'
  | 'getAnalysis'
  | 'analysisTrends'
  | 'analysisText'
  | 'analysisPdf'
  | 'analysisEvents'
  | 'assignPatient'
  | 'listShares'
  | 'shareAnalysis'
  | 'unshareAnalysis';

/** The handlers of the analysis routes. */
export function analysisHandlers(world: AnalysesWorld): Pick<Handlers, Names> {
  return {
    uploadReport: ({ actor, form, idempotencyKey }) =>
      uploadReport(world, actor, {
        file: form.file,
        patientId: form.fields.patientId ?? null,
        idempotencyKey,
      }),
    submitText: ({ actor, body, idempotencyKey }) =>
      submitText(world, actor, {
        reportText: body.reportText,
        patientId: body.patientId ?? null,
        idempotencyKey,
      }),
    listAnalyses: ({ actor, query }) => listAnalyses(world, actor, query),
    getAnalysis: ({ actor, params }) => getAnalysis(world, actor, params.id),
    analysisTrends: ({ actor, params }) => readTrends(world, actor, params.id),
    assignPatient: ({ actor, params, body }) => assignPatient(world, actor, params.id, body.patientId),
    listShares: ({ actor, params }) => listShares(world, actor, params.id),
    shareAnalysis: ({ actor, params, body }) => shareAnalysis(world, actor, params.id, body),
    async unshareAnalysis({ actor, params }) {
      await unshareAnalysis(world, actor, params.id, params.shareId);
      return { message: 'The analysis is not shared any more.' };
    },
    analysisText: ({ actor, params, query }) => downloadText(world, actor, params.id, query.language),
    analysisPdf: ({ actor, params, query }) => downloadPdf(world, actor, params.id, query.language),
    analysisRating: ({ actor, params }) => ownRating(world, actor, params.id),
    rateAnalysis: ({ actor, params, body }) => rateAnalysis(world, actor, params.id, body.clear),
    analysisQuestions: ({ actor, params }) => ownQuestions(world, actor, params.id),
    changeQuestions: ({ actor, params, body }) => changeQuestions(world, actor, params.id, body),
    createShareLink: ({ actor, params, body }) => createShareLink(world, actor, params.id, body.days),
    listShareLinks: ({ actor, params }) => listShareLinks(world, actor, params.id),
    revokeShareLink: ({ actor, params }) => revokeShareLink(world, actor, params.id, params.linkId),
    openShareLink: ({ body }) => openShareLink(world, body),
    analysisEvents: ({ actor, params }) => followAnalysis(world, actor, params.id),
  };
}
