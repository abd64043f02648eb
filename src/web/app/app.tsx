import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { Route, Switch } from 'wouter';
import { useCurrentUser } from '../kit/current-user.js';
import { Loading } from '../kit/loading.js';
import { queryKeys } from '../kit/query-keys.js';
import { RequestError } from '../kit/request-error.js';
import { ToastRegion } from '../kit/toast.js';
import { useArrival } from './arrival.js';
import { NotFound } from './not-found.js';
import { forgetUser, rememberUser } from './session-backup.js';
import { WaitingShell } from './waiting-shell.js';

const Landing = lazy(() => import('./pages/landing-page.js'));
const Auth = lazy(() => import('./pages/auth-page.js'));
const Dashboard = lazy(() => import('./pages/dashboard-page.js'));
const Legal = lazy(() => import('./pages/legal-page.js'));
const Pricing = lazy(() => import('./pages/pricing-page.js'));
const AnalysisPage = lazy(() => import('./pages/analysis-page.js'));

/** A refused request may mean that the session has ended: ask who is signed in. */
function onRefused(error: Error): void {
  if (error instanceof RequestError && error.status === 401) {
    void client.invalidateQueries({ queryKey: queryKeys.user });
  }
}

const client = new QueryClient({
  queryCache: new QueryCache({ onError: onRefused }),
  mutationCache: new MutationCache({
    onError: (error) => {
      console.error('Mutation error:', error.message);
      onRefused(error);
    },
  }),
  defaultOptions: {
    queries: { staleTime: 5 * 60_000, retry: false, refetchOnWindowFocus: false },
  },
});

export function App() {
  return (
    <QueryClientProvider client={client}>
      <Suspense fallback={<Loading />}>
        <Screens />
      </Suspense>
      <ToastRegion />
    </QueryClientProvider>
  );
}

function Screens() {
  const user = useCurrentUser();
  useBackup();
  useArrival();
  if (user === undefined) return <WaitingShell />;
  return (
    <Switch>
      <Route path="/">{user ? <Dashboard user={user} /> : <Landing />}</Route>
      <Route path="/auth">
        <Auth user={user} />
      </Route>
      <Route path="/provider-dashboard">
        {user?.userType === 'provider' ? <Dashboard user={user} /> : <NotFound />}
      </Route>
      <Route path="/analyses/:id">
        {({ id }) => (/^[1-9]\d{0,9}$/.test(id) ? <AnalysisPage key={id} id={Number(id)} user={user} /> : <NotFound />)}
      </Route>
      <Route path="/terms">
        <Legal which="terms" user={user} />
      </Route>
      <Route path="/privacy">
        <Legal which="privacy" user={user} />
      </Route>
      <Route path="/pricing">
        <Pricing user={user} />
      </Route>
      <Route>
        <NotFound />
      </Route>
    </Switch>
  );
}

/** The backup of the current user is written when the page unloads. */
function useBackup(): void {
  const user = useCurrentUser();
  useEffect(() => {
    if (user === undefined) return;
    if (user === null) forgetUser();
    const keep = () => (user ? rememberUser(user) : forgetUser());
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, [user]);
}
