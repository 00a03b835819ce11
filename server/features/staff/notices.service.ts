/** Emails to staff about their accounts, in the language of their office session. */
import type { TemplateKey } from '#i18n/messages.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { sayMessage } from '#server/platform/http/translate.ts';
import { localeOf } from '#server/shared/localized-text/locale-of.ts';
import type { Messages } from '#server/shared/messaging/message-queue.ts';
import { listAdmins } from './staff.store.ts';

type Reader = { email: string; locale: string };
type Values = Record<string, string | number>;

export const tellStaff = async (
  tx: Tx,
  messages: Messages,
  { email, locale }: Reader,
  key: TemplateKey,
  values: Values = {},
): Promise<void> => {
  const words = sayMessage(localeOf(locale), key, values);
  await messages.send(tx, { channel: 'email', to: email, owner: null, why: 'staff', ...words });
};

/** Notifies the other administrators of an access change, in case it was a mistake or an attack. */
export const tellOtherAdmins = async (
  tx: Tx,
  messages: Messages,
  about: { id: string; name: string; email: string },
  key: TemplateKey,
  { by }: { by?: string } = {},
): Promise<void> => {
  const values = { name: about.name, email: about.email };
  for (const admin of await listAdmins(tx))
    if (admin.id !== about.id && admin.id !== by) await tellStaff(tx, messages, admin, key, values);
};
