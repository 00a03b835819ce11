import type { TemplateKey } from '#i18n/messages.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { sayMessage } from '#server/platform/http/translate.ts';
import type { Messages } from '#server/shared/messaging/message-queue.ts';
import type { Owner } from '#server/shared/messaging/message-store.ts';
import { getSetting } from '#server/shared/settings/settings.ts';

/** The account's id, or why there is none. */
type Reader = { phone: string; locale: Locale } & (
  | { id: string }
  | { id: null; why: Extract<Owner, { owner: null }>['why'] }
);
type Values = Record<string, string | number>;

/** Texts the reader in their language; every template may use the office's phone number. */
export type Tell = (tx: Tx, to: Reader, key: TemplateKey, values?: Values) => Promise<void>;

export const createTell =
  (messages: Messages): Tell =>
  async (tx, reader, key, values = {}) => {
    const agency = await getSetting(tx, 'agency');
    const words = sayMessage(reader.locale, key, { phone: agency.phone, ...values });
    const whose = reader.id === null ? { owner: null, why: reader.why } : { owner: reader.id };
    await messages.send(tx, { channel: 'sms', to: reader.phone, ...whose, ...words });
  };

type MailReader = { email: string; locale: Locale; id: string };

/** The same by email; an email always belongs to an account. */
export type Mail = (tx: Tx, to: MailReader, key: TemplateKey, values?: Values) => Promise<void>;

export const createMail =
  (messages: Messages): Mail =>
  async (tx, { email, locale, id: owner }, key, values = {}) => {
    const agency = await getSetting(tx, 'agency');
    const words = sayMessage(locale, key, { phone: agency.phone, ...values });
    await messages.send(tx, { channel: 'email', to: email, owner, ...words });
  };
