import { type FormEvent, type RefObject, useId, useRef, useState } from 'react';
import type { ChosenProvider } from '../../contract/roster.js';
import type { ProviderListItem } from '../../contract/users.js';
import { Button } from '../kit/button.js';
import { useChosenProviders } from '../kit/chosen-providers.js';
import { Dialog } from '../kit/dialog.js';
import { longDate, unbroken } from '../kit/measures.js';
import { wordsOf } from '../kit/request-error.js';
import { kitTexts } from '../kit/texts.js';
import { Part, Refusal } from './part.js';
import { useChooseProvider, useLeaveProvider, useListedProviders } from './providers-query.js';
import { providersTexts as texts } from './texts.js';

const nameOf = ({ firstName, lastName }: ProviderListItem) => kitTexts.doctor(firstName, lastName);

/** Whom the patient has chosen, with ways to choose and to leave. */
export function Providers() {
  const chosen = useChosenProviders();
  const [leaving, setLeaving] = useState<ChosenProvider | null>(null);
  const picker = useRef<HTMLSelectElement>(null);
  return (
    <Part id="providers" title={texts.title}>
      <p>{texts.about}</p>
      {chosen.isError && <Refusal>{`${texts.notLoaded} ${wordsOf(chosen.error)}`}</Refusal>}
      {chosen.data?.length === 0 && <p className="quiet">{texts.none}</p>}
      {chosen.data && chosen.data.length > 0 && (
        <ul className="provider-list" aria-label={texts.title}>
          {chosen.data.map((provider) => (
            <li key={provider.id}>
              <div>
                <b>{nameOf(provider)}</b>
                <span className="quiet">{texts.since(unbroken(longDate(new Date(provider.since))))}</span>
              </div>
              <Button
                look="plain"
                aria-haspopup="dialog"
                aria-label={texts.leaveLabel(nameOf(provider))}
                onClick={() => setLeaving(provider)}
              >
                {texts.leave}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {chosen.data && <Choose chosen={chosen.data} picker={picker} />}
      {leaving && (
        <LeaveDialog
          provider={leaving}
          onClose={() => setLeaving(null)}
          onLeft={() => {
            setLeaving(null);
            requestAnimationFrame(() => picker.current?.focus());
          }}
        />
      )}
    </Part>
  );
}

function Choose({
  chosen,
  picker,
}: {
  chosen: readonly ChosenProvider[];
  picker: RefObject<HTMLSelectElement | null>;
}) {
  const id = useId();
  const listed = useListedProviders();
  const [picked, setPicked] = useState('');
  const [wrong, setWrong] = useState(false);
  const choose = useChooseProvider(() => setPicked(''));
  if (!listed.data || listed.data.length === 0) return null;
  const open = listed.data.filter((provider) => !chosen.some((one) => one.id === provider.id));
  if (open.length === 0) return <p className="quiet">{texts.all}</p>;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const provider = open.find((one) => String(one.id) === picked);
    setWrong(!provider);
    if (!provider) return picker.current?.focus();
    if (!choose.isPending) choose.mutate({ id: provider.id, name: nameOf(provider) });
  };
  return (
    <form noValidate onSubmit={submit}>
      <div className={wrong ? 'field wrong' : 'field'}>
        <label htmlFor={id}>{texts.find}</label>
        <div className="provider-pick">
          <select
            id={id}
            ref={picker}
            className="input"
            value={picked}
            aria-invalid={wrong || undefined}
            aria-describedby={wrong ? `${id}-error` : undefined}
            onChange={(event) => {
              setPicked(event.target.value);
              setWrong(false);
            }}
          >
            <option value="">{texts.pick}</option>
            {open.map((provider) => (
              <option key={provider.id} value={provider.id}>
                {nameOf(provider)}
              </option>
            ))}
          </select>
          <Button type="submit" look="outlined" pendingLabel={choose.isPending && texts.choosing}>
            {texts.choose}
          </Button>
        </div>
        {wrong && (
          <p className="field-error" id={`${id}-error`} role="alert">
            {texts.pick}
          </p>
        )}
      </div>
    </form>
  );
}

function LeaveDialog({
  provider,
  onClose,
  onLeft,
}: {
  provider: ChosenProvider;
  onClose: () => void;
  onLeft: () => void;
}) {
  const name = nameOf(provider);
  const leave = useLeaveProvider(onLeft);
  return (
    <Dialog open title={texts.leaveTitle(name)} text={texts.leaveText} onClose={onClose}>
      <p className="settings-acts provider-leave">
        <Button pendingLabel={leave.isPending && texts.leaving} onClick={() => leave.mutate({ id: provider.id, name })}>
          {texts.leaveLabel(name)}
        </Button>
        <Button look="plain" onClick={onClose}>
          {texts.stay}
        </Button>
      </p>
    </Dialog>
  );
}
