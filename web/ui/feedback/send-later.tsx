import { useTranslation } from 'react-i18next';
import type { Awaited } from '#web/lib/use-send-later.ts';
import { Button } from '#web/ui/forms/button.tsx';
import { AlertPanel } from './alert-panel.tsx';

/** A form that goes by itself: what it waits for, and the way back. */
export function SendLater({ awaited, onStop }: { awaited: Awaited; onStop: () => void }) {
  const { t } = useTranslation();
  if (!awaited) return null;
  return (
    <AlertPanel
      kind="wait"
      role="alert"
      title={t(awaited === 'photos' ? 'upload.laterPhotos' : 'upload.laterNetwork')}
      actions={
        <Button variant="line" size="small" icon="x" onClick={onStop}>
          {t('upload.laterStop')}
        </Button>
      }
    >
      <p>{t('upload.laterHint')}</p>
    </AlertPanel>
  );
}
