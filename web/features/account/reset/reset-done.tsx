import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { phoneDigits } from '#contract/field-rules.ts';
import { LinkButton } from '#web/ui/forms/button.tsx';
import { Picture } from '#web/ui/media/picture.tsx';
import classes from './reset-done.module.css';

/** The password is new (spec §2): what happened, and the way in. */
export function ResetDone({ phone }: { phone: string }) {
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
      <p className={classes.lead}>{t('reset.doneLead')}</p>
      <LinkButton
        to="/login"
        state={{ username: phoneDigits(phone) }}
        variant="main"
        size="big"
        iconEnd="arrow-right"
      >
        {t('reset.logIn')}
      </LinkButton>
    </div>
  );
}
