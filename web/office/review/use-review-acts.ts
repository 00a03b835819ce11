import {
  markReviewSeen,
  type OfficeReview,
  pinReview,
  showReview,
} from '#contract/review/office.ts';
import { call } from '#web/lib/api/api.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';

/** What can be done with a review at one press. `onDone` gets it as it is then; nothing if it failed. */
export const useReviewActs = (
  { commentId, stamp }: OfficeReview,
  onDone: (after?: OfficeReview) => void,
) => {
  const { t } = useTranslation();
  const { busy, run } = useAction();
  const params = { commentId };
  const act = async (work: () => Promise<OfficeReview>) => {
    let after: OfficeReview | undefined;
    await run(async () => {
      after = await work();
      notifySuccess(t('office.activities.reviews.saved'));
    });
    onDone(after);
  };
  return {
    busy,
    show: (shown: boolean) => act(() => call(showReview, { params, body: { shown, stamp } })),
    pin: (top: boolean) => act(() => call(pinReview, { params, body: { top, stamp } })),
    see: () => act(() => call(markReviewSeen, { params })),
  };
};
