import { eq } from 'drizzle-orm';
import type { Queryable, Tx } from '#server/platform/database/connect.ts';
import { activity, activityType } from '#server/schema/activity.ts';
import { city } from '#server/schema/content.ts';
import { activityTexts } from '#server/shared/localized-text/activity-search-text.ts';

const keys = { activity: activity.id, city: activity.cityId, activityType: activity.typeId };

/** Rebuilds search texts: of one activity, or of all whose city or category was renamed. */
export const refreshActivityTexts = async (
  tx: Tx,
  of: keyof typeof keys,
  id: string,
): Promise<void> => {
  const rows = await tx
    .select({ it: activity, typeName: activityType.name, cityName: city.name })
    .from(activity)
    .innerJoin(activityType, eq(activity.typeId, activityType.id))
    .innerJoin(city, eq(activity.cityId, city.id))
    .where(eq(keys[of], id));
  for (const { it, typeName, cityName } of rows)
    await tx
      .update(activity)
      .set(activityTexts(it, typeName, cityName))
      .where(eq(activity.id, it.id));
};

/** Including companions. */
export const countRegistered = async (db: Queryable, id: string): Promise<number> => {
  const [row] = await db
    .select({ n: activity.registeredCount })
    .from(activity)
    .where(eq(activity.id, id));
  return row?.n ?? 0;
};
