import { Outlet } from 'react-router';
import { requireLogin } from '#web/lib/api/guard.ts';
import { PageWaiting } from '#web/ui/feedback/page-waiting.tsx';
import type { Route } from './+types/signed-in.layout.ts';

/** Runs in the browser before any loader of the pages below: without a token, redirects to /login. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  ({ request }) => requireLogin({ request }),
];

/** Makes the middleware run on the first load too; the server renders the waiting page, never private data. */
export const clientLoader = () => null;

export const HydrateFallback = PageWaiting;

export default Outlet;
