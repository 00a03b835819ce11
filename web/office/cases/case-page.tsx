import type { ReactNode } from 'react';
import type { Loaded } from '#web/lib/api/use-query.ts';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';

type Props<C> = { loaded: Loaded<C>; reload: () => void; children: (data: C) => ReactNode };

/** Loading and error states of a case. */
export function CasePage<C>({ loaded, reload, children }: Props<C>) {
  if (loaded.status !== 'success') return <QueryStatus loaded={loaded} reload={reload} />;
  return children(loaded.data);
}
