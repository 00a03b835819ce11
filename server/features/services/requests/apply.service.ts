/** Requesting a service: online, as a visit, or long-term care. Idempotent by request key. */
import { randomUUID } from 'node:crypto';
import type { UserType } from '#contract/access.ts';
import { AppError } from '#contract/errors.ts';
import type { Helper } from '#contract/help/helper.ts';
import { limits } from '#contract/limits.ts';
import type { ApplyBody, OpenRefusal } from '#contract/services/services.ts';
import { type Locale, locales } from '#i18n/pick-locale.ts';
import {
  type BookingLocks,
  booking,
  holdPlace,
  type WantedSlot,
} from '#server/features/services/booking/booking.service.ts';
import type { Asker } from '#server/features/services/booking/slots.service.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { orderedId } from '#server/platform/database/ordered-id.ts';
import { together } from '#server/platform/database/together.ts';
import { invalidField, orNotFound } from '#server/platform/http/app-errors.ts';
import { say } from '#server/platform/http/translate.ts';
import { callDueAfter, dueAfter } from '#server/shared/cases/promised-time.ts';
import type { Needs } from '#server/shared/deps.ts';
import type { Messages } from '#server/shared/messaging/message-queue.ts';
import { claimFiles } from '#server/shared/people/claim-files.ts';
import { findCare, findRequested, type RequestedService } from './catalogue.store.ts';
import { createNotices, type Notices } from './notices.service.ts';
import { recordNoOf } from './records.rules.ts';
import * as records from './records.store.ts';

export type Deps = Needs<'db' | 'clock' | 'sealer'> & {
  notices: Notices;
  /** How many open requests per service a person may have. */
  openMax?: number;
};
export type Applicant = {
  userId: string;
  userType: UserType;
  locale: Locale;
  /** Entered by the office for a caller. */
  byStaff?: boolean;
  /** Filled in by someone the person asked for help. */
  helper?: Helper;
  /** Stands at the counter; only with `byStaff`. */
  walkIn?: Asker['walkIn'];
};
type Reachable = Applicant & { phone: string };
type Request = Pick<ApplyBody, 'contactPhone' | 'note' | 'fileIds' | 'requestKey'>;

const required = (field: string) => ({ field, key: 'fields.required' });

/** Office, day and time of a visit; throws field errors for missing parts. */
const wantedOf = ({ companyAddressId, reserveDate, reserveTime }: ApplyBody): WantedSlot => {
  if (companyAddressId && reserveDate && reserveTime)
    return { companyAddressId, reserveDate, reserveTime };
  const given = { companyAddressId, reserveDate, reserveTime };
  const missing = Object.entries(given).filter(([, value]) => !value);
  throw new AppError(
    'invalid_input',
    missing.map(([field]) => required(field)),
  );
};

/** The day whose seats a visit would take; undefined when nothing is booked. */
export const bookedDayOf = ({
  method,
  companyAddressId,
  reserveDate,
}: ApplyBody): BookingLocks['day'] =>
  method === 'offline' && companyAddressId && reserveDate
    ? { companyAddressId, reserveDate }
    : undefined;

type Draft = Omit<
  records.NewRecord,
  | 'id'
  | 'recordNo'
  | 'userId'
  | 'requestKey'
  | 'contactPhone'
  | 'noteSealed'
  | 'locale'
  | 'enteredByStaff'
  | 'createdAt'
  | 'changedAt'
>;

type Numbered = { id: string; recordNo: string };
const newNumber = async (tx: Tx): Promise<Numbered> => ({
  id: orderedId(),
  recordNo: recordNoOf(await records.nextCount(tx)),
});

/** Throws when the request was recorded before. */
const write = async (
  tx: Tx,
  { sealer }: Deps,
  who: Reachable,
  request: Request,
  draft: Draft & Numbered,
  now: Date,
): Promise<void> => {
  const { id } = draft;
  const fileIds = [...new Set(request.fileIds?.map((fileId) => fileId.toLowerCase()))];
  const insertRecord = async () => {
    const written = await records.insertRecord(tx, {
      ...draft,
      userId: who.userId,
      requestKey: request.requestKey ?? randomUUID(),
      contactPhone: request.contactPhone ?? who.phone,
      noteSealed: request.note ? sealer.seal(request.note, id) : null,
      locale: who.locale,
      enteredByStaff: who.byStaff ?? false,
      createdAt: now,
      changedAt: now,
    });
    if (!written) throw new AppError('conflict');
  };
  const insertPictures = async () => {
    await claimFiles(tx, { fileIds, ownerId: who.userId, purposes: ['service'], now });
    if (!(await records.insertPictures(tx, id, fileIds))) throw new AppError('file_gone');
  };
  await together(
    insertRecord(),
    insertPictures(),
    records.insertEvent(tx, id, {
      event: draft.startsAt ? 'booked' : 'received',
      by: who.byStaff ? 'staff' : who.helper ? 'helper' : 'owner',
      helper: who.helper ?? null,
      at: now,
      startsAt: draft.startsAt ?? null,
    }),
  );
};

/** The catalogue's care service, or a default name if the agency lists none. */
const careService = async (tx: Tx): Promise<RequestedService> =>
  (await findCare(tx)) ?? {
    serviceId: null,
    item: Object.fromEntries(locales.map((l) => [l, say(l, 'messages.careItem')])),
    icon: 'hand-heart',
    methods: ['online'],
    isCare: true,
  };

