import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { type PatientInput, patientInputSchema, type RosterPatient } from '../../contract/roster.js';
import { Button } from '../kit/button.js';
import { Dialog } from '../kit/dialog.js';
import { Field } from '../kit/field.js';
import { useSavePatient } from './roster-query.js';
import { formTexts as texts } from './texts.js';

/** Adds a patient, or changes one. Cancelling or success closes it; after a refusal what was typed stays. */
export function PatientForm({ patient, onClose }: { patient: RosterPatient | null; onClose: () => void }) {
  const save = useSavePatient(patient?.id ?? null, onClose);
  const { register, handleSubmit, formState } = useForm<PatientInput>({
    resolver: zodResolver(patientInputSchema, undefined, { raw: true }),
    defaultValues: {
      name: patient?.name ?? '',
      dateOfBirth: patient?.dateOfBirth ?? '',
      email: patient?.email ?? '',
      phoneNumber: patient?.phoneNumber ?? '',
    },
  });
  const { errors } = formState;
  const words = patient ? [texts.save, texts.saving] : [texts.add, texts.adding];
  return (
    <Dialog
      open
      title={patient ? texts.editTitle : texts.addTitle}
      onClose={onClose}
      initialFocus={() => document.getElementById('patient-name')}
    >
      <form
        className="patient-form"
        noValidate
        onSubmit={handleSubmit((values) => save.isPending || save.mutate(values))}
      >
        <Field
          {...register('name')}
          id="patient-name"
          label={texts.name}
          autoComplete="off"
          maxLength={255}
          error={errors.name?.message}
        />
        <Field
          {...register('dateOfBirth')}
          id="patient-birth"
          label={texts.dateOfBirth}
          type="date"
          autoComplete="off"
          max={new Date().toISOString().slice(0, 10)}
          error={errors.dateOfBirth?.message}
        />
        <Field
          {...register('email')}
          id="patient-email"
          label={texts.email}
          type="email"
          autoComplete="off"
          maxLength={255}
          error={errors.email?.message}
        />
        <Field
          {...register('phoneNumber')}
          id="patient-phone"
          label={texts.phone}
          type="tel"
          autoComplete="off"
          maxLength={20}
          error={errors.phoneNumber?.message}
        />
        <div className="roster-acts">
          <Button type="submit" pendingLabel={save.isPending && words[1]}>
            {words[0]}
          </Button>
          <Button look="plain" onClick={onClose}>
            {texts.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
