import { useEffect, useRef } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import type { CaseRow } from '#contract/staff/cases.ts';
import type { CallOptions } from '#web/lib/api/api.ts';
import { isHandOn } from '#web/office/shell/live/hand.ts';
import { useLiveQuery } from '#web/office/shell/live/use-live.ts';
import { useFilters } from '#web/office/ui/use-filters.ts';
import { mainId } from '#web/shell/frame/skip-link.tsx';
import { type Queue, queryOf } from './queues.ts';

/** The link to the next case; it gets the focus after a decision. */
export const nextId = 'next-case';

/** One case, and its neighbours in the queue that it was opened from. */
export const useCase = <R extends CaseRow, C extends R>(
  queue: Queue<R>,
  load: (id: string, options: CallOptions) => Promise<C>,
) => {
  const { caseId = '' } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const query = queryOf(useFilters(queue.first).values);
  const one = useLiveQuery(
    [`${queue.kind}:${caseId}`],
    [queue.place, caseId],
    (options) => load(caseId, options),
    { audited: true, isBusy: () => isHandOn(document.getElementById(mainId)) },
  );
  const line = useLiveQuery([queue.kind, 'person'], [queue.place, 'next to it', query], (options) =>
    queue.list({ ...query, pageSize: '100' }, options),
  );
  const rows = line.loaded.data?.records ?? [];
  const found = rows.findIndex((row) => row.id === caseId);
  /** Its last index: a decided case leaves the queue, and the next one moves up. */
  const stood = useRef(0);
  useEffect(() => {
    if (found >= 0) stood.current = found;
  }, [found]);
  const at = (place: number): string | null => {
    const row = rows[place];
    const tail = params.size ? `?${params}` : '';
    return row ? `${queue.place}/${row.id}${tail}` : null;
  };
  const previous = at((found >= 0 ? found : stood.current) - 1);
  const next = at(found >= 0 ? found + 1 : stood.current);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey) return;
      const to = { KeyN: next, KeyP: previous }[event.code];
      if (to === undefined) return;
      event.preventDefault();
      if (to) navigate(to);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [next, previous, navigate]);

  const reload = () => {
    one.reload();
    line.reload();
  };
  return {
    caseId,
    // Don't show the previous case while this one loads.
    loaded:
      one.loaded.status === 'success' && one.loaded.data.id !== caseId
        ? ({ status: 'pending' } as const)
        : one.loaded,
    rows,
    /** A colleague changed it while it was in use here. */
    showChanged: one.showHeld,
    tail: params.size ? `?${params}` : '',
    previous,
    next,
    reload,
    /** After a decision: reload, and focus the link to the next case. */
    done: () => {
      reload();
      document.getElementById(next ? nextId : mainId)?.focus();
    },
  };
};
export type CaseWay = Pick<
  ReturnType<typeof useCase<CaseRow, CaseRow>>,
  'rows' | 'showChanged' | 'tail' | 'previous' | 'next' | 'reload' | 'done'
>;
