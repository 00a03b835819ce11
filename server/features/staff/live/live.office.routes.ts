import * as api from '#contract/staff/live.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import type { Needs } from '#server/shared/deps.ts';
import { heardAfter, type Live } from './live.service.ts';
import { deleteLooking, listOthers, updateLooking } from './looking.store.ts';

export const liveRoutes = (
  bind: Bind,
  { db, clock, live }: Needs<'db' | 'clock'> & { live: Live },
): void => {
  bind(api.streamChanges, async ({ query }, { staff: { staffId, role }, token }) =>
    live.open({ staffId, role, token }, query),
  );

  bind(api.listChanges, async ({ query }, { staff: { role } }) => ({
    // Before the changes: what comes between the two is told twice rather than never.
    upTo: live.upTo(),
    changes: live.missed(role, query.since),
  }));

  bind(api.lookAtCase, async ({ body }, { staff: { staffId } }) => {
    const { tab, case: looked } = body;
    if (!looked) {
      await deleteLooking(db, { tab, staffId });
      return { others: [] };
    }
    const now = clock.now();
    const most = api.liveRules.streamsOfOne;
    await updateLooking(db, { ...looked, tab, staffId, now, most });
    return { others: await listOthers(db, { ...looked, staffId, heardAfter: heardAfter(now) }) };
  });
};
