/** What staff do is first rehearsed: the same code, the same words, and then nothing of it has happened. */
import type { MessagePreview } from '#contract/office.ts';
import { fallbackLocale, type Locale } from '#i18n/pick-locale.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Messages } from '#server/ports/messages.ts';
import { booking } from './services-booking.ts';
import { createNotices, type Notices } from './services-notices.ts';

export type StageDeps = { db: Db; clock: Clock; messages: Messages };
export type Scene = { tx: Tx; notices: Notices; messages: MessagePreview[] };

/** Runs the work in a transaction; `preview` rolls it back and only tells what would have been sent. */
export const perform = async <T>(
  { db, clock, messages }: StageDeps,
  options: { preview?: boolean | undefined; calendar?: 'read' | 'change' },
  work: (scene: Scene) => Promise<T>,
): Promise<{ value: T; messages: MessagePreview[] }> => {
  const { preview = false, calendar = 'read' } = options;
  const sent: MessagePreview[] = [];
  let locale: Locale = fallbackLocale;
  const plain = createNotices({
    send: async (tx, message) => {
      const { channel, to, text } = message;
      sent.push({ channel, to: to.slice(-4), locale, text });
      if (!preview) await messages.send(tx, message);
    },
  });
  const notices: Notices = {
    visit: (tx, to, ...rest) => {
      locale = to.locale;
      return plain.visit(tx, to, ...rest);
    },
    request: (tx, to, ...rest) => {
      locale = to.locale;
      return plain.request(tx, to, ...rest);
    },
  };
  const curtain = new Error('only a rehearsal');
  let done: { value: T } | undefined;
  try {
    await booking(
      db,
      clock.now(),
      async (tx) => {
        done = { value: await work({ tx, notices, messages: sent }) };
        if (preview) throw curtain;
      },
      calendar,
    );
  } catch (error) {
    if (error !== curtain) throw error;
  }
  if (!done) throw new Error('nothing was performed');
  return { value: done.value, messages: sent };
};
