import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { analysisRoutes } from '../../contract/analysis-routes.js';
import type { SharedAnalysis } from '../../contract/share-links.js';
import { birthDateSchema } from '../../contract/users.js';
import { Button } from '../kit/button.js';
import { call } from '../kit/call.js';
import { Field } from '../kit/field.js';
import { wordsOf } from '../kit/request-error.js';
import { sharedTexts as texts } from './texts.js';
import './open-shared.css';

/** Asks for the date of birth that opens a link. What was typed stays where it is wrong. */
export function OpenShared({ token, onOpened }: { token: string | null; onOpened: (shared: SharedAnalysis) => void }) {
  const [date, setDate] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const open = useMutation({
    mutationFn: () => call(analysisRoutes.openShareLink, { body: { token: token ?? '', dateOfBirth: date } }),
    onSuccess: onOpened,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (open.isPending) return;
    const valid = birthDateSchema.safeParse(date).success;
    setWrong(valid ? null : texts.badDate);
    if (valid) open.mutate();
  };
  const error = wrong ?? (open.error ? wordsOf(open.error) : null);
  return (
    <div className="open-shared">
      <h1 className="title">{texts.heading}</h1>
      {token === null ? (
        <p className="read" role="alert">
          {texts.noToken}
        </p>
      ) : (
        <form onSubmit={submit} noValidate>
          <p className="read">{texts.intro}</p>
          <Field
            id="shared-birth-date"
            label={texts.dateOfBirth}
            type="date"
            required
            value={date}
            max={new Date().toISOString().slice(0, 10)}
            onChange={(event) => setDate(event.target.value)}
            {...(error ? { error } : {})}
          />
          <Button type="submit" pendingLabel={open.isPending && texts.opening}>
            {texts.open}
          </Button>
        </form>
      )}
    </div>
  );
}
