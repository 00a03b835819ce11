/** People in the office: search, details, entering a caller. */
import { z } from 'zod';
import { userTypes } from '#contract/access.ts';
import { defineApi } from '#contract/endpoint.ts';
import { genders } from '#contract/field-rules.ts';
import { phone, recordId, searched, text } from '#contract/fields.ts';
import { messageKinds } from '#contract/message/kind-names.ts';
import { channels } from '#contract/message/message.ts';
import { paged, pagingQuery } from '#contract/paging.ts';
import { ImportantDate } from '#contract/renewal/renewal.ts';
import { recordKinds, recordStatuses, serviceMethods } from '#contract/services/records.ts';
import {
  attendances,
  caseEntries,
  caseKinds,
  heldReasons,
  MessagePreview,
  messageStates,
  preview,
} from '#contract/staff/office.ts';
import { certificateStatuses } from '#contract/training/certificate.ts';
import { trainingStatuses } from '#contract/training/training.ts';
import { whiteCardDocumentKinds, whiteCardStatuses } from '#contract/whitecard/whitecard.ts';
import { locales } from '#i18n/pick-locale.ts';
import { applicationStatuses, OwnSession } from './account.ts';
import { paperKinds } from './documents.ts';
import { clearances } from './passport.ts';
import { PersonHistory, PersonProfile, typedDetails } from './person-edit.ts';
import { closeReasons } from './person-words.ts';

const people = { tag: 'staff', access: 'workOnCases' } as const;
const params = z.strictObject({ userId: recordId });

/** `merged`: a duplicate whose data belongs to another account. */
export const personStates = ['open', 'closed', 'merged'] as const;
export type PersonState = (typeof personStates)[number];

export const PersonName = z.object({
  userId: z.string(),
  userType: z.enum(userTypes),
  firstName: z.string(),
  lastName: z.string(),
  chineseName: z.string().nullable(),
  /** The last four digits. */
  phoneEnding: z.string(),
  locale: z.enum(locales),
  state: z.enum(personStates),
  /** Why it is closed; null for others, and for accounts closed before there were reasons. */
  closeReason: z.enum(closeReasons).nullable(),
});

/** Times are 'YYYY-MM-DD HH:mm' in the agency's local time. */
export const PersonRow = PersonName.extend({
  email: z.string().nullable(),
  /** Verified: only then can it be used at login and for messages. */
  emailVerified: z.boolean(),
  createdAt: z.string(),
  enteredByStaff: z.boolean(),
  whiteCardStatus: z.enum(whiteCardStatuses).nullable(),
  applicationStatus: z.enum(applicationStatuses).nullable(),
  /** Whether an approved caregiver may be sent to clients; null for others. */
  clearance: z.enum(clearances).nullable(),
});
export type PersonRow = z.infer<typeof PersonRow>;

/** Columns that people can be sorted by; with a minus from the other end. */
const peopleSorts = ['name', '-name', 'since', '-since'] as const;
export type PeopleSort = (typeof peopleSorts)[number];

export const listPeople = defineApi({
  ...people,
  method: 'GET',
  path: '/staff/people',
  summary:
    'People by name in either script, pinyin, a part of the phone number or email; newest first without',
  query: z.strictObject({
    keyword: searched(100).optional(),
    userType: z.enum(userTypes, { error: 'fields.choice' }).optional(),
    state: z.enum(personStates, { error: 'fields.choice' }).optional(),
    locale: z.enum(locales, { error: 'fields.choice' }).optional(),
    /** Else the best match first, and without a keyword the newest. */
    sort: z.enum(peopleSorts, { error: 'fields.choice' }).optional(),
    ...pagingQuery,
  }),
  answer: paged(PersonRow),
});

