import type { MessageKey } from '#i18n/messages.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import type { Tx } from '#server/db/connect.ts';
import { getSetting } from '#server/db/settings.ts';
import { say } from '#server/http/words.ts';
import type { Messages } from '#server/ports/messages.ts';

type Reader = { phone: string; locale: Locale };
type Values = Record<string, string | number>;

/** Sends a text in the reader's language; every text may name the office's phone. */
export type Tell = (tx: Tx, to: Reader, key: MessageKey, values?: Values) => Promise<void>;

export const createTell =
  (messages: Messages): Tell =>
  async (tx, { phone, locale }, key, values = {}) => {
    const agency = await getSetting(tx, 'agency');
    const text = say(locale, key, { phone: agency.phone, ...values });
    await messages.send(tx, { channel: 'sms', to: phone, text });
  };

/** To an address that already opens another account: its owner may want to know. */
export const tellEmailInUse = async (
  tx: Tx,
  messages: Messages,
  to: { email: string; locale: Locale },
): Promise<void> => {
  const { phone } = await getSetting(tx, 'agency');
  const text = say(to.locale, 'messages.emailInUse', { phone });
  await messages.send(tx, { channel: 'email', to: to.email, text });
};
