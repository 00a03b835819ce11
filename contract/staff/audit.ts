/** Who saw and changed what (readings "The office"). There is no call that writes here, and none that changes it. */
import { z } from 'zod';
import { staffRoles } from '#contract/access.ts';
import { defineApi } from '#contract/endpoint.ts';
import { recordId, searched, wallDate } from '#contract/fields.ts';

const audit = { tag: 'staff', access: 'readAudit' } as const;

export const auditRules = { pageSize: 50, exported: 50_000 } as const;

const filters = {
  /** A member of the staff, a client, or a command: as `actor` names them. */
  who: recordId.optional(),
  action: recordId.optional(),
  /** Whom or what it is about: found like people are, or a part of the subject's name. */
  about: searched(100).optional(),
  /** Days on the agency's wall, both included. */
  from: wallDate.optional(),
  to: wallDate.optional(),
};

export const AuditEntry = z.object({
  id: z.number(),
  /** 'YYYY-MM-DD HH:mm:ss' on the agency's wall. */
  at: z.string(),
  actor: z.string(),
  /** Null: a command, or somebody who is gone. */
  name: z.string().nullable(),
  role: z.enum([...staffRoles, 'client']).nullable(),
  action: z.string(),
  subjectId: z.string().nullable(),
  /** The person's name, or what it is where it is no person. */
  subject: z.string().nullable(),
  details: z.record(z.string(), z.string()),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const listAudit = defineApi({
  ...audit,
  method: 'GET',
  path: '/staff/audit',
  summary: 'The audit log, newest first; `older` and `newer` name the pages beside this one',
  query: z.strictObject({
    ...filters,
    /** From an earlier answer: what comes after it, or before it. */
    older: recordId.optional(),
    newer: recordId.optional(),
  }),
  answer: z.object({
    records: z.array(AuditEntry),
    older: z.string().nullable(),
    newer: z.string().nullable(),
  }),
});

export const getAuditFilters = defineApi({
  ...audit,
  method: 'GET',
  path: '/staff/audit/filters',
  summary: 'Who is in the log, and which actions',
  answer: z.object({
    staff: z.array(z.object({ staffId: z.string(), name: z.string() })),
    actions: z.array(z.string()),
  }),
});

export const exportAudit = defineApi({
  ...audit,
  method: 'GET',
  path: '/staff/audit/export',
  summary: `The filtered log as a table (CSV), at most ${auditRules.exported} lines; the export is audited itself`,
  download: 'text/csv; charset=utf-8',
  query: z.strictObject(filters),
  answer: z.file(),
});
