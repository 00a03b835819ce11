/** Password reset by a one-time link, valid for half an hour. The second factor is still required. */
import { AppError } from '#contract/errors.ts';
import { staffRules } from '#contract/staff/staff.ts';
import type { TemplateKey } from '#i18n/messages.ts';
import { tellOtherAdmins, tellStaff } from '#server/features/staff/notices.service.ts';
import { resetEnds } from '#server/features/staff/staff.rules.ts';
import * as store from '#server/features/staff/staff.store.ts';
import { countResets, insertReset } from '#server/features/staff/team/links.store.ts';
import { newToken } from '#server/platform/crypto/token.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import type { Messages } from '#server/shared/messaging/message-queue.ts';
import { deleteDevices } from '#server/shared/people/known-devices.ts';
import { noFactor } from './second-factor.service.ts';

type Deps = { messages: Messages; publicUrl: string };
type ResetRequest = { actor: string; now: Date };

/** In the fragment: it reaches no server and no log. */
export const resetLink = (publicUrl: string, token: string): string =>
  `${publicUrl}/office/reset#${token}`;

/** Returns the token. The caller has locked `person`. */
const makeReset = async (
  tx: Tx,
  staffId: string,
  { actor, now }: ResetRequest,
): Promise<string> => {
  const token = newToken();
  await insertReset(tx, token, { staffId, expiresAt: resetEnds(now), now });
  const entry = { at: now, actor, subjectId: staffId };
  await insertAudit(tx, { ...entry, action: 'staff.reset.link' });
  return token;
};

/** Sends nothing while enough links are open: they all work, so requesting more locks nobody out. */
export const sendReset = async (
  tx: Tx,
  { messages, publicUrl }: Deps,
  person: store.Staff,
  {
    key = 'messages.staffReset',
    locale = person.locale,
    ...request
  }: ResetRequest & { key?: TemplateKey; locale?: string },
): Promise<void> => {
  if ((await countResets(tx, person.id, request.now)) >= staffRules.resetLinks) return;
  const link = resetLink(publicUrl, await makeReset(tx, person.id, request));
  const { resetMinutes: minutes } = staffRules;
  await tellStaff(tx, messages, { email: person.email, locale }, key, { link, minutes });
};

/** Removes a lost second factor and all sessions; the way back is a link. */
export const removeSecondFactor = async (
  tx: Tx,
  messages: Messages,
  person: store.Staff,
  { actor, now }: ResetRequest,
): Promise<store.Staff> => {
  const changed = await store.updateStaff(tx, person.id, noFactor);
  await store.deleteSessions(tx, person.id, {});
  await deleteDevices(tx, { staffId: person.id });
  const entry = { at: now, actor, subjectId: person.id };
  await insertAudit(tx, { ...entry, action: 'staff.authenticator.reset' });
  await tellOtherAdmins(tx, messages, person, 'messages.staffFactorTaken', { by: actor });
  return changed;
};

const rescuer = 'office:admin';

/** For the command line, when no administrator can sign in: returns the token of a link to hand over. */
export const rescueAdmin = async (
  tx: Tx,
  messages: Messages,
  { email, newFactor, now }: { email: string; newFactor: boolean; now: Date },
): Promise<string> => {
  const person = await store.findByEmail(tx, email, { lock: true });
  if (!person?.active || !person.passwordHash) throw new AppError('not_found');
  if (person.role !== 'admin') throw new AppError('forbidden');
  const request = { actor: rescuer, now };
  if (newFactor) await removeSecondFactor(tx, messages, person, request);
  const { name } = person;
  await tellStaff(tx, messages, person, 'messages.staffRescued', { name, email });
  await tellOtherAdmins(tx, messages, person, 'messages.staffRescued');
  return makeReset(tx, person.id, request);
};
