/** Full screen for the whole player, with our captions and controls, where supported. */
import { type RefObject, useEffect, useState } from 'react';
import { useHydrated } from '#web/lib/page/use-hydrated.ts';

export const useFullScreen = (element: RefObject<HTMLElement | null>) => {
  const can = useHydrated() && document.fullscreenEnabled;
  const [full, setFull] = useState(false);
  useEffect(() => {
    const listen = () => setFull(document.fullscreenElement === element.current);
    document.addEventListener('fullscreenchange', listen);
    return () => document.removeEventListener('fullscreenchange', listen);
  }, [element]);
  const toggle = () => {
    if (!can) return;
    if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
    else element.current?.requestFullscreen().catch(() => {});
  };
  return { can, full, toggle };
};
