import type { DayVisit, OfficeDay } from '#contract/services/visits-office.ts';
import { formatTime } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import type { Wanted } from '#web/office/cases/booking/what-step.tsx';
import { NewsBar } from '#web/office/shell/live/news-bar.tsx';
import { useSteady } from '#web/office/shell/live/use-steady.ts';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import { Icon } from '#web/ui/layout/icon.tsx';
import classes from './day-board.module.css';
import { onVisitKey } from './visit-keys.ts';

type Props = {
  day: string;
  now: string;
  offices: readonly OfficeDay[];
  chosen: string;
  /** A changed value means that the user asked for the day. */
  asked: readonly unknown[];
  onChoose: (recordId: string) => void;
  onBook: (wanted: Wanted) => void;
};

type Tile = { key: string; office: string; time: string } & (
  | { visit: DayVisit }
  | { visit?: never; free: number }
);
const isVisit = (key: string) => !key.startsWith('free');

/** Everything that can be pressed, each at its place: a visit that is moved is another tile. */
const tilesOf = (offices: readonly OfficeDay[]): Tile[] =>
  offices.flatMap(({ companyAddressId: office, visits, slots }): Tile[] => [
    ...visits
      .filter(({ state }) => state !== 'cancelled')
      .map((visit) => ({
        key: `${visit.recordId} ${office} ${visit.from}`,
        office,
        time: visit.from,
        visit,
      })),
    ...slots
      .filter(({ free }) => free > 0)
      .map(({ time, free }) => ({ key: `free ${office} ${time}`, office, time, free })),
  ]);

function Visit({
  visit,
  chosen,
  gone,
  onChoose,
}: {
  visit: DayVisit;
  chosen: boolean;
  /** Moved or canceled at another desk. */
  gone: boolean;
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
      data-gone={gone || undefined}
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

type HeadProps = { office: OfficeDay; day: string; onBook: Props['onBook'] };

/** The office, how full it is, and its walk-ins: above the rows, where nothing moves. */
function OfficeHead({ office, day, onBook }: HeadProps) {
  const { t } = useTranslation();
  const { companyAddressId, name, running } = office;
  return (
    <div className={classes.head}>
      <b>{name}</b>
      {office.closed ? (
        <span>
          {t(`office.days.closed.${office.closed}`)}
          {office.reason && ` · ${office.reason}`}
        </span>
      ) : (
        <span>
          <span className="nowrap">{t('office.days.booked', { count: office.booked })} ·</span>{' '}
          <span className="nowrap">{t('office.days.free', { count: office.free })}</span>
        </span>
      )}
      {office.exception && !office.closed && <span>{t('office.days.exception')}</span>}
      {running && (
        <ToolButton
          icon="user"
          aria-label={t('office.booking.walkInAt', { office: name })}
          onClick={() =>
            onBook({
              companyAddressId,
              slot: { reserveDate: day, reserveTime: running.time },
              walkIn: true,
            })
          }
        >
          {t('office.booking.walkIn')}
        </ToolButton>
      )}
    </div>
  );
}

/** A column for each office, a row for each time. */
export function DayBoard({ day, now, offices, chosen, asked, onChoose, onBook }: Props) {
  const { t, locale } = useTranslation();
  const steady = useSteady(tilesOf(offices), {
    keyOf: ({ key }) => key,
    asked,
    isNews: isVisit,
  });
  const lost = [...steady.gone].filter(isVisit).length;
  const times = [
    ...new Set([
      ...offices.flatMap(({ slots }) => slots.map(({ time }) => time)),
      ...steady.rows.map(({ time }) => time),
    ]),
  ].sort();
  const isPast = (time: string) => `${day} ${time}` < now;
  // The current row, if the day is today.
  const current = now.startsWith(day) ? times.filter((time) => `${day} ${time}` <= now).at(-1) : '';

  const cell = (office: OfficeDay, time: string) => {
    const { companyAddressId } = office;
    const here = steady.rows.filter(
      (tile) => tile.office === companyAddressId && tile.time === time,
    );
    const isOff = !here.length && !office.slots.some((slot) => slot.time === time);
    const bookFree = t('office.days.bookFree', {
      time: formatTime(`${day} ${time}`, locale),
      office: office.name,
    });
    return (
      <div
        key={companyAddressId}
        className={classes.cell}
        data-past={(isPast(time) && time !== current) || undefined}
        data-off={isOff || undefined}
      >
        {here.map((tile) => {
          const gone = steady.gone.has(tile.key);
          if (tile.visit)
            return (
              <Visit
                key={tile.key}
                visit={tile.visit}
                chosen={tile.visit.recordId === chosen}
                gone={gone}
                onChoose={onChoose}
              />
            );
          const places = t('office.days.free', { count: gone ? 0 : tile.free });
          return (
            <button
              key={tile.key}
              type="button"
              className={classes.free}
              disabled={gone}
              onKeyDown={onVisitKey}
              aria-label={`${bookFree} · ${places}`}
              onClick={() =>
                onBook({ companyAddressId, slot: { reserveDate: day, reserveTime: time } })
              }
            >
              {places}
            </button>
          );
        })}
      </div>
    );
  };

  return (
    <div {...steady.box} data-board>
      <NewsBar
        show={steady.come + lost > 0 ? steady.show : null}
        list={{ come: steady.come, gone: lost }}
      />
      <div className={`${classes.frame} no-print`}>
        <div
          className={classes.board}
          style={{ gridTemplateColumns: `92px repeat(${offices.length}, minmax(136px, 1fr))` }}
        >
          <span className={classes.head} />
          {offices.map((office) => (
            <OfficeHead key={office.companyAddressId} office={office} day={day} onBook={onBook} />
          ))}
          {times.map((time) => (
            <div key={time} className={classes.row}>
              <span className={classes.time}>
                {formatTime(`${day} ${time}`, locale)}
                {time === current && <mark>{formatTime(now, locale)}</mark>}
              </span>
              {offices.map((office) => cell(office, time))}
            </div>
          ))}
        </div>
        {!times.length && <p className={classes.nothing}>{t('office.days.noVisits')}</p>}
      </div>
    </div>
  );
}