export const WholePerson = PersonName.extend({
  preferredName: z.string().nullable(),
  /** In full, for calling. */
  phone: z.string(),
  /** The number under which somebody else answered. */
  wrongPhone: z.string().nullable(),
  /** When that was noted; null for earlier calls. */
  wrongSince: z.string().nullable(),
  email: z.string().nullable(),
  emailVerified: z.boolean(),
  gender: z.enum(genders).nullable(),
  address: z.string(),
  createdAt: z.string(),
  enteredByStaff: z.boolean(),
  /** Opted out of texts: receives codes only. */
  textsStopped: z.boolean(),
  mergedInto: z.string().nullable(),
  clearance: z.enum(clearances).nullable(),
  /** As staff edit it, and its version. */
  profile: PersonProfile,
  version: z.string(),
  /** What staff changed about the person, newest first. */
  changes: z.array(PersonHistory),
  doubles: z.array(PersonName),
  whiteCard: z
    .object({
      status: z.enum(whiteCardStatuses),
      /** Masked except the last 3 characters. */
      number: z.string(),
      submittedAt: z.string(),
      contactBy: z.string(),
    })
    .nullable(),
  papers: z.object({
    sentAt: z.string().nullable(),
    /** How many pictures there are of each kind. */
    pictures: z.array(
      z.object({
        kind: z.enum([...whiteCardDocumentKinds, 'application_form']),
        count: z.number(),
      }),
    ),
  }),
  application: z
    .object({
      status: z.enum(applicationStatuses),
      submittedAt: z.string(),
      dueAt: z.string().nullable(),
      decidedAt: z.string().nullable(),
      yearsOfExperience: z.number(),
      employeeId: z.string().nullable(),
    })
    .nullable(),
  documents: z.array(
    z.object({
      kind: z.enum(paperKinds),
      pictures: z.number(),
      addedAt: z.string(),
      /** A newer one that the office has not accepted yet. */
      pending: z.boolean(),
    }),
  ),
  records: z.array(
    z.object({
      recordId: z.string(),
      recordNo: z.string(),
      kind: z.enum(recordKinds),
      item: z.string(),
      method: z.enum(serviceMethods),
      status: z.enum(recordStatuses),
      createdAt: z.string(),
      dueAt: z.string().nullable(),
      startsAt: z.string().nullable(),
      office: z.string().nullable(),
      cancelled: z.boolean(),
      attendance: z.enum(attendances).nullable(),
      enteredByStaff: z.boolean(),
    }),
  ),
  /** Renewals and deadlines. */
  dates: z.array(ImportantDate),
  activities: z.array(
    z.object({
      activityId: z.string(),
      title: z.string(),
      startTime: z.string(),
      status: z.enum(['registered', 'waitlisted', 'cancelled']),
      companions: z.number(),
      checkedIn: z.boolean(),
    }),
  ),
  reviews: z.array(
    z.object({
      commentId: z.string(),
      rating: z.number(),
      text: z.string(),
      createdAt: z.string(),
      hidden: z.boolean(),
      answered: z.boolean(),
    }),
  ),
  trainings: z.array(
    z.object({
      trainingId: z.string(),
      title: z.string(),
      round: z.number(),
      status: z.enum(trainingStatuses),
      startedAt: z.string().nullable(),
      certificate: z
        .object({
          number: z.string(),
          issuedOn: z.string(),
          expiresOn: z.string().nullable(),
          status: z.enum(certificateStatuses),
        })
        .nullable(),
    }),
  ),
  /** Messages with their delivery, without texts. */
  messages: z.array(
    z.object({
      messageId: z.string(),
      channel: z.enum(channels),
      at: z.string(),
      kind: z.enum(messageKinds),
      /** Null: of an earlier version, which did not keep it. */
      state: z.enum(messageStates).nullable(),
      heldBecause: z.enum(heldReasons).nullable(),
    }),
  ),
  sessions: z.array(OwnSession.omit({ current: true, sessionId: true })),
  /** What staff did and wrote, newest first. */
  history: z.array(
    z.object({
      id: z.number(),
      kind: z.enum(caseKinds),
      subjectId: z.string(),
      entry: z.enum(caseEntries),
      at: z.string(),
      by: z.string().nullable(),
      text: z.string().nullable(),
      details: z.record(z.string(), z.string()),
    }),
  ),
});
export type WholePerson = z.infer<typeof WholePerson>;

export const getPerson = defineApi({
  ...people,
  method: 'GET',
  path: '/staff/people/{userId}',
  summary: 'Everything about a person; every look is audited',
  params,
  answer: WholePerson,
});

/** 409 `person_exists` (with `userId`) if the phone has an account. */
export const enterPerson = defineApi({
  ...people,
  method: 'POST',
  path: '/staff/people/enter',
  summary: 'Register a care seeker who is on the phone; they choose a password by a code',
  body: z.strictObject({
    firstName: text(60),
    lastName: text(60),
    chineseName: z.union([z.literal('').transform(() => undefined), text(20)]).optional(),
    phone,
    locale: z.enum(locales, { error: 'fields.choice' }),
    /** What a caller may not say at once; an email address is unverified. */
    ...typedDetails.partial().shape,
    preview,
  }),
  answer: z.object({ userId: z.string().nullable(), messages: z.array(MessagePreview) }),
});
