/** Asks before what was typed is lost by going to another page. */
import { useEffect } from 'react';
import { useBlocker } from 'react-router';

export const useLeaving = (dirty: boolean) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && currentLocation.pathname !== nextLocation.pathname,
  );
  const isAsking = blocker.state === 'blocked';
  useEffect(() => {
    // Saved in the meantime: nothing is lost any more.
    if (isAsking && !dirty) blocker.proceed();
  }, [isAsking, dirty, blocker]);
  return isAsking ? { leave: () => blocker.proceed(), stay: () => blocker.reset() } : null;
};
