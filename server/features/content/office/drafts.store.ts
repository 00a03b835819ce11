import { and, eq, isNotNull, lte, sql } from 'drizzle-orm';
import type { PlanReason } from '#contract/activity/plan-reasons.ts';
import type { ContentType } from '#contract/content/item-types.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { firstRow, type Queryable, type Tx } from '#server/platform/database/connect.ts';
import { contentDraft, contentLanguage } from '#server/schema/office.ts';
import { staff } from '#server/schema/staff.ts';
import type { ChangedAt } from './languages.rules.ts';
import type { Value } from './texts.rules.ts';

export type Draft = {
  id: string;
  value: Value;
  publishAt: Date | null;
  reason: PlanReason | null;
  version: number;
  updatedAt: Date;
  staffId: string | null;
  savedBy: string | null;
};

const isOne = (type: ContentType, id: string) =>
  and(eq(contentDraft.type, type), eq(contentDraft.contentId, id));

const columns = {
  id: contentDraft.contentId,
  value: contentDraft.value,
  publishAt: contentDraft.publishAt,
  reason: contentDraft.reason,
  version: contentDraft.version,
  updatedAt: contentDraft.updatedAt,
  staffId: contentDraft.staffId,
  savedBy: staff.name,
};

export const listDrafts = (db: Queryable, type: ContentType): Promise<Draft[]> =>
  db
    .select(columns)
    .from(contentDraft)
    .leftJoin(staff, eq(staff.id, contentDraft.staffId))
    .where(eq(contentDraft.type, type));

export const findDraft = (db: Queryable, type: ContentType, id: string): Promise<Draft | null> =>
  firstRow(
    db
      .select(columns)
      .from(contentDraft)
      .leftJoin(staff, eq(staff.id, contentDraft.staffId))
      .where(isOne(type, id)),
  );

export const upsertDraft = async (
  tx: Tx,
  type: ContentType,
  id: string,
  {
    reason = null,
    ...rest
  }: {
    value: Value;
    publishAt: Date | null;
    reason?: PlanReason | null;
    staffId: string;
    updatedAt: Date;
  },
): Promise<void> => {
  const values = { ...rest, reason };
  await tx
    .insert(contentDraft)
    .values({ type, contentId: id, ...values, version: 1 })
    .onConflictDoUpdate({
      target: [contentDraft.type, contentDraft.contentId],
      set: { ...values, version: sql`${contentDraft.version} + 1` },
    });
};

/** Back to a plain draft, for staff to fix what is missing. */
export const unschedule = async (tx: Tx, type: ContentType, id: string): Promise<void> => {
  await tx
    .update(contentDraft)
    .set({ publishAt: null, version: sql`${contentDraft.version} + 1` })
    .where(isOne(type, id));
};

export const deleteDraft = async (tx: Tx, type: ContentType, id: string): Promise<void> => {
  await tx.delete(contentDraft).where(isOne(type, id));
};

export const listDue = (db: Queryable, now: Date) =>
  db
    .select({ type: contentDraft.type, id: contentDraft.contentId })
    .from(contentDraft)
    .where(and(isNotNull(contentDraft.publishAt), lte(contentDraft.publishAt, now)))
    .orderBy(contentDraft.publishAt, contentDraft.type, contentDraft.contentId);

// ---- languages ----
/** By id. */
export const listChangedAt = async (
  db: Queryable,
  type: ContentType,
): Promise<Map<string, ChangedAt>> => {
  const rows = await db.select().from(contentLanguage).where(eq(contentLanguage.type, type));
  const byId = new Map<string, ChangedAt>();
  for (const { contentId, locale, changedAt } of rows)
    byId.set(contentId, { ...byId.get(contentId), [locale]: changedAt });
  return byId;
};

export const updateChangedAt = async (
  tx: Tx,
  type: ContentType,
  id: string,
  languages: readonly Locale[],
  changedAt: Date,
): Promise<void> => {
  for (const locale of languages)
    await tx
      .insert(contentLanguage)
      .values({ type, contentId: id, locale, changedAt })
      .onConflictDoUpdate({
        target: [contentLanguage.type, contentLanguage.contentId, contentLanguage.locale],
        set: { changedAt },
      });
};

export const deleteChangedAt = async (tx: Tx, type: ContentType, id: string): Promise<void> => {
  await tx
    .delete(contentLanguage)
    .where(and(eq(contentLanguage.type, type), eq(contentLanguage.contentId, id)));
};
