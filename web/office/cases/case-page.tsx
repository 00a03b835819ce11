import type { ReactNode } from 'react';
import type { Loaded } from '#web/lib/api/use-query.ts';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { PageWaiting } from '#web/ui/feedback/page-waiting.tsx';

type Props<C> = { loaded: Loaded<C>; reload: () => void; children: (data: C) => ReactNode };

/** Until the case is there, and when it does not come. */
export function CasePage<C>({ loaded, reload, children }: Props<C>) {
  if (loaded.status === 'pending') return <PageWaiting />;
  if (loaded.status === 'error') return <LoadFailed error={loaded.error} onRetry={reload} />;
  return children(loaded.data);
}
