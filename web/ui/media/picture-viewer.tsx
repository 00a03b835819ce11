import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Button } from '#web/ui/forms/button.tsx';
import { ZoomDialog } from './zoom-dialog.tsx';

type Props = {
  pictures: readonly string[];
  /** The index of the shown picture. */
  at: number;
  /** 'Photo 2 of 4' */
  name: (place: number) => string;
  onMove: (place: number) => void;
  onClose: () => void;
};

/** A zoomable gallery. */
export function PictureViewer({ pictures, at, name, onMove, onClose }: Props) {
  const { t } = useTranslation();
  const count = pictures.length;
  const step = (by: number) => onMove((at + by + count) % count);
  return (
    <ZoomDialog title={name(at)} src={pictures[at] ?? ''} alt={name(at)} whole onClose={onClose}>
      {count > 1 && (
        <div className="row gap-8">
          <Button variant="line" size="small" icon="arrow-left" onClick={() => step(-1)}>
            {t('common.previousPicture')}
          </Button>
          <Button variant="line" size="small" iconEnd="arrow-right" onClick={() => step(1)}>
            {t('common.nextPicture')}
          </Button>
        </div>
      )}
    </ZoomDialog>
  );
}
