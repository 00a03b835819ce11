/** Texts sent to the demo's patients in the past. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { isSecretTemplate } from '#contract/message/office.ts';
import { agency } from '#demo/agency.ts';
import { messages } from '#demo/messages.ts';
import { records } from '#demo/records.ts';
import { services } from '#demo/services.ts';
import type { Sealer } from '#server/platform/crypto/field-encryption.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { say } from '#server/platform/http/translate.ts';
import { user } from '#server/schema/account.ts';
import { message } from '#server/schema/office.ts';
import { localeOf } from '#server/shared/localized-text/locale-of.ts';
import { momentBefore } from './dates.ts';

export const loadMessages = async (
  tx: Tx,
  now: Date,
  { sealer }: { sealer: Sealer },
): Promise<void> => {
  for (const { phone, shortId, daysAgo, template, record } of messages) {
    const to = `+1${phone}`;
    const [person] = await tx
      .select({ id: user.id, locale: user.locale })
      .from(user)
      .where(eq(user.phone, to));
    const isThere = await tx
      .select({ id: message.id })
      .from(message)
      .where(eq(message.shortId, shortId));
    if (!person || isThere.length) continue;
    const id = randomUUID();
    const at = momentBefore(now, daysAgo);
    const locale = localeOf(person.locale);
    const service = services.find(({ slug }) => slug === record?.service);
    const about = records.find(({ recordNo }) => recordNo === record?.no);
    const text = say(locale, `messages.${template}`, {
      phone: agency.phone,
      no: record?.no ?? '',
      item: service?.name[locale] ?? '',
      reason: about?.events.at(-1)?.note ?? '',
    });
    await tx.insert(message).values({
      id,
      channel: 'sms',
      shortId,
      toHash: sealer.hash(to),
      toSealed: sealer.seal(to, id),
      textSealed: isSecretTemplate(template) ? null : sealer.seal(text, id),
      template,
      locale,
      userId: person.id,
      ownerless: null,
      state: 'sent',
      charged: true,
      attempts: 1,
      dueAt: at,
      createdAt: at,
      sentAt: at,
    });
  }
};
