import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { accountRoutes } from '../../contract/account-routes.js';
import type { SessionItem } from '../../contract/users.js';
import { Button } from '../kit/button.js';
import { call } from '../kit/call.js';
import { translate } from '../kit/language.js';
import { MarkLabel } from '../kit/marks.js';
import { longDate, timeAgo, unbroken } from '../kit/measures.js';
import { queryKeys } from '../kit/query-keys.js';
import { wordsOf } from '../kit/request-error.js';
import { showToast } from '../kit/toast-store.js';
import { Part, Refusal } from './part.js';
import { settingsTexts, sessionTexts as texts } from './texts.js';

/** Where one is signed in, each to be ended. */
export function Sessions() {
  const client = useQueryClient();
  const list = useQuery({
    queryKey: queryKeys.sessions,
    queryFn: () => call(accountRoutes.listSessions),
    staleTime: 0,
  });
  const end = useMutation({
    mutationFn: (sessionId: string | null) =>
      sessionId === null
        ? call(accountRoutes.endOtherSessions)
        : call(accountRoutes.endSession, { params: { sessionId } }),
    onSuccess: ({ message }) => showToast({ title: texts.ended, text: translate(message) }),
    onError: (error) => showToast({ title: settingsTexts.failed, text: wordsOf(error), failure: true }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.sessions }),
  });
  const ending = (id: string | null) => end.isPending && end.variables === id && texts.ending;
  return (
    <Part id="sessions" title={texts.title}>
      {list.isError && <Refusal>{wordsOf(list.error)}</Refusal>}
      {list.data && (
        <ul className="session-list" aria-label={texts.title}>
          {list.data.map((item) => (
            <Session
              key={item.id}
              item={item}
              pending={ending(item.id)}
              onEnd={() => end.isPending || end.mutate(item.id)}
            />
          ))}
        </ul>
      )}
      {list.data && list.data.length > 1 && (
        <p>
          <Button look="outlined" pendingLabel={ending(null)} onClick={() => end.isPending || end.mutate(null)}>
            {texts.endOthers}
          </Button>
        </p>
      )}
      {list.data?.length === 1 && <p className="quiet">{texts.only}</p>}
    </Part>
  );
}

function Session({ item, pending, onEnd }: { item: SessionItem; pending: string | false; onEnd: () => void }) {
  const now = new Date();
  return (
    <li>
      <div>
        <b>{item.browser}</b>
        <p className="quiet">
          {texts.since} {unbroken(longDate(new Date(item.createdAt)))}. {texts.seen}{' '}
          {timeAgo(new Date(item.lastSeenAt), now)}.
        </p>
      </div>
      {item.current ? (
        <MarkLabel mark="tick">{texts.here}</MarkLabel>
      ) : (
        <Button look="plain" pendingLabel={pending} onClick={onEnd} aria-label={texts.endLabel(item.browser)}>
          {texts.end}
        </Button>
      )}
    </li>
  );
}
