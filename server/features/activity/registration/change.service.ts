/** Another size or other needs of a party: what it has is never given up for what it wants. */
import type { ActivityStatus } from '#contract/activity/activity.ts';
import type { ChangeBody, FewPlaces } from '#contract/activity/join.ts';
import { AppError } from '#contract/errors.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { joiningRefused, leavingRefused, resized } from './join.rules.ts';
import * as store from './join.store.ts';
import { type Context, promoteWaitlist } from './seats.service.ts';

type Change = { party: store.Party; wish: ChangeBody };

/** Needs the activity's lock. */
export const changeParty = async (
  tx: Tx,
  activity: store.LockedActivity & { status: ActivityStatus },
  { party, wish }: Change,
  context: Context,
): Promise<void> => {
  const { localNow } = context;
  const wantsMore = wish.companions > party.companions + party.waitingCompanions;
  const refused =
    leavingRefused(localNow, activity) ??
    // They stand at the door, and were counted.
    (party.checkedInAt ? 'activity_begun' : null) ??
    (wantsMore ? joiningRefused(localNow, activity) : null);
  if (refused) throw new AppError(refused);
  const waits = party.status === 'waitlisted';
  const size = waits
    ? { companions: wish.companions, waitingCompanions: 0 }
    : resized(wish.companions, party.companions, activity);
  if (size.waitingCompanions > party.waitingCompanions && !wish.waitForRest)
    throw new AppError('activity_few_places', [], {
      free: Math.max(0, activity.quota - activity.registeredCount),
    } satisfies FewPlaces);
  const { needs } = wish;
  await store.updateParty(tx, party.id, { ...size, needs, needsNote: wish.needsNote || null });
  const people = waits ? 0 : size.companions - party.companions;
  if (people) await store.updateCounts(tx, activity.id, { people, waiting: 0 });
  // Fewer people, or a smaller group in line: somebody may fit now.
  const registeredCount = activity.registeredCount + people;
  await promoteWaitlist(tx, { ...activity, registeredCount }, context);
};
