import { Link, useSearchParams } from 'react-router';
import { type Desk, deskRules } from '#contract/staff/desk.ts';
import { certificateRules } from '#contract/training/certificate.ts';
import { formatTime } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { sayCount } from '#web/office/ui/table/found-count.tsx';
import { cx } from '#web/ui/layout/class-names.ts';
import { Icon } from '#web/ui/layout/icon.tsx';
import type { IconName } from '#web/ui/layout/icon-names.ts';
import classes from './desk.module.css';
import { sayMinutes } from './say-minutes.ts';

type Tile = {
  key: string;
  to: string;
  label: string;
  icon: IconName;
  count: number | null | undefined;
  small: string;
  variant?: 'late' | 'soon' | undefined;
};

/** One number each, linked to its list. Numbers that the role may not see are left out. */
export function DeskTiles({ desk }: { desk: Desk }) {
  const { t, locale } = useTranslation();
  const [params] = useSearchParams();
  const placeOf = (due: 'late' | 'soon'): string => {
    const there = new URLSearchParams(params);
    there.set('due', due);
    return `?${there}#due-title`;
  };
  const { due, visits, applications } = desk;
  const tiles: Tile[] = [
    {
      key: 'overdue',
      to: placeOf('late'),
      label: t('office.people.desk.overdue'),
      icon: 'warning',
      count: due?.overdue,
      small: due?.oldestMinutes
        ? t('office.people.desk.oldest', { time: sayMinutes(due.oldestMinutes, t) })
        : '',
      variant: due?.overdue ? 'late' : undefined,
    },
    {
      key: 'soon',
      to: placeOf('soon'),
      label: t('office.people.desk.soon', { count: deskRules.soonHours }),
      icon: 'clock',
      count: due?.soon,
      small: t('office.people.desk.ofOpen', { count: due?.open ?? 0 }),
      variant: due?.soon ? 'soon' : undefined,
    },
    {
      key: 'visits',
      to: `/office/appointments?day=${visits?.day}`,
      label: t('office.people.desk.visits'),
      icon: 'calendar-check',
      count: visits?.total,
      small: visits?.nextAt
        ? t('office.people.desk.nextAt', { time: formatTime(visits.nextAt, locale) })
        : t('office.people.desk.noneLeft'),
    },
    {
      key: 'applications',
      to: '/office/applications',
      label: t('office.people.desk.applications'),
      icon: 'identification-badge',
      count: applications?.open,
      small: applications?.asked
        ? t('office.people.desk.asked', { count: applications.asked })
        : '',
    },
    {
      key: 'failed',
      to: '/office/messages?state=wrong',
      label: t('office.people.desk.failed'),
      icon: 'chat-circle-text',
      count: desk.failedMessages,
      small: desk.failedMessages ? t('office.people.desk.retry') : '',
    },
    {
      key: 'reviews',
      to: '/office/reviews?state=unread',
      label: t('office.people.desk.reviews'),
      icon: 'star',
      count: desk.unreadReviews,
      small: desk.unreadReviews ? t('office.people.desk.read') : '',
    },
    {
      key: 'certificates',
      to: '/office/training/people?subject=ending',
      label: t('office.people.desk.certificates'),
      icon: 'certificate',
      count: desk.endingCertificates,
      small: t('office.people.desk.within', { count: certificateRules.renewDays }),
    },
  ];
  return (
    <ul className={classes.tiles}>
      {tiles
        .filter(({ count }) => count !== null && count !== undefined)
        .map(({ key, to, label, icon, count, small, variant }) => (
          <li key={key}>
            <Link to={to} className={cx(classes.tile, variant && classes[variant])}>
              <span>{label}</span>
              <Icon name={icon} />
              <p>
                <b>{sayCount(count ?? 0)}</b> <small>{small}</small>
              </p>
            </Link>
          </li>
        ))}
    </ul>
  );
}
