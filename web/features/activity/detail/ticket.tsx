import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shortCodeOf, ticketText } from '#contract/activity/ticket.ts';
import classes from '#web/features/activity/join/own-registration.module.css';

type Drawing = { path: string; size: number };

/** Each dark module as a small path. */
const drawingOf = (rows: readonly (readonly boolean[])[]): Drawing => ({
  size: rows.length,
  path: rows
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join(''),
});

/** The ticket: a QR code for check-in, and a short code to type where there is no camera. */
export function Ticket({ registrationId }: { registrationId: string }) {
  const { t } = useTranslation();
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const code = shortCodeOf(registrationId);
  useEffect(() => {
    let gone = false;
    // Loaded on demand: only participants need it.
    import('qr').then(({ encodeQR }) => {
      const rows = encodeQR(ticketText(registrationId), 'raw', { ecc: 'medium' });
      if (!gone) setDrawing(drawingOf(rows));
    });
    return () => {
      gone = true;
    };
  }, [registrationId]);
  return (
    <div className={classes.ticket}>
      <svg
        className={classes.code}
        viewBox={`0 0 ${drawing?.size ?? 1} ${drawing?.size ?? 1}`}
        role="img"
        aria-label={t('activity.ticket')}
        width={148}
        height={148}
        shapeRendering="crispEdges"
      >
        {drawing && <path d={drawing.path} />}
      </svg>
      <p>
        <b>{t('activity.ticket')}</b>
        <br />
        {t('activity.ticketHint', { code })}
      </p>
    </div>
  );
}
