import { type SubmitEvent, useId, useState } from 'react';
import { creditRules } from '#contract/training/credit.ts';
import { addClass } from '#contract/training/credit-office.ts';
import { call } from '#web/lib/api/api.ts';
import { atFields, useAction } from '#web/lib/api/use-action.ts';
import { newRequestKey } from '#web/lib/draft.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { useKept } from '#web/office/shell/use-kept.ts';
import { TextField } from '#web/office/ui/fields.tsx';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import { useMendedErrors } from '#web/office/ui/use-mending.ts';
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx';
import classes from '../training.module.css';
import { HoursField } from './hours-field.tsx';
import { SubjectChoice } from './subject-choice.tsx';

const words = 'office.credit';
const first = {
  title: '',
  day: '',
  starts: '',
  ends: '',
  room: '',
  instructor: '',
  places: '12',
  hours: '1',
};
type Name = keyof typeof first;
const names = Object.keys(first) as Name[];
const types: Partial<Record<Name, string>> = { day: 'date', starts: 'time', ends: 'time' };
/** The column of the list has the same name. */
const labelOf = (name: Name) => (name === 'title' ? 'name' : name);

/** A new class. */
export function ClassForm({ onAdded }: { onAdded: () => void }) {
  const { t } = useTranslation();
  const id = useId();
  const [requestKey, setKey] = useState(newRequestKey);
  const kept = useKept('new class', { ...first, subjects: [] as string[] });
  const { subjects, ...values } = kept.values;
  const { setErrors, errors, errorOf } = useMendedErrors<Name>(id, values);
  const { busy, run } = useAction(atFields(names, setErrors));
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    run(async () => {
      const { places, hours, ...rest } = values;
      const numbers = { places: Number(places), hours: Number(hours) };
      await call(addClass, { body: { requestKey, ...rest, ...numbers, subjects } });
      setErrors([]);
      setKey(newRequestKey());
      kept.forget();
      notifySuccess(t(`${words}.added`));
      onAdded();
    });
  };
  return (
    <form className={classes.form} onSubmit={save} noValidate>
      <ErrorSummary title={t('login.errorTitle')} errors={errors} />
      <div className={classes.rules}>
        {names.map((name) =>
          name === 'hours' ? (
            <HoursField
              key={name}
              id={`${id}-${name}`}
              value={values.hours}
              error={errorOf(name)}
              onChange={kept.set(name)}
            />
          ) : (
            <TextField
              key={name}
              id={`${id}-${name}`}
              label={t(`${words}.${labelOf(name)}`)}
              type={name === 'places' ? 'number' : (types[name] ?? 'text')}
              maxLength={creditRules.titleMax}
              autoComplete="off"
              value={values[name]}
              error={errorOf(name)}
              onChange={kept.set(name)}
            />
          ),
        )}
      </div>
      <SubjectChoice {...kept.field('subjects')} />
      <div>
        <ToolButton type="submit" icon="plus" busy={busy}>
          {t(`${words}.addClass`)}
        </ToolButton>
      </div>
    </form>
  );
}
