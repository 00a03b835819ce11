import { type ReactNode, useId } from 'react';
import { Bubble, type BubbleTone } from '#web/ui/data/icon-badge.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import type { IconName } from '#web/ui/layout/icon-names.ts';
import classes from './panel-card.module.css';

type Props = {
  /** The id that links lead to. */
  id?: string;
  icon: IconName;
  tone?: BubbleTone;
  title: ReactNode;
  lead?: ReactNode;
  /** Beside the heading. */
  action?: ReactNode;
  children?: ReactNode;
};

/** One part of the personal info, with its heading, one sentence and its button. */
export function PanelCard({ id, icon, tone = 'jade', title, lead, action, children }: Props) {
  const ownId = useId();
  return (
    <Card as="section" id={id} aria-labelledby={ownId} className={`stack ${classes.card}`}>
      <div className={classes.head}>
        <Bubble icon={icon} tone={tone} />
        <div className={classes.words}>
          <h3 id={ownId}>{title}</h3>
          {lead && <p className="muted">{lead}</p>}
        </div>
        {action && <div className={classes.action}>{action}</div>}
      </div>
      {children}
    </Card>
  );
}
