import { activityNeeds, joinRules } from '#contract/activity/register.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { CheckChoice } from '#web/ui/forms/check-choice.tsx';
import { ChoiceGroup } from '#web/ui/forms/choice-group.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import classes from './join-form.module.css';
import type { PartyValues } from './join-values.ts';

const companionCounts = ['c0', 'c1', 'c2', 'c3', 'c4'] as const;

type Props = {
  /** The beginning of the fields' ids. */
  id: string;
  values: PartyValues;
  set: (change: Partial<PartyValues>) => void;
  errorOf: (field: 'companions' | 'needsNote') => string | undefined;
};

/** Who comes along. */
export function PeopleField({ id, values, set, errorOf }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.companions}>
      <ChoiceGroup
        id={`${id}-companions`}
        name={`${id}-companions`}
        label={t('activity.companions')}
        hint={t('activity.companionsHint')}
        error={errorOf('companions')}
        short
        options={companionCounts.map((value) => ({
          value,
          label: t(`activity.companion.${value}`),
        }))}
        value={companionCounts[values.companions] ?? 'c0'}
        onChange={(value) => set({ companions: companionCounts.indexOf(value) })}
      />
      <p className={classes.people} role="status">
        {t('activity.people', { n: values.companions + 1 })}
      </p>
    </div>
  );
}

/** What they need. */
export function NeedsFields({ id, values, set, errorOf }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <fieldset className={classes.needs} aria-describedby={`${id}-needs-hint`}>
        <legend className={classes.label}>{t('activity.needs')}</legend>
        <p id={`${id}-needs-hint`} className="muted">
          {t('activity.needsHint')}
        </p>
        {activityNeeds.map((need) => (
          <CheckChoice
            key={need}
            name={need}
            checked={values.needs.includes(need)}
            onChange={(checked) =>
              set({
                needs: activityNeeds.filter((one) =>
                  one === need ? checked : values.needs.includes(one),
                ),
              })
            }
            label={t(`activity.need.${need}`)}
            hint={t(`activity.needHint.${need}`)}
          />
        ))}
      </fieldset>
      <Field
        id={`${id}-needsNote`}
        label={t('activity.needsNote')}
        hint={t('activity.needsNoteHint')}
        error={errorOf('needsNote')}
        count={{ text: values.needsNote, max: joinRules.needsNoteMax }}
      >
        {(control) => (
          <textarea
            {...control}
            name="needsNote"
            autoComplete="off"
            rows={3}
            value={values.needsNote}
            onChange={(event) => set({ needsNote: event.target.value })}
            style={{ minHeight: '7em' }}
          />
        )}
      </Field>
    </>
  );
}
