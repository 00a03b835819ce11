import { useCallback, useState } from 'react';
import { useLocation } from 'react-router';
import { LoginArt } from '#web/features/account/login-art.tsx';
import classes from '#web/features/account/login-layout.module.css';
import { ResetDone } from '#web/features/account/reset/reset-done.tsx';
import { ResetForm } from '#web/features/account/reset/reset-form.tsx';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { PageMeta } from '#web/ui/layout/page-meta.tsx';

/** Passed on by the login page if it knows the number. */
const phoneIn = (state: unknown): string | undefined =>
  typeof state === 'object' && state && 'phone' in state && typeof state.phone === 'string'
    ? state.phone
    : undefined;

export default function ResetpwdPage() {
  const { t } = useTranslation();
  const { state } = useLocation();
  const [done, setDone] = useState<{ phone: string; entered: boolean } | null>(null);
  const finish = useCallback((phone: string, entered: boolean) => setDone({ phone, entered }), []);
  return (
    <div className={classes.page}>
      <PageMeta title={t('pages.resetpwdTitle')} lead={t('pages.resetpwdLead')} />
      {done === null ? (
        <div className={`wrap items-start ${classes.columns}`}>
          <LoginArt />
          <Card lift className={`stack ${classes.card}`}>
            <div>
              <h1>{t('pages.resetpwdTitle')}</h1>
              <p className="muted">{t('pages.resetpwdLead')}</p>
            </div>
            <ResetForm phone={phoneIn(state)} onDone={finish} />
          </Card>
        </div>
      ) : (
        <div className={`wrap ${classes.narrow}`}>
          <Card lift>
            <ResetDone {...done} />
          </Card>
        </div>
      )}
    </div>
  );
}
