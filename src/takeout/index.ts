export { forgetExport, makeExport } from './job-kinds.js';
export { forgetExportWork, makeExportWork } from './jobs.js';
export { takeoutHandlers } from './routes.js';
export { sealedTakeoutColumns } from './store.js';
