import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import { analysisRoutes } from '../../../contract/analysis-routes.js';
import { LINK_DAYS, type ShareLink } from '../../../contract/share-links.js';
import { Button } from '../../kit/button.js';
import { call } from '../../kit/call.js';
import { Dialog } from '../../kit/dialog.js';
import { Mark } from '../../kit/marks.js';
import { longDate, unbroken } from '../../kit/measures.js';
import { queryKeys } from '../../kit/query-keys.js';
import { wordsOf } from '../../kit/request-error.js';
import { showToast } from '../../kit/toast-store.js';
import { ShareWithProvider } from './share-with-provider.js';
import { shareTexts as texts } from './texts.js';
import './share-dialog.css';

type Days = (typeof LINK_DAYS)[number];

/** Makes links to one explanation and ends them. A link's token is shown once and kept only in memory. */
export default function ShareDialog({
  id,
  withProviders,
  onClose,
}: {
  id: number;
  /** Whether its owner has providers to share it with: patients do. */
  withProviders: boolean;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const [days, setDays] = useState<Days>(7);
  const [address, setAddress] = useState<string | null>(null);
  const daysId = useId();
  const create = useMutation({
    mutationFn: () => call(analysisRoutes.createShareLink, { params: { id }, body: { days } }),
    onSuccess: ({ token }) => {
      // Behind the hash: browsers send it to no server, so it stands in no log.
      setAddress(`${location.origin}/shared#${token}`);
      void client.invalidateQueries({ queryKey: queryKeys.shareLinks(id) });
    },
  });
  return (
    <Dialog open title={texts.title} text={texts.intro} closeLabel={texts.close} onClose={onClose}>
      {address ? (
        <NewLink address={address} />
      ) : (
        <div className="share-new">
          <label htmlFor={daysId}>{texts.howLong}</label>
          <select
            id={daysId}
            className="input"
            value={days}
            onChange={(event) => setDays(Number(event.target.value) as Days)}
          >
            {LINK_DAYS.map((count) => (
              <option key={count} value={count}>
                {texts.days[count]}
              </option>
            ))}
          </select>
          <Button pendingLabel={create.isPending && texts.creating} onClick={() => create.mutate()}>
            {texts.create}
          </Button>
        </div>
      )}
      {create.error && <Refused error={create.error} ownProfile={withProviders} />}
      <Links id={id} />
      {withProviders && <ShareWithProvider id={id} />}
    </Dialog>
  );
}

/** Why no link was made, and where that can be mended. */
function Refused({ error, ownProfile }: { error: Error; ownProfile: boolean }) {
  return (
    <div className="share-refused" role="alert">
      <Mark name="triangle" />
      <p>
        <b>{texts.failed}</b> {wordsOf(error)}{' '}
        {ownProfile && /date of birth/.test(error.message) && (
          <Link href="/settings#profile">{texts.addBirthDate}</Link>
        )}
      </p>
    </div>
  );
}

function NewLink({ address }: { address: string }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // What was pressed is gone: the focus goes to what came of it.
  useEffect(() => field.current?.focus(), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      showToast(texts.copied);
    } catch {
      field.current?.select();
    }
  };
  return (
    <div className="share-ready">
      <p role="status">{texts.ready}</p>
      <label htmlFor={id}>{texts.linkLabel}</label>
      <div>
        <input
          id={id}
          ref={field}
          className="input"
          readOnly
          value={address}
          onFocus={(event) => event.target.select()}
        />
        <Button onClick={copy}>{texts.copy}</Button>
      </div>
    </div>
  );
}

function Links({ id }: { id: number }) {
  const client = useQueryClient();
  const key = queryKeys.shareLinks(id);
  const links = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(analysisRoutes.listShareLinks, { params: { id }, signal }),
  });
  const revoke = useMutation({
    mutationFn: (linkId: number) => call(analysisRoutes.revokeShareLink, { params: { id, linkId } }),
    onSuccess: () => showToast(texts.revoked),
    onError: (error) => showToast({ title: texts.revokeFailed, text: wordsOf(error), failure: true }),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
  if (links.isPending) return null;
  if (links.isError) return <p role="alert">{`${texts.loadFailed} ${wordsOf(links.error)}`}</p>;
  return (
    <section className="share-links" aria-label={texts.existing}>
      <h3>{texts.existing}</h3>
      {links.data.length === 0 ? (
        <p className="quiet">{texts.none}</p>
      ) : (
        <ul>
          {links.data.map((link) => (
            <li key={link.id}>
              <span>{describe(link)}</span>
              <Button
                look="plain"
                pendingLabel={revoke.isPending && revoke.variables === link.id && texts.revoking}
                onClick={() => revoke.mutate(link.id)}
              >
                {texts.revoke}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function describe(link: ShareLink): string {
  if (link.state === 'locked') return texts.locked;
  if (link.state === 'expired') return texts.expired;
  const opened = link.lastOpenedAt ? texts.opened(unbroken(longDate(new Date(link.lastOpenedAt)))) : texts.neverOpened;
  return `${texts.until(unbroken(longDate(new Date(link.expiresAt))))}, ${opened}`;
}
