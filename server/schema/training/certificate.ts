import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CreditKind } from '#contract/training/credit.ts';
import { user } from '#server/schema/account.ts';
import { moment } from '#server/schema/columns.ts';
import type { LocalText } from '#server/shared/localized-text/localized-text.ts';
import { examAttempt, trainingEnrolment } from './training.ts';

const kinds = ['drawn', 'typed'] as const;

/** A signature: what, by whom, when and from where. Immutable by trigger. */
export const trainingSignature = pgTable(
  'training_signature',
  {
    enrolmentId: uuid('enrolment_id')
      .primaryKey()
      .references(() => trainingEnrolment.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => examAttempt.id),
    kind: text('kind', { enum: kinds }).notNull(),
    signedName: text('signed_name').notNull(),
    /** The drawing, and the SHA-256 of its bytes. */
    fileId: uuid('file_id'),
    pictureHash: text('picture_hash'),
    statement: text('statement').notNull(),
    statementHash: text('statement_hash').notNull(),
    signedAt: moment('signed_at').notNull(),
    address: text('address').notNull(),
    userAgent: text('user_agent').notNull(),
  },
  (t) => [
    check('training_signature_kind', sql`${t.kind} in ('drawn', 'typed')`),
    check('training_signature_drawn', sql`(${t.kind} = 'drawn') = (${t.fileId} is not null)`),
  ],
);

/** The certificate's facts as of the day of issue: names, titles and signatories may change later. */
export type CertificateFacts = {
  latinName: string;
  chineseName: string | null;
  script: 'zh-CN' | 'zh-TW';
  title: LocalText;
  score: number;
  totalScore: number;
  agency: LocalText;
  signatory: { name: LocalText; strokes?: string };
  /** Base URL of the QR code. */
  origin: string;
  /** In-service hours, subjects and edition of the training; certificates from before have none. */
  hours?: number;
  subjects?: { code: string; name: LocalText }[];
  edition?: string;
};

export const trainingCertificate = pgTable(
  'training_certificate',
  {
    number: text('number').primaryKey(),
    enrolmentId: uuid('enrolment_id')
      .notNull()
      .references(() => trainingEnrolment.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** Secret in the QR code that reveals the name. */
    code: text('code').notNull(),
    facts: jsonb('facts').$type<CertificateFacts>().notNull(),
    issuedAt: moment('issued_at').notNull(),
    issuedOn: date('issued_on').notNull(),
    /** Last valid day. */
    expiresOn: date('expires_on'),
    /** SHA-256 over result, answers, signature and facts. */
    hash: text('hash').notNull(),
    revokedAt: moment('revoked_at'),
    remindedAt: moment('reminded_at'),
  },
  (t) => [
    check('training_certificate_number', sql`${t.number} ~ '^PHC-[0-9]{4}-[0-9]{6}$'`),
    // Found by how they begin, in any database locale.
    index('training_certificate_no_begins').on(sql`${t.number} collate "C"`),
    uniqueIndex('training_certificate_once').on(t.enrolmentId),
    index('training_certificate_by_user').on(t.userId, t.issuedOn),
    index('training_certificate_by_time').on(t.issuedAt),
    index('training_certificate_by_end').on(t.expiresOn).where(sql`revoked_at is null`),
    index('training_certificate_to_remind')
      .on(t.expiresOn)
      .where(sql`reminded_at is null and revoked_at is null`),
  ],
);

/** The last certificate number of a year: taken under a row lock, so numbers are unique and gapless. */
export const certificateCounter = pgTable('certificate_counter', {
  year: integer('year').primaryKey(),
  last: integer('last').notNull(),
});

/** A transcript's facts as of the day of issue. */
export type TranscriptFacts = {
  latinName: string;
  chineseName: string | null;
  script: 'zh-CN' | 'zh-TW';
  agency: LocalText;
  licenseNumber: string;
  address: string;
  role: { code: string; name: LocalText } | null;
  hoursDue: number | null;
  hiredOn: string | null;
  employeeNumber: string | null;
  rows: {
    /** Of the certificate. */
    number: string;
    date: string;
    title: LocalText;
    subjects: LocalText[];
    hours: number;
    score: number;
    totalScore: number;
    edition: string | null;
  }[];
  /** Classes, skills, outside certificates and waivers; transcripts from before have none. */
  other?: {
    creditId: string;
    kind: CreditKind;
    date: string;
    title: string;
    subjects: LocalText[];
    hours: number;
    /** Who taught, or who signed. */
    by: string | null;
  }[];
  hours: number;
  /** Base URL of the QR code. */
  origin: string;
};

export const transcriptNumber = pgSequence('training_transcript_number');

/** In-service hours of a person in a year, as they were printed. The same content has one number. */
export const trainingTranscript = pgTable(
  'training_transcript',
  {
    number: text('number').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    year: integer('year').notNull(),
    /** Secret in the QR code that reveals the name. */
    code: text('code').notNull(),
    facts: jsonb('facts').$type<TranscriptFacts>().notNull(),
    issuedAt: moment('issued_at').notNull(),
    issuedOn: date('issued_on').notNull(),
    /** SHA-256 over person, year and facts. */
    hash: text('hash').notNull(),
  },
  (t) => [
    check('training_transcript_number', sql`${t.number} ~ '^PHT-[0-9]{4}-[0-9]{6,}$'`),
    index('training_transcript_no_begins').on(sql`${t.number} collate "C"`),
    uniqueIndex('training_transcript_once').on(t.userId, t.year, t.hash),
  ],
);
