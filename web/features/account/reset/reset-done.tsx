import { useEffect, useRef } from 'react';
import { phoneDigits } from '#contract/field-rules.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { LinkButton } from '#web/ui/forms/button.tsx';
import { Picture } from '#web/ui/media/picture.tsx';
import classes from './reset-done.module.css';

type Props = { phone: string /** Signed in with it already. */; entered: boolean };

/** The password is new (spec §2): what happened, and the way in or on. */
export function ResetDone({ phone, entered }: Props) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className={classes.done}>
      <Picture
        src="/media/result-password-reset.svg"
        alt=""
        width={420}
        height={320}
        first
        className={classes.picture}
      />
      <h1 ref={heading} tabIndex={-1}>
        {t('reset.doneTitle')}
      </h1>
      <p className={classes.lead}>{t(entered ? 'reset.enteredLead' : 'reset.doneLead')}</p>
      {entered ? (
        <LinkButton to="/user/index" variant="main" size="big" iconEnd="arrow-right">
          {t('pages.userTitle')}
        </LinkButton>
      ) : (
        <LinkButton
          to="/login"
          state={{ username: phoneDigits(phone) }}
          variant="main"
          size="big"
          iconEnd="arrow-right"
        >
          {t('reset.logIn')}
        </LinkButton>
      )}
    </div>
  );
}
