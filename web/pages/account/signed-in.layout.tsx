import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { storageKeys } from '#contract/limits.ts';
import { requireLogin } from '#web/lib/api/guard.ts';
import { queryCache } from '#web/lib/api/query-cache.ts';
import { hasSignedOut, signOut } from '#web/lib/api/session.ts';
import { onUnauthorized } from '#web/lib/api/unauthorized.ts';
import { navigateTo } from '#web/lib/page/navigation.ts';
import { sameForAllIds } from '#web/lib/page/same-for-all-ids.ts';
import { useHydrated } from '#web/lib/page/use-hydrated.ts';
import { useStored } from '#web/lib/storage.ts';
import { PageWaiting } from '#web/ui/feedback/page-waiting.tsx';
import type { Route } from './+types/signed-in.layout.ts';

/** Runs in the browser before any loader of the pages below: without a token, redirects to /login. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  ({ request }) => requireLogin({ request }),
];

/** Makes the middleware run on the first load too; the server renders the waiting page, never private data. */
export const clientLoader = () => null;

export const HydrateFallback = PageWaiting;

export const handle = sameForAllIds;

/** Without a token a private page leaves the screen at once, also when another tab has ended the session. */
export default function SignedInLayout() {
  const token = useStored(storageKeys.token);
  const hydrated = useHydrated();
  useEffect(() => {
    // Only from other tabs: who signs out here, or gets a 401, is on the way already.
    const onOtherTab = ({ key, newValue }: StorageEvent) => {
      if (key !== storageKeys.token || newValue !== null) return;
      queryCache.clear();
      if (!hasSignedOut()) return onUnauthorized(true);
      // A form of this tab may have written its draft again when it left the screen.
      signOut();
      navigateTo('/', { replace: true });
    };
    window.addEventListener('storage', onOtherTab);
    return () => window.removeEventListener('storage', onOtherTab);
  }, []);
  return hydrated && token === null ? <PageWaiting /> : <Outlet />;
}
