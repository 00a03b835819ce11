import { useTranslation } from 'react-i18next';
import { limits } from '#contract/limits.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { useForm, useProblem } from './form-context.ts';
import { TextField } from './text-field.tsx';

/** A caregiver's experience and employee number. */
export function WorkFields() {
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
    </>
  );
}
