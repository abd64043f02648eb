import { analysisAcceptedSchema } from '../../contract/analyses.js';
import { analysisRoutes } from '../../contract/analysis-routes.js';
import { failureWords, NO_CONNECTION, RequestError } from '../kit/request-error.js';
import { sessionEnded } from '../kit/session-end.js';

/** Sends a report file, telling the share sent so far (0 to 1). Fetch cannot tell it, so this is an XMLHttpRequest. */
export function sendFile(
  file: File,
  patientId: number | null,
  idempotencyKey: string,
  onProgress: (share: number) => void,
): Promise<{ id: number }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(analysisRoutes.uploadReport.method, analysisRoutes.uploadReport.path);
    request.withCredentials = true;
    request.setRequestHeader('idempotency-key', idempotencyKey);
    request.upload.onprogress = (event) => {
      if (event.lengthComputable && event.total > 0) onProgress(event.loaded / event.total);
    };
    request.onerror = () => reject(new RequestError(0, NO_CONNECTION));
    request.ontimeout = request.onerror;
    request.onload = () => {
      const { status, statusText, responseText } = request;
      if (status < 200 || status >= 300) {
        if (status === 401) sessionEnded();
        reject(new RequestError(status, failureWords(responseText, statusText, status)));
        return;
      }
      try {
        resolve(analysisAcceptedSchema.parse(JSON.parse(responseText)));
      } catch {
        reject(new RequestError(status, 'Failed to upload file. Please try again.'));
      }
    };
    const form = new FormData();
    if (patientId !== null) form.set('patientId', String(patientId));
    form.set(analysisRoutes.uploadReport.multipart.file, file, file.name);
    request.send(form);
  });
}
