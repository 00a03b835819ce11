import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { Link, NavLink, useLocation, useNavigate } from 'react-router';
import { may } from '#contract/access.ts';
import { getWaiting, type WaitingPart } from '#contract/staff/desk.ts';
import { liveKinds } from '#contract/staff/live.ts';
import { type StaffMe, staffLogout } from '#contract/staff/staff.ts';
import { call } from '#web/lib/api/api.ts';
import { officeDoor, signOutStaff } from '#web/lib/api/staff-session.ts';
import { formatter } from '#web/lib/i18n/formatter.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { reportError } from '#web/lib/page/notify.ts';
import { useSite } from '#web/lib/page/site.ts';
import { useNow } from '#web/lib/page/use-now.ts';
import { ProgressBar } from '#web/shell/frame/progress-bar.tsx';
import { mainId } from '#web/shell/frame/skip-link.tsx';
import { LanguageMenu } from '#web/shell/menu/language-menu.tsx';
import { useFocusOnNavigation } from '#web/shell/menu/use-focus-on-navigation.ts';
import { cx } from '#web/ui/layout/class-names.ts';
import { Icon } from '#web/ui/layout/icon.tsx';
import { KeyHelp } from './key-help.tsx';
import { useKeyDispatch } from './keys.ts';
import { liveState } from './live/connection.ts';
import liveClasses from './live/live.module.css';
import { useLiveCall } from './live/use-live.ts';
import { officePlaces } from './office-nav.ts';
import { OfficeSearch } from './office-search.tsx';
import classes from './office-shell.module.css';
import { useRowKeys } from './use-row-keys.ts';

const waitingKinds = Object.keys(liveKinds).filter((kind) => kind !== 'looking');

/** The number of open cases per queue: loaded on every navigation, and when one of them changes. */
const useWaiting = (): Partial<Record<WaitingPart, number>> => {
  const { pathname } = useLocation();
  const { loaded } = useLiveCall(waitingKinds, getWaiting, {}, [pathname]);
  return loaded.data ?? {};
};

/** The agency's local time, whatever the browser's time zone. */
function OfficeClock() {
  const { locale } = useTranslation();
  const { timeZone } = useSite();
  const now = useNow(true);
  const say = (options: Intl.DateTimeFormatOptions) =>
    formatter(locale, { timeZone, ...options }).format(now);
  return (
    <p className={classes.clock}>
      <b>
        {say({ weekday: 'short', month: 'short', day: 'numeric' })} ·{' '}
        {say({ hour: 'numeric', minute: '2-digit', hour12: true })}
      </b>
    </p>
  );
}

function Waiting({ count }: { count: number | undefined }) {
  const { t } = useTranslation();
  if (!count) return null;
  return (
    <span className={classes.waiting}>
      {count}
      <span className="sr-only"> {t('office.waiting')}</span>
    </span>
  );
}

function Side({ me, open, onGo }: { me: StaffMe; open: boolean; onGo: () => void }) {
  const { t } = useTranslation();
  const mine = officePlaces.filter((place) => may(me.role, place.access));
  const groups = [...new Set(mine.map((place) => place.group))];
  const waiting = useWaiting();
  return (
    <nav
      className={cx(classes.side, open && classes.open)}
      id="office-nav"
      aria-label={t('office.nav')}
    >
      {groups.map((group) => (
        <div key={group ?? 'desk'} className={classes.group}>
          {group && <h2>{t(`office.groups.${group}`)}</h2>}
          <ul>
            {mine
              .filter((place) => place.group === group)
              .map((place) => (
                <li key={place.to}>
                  <NavLink
                    to={place.to}
                    end={['/office', '/office/content'].includes(place.to)}
                    onClick={onGo}
                  >
                    <Icon name={place.icon} />
                    {t(place.label)}
                  </NavLink>
                  <Waiting count={place.waiting && waiting[place.waiting]} />
                </li>
              ))}
          </ul>
        </div>
      ))}
      <KeyHelp on={me.letterKeys} />
    </nav>
  );
}

/** Nothing is heard of changes: what is shown may be old. */
function LostBar() {
  const { t } = useTranslation();
  const state = useSyncExternalStore(liveState.watch, liveState.read, () => 'streaming');
  return (
    <div role="status" className={cx(liveClasses.news, liveClasses.lost)}>
      {state === 'lost' && (
        <p>
          <Icon name="warning" />
          {t('office.live.lost')}
        </p>
      )}
    </div>
  );
}

/** The shell of every office page: account, navigation, clock. */
export function OfficeShell({ me, children }: { me: StaffMe; children: ReactNode }) {
  const { t } = useTranslation();
  const { logo } = useSite();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  useFocusOnNavigation();
  useKeyDispatch(me.letterKeys);
  useRowKeys();

  const leave = async () => {
    try {
      await call(staffLogout, {});
    } catch (error) {
      reportError(error, t);
    }
    signOutStaff();
    navigate(officeDoor);
  };

  return (
    <div className={classes.frame}>
      <ProgressBar />
      <a className={classes.skip} href={`#${mainId}`}>
        {t('office.skip')}
      </a>
      <header className={classes.top}>
        <button
          type="button"
          className={classes.menu}
          aria-expanded={open}
          aria-controls="office-nav"
          onClick={() => setOpen(!open)}
        >
          <Icon name="list" />
          {t('office.menu')}
        </button>
        <Link to="/office" className={classes.brand}>
          <img src={logo} alt="" width={34} height={34} />
          {t('office.name')}
        </Link>
        <OfficeSearch role={me.role} />
        <OfficeClock />
        <LanguageMenu variant="bar" />
        <Link to="/office/account" className={classes.me}>
          <Icon name="user-circle" />
          <span>
            <b>{me.name}</b>
            <small>{t(`office.roles.${me.role}`)}</small>
          </span>
        </Link>
        <button type="button" className={classes.leave} onClick={leave}>
          <Icon name="sign-out" />
          <span>{t('office.logout')}</span>
        </button>
      </header>
      <Side me={me} open={open} onGo={() => setOpen(false)} />
      <main id={mainId} tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <LostBar />
    </div>
  );
}
