import { useState } from 'react';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import type { PhotoPickerProps } from '#web/lib/photo-picker-props.ts';
import { Button } from '#web/ui/forms/button.tsx';
import { PictureViewer } from '#web/ui/media/picture-viewer.tsx';
import { PendingTile } from './pending-tile.tsx';
import classes from './photo-picker.module.css';
import { PickerFrame, usePicker } from './picker-frame.tsx';

/** A few public photos: unlike documents they needn't be legible, so preview and delete are enough. */
export function PhotoPicker(props: PhotoPickerProps) {
  const { id, value, name } = props;
  const { t } = useTranslation();
  const [open, setOpen] = useState<number | null>(null);
  const picker = usePicker(props, 'upload.addedAloud');
  const { pending, send, drop, left } = picker;
  const titleOf = (place: number) => t('upload.numbered', { name, number: place + 1 });

  return (
    <PickerFrame
      frame={picker.frame}
      labelledBy={props.labelledBy}
      describedBy={props.describedBy}
      errorId={`${id}-error`}
      error={props.error}
      className={classes.picker}
    >
      {value.map((picture, place) => (
        <figure key={picture.fileId} className="stack gap-10">
          <button
            type="button"
            className={classes.preview}
            aria-label={t('common.pair', { label: t('upload.look'), text: titleOf(place) })}
            onClick={() => setOpen(place)}
          >
            <img src={picture.path} alt="" width={220} height={150} />
          </button>
          <Button
            variant="danger"
            size="small"
            icon="trash"
            aria-label={t('common.pair', { label: t('upload.delete'), text: titleOf(place) })}
            onClick={() => picker.remove(picture)}
          >
            {t('upload.delete')}
          </Button>
        </figure>
      ))}
      {pending.map((one) => (
        <div key={one.id} className={classes.pending}>
          <PendingTile
            {...{ name, pending: one, send }}
            anyPhoto
            onDrop={() => drop(one.id)}
            onAgain={() => {
              drop(one.id);
              picker.open(picker.gallery);
            }}
          />
        </div>
      ))}
      {left > 0 && (
        <div className={classes.add}>
          <div className={classes.buttons}>
            <Button id={id} icon="camera" onClick={() => picker.open(picker.camera)}>
              {t('upload.take')}
            </Button>
            <Button variant="line" icon="image" onClick={() => picker.open(picker.gallery)}>
              {t('upload.choose')}
            </Button>
          </div>
          <p className="muted">{props.note(left)}</p>
        </div>
      )}
      {open !== null && value[open] && (
        <PictureViewer
          pictures={value.map(({ path }) => path)}
          at={open}
          name={titleOf}
          onMove={setOpen}
          onClose={() => setOpen(null)}
        />
      )}
    </PickerFrame>
  );
}
