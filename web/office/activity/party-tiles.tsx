import type { OfficeActivity, Party } from '#contract/activity/office.ts';
import { type ActivityNeed, activityNeeds } from '#contract/activity/register.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Icon } from '#web/ui/layout/icon.tsx';
import type { IconName } from '#web/ui/layout/icon-names.ts';
import classes from './activities.module.css';

export const needIcons: Record<ActivityNeed, IconName> = {
  wheelchair: 'wheelchair',
  ride: 'car-profile',
  diet: 'bowl-food',
};

type TileProps = { label: string; icon: IconName; value: number; aside: string; marked?: boolean };

function Tile({ label, icon, value, aside, marked }: TileProps) {
  return (
    <div className={classes.tile} data-marked={marked || undefined}>
      <dt>
        {label}
        <Icon name={icon} />
      </dt>
      <dd>
        <b>{value}</b>
        <small>{aside}</small>
      </dd>
    </div>
  );
}

/** Capacity, attendance and special needs at a glance. */
export function PartyTiles({
  activity,
  parties,
}: {
  activity: OfficeActivity;
  parties: readonly Party[];
}) {
  const { t } = useTranslation();
  const coming = parties.filter(({ status }) => status === 'registered');
  const waiting = parties.filter(({ status }) => status === 'waitlisted');
  const here = coming.reduce((sum, party) => sum + party.arrived, 0);
  const next = waiting[0];
  return (
    <dl className={classes.tiles}>
      <Tile
        label={t('office.activities.tiles.places')}
        icon="users-three"
        value={activity.registeredCount}
        aside={t('office.activities.tiles.of', { n: activity.quota })}
      />
      <Tile
        label={t('office.activities.tiles.here')}
        icon="check-circle"
        value={here}
        aside={t('office.activities.tiles.ofPeople', { n: activity.registeredCount })}
      />
      <Tile
        label={t('office.activities.tiles.waitlist')}
        icon="hourglass-medium"
        value={waiting.length}
        aside={
          next
            ? t('office.activities.tiles.next', { n: next.people })
            : t('office.activities.tiles.nobody')
        }
        marked={waiting.length > 0}
      />
      {activityNeeds.map((need) => {
        const those = coming.filter(({ needs }) => needs.includes(need));
        return (
          <Tile
            key={need}
            label={t(`office.activities.tiles.${need}`)}
            icon={needIcons[need]}
            value={those.length}
            aside={t('office.activities.tiles.hereOf', {
              n: those.filter(({ arrived }) => arrived).length,
            })}
          />
        );
      })}
    </dl>
  );
}
