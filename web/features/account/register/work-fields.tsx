import { limits } from '#contract/limits.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { useForm, useProblem } from './form-context.ts';
import { RegisterField } from './register-field.tsx';

/** A caregiver's experience and employee number. */
export function WorkFields() {
  const { t } = useTranslation();
  const { form } = useForm();
  const work = useProblem('workExperience');
  return (
    <>
      <RegisterField
        name="yearsOfExperience"
        hint={t('register.yearsHint')}
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <TextField
        {...work}
        label={t('register.workExperience')}
        hint={t('register.workHint')}
        required
        count={{ text: form.values.texts.workExperience, max: limits.workExperienceMax }}
        name="workExperience"
        rows={2}
        autoComplete="off"
        value={form.values.texts.workExperience}
        onChange={(text) => form.setText('workExperience', text)}
      />
      <RegisterField name="employeeId" hint={t('register.employeeHint')} autoComplete="off" />
    </>
  );
}
