import '@mantine/nprogress/styles.css';
import {
  completeNavigationProgress,
  NavigationProgress,
  setNavigationProgress,
  startNavigationProgress,
} from '@mantine/nprogress';
import { useEffect } from 'react';
import { useNavigation } from 'react-router';
import { limits } from '#contract/limits.ts';

const { minimum, trickleSpeed } = limits.progressBar;

/** From the start of a navigation until its data and code are there (readings "Progress bar"); speed is in base.css. */
export function ProgressBar() {
  const busy = useNavigation().state !== 'idle';
  useEffect(() => {
    if (!busy) return;
    setNavigationProgress(minimum * 100);
    startNavigationProgress();
    return () => completeNavigationProgress();
  }, [busy]);
  return (
    <NavigationProgress
      initialProgress={minimum * 100}
      stepInterval={trickleSpeed}
      size={4}
      color="var(--pers-500)"
      className="page-progress"
      aria-hidden
    />
  );
}
