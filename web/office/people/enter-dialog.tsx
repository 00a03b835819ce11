import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { enterPerson } from '#contract/account-people.ts';
import type { MessagePreview as Preview } from '#contract/office.ts';
import { type Locale, localeNames, locales } from '#i18n/pick-locale.ts';
import { call } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { notifySuccess, reportError } from '#web/lib/notify.ts';
import { useWrongs, wrongsOf } from '#web/lib/use-wrongs.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { Field } from '#web/ui/field.tsx';
import { MessagePreview } from '../parts/message-preview.tsx';
import { OfficeDialog } from '../parts/office-dialog.tsx';
import classes from './people.module.css';

const fields = ['lastName', 'firstName', 'chineseName', 'phone'] as const;
type FieldName = (typeof fields)[number];
const labels = {
  lastName: 'office.people.lastName',
  firstName: 'office.people.firstName',
  chineseName: 'office.people.chineseName',
  phone: 'office.people.phone',
} as const;

/** Whose number it is, where it is somebody's already. */
const ownerOf = (error: unknown): string | null => {
  if (!(error instanceof ApiError) || error.code !== 'person_exists') return null;
  const { userId } = (error.data ?? {}) as { userId?: unknown };
  return typeof userId === 'string' ? userId : null;
};

/** Registers somebody who is on the phone: the form, then the message they will get, then done. */
export function EnterDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState({ lastName: '', firstName: '', chineseName: '', phone: '' });
  const [locale, setLocale] = useState<Locale>('zh-TW');
  const [shown, setShown] = useState<Preview[] | null>(null);
  const [owner, setOwner] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { setWrongs, errors, errorOf } = useWrongs<FieldName>(id);

  const send = async (preview: boolean) => {
    setBusy(true);
    setOwner(null);
    try {
      const body = { ...typed, locale, ...(preview && { preview: true as const }) };
      const { userId, messages } = await call(enterPerson, { body });
      setWrongs([]);
      if (!userId) return setShown(messages);
      notifySuccess(
        t('office.people.entered', {
          name: typed.chineseName || `${typed.firstName} ${typed.lastName}`,
        }),
      );
      navigate(`/office/people/${userId}`);
    } catch (error) {
      setShown(null);
      const named = wrongsOf(error, fields);
      setWrongs(named);
      setOwner(ownerOf(error));
      if (!named.length) reportError(error, t);
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy) void send(true);
  };

  if (shown)
    return (
      <OfficeDialog title={t('office.people.enterTitle')} onClose={onClose}>
        <p>{t('office.people.theyRead')}</p>
        <MessagePreview messages={shown} />
        <div className={classes.buttons}>
          <Button look="main" busy={busy} onClick={() => send(false)}>
            {t('office.people.enterNow')}
          </Button>
          <Button look="line" onClick={() => setShown(null)}>
            {t('office.people.back')}
          </Button>
        </div>
      </OfficeDialog>
    );
  return (
    <OfficeDialog title={t('office.people.enterTitle')} onClose={onClose}>
      <form className={classes.form} method="post" noValidate onSubmit={submit}>
        <p>{t('office.people.enterLead')}</p>
        <ErrorSummary title={t('login.errorTitle')} errors={errors} />
        {owner && (
          <LinkButton to={`/office/people/${owner}`} look="line" size="small" icon="user">
            {t('office.people.toPerson')}
          </LinkButton>
        )}
        {fields.map((name) => (
          <Field
            key={name}
            id={`${id}-${name}`}
            label={t(labels[name])}
            required={name !== 'chineseName'}
            error={errorOf(name)}
          >
            {(control) => (
              <input
                {...control}
                type={name === 'phone' ? 'tel' : 'text'}
                autoComplete="off"
                value={typed[name]}
                onChange={({ target }) =>
                  setTyped((before) => ({ ...before, [name]: target.value }))
                }
              />
            )}
          </Field>
        ))}
        <Field id={`${id}-locale`} label={t('office.people.language')} required>
          {(control) => (
            <select
              {...control}
              value={locale}
              onChange={({ target }) => setLocale(target.value as Locale)}
            >
              {locales.map((one) => (
                <option key={one} value={one}>
                  {localeNames[one]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <div className={classes.buttons}>
          <Button type="submit" busy={busy}>
            {t('office.people.enterNext')}
          </Button>
        </div>
      </form>
    </OfficeDialog>
  );
}
