import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import type { SessionUser } from '#contract/account/account.ts';
import { fullName } from '#web/lib/i18n/full-name.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { useShell } from '#web/lib/page/shell.ts';
import { Seal } from '#web/ui/data/avatar.tsx';
import { CallUs } from '#web/ui/feedback/call-us.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { cx } from '#web/ui/layout/class-names.ts';
import { BackLink } from '#web/ui/navigation/back-link.tsx';
import classes from './center-frame.module.css';
import { SideTabs } from './side-tabs.tsx';
import { type CenterTab, tabEntries, tabsFor } from './tabs.ts';

type Props = {
  user: SessionUser;
  /** Null on a phone's first page, which is the list of tabs. */
  tab: CenterTab | null;
  /** The address names the tab: on a tablet it comes first, with a short reminder of what is next. */
  asked: boolean;
  /** The card that says what happens next. */
  next: ReactNode;
  /** Back from a tab to the list of tabs, on a phone. */
  onBack: () => void;
  children: ReactNode;
};

/** On a phone a tab replaces the list: focus its heading, and on the way back the list. */
const useFocusOnTab = (tab: CenterTab | null, moves: boolean) => {
  const place = useRef<HTMLDivElement>(null);
  const last = useRef(tab);
  useLayoutEffect(() => {
    if (last.current === tab) return;
    last.current = tab;
    if (moves) place.current?.focus({ preventScroll: true });
  }, [tab, moves]);
  return place;
};

/** The frame of the personal center: the user, the tabs, what happens next, and the chosen tab. */
export function CenterFrame({ user, tab, asked, next, onBack, children }: Props) {
  const { t, locale } = useTranslation();
  const mobile = useShell() === 'mobile';
  const heading = useId();
  const place = useFocusOnTab(tab, mobile);
  const tabs = tabsFor(user.userType);

  const aside = (
    <aside className={classes.side}>
      <Card className={classes.card}>
        <div className={classes.who}>
          <Seal name={user.chineseName || user.lastName || user.firstName} />
          <div className={classes.name}>
            <p className="from-data">{fullName(user, locale)}</p>
            <p className="muted">{t(`center.${user.userType}`)}</p>
          </div>
        </div>
        <SideTabs tabs={tabs} current={tab} />
      </Card>
      <CallUs>{t('center.question')}</CallUs>
    </aside>
  );
  const panel = tab && (
    <section className={`stack ${classes.main}`} aria-labelledby={heading}>
      <h2 id={heading} className={classes.title}>
        {t(tabEntries[tab].label)}
      </h2>
      {children}
    </section>
  );

  return (
    <div className={classes.page}>
      <div className="wrap" ref={place} tabIndex={-1}>
        <h1 className="sr-only">{t('pages.userTitle')}</h1>
        {mobile && tab ? (
          <div className={classes.column}>
            <BackLink to="/user/index" onClick={onBack}>
              {t('center.back')}
            </BackLink>
            {panel}
          </div>
        ) : (
          <div className={cx(classes.grid, asked && classes.asked)}>
            {next && <div className={classes.next}>{next}</div>}
            {aside}
            {panel}
          </div>
        )}
      </div>
    </div>
  );
}
