import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { type Desk, type DueCase, deskRules } from '#contract/staff/desk.ts';
import { comma, localeNames } from '#i18n/pick-locale.ts';
import { sayEnding, sayPhone } from '#web/lib/i18n/say-phone.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { localNow, sayLately } from '#web/lib/i18n/when.ts';
import { telLink, useSite } from '#web/lib/page/site.ts';
import { latinName, shortName, staffName } from '#web/office/ui/person-name.tsx';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import { AnchorButton } from '#web/ui/forms/button.tsx';
import { cx } from '#web/ui/layout/class-names.ts';
import { Icon } from '#web/ui/layout/icon.tsx';
import classes from './desk.module.css';
import { sayMinutes } from './say-minutes.ts';

type Group = 'late' | 'soon' | 'later';
const groups: readonly Group[] = ['late', 'soon', 'later'];
const groupOf = ({ minutesLeft }: DueCase): Group =>
  minutesLeft < 0 ? 'late' : minutesLeft < deskRules.soonHours * 60 ? 'soon' : 'later';
const heads = { late: 'groupLate', soon: 'groupSoon', later: 'groupLater' } as const;
const icons = { late: 'warning', soon: 'clock', later: 'calendar-dots' } as const;
const places = {
  application: '/office/applications',
  card: '/office/cards',
  papers: '/office/cards',
  care: '/office/requests',
  service: '/office/requests',
} as const;
/** Where a case is worked on; calls have one list. */
export const placeOf = ({ kind, subjectId }: Pick<DueCase, 'kind' | 'subjectId'>): string =>
  kind === 'callback' ? `/office/callbacks?call=${subjectId}` : `${places[kind]}/${subjectId}`;

const minutesBetween = (from: string, to: string): number =>
  (Date.parse(`${to.replace(' ', 'T')}Z`) - Date.parse(`${from.replace(' ', 'T')}Z`)) / 60_000;

/** The share of the promised time that is used up. */
function Ring({ one, group }: { one: DueCase; group: Group }) {
  const { t } = useTranslation();
  const whole = Math.max(1, minutesBetween(one.since, one.dueAt));
  const used = Math.min(1, Math.max(0, 1 - one.minutesLeft / whole));
  return (
    <span
      className={cx(classes.ring, classes[group])}
      style={{ '--used': used } as CSSProperties}
      aria-hidden="true"
    >
      {group === 'late' ? (
        <Icon name="phone" />
      ) : (
        <b>
          {one.minutesLeft >= 1440
            ? t('office.people.desk.ringDays', { n: Math.round(one.minutesLeft / 1440) })
            : t('office.people.desk.ringHours', { n: Math.ceil(one.minutesLeft / 60) })}
        </b>
      )}
    </span>
  );
}

type Named = Pick<
  DueCase,
  'userId' | 'firstName' | 'lastName' | 'chineseName' | 'phone' | 'locale'
>;

/** Who, and below it the language to greet them in. */
export function DeskName({ one }: { one: Named }) {
  const [main, other] = one.userId
    ? one.chineseName
      ? [one.chineseName, latinName(one)]
      : [latinName(one), '']
    : [sayPhone(one.phone), ''];
  return (
    <>
      <span>
        <b>{main}</b>
        {other && ` ${other}`}
      </span>
      <small>
        {localeNames[one.locale]}
        {one.userId && ` ${sayEnding(one.phone.slice(-4))}`}
      </small>
    </>
  );
}

function DueRow({ one }: { one: DueCase }) {
  const { t, locale } = useTranslation();
  const { timeZone } = useSite();
  const group = groupOf(one);
  const time = sayMinutes(Math.abs(one.minutesLeft), t);
  const name = one.userId ? shortName(one) : sayPhone(one.phone);
  const say = (key: 'sent' | 'by', at: string) =>
    t(`office.people.desk.${key}`, { when: sayLately(at, localNow(timeZone), t, locale) });
  return (
    <li data-row className={cx(classes.row, classes[group])}>
      <Ring one={one} group={group} />
      <Link to={placeOf(one)} className={classes.person}>
        <DeskName one={one} />
      </Link>
      <span className={classes.what}>
        {one.item ?? t(`office.people.desk.kind.${one.kind}`)}
        <small
          className="keep parts"
          title={say('sent', one.since) + comma[locale] + say('by', one.dueAt)}
        >
          <b>
            {t(group === 'late' ? 'office.people.desk.late' : 'office.people.desk.left', { time })}
          </b>
          {one.assignee && <span> {staffName(one.assignee)}</span>}
        </small>
      </span>
      {group !== 'later' && (
        <AnchorButton
          href={telLink(one.phone)}
          variant={group === 'late' ? 'main' : 'line'}
          size="small"
          icon="phone"
          aria-label={t('office.people.desk.call', { name })}
        >
          {t('office.people.desk.callShort')}
        </AnchorButton>
      )}
    </li>
  );
}

type Props = {
  due: NonNullable<Desk['due']>;
  /** One group alone. */
  only: Group | null;
  onAll: () => void;
};

export function DueList({ due, only, onAll }: Props) {
  const { t } = useTranslation();
  const counts = { late: due.overdue, soon: due.soon, later: due.open - due.overdue - due.soon };
  const listed = due.cases.filter((one) => !only || groupOf(one) === only);
  const of = only ? counts[only] : due.open;
  return (
    <section className={classes.panel} aria-labelledby="due-title">
      <header>
        <h2 id="due-title">{t('office.people.desk.due')}</h2>
        {only ? (
          <ToolButton icon="arrow-left" onClick={onAll}>
            {t('office.people.desk.allDue')}
          </ToolButton>
        ) : (
          <span className={classes.quiet}>{t('office.people.desk.ring')}</span>
        )}
      </header>
      {!due.open && <p className={classes.nothing}>{t('office.people.desk.nothingDue')}</p>}
      {groups
        .filter((group) => counts[group] > 0 && (!only || group === only))
        .map((group) => (
          <div key={group} id={`due-${group}`}>
            <h3 className={cx(classes.group, classes[group])}>
              <Icon name={icons[group]} />
              {t(`office.people.desk.${heads[group]}`)} {counts[group]}
            </h3>
            <ul>
              {listed
                .filter((one) => groupOf(one) === group)
                .map((one) => (
                  <DueRow key={`${one.kind} ${one.subjectId}`} one={one} />
                ))}
            </ul>
          </div>
        ))}
      {of > listed.length && (
        <footer>{t('office.people.desk.shown', { shown: listed.length, count: of })}</footer>
      )}
    </section>
  );
}
