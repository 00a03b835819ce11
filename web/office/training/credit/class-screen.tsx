import { useEffect, useEffectEvent, useState } from 'react';
import { getClassCode } from '#contract/training/credit-office.ts';
import { call } from '#web/lib/api/api.ts';
import { useQuery } from '#web/lib/api/use-query.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { unattended } from '#web/office/shell/live/connection.ts';
import { OfficeDialog } from '#web/office/ui/office-dialog.tsx';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';
import classes from './class-screen.module.css';

const words = 'office.credit';
type Props = { sessionId: string; title: string; onClose: () => void };

/** The code for the room, which changes regularly. */
export function ClassScreen({ sessionId, title, onClose }: Props) {
  const { t } = useTranslation();
  // The page polls, which doesn't extend the session.
  const { loaded, lastGood, reload } = useQuery(['getClassCode', sessionId], (signal) =>
    call(getClassCode, { params: { sessionId } }, { signal, fetcher: unattended }),
  );
  const now = loaded.data ?? lastGood;
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (now) setLeft(now.seconds);
  }, [now]);
  const tick = useEffectEvent(() => {
    if (left > 1) setLeft(left - 1);
    else reload();
  });
  useEffect(() => {
    const timer = setInterval(() => tick(), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <OfficeDialog title={title} onClose={onClose}>
      {!now && <QueryStatus loaded={loaded} reload={reload} />}
      {now?.shown && (
        <div className={classes.screen}>
          <p>{t(`${words}.screenLead`)}</p>
          <svg
            viewBox={`-2 -2 ${now.shown.qr.size + 4} ${now.shown.qr.size + 4}`}
            role="img"
            aria-label={t(`${words}.screenLead`)}
            className={classes.code}
          >
            <path d={now.shown.qr.d} />
          </svg>
          <p className={classes.digits}>{now.shown.code}</p>
          <p className="muted">{t(`${words}.screenChanges`, { n: left })}</p>
          <p role="status">{t(`${words}.screenCount`, { n: now.present })}</p>
        </div>
      )}
      {now && !now.shown && <p role="status">{t(`${words}.screenClosed`)}</p>}
    </OfficeDialog>
  );
}
