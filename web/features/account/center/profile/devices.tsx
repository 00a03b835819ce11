import { useState } from 'react';
import { endSessions, getSessions, type OwnSession } from '#contract/account/account.ts';
import { PanelCard } from '#web/features/account/center/frame/panel-card.tsx';
import { call } from '#web/lib/api/api.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { localNow, sayLately } from '#web/lib/i18n/when.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { useSite } from '#web/lib/page/site.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { PageWaiting } from '#web/ui/feedback/page-waiting.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import { Icon } from '#web/ui/layout/icon.tsx';
import type { IconName } from '#web/ui/layout/icon-names.ts';
import classes from './devices.module.css';

const icons: Record<OwnSession['device'], IconName> = {
  phone: 'device-mobile',
  tablet: 'device-mobile',
  computer: 'desktop',
};

/** What is being ended: one session by its id, or all but this one. */
type Ending = { id?: string };

/** The account's sessions; each can be ended, or all others at once. */
export function Devices({ round }: { round: number }) {
  const { t, locale } = useTranslation();
  const { timeZone } = useSite();
  const [ending, setEnding] = useState<Ending>({});
  const { busy, run } = useAction();
  const { loaded, reload } = useCall(getSessions, {}, [round]);

  const end = (which: Ending) => {
    if (!busy) setEnding(which);
    return run(async () => {
      await call(endSessions, { body: which.id ? { sessionId: which.id } : {} });
      notifySuccess(t(which.id ? 'center.deviceEnded' : 'center.devicesEnded'));
      reload();
    });
  };

  const list = (sessions: readonly OwnSession[]) => {
    const now = localNow(timeZone);
    const others = sessions.filter((one) => !one.current).length;
    return (
      <>
        <ul className="stack">
          {sessions.map((one) => {
            // Of an unknown browser only the device is named.
            const name = t(`center.device.${one.device}`, { browser: one.browser }).replace(
              /[,，]\s*$/,
              '',
            );
            return (
              <li key={one.sessionId} className={classes.device}>
                <Icon name={icons[one.device]} className={classes.icon} />
                <div className={classes.words}>
                  <p className={classes.name}>{name}</p>
                  {one.current && (
                    <Badge icon="check-circle">{t(`center.deviceHere.${one.device}`)}</Badge>
                  )}
                  <p className="muted">
                    {t('center.lastUsed', {
                      when: sayLately(one.lastUsedAt, now, t, locale),
                    })}
                  </p>
                </div>
                {!one.current && (
                  <Button
                    variant="line"
                    size="small"
                    icon="sign-out"
                    aria-label={t('center.endDeviceLabel', { name })}
                    busy={busy && ending.id === one.sessionId}
                    onClick={() => end({ id: one.sessionId })}
                  >
                    {t('center.endDevice')}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
        {others > 0 && (
          <p>
            <Button
              variant="line"
              icon="sign-out"
              busy={busy && !ending.id}
              onClick={() => end({})}
            >
              {t('center.endOthers')}
            </Button>
          </p>
        )}
      </>
    );
  };

  return (
    <PanelCard
      icon="device-mobile"
      tone="porcelain"
      title={t('center.devicesTitle')}
      lead={t('center.devicesLead')}
    >
      {loaded.status === 'pending' && <PageWaiting />}
      {loaded.status === 'error' && <LoadFailed error={loaded.error} onRetry={reload} />}
      {loaded.status === 'success' && list(loaded.data)}
    </PanelCard>
  );
}
