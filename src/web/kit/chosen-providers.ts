import { useQuery } from '@tanstack/react-query';
import { rosterRoutes } from '../../contract/roster-routes.js';
import { call } from './call.js';
import { queryKeys } from './query-keys.js';

/** The providers whom the patient has chosen. */
export function useChosenProviders() {
  return useQuery({
    queryKey: queryKeys.chosenProviders,
    queryFn: ({ signal }) => call(rosterRoutes.chosenProviders, { signal }),
  });
}
