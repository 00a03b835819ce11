import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '#web/ui/layout/icon.tsx';
import classes from './chips.module.css';

type Props = {
  /** The id of the group's label. */
  labelledBy: string;
  links: readonly { to: string; label: ReactNode; current: boolean }[];
};

/** A single choice, each with its own URL. The chosen one has a tick, not only a colour. */
export function ChipLinks({ labelledBy, links }: Props) {
  return (
    <nav aria-labelledby={labelledBy}>
      <ul className="row gap-12">
        {links.map(({ to, label, current }) => (
          <li key={to}>
            <Link to={to} className={classes.chip} aria-current={current ? 'true' : undefined}>
              {current && <Icon name="check" />}
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
