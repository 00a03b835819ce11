/** Privacy rights: export and erasure of everything stored about a person. */
import { deleteAccount, exportOwnData } from '#contract/account/account.ts';
import { AppError } from '#contract/errors.ts';
import { filePath } from '#contract/upload/upload.ts';
import {
  deleteUser,
  findCard,
  getAccount,
  getProfile,
  getReader,
} from '#server/features/account/profile/accounts.store.ts';
import type { Tell } from '#server/features/account/profile/notices.service.ts';
import { findApplication } from '#server/features/account/registration/application.store.ts';
import { listDocuments } from '#server/features/account/registration/documents.store.ts';
import { deleteFailures } from '#server/features/account/sign-in/failures.store.ts';
import { confirmPassword } from '#server/features/account/sign-in/passwords.service.ts';
import { listSessions } from '#server/features/account/sign-in/sessions.store.ts';
import { failureName } from '#server/features/account/sign-in/sign-in.rules.ts';
import type { Sealer } from '#server/platform/crypto/field-encryption.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import { type Clock, localTime } from '#server/platform/time/clock.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import { deleteCasesOf } from '#server/shared/cases/case-work.ts';
import { forgetMessagesTo, listMessagesTo } from '#server/shared/messaging/message-log.ts';
import { removeFilesOf } from '#server/shared/people/claim-files.ts';
import { listDevices } from '#server/shared/people/known-devices.ts';
import { getTimeZone } from '#server/shared/settings/settings.ts';
import { exportCardPapers, exportRecords } from './export.service.ts';
import {
  deleteComments,
  listOtherFiles,
  listRegistrations,
  listWholeComments,
  listWholeTrainings,
} from './privacy.store.ts';

type Deps = {
  db: Db;
  clock: Clock;
  sealer: Sealer;
  tell: Tell;
  /** Deletes the bytes of pictures whose rows are gone. */
  removePictures: (fileIds: string[]) => Promise<void>;
  /** Gives the person's seats to the waitlist. */
  leaveActivities: (tx: Tx, userId: string) => Promise<void>;
};

