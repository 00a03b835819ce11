/** Privacy rights: export and erasure of everything stored about a person. */
import { deleteAccount, exportOwnData } from '#contract/account/account.ts';
import {
  deleteUser,
  getAccount,
  getReader,
} from '#server/features/account/profile/accounts.store.ts';
import type { Tell } from '#server/features/account/profile/notices.service.ts';
import { deleteFailures } from '#server/features/account/sign-in/failures.store.ts';
import { confirmPassword } from '#server/features/account/sign-in/passwords.service.ts';
import { failureName } from '#server/features/account/sign-in/sign-in.rules.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import { withLocalTimes } from '#server/platform/time/clock.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import { deleteCasesOf } from '#server/shared/cases/case-work.ts';
import type { Needs } from '#server/shared/deps.ts';
import { forgetTextsFrom } from '#server/shared/messaging/conversation-log.ts';
import { forgetMessagesTo } from '#server/shared/messaging/message-log.ts';
import { removeFilesOf } from '#server/shared/people/claim-files.ts';
import { getTimeZone } from '#server/shared/settings/settings.ts';
import { collectData } from './export.service.ts';
import { deleteCallbacksOf, deleteComments } from './privacy.store.ts';

type Deps = Needs<'db' | 'clock' | 'sealer'> & {
  tell: Tell;
  /** Deletes the bytes of pictures whose rows are gone. */
  removePictures: (fileIds: string[]) => Promise<void>;
  /** Gives the person's seats to the waitlist. */
  leaveActivities: (tx: Tx, userId: string) => Promise<void>;
  /** Notifies those who act for the person and those the person acts for. */
  endActing: (tx: Tx, userId: string) => Promise<void>;
};

export const privacyRoutes = (bind: Bind, deps: Deps): void => {
  const { db, clock, sealer, tell, removePictures, leaveActivities, endActing } = deps;

  bind(exportOwnData, async ({ body }, { user, token, address }) => {
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
        const data = await collectData(tx, sealer, { userId, token, now });
        return withLocalTimes({ exportedAt: now, timeZone, ...data }, timeZone);
      },
      { isolationLevel: 'repeatable read' },
    );
  });

  bind(deleteAccount, async ({ body }, { user }) => {
    const { userId } = user;
    await confirmPassword({ db, clock, sealer }, userId, body.password, 'password');
    const gone = await db.transaction(async (tx) => {
      const account = await getAccount(tx, userId, { lock: true });
      const { phone, loginEmail } = account;
      const fileIds = await removeFilesOf(tx, userId);
      await leaveActivities(tx, userId);
      await endActing(tx, userId);
      await deleteComments(tx, userId);
      await deleteCallbacksOf(tx, phone);
      await deleteCasesOf(tx, userId);
      const reader = await getReader(tx, userId);
      await deleteUser(tx, userId);
      await forgetMessagesTo(tx, sealer, reader);
      await forgetTextsFrom(tx, sealer, reader);
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
