import type { ReactNode } from 'react';
import { useShell } from '#web/lib/page/shell.ts';
import { DesktopShell } from './desktop-shell.tsx';
import { MobileShell } from './mobile-shell.tsx';
import { ProgressBar } from './progress-bar.tsx';

/** The frame around every page: which of the two shells, and the progress bar. */
export function SiteShell({ children }: { children: ReactNode }) {
  const Shell = useShell() === 'mobile' ? MobileShell : DesktopShell;
  return (
    <>
      <ProgressBar />
      <Shell>{children}</Shell>
    </>
  );
}
