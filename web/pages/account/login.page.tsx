import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { LoginArt } from '#web/features/account/login-art.tsx';
import { LoginForm } from '#web/features/account/login-form.tsx';
import classes from '#web/features/account/login-layout.module.css';
import { safeRedirect } from '#web/lib/api/safe-redirect.ts';
import { useUser } from '#web/lib/api/session.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { keptCardNumber } from '#web/lib/kept-card-number.ts';
import { telLink, useSite } from '#web/lib/page/site.ts';
import { useHydrated } from '#web/lib/page/use-hydrated.ts';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { LinkButton } from '#web/ui/forms/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { PageMeta } from '#web/ui/layout/page-meta.tsx';

/** Set by the 401 rule (web/lib/api/unauthorized.ts). */
const isExpired = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'reason' in state && state.reason === 'expired';

/** The number whose password was just reset (resetpwd), to prefill. */
const usernameIn = (state: unknown): string | undefined =>
  typeof state === 'object' && state && 'username' in state && typeof state.username === 'string'
    ? state.username
    : undefined;

/** Why the user is here: the session expired, or the page needs a login (design rule 32). */
function Why({ expired, sent }: { expired: boolean; sent: boolean }) {
  const { t } = useTranslation();
  // The server renders one login page for everyone, whatever the query says.
  if (!useHydrated()) return null;
  if (expired)
    return <AlertPanel title={t('client.loginAgain')}>{t('client.loginAgainHint')}</AlertPanel>;
  if (keptCardNumber())
    return <AlertPanel title={t('login.card')}>{t('login.cardHint')}</AlertPanel>;
  if (sent) return <AlertPanel title={t('login.first')}>{t('login.firstHint')}</AlertPanel>;
  return null;
}

export default function LoginPage() {
  const { t } = useTranslation();
  const { phone } = useSite();
  const user = useUser();
  const { state } = useLocation();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const redirect = query.get('redirect');
  const target = safeRedirect(redirect);
  // Keep the form until the next page is shown: "already logged in" would only flash.
  const [leaving, setLeaving] = useState(false);
  // The phone number is a link within the sentence, at a different place in each language.
  const [before, after] = t('login.cannot', { phone: '\n' }).split('\n');

  return (
    <div className={classes.page}>
      <PageMeta title={t('pages.loginTitle')} lead={t('pages.loginLead')} />
      <div className={`wrap ${classes.columns}`}>
        <LoginArt />
        <Card lift className={`stack ${classes.card}`}>
          <div>
            <h1>{t('login.title')}</h1>
            <p className="muted">{t('login.lead')}</p>
          </div>
          {user && !leaving ? (
            <AlertPanel
              kind="good"
              title={t('login.already', { name: user.preferredName || user.firstName })}
              actions={
                <LinkButton to={target} replace iconEnd="arrow-right">
                  {t('login.goOn')}
                </LinkButton>
              }
            >
              {t('login.alreadyHint')}
            </AlertPanel>
          ) : (
            <>
              <Why expired={isExpired(state)} sent={target !== '/'} />
              <LoginForm
                username={usernameIn(state)}
                onStart={() => setLeaving(true)}
                onDone={() => navigate(target, { replace: true })}
              />
            </>
          )}
          <div className={classes.register}>
            <p>{t('login.noAccount')}</p>
            <LinkButton to="/regselect" variant="line" icon="user" wide>
              {t('login.register')}
            </LinkButton>
          </div>
          {phone && (
            <p className="muted">
              {before}
              <a className={classes.phone} href={telLink(phone)}>
                {phone}
              </a>
              {after}
            </p>
          )}
        </Card>
      </div>
    </div>
  );
}
