import { type SubmitEvent, useId, useState } from 'react';
import { addDateFor, changeDateOf } from '#contract/renewal/office.ts';
import {
  type DateState,
  dateRules,
  dateStates,
  type EnteredKind,
  enteredKinds,
  type ImportantDate,
} from '#contract/renewal/renewal.ts';
import type { CaseName } from '#contract/staff/cases.ts';
import { call } from '#web/lib/api/api.ts';
import { atFields, useAction } from '#web/lib/api/use-action.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { useKept } from '#web/office/shell/use-kept.ts';
import { choicesOf, SelectField, TextField } from '#web/office/ui/fields.tsx';
import { DialogFoot, OfficeDialog } from '#web/office/ui/office-dialog.tsx';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import { useMendedErrors } from '#web/office/ui/use-mending.ts';
import classes from './date-dialog.module.css';
import { sayName } from './queues.ts';

const fields = ['kind', 'day', 'title', 'state'] as const;
type FieldName = (typeof fields)[number];

type Props = {
  person: CaseName & { userId: string };
  /** The date to change; without one a new date is entered. */
  date?: ImportantDate;
  onClose: () => void;
  onSaved: () => void;
};

/** A renewal or deadline of a client. Nothing is sent now: reminders follow. */
export function DateDialog({ person, date, onClose, onSaved }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const kept = useKept(`date ${date ? `${date.dateId} ${date.version}` : person.userId}`, {
    kind: (date && date.kind !== 'paper' ? date.kind : 'whiteCard') as EnteredKind,
    day: date?.day ?? '',
    title: date?.title ?? '',
    state: (date?.state ?? 'upcoming') as DateState,
  });
  const { kind, day, title, state } = kept.values;
  const { setErrors, fieldOf } = useMendedErrors<FieldName>(id, kept.values);
  const { busy, run } = useAction(atFields(fields, setErrors), { once: true });

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!day) return setErrors([{ field: 'day', key: 'fields.date' }]);
    setErrors([]);
    run(async () => {
      if (date) {
        const body = { day, title, state, version: date.version };
        await call(changeDateOf, { params: { dateId: date.dateId }, body });
      } else {
        const params = { userId: person.userId };
        await call(addDateFor, { params, body: { kind, day, title } });
      }
      kept.drop();
      notifySuccess(t('office.renewals.saved'));
      onSaved();
    });
  };
  return (
    <OfficeDialog
      title={
        date
          ? t('office.renewals.changeTitle')
          : t('office.renewals.addTitle', { name: sayName(person) })
      }
      onClose={onClose}
    >
      <form className="stack gap-16" noValidate onSubmit={submit}>
        {!date && (
          <SelectField
            {...fieldOf('kind')}
            label={t('office.renewals.kindLabel')}
            choices={choicesOf(enteredKinds, (one) => t(`office.renewals.kind.${one}`))}
            {...kept.field('kind')}
          />
        )}
        <TextField
          {...fieldOf('day')}
          type="date"
          label={t('office.renewals.day')}
          required
          {...kept.field('day')}
        />
        <TextField
          {...fieldOf('title')}
          label={t('office.renewals.name')}
          hint={t('office.renewals.nameHint')}
          maxLength={dateRules.titleMax}
          {...kept.field('title')}
        />
        {date && (
          <SelectField
            {...fieldOf('state')}
            label={t('office.renewals.stateLabel')}
            choices={choicesOf(dateStates, (one) => t(`office.renewals.state.${one}`))}
            {...kept.field('state')}
          />
        )}
        <DialogFoot action={t('office.renewals.save')} busy={busy} onAway={onClose} />
      </form>
    </OfficeDialog>
  );
}

/** Opens the dialog for another date. */
export function AddDate({ person, onSaved }: Pick<Props, 'person'> & { onSaved?: () => void }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <ToolButton icon="calendar-plus" onClick={() => setOpen(true)}>
        {t('office.renewals.add')}
      </ToolButton>
      {open && (
        <DateDialog
          person={person}
          onClose={() => setOpen(false)}
          onSaved={() => {
            setOpen(false);
            onSaved?.();
          }}
        />
      )}
    </>
  );
}

/** In a case: a date that came up while working on it. */
export function CaseDate({ person }: Pick<Props, 'person'>) {
  return (
    <div className={classes.inCase}>
      <AddDate person={person} />
    </div>
  );
}
