/** Messages about activities, in the participant's language. */
import type { PartyReason } from '#contract/activity/office.ts';
import type { PlanReason } from '#contract/activity/plan-reasons.ts';
import type { TemplateKey } from '#i18n/messages.ts';
import { activityMoment } from '#server/features/activity/activity-times.rules.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { say, sayMessage } from '#server/platform/http/translate.ts';
import { sayMoment } from '#server/platform/time/clock.ts';
import { asSentence, joinSentences } from '#server/shared/cases/correction.ts';
import { type LocalText, readText } from '#server/shared/localized-text/localized-text.ts';
import type { Messages } from '#server/shared/messaging/message-queue.ts';
import { ownedBy } from '#server/shared/messaging/message-store.ts';
import { getSetting } from '#server/shared/settings/settings.ts';
import { partyOf } from './join.rules.ts';
import { findReach, type LockedActivity, type Party } from './join.store.ts';

type About = Pick<LockedActivity, 'title' | 'location' | 'startTime'>;

type Notice = {
  party: Party;
  activity: About;
  position?: number;
  text?: LocalText;
  /** Why, where the office changed something. */
  reason?: PlanReason | PartyReason;
  /** Added to the reason, in their language. */
  note?: string | undefined;
};
type Explained = Notice & Required<Pick<Notice, 'reason'>>;

const textFor = async (
  tx: Tx,
  key: TemplateKey,
  { party, activity, position, text, reason, note }: Notice,
): Promise<ReturnType<typeof sayMessage>> => {
  const { phone, timeZone } = await getSetting(tx, 'agency');
  const { locale } = party;
  return sayMessage(locale, key, {
    phone,
    title: readText(activity.title, locale),
    location: readText(activity.location, locale),
    when: sayMoment(activityMoment(activity.startTime, timeZone), timeZone, locale),
    people: partyOf(party),
    position: position ?? 0,
    text: text ? readText(text, locale).trim() : '',
    reason: reason
      ? joinSentences([say(locale, `messages.activityReasons.${reason}`), note], locale)
      : '',
  });
};

export const createNotices = (messages: Messages) => {
  const text = async (tx: Tx, key: TemplateKey, notice: Notice) => {
    const { phone } = await findReach(tx, notice.party);
    const words = await textFor(tx, key, notice);
    const whose = ownedBy(notice.party.userId);
    await messages.send(tx, { channel: 'sms', to: phone, ...whose, ...words });
  };
  /** By text with consent, else by email if there is one, else not at all. */
  const asWanted = async (
    tx: Tx,
    keys: { sms: TemplateKey; email: TemplateKey },
    notice: Notice,
  ): Promise<boolean> => {
    if (notice.party.smsConsent) {
      await text(tx, keys.sms, notice);
      return true;
    }
    const { email } = await findReach(tx, notice.party);
    if (!email) return false;
    const words = await textFor(tx, keys.email, notice);
    const whose = ownedBy(notice.party.userId);
    await messages.send(tx, { channel: 'email', to: email, ...whose, ...words });
    return true;
  };
  return {
    /** Required by spec §9, so it ignores consent. */
    confirm: (tx: Tx, notice: Notice) =>
      text(
        tx,
        notice.position === undefined
          ? 'messages.activityRegistered'
          : 'messages.activityWaitlisted',
        notice,
      ),
    /** Ignores consent: otherwise the seat would stay empty. */
    promoted: (tx: Tx, notice: Notice) => text(tx, 'messages.activityPromoted', notice),
    remind: (tx: Tx, notice: Notice) =>
      asWanted(
        tx,
        { sms: 'messages.activityReminder', email: 'messages.activityReminderEmail' },
        notice,
      ),
    // ---- sent by the office; important enough to ignore consent ----
    moved: (tx: Tx, notice: Explained) =>
      text(
        tx,
        notice.party.status === 'waitlisted'
          ? 'messages.activityMovedWaiting'
          : 'messages.activityMoved',
        notice,
      ),
    calledOff: (tx: Tx, notice: Explained) => text(tx, 'messages.activityCalledOff', notice),
    partyCancelled: (tx: Tx, notice: Explained) =>
      text(tx, 'messages.activityPartyCancelled', notice),
    /** The office had cancelled the party by mistake. */
    async restored(tx: Tx, { party, activity }: Notice, correction: string): Promise<void> {
      const { phone, timeZone } = await getSetting(tx, 'agency');
      const { locale, status } = party;
      const words = sayMessage(locale, 'messages.decisionCorrected', {
        about: say(locale, 'office.corrections.about.party', {
          title: readText(activity.title, locale),
          when: sayMoment(activityMoment(activity.startTime, timeZone), timeZone, locale),
        }),
        was: say(locale, 'office.corrections.party.cancelled'),
        now: say(locale, `office.corrections.party.${status}`),
        reason: asSentence(correction, locale),
        phone,
      });
      const { phone: to } = await findReach(tx, party);
      await messages.send(tx, { channel: 'sms', to, ...ownedBy(party.userId), ...words });
    },
    /** Free text by staff; returns whether it could be sent. */
    async news(tx: Tx, notice: Notice & { text: LocalText }, urgent: boolean): Promise<boolean> {
      const keys = { sms: 'messages.activityNews', email: 'messages.activityNewsEmail' } as const;
      if (!urgent) return asWanted(tx, keys, notice);
      await text(tx, keys.sms, notice);
      return true;
    },
  };
};
export type Notices = ReturnType<typeof createNotices>;
