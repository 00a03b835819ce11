import { useState } from 'react';
import { revealWhiteCardId } from '#contract/account/account.ts';
import classes from '#web/features/account/center/profile-facts.module.css';
import { SurePassword } from '#web/features/account/center/sure-password.tsx';
import { useOpened } from '#web/features/account/center/use-opened-panel.ts';
import { call } from '#web/lib/api/api.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Button } from '#web/ui/forms/button.tsx';

/** The Medicaid ID, masked; in full only after the password, with an audited call; never stored. */
export function CardNumber({ masked }: { masked: string }) {
  const { t } = useTranslation();
  const [whole, setWhole] = useState<string | null>(null);
  const { open, setOpen, button } = useOpened();

  const show = async (password: string) => {
    setWhole((await call(revealWhiteCardId, { body: { password } })).whiteCardId);
    setOpen(false);
  };

  return (
    <>
      <span className={classes.number} aria-live="polite">
        {whole ?? masked}
      </span>
      <span className={classes.hint}>{t('center.whiteCardHint')}</span>
      {open ? (
        <SurePassword icon="eye" run={show} onCancel={() => setOpen(false)}>
          {t('center.whiteCardShow')}
        </SurePassword>
      ) : (
        <Button
          ref={button}
          variant="line"
          size="small"
          icon={whole ? 'eye-slash' : 'eye'}
          className={classes.button}
          onClick={whole ? () => setWhole(null) : () => setOpen(true)}
        >
          {t(whole ? 'center.whiteCardHide' : 'center.whiteCardShow')}
        </Button>
      )}
    </>
  );
}
