import { useTranslation } from 'react-i18next';
import type { DayVisit, OfficeDay } from '#contract/services/visits-office.ts';
import { formatTime } from '#web/lib/i18n/dates.ts';
import { useLocale } from '#web/lib/i18n/locale.ts';
import { Icon } from '#web/ui/layout/icon.tsx';
import type { Wanted } from './book-visit-dialog.tsx';
import classes from './day-board.module.css';
import { onVisitKey } from './visit-keys.ts';

type Props = {
  day: string;
  now: string;
  offices: readonly OfficeDay[];
  chosen: string;
  onChoose: (recordId: string) => void;
  onBook: (wanted: Wanted) => void;
};

function Visit({
  visit,
  chosen,
  onChoose,
}: {
  visit: DayVisit;
  chosen: boolean;
  onChoose: (recordId: string) => void;
}) {
  const { t } = useTranslation();
  const { names, state, item, recordId, hasNote } = visit;
  return (
    <button
      type="button"
      className={classes.visit}
      data-visit
      data-state={state}
      aria-pressed={chosen}
      onKeyDown={onVisitKey}
      onClick={() => onChoose(recordId)}
    >
      <b>{names.chinese ?? names.latin}</b>
      <span>
        {hasNote && (
          <>
            <Icon name="chat-circle-text" />
            <i className="sr-only">{t('office.days.hasNote')}</i>
          </>
        )}
        {state === 'expected' ? item : `${t(`office.days.states.${state}`)} · ${item}`}
      </span>
    </button>
  );
}

/** A column for each office, a row for each time. */
export function DayBoard({ day, now, offices, chosen, onChoose, onBook }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const coming = offices.map(({ visits }) => visits.filter((v) => v.state !== 'cancelled'));
  const times = [
    ...new Set([
      ...offices.flatMap(({ slots }) => slots.map(({ time }) => time)),
      ...coming.flat().map(({ from }) => from),
    ]),
  ].sort();
  const isPast = (time: string) => `${day} ${time}` < now;
  // The current row, if the day is today.
  const current = now.startsWith(day) ? times.filter((time) => `${day} ${time}` <= now).at(-1) : '';

  const cell = (office: OfficeDay, index: number, time: string) => {
    const here = coming[index]?.filter((visit) => visit.from === time) ?? [];
    const free = office.slots.find((slot) => slot.time === time)?.free ?? 0;
    const isOff = !here.length && !office.slots.some((slot) => slot.time === time);
    const places = t('office.days.free', { count: free });
    const bookFree = t('office.days.bookFree', {
      time: formatTime(`${day} ${time}`, locale),
      office: office.name,
    });
    return (
      <div
        key={office.companyAddressId}
        className={classes.cell}
        data-past={(isPast(time) && time !== current) || undefined}
        data-off={isOff || undefined}
      >
        {here.map((visit) => (
          <Visit
            key={visit.recordId}
            visit={visit}
            chosen={visit.recordId === chosen}
            onChoose={onChoose}
          />
        ))}
        {free > 0 && (
          <button
            type="button"
            className={classes.free}
            onKeyDown={onVisitKey}
            aria-label={`${bookFree} · ${places}`}
            onClick={() =>
              onBook({
                companyAddressId: office.companyAddressId,
                slot: { reserveDate: day, reserveTime: time },
              })
            }
          >
            {places}
          </button>
        )}
      </div>
    );
  };

  return (
    <div className={`${classes.frame} no-print`}>
      <div
        className={classes.board}
        style={{ gridTemplateColumns: `92px repeat(${offices.length}, minmax(170px, 1fr))` }}
      >
        <span className={classes.head} />
        {offices.map((office) => (
          <div key={office.companyAddressId} className={classes.head}>
            <b>{office.name}</b>
            {office.closed ? (
              <span>
                {t(`office.days.closed.${office.closed}`)}
                {office.reason && ` · ${office.reason}`}
              </span>
            ) : (
              <span>
                {t('office.days.booked', { count: office.booked })} ·{' '}
                {t('office.days.free', { count: office.free })}
              </span>
            )}
            {office.exception && !office.closed && <span>{t('office.days.exception')}</span>}
          </div>
        ))}
        {times.map((time) => (
          <div key={time} className={classes.row}>
            <span className={classes.time}>
              {formatTime(`${day} ${time}`, locale)}
              {time === current && <mark>{formatTime(now, locale)}</mark>}
            </span>
            {offices.map((office, index) => cell(office, index, time))}
          </div>
        ))}
      </div>
      {!times.length && <p className={classes.nothing}>{t('office.days.noVisits')}</p>}
    </div>
  );
}
