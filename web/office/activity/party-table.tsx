import type { Party } from '#contract/activity/office.ts';
import { formatDateTime, formatTime } from '#web/lib/i18n/dates.ts';
import { sayEnding } from '#web/lib/i18n/say-phone.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { type Column, DataTable } from '#web/office/ui/table/data-table.tsx';
import type { Sorting } from '#web/office/ui/table/data-table-head.tsx';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import classes from './activities.module.css';
import { needIcons } from './party-tiles.tsx';

const needTones = { wheelchair: 'info', ride: 'wait', diet: 'good' } as const;

type Props = {
  rows: readonly Party[];
  /** The waitlist, in order. */
  waiting: readonly Party[];
  sorting: Sorting;
  /** Keys of hidden columns. */
  hidden: readonly string[];
  onOpen: (party: Party) => void;
  onArrive: (party: Party) => void;
};

export function ShortPhone({ phone }: { phone: string }) {
  return <span className={classes.digits}>{sayEnding(phone)}</span>;
}

export function Needs({ party }: { party: Party }) {
  const { t } = useTranslation();
  const { needs, needsNote } = party;
  if (!needs.length && !needsNote) return t('office.activities.noNeeds');
  return (
    <span className="row gap-6 items-center">
      {needs.map((need) => (
        <Badge key={need} tone={needTones[need]} icon={needIcons[need]}>
          {t(`activity.need.${need}`)}
        </Badge>
      ))}
      {needsNote && <span className={classes.note}>{needsNote}</span>}
    </span>
  );
}

/** The parties of a list, each with its check-in button. */
export function PartyTable({ rows, waiting, sorting, hidden, onOpen, onArrive }: Props) {
  const { t, locale } = useTranslation();
  const lineOf = ({ registrationId }: Party) =>
    waiting.findIndex((party) => party.registrationId === registrationId) + 1;

  const door = (party: Party) => {
    const { status, arrived, people, checkedInAt, name } = party;
    if (status === 'cancelled')
      return t('office.activities.cancelledAt', {
        when: formatDateTime(party.cancelledAt ?? '', locale),
      });
    if (status === 'waitlisted')
      return (
        <ToolButton icon="hourglass-medium" onClick={() => onOpen(party)}>
          {t('office.activities.place', { n: lineOf(party) })}
        </ToolButton>
      );
    if (!arrived)
      return (
        <ToolButton
          icon="user"
          aria-label={t('office.activities.checkInOf', { name })}
          onClick={() => onArrive(party)}
        >
          {t('office.activities.checkInDo')}
        </ToolButton>
      );
    const time = formatTime(checkedInAt ?? '', locale);
    const words =
      arrived < people
        ? t('office.activities.inPart', { n: arrived, of: people, time })
        : t('office.activities.inAt', { time });
    return (
      <Button
        size="small"
        icon="check"
        aria-label={`${words}. ${t('office.activities.changeOf', { name })}`}
        onClick={() => onOpen(party)}
      >
        {words}
      </Button>
    );
  };

  const columns: Column<Party>[] = [
    {
      key: 'name',
      head: t('office.activities.name'),
      sort: 'name',
      cell: (party) => (
        <>
          <button
            type="button"
            className={classes.name}
            aria-label={t('office.activities.open', { name: party.name })}
            onClick={() => onOpen(party)}
          >
            {party.name}
          </button>
          {party.enteredByStaff && (
            <span className="second-line">{t('office.activities.byStaff')}</span>
          )}
        </>
      ),
    },
    {
      key: 'phone',
      head: t('office.activities.phone'),
      cell: ({ phone }) => <ShortPhone phone={phone} />,
    },
    {
      key: 'party',
      head: t('office.activities.party'),
      sort: 'people',
      figures: true,
      cell: ({ people, waitingPeople: more }) =>
        more ? t('office.activities.waitingMore', { people, more }) : people,
    },
    {
      key: 'needs',
      head: t('office.activities.needs'),
      cell: (party) => <Needs party={party} />,
    },
    {
      key: 'sms',
      head: t('office.activities.sms'),
      cell: ({ smsConsent }) => t(smsConsent ? 'office.activities.yes' : 'office.activities.no'),
    },
    { key: 'in', head: t('office.activities.checkIn'), sort: 'in', cell: door },
  ];
  return (
    <DataTable
      caption={t('office.activities.title')}
      columns={columns.filter(({ key }) => !hidden.includes(key))}
      sorting={sorting}
      rows={rows}
      keyOf={({ registrationId }) => registrationId}
    />
  );
}
