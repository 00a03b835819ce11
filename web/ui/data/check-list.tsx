import { Icon } from '#web/ui/layout/icon.tsx';
import type { IconName } from '#web/ui/layout/icon-names.ts';
import classes from './check-list.module.css';

/** Short points with an icon each; a check mark by default. */
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
