import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import type { PicturePickerProps } from '#web/lib/photo-picker-props.ts';
import { Button } from '#web/ui/forms/button.tsx';
import { cx } from '#web/ui/layout/class-names.ts';
import { Picture } from '#web/ui/media/picture.tsx';
import { PendingTile } from './pending-tile.tsx';
import { PickerFrame, usePicker } from './picker-frame.tsx';
import classes from './picture-picker.module.css';
import { PictureTile } from './picture-tile.tsx';
import { takesPdf } from './use-pictures.ts';

/** Pictures of a document: taken or chosen, checked, resized, uploaded, reviewed, replaced (design rules 23-25). */
export function PicturePicker(props: PicturePickerProps) {
  const { id, purpose, max, value, onChange, name, error, sample } = props;
  const { t } = useTranslation();
  const picker = usePicker(props, 'upload.sentAloud');
  const { pending, send, drop, open, camera, gallery, taken, left } = picker;
  // Pending and refused ones first, then the next one.
  const asks = left > 0 && !pending.some((one) => !one.replaces);
  const move = (place: number, by: -1 | 1) =>
    onChange((old) => {
      const next = [...old];
      next.splice(place + by, 0, ...next.splice(place, 1));
      return next;
    });

  const first = taken === 0;
  const errorId = `${id}-error`;
  const describedBy = [props.describedBy, error && errorId].filter(Boolean).join(' ') || undefined;
  return (
    <PickerFrame
      frame={picker.frame}
      id={asks ? undefined : id}
      labelledBy={props.labelledBy}
      describedBy={describedBy}
      errorId={errorId}
      error={error}
      fix={props.fix}
      className={classes.picker}
    >
      {value.map((picture, place) => {
        const next = pending.find((one) => one.replaces?.fileId === picture.fileId);
        return next ? (
          <PendingTile
            key={picture.fileId}
            {...{ name, pending: next, send }}
            onDrop={() => drop(next.id)}
            onAgain={() => open(gallery, picture)}
          />
        ) : (
          <PictureTile
            key={picture.fileId}
            {...{ name, picture, purpose, place }}
            count={value.length}
            onRetake={() => open(camera, picture)}
            onDelete={() => picker.remove(picture)}
            onMove={(by) => move(place, by)}
          />
        );
      })}
      {pending
        .filter((one) => !one.replaces)
        .map((one) => (
          <PendingTile
            key={one.id}
            {...{ name, pending: one, send }}
            onDrop={() => {
              drop(one.id);
              picker.focusFirst();
            }}
            onAgain={() => {
              drop(one.id);
              open(gallery);
            }}
          />
        ))}
      {asks && (
        <div
          className={cx(first ? classes.add : classes.next, first && sample && classes.withSample)}
        >
          {first && sample && (
            <figure className={classes.sample}>
              <Picture src={sample} alt="" width={320} height={220} />
              <figcaption>{t('upload.sample')}</figcaption>
            </figure>
          )}
          {!first && <p className={classes.more}>{t('upload.more', { taken, max })}</p>}
          <div className={classes.buttons}>
            <Button
              id={id}
              variant={first ? 'jade' : 'line'}
              size={first ? 'normal' : 'small'}
              icon="camera"
              aria-describedby={props.labelledBy}
              onClick={() => open(camera)}
            >
              {t('upload.take')}
            </Button>
            <Button
              variant="line"
              size={first ? 'normal' : 'small'}
              icon="image"
              aria-describedby={props.labelledBy}
              onClick={() => open(gallery)}
            >
              {t(takesPdf(purpose) ? 'upload.chooseFile' : 'upload.choose')}
            </Button>
          </div>
        </div>
      )}
    </PickerFrame>
  );
}
