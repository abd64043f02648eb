import { useQuery } from '@tanstack/react-query';
import { routes } from '../../contract/routes.js';
import { call } from '../kit/call.js';
import { queryKeys } from '../kit/query-keys.js';

/** One analysis, whole. */
export function useAnalysis(id: number | null) {
  return useQuery({
    queryKey: queryKeys.analysis(id ?? 0),
    queryFn: ({ signal }) => call(routes.getAnalysis, { params: { id: id ?? 0 }, signal }),
    enabled: id !== null,
  });
}
