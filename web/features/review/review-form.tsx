import { type ReactNode, type SubmitEvent, useCallback, useId } from 'react';
import { Link } from 'react-router';
import { limits } from '#contract/limits.ts';
import { reviewRules } from '#contract/review/write.ts';
import type { Uploaded } from '#contract/upload/upload.ts';
import { atFields, useAction } from '#web/lib/api/use-action.ts';
import { useFormErrors } from '#web/lib/api/use-form-errors.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import type { PickPhotos } from '#web/lib/photo-picker-props.ts';
import { useSendLater } from '#web/lib/use-send-later.ts';
import { SendLater } from '#web/ui/feedback/send-later.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import { DraftKept } from '#web/ui/forms/draft-kept.tsx';
import { FormErrors } from '#web/ui/forms/form-errors.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import classes from './review-form.module.css';
import { problemsOf, type ReviewField, type ReviewValues, reviewFields } from './review-values.ts';
import { StarPick } from './star-pick.tsx';

type Props = {
  values: ReviewValues;
  onChange: (change: (old: ReviewValues) => ReviewValues) => void;
  pick: PickPhotos;
  /** Sends it; errors are shown here. */
  onSend: (values: ReviewValues) => Promise<void>;
  sendLabel: string;
  cancel: ReactNode;
  /** The signature; left out if already signed. */
  signed?: string | undefined;
  /** Discards the restored draft. */
  onStartOver?: (() => void) | undefined;
};

/** Stars, text and up to 3 photos (spec §2, §5). */
export function ReviewForm(props: Props) {
  const { values, onChange, pick, onSend } = props;
  const { t } = useTranslation();
  const id = useId();
  const { setErrors, errors, errorOf } = useFormErrors<ReviewField>(id);
  const { busy, run } = useAction(
    (error) => later.waitForNetwork(error) || atFields(reviewFields, setErrors)(error),
    { once: true },
  );

  const changePictures = useCallback(
    (change: (old: Uploaded[]) => Uploaded[]) =>
      onChange((old) => ({ ...old, pictures: change(old.pictures) })),
    [onChange],
  );

  const send = async () => {
    if (busy) return;
    const found = problemsOf(values);
    if (later.photos === 'stuck') found.push({ field: 'commentImage', key: 'review.wait' });
    setErrors(found);
    if (found.length) return;
    if (later.photos === 'coming') return later.waitForPhotos();
    await run(() => onSend(values));
  };
  const later = useSendLater(send);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send();
  };

  const textError = errorOf('commentText');
  return (
    <form className="stack gap-20" method="post" noValidate onSubmit={submit}>
      <FormErrors errors={errors} />
      {props.onStartOver && (
        <DraftKept
          title={t('review.draftKept')}
          drop={t('review.startOver')}
          onDrop={props.onStartOver}
        />
      )}
      <Card>
        <StarPick
          id={`${id}-rating`}
          value={values.rating}
          onChange={(rating) => onChange((old) => ({ ...old, rating }))}
        />
      </Card>
      <Card>
        <TextField
          id={`${id}-commentText`}
          label={t('review.text')}
          hint={t('review.textHint')}
          error={textError}
          fix={values.commentText.trim() ? undefined : t('review.textFix')}
          required
          count={{ text: values.commentText, max: reviewRules.textMax }}
          name="commentText"
          rows={2}
          autoComplete="off"
          value={values.commentText}
          onChange={(text) => onChange((old) => ({ ...old, commentText: text }))}
        />
      </Card>
      <Card className="stack gap-10">
        <h3 id={`${id}-photos`}>{t('review.photos')}</h3>
        <p id={`${id}-photos-hint`} className={classes.muted}>
          {t('review.photosHint', { max: limits.reviewImagesMax })}
        </p>
        {pick({
          id: `${id}-commentImage`,
          value: values.pictures,
          onChange: changePictures,
          name: t('review.photoName'),
          labelledBy: `${id}-photos`,
          describedBy: `${id}-photos-hint`,
          note: (left) =>
            left === limits.reviewImagesMax
              ? t('review.photosPublic')
              : t('review.photosMore', { n: left }),
          error: errorOf('commentImage'),
          onBusy: later.onBusy,
        })}
      </Card>
      {props.signed && (
        <p className={classes.signed}>
          {t('review.signed', { name: props.signed })}{' '}
          <Link to="/user/index?tab=info" className="tap-link">
            {t('review.changeName')}
          </Link>
        </p>
      )}
      <SendLater awaited={later.awaited} onStop={later.stop} />
      <div className={classes.buttons}>
        {props.cancel}
        <Button type="submit" variant="main" size="big" icon="paper-plane-tilt" busy={busy}>
          {props.sendLabel}
        </Button>
      </div>
    </form>
  );
}
