import { analysisRoutes } from '../../../contract/analysis-routes.js';
import type { Route } from '../../../contract/routes.js';
import { send } from '../../kit/call.js';
import { languageStore } from '../../kit/language.js';
import { RequestError, wordsOf } from '../../kit/request-error.js';
import { saveBlob } from '../../kit/save-blob.js';
import { showToast } from '../../kit/toast-store.js';
import { texts } from './texts.js';

type FileRoute = Route<'analysisText'> | Route<'analysisPdf'>;

async function save(route: FileRoute, id: number, ending: string): Promise<void> {
  const response = await send(route, { params: { id }, query: { language: languageStore.current() } });
  saveBlob(await response.blob(), `medical-analysis-${id}.${ending}`);
}

const answered = (error: unknown): error is RequestError => error instanceof RequestError && error.status > 0;

/** Saves the explanation as `medical-analysis-{id}.txt`. */
export async function downloadText(id: number): Promise<void> {
  try {
    await save(analysisRoutes.analysisText, id, 'txt');
  } catch (error) {
    showToast(
      answered(error)
        ? { title: texts.downloadFailed, text: texts.downloadFailedText, failure: true }
        : { title: texts.downloadError, text: texts.downloadErrorText, failure: true },
    );
  }
}

/** Saves the letter as `medical-analysis-{id}.pdf`. The server says why it refuses. */
export async function downloadPdf(id: number): Promise<void> {
  try {
    await save(analysisRoutes.analysisPdf, id, 'pdf');
  } catch (error) {
    showToast(
      answered(error)
        ? { title: texts.downloadFailed, text: wordsOf(error), failure: true }
        : { title: texts.downloadError, text: texts.downloadErrorText, failure: true },
    );
  }
}
