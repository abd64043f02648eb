import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { EXPORT_HOURS, takeoutRoutes } from '../../contract/takeout.js';
import type { UserType } from '../../contract/users.js';
import { Button, buttonClass } from '../kit/button.js';
import { addressOf, call } from '../kit/call.js';
import { megabytes, timeAgo } from '../kit/measures.js';
import { queryKeys } from '../kit/query-keys.js';
import { wordsOf } from '../kit/request-error.js';
import { Part, Refusal } from './part.js';
import { exportTexts as texts } from './texts.js';

/** How often the page looks whether the copy is there. */
const LOOK_MS = 3000;

/** Has a copy of all one's data made, and gives it to be saved. */
export function ExportData({ userType }: { userType: UserType | null }) {
  const client = useQueryClient();
  const copy = useQuery({
    queryKey: queryKeys.export,
    queryFn: () => call(takeoutRoutes.exportState),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'preparing' ? LOOK_MS : false),
  });
  const start = useMutation({
    mutationFn: () => call(takeoutRoutes.startExport),
    onSuccess: (state) => client.setQueryData(queryKeys.export, state),
    onError: () => client.invalidateQueries({ queryKey: queryKeys.export }),
  });
  const { data } = copy;
  const preparing = start.isPending || data?.state === 'preparing';
  const ready = !preparing && data?.state === 'ready' && data.madeAt !== null ? data : null;
  return (
    <Part id="export" title={texts.title}>
      <p>
        {texts.about} {userType === 'provider' && texts.provider}
      </p>
      <p className="quiet">{texts.kept(EXPORT_HOURS)}</p>
      {copy.isError && <Refusal>{wordsOf(copy.error)}</Refusal>}
      {start.isError && <Refusal>{wordsOf(start.error)}</Refusal>}
      {!preparing && data?.state === 'failed' && <Refusal>{texts.failed}</Refusal>}
      <div role="status">
        {preparing && <p>{texts.wait}</p>}
        {ready && <p>{texts.ready(timeAgo(new Date(ready.madeAt ?? ''), new Date()), megabytes(ready.size ?? 0))}</p>}
      </div>
      <p className="settings-acts">
        {ready && (
          <a className={buttonClass('filled')} href={addressOf(takeoutRoutes.exportFile)} download>
            {texts.download}
          </a>
        )}
        <Button look="outlined" pendingLabel={preparing && texts.preparing} onClick={() => start.mutate()}>
          {ready ? texts.again : texts.begin}
        </Button>
      </p>
    </Part>
  );
}
