/** The day on which a caregiver's paper ends, as an important date: it is reminded of like the others. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PaperKind } from '#contract/account/documents.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { importantDate } from '#server/schema/renewal.ts';
import { nextReminder } from './important-dates.rules.ts';

const isOf = (userId: string, papers: readonly PaperKind[]) =>
  and(eq(importantDate.userId, userId), inArray(importantDate.paper, [...papers]));

type Ending = { userId: string; paper: PaperKind; validUntil: string | null };

/** Set, moved or removed with the paper. */
export const followPaper = async (
  tx: Tx,
  { userId, paper, validUntil: day }: Ending,
  { now, today }: { now: Date; today: string },
): Promise<void> => {
  if (!day) {
    await tx.delete(importantDate).where(isOf(userId, [paper]));
    return;
  }
  const remindOn = nextReminder(day, today, 'paper');
  const set = { day, remindOn, state: 'upcoming' as const, changedAt: now };
  await tx
    .insert(importantDate)
    .values({ ...set, userId, kind: 'paper', paper, source: 'staff', createdAt: now })
    .onConflictDoUpdate({
      target: [importantDate.userId, importantDate.paper],
      targetWhere: sql`kind = 'paper'`,
      set: { ...set, version: sql`${importantDate.version} + 1` },
    });
};

/** A newer paper is with the office, or was refused. */
export const markPapers = async (
  tx: Tx,
  userId: string,
  papers: readonly PaperKind[],
  { state, now }: { state: 'started' | 'upcoming'; now: Date },
): Promise<void> => {
  if (!papers.length) return;
  await tx
    .update(importantDate)
    .set({ state, changedAt: now, version: sql`${importantDate.version} + 1` })
    .where(isOf(userId, papers));
};
