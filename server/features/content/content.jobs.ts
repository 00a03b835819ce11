/** Publishes scheduled content and takes down what has had its time: one transaction and lock each, so it happens once. */
import type { ContentType } from '#contract/content/item-types.ts';
import { AppError } from '#contract/errors.ts';
import { lockFor } from '#server/platform/database/advisory-lock.ts';
import type { Jobs } from '#server/platform/queue/jobs.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import type { Needs } from '#server/shared/deps.ts';
import { listDue, unschedule } from './office/drafts.store.ts';
import { getItem } from './office/items.service.ts';
import { hideLive } from './office/live.store.ts';
import { type ActivityChanging, publishItem } from './office/publish.service.ts';
import { deleteTakeDown, listTakeDownsDue } from './office/take-down.store.ts';
import { keepPast } from './office/versions.service.ts';

type Deps = Needs<'db' | 'clock'> & { activityChanging: ActivityChanging };

const command = 'content-publish';

const publishOne = async (deps: Deps, type: ContentType, id: string): Promise<boolean> => {
  const { db, clock, activityChanging } = deps;
  const now = clock.now();
  return db.transaction(async (tx) => {
    await lockFor(tx, `content ${type} ${id}`);
    const item = await getItem(tx, type, id);
    const at = item.draft?.publishAt;
    if (!at || at > now) return false;
    await keepPast(tx, item, now);
    try {
      const actor = item.draft?.staffId ?? command;
      // Savepoint: a failure leaves the rest untouched.
      await tx.transaction((inner) =>
        publishItem(inner, item, {
          now,
          actor,
          activityChanging,
          // Nobody was registered when it was scheduled.
          reason: item.draft?.reason ?? 'plan',
          scheduled: true,
        }),
      );
      return true;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      // A reference is gone: keep it as a draft for staff to fix.
      await unschedule(tx, type, id);
      const subject = `${type} ${id}`;
      await insertAudit(tx, { at: now, actor: command, action: 'content.publish_failed', subject });
      return false;
    }
  });
};

export const publishDue = async (deps: Deps): Promise<number> => {
  let published = 0;
  for (const { type, id } of await listDue(deps.db, deps.clock.now()))
    if (await publishOne(deps, type as ContentType, id)) published += 1;
  return published;
};

const takeDownOne = ({ db, clock, activityChanging }: Deps, type: ContentType, id: string) =>
  db.transaction(async (tx): Promise<boolean> => {
    const now = clock.now();
    await lockFor(tx, `content ${type} ${id}`);
    const { live, takeDown } = await getItem(tx, type, id);
    if (!takeDown || takeDown.at > now) return false;
    await deleteTakeDown(tx, type, id);
    if (!live?.published) return false;
    const changed = type === 'activity' ? await activityChanging(tx, id, now) : null;
    await hideLive(tx, type, id);
    await changed?.('plan');
    await insertAudit(tx, {
      at: now,
      actor: takeDown.staffId ?? command,
      action: 'content.unpublish',
      subject: `${type} ${id}`,
      details: { scheduled: 'yes' },
    });
    return true;
  });

export const takeDownDue = async (deps: Deps): Promise<number> => {
  let taken = 0;
  for (const { type, id } of await listTakeDownsDue(deps.db, deps.clock.now()))
    if (await takeDownOne(deps, type as ContentType, id)) taken += 1;
  return taken;
};

export const startContentJobs = (jobs: Jobs, deps: Deps): Promise<void> =>
  jobs.every(command, '* * * * *', async () => {
    await publishDue(deps);
    await takeDownDue(deps);
  });
