import { useQuery } from '@tanstack/react-query';
import { analysisRoutes } from '../../../contract/analysis-routes.js';
import { call } from '../../kit/call.js';
import { queryKeys } from '../../kit/query-keys.js';

/** The results of an analysis over time; not asked for where it holds none. */
export function useTrends(id: number, hasResults: boolean) {
  return useQuery({
    queryKey: queryKeys.trends(id),
    queryFn: ({ signal }) => call(analysisRoutes.analysisTrends, { params: { id }, signal }),
    enabled: hasResults,
  });
}
