import { useState } from 'react';
import { readActing, writeActing } from '#web/lib/acting.ts';
import { fullName } from '#web/lib/i18n/full-name.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { actForSelf } from '#web/lib/switch-person.ts';
import { Button } from '#web/ui/forms/button.tsx';
import { Icon } from '#web/ui/layout/icon.tsx';
import classes from './acting-strip.module.css';

/** Whom this tab acts for, on every page; or that it has ended. */
export default function ActingStrip() {
  const { t, locale } = useTranslation();
  const [acting, setActing] = useState(readActing);
  if (!acting) return null;
  const name = fullName(acting.user, locale);
  const understood = () => {
    writeActing(null);
    setActing(null);
  };
  return (
    <div className={`${classes.strip} no-print`} role="status" data-ended={acting.ended}>
      <Icon name="users-three" />
      <p className="from-data">
        {t(acting.ended ? 'shell.actingEnded' : 'shell.actingFor', { name })}
      </p>
      <Button size="small" variant="line" onClick={acting.ended ? understood : actForSelf}>
        {t(acting.ended ? 'shell.actingOk' : 'shell.actingBack')}
      </Button>
    </div>
  );
}
