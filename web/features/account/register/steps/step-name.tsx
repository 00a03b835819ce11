import { genders } from '#contract/field-rules.ts';
import { useForm, useProblem } from '#web/features/account/register/form-context.ts';
import { LatinNameOffer } from '#web/features/account/register/latin-name-offer.tsx';
import { RegisterField } from '#web/features/account/register/register-field.tsx';
import classes from '#web/features/account/register/register-form.module.css';
import type { Values } from '#web/features/account/register/values.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { ChoiceGroup } from '#web/ui/forms/choice-group.tsx';

type Gender = (typeof genders)[number];
const genderOf = ({ texts }: Values): Gender | '' =>
  genders.find((one) => one === texts.gender) ?? '';

export function StepName() {
  const { t, locale } = useTranslation();
  const { form } = useForm();
  const gender = useProblem('gender');
  const last = (
    <RegisterField
      key="last"
      name="lastName"
      hint={t('register.lastNameHint')}
      autoComplete="family-name"
      autoCapitalize="words"
      required
    />
  );
  const first = (
    <RegisterField
      key="first"
      name="firstName"
      hint={t('register.firstNameHint')}
      autoComplete="given-name"
      autoCapitalize="words"
      required
    />
  );
  return (
    <>
      {/* 姓 before 名 in Chinese (design rule 35). */}
      <div className={classes.pair}>{locale === 'en' ? [first, last] : [last, first]}</div>
      <LatinNameOffer />
      <div className={classes.pair}>
        <RegisterField name="chineseName" hint={t('register.chineseNameHint')} autoComplete="off" />
        <RegisterField
          name="preferredName"
          hint={t('register.preferredNameHint')}
          autoComplete="nickname"
        />
      </div>
      <ChoiceGroup
        {...gender}
        name="gender"
        label={t('register.gender')}
        options={genders.map((value) => ({ value, label: t(`register.${value}`) }))}
        value={genderOf(form.values)}
        onChange={(value) => form.setText('gender', value)}
        autoComplete="sex"
        short
        required
      />
    </>
  );
}
