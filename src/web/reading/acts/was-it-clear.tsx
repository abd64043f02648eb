import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { analysisRoutes } from '../../../contract/analysis-routes.js';
import { Button } from '../../kit/button.js';
import { call } from '../../kit/call.js';
import { queryKeys } from '../../kit/query-keys.js';
import { wordsOf } from '../../kit/request-error.js';
import { showToast } from '../../kit/toast-store.js';
import { texts } from './texts.js';

/** One tap that says whether the explanation was clear. The answer shows at once and can be changed. */
export function WasItClear({ id }: { id: number }) {
  const client = useQueryClient();
  const key = queryKeys.rating(id);
  const rating = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(analysisRoutes.analysisRating, { params: { id }, signal }),
  });
  const rate = useMutation({
    mutationFn: (clear: boolean) => call(analysisRoutes.rateAnalysis, { params: { id }, body: { clear } }),
    onMutate: (clear) => {
      const before = rating.data;
      client.setQueryData(key, { clear });
      return before;
    },
    onError: (error, _clear, before) => {
      client.setQueryData(key, before);
      showToast({ title: texts.clear.failed, text: wordsOf(error), failure: true });
    },
  });
  const chosen = rating.data?.clear ?? null;
  return (
    <fieldset className="was-it-clear no-print">
      <legend>{texts.clear.question}</legend>
      {([true, false] as const).map((clear) => (
        <Button
          key={String(clear)}
          look="outlined"
          aria-pressed={chosen === clear}
          onClick={() => chosen !== clear && !rate.isPending && rate.mutate(clear)}
        >
          {clear ? texts.clear.yes : texts.clear.no}
        </Button>
      ))}
      <p role="status">{chosen !== null && texts.clear.thanks}</p>
    </fieldset>
  );
}
