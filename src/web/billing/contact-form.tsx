import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { type ContactKind, type ContactRequestInput, contactRequestSchema } from '../../contract/billing.js';
import type { PaidPlanId } from '../../contract/plans.js';
import { routes } from '../../contract/routes.js';
import type { User } from '../../contract/users.js';
import { Button } from '../kit/button.js';
import { call } from '../kit/call.js';
import { Dialog } from '../kit/dialog.js';
import { Field } from '../kit/field.js';
import { wordsOf } from '../kit/request-error.js';
import { showToast } from '../kit/toast-store.js';
import { planName } from './plan-query.js';
import './billing.css';

const TITLES: Record<ContactKind, string> = {
  demo: 'Schedule Demo',
  sales: 'Contact Sales',
  training: 'Custom AI Training',
  plan: 'Ask for a plan',
};

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
    mutationFn: (body: ContactRequestInput) => call(routes.sendContactRequest, { body }),
    onSuccess: ({ message }) => {
      showToast({ title: 'Request sent', text: message });
      onClose();
    },
    onError: (error) => showToast({ title: 'The request was not sent', text: wordsOf(error), failure: true }),
  });
  const { errors } = formState;
  return (
    <Dialog
      title={TITLES[wish.kind]}
      open
      onClose={onClose}
      text={wish.plan ? `About the plan ${planName(wish.plan)}. We answer by email.` : 'We answer by email.'}
    >
      <form noValidate className="contact-form" onSubmit={handleSubmit((values) => send.mutate(values))}>
        <Field
          {...register('name')}
          id="contact-name"
          label="Your name"
          autoComplete="name"
          error={errors.name?.message}
        />
        <Field
          {...register('email')}
          id="contact-email"
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          error={errors.email?.message}
        />
        <Field
          {...register('organization')}
          id="contact-organization"
          label="Practice or organization"
          optional
          autoComplete="organization"
          error={errors.organization?.message}
        />
        <div className={errors.message ? 'field wrong' : 'field'}>
          <label htmlFor="contact-message">
            Message <span className="optional">optional</span>
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
            Please write nothing about anyone’s health here.
          </p>
          {errors.message && (
            <p className="field-error" id="contact-message-error">
              {errors.message.message}
            </p>
          )}
        </div>
        {/* Machines fill in every field they find; people never see this one. */}
        <div className="not-for-people" aria-hidden="true">
          <label htmlFor="contact-website">Website</label>
          <input {...register('website')} id="contact-website" tabIndex={-1} autoComplete="off" />
        </div>
        <div className="plan-panel-acts">
          <Button type="submit" pendingLabel={send.isPending && 'Sending…'}>
            Send request
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
