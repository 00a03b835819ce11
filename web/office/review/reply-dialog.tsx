import type { SubmitEvent } from 'react';
import { type OfficeReview, replyToReview } from '#contract/review/office.ts';
import type { LocalText } from '#contract/staff/office.ts';
import { htmlLang } from '#i18n/pick-locale.ts';
import { call } from '#web/lib/api/api.ts';
import { atField, useAction } from '#web/lib/api/use-action.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { useKept } from '#web/office/shell/use-kept.ts';
import { LocalField } from '#web/office/ui/local-field.tsx';
import { DialogFoot, OfficeDialog } from '#web/office/ui/office-dialog.tsx';
import { useMendedError } from '#web/office/ui/use-mending.ts';
import { Button } from '#web/ui/forms/button.tsx';
import classes from './reviews.module.css';

type Props = {
  review: OfficeReview;
  /** With the review as it is then, if it was changed. */
  onClose: (after?: OfficeReview) => void;
};

/** The public reply to a review, in three languages. */
export function ReplyDialog({ review, onClose }: Props) {
  const { t } = useTranslation();
  const kept = useKept(`reply ${review.commentId}`, { text: (review.reply ?? {}) as LocalText });
  const { text } = kept.values;
  const [error, setError] = useMendedError(kept.values.text);
  const { commentId, stamp } = review;

  const { busy, run } = useAction(atField(setError));
  const save = (reply: LocalText | null) => {
    setError(undefined);
    run(async () => {
      const after = await call(replyToReview, { params: { commentId }, body: { reply, stamp } });
      kept.drop();
      notifySuccess(t('office.activities.reviews.saved'));
      onClose(after);
    });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    save(text);
  };
  return (
    <OfficeDialog
      title={t('office.activities.reviews.replyTitle', { name: review.userName })}
      wide
      onClose={() => onClose()}
    >
      <form className="stack gap-16" noValidate onSubmit={submit}>
        <blockquote className={classes.quote} lang={htmlLang[review.locale]}>
          {review.text}
        </blockquote>
        <p>{t('office.activities.reviews.replyLead')}</p>
        <LocalField
          label={t('office.activities.reviews.replyText')}
          {...kept.field('text')}
          long
          error={error}
        />
        <DialogFoot action={t('office.activities.reviews.replySave')} busy={busy}>
          {review.reply && (
            <Button variant="danger" size="small" busy={busy} onClick={() => save(null)}>
              {t('office.activities.reviews.replyRemove')}
            </Button>
          )}
        </DialogFoot>
      </form>
    </OfficeDialog>
  );
}
