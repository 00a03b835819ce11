/** Help links: one helper, one thing (contract/help). */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { actingEnders, helpActions, helpKinds, relationships } from '#contract/help/words.ts';
import { sealed } from '#server/platform/database/sealed-columns.ts';
import { ofUser, user } from './account.ts';
import { countedId, moment, quoted, randomId } from './columns.ts';
import { service } from './content.ts';
import { serviceRecord } from './services.ts';
import { staff } from './staff.ts';

export const helpLink = pgTable(
  'help_link',
  {
    id: randomId(),
    /** The person who is helped. */
    userId: ofUser().notNull(),
    kind: text('kind', { enum: helpKinds }).notNull(),
    /** The request that takes photos. */
    recordId: uuid('record_id').references(() => serviceRecord.id, { onDelete: 'cascade' }),
    /** The service of a visit or a form; null when it is no longer offered. */
    serviceId: text('service_id').references(() => service.id, { onDelete: 'set null' }),
    helperName: text('helper_name').notNull(),
    relationship: text('relationship', { enum: relationships }).notNull(),
    /** Where it was texted. The number itself is kept with the message only. */
    phoneEnding: text('phone_ending'),
    /** SHA-256 of the token, which has 256 random bits. */
    tokenHash: text('token_hash').notNull(),
    /** Who recorded the spoken consent; null: the person gave it by a code. */
    staffId: uuid('staff_id').references(() => staff.id),
    consentNoteSealed: sealed('consent_note_sealed', 'id'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    finishedAt: moment('finished_at'),
    withdrawnAt: moment('withdrawn_at'),
  },
  (t) => [
    check('help_link_kind', sql`${t.kind} in (${quoted(helpKinds)})`),
    check('help_link_relationship', sql`${t.relationship} in (${quoted(relationships)})`),
    check(
      'help_link_subject',
      sql`case ${t.kind} when 'white_card_documents' then num_nonnulls(${t.recordId}, ${t.serviceId}) = 0
        when 'request_photos' then ${t.recordId} is not null and ${t.serviceId} is null
        else ${t.recordId} is null end`,
    ),
    check('help_link_consent', sql`(${t.staffId} is null) = (${t.consentNoteSealed} is null)`),
    uniqueIndex('help_link_by_token').on(t.tokenHash),
    index('help_link_by_user').on(t.userId, t.createdAt),
    index('help_link_by_record').on(t.recordId),
    index('help_link_by_service').on(t.serviceId),
  ],
);

const ofLink = () =>
  uuid('link_id')
    .notNull()
    .references(() => helpLink.id, { onDelete: 'cascade' });

/** A device that opened the link, by the hash of its key. */
export const helpDevice = pgTable(
  'help_device',
  {
    keyHash: text('key_hash').primaryKey(),
    linkId: ofLink(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('help_device_by_link').on(t.linkId)],
);

/** Everything that happened with a link, shown to the person and the office. */
export const helpAction = pgTable(
  'help_action',
  {
    id: countedId(),
    linkId: ofLink(),
    action: text('action', { enum: helpActions }).notNull(),
    by: text('by', { enum: ['owner', 'staff', 'helper'] }).notNull(),
    at: moment('at').notNull(),
    count: integer('count'),
    recordNo: text('record_no'),
  },
  (t) => [
    check('help_action_action', sql`${t.action} in (${quoted(helpActions)})`),
    index('help_action_by_link').on(t.linkId, t.id),
  ],
);

/** A helper acts for a person with the helper's own sign-in (contract/help/acting.ts). */
export const personLink = pgTable(
  'person_link',
  {
    id: randomId(),
    /** The person the helper acts for. */
    userId: ofUser().notNull(),
    helperId: uuid('helper_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** What the helper is to the person. */
    relationship: text('relationship', { enum: relationships }).notNull(),
    /** Who recorded the spoken consent; null: the person gave it by a code. */
    staffId: uuid('staff_id').references(() => staff.id),
    consentNoteSealed: sealed('consent_note_sealed', 'id'),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
    endedAt: moment('ended_at'),
    endedBy: text('ended_by', { enum: actingEnders }),
  },
  (t) => [
    check('person_link_two', sql`${t.userId} <> ${t.helperId}`),
    check('person_link_relationship', sql`${t.relationship} in (${quoted(relationships)})`),
    check('person_link_consent', sql`(${t.staffId} is null) = (${t.consentNoteSealed} is null)`),
    check('person_link_end', sql`(${t.endedAt} is null) = (${t.endedBy} is null)`),
    check('person_link_ended_by', sql`${t.endedBy} in (${quoted(actingEnders)})`),
    uniqueIndex('person_link_open').on(t.helperId, t.userId).where(sql`ended_at is null`),
    index('person_link_by_user').on(t.userId, t.createdAt),
    index('person_link_by_helper').on(t.helperId, t.createdAt),
  ],
);
