import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { revealWhiteCardId } from '#contract/account.ts';
import { call } from '#web/lib/api.ts';
import { reportError } from '#web/lib/notify.ts';
import { Button } from '#web/ui/button.tsx';
import classes from './facts.module.css';

/** The Medicaid ID: masked; in full only when asked for, by a call that is audited; never kept. */
export function CardNumber({ masked }: { masked: string }) {
  const { t } = useTranslation();
  const [whole, setWhole] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const show = async () => {
    setBusy(true);
    try {
      setWhole((await call(revealWhiteCardId, {})).whiteCardId);
    } catch (error) {
      reportError(error, t);
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <span className={classes.number} aria-live="polite">
        {whole ?? masked}
      </span>
      <span className={classes.hint}>{t('center.whiteCardHint')}</span>
      <Button
        look="line"
        size="small"
        icon={whole ? 'eye-slash' : 'eye'}
        className={classes.button}
        busy={busy}
        onClick={whole ? () => setWhole(null) : show}
      >
        {t(whole ? 'center.whiteCardHide' : 'center.whiteCardShow')}
      </Button>
    </>
  );
}
