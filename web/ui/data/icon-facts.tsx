import type { ReactNode } from 'react';
import { Icon } from '#web/ui/layout/icon.tsx';
import type { IconName } from '#web/ui/layout/icon-names.ts';
import classes from './icon-facts.module.css';

export type IconFact = {
  icon: IconName;
  label: string;
  value: ReactNode;
  /** Smaller, below: an address, say. */
  more?: ReactNode;
  /** A link or button about it. */
  action?: ReactNode;
};

/** Facts with an icon each: what, where, when. */
export function IconFacts({ facts }: { facts: readonly IconFact[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ icon, label, value, more, action }) => (
        <div key={label}>
          <Icon name={icon} className={classes.icon} />
          <dt>{label}</dt>
          <dd>
            {value && <span className={classes.value}>{value}</span>}
            {more && <span className={classes.more}>{more}</span>}
            {action && <span className={classes.action}>{action}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
