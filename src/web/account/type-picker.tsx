import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { accountRoutes } from '../../contract/account-routes.js';
import { Button } from '../kit/button.js';
import { call } from '../kit/call.js';
import { queryKeys } from '../kit/query-keys.js';
import { carryToast } from '../kit/toast-carry.js';
import { showToast } from '../kit/toast-store.js';
import { typeTexts } from './texts.js';
import './type-picker.css';

type Choice = 'patient' | 'healthcare_worker';

/** For an account without a type: it is chosen once, then the page begins anew. */
export function TypePicker() {
  const client = useQueryClient();
  const [choice, setChoice] = useState<Choice>('patient');
  const choose = useMutation({
    mutationFn: (userType: Choice) => call(accountRoutes.chooseUserType, { body: { userType } }),
    onSuccess: (user) => {
      client.setQueryData(queryKeys.user, user);
      showToast(typeTexts.done);
      carryToast();
      location.reload();
    },
    onError: () => showToast({ title: typeTexts.failedTitle, text: typeTexts.failed, failure: true }),
  });
  const pending = choose.isPending || choose.isSuccess;
  return (
    <form
      className="type-picker"
      onSubmit={(event) => {
        event.preventDefault();
        if (!pending) choose.mutate(choice);
      }}
    >
      <h1 className="title">{typeTexts.title}</h1>
      <p className="read">{typeTexts.lede}</p>
      <fieldset>
        <legend className="hidden-label">{typeTexts.label}</legend>
        <Card value="patient" name={typeTexts.patient} words={typeTexts.patientWords} choice={choice} on={setChoice}>
          <circle cx="24" cy="15" r="8" />
          <path d="M9 43C9 31 14 27 24 27C34 27 39 31 39 43" />
        </Card>
        <Card
          value="healthcare_worker"
          name={typeTexts.professional}
          words={typeTexts.professionalWords}
          choice={choice}
          on={setChoice}
        >
          <path d="M12 6V18A8 8 0 0 0 28 18V6M12 6H9M28 6H31M20 26V32A8 8 0 0 0 36 32V28" />
          <circle cx="36" cy="24" r="4" stroke="var(--teal)" />
        </Card>
      </fieldset>
      <Button type="submit" large pendingLabel={pending && typeTexts.pending}>
        {typeTexts.submit}
      </Button>
    </form>
  );
}

function Card(props: {
  value: Choice;
  name: string;
  words: string;
  choice: Choice;
  on: (choice: Choice) => void;
  children: ReactNode;
}) {
  const { value, name, words, choice, on, children } = props;
  return (
    <label>
      <input type="radio" name="type" value={value} checked={choice === value} onChange={() => on(value)} />
      <svg className="drawn" viewBox="0 0 48 48" aria-hidden="true">
        {children}
      </svg>
      <span>
        <b>{name}</b>
        <span>{words}</span>
      </span>
    </label>
  );
}
