import { and, desc, eq, sql } from 'drizzle-orm';
import type { ContentType } from '#contract/content/item-types.ts';
import type { VersionKind } from '#contract/content/versions-office.ts';
import { firstRow, type Queryable, type Tx } from '#server/platform/database/connect.ts';
import { orderedId } from '#server/platform/database/ordered-id.ts';
import { contentVersion } from '#server/schema/content-office.ts';
import { staff } from '#server/schema/staff.ts';
import type { Value } from './texts.rules.ts';

const isOf = (type: ContentType, id: string) =>
  and(eq(contentVersion.type, type), eq(contentVersion.contentId, id));

const columns = {
  versionId: contentVersion.id,
  kind: contentVersion.kind,
  at: contentVersion.at,
  by: staff.name,
  restoredOf: contentVersion.restoredOf,
};

/** Newest first. */
export const listVersions = (db: Queryable, type: ContentType, id: string, limit: number) =>
  db
    .select(columns)
    .from(contentVersion)
    .leftJoin(staff, eq(staff.id, contentVersion.staffId))
    .where(isOf(type, id))
    .orderBy(desc(contentVersion.at), desc(contentVersion.id))
    .limit(limit);

export const findVersion = (db: Queryable, type: ContentType, id: string, versionId: string) =>
  firstRow(
    db
      .select({ ...columns, value: contentVersion.value })
      .from(contentVersion)
      .leftJoin(staff, eq(staff.id, contentVersion.staffId))
      .where(and(isOf(type, id), eq(contentVersion.id, versionId))),
  );

/** The newest, and whether it says the same as `value`. */
export const findLast = (db: Queryable, type: ContentType, id: string, value: Value) =>
  firstRow(
    db
      .select({
        versionId: contentVersion.id,
        kind: contentVersion.kind,
        at: contentVersion.at,
        staffId: contentVersion.staffId,
        isSame: sql<boolean>`${contentVersion.value} = ${JSON.stringify(value)}::jsonb`,
      })
      .from(contentVersion)
      .where(isOf(type, id))
      .orderBy(desc(contentVersion.at), desc(contentVersion.id))
      .limit(1),
  );

export type NewVersion = {
  kind: VersionKind;
  value: Value;
  staffId: string | null;
  at: Date;
  restoredOf?: Date;
};

export const insertVersion = async (
  tx: Tx,
  type: ContentType,
  id: string,
  version: NewVersion,
): Promise<void> => {
  await tx.insert(contentVersion).values({ id: orderedId(), type, contentId: id, ...version });
};

export const updateVersion = async (
  tx: Tx,
  versionId: string,
  values: { kind: VersionKind; value: Value; at: Date },
): Promise<void> => {
  await tx.update(contentVersion).set(values).where(eq(contentVersion.id, versionId));
};

export const deleteVersions = async (tx: Tx, type: ContentType, id: string): Promise<void> => {
  await tx.delete(contentVersion).where(isOf(type, id));
};
