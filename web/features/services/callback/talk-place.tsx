import { lazy, memo, Suspense, useCallback, useEffect, useRef } from 'react';
import type { Talk } from '#contract/services/callback.ts';
import { wordsBefore } from '#web/lib/i18n/i18n.ts';
import { hydrateNow, partArrived, partExpected } from '#web/lib/page/hydration-barrier.ts';
// Here too: the part hydrates late, its styles come with the page.
import classes from './talk-to-us.module.css';

/** A language switch waits for it once it is under way. */
const part = 'talk';

let come: () => void;
const near = new Promise<void>((resolve) => {
  come = resolve;
});

/** On the server at once: it waits for nothing while it renders. */
const onServer = import.meta.env.SSR ? await import('./talk-to-us.tsx') : null;
const TalkToUs =
  onServer?.default ??
  lazy(async () => {
    await near;
    partExpected(part);
    try {
      await wordsBefore('/about');
      return await import('./talk-to-us.tsx');
    } catch (error) {
      partArrived(part);
      throw error;
    }
  });

/**
 * Where the form stands; its script is asked for when the reader comes near. Memoized, and without a state: what the server
 * rendered stays until then, unless it is rendered again.
 */
export const TalkPlace = memo(({ talk }: { talk: Talk }) => {
  const place = useRef<HTMLDivElement>(null);
  const ready = useRef(false);
  const pressed = useRef<HTMLFormElement>(null);
  const onReady = useCallback(() => {
    ready.current = true;
    partArrived(part);
    pressed.current?.requestSubmit();
    pressed.current = null;
  }, []);
  useEffect(() => {
    const box = place.current;
    if (!box) return;
    const watcher = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && come(),
      { rootMargin: '200px' },
    );
    watcher.observe(box);
    // Pressed before its script is there: the browser sends nothing, the form does once it can.
    const hold = (event: SubmitEvent) => {
      event.preventDefault();
      if (!ready.current) pressed.current = event.target as HTMLFormElement;
      come();
    };
    box.addEventListener('submit', hold);
    // What a press changes elsewhere, such as the progress bar, must not wait for it.
    const press = () => come();
    const changes = ['click', hydrateNow];
    for (const one of changes) document.addEventListener(one, press, { once: true, capture: true });
    return () => {
      watcher.disconnect();
      box.removeEventListener('submit', hold);
      for (const one of changes) document.removeEventListener(one, press, { capture: true });
      partArrived(part);
    };
  }, []);
  return (
    <div ref={place} id="talk" className={classes.place}>
      <Suspense>
        <TalkToUs {...{ talk, onReady }} />
      </Suspense>
    </div>
  );
});
