import type { SubmitEvent } from 'react';
import { describeReviewWriter, type OfficeReview, writerRules } from '#contract/review/office.ts';
import type { LocalText } from '#contract/staff/office.ts';
import { locales } from '#i18n/pick-locale.ts';
import { call } from '#web/lib/api/api.ts';
import { atField, useAction } from '#web/lib/api/use-action.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { localNow } from '#web/lib/i18n/when.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { useSite } from '#web/lib/page/site.ts';
import { useKept } from '#web/office/shell/use-kept.ts';
import { SelectField } from '#web/office/ui/fields.tsx';
import { LocalField } from '#web/office/ui/local-field.tsx';
import { DialogFoot, OfficeDialog } from '#web/office/ui/office-dialog.tsx';
import { useMendedError } from '#web/office/ui/use-mending.ts';

type Props = { review: OfficeReview; onClose: (after?: OfficeReview) => void };

/** What is shown below the writer's name: where they live, and since when they are with us. */
export function AboutDialog({ review, onClose }: Props) {
  const { t } = useTranslation();
  const { timeZone } = useSite();
  const { commentId, stamp, clientSince } = review;
  const kept = useKept(`about ${commentId}`, {
    place: (review.place ?? {}) as LocalText,
    since: clientSince ? String(clientSince) : '',
  });
  const { place, since } = kept.values;
  const [error, setError] = useMendedError(place);
  const thisYear = Number(localNow(timeZone).slice(0, 4));
  const years = Array.from({ length: thisYear - writerRules.sinceMin + 1 }, (_, i) =>
    String(thisYear - i),
  );

  const { busy, run } = useAction(atField(setError, 'place'));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setError(undefined);
    const isNamed = locales.some((locale) => place[locale]?.trim());
    const about = { place: isNamed ? place : null, clientSince: since ? Number(since) : null };
    run(async () => {
      const body = { ...about, stamp };
      const after = await call(describeReviewWriter, { params: { commentId }, body });
      kept.drop();
      notifySuccess(t('office.activities.reviews.saved'));
      onClose(after);
    });
  };
  return (
    <OfficeDialog
      title={t('office.activities.reviews.aboutTitle', { name: review.userName })}
      wide
      onClose={() => onClose()}
    >
      <form className="stack gap-16" noValidate onSubmit={submit}>
        <p>{t('office.activities.reviews.aboutLead')}</p>
        <LocalField
          label={t('office.activities.reviews.aboutPlace')}
          {...kept.field('place')}
          max={writerRules.placeMax}
          error={error}
        />
        <SelectField
          label={t('office.activities.reviews.aboutSince')}
          none={t('office.activities.reviews.aboutNoYear')}
          choices={years.map((value) => ({ value, label: value }))}
          {...kept.field('since')}
        />
        <DialogFoot action={t('office.activities.reviews.aboutSave')} busy={busy} />
      </form>
    </OfficeDialog>
  );
}
