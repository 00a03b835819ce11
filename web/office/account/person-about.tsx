import type { WholePerson } from '#contract/account/people-office.ts';
import type { PersonContact, PersonHistory } from '#contract/account/person-edit.ts';
import { isLocale, localeNames } from '#i18n/pick-locale.ts';
import { formatDateTime } from '#web/lib/i18n/dates.ts';
import { sayPhone } from '#web/lib/i18n/say-phone.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { telLink } from '#web/lib/page/site.ts';
import { Panel } from '#web/office/shell/office-page.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { EndedList } from './close-dialog.tsx';
import classes from './people.module.css';

/** The note about a person, and their contacts. */
export function AboutPerson({ person: { profile } }: { person: WholePerson }) {
  const { t } = useTranslation();
  const { note, contacts } = profile;
  return (
    <Panel title={t('office.personEdit.about')}>
      {!note && !contacts.length && <p className="muted">{t('office.personEdit.aboutNone')}</p>}
      {note && <p className={classes.note}>{note}</p>}
      {contacts.length > 0 && (
        <ul className={classes.list}>
          {contacts.map((one) => (
            <li key={`${one.name} ${one.phone} ${one.relationship}`} className="stack gap-8">
              <span>
                <b>{one.name}</b> ({t(`help.relationships.${one.relationship}`)}){' '}
                {one.phone && <a href={telLink(one.phone)}>{sayPhone(one.phone)}</a>}
              </span>
              <span className="row gap-8 items-center">
                {one.emergency && <Badge tone="wait">{t('office.personEdit.emergency')}</Badge>}
                <Badge tone={one.maySpeak ? 'good' : 'plain'}>
                  {t(`office.personEdit.${one.maySpeak ? 'maySpeak' : 'mayNotSpeak'}`)}
                </Badge>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

const sayContacts = (contacts: readonly PersonContact[]) =>
  contacts.map(({ name }) => name).join(', ');

/** One change by staff, with what was before. */
export function PersonChange({ change }: { change: PersonHistory }) {
  const { t, locale } = useTranslation();
  const { changes = [], closing, contacts, reason } = change;
  const say = (field: string, value: string) =>
    (field === 'locale' && isLocale(value) ? localeNames[value] : value) ||
    t('office.personEdit.empty');
  const lines = [
    ...changes.map(({ field, before, after }) => ({
      field: t(`office.personEdit.field.${field}`),
      before: say(field, before),
      after: say(field, after),
    })),
    ...(contacts
      ? [
          {
            field: t('office.personEdit.field.contacts'),
            before: say('', sayContacts(contacts.before)),
            after: say('', sayContacts(contacts.after)),
          },
        ]
      : []),
  ];
  return (
    <li>
      {t(`office.personEdit.entry.${change.entry}`)}{' '}
      <span className="muted">
        {change.by} · {formatDateTime(change.at, locale)}
      </span>
      {lines.map((line) => (
        <p key={line.field}>{t('office.personEdit.was', line)}</p>
      ))}
      {reason && <p>{t('office.personEdit.withoutCode', { reason })}</p>}
      {closing && (
        <>
          <p>{t(`office.personClose.reasons.${closing.reason}`)}</p>
          {closing.note && <p className={classes.note}>{closing.note}</p>}
          {closing.ended.length > 0 && (
            <>
              <p>{t('office.personClose.endedThen')}</p>
              <EndedList ended={closing.ended} />
            </>
          )}
        </>
      )}
    </li>
  );
}
