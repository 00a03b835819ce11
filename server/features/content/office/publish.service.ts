/** Publishes a draft: now, on schedule, or for a preview. */
import type { PlanReason } from '#contract/activity/plan-reasons.ts';
import { type ContentType, contentInfo } from '#contract/content/item-types.ts';
import { AppError } from '#contract/errors.ts';
import { locales } from '#i18n/pick-locale.ts';
import type { Queryable, Tx } from '#server/platform/database/connect.ts';
import { isUuid } from '#server/platform/database/is-uuid.ts';
import { invalidField, orNotFound } from '#server/platform/http/app-errors.ts';
import { localTime } from '#server/platform/time/clock.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import { getTimeZone } from '#server/shared/settings/settings.ts';
import { countRegistered } from './activity-texts.store.ts';
import { type Facts, missingFields } from './completeness.rules.ts';
import { deleteDraft, updateChangedAt } from './drafts.store.ts';
import { cleaned, currentValue, type Item } from './items.service.ts';
import { changedLanguages } from './languages.rules.ts';
import { listPresent, writeLive } from './live.store.ts';
import { listMediaOf } from './media.store.ts';
import { deleteTakeDown } from './take-down.store.ts';
import { libraryPictures, listPlaces, type Value, withFocus } from './texts.rules.ts';
import { keepVersion } from './versions.service.ts';

/**
 * Call before writing an activity, and the returned function after: it notifies participants and promotes the waitlist.
 * Without a reason it throws where somebody would be told.
 */
export type ActivityChanging = (
  tx: Tx,
  activityId: string,
  /** As in the audit log. */
  now: Date,
) => Promise<(reason: PlanReason | null) => Promise<void>>;

const listAbsent = async (db: Queryable, type: ContentType, value: Value) => {
  const absent = new Set<string>();
  for (const { field, value: id } of listPlaces(contentInfo[type].fields, value)) {
    if (field.kind !== 'ref' || !id) continue;
    const there = await listPresent(db, field.to as ContentType, [String(id)]);
    if (!there.size) absent.add(`${field.to} ${id}`);
  }
  return absent;
};

export const factsOf = async (
  db: Queryable,
  type: ContentType,
  id: string,
  value: Value,
): Promise<Facts> => {
  const fileIds = libraryPictures(value);
  const pictures = await listMediaOf(db, fileIds);
  const worded = new Set(
    pictures
      .filter(({ alt }) => !alt.converted && locales.every((locale) => alt[locale]?.trim()))
      .map(({ fileId }) => fileId),
  );
  return {
    absent: await listAbsent(db, type, value),
    gone: new Set(
      fileIds
        .filter((one) => !pictures.some(({ fileId }) => fileId === one))
        .map((one) => `/files/${one}`),
    ),
    wordless: new Set(fileIds.filter((one) => !worded.has(one)).map((one) => `/files/${one}`)),
    registered: type === 'activity' ? await countRegistered(db, id) : 0,
  };
};

/** '#focus=0.25,0.5', or '' for the center. */
export const focusText = (x: number, y: number): string =>
  x === 0.5 && y === 0.5 ? '' : `#focus=${+x.toFixed(3)},${+y.toFixed(3)}`;

export const writeWithFocus = async (
  tx: Tx,
  { type, id }: Pick<Item, 'type' | 'id'>,
  value: Value,
  now: Date,
): Promise<void> => {
  const pictures = await listMediaOf(tx, libraryPictures(value));
  const focus = new Map(pictures.map((it) => [it.fileId, focusText(it.focalX, it.focalY)]));
  await writeLive(
    tx,
    type,
    id,
    withFocus(value, (fileId) => focus.get(fileId) ?? ''),
    now,
  );
};

/** Throws field errors if incomplete. */
export const publishItem = async (
  tx: Tx,
  item: Item,
  about: {
    now: Date;
    actor: string;
    activityChanging: ActivityChanging;
    reason: PlanReason | null;
    scheduled?: boolean;
  },
): Promise<void> => {
  const { type, id, live } = item;
  const value = orNotFound(currentValue(item));
  const missing = missingFields(type, value, await factsOf(tx, type, id, value));
  if (missing.length) throw new AppError('invalid_input', missing);
  const { now, actor, activityChanging, reason, scheduled } = about;
  if (item.takeDown && type === 'activity') {
    const until = localTime(item.takeDown.at, await getTimeZone(tx));
    if (until < String(value.endTime))
      throw invalidField('takeDownAt', 'office.versions.wrong.afterActivity');
  }
  const changed = type === 'activity' ? await activityChanging(tx, id, now) : null;
  await writeWithFocus(tx, item, value, now);
  const languages = changedLanguages(type, live && cleaned(type, live.value), cleaned(type, value));
  await updateChangedAt(tx, type, id, languages, now);
  await deleteDraft(tx, type, id);
  // Publishing after the date is intentional.
  if (item.takeDown && item.takeDown.at <= now) await deleteTakeDown(tx, type, id);
  const staffId = isUuid(actor) ? actor : null;
  await keepVersion(tx, item, { kind: 'published', value: cleaned(type, value), staffId, at: now });
  await changed?.(reason);
  await insertAudit(tx, {
    at: now,
    actor,
    action: 'content.publish',
    subject: `${type} ${id}`,
    details: {
      languages: languages.join(' '),
      ...(scheduled && { scheduled: 'yes' }),
      ...(reason && { reason }),
    },
  });
};
