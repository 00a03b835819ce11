import { useEffect, useRef } from 'react';
import { getCaregiverInfo, getPatientInfo } from '#contract/account/account.ts';
import { call } from '#web/lib/api/api.ts';
import { getUser } from '#web/lib/api/session.ts';
import { useQuery } from '#web/lib/api/use-query.ts';
import { sayPhone } from '#web/lib/i18n/say-phone.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Button } from '#web/ui/forms/button.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import classes from './contact-phone.module.css';

/** The account's number, read-only (design rule 20); null until loaded. */
const useOwnPhone = (): string | null => {
  const { loaded } = useQuery(['ownPhone', getUser()?.userId], async (signal) =>
    getUser()?.userType === 'caregiver'
      ? (await call(getCaregiverInfo, {}, { signal })).phone
      : (await call(getPatientInfo, {}, { signal })).phone,
  );
  return loaded.data ?? null;
};

type Props = {
  id: string;
  /** A number other than the account's; null: the account's. */
  value: string | null;
  onChange: (value: string | null) => void;
  error?: string | undefined;
};

/** The number to call: the account's, or another one for this request (a daughter's, say). */
export function ContactPhone({ id, value, onChange, error }: Props) {
  const { t } = useTranslation();
  const own = useOwnPhone();
  const other = value !== null;
  const box = useRef<HTMLElement>(null);
  const before = useRef(other);
  useEffect(() => {
    if (before.current === other) return;
    before.current = other;
    box.current?.querySelector<HTMLElement>(other ? 'input' : 'button')?.focus();
  }, [other]);
  return (
    <section ref={box} className="stack gap-12" aria-labelledby={`${id}-title`}>
      <div>
        <h2 id={`${id}-title`} className={classes.title}>
          {t('services.phoneTitle')}
        </h2>
        <p className="muted">{t('services.phoneLead')}</p>
      </div>
      {other ? (
        <TextField
          id={id}
          label={t('services.phoneLabel')}
          hint={t('register.phoneHint')}
          error={error}
          required
          name="contactPhone"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          value={value}
          onChange={onChange}
        />
      ) : (
        own && <p className={classes.number}>{sayPhone(own)}</p>
      )}
      <Button
        variant="line"
        size="small"
        icon={other ? 'arrow-left' : 'phone'}
        className={classes.switch}
        onClick={() => onChange(other ? null : '')}
      >
        {t(other ? 'services.phoneMine' : 'services.phoneOther')}
      </Button>
    </section>
  );
}
