/** Texts about requests and visits, in the reader's language and the caller's transaction. */
import type { RecordStatus } from '#contract/services/records.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { say, sayMessage } from '#server/platform/http/translate.ts';
import { sayMoment } from '#server/platform/time/clock.ts';
import { asSentence } from '#server/shared/cases/correction.ts';
import { type LocalText, readText } from '#server/shared/localized-text/localized-text.ts';
import type { Messages } from '#server/shared/messaging/message-queue.ts';
import { getSetting } from '#server/shared/settings/settings.ts';

type Reader = { phone: string; locale: Locale; userId: string };
type About = { item: LocalText; recordNo: string };
type Visit = About & {
  startsAt: Date;
  office: { name: LocalText; address: LocalText; phone: string };
};
type VisitNotice =
  | 'visitBooked'
  | 'visitMoved'
  | 'visitMovedByUs'
  | 'visitCancelled'
  | 'visitCancelledByUs'
  | 'visitReminder';
type RequestNotice =
  | 'requestReceived'
  | 'requestCancelled'
  | 'careReceived'
  | 'requestFinished'
  | 'requestException'
  | 'requestUnclear';

export const createNotices = (messages: Messages) => ({
  visit: async (
    tx: Tx,
    to: Reader,
    notice: VisitNotice,
    { item, recordNo, startsAt, office }: Visit,
    reason = '',
  ): Promise<void> => {
    const { timeZone } = await getSetting(tx, 'agency');
    const { locale, userId: owner } = to;
    const words = sayMessage(locale, `messages.${notice}`, {
      item: readText(item, locale),
      no: recordNo,
      when: sayMoment(startsAt, timeZone, locale),
      office: readText(office.name, locale),
      address: readText(office.address, locale),
      phone: office.phone,
      reason,
    });
    await messages.send(tx, { channel: 'sms', to: to.phone, owner, ...words });
  },
  request: async (
    tx: Tx,
    to: Reader,
    notice: RequestNotice,
    { item, recordNo, dueAt }: About & { dueAt: Date | null },
    reason = '',
  ): Promise<void> => {
    const { timeZone, phone } = await getSetting(tx, 'agency');
    const { locale, userId: owner } = to;
    const words = sayMessage(locale, `messages.${notice}`, {
      item: readText(item, locale),
      no: recordNo,
      by: dueAt ? sayMoment(dueAt, timeZone, locale) : '',
      phone,
      reason,
    });
    await messages.send(tx, { channel: 'sms', to: to.phone, owner, ...words });
  },
  corrected: async (
    tx: Tx,
    { phone: to, locale, userId: owner }: Reader,
    { item, recordNo }: About,
    { was, now, reason }: { was: RecordStatus; now: RecordStatus; reason: string },
  ): Promise<void> => {
    const { phone } = await getSetting(tx, 'agency');
    const words = sayMessage(locale, 'messages.decisionCorrected', {
      about: say(locale, 'office.corrections.about.record', {
        item: readText(item, locale),
        no: recordNo,
      }),
      was: say(locale, `office.corrections.record.${was}`),
      now: say(locale, `office.corrections.record.${now}`),
      reason,
      phone,
    });
    await messages.send(tx, { channel: 'sms', to, owner, ...words });
  },
  /** The office had canceled the visit by mistake. */
  restored: async (
    tx: Tx,
    { phone: to, locale, userId: owner }: Reader,
    { item, recordNo, startsAt, office }: Visit,
    correction: string,
  ): Promise<void> => {
    const { timeZone, phone } = await getSetting(tx, 'agency');
    const words = sayMessage(locale, 'messages.decisionCorrected', {
      about: say(locale, 'office.corrections.about.visit', {
        item: readText(item, locale),
        no: recordNo,
      }),
      was: say(locale, 'office.corrections.visit.cancelled'),
      now: say(locale, 'office.corrections.visit.expected', {
        when: sayMoment(startsAt, timeZone, locale),
        office: readText(office.name, locale),
      }),
      reason: asSentence(correction, locale),
      phone,
    });
    await messages.send(tx, { channel: 'sms', to, owner, ...words });
  },
});
export type Notices = ReturnType<typeof createNotices>;
