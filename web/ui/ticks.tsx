import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';
import classes from './ticks.module.css';

/** A few short points, each with a sign; a tick unless it has its own. */
export function Ticks({ points }: { points: readonly { icon?: IconName; text: string }[] }) {
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
