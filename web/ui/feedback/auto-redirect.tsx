import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { usePreferences } from '#web/lib/page/preferences.ts';
import { Button, LinkButton } from '#web/ui/forms/button.tsx';
import { Icon } from '#web/ui/layout/icon.tsx';
import { AutoContinue } from './auto-continue.tsx';
import classes from './auto-redirect.module.css';

/** Signs that somebody is still reading. */
const signs = ['keydown', 'pointerdown', 'wheel'] as const;

type Options = { seconds: number; enabled: boolean; onEnd: () => void };

/** A countdown that can be stopped (design rule 30). */
const useCountdown = ({ seconds, enabled, onEnd }: Options) => {
  const [left, setLeft] = useState(seconds);
  const [stopped, setStopped] = useState(false);
  const running = enabled && !stopped;
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });

  useEffect(() => {
    if (!running) return;
    let now = seconds;
    setLeft(now);
    const timer = setInterval(() => {
      // Pause while the page is hidden.
      if (document.hidden) return;
      now -= 1;
      setLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      end.current();
    }, 1_000);
    const stop = () => setStopped(true);
    for (const sign of signs) window.addEventListener(sign, stop, { passive: true });
    return () => {
      clearInterval(timer);
      for (const sign of signs) window.removeEventListener(sign, stop);
    };
  }, [running, seconds]);

  return { left, running, stop: () => setStopped(true) };
};

type Props = {
  to: string;
  seconds: number;
  /** The name of the target page. */
  place: string;
};

/**
 * The automatic redirects of spec §4 without rushing anybody: it says where to and in how many seconds, once
 * aloud; any key or touch stops it; it can be turned off for good.
 */
export function TimedMove({ to, seconds, place }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { autoContinue } = usePreferences();
  const { left, running, stop } = useCountdown({
    seconds,
    enabled: autoContinue,
    onEnd: () => navigate(to, { replace: true }),
  });
  // Screen readers skip a status that is inserted with its text: insert it empty, then fill it.
  const [said, say] = useState('');
  useEffect(
    () => say(running ? t('move.soon', { place, count: seconds }) : t('move.stays')),
    [running, place, seconds, t],
  );
  return (
    <div className={classes.box}>
      <p className="sr-only" role="status">
        {said}
      </p>
      <p className={classes.words} aria-hidden="true">
        <Icon name={running ? 'clock' : 'check-circle'} />
        <span>{running ? t('move.soon', { place, count: left }) : t('move.stays')}</span>
      </p>
      <div className={classes.buttons}>
        <LinkButton to={to} replace variant="main" size="big" iconEnd="arrow-right">
          {t(running ? 'move.go' : 'move.goTo', { place })}
        </LinkButton>
        {running && (
          <Button variant="line" size="big" icon="pause" onClick={stop}>
            {t('move.stay')}
          </Button>
        )}
      </div>
      <AutoContinue />
    </div>
  );
}
