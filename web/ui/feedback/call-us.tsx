import type { ReactNode } from 'react';
import { telLink, useSite } from '#web/lib/page/site.ts';
import { Bubble } from '#web/ui/data/icon-badge.tsx';
import classes from './call-us.module.css';

/** Our phone number, if there is one. */
export function CallUs({ children }: { children: ReactNode }) {
  const { phone } = useSite();
  if (!phone) return null;
  return (
    <div className={classes.box}>
      <Bubble icon="phone-call" tone="gold" />
      <div className={classes.words}>
        <p>{children}</p>
        <a href={telLink(phone)} className={classes.phone}>
          {phone}
        </a>
      </div>
    </div>
  );
}
