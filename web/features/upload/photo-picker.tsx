import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Uploaded, UploadPurpose } from '#contract/upload.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field-error.tsx';
import { PictureViewer } from '#web/ui/picture-viewer.tsx';
import { PendingTile } from './pending-tile.tsx';
import classes from './photo-picker.module.css';
import { type Change, usePictures } from './use-pictures.ts';
import { takeBack } from './use-preview.ts';

type Props = {
  id: string;
  purpose: UploadPurpose;
  max: number;
  value: readonly Uploaded[];
  onChange: Change;
  /** What the photos belong to: 'Review'. */
  name: string;
  labelledBy: string;
  describedBy?: string | undefined;
  /** Beside the buttons: how many more, who will see them. */
  note: (left: number) => string;
  error?: string | undefined;
  onBusy?: ((busy: boolean) => void) | undefined;
};

/** A few photos for others to see: no paper that must be readable, so a preview and a way to delete are enough. */
export function PhotoPicker(props: Props) {
  const { id, purpose, max, value, onChange, name, error, onBusy } = props;
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const gallery = useRef<HTMLInputElement>(null);
  const [said, say] = useState('');
  const [open, setOpen] = useState<number | null>(null);
  const { pending, add, send, shrink, drop } = usePictures({
    purpose,
    onChange,
    onSent: () => say(t('upload.addedAloud', { name })),
  });
  const busy = pending.some(({ stage }) => ['judging', 'shrinking', 'sending'].includes(stage.at));
  useEffect(() => onBusy?.(busy), [busy, onBusy]);

  const left = Math.max(0, max - value.length - pending.length);
  const choose = (input: HTMLInputElement) => {
    const files = Array.from(input.files ?? []).slice(0, left);
    // The same photo can be chosen again.
    input.value = '';
    if (files.length) add(files, null);
  };
  const remove = (picture: Uploaded) => {
    takeBack(picture, purpose);
    onChange((old) => old.filter((one) => one.fileId !== picture.fileId));
    say(t('upload.deletedAloud', { name }));
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('button')?.focus());
  };
  const titleOf = (place: number) => t('upload.numbered', { name, number: place + 1 });

  return (
    // biome-ignore lint/a11y/useSemanticElements: the form has its own fieldset around it
    <div
      ref={box}
      role="group"
      aria-labelledby={props.labelledBy}
      aria-describedby={props.describedBy}
      className={classes.picker}
    >
      {value.map((picture, place) => (
        <figure key={picture.fileId} className={classes.photo}>
          <button
            type="button"
            className={classes.look}
            aria-label={`${t('upload.look')}: ${titleOf(place)}`}
            onClick={() => setOpen(place)}
          >
            <img src={picture.path} alt="" width={220} height={150} />
          </button>
          <Button
            look="danger"
            size="small"
            icon="trash"
            aria-label={`${t('upload.delete')}: ${titleOf(place)}`}
            onClick={() => remove(picture)}
          >
            {t('upload.delete')}
          </Button>
        </figure>
      ))}
      {pending.map((one) => (
        <div key={one.id} className={classes.pending}>
          <PendingTile
            {...{ name, pending: one, send, shrink }}
            anyPhoto
            onDrop={() => drop(one.id)}
            onAgain={() => {
              drop(one.id);
              gallery.current?.click();
            }}
          />
        </div>
      ))}
      {left > 0 && (
        <div className={classes.add}>
          <div className={classes.buttons}>
            <Button id={id} icon="camera" onClick={() => camera.current?.click()}>
              {t('upload.take')}
            </Button>
            <Button look="line" icon="image" onClick={() => gallery.current?.click()}>
              {t('upload.choose')}
            </Button>
          </div>
          <p className={classes.note}>{props.note(left)}</p>
        </div>
      )}
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        onChange={(event) => choose(event.target)}
      />
      <input
        ref={gallery}
        type="file"
        accept="image/*"
        multiple
        hidden
        onChange={(event) => choose(event.target)}
      />
      <FieldError id={`${id}-error`} error={error} />
      <p role="status" className="sr-only">
        {said}
      </p>
      {open !== null && value[open] && (
        <PictureViewer
          pictures={value.map(({ path }) => path)}
          at={open}
          name={titleOf}
          onMove={setOpen}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}
