import { eq, sql } from 'drizzle-orm';
import type { ApplicationQueue } from '#contract/account/applications-office.ts';
import { applicationKinds } from '#contract/account/documents.ts';
import { caregiverApplication, personDocument, user } from '#server/schema/account.ts';
import { quoted } from '#server/schema/columns.ts';
import { createCaseQueue, momentFrom } from '#server/shared/cases/case-queue.ts';

const { userId, status } = caregiverApplication;

export const applications = createCaseQueue({
  kind: 'application',
  from: (select) => select.from(caregiverApplication).innerJoin(user, eq(user.id, userId)),
  columns: {
    id: userId,
    submittedAt: caregiverApplication.submittedAt,
    dueAt: momentFrom(sql`${caregiverApplication.dueAt}`),
    decidedAt: momentFrom(sql`${caregiverApplication.decidedAt}`),
    status,
    yearsOfExperience: caregiverApplication.yearsOfExperience,
    documents: sql<number>`(select count(distinct ${personDocument.kind})::int from ${personDocument} where ${personDocument.userId} = ${userId} and ${personDocument.kind} in (${quoted(applicationKinds)}))`,
  },
  more: {
    workExperience: caregiverApplication.workExperience,
    employeeId: caregiverApplication.employeeId,
    officeNote: caregiverApplication.officeNote,
    asked: caregiverApplication.asked,
    renewed: caregiverApplication.renewed,
  },
  parts: {
    submitted: sql`${status} = 'submitted' and not ${user.suspended}`,
    more_info: sql`${status} = 'more_info' and not ${user.suspended}`,
    renewed: sql`${status} = 'approved' and ${caregiverApplication.renewed} <> '{}' and not ${user.suspended}`,
    decided: sql`${status} in ('approved', 'rejected')`,
  } satisfies Record<ApplicationQueue, unknown>,
  over: ['decided'],
  closed: sql`(${user.suspended} or ${status} in ('approved', 'rejected') and ${caregiverApplication.renewed} = '{}')`,
});
