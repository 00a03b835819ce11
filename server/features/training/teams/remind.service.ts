/** One text to a caregiver with everything that is open. */
import type { Locale } from '#i18n/pick-locale.ts';
import type { Person } from '#server/features/training/plans/plan.store.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { say, sayMessage } from '#server/platform/http/translate.ts';
import { sayDay } from '#server/platform/time/clock.ts';
import { readText } from '#server/shared/localized-text/localized-text.ts';
import type { Messages } from '#server/shared/messaging/message-queue.ts';
import type { Standing } from './compliance.service.ts';

/** Things may have commas in them. */
export const joined = (things: readonly string[], locale: Locale): string =>
  things.join(locale === 'en' ? '; ' : '；');

/** A text names so many things; the rest is on the person's page. */
const namedMax = 3;

/** What is open, the most urgent first: trainings that are late or due soon, papers, hours behind. */
export const openItems = (
  { plans, papersMissing, ending, hoursByNow, hoursDone }: Standing,
  soonUntil: string,
  locale: Locale,
): string[] => {
  const trainings = plans
    .filter(({ standing }) => standing.dueOn <= soonUntil)
    .map(({ plan, standing }) =>
      say(locale, 'messages.toDo.training', {
        title: readText(plan.title, locale),
        date: sayDay(standing.dueOn, locale),
      }),
    );
  const missing = papersMissing.map((kind) =>
    say(locale, 'messages.toDo.paperMissing', { paper: say(locale, `messages.documents.${kind}`) }),
  );
  const papers = ending
    .filter(({ on }) => on <= soonUntil)
    .map(({ paper, on }) =>
      say(locale, 'messages.toDo.paper', {
        paper: say(locale, `messages.documents.${paper}`),
        date: sayDay(on, locale),
      }),
    );
  const behind = (hoursByNow ?? 0) - hoursDone;
  const hours = behind > 0 ? [say(locale, 'messages.toDo.hours', { hours: behind })] : [];
  return [...missing, ...trainings, ...papers, ...hours];
};

export const sendToDo = async (
  tx: Tx,
  messages: Messages,
  { phone: to, locale, userId: owner }: Person,
  items: readonly string[],
  phone: string,
): Promise<void> => {
  const rest = items.length - namedMax;
  const named = [
    ...items.slice(0, namedMax),
    ...(rest > 0 ? [say(locale, 'messages.toDo.more', { n: rest })] : []),
  ];
  const words = sayMessage(locale, 'messages.trainingToDo', {
    items: joined(named, locale),
    phone,
  });
  await messages.send(tx, { channel: 'sms', to, owner, ...words });
};
