import { useEffect } from 'react';
import { may } from '#contract/access.ts';
import { logout, type SessionUser } from '#contract/account/account.ts';
import { limits, storageKeys } from '#contract/limits.ts';
import { call } from '#web/lib/api/api.ts';
import { signOut, useUser } from '#web/lib/api/session.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { navigateTo } from '#web/lib/page/navigation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { withoutBase } from '#web/lib/page/shell.ts';
import { Seal } from '#web/ui/data/avatar.tsx';
import { Button, LinkButton } from '#web/ui/forms/button.tsx';
import { cx } from '#web/ui/layout/class-names.ts';
import { useDebounced } from '#web/ui/layout/use-debounced.ts';
import classes from './account-area.module.css';
import { useGreeting } from './greeting.ts';

/** Without session storage there is no flag; the button still leads to the personal center. */
const readFlag = (): string | null => {
  try {
    return window.sessionStorage.getItem(storageKeys.staffMenu);
  } catch {
    return null;
  }
};
const raiseFlag = (): void => {
  try {
    window.sessionStorage.setItem(storageKeys.staffMenu, '1');
  } catch {
    // see above
  }
};

/** The caregiver's Training button (spec §2): sets the session flag `staffMenu`, then reloads or goes to 'user'. */
const useTrainingButton = () =>
  useDebounced(() => {
    const reload = withoutBase(window.location.pathname) === '/user/index' && readFlag() === '0';
    raiseFlag();
    // Without `?tab=`, which would win.
    if (reload) window.location.replace(window.location.pathname);
    else navigateTo('/user');
  });

/** Logout by spec §4, debounced: the server first; then token, user, message, and home after 500 ms. */
const useLogout = () => {
  const { t } = useTranslation();
  return useDebounced(async () => {
    try {
      await call(logout, {});
    } catch (error) {
      // Spec §8: a failed logout is only logged.
      console.error('Logout failed:', error);
      return;
    }
    signOut();
    notifySuccess(t('client.loggedOut'));
    // Not with a hook of this component: the button unmounts with the user.
    setTimeout(() => navigateTo('/'), limits.afterLogoutMs);
  });
};

/** 'header': beside the desktop menu. 'row': above the Mine pages of the mobile site. 'sheet': in its menu. */
type Variant = 'header' | 'row' | 'sheet';

function Visitor({ variant }: { variant: Variant }) {
  const { t } = useTranslation();
  // The pages there say it themselves, and a phone has little room.
  if (variant === 'row') return null;
  return (
    <div className={cx(classes.area, classes[variant], classes.visitor)}>
      <LinkButton
        to="/login"
        variant={variant === 'sheet' ? 'line' : 'quiet'}
        size="small"
        className={classes.button}
      >
        {t('shell.login')}
      </LinkButton>
      <LinkButton to="/register/caregiver" variant="line" size="small" className={classes.button}>
        {t('shell.becomeCaregiver')}
      </LinkButton>
      <LinkButton to="/register/patient" variant="main" size="small" className={classes.button}>
        {t('shell.applyForCare')}
      </LinkButton>
    </div>
  );
}

function SignedIn({ user, variant }: { user: SessionUser; variant: Variant }) {
  const { t } = useTranslation();
  const greeting = useGreeting(user);
  const logOut = useLogout();
  const train = useTrainingButton();
  return (
    <div className={cx(classes.area, classes[variant])}>
      <p className={classes.hello}>
        <Seal name={user.chineseName || user.lastName || user.firstName} />
        <span className="keep">{greeting}</span>
      </p>
      <div className={classes.buttons}>
        {may(user.userType, 'train') && (
          <Button
            variant="line"
            size="small"
            icon="graduation-cap"
            className={classes.button}
            busy={train.busy}
            onClick={train.press}
          >
            {t('shell.training')}
          </Button>
        )}
        <Button
          variant="line"
          size="small"
          className={classes.button}
          busy={logOut.busy}
          onClick={logOut.press}
        >
          {t('shell.logout')}
        </Button>
      </div>
    </div>
  );
}

/** Greeting, sign-in and sign-out (spec §2 "Header"). The server renders the visitor's side. */
export function AccountArea({ variant }: { variant: Variant }) {
  const user = useUser();
  // The boot script sets this from the stored token, so the visitor's buttons don't flash for signed-in users.
  useEffect(() => {
    document.documentElement.dataset.session = user ? 'in' : 'out';
  }, [user]);
  return user ? <SignedIn user={user} variant={variant} /> : <Visitor variant={variant} />;
}
