/** Marks how much of the sample content is loaded, so later starts need not import it. */
import { eq } from 'drizzle-orm';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { setting } from '#server/schema/content.ts';

const demoMark = 'demoLoaded';

/**
 * 1 was without trainings, 2 without staff, 3 with an empty desk, 4 without holidays, 5 without renewals, 6 without letters,
 * 7 without help links, 8 without messages, 9 without texts from clients, 10 without notes about people,
 * 11 without verdicts on documents, 12 without a training record, 13 with three trainings,
 * 14 without who decided.
 */
export const newestDemo = 15;

/** The first mark was `true`. */
const markVersion = (value: unknown): number => (typeof value === 'number' ? value : 1);

const marks = (db: Db | Tx) =>
  db.select({ value: setting.value }).from(setting).where(eq(setting.key, demoMark));

export const isDemoLoaded = async (db: Db): Promise<boolean> => {
  const [mark] = await marks(db);
  return mark !== undefined && markVersion(mark.value) >= newestDemo;
};

/** Marks everything as loaded and returns the previous mark: 0 is nothing. */
export const takeDemoMark = async (tx: Tx): Promise<number> => {
  // Of two concurrent starts the second waits here and finds the mark.
  const first = await tx
    .insert(setting)
    .values({ key: demoMark, value: newestDemo })
    .onConflictDoNothing()
    .returning();
  if (first.length) return 0;
  const [mark] = await marks(tx).for('update');
  const before = markVersion(mark?.value);
  if (before < newestDemo)
    await tx.update(setting).set({ value: newestDemo }).where(eq(setting.key, demoMark));
  return before;
};
