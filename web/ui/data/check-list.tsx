import { Icon } from '#web/ui/layout/icon.tsx';
import type { IconName } from '#web/ui/layout/icon-names.ts';
import classes from './check-list.module.css';

/** A few short points, each with a sign; a tick unless it has its own. */
export function CheckList({ points }: { points: readonly { icon?: IconName; text: string }[] }) {
  return (
    <ul className={classes.ticks}>
      {points.map(({ icon = 'check-circle', text }) => (
        <li key={text}>
          <Icon name={icon} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
