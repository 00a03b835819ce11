import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { confirmEmail } from '#contract/account/account.ts';
import { call } from '#web/lib/api/api.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import { CodeField } from '#web/ui/forms/code-field.tsx';
import { CodeHelp } from '../code-help.tsx';
import { isCodeUnderway, useSendCode } from '../use-send-code.ts';
import classes from './profile/forms.module.css';
import type { Info } from './profile/profile.ts';
import facts from './profile-facts.module.css';
import { useOpened } from './use-opened-panel.ts';

type WrongKey = 'fields.code' | 'errors.wrong_code';
type FormProps = { email: string; onDone: () => void; onCancel: () => void };

/** Sends a code when opened, unless one was just sent. */
function ConfirmForm({ email, onDone, onCancel }: FormProps) {
  const { t } = useTranslation();
  const id = useId();
  const code = useSendCode('changeEmail', email);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<WrongKey | null>(null);
  const asked = useRef(false);
  useEffect(() => {
    document.getElementById(id)?.focus();
    if (asked.current) return;
    asked.current = true;
    if (!isCodeUnderway('changeEmail', email)) code.ask();
  }, [id, email, code]);

  const refuse = (key: WrongKey) => {
    setWrong(key);
    document.getElementById(id)?.focus();
  };
  const { busy, run } = useAction(
    (error) => {
      if (!(error instanceof ApiError)) return false;
      const isWrong = error.code === 'wrong_code';
      if (!isWrong && error.fields.every(({ field }) => field !== 'emailCode')) return false;
      refuse(isWrong ? 'errors.wrong_code' : 'fields.code');
      return true;
    },
    { once: true },
  );
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!typed.trim()) return refuse('fields.code');
    setWrong(null);
    await run(async () => {
      await call(confirmEmail, { body: { emailCode: typed } });
      notifySuccess(t('center.emailNowConfirmed'));
      onDone();
    });
  };

  return (
    <form className={`stack ${classes.form}`} method="post" noValidate onSubmit={submit}>
      <div>
        <CodeField
          id={id}
          name="emailCode"
          label={t('register.emailCode')}
          value={typed}
          onChange={setTyped}
          onGet={code.ask}
          wait={code.wait}
          busy={code.busy}
          again={code.sent}
          sent={code.sent && t('center.emailCodeSent', { email })}
          error={(wrong && t(wrong)) ?? code.failure}
          fix={wrong ? t('center.emailCodeFix') : undefined}
        />
        <CodeHelp byEmail />
      </div>
      <div className={classes.buttons}>
        <Button type="submit" busy={busy}>
          {t('center.confirmEmailNow')}
        </Button>
        <Button variant="line" onClick={onCancel}>
          {t('center.cancel')}
        </Button>
      </div>
    </form>
  );
}

type Props = {
  info: Pick<Info, 'emailVerified' | 'emailOpens'>;
  email: string;
  onConfirmed: () => void;
};

/** The user's email address and whether it is verified; one from registration is verified here. */
export function EmailAddress({ info, email, onConfirmed }: Props) {
  const { t } = useTranslation();
  const { open, setOpen, button } = useOpened();
  if (info.emailVerified)
    return (
      <>
        <span>{email}</span>
        <Badge icon="check">{t('center.emailConfirmed')}</Badge>
        {!info.emailOpens && <span className={facts.hint}>{t('center.emailShared')}</span>}
      </>
    );
  return (
    <>
      <span>{email}</span>
      <Badge tone="wait" icon="warning">
        {t('center.emailUnconfirmed')}
      </Badge>
      <span className={facts.hint}>{t('center.emailUnconfirmedHint')}</span>
      {open ? (
        <ConfirmForm email={email} onDone={onConfirmed} onCancel={() => setOpen(false)} />
      ) : (
        <Button
          ref={button}
          variant="line"
          size="small"
          icon="envelope-simple"
          className={facts.button}
          onClick={() => setOpen(true)}
        >
          {t('center.confirmEmail')}
        </Button>
      )}
    </>
  );
}
