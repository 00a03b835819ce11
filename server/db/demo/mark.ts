/** Whether the sample content is there: a mark, so that a later start need not even read it. */
import { eq } from 'drizzle-orm';
import type { Db } from '../connect.ts';
import { setting } from '../schema/content.ts';

export const demoMark = 'demoLoaded';

export const isDemoLoaded = async (db: Db): Promise<boolean> =>
  (await db.select().from(setting).where(eq(setting.key, demoMark))).length > 0;
