import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LocalText } from '#contract/office.ts';
import { type OfficeReview, replyToReview } from '#contract/review-office.ts';
import { htmlLang } from '#i18n/pick-locale.ts';
import { call } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { notifySuccess, reportError } from '#web/lib/notify.ts';
import { Button } from '#web/ui/button.tsx';
import { LocalField } from '../parts/local-field.tsx';
import { OfficeDialog } from '../parts/office-dialog.tsx';
import classes from './reviews.module.css';

/** Our answer in three languages, below the review for everybody to read. */
export function ReplyDialog({ review, onClose }: { review: OfficeReview; onClose: () => void }) {
  const { t } = useTranslation();
  const [text, setText] = useState<LocalText>(review.reply ?? {});
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const { commentId, stamp } = review;

  const save = async (reply: LocalText | null) => {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      await call(replyToReview, { params: { commentId }, body: { reply, stamp } });
      notifySuccess(t('office.activities.reviews.saved'));
      onClose();
    } catch (failure) {
      const wrong = failure instanceof ApiError ? failure.fields[0] : undefined;
      // What was typed stays, whoever changed it meanwhile.
      setError(wrong?.message);
      if (!wrong) reportError(failure, t);
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    save(text);
  };
  return (
    <OfficeDialog
      title={t('office.activities.reviews.replyTitle', { name: review.userName })}
      wide
      onClose={onClose}
    >
      <form className={classes.form} noValidate onSubmit={submit}>
        <blockquote className={classes.quote} lang={htmlLang[review.locale]}>
          {review.text}
        </blockquote>
        <p>{t('office.activities.reviews.replyLead')}</p>
        <LocalField
          label={t('office.activities.reviews.replyText')}
          value={text}
          onChange={setText}
          long
          error={error}
        />
        <div className={classes.buttons}>
          <Button type="submit" size="small" busy={busy}>
            {t('office.activities.reviews.replySave')}
          </Button>
          {review.reply && (
            <Button look="danger" size="small" busy={busy} onClick={() => save(null)}>
              {t('office.activities.reviews.replyRemove')}
            </Button>
          )}
        </div>
      </form>
    </OfficeDialog>
  );
}