export const privacyRoutes = (bind: Bind, deps: Deps): void => {
  const { db, clock, sealer, tell, removePictures, leaveActivities } = deps;

  bind(exportOwnData, async ({ body }, { user, token, address }) => {
    if (!user) throw new AppError('unauthorized');
    const { userId } = user;
    await confirmPassword({ db, clock, sealer }, userId, body.password, 'password');
    const now = clock.now();
    // Audited because the export contains the card number; outside the transaction below, since the audit chain needs a
    // fresh snapshot.
    await insertAudit(db, {
      at: now,
      actor: userId,
      action: 'account.export',
      subjectId: userId,
      details: { address },
    });
    // One consistent snapshot.
    return db.transaction(
      async (tx) => {
        const timeZone = await getTimeZone(tx);
        const at = (moment: Date) => localTime(moment, timeZone);
        const { createdAt, ...profile } = await getProfile(tx, userId);
        const card = await findCard(tx, userId);
        const application = await findApplication(tx, userId);
        const reader = await getReader(tx, userId);
        const fileOf = (f: Awaited<ReturnType<typeof listOtherFiles>>[number]) => ({
          ...f,
          path: filePath(f.fileId, f.purpose),
          createdAt: at(f.createdAt),
        });
        return {
          exportedAt: at(now),
          timeZone,
          profile: { ...profile, registeredAt: at(createdAt) },
          whiteCard: card && {
            whiteCardId: sealer.open(card.idSealed, userId),
            status: card.status,
            submittedAt: at(card.submittedAt),
            contactBy: at(card.contactBy),
          },
          application: application && {
            status: application.status,
            yearsOfExperience: application.yearsOfExperience,
            workExperience: application.workExperience,
            employeeId: application.employeeId,
            submittedAt: at(application.submittedAt),
            dueAt: application.dueAt && at(application.dueAt),
            decidedAt: application.decidedAt && at(application.decidedAt),
            officeNote: application.officeNote,
            asked: application.asked,
          },
          documents: (await listDocuments(tx, userId)).map(({ files, ...document }) => ({
            ...document,
            files: files.map(fileOf),
          })),
          otherFiles: (await listOtherFiles(tx, userId)).map(fileOf),
          whiteCardPapers: await exportCardPapers(tx, userId, at),
          serviceRecords: await exportRecords(tx, userId, at, sealer),
          reviews: (await listWholeComments(tx, userId)).map((c) => ({
            ...c,
            createdAt: at(c.createdAt),
            editedAt: c.editedAt && at(c.editedAt),
            replyAt: c.replyAt && at(c.replyAt),
          })),
          trainings: (await listWholeTrainings(tx, userId)).map((training) => ({
            ...training,
            startedAt: training.startedAt && at(training.startedAt),
            videos: training.videos.map((video) => ({
              ...video,
              openedAt: at(video.openedAt),
              finishedAt: video.finishedAt && at(video.finishedAt),
            })),
            attempts: training.attempts.map((attempt) => ({
              ...attempt,
              startedAt: at(attempt.startedAt),
              deadlineAt: attempt.deadlineAt && at(attempt.deadlineAt),
              submittedAt: attempt.submittedAt && at(attempt.submittedAt),
            })),
            signature: training.signature && {
              ...training.signature,
              signedAt: at(training.signature.signedAt),
            },
            certificate: training.certificate && {
              ...training.certificate,
              revokedAt: training.certificate.revokedAt && at(training.certificate.revokedAt),
            },
          })),
          activityRegistrations: (await listRegistrations(tx, userId)).map((r) => ({
            ...r,
            startTime: r.startTime.slice(0, 16),
            privacyAcceptedAt: r.privacyAcceptedAt && at(r.privacyAcceptedAt),
            registeredAt: at(r.registeredAt),
            cancelledAt: r.cancelledAt && at(r.cancelledAt),
            checkedInAt: r.checkedInAt && at(r.checkedInAt),
          })),
          sessions: (await listSessions(tx, userId, now, token)).map((s) => ({
            ...s,
            createdAt: at(s.createdAt),
            lastUsedAt: at(s.lastUsedAt),
          })),
          knownDevices: (await listDevices(tx, { userId })).map((lastUsedAt) => ({
            lastUsedAt: at(lastUsedAt),
          })),
          messages: (await listMessagesTo(tx, sealer, reader)).map((m) => ({
            ...m,
            at: at(m.at),
          })),
        };
      },
      { isolationLevel: 'repeatable read' },
    );
  });

  bind(deleteAccount, async ({ body }, { user }) => {
    if (!user) throw new AppError('unauthorized');
    const { userId } = user;
    await confirmPassword({ db, clock, sealer }, userId, body.password, 'password');
    const gone = await db.transaction(async (tx) => {
      const account = await getAccount(tx, userId, { lock: true });
      const { phone, loginEmail } = account;
      const fileIds = await removeFilesOf(tx, userId);
      await leaveActivities(tx, userId);
      await deleteComments(tx, userId);
      await deleteCasesOf(tx, userId);
      const reader = await getReader(tx, userId);
      await deleteUser(tx, userId);
      await forgetMessagesTo(tx, sealer, reader);
      const names = [
        failureName.identity({ phone }),
        ...(loginEmail ? [failureName.identity({ email: loginEmail })] : []),
        failureName.account(userId),
        failureName.again(userId),
      ];
      await deleteFailures(tx, names.flatMap(sealer.hashes));
      await insertAudit(tx, {
        at: clock.now(),
        actor: userId,
        action: 'account.delete',
        subjectId: userId,
      });
      const nobody = { phone, locale: account.locale, id: null, why: 'erased' } as const;
      await tell(tx, nobody, 'messages.goodbye');
      return fileIds;
    });
    // After the commit, so no row is left without its bytes. The sweeper deletes what fails here.
    await removePictures(gone);
    return {};
  });
};
