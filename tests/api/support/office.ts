/** Staff who are signed in, and what was written down of their work, for tests of the office. */
import { and, asc, eq } from 'drizzle-orm';
import { beforeEach } from 'vitest';
import type { StaffRole } from '#contract/access.ts';
import { auditLog } from '#server/schema/audit.ts';
import type { TestApp } from './app.ts';

/** One of the staff, signed in for every test of a file; again by tests that let time pass. */
export const staffOf = (t: TestApp, role: StaffRole) => {
  const who = {
    token: '',
    signIn: async (as: StaffRole = role) => {
      who.token = await t.staffSession(as);
    },
  };
  beforeEach(() => who.signIn());
  return who;
};

/** What was written down of this, oldest first. */
export const auditsOf = (
  t: TestApp,
  of: { action?: string; subject?: string; subjectId?: string },
) =>
  t.db
    .select()
    .from(auditLog)
    .where(
      and(
        ...(['action', 'subject', 'subjectId'] as const).flatMap((name) =>
          of[name] === undefined ? [] : [eq(auditLog[name], of[name])],
        ),
      ),
    )
    .orderBy(asc(auditLog.id));

/** What was done to it, oldest first. */
export const actionsOf = async (t: TestApp, of: Parameters<typeof auditsOf>[1]) =>
  (await auditsOf(t, of)).map(({ action }) => action);
