import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { type ContactKind, type ContactRequestInput, contactRequestSchema } from '../../contract/billing.js';
import { billingRoutes } from '../../contract/billing-routes.js';
import type { PaidPlanId } from '../../contract/plans.js';
import type { User } from '../../contract/users.js';
import { Button } from '../kit/button.js';
import { call } from '../kit/call.js';
import { Dialog } from '../kit/dialog.js';
import { Field } from '../kit/field.js';
import { translate } from '../kit/language.js';
import { wordsOf } from '../kit/request-error.js';
import { kitTexts } from '../kit/texts.js';
import { showToast } from '../kit/toast-store.js';
import { planName } from './plan-query.js';
import { contactTexts as texts } from './texts.js';
import './billing.css';

export interface Wish {
  kind: ContactKind;
  plan?: PaidPlanId | undefined;
}

/** The short form behind Schedule Demo, Contact Sales and the like. Nobody's health belongs in it, and it says so. */
export function ContactDialog({ wish, user, onClose }: { wish: Wish; user: User | null; onClose: () => void }) {
  const { register, handleSubmit, formState } = useForm<ContactRequestInput>({
    resolver: zodResolver(contactRequestSchema) as never,
    defaultValues: {
      kind: wish.kind,
      ...(wish.plan ? { plan: wish.plan } : {}),
      name: user ? `${user.firstName} ${user.lastName}` : '',
      email: user?.email ?? '',
      organization: '',
      message: '',
      website: '',
    },
  });
  const send = useMutation({
    mutationFn: (body: ContactRequestInput) => call(billingRoutes.sendContactRequest, { body }),
    onSuccess: ({ message }) => {
      showToast({ title: texts.sent, text: translate(message) });
      onClose();
    },
    onError: (error) => showToast({ title: texts.failed, text: wordsOf(error), failure: true }),
  });
  const { errors } = formState;
  return (
    <Dialog
      title={texts.titles[wish.kind]}
      open
      onClose={onClose}
      text={wish.plan ? texts.about(planName(wish.plan)) : texts.answer}
    >
      <form noValidate className="contact-form" onSubmit={handleSubmit((values) => send.mutate(values))}>
        <Field
          {...register('name')}
          id="contact-name"
          label={texts.name}
          autoComplete="name"
          error={errors.name?.message}
        />
        <Field
          {...register('email')}
          id="contact-email"
          label={texts.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          error={errors.email?.message}
        />
        <Field
          {...register('organization')}
          id="contact-organization"
          label={texts.organization}
          optional
          autoComplete="organization"
          error={errors.organization?.message}
        />
        <div className={errors.message ? 'field wrong' : 'field'}>
          <label htmlFor="contact-message">
            {texts.message} <span className="optional">{kitTexts.optional}</span>
          </label>
          <textarea
            {...register('message')}
            id="contact-message"
            className="input"
            rows={4}
            aria-invalid={errors.message ? true : undefined}
            aria-describedby={errors.message ? 'contact-message-error' : 'contact-message-hint'}
          />
          <p className="hint" id="contact-message-hint">
            {texts.noHealth}
          </p>
          {errors.message && (
            <p className="field-error" id="contact-message-error">
              {translate(errors.message.message ?? '')}
            </p>
          )}
        </div>
        {/* Machines fill in every field they find; people never see this one. */}
        <div className="not-for-people" aria-hidden="true">
          <label htmlFor="contact-website">{texts.website}</label>
          <input {...register('website')} id="contact-website" tabIndex={-1} autoComplete="off" />
        </div>
        <div className="plan-panel-acts">
          <Button type="submit" pendingLabel={send.isPending && texts.sending}>
            {texts.send}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
