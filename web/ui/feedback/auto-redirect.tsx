import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { usePreferences } from '#web/lib/page/preferences.ts';
import { Button, LinkButton } from '#web/ui/forms/button.tsx';
import { Icon } from '#web/ui/layout/icon.tsx';
import { AutoContinue } from './auto-continue.tsx';
import classes from './auto-redirect.module.css';

/** Whoever presses, touches or turns the wheel is still here and reading. */
const signs = ['keydown', 'pointerdown', 'wheel'] as const;

type Options = { seconds: number; enabled: boolean; onEnd: () => void };

/** Seconds until something happens by itself, and a way to stop them (design rule 30). */
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
      // A page that nobody sees waits.
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
  /** What the page is called that one is taken to. */
  place: string;
};

/**
 * The spec's moves by themselves (§4), done so that nobody is rushed: it says where to and in how many seconds, once
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
  // A status that comes with its words is not read: first the place, then the words.
  const [said, say] = useState('');
  useEffect(
    () => say(running ? t('move.soon', { place, n: seconds }) : t('move.stays')),
    [running, place, seconds, t],
  );
  return (
    <div className={classes.box}>
      <p className="sr-only" role="status">
        {said}
      </p>
      <p className={classes.words} aria-hidden="true">
        <Icon name={running ? 'clock' : 'check-circle'} />
        <span>{running ? t('move.soon', { place, n: left }) : t('move.stays')}</span>
      </p>
      <div className={classes.buttons}>
        <LinkButton to={to} replace look="main" size="big" iconEnd="arrow-right">
          {t(running ? 'move.go' : 'move.goTo', { place })}
        </LinkButton>
        {running && (
          <Button look="line" size="big" icon="pause" onClick={stop}>
            {t('move.stay')}
          </Button>
        )}
      </div>
      <AutoContinue />
    </div>
  );
}
