/** Invitations: a one-time link, emailed or printed by a command. */
import type { StaffRole } from '#contract/access.ts';
import { AppError } from '#contract/errors.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { invitationEnds } from '#server/features/staff/staff.rules.ts';
import * as store from '#server/features/staff/staff.store.ts';
import { newToken } from '#server/platform/crypto/token.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { sayMessage } from '#server/platform/http/translate.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import type { Messages } from '#server/shared/messaging/message-queue.ts';
import * as links from './links.store.ts';

/** In the fragment: it reaches no server and no log. */
export const invitationLink = (publicUrl: string, token: string): string =>
  `${publicUrl}/office/welcome#${token}`;

const newInvitation = async (tx: Tx, staffId: string | null, now: Date): Promise<string> => {
  const token = newToken();
  await links.insertInvitation(tx, token, { staffId, expiresAt: invitationEnds(now) });
  return token;
};

type Invited = { email: string; name: string; role: StaffRole };

/** For a new member, or one who has not joined yet. Returns the link's token. */
export const invite = async (
  tx: Tx,
  { email, name, role }: Invited,
  { actor, now }: { actor: string; now: Date },
): Promise<{ person: store.Staff; token: string }> => {
  await links.lockOffice(tx);
  const inserted = await store.insertStaff(tx, { email, name, role, createdAt: now });
  const found = inserted ?? (await store.findByEmail(tx, email));
  if (!found || found.passwordHash) throw new AppError('staff_email_taken');
  const person = inserted ?? (await store.updateStaff(tx, found.id, { name, role, active: true }));
  await links.deleteFirstInvitations(tx);
  const token = await newInvitation(tx, person.id, now);
  await insertAudit(tx, {
    at: now,
    actor,
    action: 'staff.invite',
    subjectId: person.id,
    details: { role },
  });
  return { person, token };
};

export const sendInvitation = async (
  tx: Tx,
  messages: Messages,
  to: { email: string; locale: Locale; link: string },
): Promise<void> => {
  const words = sayMessage(to.locale, 'messages.staffInvitation', { link: to.link });
  const whose = { owner: null, why: 'staff' } as const;
  await messages.send(tx, { channel: 'email', to: to.email, ...whose, ...words });
};

/** For an office without any staff; null once there is somebody. */
export const inviteFirst = (db: Db, now: Date): Promise<string | null> =>
  db.transaction(async (tx) =>
    (await store.countStaff(tx)) > 0 ? null : newInvitation(tx, null, now),
  );
