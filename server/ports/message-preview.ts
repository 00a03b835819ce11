/** A change that messages a client: done, or only tried to see what it would say. */
import type { MessagePreview } from '#contract/office.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import type { Db, Tx } from '../db/connect.ts';
import type { Messages } from './messages.ts';

type Said = Parameters<Messages['send']>[1];

/** Undoes what was tried, and carries what it would have sent. */
class Tried<T> extends Error {
  readonly outcome: T;
  constructor(outcome: T) {
    super('only a preview');
    this.outcome = outcome;
  }
}

const shown = ({ channel, to, text }: Said, locale: Locale): MessagePreview => ({
  channel,
  to: channel === 'sms' ? `…${to.slice(-4)}` : to,
  locale,
  text,
});

type Done<T> = { locale: Locale; answer: T };

/**
 * Runs the change in a transaction. With `preview` the very same code runs, its refusals included; then everything is
 * taken back and nothing is sent.
 */
export const withPreview = async <T>(
  { db, messages, preview }: { db: Db; messages: Messages; preview: boolean },
  change: (tx: Tx, messages: Messages) => Promise<Done<T>>,
): Promise<T & { messages: MessagePreview[] }> => {
  const said: Said[] = [];
  const noting: Messages = {
    send: async (tx, message) => {
      said.push(message);
      if (!preview) await messages.send(tx, message);
    },
  };
  const run = (tx: Tx) => change(tx, noting);
  const outcomeOf = ({ locale, answer }: Done<T>) => ({
    ...answer,
    messages: said.map((message) => shown(message, locale)),
  });
  try {
    return await db.transaction(async (tx) => {
      const outcome = outcomeOf(await run(tx));
      if (preview) throw new Tried(outcome);
      return outcome;
    });
  } catch (error) {
    if (error instanceof Tried) return error.outcome;
    throw error;
  }
};
