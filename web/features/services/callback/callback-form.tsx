import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { isUsPhone, phoneDigits } from '#contract/field-rules.ts';
import { askCallback, type CallbackPromise } from '#contract/services/callback.ts';
import { type CallbackWish, callbackWishes } from '#contract/services/callback-rules.ts';
import { call } from '#web/lib/api/api.ts';
import { atFields, useAction } from '#web/lib/api/use-action.ts';
import { useFormErrors } from '#web/lib/api/use-form-errors.ts';
import { formatTime } from '#web/lib/i18n/dates.ts';
import { sayPhone } from '#web/lib/i18n/say-phone.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { sayDay } from '#web/lib/i18n/when.ts';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { NoScript } from '#web/ui/feedback/no-script.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import classes from './talk-to-us.module.css';

type Promised = CallbackPromise & { phone: string; already: boolean };

const id = 'callback';

/** 'today before 5:00 PM' */
const useSayBy = () => {
  const { t, locale } = useTranslation();
  return ({ by, inDays }: CallbackPromise): string => {
    const time = formatTime(by, locale);
    if (inDays === 0) return t('callback.today', { time });
    if (inDays === 1) return t('callback.tomorrow', { time });
    return t('callback.later', { day: sayDay(by, locale), time });
  };
};

type Props = { promise: CallbackPromise; onReady: () => void };

/**
 * One field; no account, no text message. The language is the page's. The browser keeps the values: what was typed before
 * the script came stays.
 */
export function CallbackForm({ promise, onReady }: Props) {
  const { t } = useTranslation();
  const sayBy = useSayBy();
  const form = useRef<HTMLFormElement>(null);
  const [wish, setWish] = useState<CallbackWish>('any');
  const [promised, setPromised] = useState<Promised | null>(null);
  const { setErrors, fieldOf } = useFormErrors<'phone'>(id);
  const { busy, run } = useAction(atFields(['phone'], setErrors));

  useEffect(() => {
    setWish(form.current?.wish.value);
    onReady();
  }, [onReady]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = event.currentTarget;
    const phone: string = fields.phone.value;
    const isRight = isUsPhone(phoneDigits(phone));
    setErrors(isRight ? [] : [{ field: 'phone', key: 'fields.phone' }]);
    if (!isRight) return document.getElementById(`${id}-phone`)?.focus();
    return void run(async () => {
      const answer = await call(askCallback, { body: { phone, wish: fields.wish.value } });
      setPromised({ ...answer, phone });
    });
  };

  if (promised)
    return (
      <div className="stack gap-16" role="status">
        <AlertPanel kind="good" title={t(promised.already ? 'callback.already' : 'callback.done')}>
          <p>
            {t('callback.doneText', { phone: sayPhone(promised.phone), when: sayBy(promised) })}
          </p>
        </AlertPanel>
        <div>
          <Button
            variant="line"
            onClick={() => {
              setWish('any');
              setPromised(null);
            }}
          >
            {t('callback.other')}
          </Button>
        </div>
      </div>
    );
  return (
    <form ref={form} noValidate method="post" className={classes.form} onSubmit={submit}>
      <NoScript />
      <TextField
        {...fieldOf('phone')}
        label={t('callback.phone')}
        required
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        placeholder={t('callback.phoneExample')}
        maxLength={40}
      />
      <div className={classes.wish}>
        <Field id={`${id}-wish`} label={t('callback.wish')}>
          {(control) => (
            <select
              {...control}
              name="wish"
              onChange={({ target }) => setWish(target.value as CallbackWish)}
            >
              {callbackWishes.map((one) => (
                <option key={one} value={one}>
                  {t(`callback.wishes.${one}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      {wish === 'any' && (
        <p className={classes.promise}>{t('callback.promise', { when: sayBy(promise) })}</p>
      )}
      <div className={classes.send}>
        <Button type="submit" icon="phone" busy={busy}>
          {t('callback.submit')}
        </Button>
        <p className="muted">{t('callback.privacy')}</p>
      </div>
    </form>
  );
}
