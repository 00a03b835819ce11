import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { useNow } from '#web/lib/page/use-now.ts';
import { readStored, writeStored } from '#web/lib/storage.ts';
import { Button } from '#web/ui/forms/button.tsx';
import { Icon } from '#web/ui/layout/icon.tsx';
import classes from './exam-frame.module.css';
import { sayTimeLeft } from './say-time-left.ts';

/** Remembers that the clock is hidden. */
const hiddenKey = 'examTimeHidden';

/** Announced once each, even if the clock is hidden. */
const saidAt = [5, 1];

type Props = {
  /** By this browser's clock, computed from the server's remaining time. */
  deadline: number;
  onOver: () => void;
};

export function TimeLeft({ deadline, onOver }: Props) {
  const { t } = useTranslation();
  const now = useNow(true);
  const [hidden, setHidden] = useState(() => readStored(hiddenKey) === 'yes');
  const left = Math.max(0, deadline - now);
  const minutes = Math.ceil(left / 60_000);
  const over = left === 0;
  const end = useRef(onOver);
  useEffect(() => {
    end.current = onOver;
  });
  useEffect(() => {
    if (over) end.current();
  }, [over]);

  const toggle = () => {
    writeStored(hiddenKey, hidden ? null : 'yes');
    setHidden(!hidden);
  };
  return (
    <div className={classes.time}>
      <span className="sr-only" role="status">
        {saidAt.includes(minutes) && !over && t('training.exam.timeSoon', { n: minutes })}
      </span>
      {!hidden && (
        <span className={classes.clock}>
          <Icon name="hourglass-medium" />
          {sayTimeLeft(minutes, t)}
        </span>
      )}
      <Button variant="quiet" size="small" onClick={toggle}>
        {t(hidden ? 'training.exam.showTime' : 'training.exam.hideTime')}
      </Button>
    </div>
  );
}
