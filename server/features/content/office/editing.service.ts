/** Editing by staff, with optimistic locking. */

import type { z } from 'zod';
import type { PlanReason } from '#contract/activity/plan-reasons.ts';
import { draftOf } from '#contract/content/item-fields.ts';
import { type ContentType, contentInfo } from '#contract/content/item-types.ts';
import type { ContentItem } from '#contract/content/office.ts';
import { type ContentVersion, versionRules } from '#contract/content/versions-office.ts';
import { AppError } from '#contract/errors.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { lockFor } from '#server/platform/database/advisory-lock.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { dryRun } from '#server/platform/database/dry-run.ts';
import { isUuid } from '#server/platform/database/is-uuid.ts';
import { checkOrder } from '#server/platform/database/row-version.ts';
import { invalidField, orNotFound } from '#server/platform/http/app-errors.ts';
import { momentOf } from '#server/platform/time/agency-time.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import type { Needs } from '#server/shared/deps.ts';
import { getTimeZone } from '#server/shared/settings/settings.ts';
import { missingFields } from './completeness.rules.ts';
import * as drafts from './drafts.store.ts';
import { cleaned, currentValue, getItem, type Item, itemVersion, viewOf } from './items.service.ts';
import { deleteLive, hideLive, listLive, updateOrder } from './live.store.ts';
import { type ActivityChanging, factsOf, publishItem } from './publish.service.ts';
import { deleteTakeDown, upsertTakeDown } from './take-down.store.ts';
import type { Value } from './texts.rules.ts';
import { fitted, keepPast, keepVersion } from './versions.service.ts';
import { deleteVersions, findVersion, listVersions } from './versions.store.ts';
import { versionOf } from './versions.view.ts';

type Deps = Needs<'db' | 'clock'> & { activityChanging: ActivityChanging };
export type Ref = { type: ContentType; id: string };
type EditRequest = Ref & { version: string; actor: string };
type Saved = { value: Value; publishAt: string | null; reason?: PlanReason | undefined };
/** As the audit log calls it. */
type Action =
  | 'save'
  | 'schedule'
  | 'unpublish'
  | 'discard'
  | 'delete'
  | 'checked'
  | 'take_down'
  | 'keep_up';

const schemas = new Map<ContentType, z.ZodType<Record<string, unknown>>>();

/** Cached by type. */
export const draftSchema = (type: ContentType): z.ZodType<Record<string, unknown>> => {
  const made = schemas.get(type) ?? draftOf(contentInfo[type].fields);
  schemas.set(type, made);
  return made;
};

/** New items get a random id; fixed sets cannot grow. */
const mayExist = ({ type, id, live, draft }: Item): boolean =>
  live !== null ||
  draft !== null ||
  (contentInfo[type].fixed ? contentInfo[type].fixed.includes(id) : isUuid(id));

/** Sanitized and validated; errors name the field. */
const readValue = (type: ContentType, typed: Value): Value => {
  const parsed = draftSchema(type).safeParse(typed);
  if (parsed.success) return cleaned(type, parsed.data);
  throw new AppError(
    'invalid_input',
    parsed.error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => ({
            field: [...issue.path, key].join('.'),
            key: 'fields.unknown',
          }))
        : [{ field: issue.path.join('.') || 'value', key: issue.message }],
    ),
  );
};

