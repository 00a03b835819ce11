import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { limits } from '#contract/limits.ts';
import classes from './progress-bar.module.css';

const { minimum, speed, trickleSpeed } = limits.progressBar;

/** Approaches the end without reaching it: each step is a fraction of the rest. */
const trickle = (progress: number) => progress + (0.994 - progress) * 0.08;

/**
 * From the start of a navigation until its data and code are there (readings "Progress bar"), with the spec's
 * numbers: begins at 0.3, moves with 500 ms, trickles each 200 ms. Decoration: the new page's heading tells the rest.
 */
export function ProgressBar() {
  const busy = useNavigation().state !== 'idle';
  const [progress, setProgress] = useState<number | null>(null);
  useEffect(() => {
    if (!busy) return;
    setProgress(minimum);
    const timer = setInterval(() => setProgress((p) => trickle(p ?? minimum)), trickleSpeed);
    return () => {
      clearInterval(timer);
      setProgress(1);
    };
  }, [busy]);
  useEffect(() => {
    if (busy || progress !== 1) return;
    const timer = setTimeout(() => setProgress(null), speed);
    return () => clearTimeout(timer);
  }, [busy, progress]);
  if (progress === null) return null;
  return (
    <div
      className={classes.track}
      data-testid="progress"
      data-progress={progress}
      aria-hidden="true"
    >
      <div
        className={classes.bar}
        style={{ transform: `scaleX(${progress})`, transitionDuration: `${speed}ms` }}
      />
    </div>
  );
}
