import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { userTypes } from '#contract/access.ts';
import { applicationStatuses, codePurposes } from '#contract/account/account.ts';
import { paperKinds } from '#contract/account/documents.ts';
import { closeReasons } from '#contract/account/person-words.ts';
import { genders } from '#contract/field-rules.ts';
import { passingHash, sealed } from '#server/platform/database/sealed-columns.ts';
import { moment, quoted, randomId } from './columns.ts';

export const user = pgTable(
  'app_user',
  {
    id: randomId(),
    userType: text('user_type', { enum: userTypes }).notNull(),
    /** '+1' and ten digits. */
    phone: text('phone').notNull(),
    /** The number under which somebody else answered: this one, or one left for a request. */
    wrongPhone: text('wrong_phone'),
    /** Since when that is known; null before it was recorded. */
    wrongPhoneAt: moment('wrong_phone_at'),
    /** Lower case. May be shared by two people. */
    email: text('email'),
    /** The verified address. `email` is only used if equal (server/shared/people/verified-email.ts). */
    verifiedEmail: text('verified_email'),
    /**
     * The same address if it can be used at login: the first account that verified it. Some unverified legacy
     * addresses open nothing; whoever verifies one takes it.
     */
    loginEmail: text('login_email'),
    /** argon2id with parameters. */
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    preferredName: text('preferred_name'),
    chineseName: text('chinese_name'),
    gender: text('gender', { enum: genders }),
    address: text('address').notNull().default(''),
    apartment: text('apartment'),
    city: text('city').notNull().default(''),
    state: text('state').notNull().default(''),
    postcode: text('postcode').notNull().default(''),
    locale: text('locale').notNull().default('zh-TW'),
    /** Closed, or merged into another account. */
    suspended: boolean('suspended').notNull().default(false),
    closeReason: text('close_reason', { enum: closeReasons }),
    /** A merged duplicate: its data belongs to that person. */
    mergedInto: uuid('merged_into'),
    /** Created by staff for a caller; the owner has not chosen a password yet. */
    enteredByStaff: boolean('entered_by_staff').notNull().default(false),
    /** About the person, for staff only. */
    officeNoteSealed: sealed('office_note_sealed', 'id'),
    /** Normalized search text (server/shared/people/person-search.ts). */
    searchText: text('search_text').notNull().default(''),
    /** Idempotency key of the registration form. */
    requestKey: uuid('request_key').notNull().defaultRandom(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    check('user_type', sql`${t.userType} in (${quoted(userTypes)})`),
    check('user_phone', sql`${t.phone} ~ '^[+]1[0-9]{10}$'`),
    check('user_close_reason', sql`${t.closeReason} in (${quoted(closeReasons)})`),
    check('user_gender', sql`${t.gender} in (${quoted(genders)})`),
    uniqueIndex('user_by_phone').on(t.phone),
    uniqueIndex('user_by_login_email').on(t.loginEmail),
    uniqueIndex('user_by_request_key').on(t.requestKey),
    index('user_by_name').on(t.lastName, t.firstName, t.id).where(sql`merged_into is null`),
    index('user_search').using('gin', sql`${t.searchText} gin_trgm_ops`),
    index('user_newest').on(t.createdAt, t.id),
    // Partial index: few rows match.
    index('user_closed').on(t.createdAt, t.id).where(sql`suspended`),
    index('user_merged').on(t.mergedInto).where(sql`merged_into is not null`),
  ],
);

export const nameColumns = {
  firstName: user.firstName,
  lastName: user.lastName,
  chineseName: user.chineseName,
};

/** The owner; deleted with the account. */
export const ofUser = () => uuid('user_id').references(() => user.id, { onDelete: 'cascade' });

/** Stores the token's SHA-256, never the token. */
export const session = pgTable(
  'session',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** Public id of the session. */
    id: uuid('id').notNull().defaultRandom(),
    userId: ofUser().notNull(),
    remember: boolean('remember').notNull().default(false),
    /** 'phone', 'tablet' or 'computer', and the browser; never the full user agent. */
    device: text('device').notNull().default('computer'),
    browser: text('browser').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('session_by_user').on(t.userId), index('session_by_expiry').on(t.expiresAt)],
);

