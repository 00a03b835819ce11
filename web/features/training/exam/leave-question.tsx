import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { getUser } from '#web/lib/api/session.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { useNow } from '#web/lib/page/use-now.ts';
import { Button } from '#web/ui/forms/button.tsx';
import { Dialog } from '#web/ui/layout/dialog.tsx';
import { sayTimeLeft } from './say-time-left.ts';

/** Asks before a timed exam is left, since its clock runs on. */
export function LeaveQuestion({ deadline }: { deadline: number }) {
  const { t } = useTranslation();
  const blocker = useBlocker(
    // After a logout the login page must be reachable.
    ({ currentLocation, nextLocation }) =>
      Date.now() < deadline &&
      currentLocation.pathname !== nextLocation.pathname &&
      getUser() !== null,
  );
  const now = useNow(blocker.state === 'blocked');
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (Date.now() < deadline) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [deadline]);
  if (blocker.state !== 'blocked') return null;
  const minutes = Math.max(0, Math.ceil((deadline - now) / 60_000));
  return (
    <Dialog title={t('training.exam.leaveTitle')} variant="box" onClose={blocker.reset}>
      <div className="stack gap-16">
        <p>{t('training.exam.leaveText', { time: sayTimeLeft(minutes, t) })}</p>
        <div className="row gap-12">
          <Button variant="main" onClick={blocker.reset}>
            {t('training.exam.leaveStay')}
          </Button>
          <Button variant="line" onClick={blocker.proceed}>
            {t('training.exam.leaveGo')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
