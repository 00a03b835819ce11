import { type SubmitEvent, useId, useState } from 'react';
import {
  addOwnDate,
  changeOwnDate,
  dateRules,
  type EnteredKind,
  enteredKinds,
  type ImportantDate,
} from '#contract/renewal/renewal.ts';
import { call } from '#web/lib/api/api.ts';
import { atFields, useAction } from '#web/lib/api/use-action.ts';
import { useFormErrors } from '#web/lib/api/use-form-errors.ts';
import { newRequestKey } from '#web/lib/draft.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { localNow } from '#web/lib/i18n/when.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { useSite } from '#web/lib/page/site.ts';
import { Button } from '#web/ui/forms/button.tsx';
import { FormErrors } from '#web/ui/forms/form-errors.tsx';
import { choicesOf, SelectField } from '#web/ui/forms/select-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import classes from './dates.module.css';

type Props = {
  /** The date to change; without one a new date is entered. */
  date?: ImportantDate;
  onSaved: () => void;
  onCancel: () => void;
};

const fields = ['kind', 'title', 'day'] as const;
type FieldName = (typeof fields)[number];

/** Enters or changes a date: what, when, and a name for it. */
export function DateForm({ date, onSaved, onCancel }: Props) {
  const { t } = useTranslation();
  const { timeZone } = useSite();
  const id = useId();
  const [kind, setKind] = useState<EnteredKind>(
    date && date.kind !== 'paper' ? date.kind : 'whiteCard',
  );
  const [title, setTitle] = useState(date?.title ?? '');
  const [day, setDay] = useState(date?.day ?? '');
  // Sent again after a lost answer, it is entered once.
  const [requestKey] = useState(newRequestKey);
  const { setErrors, errors, fieldOf } = useFormErrors<FieldName>(id);
  const { busy, run } = useAction(atFields(fields, setErrors), { once: true });

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const wrong = [
      ...(kind === 'other' && !title.trim()
        ? [{ field: 'title' as const, key: 'fields.required' as const }]
        : []),
      ...(day ? [] : [{ field: 'day' as const, key: 'fields.date' as const }]),
    ];
    setErrors(wrong);
    if (wrong.length) return;
    await run(async () => {
      if (date) {
        const body = { day, title, version: date.version };
        await call(changeOwnDate, { params: { dateId: date.dateId }, body });
      } else await call(addOwnDate, { body: { kind, day, title, requestKey } });
      notifySuccess(t('renewal.saved'));
      onSaved();
    });
  };

  return (
    <form className={`stack ${classes.form}`} method="post" noValidate onSubmit={submit}>
      <FormErrors errors={errors} />
      {!date && (
        <SelectField
          {...fieldOf('kind')}
          label={t('renewal.what')}
          required
          name="kind"
          value={kind}
          onChange={setKind}
          choices={choicesOf(enteredKinds, (one) => t(`renewal.kind.${one}`))}
        />
      )}
      <TextField
        {...fieldOf('day')}
        label={t('renewal.day')}
        hint={t('renewal.dayHint')}
        required
        type="date"
        name="day"
        min={localNow(timeZone).slice(0, 10)}
        value={day}
        onChange={setDay}
      />
      <TextField
        {...fieldOf('title')}
        label={t(kind === 'other' ? 'renewal.name' : 'renewal.nameOptional')}
        hint={t('renewal.nameHint')}
        required={kind === 'other'}
        count={{ text: title, max: dateRules.titleMax }}
        name="title"
        autoComplete="off"
        value={title}
        onChange={setTitle}
      />
      <div className={classes.buttons}>
        <Button type="submit" busy={busy}>
          {t('renewal.save')}
        </Button>
        <Button variant="line" onClick={onCancel}>
          {t('renewal.cancel')}
        </Button>
      </div>
    </form>
  );
}
