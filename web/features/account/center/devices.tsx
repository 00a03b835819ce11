import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { endSessions, getSessions, type OwnSession } from '#contract/account.ts';
import { call } from '#web/lib/api.ts';
import { useLocale } from '#web/lib/locale.ts';
import { notifySuccess, reportError } from '#web/lib/notify.ts';
import { useSite } from '#web/lib/site.ts';
import { useLoaded } from '#web/lib/use-loaded.ts';
import { sayLately, wallNow } from '#web/lib/when.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { IconName } from '#web/ui/icon-names.ts';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { PageWaiting } from '#web/ui/page-waiting.tsx';
import classes from './devices.module.css';
import { PanelCard } from './panel-card.tsx';

const icons: Record<OwnSession['device'], IconName> = {
  phone: 'device-mobile',
  tablet: 'device-mobile',
  computer: 'desktop',
};

/** What is being ended: one session by its id, or all but this one. */
type Ending = { id?: string };

/** Where this account is signed in; each can be ended, and all others at once. */
export function Devices({ round }: { round: number }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { timeZone } = useSite();
  const [ending, setEnding] = useState<Ending | null>(null);
  const { loaded, reload } = useLoaded(`${round}`, (signal) => call(getSessions, {}, { signal }));

  const end = async (which: Ending) => {
    if (ending) return;
    setEnding(which);
    try {
      await call(endSessions, { body: which.id ? { sessionId: which.id } : {} });
      notifySuccess(t(which.id ? 'center.deviceEnded' : 'center.devicesEnded'));
      reload();
    } catch (error) {
      reportError(error, t);
    } finally {
      setEnding(null);
    }
  };

  const list = (sessions: readonly OwnSession[]) => {
    const now = wallNow(timeZone);
    const others = sessions.filter((one) => !one.current).length;
    return (
      <>
        <ul className={classes.list}>
          {sessions.map((one) => {
            const name = t(`center.device.${one.device}`, { browser: one.browser });
            return (
              <li key={one.sessionId} className={classes.device}>
                <Icon name={icons[one.device]} className={classes.icon} />
                <div className={classes.words}>
                  <p className={classes.name}>{name}</p>
                  {one.current && (
                    <Badge icon="check-circle">{t(`center.deviceHere.${one.device}`)}</Badge>
                  )}
                  <p className={classes.used}>
                    {t('center.lastUsed', {
                      when: sayLately(one.lastUsedAt, now, t, locale),
                    })}
                  </p>
                </div>
                {!one.current && (
                  <Button
                    look="line"
                    size="small"
                    icon="sign-out"
                    aria-label={t('center.endDeviceLabel', { name })}
                    busy={ending?.id === one.sessionId}
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
              look="line"
              icon="sign-out"
              busy={ending !== null && !ending.id}
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
      {loaded.state === 'waiting' && <PageWaiting />}
      {loaded.state === 'failed' && <LoadFailed error={loaded.error} onRetry={reload} />}
      {loaded.state === 'there' && list(loaded.data)}
    </PanelCard>
  );
}
