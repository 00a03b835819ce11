import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { readActing } from '#web/lib/acting.ts';
import { useShell } from '#web/lib/page/shell.ts';
import { DesktopShell } from './desktop-shell.tsx';
import { MobileShell } from './mobile-shell.tsx';
import { ProgressBar } from './progress-bar.tsx';

/** The frame around every page: which of the two shells, and the progress bar. */
export function SiteShell({ children }: { children: ReactNode }) {
  const Shell = useShell() === 'mobile' ? MobileShell : DesktopShell;
  const [strips, setStrips] = useState<readonly ReactNode[]>([]);
  // What few visitors need comes later.
  useEffect(() => {
    const add = ({ default: Strip }: { default: ComponentType }) =>
      setStrips((before) => [...before, <Strip key={before.length} />]);
    if (location.search.includes('preview=')) import('./preview-strip.tsx').then(add);
    if (readActing()) import('./acting-strip.tsx').then(add);
    // Spec §1 knows zh-CN only: others who read 简体 get 繁體 until they choose (readings "Simplified readers").
    if (/^zh-(hans|sg|my)/i.test(navigator.language)) import('./simplified-offer.tsx').then(add);
  }, []);
  return (
    <>
      <ProgressBar />
      {strips}
      <Shell>{children}</Shell>
    </>
  );
}
