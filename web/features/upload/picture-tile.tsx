import { useState } from 'react';
import type { Uploaded, UploadPurpose } from '#contract/upload/upload.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import { FieldError } from '#web/ui/forms/field-error.tsx';
import { ZoomDialog } from '#web/ui/media/zoom-dialog.tsx';
import classes from './picture-picker.module.css';
import { sizeOf } from './size-of.ts';
import { Thumb } from './thumb.tsx';
import { usePreview } from './use-preview.ts';

type Props = {
  picture: Uploaded;
  purpose: UploadPurpose;
  name: string;
  place: number;
  count: number;
  onRetake: () => void;
  onDelete: () => void;
  onMove: (by: -1 | 1) => void;
};

/** An uploaded picture: "Can you read every word?" */
export function PictureTile(props: Props) {
  const { picture, purpose, name, place, count, onRetake, onDelete, onMove } = props;
  const { t } = useTranslation();
  const { url, gone } = usePreview(picture, purpose);
  const [large, setLarge] = useState(false);
  const title = count > 1 ? t('upload.numbered', { name, number: place + 1 }) : name;
  const alt = t('upload.yours', { name: title });
  const tileId = `picture-${picture.fileId}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: one picture of the group around it
    <div className={gone ? classes.wrong : classes.done} role="group" aria-labelledby={tileId}>
      <div className={classes.file}>
        <Thumb url={url} alt={alt} />
        <div>
          {!gone && <Badge icon="check-circle">{t('upload.sent')}</Badge>}
          <p id={tileId}>
            <b>{title}</b>
          </p>
          {gone ? (
            <FieldError id={`${tileId}-gone`} error={t('errors.file_gone')} />
          ) : (
            <p className="muted">{t('upload.canRead', { size: sizeOf(picture.bytes) })}</p>
          )}
        </div>
      </div>
      <div className={classes.row}>
        {url && (
          <Button
            variant="line"
            size="small"
            icon="magnifying-glass-plus"
            aria-describedby={tileId}
            onClick={() => setLarge(true)}
          >
            {t('upload.look')}
          </Button>
        )}
        <Button
          variant="line"
          size="small"
          icon="camera"
          aria-describedby={tileId}
          onClick={onRetake}
        >
          {t('upload.retake')}
        </Button>
        <Button
          variant="danger"
          size="small"
          icon="trash"
          aria-describedby={tileId}
          onClick={onDelete}
        >
          {t('upload.delete')}
        </Button>
        {place > 0 && (
          <Button
            variant="line"
            size="small"
            icon="arrow-up"
            aria-describedby={tileId}
            onClick={() => onMove(-1)}
          >
            {t('upload.earlier')}
          </Button>
        )}
        {place < count - 1 && (
          <Button
            variant="line"
            size="small"
            icon="arrow-down"
            aria-describedby={tileId}
            onClick={() => onMove(1)}
          >
            {t('upload.later')}
          </Button>
        )}
      </div>
      {large && url && (
        <ZoomDialog title={title} src={url} alt={alt} onClose={() => setLarge(false)}>
          <p>
            <b>{t('upload.question')}</b>
          </p>
          <Button
            variant="line"
            size="small"
            icon="camera"
            onClick={() => {
              setLarge(false);
              onRetake();
            }}
          >
            {t('upload.retake')}
          </Button>
        </ZoomDialog>
      )}
    </div>
  );
}