export const createContentOffice = ({ db, clock, activityChanging }: Deps) => {
  /** Locks the item and checks the version. */
  const change = (
    { type, id, version, actor }: EditRequest,
    action: Action | null,
    work: (tx: Tx, item: Item, now: Date) => Promise<void>,
  ): Promise<ContentItem> =>
    db.transaction(async (tx) => {
      await lockFor(tx, `content ${type} ${id}`);
      const item = await getItem(tx, type, id);
      if (!mayExist(item)) throw new AppError('not_found');
      if (itemVersion(item) !== version) throw new AppError('changed_meanwhile');
      const now = clock.now();
      await keepPast(tx, item, now);
      await work(tx, item, now);
      if (action)
        await insertAudit(tx, {
          at: now,
          actor,
          action: `content.${action}`,
          subject: `${type} ${id}`,
        });
      return viewOf(await getItem(tx, type, id), await getTimeZone(tx));
    });

  return {
    async get({ type, id }: Ref): Promise<ContentItem> {
      const item = await getItem(db, type, id);
      if (!item.live && !item.draft && !contentInfo[type].fixed?.includes(id))
        throw new AppError('not_found');
      return viewOf(item, await getTimeZone(db));
    },

    save: (request: EditRequest, { value: typed, publishAt, reason }: Saved) =>
      change(request, publishAt ? 'schedule' : 'save', async (tx, item, now) => {
        const { type, id, takeDown, draft } = item;
        const { actor } = request;
        const value = readValue(type, typed);
        const at = publishAt && momentOf(publishAt, await getTimeZone(tx));
        const why = reason ?? draft?.reason ?? null;
        if (publishAt !== null) {
          if (!at || at <= now) throw invalidField('publishAt', 'office.content.wrong.later');
          if (takeDown && at >= takeDown.at)
            throw invalidField('publishAt', 'office.versions.wrong.beforeTakeDown');
          // Scheduled content must be complete when scheduled: nobody is around to fix it later.
          const missing = missingFields(type, value, await factsOf(tx, type, id, value));
          if (missing.length) throw new AppError('invalid_input', missing);
        }
        await drafts.upsertDraft(tx, type, id, {
          value,
          publishAt: at || null,
          reason: publishAt === null ? null : why,
          staffId: actor,
          updatedAt: now,
        });
        await keepVersion(tx, { type, id }, { kind: 'saved', value, staffId: actor, at: now });
        // What is asked for at its time is asked for now: nobody is around then.
        if (at && type === 'activity')
          await dryRun(
            (work) => tx.transaction(work),
            async (inner) => {
              const about = { now, actor, activityChanging, reason: why };
              await publishItem(inner, await getItem(inner, type, id), about);
            },
          );
      }),

    publish: (request: EditRequest, reason: PlanReason | null = null) =>
      change(request, null, (tx, item, now) =>
        publishItem(tx, item, { now, actor: request.actor, activityChanging, reason }),
      ),

    unpublish: (request: EditRequest, reason: PlanReason | null = null) =>
      change(request, 'unpublish', async (tx, { type, id, live }, now) => {
        if (!contentInfo[type].hideable || !live) throw new AppError('not_found');
        const changed = type === 'activity' ? await activityChanging(tx, id, now) : null;
        await hideLive(tx, type, id);
        await changed?.(reason);
        await deleteTakeDown(tx, type, id);
      }),

    takeDown: (request: EditRequest, wanted: string | null) =>
      change(request, wanted ? 'take_down' : 'keep_up', async (tx, item, now) => {
        const { type, id, draft } = item;
        if (!contentInfo[type].hideable) throw new AppError('not_found');
        if (wanted === null) return deleteTakeDown(tx, type, id);
        const at = momentOf(wanted, await getTimeZone(tx));
        if (!at || at <= now) throw invalidField('takeDownAt', 'office.content.wrong.later');
        if (draft?.publishAt && at <= draft.publishAt)
          throw invalidField('takeDownAt', 'office.versions.wrong.afterPublishing');
        // Those who are registered would be told that it is off.
        if (type === 'activity' && wanted < String(currentValue(item)?.endTime ?? ''))
          throw invalidField('takeDownAt', 'office.versions.wrong.afterActivity');
        return upsertTakeDown(tx, type, id, { at, staffId: request.actor });
      }),

    versions: async ({ type, id }: Ref): Promise<ContentVersion[]> => {
      const timeZone = await getTimeZone(db);
      const rows = await listVersions(db, type, id, versionRules.listed);
      return rows.map((row) => versionOf(row, timeZone));
    },

    version: async ({ type, id }: Ref, versionId: string) => {
      const row = orNotFound(await findVersion(db, type, id, versionId));
      return { ...versionOf(row, await getTimeZone(db)), value: fitted(type, row.value) };
    },

    /** Makes it the draft and a version of its own: what was there stays among the versions. */
    restore: (request: EditRequest, versionId: string) =>
      change(request, null, async (tx, { type, id }, now) => {
        const { value: was, at } = orNotFound(await findVersion(tx, type, id, versionId));
        const value = readValue(type, fitted(type, was));
        const { actor: staffId } = request;
        await drafts.upsertDraft(tx, type, id, { value, publishAt: null, staffId, updatedAt: now });
        const version = { kind: 'restored', value, staffId, at: now, restoredOf: at } as const;
        await keepVersion(tx, { type, id }, version);
        await insertAudit(tx, {
          at: now,
          actor: staffId,
          action: 'content.restore',
          subject: `${type} ${id}`,
          details: { version: at.toISOString() },
        });
      }),

    discard: (request: EditRequest) =>
      change(request, 'discard', async (tx, { type, id, live }) => {
        await drafts.deleteDraft(tx, type, id);
        if (live) return;
        // Nothing is left that could be opened.
        await deleteTakeDown(tx, type, id);
        await deleteVersions(tx, type, id);
      }),

    remove: (request: EditRequest) =>
      change(request, 'delete', async (tx, { type, id }) => {
        if (contentInfo[type].fixed || !(await deleteLive(tx, type, id)))
          throw new AppError('content_in_use');
        await drafts.deleteDraft(tx, type, id);
        await drafts.deleteChangedAt(tx, type, id);
        await deleteTakeDown(tx, type, id);
        await deleteVersions(tx, type, id);
      }),

    checked: (request: EditRequest, locale: Locale) =>
      change(request, 'checked', (tx, { type, id, changedAt }, now) => {
        // No newer than the latest, so other languages don't appear outdated.
        const newest = Object.values(changedAt).reduce((a, b) => (a > b ? a : b), new Date(0));
        const at = newest.getTime() ? newest : now;
        return drafts.updateChangedAt(tx, type, id, [locale], at);
      }),

    order: (type: ContentType, before: string[], after: string[], actor: string) =>
      db.transaction(async (tx) => {
        if (!contentInfo[type].ordered) throw new AppError('not_found');
        await lockFor(tx, `content order ${type}`);
        const now = (await listLive(tx, type)).map(({ id }) => id);
        checkOrder(now, { was: before, ids: after, field: 'after' });
        await updateOrder(tx, type, after);
        await insertAudit(tx, { at: clock.now(), actor, action: 'content.order', subject: type });
      }),
  };
};
export type ContentOffice = ReturnType<typeof createContentOffice>;
