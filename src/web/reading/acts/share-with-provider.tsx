import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import { analysisRoutes } from '../../../contract/analysis-routes.js';
import { Button } from '../../kit/button.js';
import { call } from '../../kit/call.js';
import { useChosenProviders } from '../../kit/chosen-providers.js';
import { MarkLabel } from '../../kit/marks.js';
import { queryKeys } from '../../kit/query-keys.js';
import { wordsOf } from '../../kit/request-error.js';
import { kitTexts } from '../../kit/texts.js';
import { showToast } from '../../kit/toast-store.js';
import { providerShareTexts as texts } from './texts.js';

interface Change {
  providerId: number;
  name: string;
  /** The share to be taken back; null shares it. */
  shareId: number | null;
}

/** Lets the providers whom the patient has chosen read this explanation, and takes that back. */
export function ShareWithProvider({ id }: { id: number }) {
  const client = useQueryClient();
  const key = queryKeys.shares(id);
  const providers = useChosenProviders();
  const shares = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(analysisRoutes.listShares, { params: { id }, signal }),
  });
  const change = useMutation({
    mutationFn: async ({ providerId, shareId }: Change) => {
      if (shareId === null) await call(analysisRoutes.shareAnalysis, { params: { id }, body: { providerId } });
      else await call(analysisRoutes.unshareAnalysis, { params: { id, shareId } });
    },
    onSuccess: (_done, { name, shareId }) => showToast(shareId === null ? texts.given(name) : texts.taken(name)),
    onError: (error) => showToast({ title: texts.failed, text: wordsOf(error), failure: true }),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
  const error = providers.error ?? shares.error;
  if (error) return <p role="alert">{`${texts.notLoaded} ${wordsOf(error)}`}</p>;
  if (!providers.data || !shares.data) return null;
  return (
    <section className="share-links" aria-label={texts.title}>
      <h3>{texts.title}</h3>
      {providers.data.length === 0 ? (
        <p>
          {texts.none} <Link href="/settings#providers">{texts.choose}</Link>
        </p>
      ) : (
        <p className="quiet">{texts.about}</p>
      )}
      {providers.data.length > 0 && (
        <ul>
          {providers.data.map((provider) => {
            const name = kitTexts.doctor(provider.firstName, provider.lastName);
            const shareId = shares.data.find((share) => share.providerId === provider.id)?.id ?? null;
            const pending = change.isPending && change.variables.providerId === provider.id;
            return (
              <li key={provider.id}>
                <span>
                  {name}
                  {shareId !== null && <MarkLabel mark="tick">{texts.can}</MarkLabel>}
                </span>
                <Button
                  look="plain"
                  aria-label={shareId === null ? texts.shareWith(name) : texts.stopWith(name)}
                  pendingLabel={pending && texts.pending}
                  onClick={() => change.isPending || change.mutate({ providerId: provider.id, name, shareId })}
                >
                  {shareId === null ? texts.share : texts.stop}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
