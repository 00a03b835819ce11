/** How the office changes visits and the calendar: while it holds places, and first as a rehearsal. */
import type { MessagePreview } from '#contract/staff/office.ts';
import { booking, type Waits } from '#server/features/services/booking/booking.service.ts';
import { createNotices, type Notices } from '#server/features/services/requests/notices.service.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import type { Clock } from '#server/platform/time/clock.ts';
import { rehearse } from '#server/shared/messaging/message-preview.ts';
import type { Messages } from '#server/shared/messaging/message-queue.ts';

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
