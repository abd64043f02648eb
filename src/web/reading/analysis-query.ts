import { useQuery } from '@tanstack/react-query';
import { analysisRoutes } from '../../contract/analysis-routes.js';
import { call } from '../kit/call.js';
import { queryKeys } from '../kit/query-keys.js';

/** One analysis, whole. */
export function useAnalysis(id: number | null) {
  return useQuery({
    queryKey: queryKeys.analysis(id ?? 0),
    queryFn: ({ signal }) => call(analysisRoutes.getAnalysis, { params: { id: id ?? 0 }, signal }),
    enabled: id !== null,
  });
}
