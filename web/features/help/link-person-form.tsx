import { type SubmitEvent, useState } from 'react';
import { codeRules } from '#contract/account/account.ts';
import { isUsPhone, phoneDigits } from '#contract/field-rules.ts';
import { askForPerson, type HelpedPerson, linkPerson } from '#contract/help/acting.ts';
import { type Relationship, relationships } from '#contract/help/words.ts';
import { call } from '#web/lib/api/api.ts';
import { atFields, useAction } from '#web/lib/api/use-action.ts';
import { type FormError, useFormErrors } from '#web/lib/api/use-form-errors.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Button } from '#web/ui/forms/button.tsx';
import { CodeField } from '#web/ui/forms/code-field.tsx';
import { FormErrors } from '#web/ui/forms/form-errors.tsx';
import { choicesOf, SelectField } from '#web/ui/forms/select-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { useConsentCode } from './use-consent-code.ts';

const fields = ['phone', 'relationship', 'verificationCode'] as const;
type FieldName = (typeof fields)[number];

type Props = { onLinked: (person: HelpedPerson) => void; onCancel: () => void };

/** The person's phone, what one is to them, and the code that they tell. */
export function LinkPersonForm({ onLinked, onCancel }: Props) {
  const { t } = useTranslation();
  const [phone, setPhone] = useState('');
  const [relationship, setRelationship] = useState<Relationship | ''>('');
  const [verificationCode, setCode] = useState('');
  const { setErrors, errors, errorOf, fieldOf } = useFormErrors<FieldName>('acting');
  const atField = atFields(fields, setErrors);
  const code = useConsentCode(() => call(askForPerson, { body: { phone } }), atField);
  const linking = useAction(atField);
  const wrongPhone: FormError<FieldName>[] = isUsPhone(phoneDigits(phone))
    ? []
    : [{ field: 'phone', key: 'fields.phone' }];

  const ask = () => {
    setErrors(wrongPhone);
    if (!wrongPhone.length) code.ask();
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const wrong = [...wrongPhone];
    if (!relationship) wrong.push({ field: 'relationship', key: 'fields.choice' });
    if (!verificationCode.trim()) wrong.push({ field: 'verificationCode', key: 'fields.code' });
    setErrors(wrong);
    if (wrong.length || !relationship) return;
    await linking.run(async () => {
      onLinked(await call(linkPerson, { body: { phone, relationship, verificationCode } }));
    });
  };

  return (
    <form className="stack gap-24" method="post" noValidate onSubmit={submit}>
      <FormErrors errors={errors} />
      <TextField
        {...fieldOf('phone')}
        label={t('help.acting.phone')}
        hint={t('help.acting.phoneHint')}
        required
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="off"
        value={phone}
        onChange={setPhone}
      />
      <SelectField
        {...fieldOf('relationship')}
        label={t('help.acting.relationship')}
        required
        name="relationship"
        value={relationship}
        onChange={setRelationship}
        choices={choicesOf(relationships, (one) => t(`help.relationships.${one}`))}
        none={t('help.choose')}
      />
      <div className="stack gap-8">
        <p className="muted">{t('help.acting.codeWhy', { minutes: codeRules.validMinutes })}</p>
        <CodeField
          id="acting-verificationCode"
          label={t('help.acting.code')}
          value={verificationCode}
          onChange={setCode}
          onGet={ask}
          wait={code.wait}
          busy={code.busy}
          again={code.sent}
          sent={code.sent && t('help.acting.codeSent')}
          error={errorOf('verificationCode') ?? code.failure}
        />
      </div>
      <div className="row gap-12">
        <Button type="submit" variant="main" icon="check" busy={linking.busy}>
          {t('help.acting.link')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('help.cancel')}
        </Button>
      </div>
    </form>
  );
}
