/** How the office changes visits and the calendar: while it holds places, and first as a rehearsal. */
import type { MessagePreview } from '#contract/office.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import type { Clock } from '#server/ports/clock.ts';
import { rehearse } from '#server/ports/message-preview.ts';
import type { Messages } from '#server/ports/messages.ts';
import { booking, type Waits } from './services-booking.ts';
import { createNotices, type Notices } from './services-notices.ts';

export type StageDeps = { db: Db; clock: Clock; messages: Messages };
export type Scene = { tx: Tx; notices: Notices; messages: readonly MessagePreview[] };

export const perform = <T>(
  { db, clock, messages }: StageDeps,
  { preview, ...waits }: Waits & { preview?: boolean | undefined },
  work: (scene: Scene) => Promise<T>,
): Promise<{ answer: T; messages: MessagePreview[] }> =>
  rehearse(
    { messages, preview, inTransaction: (within) => booking(db, clock.now(), waits, within) },
    (tx, sending, said) => work({ tx, notices: createNotices(sending), messages: said }),
  );
