/** Everything stored about a person, for the export. Not filtered by a schema: name the fields of rows with secrets. */

import { filePath } from '#contract/upload/upload.ts';
import { listContacts } from '#server/features/account/directory/person.store.ts';
import { listPapers } from '#server/features/account/passport/passport.store.ts';
import { getProfile, getReader } from '#server/features/account/profile/accounts.store.ts';
import { findApplication } from '#server/features/account/registration/application.store.ts';
import { listDocuments } from '#server/features/account/registration/documents.store.ts';
import { listSessions } from '#server/features/account/sign-in/sessions.store.ts';
import type { Sealer } from '#server/platform/crypto/field-encryption.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { listVerdicts } from '#server/shared/cases/document-verdicts.ts';
import { listTextsFrom } from '#server/shared/messaging/conversation-log.ts';
import { listMessagesTo } from '#server/shared/messaging/message-log.ts';
import { listDatesOf } from '#server/shared/people/important-dates.ts';
import { listDevices } from '#server/shared/people/known-devices.ts';
import {
  findDateFeed,
  getCardPapers,
  listCallbacksOf,
  listHelpLinks,
  listOtherFiles,
  listPersonLinks,
  listRegistrations,
  listServiceRecords,
  listWholeComments,
} from './privacy.store.ts';
import {
  findIdCard,
  listOtherCredit,
  listTranscripts,
  listWholeTrainings,
} from './trainings.store.ts';

type Picture = Awaited<ReturnType<typeof listOtherFiles>>[number];
const fileOf = ({ addedBy, ...file }: Picture) => ({
  ...file,
  byOffice: addedBy !== null,
  path: filePath(file.fileId, file.purpose),
});

const collectRecords = async (tx: Tx, userId: string, sealer: Sealer) =>
  (await listServiceRecords(tx, userId)).map((r) => ({
    recordId: r.id,
    recordNo: r.recordNo,
    kind: r.kind,
    item: r.item,
    method: r.method,
    status: r.status,
    contactPhone: r.contactPhone,
    note: r.noteSealed && sealer.open(r.noteSealed, r.id),
    fileIds: r.fileIds,
    letter: r.letter && {
      letterType: r.letter.letterType,
      text: sealer.open(r.letter.textSealed, r.id),
      noticeOn: r.letter.noticeOn,
      deadline: r.letter.deadline,
      hearingBy: r.letter.hearingBy,
      answeredAt: r.letter.answeredAt,
    },
    language: r.locale,
    enteredByStaff: r.enteredByStaff,
    createdAt: r.createdAt,
    dueAt: r.dueAt,
    cancelledAt: r.cancelledAt,
    companyAddressId: r.companyAddressId,
    appointment: r.startsAt,
    remindAt: r.remindAt,
    history: r.events.map(({ event, by, helper, at, startsAt, note }) => ({
      event,
      by,
      helper,
      at,
      appointment: startsAt,
      note,
    })),
  }));

export const collectData = async (
  tx: Tx,
  sealer: Sealer,
  { userId, token, now }: { userId: string; token: string | null; now: Date },
) => {
  const { profile: whole, card, wrong } = await getProfile(tx, userId);
  const { createdAt: registeredAt, ...profile } = whole;
  const application = await findApplication(tx, userId);
  const { papers, ...cardPapers } = await getCardPapers(tx, userId);
  const reader = await getReader(tx, userId);
  return {
    profile: { ...profile, ...wrong, registeredAt },
    whiteCard: card && {
      whiteCardId: sealer.open(card.idSealed, userId),
      status: card.status,
      submittedAt: card.submittedAt,
      contactBy: card.contactBy,
    },
    application: application && {
      status: application.status,
      yearsOfExperience: application.yearsOfExperience,
      workExperience: application.workExperience,
      employeeId: application.employeeId,
      role: application.role,
      hiredOn: application.hiredOn,
      employeeNumber: application.employeeNumber,
      submittedAt: application.submittedAt,
      dueAt: application.dueAt,
      decidedAt: application.decidedAt,
      officeNote: application.officeNote,
      asked: application.asked,
      renewed: application.renewed,
    },
    documents: (await listDocuments(tx, userId)).map(({ kind, type, files, renewal }) => ({
      kind,
      type,
      files: files.map(fileOf),
      renewal: renewal && { type: renewal.type, files: renewal.files.map(fileOf) },
    })),
    papers: (await listPapers(tx, userId)).map(({ kind, validUntil, checkedAt }) => ({
      kind,
      validUntil,
      checkedAt,
    })),
    documentVerdicts: (await listVerdicts(tx, sealer, { userId })).map(({ by: _, ...one }) => one),
    otherFiles: (await listOtherFiles(tx, userId)).map(fileOf),
    whiteCardPapers: {
      ...cardPapers,
      papers: papers && {
        checklistBy: papers.checklistBy,
        savedAt: papers.savedAt,
        sentAt: papers.sentAt,
        contactBy: papers.contactBy,
      },
    },
    callbacks: await listCallbacksOf(tx, whole.phone),
    serviceRecords: await collectRecords(tx, userId, sealer),
    importantDates: (await listDatesOf(tx, [userId])).map(({ date, state, recordNo }) => ({
      dateId: date.id,
      kind: date.kind,
      paper: date.paper,
      title: date.titleSealed && sealer.open(date.titleSealed, date.id),
      day: date.day,
      source: date.source,
      state,
      remindOn: date.remindOn,
      recordNo,
      history: date.history,
      createdAt: date.createdAt,
      changedAt: date.changedAt,
    })),
    calendarAddressSince: (await findDateFeed(tx, userId))?.createdAt ?? null,
    reviews: await listWholeComments(tx, userId),
    trainings: await listWholeTrainings(tx, userId),
    transcripts: await listTranscripts(tx, userId),
    otherCredit: await listOtherCredit(tx, userId),
    idCard: await findIdCard(tx, userId),
    activityRegistrations: (await listRegistrations(tx, userId)).map((r) => ({
      ...r,
      startTime: r.startTime.slice(0, 16),
    })),
    contacts: await listContacts(tx, sealer, userId),
    helpLinks: await listHelpLinks(tx, userId),
    personLinks: await listPersonLinks(tx, userId),
    sessions: await listSessions(tx, userId, now, token),
    knownDevices: (await listDevices(tx, { userId })).map((lastUsedAt) => ({ lastUsedAt })),
    messages: await listMessagesTo(tx, sealer, reader),
    textsToUs: await listTextsFrom(tx, sealer, reader),
  };
};