/** Failed sign-ins by keyed hash of the user name, whether or not the account exists. */
export const loginFailure = pgTable(
  'login_failure',
  {
    id: randomId(),
    /** A key change resets the count. */
    identityHash: passingHash('identity_hash', 0).notNull(),
    failedAt: moment('failed_at').notNull(),
  },
  (t) => [index('login_failure_by_identity').on(t.identityHash, t.failedAt)],
);

/**
 * Failed sign-ins of a day, counted until they are an entry of the audit log. Unknown names are counted together; known
 * staff have an entry each time.
 */
export const signInRefusal = pgTable(
  'sign_in_refusal',
  {
    id: randomId(),
    day: date('day').notNull(),
    door: text('door', { enum: ['client', 'staff'] }).notNull(),
    userId: ofUser(),
    tries: integer('tries').notNull(),
  },
  (t) => [
    check('sign_in_refusal_door', sql`${t.door} in ('client', 'staff')`),
    unique('sign_in_refusal_counted').on(t.day, t.door, t.userId).nullsNotDistinct(),
    index('sign_in_refusal_by_user').on(t.userId),
  ],
);

/** A requested code: its hash, attempts, and whether it was used. */
export const verificationCode = pgTable(
  'verification_code',
  {
    id: randomId(),
    /** The recipient: a phone as '+1' and ten digits, or an email address. */
    recipient: text('phone').notNull(),
    purpose: text('purpose', { enum: codePurposes }).notNull(),
    /** The only account that may use it, if any. */
    userId: ofUser(),
    /** Null if no usable code was sent (no such account, or one exists already). */
    codeHash: passingHash('code_hash', 10),
    tries: integer('tries').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (t) => [
    check('verification_code_purpose', sql`${t.purpose} in (${quoted(codePurposes)})`),
    index('verification_code_by_phone').on(t.recipient, t.createdAt),
    index('verification_code_by_user').on(t.userId, t.createdAt),
    index('verification_code_by_time').on(t.createdAt),
  ],
);

/** A caregiver's application, one per person. */
export const caregiverApplication = pgTable(
  'caregiver_application',
  {
    userId: ofUser().primaryKey(),
    status: text('status', { enum: applicationStatuses }).notNull(),
    yearsOfExperience: integer('years_of_experience').notNull(),
    workExperience: text('work_experience').notNull(),
    employeeId: text('employee_id'),
    /** Entered by the office: a role of the settings, the first day of work, the number in the agency's books, the team. */
    role: text('role'),
    hiredOn: date('hired_on'),
    employeeNumber: text('employee_number'),
    team: text('team'),
    submittedAt: moment('submitted_at').notNull(),
    dueAt: moment('due_at'),
    decidedAt: moment('decided_at'),
    officeNote: text('office_note'),
    /** Kinds requested again by staff. */
    asked: text('asked').array().notNull().default(sql`'{}'`),
    /** When we last asked for more, and when we reminded of it. */
    askedAt: moment('asked_at'),
    remindedAt: moment('reminded_at'),
    /** Kinds sent after the approval that staff have not looked at yet. */
    renewed: text('renewed').array().notNull().default(sql`'{}'`),
  },
  (t) => [
    check('application_status', sql`${t.status} in (${quoted(applicationStatuses)})`),
    index('application_by_status').on(t.status, t.dueAt),
    index('application_by_time').on(t.submittedAt),
    // Scanned as it is for "decided last".
    index('application_decided').on(t.decidedAt.asc().nullsFirst()),
  ],
);

/** A person's document: its kind, its type if there are several, its pictures in order. */
export const personDocument = pgTable(
  'person_document',
  {
    id: randomId(),
    userId: ofUser().notNull(),
    kind: text('kind', { enum: paperKinds }).notNull(),
    type: text('type'),
    /** A newer one after the approval: it takes the place of the other once staff have accepted it. */
    pending: boolean('pending').notNull().default(false),
    /** The last valid day; null when it has no end, or until staff have entered it. */
    validUntil: date('valid_until'),
    /** When staff entered that. */
    checkedAt: moment('checked_at'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    check('document_kind', sql`${t.kind} in (${quoted(paperKinds)})`),
    uniqueIndex('document_by_user').on(t.userId, t.kind, t.pending),
  ],
);
