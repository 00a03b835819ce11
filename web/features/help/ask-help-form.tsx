import { type SubmitEvent, useState } from 'react';
import { isUsPhone, phoneDigits } from '#contract/field-rules.ts';
import { type MadeHelpLink, makeHelpLink, sendHelpCode } from '#contract/help/help.ts';
import { helperNameMax, type Relationship, relationships } from '#contract/help/words.ts';
import { localeNames, locales } from '#i18n/pick-locale.ts';
import { call } from '#web/lib/api/api.ts';
import { atFields, useAction } from '#web/lib/api/use-action.ts';
import { type FormError, useFormErrors } from '#web/lib/api/use-form-errors.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Button, LinkButton } from '#web/ui/forms/button.tsx';
import { CodeField } from '#web/ui/forms/code-field.tsx';
import { FormErrors } from '#web/ui/forms/form-errors.tsx';
import { choicesOf, SelectField } from '#web/ui/forms/select-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import type { HelpSubject } from './help-subject.ts';
import { MadeLink } from './made-link.tsx';
import { useConsentCode } from './use-consent-code.ts';

const fields = ['helperName', 'relationship', 'helperPhone', 'verificationCode'] as const;
type FieldName = (typeof fields)[number];

/** Who helps, and the person's consent by a code; then the link. */
export default function AskHelpForm({ subject }: { subject: HelpSubject }) {
  const { t, locale } = useTranslation();
  const [helperName, setName] = useState('');
  const [relationship, setRelationship] = useState<Relationship | ''>('');
  const [helperPhone, setPhone] = useState('');
  const [helperLocale, setLocale] = useState(locale);
  const [verificationCode, setCode] = useState('');
  const [made, setMade] = useState<MadeHelpLink | null>(null);
  const code = useConsentCode(() => call(sendHelpCode, {}));
  const { setErrors, errors, errorOf, fieldOf } = useFormErrors<FieldName>('help');
  const { busy, run } = useAction(atFields(fields, setErrors));

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const wrong: FormError<FieldName>[] = [];
    if (!helperName.trim()) wrong.push({ field: 'helperName', key: 'fields.required' });
    if (!relationship) wrong.push({ field: 'relationship', key: 'fields.choice' });
    if (helperPhone.trim() && !isUsPhone(phoneDigits(helperPhone)))
      wrong.push({ field: 'helperPhone', key: 'fields.phone' });
    if (!verificationCode.trim()) wrong.push({ field: 'verificationCode', key: 'fields.code' });
    setErrors(wrong);
    if (wrong.length || !relationship) return;
    await run(async () => {
      const who = { helperName, relationship, helperPhone, helperLocale };
      setMade(await call(makeHelpLink, { body: { ...subject, ...who, verificationCode } }));
    });
  };

  if (made)
    return (
      <>
        <MadeLink made={made} />
        <div>
          <LinkButton to="/user/index?tab=helpers" variant="line" icon="users-three">
            {t('help.toMine')}
          </LinkButton>
        </div>
      </>
    );
  return (
    <form className="stack gap-24" method="post" noValidate onSubmit={submit}>
      <FormErrors errors={errors} />
      <TextField
        {...fieldOf('helperName')}
        label={t('help.helperName')}
        required
        name="helperName"
        autoComplete="off"
        maxLength={helperNameMax}
        value={helperName}
        onChange={setName}
      />
      <SelectField
        {...fieldOf('relationship')}
        label={t('help.relationship')}
        required
        name="relationship"
        value={relationship}
        onChange={setRelationship}
        choices={choicesOf(relationships, (one) => t(`help.relationships.${one}`))}
        none={t('help.choose')}
      />
      <TextField
        {...fieldOf('helperPhone')}
        label={t('help.helperPhone')}
        hint={t('help.helperPhoneHint')}
        name="helperPhone"
        type="tel"
        inputMode="tel"
        autoComplete="off"
        value={helperPhone}
        onChange={setPhone}
      />
      {helperPhone.trim() && (
        <SelectField
          id="help-helperLocale"
          label={t('help.helperLanguage')}
          value={helperLocale}
          onChange={setLocale}
          choices={choicesOf(locales, (one) => localeNames[one])}
        />
      )}
      <div className="stack gap-8">
        <p className="muted">{t('help.codeWhy')}</p>
        <CodeField
          id="help-verificationCode"
          label={t('help.codeLabel')}
          value={verificationCode}
          onChange={setCode}
          onGet={code.ask}
          wait={code.wait}
          busy={code.busy}
          again={code.sent}
          sent={code.sent && t('help.codeSent')}
          error={errorOf('verificationCode') ?? code.failure}
        />
      </div>
      <div>
        <Button type="submit" variant="main" iconEnd="arrow-right" busy={busy}>
          {t('help.make')}
        </Button>
      </div>
    </form>
  );
}
