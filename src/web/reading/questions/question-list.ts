import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { analysisRoutes } from '../../../contract/analysis-routes.js';
import type { Question, QuestionList } from '../../../contract/questions.js';
import { call } from '../../kit/call.js';
import { queryKeys } from '../../kit/query-keys.js';
import { RequestError, wordsOf } from '../../kit/request-error.js';
import { showToast } from '../../kit/toast-store.js';
import { questionTexts as texts } from '../texts.js';

/** The reader's own questions for an explanation; `questions` is null while they have not changed ours. */
export function useOwnQuestions(id: number, enabled: boolean) {
  return useQuery({
    queryKey: queryKeys.questions(id),
    queryFn: ({ signal }) => call(analysisRoutes.analysisQuestions, { params: { id }, signal }),
    enabled,
  });
}

/**
 * Keeps the list as it is changed: shown at once, stored one change after another. What could not be stored stays on the
 * screen, to be tried again.
 */
export function useKeepQuestions(id: number) {
  const client = useQueryClient();
  const key = queryKeys.questions(id);
  const current = () => client.getQueryData<QuestionList>(key);
  const keep = useMutation({
    scope: { id: `questions-${id}` },
    // The version of the moment it is sent: an earlier change may have been on its way when this one was made.
    mutationFn: (questions: Question[] | null) =>
      call(analysisRoutes.changeQuestions, { params: { id }, body: { questions, version: current()?.version ?? 0 } }),
    onSuccess: ({ version }) => {
      const list = current();
      if (list) client.setQueryData(key, { ...list, version });
    },
    onError: (error) => {
      if (!(error instanceof RequestError) || error.status !== 409) return;
      showToast({ title: texts.failed, text: wordsOf(error), failure: true });
      void client.invalidateQueries({ queryKey: key });
    },
  });
  return {
    change(questions: Question[] | null) {
      void client.cancelQueries({ queryKey: key });
      client.setQueryData<QuestionList>(key, { questions, version: current()?.version ?? 0 });
      keep.mutate(questions);
    },
    again: () => keep.mutate(current()?.questions ?? null),
    isSaving: keep.isPending,
    isSaved: keep.isSuccess,
    error: keep.error instanceof RequestError && keep.error.status === 409 ? null : keep.error,
  };
}
