/**
 * Reminds of renewals and deadlines, and derives renewals from decisions that were made before there were any. A
 * reminder is taken and sent in one transaction, so that no process sends it twice; a missed day is made up for once.
 */
import type { Tx } from '#server/platform/database/connect.ts';
import { say, sayMessage } from '#server/platform/http/translate.ts';
import type { Jobs } from '#server/platform/queue/jobs.ts';
import { daysBetween } from '#server/platform/time/agency-time.ts';
import { localTime, sayDay } from '#server/platform/time/clock.ts';
import type { Needs } from '#server/shared/deps.ts';
import { nextReminder, reminderOf } from '#server/shared/people/important-dates.rules.ts';
import { insertNextCard, listCardsWithoutDate } from '#server/shared/people/important-dates.ts';
import { getSetting } from '#server/shared/settings/settings.ts';
import { takeToRemind, updateRemindOn } from './renewal.store.ts';

type Deps = Needs<'db' | 'clock' | 'sealer' | 'messages'>;
type Due = Awaited<ReturnType<typeof takeToRemind>>[number];

const batchSize = 50;

const templates = {
  whiteCard: 'messages.renewalDue',
  snap: 'messages.renewalDue',
  letter: 'messages.deadlineDue',
  other: 'messages.deadlineDue',
  paper: 'messages.renewalPaper',
} as const;

const remind = async (
  tx: Tx,
  { sealer, messages }: Deps,
  { date, reader }: Due,
  { today, phone }: { today: string; phone: string },
): Promise<boolean> => {
  await updateRemindOn(tx, date.id, nextReminder(date.day, today, date.kind));
  const about = reader.isOpen ? reminderOf(date, today) : null;
  if (!about) return false;
  const { locale, userId: owner } = reader;
  const title = date.paper
    ? say(locale, `messages.documents.${date.paper}`)
    : date.titleSealed && sealer.open(date.titleSealed, date.id);
  const template = about === 'underWay' ? 'messages.renewalUnderWay' : templates[date.kind];
  const words = sayMessage(locale, template, {
    what: title ?? say(locale, `messages.renewalOf.${date.kind}`),
    date: sayDay(date.day, locale),
    days: daysBetween(today, date.day),
    phone,
  });
  await messages.send(tx, { channel: 'sms', to: reader.phone, owner, ...words });
  return true;
};

/** Returns how many were reminded. In batches, so a failure doesn't undo earlier ones and is retried. */
export const remindOfDates = async (deps: Deps): Promise<number> => {
  const { db, clock } = deps;
  for (let total = 0; ; ) {
    const { taken, sent } = await db.transaction(async (tx) => {
      const { timeZone, phone } = await getSetting(tx, 'agency');
      const { reminderTime } = await getSetting(tx, 'promises');
      const [today = '', time = ''] = localTime(clock.now(), timeZone).split(' ');
      if (time < reminderTime) return { taken: 0, sent: 0 };
      const due = await takeToRemind(tx, today, batchSize);
      let sent = 0;
      for (const one of due) if (await remind(tx, deps, one, { today, phone })) sent += 1;
      return { taken: due.length, sent };
    });
    total += sent;
    if (taken < batchSize) return total;
  }
};

/** Returns how many were derived. */
export const deriveCardDates = async ({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<number> => {
  for (let total = 0; ; ) {
    const now = clock.now();
    const { timeZone } = await getSetting(db, 'agency');
    const today = localTime(now, timeZone).slice(0, 10);
    const cards = await listCardsWithoutDate(db, batchSize);
    for (const { userId, decidedAt } of cards) {
      const after = localTime(decidedAt, timeZone).slice(0, 10);
      if (await db.transaction((tx) => insertNextCard(tx, { userId, after, today, now })))
        total += 1;
    }
    if (cards.length < batchSize) return total;
  }
};

export const startRenewalJobs = async (jobs: Jobs, deps: Deps): Promise<void> => {
  await jobs.every('renewal-derive', '17 * * * *', async () => {
    await deriveCardDates(deps);
  });
  await jobs.every('renewal-reminders', '*/10 * * * *', async () => {
    await remindOfDates(deps);
  });
};
