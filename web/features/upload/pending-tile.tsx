import { useId } from 'react';
import { useTranslation } from 'react-i18next';
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
  shrink: (one: Pending) => void;
  onDrop: () => void;
  /** Another photo instead of this one. */
  onAgain: () => void;
  /** Any photo will do: it is not of a paper. */
  anyPhoto?: boolean;
};

/** A picture that has not arrived: refused, being made smaller, under way, or stopped by the network. */
export function PendingTile(props: Props) {
  const { name, pending, send, shrink, onDrop, onAgain, anyPhoto } = props;
  const { t } = useTranslation();
  const id = useId();
  const { stage, url, bytes } = pending;
  const thumb = <Thumb url={url} alt={t('upload.yours', { name })} />;
  const another = (
    <Button look="line" icon="image" onClick={onAgain}>
      {t('upload.another')}
    </Button>
  );

  if (stage.at === 'refused' || stage.at === 'unreadable') {
    const wrong = () => {
      if (stage.at === 'unreadable') return t('errors.file_unreadable');
      return t(stage.why === 'dimensions' ? 'errors.file_dimensions' : 'fields.image');
    };
    const canShrink = stage.at === 'refused' && stage.photo;
    const mend = () => {
      if (stage.at !== 'refused') return undefined;
      if (stage.why === 'size') return t('upload.tooLarge', { size: sizeOf(bytes) });
      if (stage.why === 'dimensions') return t('upload.tooWide');
      if (stage.photo) return t('upload.otherPhoto');
      return t(anyPhoto ? 'upload.notAPhoto' : 'upload.noPhoto');
    };
    return (
      <div className={classes.wrong}>
        <div className={classes.file}>
          {thumb}
          <div role="alert">
            <FieldError id={id} error={wrong()} mend={mend()} />
          </div>
        </div>
        <div className={classes.row}>
          {canShrink && (
            <Button icon="arrows-in-simple" aria-describedby={id} onClick={() => shrink(pending)}>
              {t('upload.shrink')}
            </Button>
          )}
          {another}
          <Button look="danger" icon="trash" onClick={onDrop}>
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
            <FieldError id={id} error={stage.message} mend={t('upload.failed')} />
          </div>
        </div>
        <div className={classes.row}>
          <Button icon="arrow-clockwise" aria-describedby={id} onClick={() => send(pending)}>
            {t('common.tryAgain')}
          </Button>
          {another}
          <Button look="danger" icon="trash" onClick={onDrop}>
            {t('upload.delete')}
          </Button>
        </div>
      </div>
    );

  const part = stage.at === 'sending' ? stage.part : 0;
  const words = stage.at === 'shrinking' ? t('upload.shrinking') : t('upload.sending');
  return (
    <div className={classes.under}>
      <div className={classes.file}>
        {thumb}
        <div>
          <p role="status">
            <b id={id}>{words}</b>
          </p>
          <p className={classes.muted}>
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
          <Button look="line" size="small" icon="x" aria-describedby={id} onClick={onDrop}>
            {t('upload.cancel')}
          </Button>
        </div>
      )}
    </div>
  );
}
