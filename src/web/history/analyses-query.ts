import { useQuery } from '@tanstack/react-query';
import { analysisRoutes } from '../../contract/analysis-routes.js';
import { call } from '../kit/call.js';
import { queryKeys } from '../kit/query-keys.js';

/** The signed-in user's analyses, newest first. */
export function useAnalyses() {
  return useQuery({
    queryKey: queryKeys.analyses,
    queryFn: ({ signal }) => call(analysisRoutes.listAnalyses, { signal }),
  });
}
