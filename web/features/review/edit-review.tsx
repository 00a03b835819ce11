import { useState } from 'react';
import type { OwnComment } from '#contract/review/review.ts';
import { updateComment } from '#contract/review/write.ts';
import { call } from '#web/lib/api/api.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import type { PickPhotos } from '#web/lib/photo-picker-props.ts';
import { Button } from '#web/ui/forms/button.tsx';
import { ReviewForm } from './review-form.tsx';
import { bodyOf, valuesOf } from './review-values.ts';

type Props = {
  comment: OwnComment;
  pick: PickPhotos;
  onDone: (changed: boolean) => void;
};

/** Edits the user's review in place. */
export function EditReview({ comment, pick, onDone }: Props) {
  const { t } = useTranslation();
  const [values, setValues] = useState(() => valuesOf(comment));
  return (
    <ReviewForm
      values={values}
      onChange={setValues}
      pick={pick}
      onSend={async (review) => {
        const { commentId } = comment;
        await call(updateComment, { params: { commentId }, body: bodyOf(review) });
        notifySuccess(t('review.saved'));
        onDone(true);
      }}
      sendLabel={t('review.save')}
      cancel={
        <Button variant="line" size="big" onClick={() => onDone(false)}>
          {t('review.cancel')}
        </Button>
      }
    />
  );
}
