import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Uploaded, UploadPurpose } from '#contract/upload.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { FieldError } from '#web/ui/field-error.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { PendingTile } from './pending-tile.tsx';
import classes from './picture-picker.module.css';
import { PictureTile } from './picture-tile.tsx';
import { type Change, usePictures } from './use-pictures.ts';
import { takeBack } from './use-preview.ts';

type Props = {
  /** The button for the next photo gets this id, so that an error summary can lead to it. */
  id: string;
  purpose: UploadPurpose;
  max: number;
  value: readonly Uploaded[];
  /** Gets a function from the old list to the new one, as `setState` takes it: several pictures may arrive at once. */
  onChange: Change;
  /** What is on the pictures: 'Green card'. */
  name: string;
  labelledBy: string;
  describedBy?: string | undefined;
  /** A drawing of what is wanted (a path). */
  sample?: string | undefined;
  error?: string | undefined;
  mend?: string | undefined;
  /** Pictures are on their way: whoever goes on now would leave them behind. */
  onBusy?: ((busy: boolean) => void) | undefined;
};

/** Pictures of a document: taken or chosen, judged, made smaller, sent, looked at, taken again (design rules 23-25). */
export function PicturePicker(props: Props) {
  const { id, purpose, max, value, onChange, name, error, mend, sample, onBusy } = props;
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const gallery = useRef<HTMLInputElement>(null);
  const replaces = useRef<Uploaded | null>(null);
  const [said, say] = useState('');
  const { pending, add, send, shrink, drop } = usePictures({
    purpose,
    onChange,
    onSent: () => say(t('upload.sentAloud', { name })),
  });

  const busy = pending.some(({ stage }) => ['judging', 'shrinking', 'sending'].includes(stage.at));
  useEffect(() => onBusy?.(busy), [busy, onBusy]);

  const open = (input: HTMLInputElement | null, instead: Uploaded | null) => {
    replaces.current = instead;
    input?.click();
  };
  const taken = value.length + pending.filter((one) => !one.replaces).length;
  const left = max - taken;
  // First what is under way or was refused, then the next one.
  const asks = left > 0 && !pending.some((one) => !one.replaces);
  const choose = (input: HTMLInputElement) => {
    const files = Array.from(input.files ?? []).slice(0, replaces.current ? 1 : Math.max(left, 0));
    // The same photo can be chosen again.
    input.value = '';
    if (files.length) add(files, replaces.current);
  };
  /** Where a tile was that is gone now. */
  const focusAdd = () =>
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('button')?.focus());

  const remove = (picture: Uploaded) => {
    takeBack(picture, purpose);
    onChange((old) => old.filter((one) => one.fileId !== picture.fileId));
    say(t('upload.deletedAloud', { name }));
    focusAdd();
  };
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
    // biome-ignore lint/a11y/useSemanticElements: a fieldset inside the document's own fieldset would be read twice
    <div
      ref={box}
      id={asks ? undefined : id}
      role="group"
      aria-labelledby={props.labelledBy}
      aria-describedby={describedBy}
      className={classes.picker}
    >
      {value.map((picture, place) => {
        const next = pending.find((one) => one.replaces?.fileId === picture.fileId);
        return next ? (
          <PendingTile
            key={picture.fileId}
            {...{ name, pending: next, send, shrink }}
            onDrop={() => drop(next.id)}
            onAgain={() => open(gallery.current, picture)}
          />
        ) : (
          <PictureTile
            key={picture.fileId}
            {...{ name, picture, purpose, place }}
            count={value.length}
            onRetake={() => open(camera.current, picture)}
            onDelete={() => remove(picture)}
            onMove={(by) => move(place, by)}
          />
        );
      })}
      {pending
        .filter((one) => !one.replaces)
        .map((one) => (
          <PendingTile
            key={one.id}
            {...{ name, pending: one, send, shrink }}
            onDrop={() => {
              drop(one.id);
              focusAdd();
            }}
            onAgain={() => {
              drop(one.id);
              open(gallery.current, null);
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
              look={first ? 'jade' : 'line'}
              size={first ? 'normal' : 'small'}
              icon="camera"
              aria-describedby={props.labelledBy}
              onClick={() => open(camera.current, null)}
            >
              {t('upload.take')}
            </Button>
            <Button
              look="line"
              size={first ? 'normal' : 'small'}
              icon="image"
              aria-describedby={props.labelledBy}
              onClick={() => open(gallery.current, null)}
            >
              {t('upload.choose')}
            </Button>
          </div>
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
        multiple={max > 1}
        hidden
        onChange={(event) => choose(event.target)}
      />
      <FieldError id={errorId} error={error} mend={mend} />
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}
