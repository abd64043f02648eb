import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { accountRoutes } from '../../contract/account-routes.js';
import type { NotificationChoices, UserType } from '../../contract/users.js';
import { call } from '../kit/call.js';
import { queryKeys } from '../kit/query-keys.js';
import { wordsOf } from '../kit/request-error.js';
import { showToast } from '../kit/toast-store.js';
import { Part, Refusal } from './part.js';
import { settingsTexts, notificationTexts as texts } from './texts.js';

/** Which mails one gets. A choice is kept at once, and taken back where it could not be. */
export function Notifications({ userType }: { userType: UserType | null }) {
  const client = useQueryClient();
  const key = queryKeys.notifications;
  const choices = useQuery({ queryKey: key, queryFn: () => call(accountRoutes.notificationChoices) });
  const choose = useMutation({
    mutationFn: (body: NotificationChoices) => call(accountRoutes.chooseNotifications, { body }),
    onMutate: (next) => {
      const before = client.getQueryData<NotificationChoices>(key);
      client.setQueryData(key, next);
      return { before };
    },
    onSuccess: (kept) => {
      client.setQueryData(key, kept);
      showToast({ title: settingsTexts.saved, text: texts.saved });
    },
    onError: (error, _next, context) => {
      client.setQueryData(key, context?.before);
      showToast({ title: settingsTexts.failed, text: wordsOf(error), failure: true });
    },
    // One after the other: the last choice made is the one that stays.
    scope: { id: 'notifications' },
  });
  const { data } = choices;
  const box = (name: keyof NotificationChoices, label: string, words: string) =>
    data && (
      <li>
        <label>
          <input
            type="checkbox"
            checked={data[name]}
            onChange={({ target }) => choose.mutate({ ...data, [name]: target.checked })}
          />
          <span>
            <b>{label}</b>
            <span className="quiet">{words}</span>
          </span>
        </label>
      </li>
    );
  return (
    <Part id="notifications" title={texts.title}>
      {choices.isError && <Refusal>{wordsOf(choices.error)}</Refusal>}
      <ul className="notification-list">
        {box('analysisReady', texts.ready, texts.readyWords)}
        {userType === 'provider' && box('patientLinked', texts.linked, texts.linkedWords)}
      </ul>
      <p className="quiet">{texts.always}</p>
    </Part>
  );
}
