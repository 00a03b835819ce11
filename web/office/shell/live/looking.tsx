import { useEffect, useEffectEvent, useState } from 'react';
import { liveRules, lookAtCase } from '#contract/staff/live.ts';
import type { CaseKind } from '#contract/staff/office.ts';
import { listComma } from '#i18n/pick-locale.ts';
import { call } from '#web/lib/api/api.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Icon } from '#web/ui/layout/icon.tsx';
import { unattended as fetcher, liveState, tabId } from './connection.ts';
import classes from './live.module.css';
import { useLive } from './use-live.ts';

/** What is not heard is forgotten with the stream. */
const leaveCase = () =>
  void call(lookAtCase, { body: { tab: tabId, case: null } }, { fetcher }).catch(() => undefined);

/** "Ming is looking at this case": says that this tab looks too, until it leaves. */
export function Looking({ kind, subjectId }: { kind: CaseKind; subjectId: string }) {
  const { t, locale } = useTranslation();
  const [others, setOthers] = useState<string[]>([]);
  const look = async (signal: AbortSignal): Promise<boolean> => {
    try {
      const body = { tab: tabId, case: { kind, subjectId } };
      const found = document.hidden ? null : await call(lookAtCase, { body }, { fetcher, signal });
      if (found && !signal.aborted) setOthers(found.others.map(({ name }) => name));
      return true;
    } catch {
      return false;
    }
  };
  useLive([`looking:${kind}:${subjectId}`], look);
  const say = useEffectEvent(look);
  useEffect(() => {
    if (!subjectId) return;
    const stop = new AbortController();
    void say(stop.signal);
    const timer = setInterval(
      () => {
        // The stream itself shows that the tab is there.
        if (liveState.read() === 'asking') void say(stop.signal);
      },
      (liveRules.lookingSeconds * 1000) / 3,
    );
    return () => {
      clearInterval(timer);
      stop.abort();
      leaveCase();
    };
  }, [subjectId]);
  return (
    <div role="status">
      {others.length > 0 && (
        <p className={classes.looking}>
          <Icon name="eye" />
          {t('office.live.looking', {
            count: others.length,
            names: others.join(listComma[locale]),
          })}
        </p>
      )}
    </div>
  );
}