const personOf = async (tx: Tx, applicant: Applicant): Promise<Reachable> => {
  const person = await records.findPerson(tx, applicant.userId);
  // Closed since the caller was let in.
  if (!person || person.isClosed)
    throw new AppError(applicant.byStaff ? 'changed_meanwhile' : 'unauthorized');
  return { ...applicant, phone: person.phone };
};

/** Long-term care exists once: a second application returns the first. */
const recordCare = async (
  tx: Tx,
  deps: Deps,
  applicant: Applicant,
  request: Request,
): Promise<string> => {
  const who = await personOf(tx, applicant);
  const first = await records.findCareRecord(tx, who.userId);
  if (first) return first;
  if (!(await records.hasCard(tx, who.userId))) throw new AppError('white_card_first');
  const now = deps.clock.now();
  const { serviceId, item, icon } = await careService(tx);
  const dueAt = await callDueAfter(tx, now);
  const number = await newNumber(tx);
  const draft = { kind: 'care', method: 'online', serviceId, item, icon, dueAt } as const;
  await together(
    write(tx, deps, who, request, { ...draft, ...number }, now),
    deps.notices.request(tx, who, 'careReceived', { item, dueAt, recordNo: number.recordNo }),
  );
  return number.id;
};

export const applyForCare = (deps: Deps, applicant: Applicant): Promise<string> =>
  deps.db.transaction((tx) => recordCare(tx, deps, applicant, {}));

const checkRequested = (
  found: RequestedService | null,
  body: ApplyBody,
  { userType }: Applicant,
): RequestedService => {
  const requested = orNotFound(found);
  if (requested.isCare && userType !== 'patient') throw new AppError('caregiver_cannot_apply');
  if (!requested.methods.includes(body.method)) throw invalidField('method', 'fields.choice');
  return requested;
};

/** Names the latest of too many open requests for one service; staff are not limited. */
const refuseTooMany = (open: readonly Omit<OpenRefusal, 'open'>[], openMax: number): void => {
  const [latest] = open;
  if (latest && open.length >= openMax)
    throw new AppError('too_many_open', [], {
      ...latest,
      open: open.length,
    } satisfies OpenRefusal);
};

type RecordRequested = (
  tx: Tx,
  deps: Deps,
  who: Reachable,
  body: ApplyBody,
  requested: RequestedService,
) => Promise<string>;

const recordRequest: RecordRequested = async (tx, deps, who, body, { serviceId, item, icon }) => {
  const now = deps.clock.now();
  const { dueAt } = await dueAfter(tx, now, 'serviceWorkingDays');
  const number = await newNumber(tx);
  const draft = { kind: 'service', method: 'online', serviceId, item, icon, dueAt } as const;
  await together(
    write(tx, deps, who, body, { ...draft, ...number }, now),
    deps.notices.request(tx, who, 'requestReceived', { item, dueAt, recordNo: number.recordNo }),
  );
  return number.id;
};

const recordVisit: RecordRequested = async (tx, deps, who, body, { serviceId, item, icon }) => {
  const now = deps.clock.now();
  const [{ take, office, ...held }, { id, recordNo }] = await together(
    holdPlace(tx, now, wantedOf(body), who),
    newNumber(tx),
  );
  const draft = {
    kind: 'service',
    method: 'offline',
    serviceId,
    item,
    icon,
    id,
    recordNo,
  } as const;
  const { startsAt } = held;
  const came = { attendance: 'arrived', attendanceAt: now, changedAt: now } as const;
  await together(
    write(tx, deps, who, body, { ...draft, ...held }, now),
    take(id),
    // A walk-in needs no message about when to come.
    who.walkIn
      ? records.updateRecord(tx, id, came)
      : deps.notices.visit(tx, who, 'visitBooked', { item, recordNo, startsAt, office }),
  );
  return id;
};

/** Returns the id of the new record, or of the one created earlier by the same form. */
export const recordService = async (
  tx: Tx,
  deps: Deps,
  applicant: Applicant,
  body: ApplyBody,
): Promise<string> => {
  const { userId, byStaff } = applicant;
  const { serviceId, requestKey } = body;
  const { clock, openMax = limits.openRequestsMax } = deps;
  const [who, earlier, found, open] = await together(
    // Locks the person first.
    personOf(tx, applicant),
    requestKey ? records.findByKey(tx, userId, requestKey) : null,
    findRequested(tx, serviceId),
    byStaff ? [] : records.listOpen(tx, { userId, serviceId, now: clock.now() }, openMax),
  );
  if (earlier) return earlier;
  const requested = checkRequested(found, body, who);
  if (!requested.isCare) refuseTooMany(open, openMax);
  if (body.method === 'offline') return recordVisit(tx, deps, who, body, requested);
  return requested.isCare
    ? recordCare(tx, deps, who, body)
    : recordRequest(tx, deps, who, body, requested);
};

export const applyForService = (
  deps: Deps,
  applicant: Applicant,
  body: ApplyBody,
): Promise<string> =>
  booking(deps.db, deps.clock.now(), { day: bookedDayOf(body) }, (tx) =>
    recordService(tx, deps, applicant, body),
  );

/** For other features that ask for a service on a person's behalf, within their own transaction. */
export const createRecordRequest =
  ({ messages, ...deps }: Omit<Deps, 'notices'> & { messages: Messages }) =>
  (tx: Tx, applicant: Applicant, request: { serviceId: string } & Request): Promise<string> =>
    recordService(tx, { ...deps, notices: createNotices(messages) }, applicant, {
      ...request,
      method: 'online',
    });
