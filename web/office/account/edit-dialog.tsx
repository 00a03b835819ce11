import { type SubmitEvent, useId, useState } from 'react';
import { getPerson, type WholePerson } from '#contract/account/people-office.ts';
import { editPerson, type PersonProfile } from '#contract/account/person-edit.ts';
import { personLimits } from '#contract/account/person-words.ts';
import { states } from '#contract/us-states.ts';
import { call } from '#web/lib/api/api.ts';
import { atFields } from '#web/lib/api/use-action.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { PersonPreviewStep } from '#web/office/cases/booking/person-preview-step.tsx';
import { useKept } from '#web/office/shell/use-kept.ts';
import { choicesOf, localeChoices, SelectField, TextField } from '#web/office/ui/fields.tsx';
import { DialogFoot, OfficeDialog } from '#web/office/ui/office-dialog.tsx';
import { shortName } from '#web/office/ui/person-name.tsx';
import { useMendedErrors } from '#web/office/ui/use-mending.ts';
import { usePreviewed } from '#web/office/ui/use-previewed.ts';
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx';
import { EditConflict } from './edit-conflict.tsx';
import { EditContacts } from './edit-contacts.tsx';
import classes from './people.module.css';

const texts = ['lastName', 'firstName', 'chineseName', 'preferredName'] as const;
const places = ['address', 'apartment', 'city', 'postcode'] as const;
const required: readonly string[] = ['lastName', 'firstName'];

type Props = { person: WholePerson; onClose: () => void; onDone: () => void };

/** Edits a person. When somebody else saved meanwhile, both sides are shown and nothing typed is lost. */
export function EditDialog({ person, onClose, onDone }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const params = { userId: person.userId };
  // With what it was typed over: when somebody saved meanwhile, both sides are shown.
  const kept = useKept(`edit ${person.userId}`, {
    base: { profile: person.profile, version: person.version },
    typed: person.profile,
  });
  const { base, typed } = kept.values;
  const [theirs, setTheirs] = useState<typeof base | null>(null);
  const ofContacts = typed.contacts.flatMap((_, i) => [
    `contacts.${i}.name`,
    `contacts.${i}.phone`,
  ]);
  const fields = [...texts, 'email', ...places, 'state', 'note', ...ofContacts, 'contacts'];
  const { setErrors, errors, errorOf, fieldOf } = useMendedErrors<string>(id, typed);
  const set = (values: Partial<PersonProfile>) => kept.change({ typed: { ...typed, ...values } });

  const form = usePreviewed({
    send: (preview) => {
      const body = { ...typed, version: base.version, ...(preview && { preview: true as const }) };
      return call(editPerson, { params, body });
    },
    onDone: () => {
      kept.drop();
      notifySuccess(t('office.personEdit.saved'));
      onDone();
    },
    onRefused: async (refused) => {
      if (refused.code !== 'changed_meanwhile') return atFields(fields, setErrors)(refused);
      const { profile, version } = await call(getPerson, { params });
      setTheirs({ profile, version });
      return true;
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setErrors([]);
    // Only a change of the address is told to the person.
    if (typed.email.trim() !== base.profile.email) form.preview();
    else form.act();
  };
  const field = (name: (typeof texts)[number] | (typeof places)[number]) => (
    <TextField
      key={name}
      size="normal"
      id={`${id}-${name}`}
      label={t(`office.personEdit.field.${name}`)}
      required={required.includes(name)}
      error={errorOf(name)}
      autoComplete="off"
      value={typed[name]}
      onChange={(text) => set({ [name]: text })}
    />
  );
  const title = t('office.personEdit.editTitle', { name: shortName(person) });

  if (theirs)
    return (
      <OfficeDialog title={title} onClose={onClose}>
        <EditConflict
          base={base.profile}
          mine={typed}
          theirs={theirs.profile}
          onSettled={(profile) => {
            kept.change({ typed: profile, base: theirs });
            setTheirs(null);
          }}
          onAway={onClose}
        />
      </OfficeDialog>
    );
  return (
    <OfficeDialog title={title} onClose={onClose}>
      {form.shown ? (
        <PersonPreviewStep
          form={form}
          messages={form.shown.messages}
          action={t('office.personEdit.save')}
        />
      ) : (
        <form className={classes.form} method="post" noValidate onSubmit={submit}>
          <ErrorSummary title={t('login.errorTitle')} errors={errors} />
          <div className={classes.pair}>{texts.map(field)}</div>
          <div className={classes.pair}>
            <TextField
              size="normal"
              {...fieldOf('email')}
              type="email"
              label={t('office.personEdit.field.email')}
              hint={t('office.personEdit.emailNote')}
              autoComplete="off"
              value={typed.email}
              onChange={(email) => set({ email })}
            />
            <SelectField
              size="normal"
              label={t('office.personEdit.field.locale')}
              value={typed.locale}
              choices={localeChoices}
              onChange={(locale) => set({ locale })}
            />
          </div>
          <div className={classes.pair}>
            {places.map(field)}
            <SelectField
              size="normal"
              {...fieldOf('state')}
              label={t('office.personEdit.field.state')}
              value={typed.state}
              none={t('office.personEdit.noState')}
              choices={choicesOf(states, (state) => state)}
              onChange={(state) => set({ state })}
            />
          </div>
          <TextField
            size="normal"
            {...fieldOf('note')}
            rows={4}
            label={t('office.personEdit.note')}
            hint={t('office.personEdit.noteHint')}
            maxLength={personLimits.noteMax}
            value={typed.note}
            onChange={(note) => set({ note })}
          />
          <EditContacts
            id={id}
            contacts={typed.contacts}
            errorOf={errorOf}
            onChange={(contacts) => set({ contacts })}
          />
          <DialogFoot action={t('office.personEdit.save')} size="normal" busy={form.busy} />
        </form>
      )}
    </OfficeDialog>
  );
}
