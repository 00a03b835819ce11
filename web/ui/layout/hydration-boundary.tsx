import { type ReactNode, type RefObject, Suspense, useEffect, useId, useRef } from 'react';
import { partArrived, partExpected } from '#web/lib/page/hydration-barrier.ts';

/** A part of a page that hydrates on its own, by a Suspense boundary that never suspends. */
export function Part({ children }: { children: ReactNode }) {
  const id = useId();
  const here = useRef(false);
  useEffect(() => {
    if (!here.current) partExpected(id);
    return () => partArrived(id);
  }, [id]);
  return (
    <Suspense>
      {children}
      <Arrival id={id} here={here} />
    </Suspense>
  );
}

function Arrival({ id, here }: { id: string; here: RefObject<boolean> }) {
  useEffect(() => {
    here.current = true;
    partArrived(id);
  }, [id, here]);
  return null;
}
