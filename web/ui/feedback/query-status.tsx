import type { Loaded } from '#web/lib/api/use-query.ts';
import { LoadFailed } from './load-failed.tsx';
import { PageWaiting } from './page-waiting.tsx';

type Props = { loaded: Loaded<unknown>; reload: () => void };

/** Stands in for the data of a query while it loads, or after it failed. */
export function QueryStatus({ loaded, reload }: Props) {
  if (loaded.status === 'pending') return <PageWaiting />;
  if (loaded.status === 'error') return <LoadFailed error={loaded.error} onRetry={reload} />;
  return null;
}
