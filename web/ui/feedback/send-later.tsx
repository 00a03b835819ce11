import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import type { Awaited } from '#web/lib/use-send-later.ts';
import { Button } from '#web/ui/forms/button.tsx';
import { AlertPanel } from './alert-panel.tsx';

type Props = {
  awaited: Awaited;
  onStop: () => void;
  /** Nothing is sent: the next step of the form opens. */
  goesOn?: boolean;
};

/** A form that will be sent automatically: what it waits for, and a way back. */
export function SendLater({ awaited, onStop, goesOn }: Props) {
  const { t } = useTranslation();
  if (!awaited) return null;
  const photos = goesOn ? 'upload.laterGoOn' : 'upload.laterPhotos';
  return (
    <AlertPanel
      kind="wait"
      role="alert"
      title={t(awaited === 'photos' ? photos : 'upload.laterNetwork')}
      actions={
        <Button variant="line" size="small" icon="x" onClick={onStop}>
          {t(goesOn ? 'upload.laterStay' : 'upload.laterStop')}
        </Button>
      }
    >
      <p>{t('upload.laterHint')}</p>
    </AlertPanel>
  );
}
