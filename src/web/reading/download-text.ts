import { routes } from '../../contract/routes.js';
import { send } from '../kit/call.js';
import { RequestError } from '../kit/request-error.js';
import { showToast } from '../kit/toast-store.js';

/** Saves the explanation as `medical-analysis-{id}.txt`. */
export async function downloadText(id: number): Promise<void> {
  try {
    const response = await send(routes.analysisText, { params: { id } });
    const address = URL.createObjectURL(await response.blob());
    const link = document.createElement('a');
    link.href = address;
    link.download = `medical-analysis-${id}.txt`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  } catch (error) {
    const refused = error instanceof RequestError && error.status > 0;
    showToast(
      refused
        ? { title: 'Download Failed', text: 'Unable to download the report. Please try again.', failure: true }
        : { title: 'Download Error', text: 'Failed to download report. Please try again.', failure: true },
    );
  }
}
