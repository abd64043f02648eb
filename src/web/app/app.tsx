import { MutationCache, QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useDeferredValue, useEffect, useSyncExternalStore } from 'react';
import type { User } from '../../contract/users.js';
import { useCurrentUser } from '../kit/current-user.js';
import { chosenLanguage, languageStore } from '../kit/language.js';
import { sessionEndStore } from '../kit/session-end.js';
import { ToastRegion } from '../kit/toast.js';
import { Arrival } from './arrival.js';
import { Boundary } from './boundary.js';
import { OfflineNotice } from './offline-notice.js';
import { Screens } from './screens.js';
import { forgetUser, rememberUser } from './session-backup.js';
import { WaitingShell } from './waiting-shell.js';

const ExpiredDialog = lazy(() => import('./expired-dialog.js'));

const client = new QueryClient({
  mutationCache: new MutationCache({ onError: (error) => console.error('Mutation error:', error.message) }),
  defaultOptions: {
    // Without a connection a request fails at once and says so; it does not wait, looking busy, for one to come.
    queries: { staleTime: 5 * 60_000, retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});

export function App() {
  // Another language draws everything anew; what was typed stays.
  useSyncExternalStore(languageStore.subscribe, languageStore.current, languageStore.current);
  return (
    <QueryClientProvider client={client}>
      <OfflineNotice />
      <Page />
      <ToastRegion />
    </QueryClientProvider>
  );
}

function Page() {
  const user = useCurrentUser();
  // Once it is known who this is, the wait stays until their screen is there, and the screen is drawn in pieces: React
  // would hold back a screen that follows a second wait, and draw it in one go, deaf to touch on a slow phone.
  const waiting = useDeferredValue(user === undefined);
  useBackup(user);
  useAccountLanguage(user);
  return (
    <>
      <Boundary>
        <Suspense fallback={<WaitingShell />}>
          {user === undefined || waiting ? (
            <WaitingShell />
          ) : (
            <>
              <Screens user={user} />
              <Arrival />
            </>
          )}
        </Suspense>
      </Boundary>
      {user && <SessionEnd user={user} />}
    </>
  );
}

function SessionEnd({ user }: { user: User }) {
  const ended = useSyncExternalStore(sessionEndStore.subscribe, sessionEndStore.current);
  return (
    ended && (
      <Suspense fallback={null}>
        <ExpiredDialog user={user} />
      </Suspense>
    )
  );
}

/** The language of the account and the one spoken here are brought together, where neither browser nor account has one. */
function useAccountLanguage(user: User | null | undefined): void {
  const client = useQueryClient();
  const language = user?.language;
  useEffect(() => {
    if (language === undefined) return;
    // An account that has said nothing is written to in English.
    const spoken = languageStore.current();
    if (language === null ? spoken === 'en' : chosenLanguage() || language === spoken) return;
    // Missed once, it is tried with the next page.
    void import('./account-language.js').then((module) => module.settleLanguage(client, language)).catch(() => {});
  }, [client, language]);
}

/** The backup of the current user is written when the page unloads. */
function useBackup(user: User | null | undefined): void {
  useEffect(() => {
    if (user === undefined) return;
    if (user === null) forgetUser();
    const keep = () => (user ? rememberUser(user) : forgetUser());
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, [user]);
}
