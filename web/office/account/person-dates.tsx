import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WholePerson } from '#contract/account/people-office.ts';
import type { ImportantDate } from '#contract/renewal/renewal.ts';
import { formatDate } from '#web/lib/i18n/dates.ts';
import { useLocale } from '#web/lib/i18n/locale.ts';
import { AddDate, DateDialog } from '#web/office/cases/date-dialog.tsx';
import { DateStateBadge } from '#web/office/cases/date-state.tsx';
import { type Column, DataTable } from '#web/office/ui/data-table.tsx';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import classes from './people.module.css';

/** A person's renewals and deadlines; every change is audited. */
export function Dates({ person, onChanged }: { person: WholePerson; onChanged: () => void }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const [changing, setChanging] = useState<ImportantDate | null>(null);
  const columns: Column<ImportantDate>[] = [
    {
      key: 'what',
      head: t('office.renewals.whatHead'),
      cell: (date) => date.title ?? t(`office.renewals.kind.${date.kind}`),
    },
    { key: 'day', head: t('office.renewals.day'), cell: (date) => formatDate(date.day, locale) },
    {
      key: 'state',
      head: t('office.renewals.stateLabel'),
      cell: (date) => <DateStateBadge date={date} />,
    },
    {
      key: 'remind',
      head: t('office.renewals.remind'),
      cell: ({ remindOn }) => remindOn && formatDate(remindOn, locale),
    },
    {
      key: 'source',
      head: t('office.renewals.source'),
      cell: ({ source }) => t(`office.renewals.sources.${source}`),
    },
    {
      key: 'change',
      head: t('office.renewals.edit'),
      cell: (date) => (
        <ToolButton icon="pencil-simple" onClick={() => setChanging(date)}>
          {t('office.renewals.edit')}
        </ToolButton>
      ),
    },
  ];
  return (
    <section className={classes.wide}>
      <h2>{t('office.renewals.ofPerson')}</h2>
      {person.state !== 'merged' && <AddDate person={person} onSaved={onChanged} />}
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
