/** What we send about an activity, in the language of who joined. */
import type { TemplateKey } from '#i18n/messages.ts';
import type { Tx } from '#server/db/connect.ts';
import { getSetting } from '#server/db/settings.ts';
import { readText } from '#server/db/text.ts';
import { sayMessage } from '#server/http/words.ts';
import { sayMoment } from '#server/ports/clock.ts';
import type { Messages } from '#server/ports/messages.ts';
import { partyOf } from './activity-join.rules.ts';
import { findReach, type LockedActivity, type Party } from './activity-join.store.ts';
import { momentOfWall } from './activity-moments.ts';

type About = Pick<LockedActivity, 'title' | 'location' | 'startTime'>;

const textFor = async (
  tx: Tx,
  key: TemplateKey,
  { party, activity, position }: { party: Party; activity: About; position?: number },
): Promise<ReturnType<typeof sayMessage>> => {
  const { phone, timeZone } = await getSetting(tx, 'agency');
  const { locale } = party;
  return sayMessage(locale, key, {
    phone,
    title: readText(activity.title, locale),
    location: readText(activity.location, locale),
    when: sayMoment(momentOfWall(activity.startTime, timeZone), timeZone, locale),
    people: partyOf(party),
    position: position ?? 0,
  });
};

type Notice = { party: Party; activity: About; position?: number };

export const createNotices = (messages: Messages) => {
  const text = async (tx: Tx, key: TemplateKey, notice: Notice) => {
    const { phone } = await findReach(tx, notice.party);
    const { userId } = notice.party;
    await messages.send(tx, {
      channel: 'sms',
      to: phone,
      userId,
      ...(await textFor(tx, key, notice)),
    });
  };
  return {
    /** Promised by spec §9, so it is sent with or without consent. */
    confirm: (tx: Tx, notice: Notice) =>
      text(
        tx,
        notice.position === undefined
          ? 'messages.activityRegistered'
          : 'messages.activityWaitlisted',
        notice,
      ),
    /** A place would stay empty if nobody knew. */
    promoted: (tx: Tx, notice: Notice) => text(tx, 'messages.activityPromoted', notice),
    /** By text to who wanted it, else by email where there is one, else not at all. */
    async remind(tx: Tx, notice: Notice) {
      if (notice.party.smsConsent) return text(tx, 'messages.activityReminder', notice);
      const { email } = await findReach(tx, notice.party);
      if (!email) return;
      const words = await textFor(tx, 'messages.activityReminderEmail', notice);
      const { userId } = notice.party;
      await messages.send(tx, { channel: 'email', to: email, userId, ...words });
    },
  };
};
export type Notices = ReturnType<typeof createNotices>;
