import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { readActing } from '#web/lib/acting.ts';
import { useShell } from '#web/lib/page/shell.ts';
import { DesktopShell } from './desktop-shell.tsx';
import { MobileShell } from './mobile-shell.tsx';
import { ProgressBar } from './progress-bar.tsx';

/** The frame around every page: which of the two shells, and the progress bar. */
export function SiteShell({ children }: { children: ReactNode }) {
  const Shell = useShell() === 'mobile' ? MobileShell : DesktopShell;
  const [Offer, setOffer] = useState<ComponentType | null>(null);
  // Spec §1 knows zh-CN only: others who read 简体 get 繁體 until they choose (readings "Simplified readers").
  useEffect(() => {
    if (/^zh-(hans|sg|my)/i.test(navigator.language))
      import('./simplified-offer.tsx').then((it) => setOffer(() => it.SimplifiedOffer));
  }, []);
  const [Strip, setStrip] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (readActing()) import('./acting-strip.tsx').then((it) => setStrip(() => it.ActingStrip));
  }, []);
  return (
    <>
      <ProgressBar />
      {Strip && <Strip />}
      {Offer && <Offer />}
      <Shell>{children}</Shell>
    </>
  );
}
