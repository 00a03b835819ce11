/** Confirms navigation that would lose unsaved changes. */
import { useEffect } from 'react';
import { useBlocker } from 'react-router';

export const useLeaving = (dirty: boolean) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && currentLocation.pathname !== nextLocation.pathname,
  );
  const isAsking = blocker.state === 'blocked';
  useEffect(() => {
    // Saved in the meantime.
    if (isAsking && !dirty) blocker.proceed();
  }, [isAsking, dirty, blocker]);
  return isAsking ? { leave: () => blocker.proceed(), stay: () => blocker.reset() } : null;
};
