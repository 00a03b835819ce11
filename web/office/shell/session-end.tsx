import type { ReactNode } from 'react';
import { useAction } from '#web/lib/api/use-action.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { DialogFoot, OfficeDialog } from '#web/office/ui/office-dialog.tsx';
import { PageWaiting } from '#web/ui/feedback/page-waiting.tsx';
import { useSessionEnd } from './use-session-end.ts';

/** Read aloud at these seconds; the countdown itself would never be silent. */
const steps = [120, 60, 30, 10];

function StillThere({ left, stay }: { left: number; stay: () => Promise<void> }) {
  const { t } = useTranslation();
  const { busy, run } = useAction();
  const goOn = () => run(stay);
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  const said = steps.findLast((step) => left <= step) ?? Math.max(...steps);
  return (
    <OfficeDialog title={t('office.end.title')} onClose={goOn}>
      <div className="stack gap-16">
        <p>{t('office.end.lead')}</p>
        <p role="timer" aria-live="off" aria-label={t('office.end.left', { count: left })}>
          <b>{time}</b>
        </p>
        <p className="sr-only" role="status">
          {t('office.end.left', { count: said })}
        </p>
        <DialogFoot action={t('office.end.stay')} size="normal" busy={busy} onAction={goOn} />
      </div>
    </OfficeDialog>
  );
}

/** Asks before the session ends; when it ends, what it protects is gone from the page at once, in every tab. */
export function SessionEnd({ loaded, children }: { loaded: object; children: ReactNode }) {
  const { over, warns, left, stay } = useSessionEnd(loaded);
  if (over) return <PageWaiting />;
  return (
    <>
      {children}
      {warns && <StillThere left={left} stay={stay} />}
    </>
  );
}
