import { useId } from 'react';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Button } from '#web/ui/forms/button.tsx';
import { FieldError } from '#web/ui/forms/field-error.tsx';
import classes from './picture-picker.module.css';
import { sizeOf } from './size-of.ts';
import { Thumb } from './thumb.tsx';
import type { Pending } from './use-pictures.ts';

type Props = {
  name: string;
  pending: Pending;
  send: (one: Pending) => void;
  onDrop: () => void;
  /** Replaces this photo. */
  onAgain: () => void;
  /** Any photo will do: it is not a document. */
  anyPhoto?: boolean;
};

/** A pending picture: refused, being resized, uploading, or failed. */
export function PendingTile(props: Props) {
  const { name, pending, send, onDrop, onAgain, anyPhoto } = props;
  const { t } = useTranslation();
  const id = useId();
  const { stage, url, bytes } = pending;
  const thumb = <Thumb url={url} alt={t('upload.yours', { name })} />;
  const another = (
    <Button variant="line" icon="image" onClick={onAgain}>
      {t('upload.another')}
    </Button>
  );

  if (stage.at === 'refused') {
    const { why, numbers } = stage;
    const isOther = why === 'type';
    const hint = isOther ? t(anyPhoto ? 'upload.notAPhoto' : 'upload.noPhoto') : undefined;
    return (
      <div className={classes.wrong}>
        <div className={classes.file}>
          {thumb}
          <div role="alert">
            <FieldError
              id={id}
              error={isOther ? t('fields.image') : t(`upload.refused.${why}`, { ...numbers })}
              fix={hint}
            />
          </div>
        </div>
        <div className={classes.row}>
          {another}
          <Button variant="danger" icon="trash" onClick={onDrop}>
            {t('upload.delete')}
          </Button>
        </div>
      </div>
    );
  }

  if (stage.at === 'failed')
    return (
      <div className={classes.wrong}>
        <div className={classes.file}>
          {thumb}
          <div role="alert">
            <FieldError
              id={id}
              error={stage.message}
              fix={t(stage.offline ? 'upload.offline' : 'upload.failed')}
            />
          </div>
        </div>
        <div className={classes.row}>
          <Button icon="arrow-clockwise" aria-describedby={id} onClick={() => send(pending)}>
            {t('common.tryAgain')}
          </Button>
          {another}
          <Button variant="danger" icon="trash" onClick={onDrop}>
            {t('upload.delete')}
          </Button>
        </div>
      </div>
    );

  const part = stage.at === 'sending' ? stage.part : 0;
  const words = t(
    stage.at === 'shrinking'
      ? 'upload.shrinking'
      : stage.at === 'opening'
        ? 'upload.opening'
        : 'upload.sending',
  );
  return (
    <div className={classes.under}>
      <div className={classes.file}>
        {thumb}
        <div>
          <p role="status">
            <b id={id}>{words}</b>
          </p>
          <p className="muted">
            {stage.at === 'sending'
              ? t('upload.part', { percent: Math.round(part * 100), size: sizeOf(bytes) })
              : name}
          </p>
          <progress
            aria-labelledby={id}
            max={1}
            value={stage.at === 'sending' ? part : undefined}
          />
        </div>
      </div>
      {stage.at === 'sending' && (
        <div className={classes.row}>
          <Button variant="line" size="small" icon="x" aria-describedby={id} onClick={onDrop}>
            {t('upload.cancel')}
          </Button>
        </div>
      )}
    </div>
  );
}
