import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { analysisRoutes } from '../../contract/analysis-routes.js';
import { call } from '../kit/call.js';
import { queryKeys } from '../kit/query-keys.js';
import { wordsOf } from '../kit/request-error.js';
import { showToast } from '../kit/toast-store.js';
import { shareTexts as texts } from './texts.js';

/** Who may read an analysis besides its owner. */
export function useShares(analysisId: number) {
  return useQuery({
    queryKey: queryKeys.shares(analysisId),
    queryFn: ({ signal }) => call(analysisRoutes.listShares, { params: { id: analysisId }, signal }),
  });
}

/** Shares an analysis with the patient it is about; given the number of a share, takes that one back. */
export function useShareWithPatient(analysisId: number, patientId: number) {
  const client = useQueryClient();
  const id = analysisId;
  return useMutation({
    mutationFn: async (shareId: number | null) => {
      if (shareId === null) await call(analysisRoutes.shareAnalysis, { params: { id }, body: { patientId } });
      else await call(analysisRoutes.unshareAnalysis, { params: { id, shareId } });
    },
    onSuccess: (_done, shareId) => showToast(shareId === null ? texts.given : texts.taken),
    onError: (error) => showToast({ title: texts.failed, text: wordsOf(error), failure: true }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.shares(id) }),
  });
}
