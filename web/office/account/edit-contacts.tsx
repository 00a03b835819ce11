import type { PersonContact } from '#contract/account/person-edit.ts';
import { personLimits } from '#contract/account/person-words.ts';
import { relationships } from '#contract/help/words.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Checkbox, choicesOf, SelectField, TextField } from '#web/office/ui/fields.tsx';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import classes from './people.module.css';

const nobody: PersonContact = {
  name: '',
  relationship: 'daughter',
  phone: '',
  emergency: true,
  maySpeak: false,
};

type Props = {
  id: string;
  contacts: readonly PersonContact[];
  errorOf: (field: string) => string | undefined;
  onChange: (contacts: PersonContact[]) => void;
};

/** Emergency contacts, and people we may talk to. */
export function EditContacts({ id, contacts, errorOf, onChange }: Props) {
  const { t } = useTranslation();
  const set = (at: number, values: Partial<PersonContact>) =>
    onChange(contacts.map((one, i) => (i === at ? { ...one, ...values } : one)));
  return (
    <section className={classes.wide}>
      <h3>{t('office.personEdit.contacts')}</h3>
      <p className="muted">{t('office.personEdit.contactsHint')}</p>
      {contacts.map((contact, i) => {
        const title = t('office.personEdit.contact', { n: i + 1 });
        return (
          <fieldset key={title} className={classes.side}>
            <legend>{title}</legend>
            <div className={classes.form}>
              <div className={classes.pair}>
                <TextField
                  id={`${id}-contacts.${i}.name`}
                  label={t('office.personEdit.contactName')}
                  required
                  autoComplete="off"
                  maxLength={personLimits.nameMax}
                  error={errorOf(`contacts.${i}.name`)}
                  value={contact.name}
                  onChange={(name) => set(i, { name })}
                />
                <SelectField
                  label={t('office.personEdit.relationship')}
                  value={contact.relationship}
                  choices={choicesOf(relationships, (one) => t(`help.relationships.${one}`))}
                  onChange={(relationship) => set(i, { relationship })}
                />
                <TextField
                  id={`${id}-contacts.${i}.phone`}
                  label={t('office.personEdit.contactPhone')}
                  type="tel"
                  autoComplete="off"
                  error={errorOf(`contacts.${i}.phone`)}
                  value={contact.phone.replace(/^\+1/, '')}
                  onChange={(phone) => set(i, { phone })}
                />
              </div>
              <div className="row gap-16 items-center">
                <Checkbox
                  label={t('office.personEdit.emergency')}
                  checked={contact.emergency}
                  onChange={(emergency) => set(i, { emergency })}
                />
                <Checkbox
                  label={t('office.personEdit.maySpeak')}
                  checked={contact.maySpeak}
                  onChange={(maySpeak) => set(i, { maySpeak })}
                />
                <ToolButton icon="x" onClick={() => onChange(contacts.filter((_, at) => at !== i))}>
                  {t('office.personEdit.removeContact', { name: contact.name || title })}
                </ToolButton>
              </div>
            </div>
          </fieldset>
        );
      })}
      {contacts.length < personLimits.contactsMax && (
        <div>
          <ToolButton icon="plus" onClick={() => onChange([...contacts, nobody])}>
            {t('office.personEdit.addContact')}
          </ToolButton>
        </div>
      )}
    </section>
  );
}
