import { useTranslation } from 'react-i18next';
import { applicationKinds } from '#contract/account/documents.ts';
import { limits } from '#contract/limits.ts';
import { DocumentCard } from '#web/features/account/register/document-card.tsx';
import { useForm, useProblem } from '#web/features/account/register/form-context.ts';
import classes from '#web/features/account/register/register-form.module.css';
import { TextField } from '#web/features/account/register/text-field.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { WhiteCardPart } from './white-card-part.tsx';

/** Patients: card and proof of address are both optional. */
export function StepCard() {
  return (
    <>
      <div className={classes.panel}>
        <WhiteCardPart />
      </div>
      <DocumentCard kind="proofOfAddress" optional />
    </>
  );
}

/** Caregivers: their experience and numbers. */
export function StepExperience() {
  const { t } = useTranslation();
  const { form } = useForm();
  const work = useProblem('workExperience');
  return (
    <>
      <TextField
        name="yearsOfExperience"
        hint={t('register.yearsHint')}
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <Field
        {...work}
        label={t('register.workExperience')}
        hint={t('register.workHint')}
        required
        count={{ text: form.values.texts.workExperience, max: limits.workExperienceMax }}
      >
        {(control) => (
          <textarea
            {...control}
            name="workExperience"
            autoComplete="off"
            value={form.values.texts.workExperience}
            onChange={(event) => form.setText('workExperience', event.target.value)}
          />
        )}
      </Field>
      <TextField name="employeeId" hint={t('register.employeeHint')} autoComplete="off" />
      <div className={classes.panel}>
        <WhiteCardPart />
      </div>
    </>
  );
}

/** Caregivers: the four documents. */
export function StepDocuments() {
  const { tips } = useForm();
  return (
    <>
      {tips}
      {applicationKinds.map((kind, place) => (
        <DocumentCard key={kind} kind={kind} number={place + 1} />
      ))}
    </>
  );
}
