import { useEffect, useRef, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import type { CaseHistory, CaseRow } from '#contract/staff/cases.ts';
import type { CallOptions } from '#web/lib/api/api.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { type KeyAction, useKeys } from '#web/office/shell/keys.ts';
import { isHandOn } from '#web/office/shell/live/hand.ts';
import { useLiveQuery } from '#web/office/shell/live/use-live.ts';
import { useFilters } from '#web/office/ui/table/use-filters.ts';
import { mainId } from '#web/shell/frame/skip-link.tsx';
import { atKnownTab, type Queue, queryOf } from './queues.ts';

/** One case, and its neighbours in the queue that it was opened from. */
export const useCase = <R extends CaseRow, C extends R & { history: CaseHistory }>(
  queue: Queue<R>,
  load: (id: string, options: CallOptions) => Promise<C>,
) => {
  const { t } = useTranslation();
  const { caseId = '' } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const query = queryOf(atKnownTab(queue, useFilters(queue.first).values));
  const one = useLiveQuery(
    [`${queue.kind}:${caseId}`],
    [queue.place, caseId],
    (options) => load(caseId, options),
    { audited: true, isBusy: () => isHandOn(document.getElementById(mainId)) },
  );

  /** Where it stood when it was opened: calls and decisions move it. */
  const place = JSON.stringify([caseId, query]);
  const stood = useRef<{ place: string; at: string } | null>(null);
  const look = async (options?: CallOptions) => {
    const at = stood.current?.place === place ? stood.current.at : null;
    const asked = { ...query, caseId, ...(at && { at }) };
    const found = await queue.around(asked, options);
    if (!at && found.stood) stood.current = { place, at: found.stood };
    return { place, ...found };
  };
  const line = useLiveQuery([queue.kind, 'person'], [queue.place, 'around', place], look);
  const around = line.loaded.data;
  // The neighbours of the case before are not those of this one.
  const here = around?.place === place ? around : null;
  const tail = params.size ? `?${params}` : '';
  const pathOf = (id: string | null | undefined) => (id ? `${queue.place}/${id}${tail}` : null);
  const previous = pathOf(here?.previous);
  const next = pathOf(here?.next);

  /** Pressed before the neighbours are known: gone once they are. */
  const [wanted, setWanted] = useState<{ place: string; side: 'next' | 'previous' } | null>(null);
  const isUnknown = here === null;
  const go = (side: 'next' | 'previous') => {
    const to = { next, previous }[side];
    if (to) navigate(to);
    else if (isUnknown) setWanted({ place, side });
  };
  useEffect(() => {
    if (!wanted || isUnknown) return;
    setWanted(null);
    const to = { next, previous }[wanted.side];
    if (to && wanted.place === place) navigate(to);
  }, [wanted, isUnknown, next, previous, place, navigate]);

  const keys: (KeyAction | false)[] = [
    (next !== null || isUnknown) && {
      key: 'j',
      label: t('office.keys.nextCase'),
      run: () => go('next'),
    },
    (previous !== null || isUnknown) && {
      key: 'k',
      label: t('office.keys.previousCase'),
      run: () => go('previous'),
    },
    { key: 'u', label: t('office.keys.toList'), run: () => navigate(`${queue.place}${tail}`) },
  ];
  useKeys(keys.filter((key) => key !== false));

  // With Alt, for those who have turned single keys off.
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
    rows: around?.rows ?? [],
    /** A colleague changed it while it was in use here. */
    showChanged: one.showHeld,
    changedBy: one.held?.history.at(-1) ?? null,
    tail,
    previous,
    next,
    reload,
    /** After a decision: opens the next case, as the queue is now; a case from elsewhere stays open. */
    done: async () => {
      const wasInQueue = stood.current?.place === place;
      // It is decided, whether or not this call works.
      const found = wasInQueue ? await look().catch(() => null) : null;
      const following = pathOf(found?.next);
      if (following) return navigate(following);
      if (found) notifySuccess(t('office.keys.last'));
      reload();
      document.getElementById(mainId)?.focus();
    },
  };
};
export type CaseWay = Pick<
  ReturnType<typeof useCase<CaseRow, CaseRow & { history: CaseHistory }>>,
  'rows' | 'showChanged' | 'changedBy' | 'tail' | 'previous' | 'next' | 'reload' | 'done'
>;
