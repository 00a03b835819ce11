/** Merges two accounts in one transaction; the preview runs the same code. */
import type { MergeField } from '#contract/account/person-merge.ts';
import { AppError } from '#contract/errors.ts';
import { deleteSessions } from '#server/features/account/sign-in/sessions.store.ts';
import type { Sealer } from '#server/platform/crypto/field-encryption.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { stateHash } from '#server/platform/database/row-version.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import { deleteDevices } from '#server/shared/people/known-devices.ts';
import { findPerson, type Person } from './directory.store.ts';
import { movesOf, type Plan, planMerge, staysOf } from './merge.rules.ts';
import * as store from './merge.store.ts';
import { moveCredit } from './merge-credit.store.ts';
import { mergeKnown } from './merge-known.service.ts';
import { personState } from './person.rules.ts';
import { knownOf } from './person.service.ts';

type Deps = {
  sealer: Sealer;
  /** Gives the person's seats to the waitlist. */
  leaveActivities: (tx: Tx, userId: string) => Promise<void>;
};

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

/** Locks in a fixed order, so concurrent merges of the same people don't deadlock. */
const lockBoth = async (tx: Tx, keepId: string, doubleId: string) => {
  const found = new Map<string, Person>();
  for (const id of [keepId, doubleId].map((one) => one.toLowerCase()).toSorted()) {
    const person = await findPerson(tx, id, { lock: true });
    if (person) found.set(id, person);
  }
  const [keep, double] = [found.get(keepId.toLowerCase()), found.get(doubleId.toLowerCase())];
  if (!keep || !double) throw new AppError('not_found');
  const fits =
    keep.id !== double.id &&
    keep.userType === double.userType &&
    !keep.mergedInto &&
    !double.mergedInto;
  if (!fits) throw new AppError('merge_impossible');
  return { keep, double };
};

const moveAll = async (
  tx: Tx,
  way: store.Way,
  plan: Plan,
  replaced: string[],
  { sealer, leaveActivities, now, takesEmail }: Deps & { now: Date; takesEmail: boolean },
): Promise<void> => {
  await store.moveRecords(tx, way, idsOf(plan.records.go));
  const ids = idsOf(plan.registrations.go);
  await store.moveRegistrations(tx, way, { ids, replaced });
  // Registered twice in one activity: free the second seat.
  await leaveActivities(tx, way.from);
  await store.moveReviews(tx, way);
  await store.moveDates(tx, way, idsOf(plan.dates.go));
  await store.moveHelp(tx, way);
  await store.moveActing(tx, way, now);
  await store.moveTrainings(tx, way, idsOf(plan.trainings.go));
  await moveCredit(tx, way);
  const papers = plan.papers.go.length > 0;
  await store.moveDocuments(tx, way, { ids: idsOf(plan.documents.go), papers });
  if (plan.application.go.length) await store.moveApplication(tx, way, sealer);
  await store.updateRenewed(tx, way);
  if (plan.card.go.length) await store.moveCard(tx, way, sealer);
  await deleteSessions(tx, way.from, null);
  await deleteDevices(tx, { userId: way.from });
  await store.updateMerged(tx, way, takesEmail);
};

/** `seen` is the plan that staff confirmed; throws if it has changed since. */
export const mergeAccounts = async (
  tx: Tx,
  deps: Deps,
  who: {
    keepId: string;
    doubleId: string;
    take: readonly MergeField[];
    actor: string;
    now: Date;
    seen: string | undefined;
  },
) => {
  const { actor, now, seen, take } = who;
  const { sealer } = deps;
  const { keep, double } = await lockBoth(tx, who.keepId, who.doubleId);
  const mine = await store.getBelongings(tx, keep.id);
  const theirs = await store.getBelongings(tx, double.id);
  const plan = planMerge(mine, theirs);
  const [known, other] = [await knownOf(tx, sealer, keep), await knownOf(tx, sealer, double)];
  const version = stateHash([
    keep.id,
    double.id,
    mine,
    theirs,
    personState(known),
    personState(other),
  ]);
  if (seen !== undefined && seen !== version) throw new AppError('changed_meanwhile');
  const moved = new Set(plan.registrations.go.map((r) => r.activityId));
  const replaced = idsOf(mine.registrations.filter((r) => moved.has(r.activityId)));
  const both = { keep, double, mine: known, theirs: other };
  const { takesEmail, ...shown } = await mergeKnown(tx, sealer, { ...both, take, actor, now });
  const way = { from: double.id, to: keep.id };
  await moveAll(tx, way, plan, replaced, { ...deps, now, takesEmail });
  const [moves, stays] = [movesOf(plan), staysOf(plan)];
  const counts = (list: typeof moves) =>
    list.map(({ part, count }) => `${part} ${count}`).join(', ');
  const details = {
    double: double.id,
    moved: counts(moves),
    ...(stays.length && { stayed: counts(stays) }),
  };
  await insertAudit(tx, { at: now, actor, action: 'person.merge', subjectId: keep.id, details });
  await insertAudit(tx, {
    at: now,
    actor,
    action: 'person.merged',
    subjectId: double.id,
    details: { into: keep.id },
  });
  return { keep, double, moves, stays, plan: version, takesEmail, ...shown };
};
