import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { currentLocale, storedLocale } from '#web/lib/i18n/locale.ts';
import { useShell } from '#web/lib/page/shell.ts';
import { DesktopShell } from './desktop-shell.tsx';
import { MobileShell } from './mobile-shell.tsx';
import { ProgressBar } from './progress-bar.tsx';

const SimplifiedOffer = lazy(() => import('./simplified-offer.tsx'));

/** Spec §1 knows zh-CN only; for them the page is 繁體 until they choose (readings "Simplified readers"). */
const readsSimplified = () =>
  !storedLocale() && currentLocale() === 'zh-TW' && /^zh-(hans|sg|my)/i.test(navigator.language);

/** The frame around every page: which of the two shells, and the progress bar. */
export function SiteShell({ children }: { children: ReactNode }) {
  const Shell = useShell() === 'mobile' ? MobileShell : DesktopShell;
  const [offers, setOffers] = useState(false);
  useEffect(() => setOffers(readsSimplified()), []);
  return (
    <>
      <ProgressBar />
      {offers && (
        <Suspense fallback={null}>
          <SimplifiedOffer onDone={() => setOffers(false)} />
        </Suspense>
      )}
      <Shell>{children}</Shell>
    </>
  );
}
