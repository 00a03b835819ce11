import { useState } from 'react';
import type { WholePerson } from '#contract/account/people-office.ts';
import type { DateEvent, ImportantDate } from '#contract/renewal/renewal.ts';
import { formatDate, formatDateTime } from '#web/lib/i18n/dates.ts';
import { sayDateAct, sayWho } from '#web/lib/i18n/say-helper.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { keyed } from '#web/lib/stable-keys.ts';
import { AddDate, DateDialog } from '#web/office/cases/date-dialog.tsx';
import { DateStateBadge } from '#web/office/cases/date-state.tsx';
import { type Column, DataTable } from '#web/office/ui/table/data-table.tsx';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import classes from './people.module.css';

const Day = ({ day }: { day: string }) => (
  <span className="nowrap">{formatDate(day, useTranslation().locale)}</span>
);

/** Who entered it, or everything that was done with it. */
function Source({ date: { source, history } }: { date: ImportantDate }) {
  const { t, locale } = useTranslation();
  const sayBy = ({ by, helper }: DateEvent): string =>
    helper ? sayWho(helper, t) : t(`office.renewals.sources.${by === 'staff' ? by : 'person'}`);
  if (!history.some(({ by, event }) => by === 'helper' || event !== 'added'))
    return t(`office.renewals.sources.${source}`);
  return (
    <ol className={classes.list}>
      {keyed(history, ({ event, at }) => `${event} ${at}`).map(({ key, one }) => (
        <li key={key}>
          {sayDateAct(one, sayBy(one), t, locale)}{' '}
          <span className="muted">{formatDateTime(one.at, locale)}</span>
        </li>
      ))}
    </ol>
  );
}

/** A person's renewals and deadlines; every change is audited. */
export function Dates({ person, onChanged }: { person: WholePerson; onChanged: () => void }) {
  const { t } = useTranslation();
  const [changing, setChanging] = useState<ImportantDate | null>(null);
  const columns: Column<ImportantDate>[] = [
    {
      key: 'what',
      head: t('office.renewals.whatHead'),
      cell: (date) => date.title ?? t(`office.renewals.kind.${date.kind}`),
    },
    { key: 'day', head: t('office.renewals.day'), cell: (date) => <Day day={date.day} /> },
    {
      key: 'state',
      head: t('office.renewals.stateLabel'),
      cell: (date) => <DateStateBadge date={date} />,
    },
    {
      key: 'remind',
      head: t('office.renewals.remind'),
      // Nothing is sent to somebody whose account is closed.
      cell: ({ remindOn }) => person.state !== 'closed' && remindOn && <Day day={remindOn} />,
    },
    {
      key: 'source',
      head: t('office.renewals.source'),
      cell: (date) => <Source date={date} />,
    },
    {
      key: 'change',
      head: t('office.renewals.edit'),
      // A paper's end is changed with the paper.
      cell: (date) =>
        date.kind !== 'paper' && (
          <ToolButton icon="pencil-simple" className="nowrap" onClick={() => setChanging(date)}>
            {t('office.renewals.edit')}
          </ToolButton>
        ),
    },
  ];
  return (
    <section className={classes.wide}>
      <h2>{t('office.renewals.ofPerson')}</h2>
      {person.state !== 'merged' && (
        <div>
          <AddDate person={person} onSaved={onChanged} />
        </div>
      )}
      <DataTable
        caption={t('office.renewals.ofPerson')}
        columns={columns}
        rows={person.dates}
        keyOf={(date) => date.dateId}
        empty={t('office.renewals.none')}
      />
      {changing && (
        <DateDialog
          person={person}
          date={changing}
          onClose={() => setChanging(null)}
          onSaved={() => {
            setChanging(null);
            onChanged();
          }}
        />
      )}
    </section>
  );
}
