import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { accountRoutes } from '../../contract/account-routes.js';
import { Button } from '../kit/button.js';
import { call } from '../kit/call.js';
import { translate } from '../kit/language.js';
import { queryKeys } from '../kit/query-keys.js';
import { wordsOf } from '../kit/request-error.js';
import { showToast } from '../kit/toast-store.js';
import { ConfirmForm } from './confirm-form.js';
import { Part, Refusal } from './part.js';
import { QrCode } from './qr-code.js';
import { RecoveryCodes } from './recovery-codes.js';
import { twoStepTexts as texts } from './texts.js';

type Act = 'start' | 'renew' | 'off';

/** Sign-in with a second step: set up, turn on, new recovery codes, turn off. */
export function TwoStep() {
  const client = useQueryClient();
  const [act, setAct] = useState<Act | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const state = useQuery({
    queryKey: queryKeys.twoStep,
    queryFn: () => call(accountRoutes.twoStepState),
    staleTime: 0,
  });
  const changed = () => {
    setAct(null);
    void client.invalidateQueries({ queryKey: queryKeys.twoStep });
    void client.invalidateQueries({ queryKey: queryKeys.sessions });
  };
  const showCodes = (fresh: string[]) => {
    setCodes(fresh);
    changed();
  };
  const start = useMutation({
    mutationFn: (password: string) => call(accountRoutes.startTwoStep, { body: { password } }),
  });
  const turnOn = useMutation({
    mutationFn: (code: string) => call(accountRoutes.turnOnTwoStep, { body: { code } }),
    onSuccess: ({ recoveryCodes }) => {
      start.reset();
      showToast({ title: texts.turnedOn });
      showCodes(recoveryCodes);
    },
  });
  const renew = useMutation({
    mutationFn: (body: { password: string; code: string }) => call(accountRoutes.renewRecoveryCodes, { body }),
    onSuccess: ({ recoveryCodes }) => showCodes(recoveryCodes),
  });
  const turnOff = useMutation({
    mutationFn: (body: { password: string; code: string }) => call(accountRoutes.turnOffTwoStep, { body }),
    onSuccess: ({ message }) => {
      showToast({ title: translate(message) });
      changed();
    },
  });
  const begin = (next: Act) => {
    for (const one of [start, turnOn, renew, turnOff]) one.reset();
    setAct(next);
  };
  const cancel = () => {
    start.reset();
    setAct(null);
  };
  const { data } = state;
  return (
    <Part id="two-step" title={texts.title}>
      <p>{texts.about}</p>
      {state.isError && <Refusal>{wordsOf(state.error)}</Refusal>}
      {data && (
        <p className="settings-fact">
          <b>{data.on ? texts.on : data.required ? texts.required : texts.off}</b>{' '}
          {data.on && texts.left(data.recoveryCodesLeft)}
        </p>
      )}
      {codes && (
        <RecoveryCodes
          codes={codes}
          onKept={() => {
            setCodes(null);
            document.getElementById('two-step-title')?.focus();
            // Only now: where it was required, the rest of the product opens and this page changes.
            void client.invalidateQueries({ queryKey: queryKeys.user });
          }}
        />
      )}
      {data && !codes && act === null && (
        <p className="settings-acts">
          {data.on ? (
            <>
              <Button look="outlined" onClick={() => begin('renew')}>
                {texts.renew}
              </Button>
              {!data.required && (
                <Button look="plain" onClick={() => begin('off')}>
                  {texts.turnOff}
                </Button>
              )}
            </>
          ) : (
            <Button look="outlined" onClick={() => begin('start')}>
              {texts.start}
            </Button>
          )}
        </p>
      )}
      {act === 'start' && !start.data && (
        <ConfirmForm
          id="two-step-start"
          asks={['password']}
          submit={texts.start}
          pending={start.isPending && texts.starting}
          error={start.error}
          onSubmit={({ password }) => start.mutate(password)}
          onCancel={cancel}
        />
      )}
      {act === 'start' && start.data && (
        <div className="two-step-setup">
          <figure>
            <QrCode text={start.data.uri} label={texts.qrLabel} />
            <figcaption>{texts.scan}</figcaption>
          </figure>
          <div>
            <p>
              {texts.byHand} <code className="two-step-key">{start.data.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
            </p>
            <ConfirmForm
              id="two-step-on"
              asks={['code']}
              codeHint={texts.codeHint}
              submit={texts.turnOn}
              pending={turnOn.isPending && texts.turningOn}
              error={turnOn.error}
              onSubmit={({ code }) => turnOn.mutate(code)}
              onCancel={cancel}
            />
          </div>
        </div>
      )}
      {act === 'renew' && (
        <ConfirmForm
          id="two-step-renew"
          asks={['password', 'code']}
          note={texts.renewNote}
          submit={texts.renew}
          pending={renew.isPending && texts.renewing}
          error={renew.error}
          onSubmit={(values) => renew.mutate(values)}
          onCancel={cancel}
        />
      )}
      {act === 'off' && (
        <ConfirmForm
          id="two-step-off"
          asks={['password', 'code']}
          codeLabel={texts.anyCode}
          submit={texts.turnOff}
          pending={turnOff.isPending && texts.turningOff}
          error={turnOff.error}
          onSubmit={(values) => turnOff.mutate(values)}
          onCancel={cancel}
        />
      )}
    </Part>
  );
}
