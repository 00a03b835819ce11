import { type SubmitEvent, useState } from 'react';
import type { OfficeActivity } from '#contract/activity/office.ts';
import {
  activityPlanRules,
  type RepeatStep,
  repeatActivity,
  repeatSteps,
} from '#contract/activity/plan-office.ts';
import { call } from '#web/lib/api/api.ts';
import { atField } from '#web/lib/api/use-action.ts';
import { newRequestKey } from '#web/lib/draft.ts';
import { formatDay, formatTime } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { useKept } from '#web/office/shell/use-kept.ts';
import { choicesOf, SelectField, TextField } from '#web/office/ui/fields.tsx';
import { DialogFoot, OfficeDialog } from '#web/office/ui/office-dialog.tsx';
import { FilterBar } from '#web/office/ui/table/filter-bar.tsx';
import { useMendedError } from '#web/office/ui/use-mending.ts';
import { usePreviewed } from '#web/office/ui/use-previewed.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { CheckChoice } from '#web/ui/forms/check-choice.tsx';
import classes from './activities.module.css';

type Props = { activity: OfficeActivity; onClose: () => void };
const ends = ['times', 'day'] as const;

/** Repeats an activity every week, two weeks or month; previews the dates first. */
export function RepeatDialog({ activity, onClose }: Props) {
  const { t, locale } = useTranslation();
  const [requestKey] = useState(newRequestKey);
  const kept = useKept(`repeat ${activity.id}`, {
    every: 'week' as RepeatStep,
    end: 'times' as (typeof ends)[number],
    times: '4',
    until: '',
    published: false,
  });
  const { every, end, times, until, published } = kept.values;
  const [error, setError] = useMendedError([every, end, times, until]);
  const form = usePreviewed({
    send: (preview) =>
      call(repeatActivity, {
        params: { id: activity.id },
        body: {
          requestKey,
          every,
          ...(end === 'times' ? { times: Number(times) } : { until }),
          published,
          preview,
        },
      }),
    onDone: ({ ids }) => {
      kept.forget();
      notifySuccess(t('office.activities.repeatDone', { count: ids.length }));
      onClose();
    },
    onRefused: atField(setError),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setError(undefined);
    form.preview();
  };
  const { shown } = form;
  return (
    <OfficeDialog title={t('office.activities.repeatTitle')} onClose={onClose}>
      {shown ? (
        <div className="stack gap-16">
          <p>
            <b>{t('office.activities.repeatDays', { count: shown.days.length })}</b>
          </p>
          <ol className={classes.days}>
            {shown.days.map(({ startTime, exists }) => (
              <li key={startTime}>
                {formatDay(startTime, locale)} {formatTime(startTime, locale)}{' '}
                {exists && <Badge tone="plain">{t('office.activities.repeatExists')}</Badge>}
              </li>
            ))}
          </ol>
          <DialogFoot
            action={
              shown.days.every(({ exists }) => exists) ? undefined : t('office.activities.repeatDo')
            }
            icon="calendar-plus"
            busy={form.busy}
            onAction={form.act}
            away={t('office.activities.goBack')}
            onAway={form.back}
          />
        </div>
      ) : (
        <form className="stack gap-16" noValidate onSubmit={submit}>
          <FilterBar>
            <SelectField
              label={t('office.activities.every')}
              choices={choicesOf(repeatSteps, (value) => t(`office.activities.everys.${value}`))}
              {...kept.field('every')}
            />
            <SelectField
              label={t('office.activities.until')}
              choices={choicesOf(ends, (value) => t(`office.activities.untils.${value}`))}
              {...kept.field('end')}
            />
          </FilterBar>
          <TextField
            key={end}
            size="normal"
            label={t(end === 'times' ? 'office.activities.times' : 'office.activities.lastDay')}
            required
            error={error}
            {...(end === 'times'
              ? {
                  type: 'number',
                  min: 1,
                  max: activityPlanRules.repeatMax,
                  ...kept.field('times'),
                }
              : { type: 'date', ...kept.field('until') })}
          />
          <CheckChoice
            name="published"
            checked={published}
            onChange={kept.set('published')}
            label={t('office.activities.publishCopies')}
            hint={t('office.activities.publishCopiesHint')}
          />
          <DialogFoot action={t('office.activities.preview')} busy={form.busy} />
        </form>
      )}
    </OfficeDialog>
  );
}
