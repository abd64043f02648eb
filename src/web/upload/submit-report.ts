import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { analysisRoutes } from '../../contract/analysis-routes.js';
import { call } from '../kit/call.js';
import { queryKeys } from '../kit/query-keys.js';
import { RequestError, wordsOf } from '../kit/request-error.js';
import { showToast } from '../kit/toast-store.js';
import { submissionKey } from './idempotency.js';
import { sendFile } from './send-file.js';
import { refusalTexts as texts, uploadTexts } from './texts.js';

export interface Accepted {
  id: number;
  name: string;
  file: boolean;
}

/** What one submission sends, and how it is told of. */
export type Submission =
  | { kind: 'file'; file: File; patientId: number | null; onProgress: (share: number) => void }
  | { kind: 'text'; text: string; patientId: number | null };

/** The words of a failed submission for the inline alert. */
export function submissionFailure(error: unknown, kind: Submission['kind']): string {
  return wordsOf(error) || (kind === 'file' ? texts.uploadFallback : texts.textFallback);
}

/** Whether a submission was refused because the allowance is used up. */
export function isLimit(error: Error): boolean {
  return error.message.toLowerCase().includes('upload limit reached');
}

/** Sends a report. The same content sent again after a lost connection keeps its key, so that it stays one analysis. */
export function useSubmitReport(onAccepted: (accepted: Accepted) => void) {
  const client = useQueryClient();
  const lost = useRef<{ content: File | string; patientId: number | null; key: string } | null>(null);
  return useMutation({
    mutationFn: async (submission: Submission): Promise<Accepted> => {
      const content = submission.kind === 'file' ? submission.file : submission.text;
      const { patientId } = submission;
      const isAgain = lost.current?.content === content && lost.current.patientId === patientId;
      const key = isAgain && lost.current ? lost.current.key : submissionKey();
      try {
        const { id } =
          submission.kind === 'file'
            ? await sendFile(submission.file, patientId, key, submission.onProgress)
            : await call(analysisRoutes.submitText, {
                body: { reportText: submission.text, patientId },
                idempotencyKey: key,
              });
        lost.current = null;
        const name = submission.kind === 'file' ? submission.file.name : uploadTexts.pasted;
        return { id, name, file: submission.kind === 'file' };
      } catch (error) {
        lost.current = error instanceof RequestError && error.status === 0 ? { content, patientId, key } : null;
        throw error;
      }
    },
    onSuccess: (accepted) => {
      void client.invalidateQueries({ queryKey: queryKeys.analyses });
      void client.invalidateQueries({ queryKey: queryKeys.user });
      onAccepted(accepted);
    },
    onError: (error, { kind }) => {
      const message = submissionFailure(error, kind);
      if (isLimit(error)) {
        showToast({
          title: texts.limit,
          text: message,
          failure: true,
          action: { label: uploadTexts.upgrade, href: '/pricing' },
        });
      } else if (kind === 'file') {
        showToast({
          title: texts.upload,
          text: `${message.replace(/([^.!?])$/, '$1.')} ${texts.alsoPaste}`,
          failure: true,
        });
      } else {
        showToast({ title: texts.text, text: message, failure: true });
      }
    },
  });
}
