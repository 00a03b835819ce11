/** The audit log (readings "The office"): read only. */
import { z } from 'zod';
import { staffRoles } from '#contract/access.ts';
import { defineApi } from '#contract/endpoint.ts';
import { recordId, searched, wallDate } from '#contract/fields.ts';
import { auditKinds } from '#contract/staff/audit-actions.ts';

const audit = { tag: 'staff', access: 'readAudit' } as const;

export const auditRules = { pageSize: 50, exported: 50_000 } as const;

const filters = {
  /** A staff member, a client, or a command: as in `actor`. */
  who: recordId.optional(),
  kind: z.enum(auditKinds, { error: 'fields.choice' }).optional(),
  action: recordId.optional(),
  /** Search by subject: like people search, or part of the subject's name. */
  about: searched(100).optional(),
  /** Days in the agency's time zone, inclusive. */
  from: wallDate.optional(),
  to: wallDate.optional(),
};

export const AuditEntry = z.object({
  id: z.number(),
  /** 'YYYY-MM-DD HH:mm:ss' in the agency's local time. */
  at: z.string(),
  actor: z.string(),
  /** Null: a command, or a deleted account. */
  name: z.string().nullable(),
  role: z.enum([...staffRoles, 'client']).nullable(),
  /** One of auditActions, or of an earlier version. */
  action: z.string(),
  /** The network address of a staff member's call. */
  address: z.string().nullable(),
  subjectId: z.string().nullable(),
  /** The person's name, or a description of the subject. */
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
    /** Cursor from an earlier page: entries after it, or before it. */
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
