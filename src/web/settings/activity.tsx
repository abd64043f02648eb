import { useInfiniteQuery } from '@tanstack/react-query';
import { accountRoutes } from '../../contract/account-routes.js';
import { Button } from '../kit/button.js';
import { call } from '../kit/call.js';
import { translate } from '../kit/language.js';
import { moment, unbroken } from '../kit/measures.js';
import { queryKeys } from '../kit/query-keys.js';
import { wordsOf } from '../kit/request-error.js';
import { Part, Refusal } from './part.js';
import { activityTexts as texts } from './texts.js';

/** Lines shown at a time. */
const PAGE = 10;

/** Who did what with one's data, newest first. */
export function Activity() {
  const list = useInfiniteQuery({
    queryKey: queryKeys.activity,
    queryFn: ({ pageParam }) => call(accountRoutes.accountActivity, { query: { limit: PAGE, before: pageParam } }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (last) => (last.length < PAGE ? undefined : last.at(-1)?.id),
    staleTime: 0,
  });
  const items = list.data?.pages.flat() ?? [];
  return (
    <Part id="activity" title={texts.title}>
      <p>{texts.about}</p>
      {list.isError && <Refusal>{wordsOf(list.error)}</Refusal>}
      {items.length > 0 && (
        <ul className="session-list" aria-label={texts.title}>
          {items.map((item) => (
            <li key={item.id}>
              <div>
                <b>
                  {translate(item.who)}: {translate(item.what)}
                </b>
                <p className="quiet">
                  <time dateTime={item.at}>{unbroken(moment(new Date(item.at)))}</time>
                  {!item.allowed && ` · ${texts.refused}`}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <p>
          <Button
            look="outlined"
            pendingLabel={list.isFetchingNextPage && texts.loading}
            onClick={() => void list.fetchNextPage()}
          >
            {texts.more}
          </Button>
        </p>
      )}
    </Part>
  );
}
