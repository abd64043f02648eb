export { type AnalyseData, analyseHeavyReport, analyseReport, analyseWorks } from './analyse.js';
export { PROGRESS_CHANNEL } from './announce.js';
export { endAnalyses } from './end-account.js';
export { linkedAnalyses } from './linked/linked-analyses.js';
export { ownAnalyses } from './own-analyses.js';
export { ownReportsThatSay } from './own-reports-that-say.js';
export { analysisHandlers } from './routes.js';
export { sealedAnalysisColumns } from './sealed.js';
export type { AnalyseJobWorld, AnalysesWorld } from './world.js';
